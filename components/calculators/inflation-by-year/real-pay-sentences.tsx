import { type InflationYear, realPay } from '@/lib/calculators/inflation-by-year';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';

type Words = Content['calculators']['InflationByYear']['realPay'];

export function RealPay({ row, words, locale }: { row: InflationYear; words: Words; locale: Locale }) {
  const { official } = row;
  const percent = (value: number) => formatPercent(value, locale, 1);
  const real = realPay(row);
  const readings = [
    { id: 'food', text: words.food, rise: official.groceries, change: real.food, results: words.foodResult },
    { id: 'shelter', text: words.shelter, rise: official.shelter, change: real.shelter, results: words.shelterResult },
    { id: 'houses', text: words.houses, rise: official.housePrices, change: real.houses, results: words.housesResult },
  ];
  const note = words.notes[row.year];
  return (
    <div>
      <h4 className="font-body font-semibold text-lg tracking-normal">{fill(words.title, { year: row.year })}</h4>
      <p className="mt-2 text-base">{fill(words.lead, { wages: percent(official.wages) })}</p>
      <div className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-3">
        {readings.map(({ id, text, rise, change, results }) => (
          <p key={id} className="text-base">
            {`${fill(text, { percent: percent(rise) })} ${fill(
              change > 0 ? results.more : change < 0 ? results.less : results.same,
              { change: percent(Math.abs(change)) },
            )}`}
          </p>
        ))}
      </div>
      {note && <p className="mt-2 text-base text-muted">{note}</p>}
    </div>
  );
}
