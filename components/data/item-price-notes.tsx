import { BASE_YEAR, ITEM_KEYS } from '@/lib/calculators/time-machine';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** What the price of each thing is the price of, from which year on. */
export function ItemPriceNotes({ locale }: { locale: Locale }) {
  const { data, home, itemWords } = getContent(locale);
  const { intro, point } = data.page.itemPrices;
  return (
    <>
      <p className="max-w-2xl">{intro}</p>
      <dl className="mt-4 grid max-w-4xl gap-x-10 gap-y-5 text-base md:grid-cols-2">
        {ITEM_KEYS.map((key) => (
          <div key={key}>
            <dt className="font-semibold first-letter:uppercase">{itemWords[key].one}</dt>
            {itemWords[key].descriptions
              .filter(({ from }) => from < BASE_YEAR)
              .map(({ from, text, isEstimate }) => (
                <dd key={from} className="mt-1 text-muted">
                  {fill(point, { year: from, text })}
                  {isEstimate && ` (${home.exhibits.calculator.machine.lists.estimate})`}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </>
  );
}
