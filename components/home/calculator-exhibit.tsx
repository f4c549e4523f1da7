import { HousingInBitcoin } from '@/components/calculators/time-machine/housing-in-bitcoin';
import { TimeMachine } from '@/components/calculators/time-machine/island';
import { Methodology } from '@/components/calculators/time-machine/methodology';
import { packTables } from '@/components/calculators/time-machine/tables';
import { Disclosure } from '@/components/ui/disclosure';
import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { getContent } from '@/lib/content/content';
import { isEstimated } from '@/lib/content/figures';
import { getCpiTable, getItemPrices } from '@/lib/content/series';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function CalculatorExhibit({ locale }: { locale: Locale }) {
  const { calculators, home } = getContent(locale);
  const { machine, notes } = home.calculator;
  // The last year's prices are the owner's own, so nothing is an estimate there.
  const isEstimate = (year: number, key: string) => year !== BASE_YEAR && isEstimated('item-prices', year, key);
  return (
    <Exhibit id="calculator" locale={locale} tone="sunk">
      <TimeMachine
        tables={packTables(getCpiTable(), getItemPrices(), isEstimate)}
        words={machine}
        common={calculators.common}
        locale={locale}
      />
      <aside className="mt-12 max-w-3xl border-control border-l-4 pl-5 md:pl-7">
        <h3 className="text-2xl">{notes.limits.title}</h3>
        {notes.limits.points.map((point) => (
          <p key={point} className="mt-3">
            {point}
          </p>
        ))}
        <p className="mt-3 text-base">
          <a className="link" rel="noopener" href={notes.limits.sourceUrl}>
            {notes.limits.source}
          </a>
        </p>
      </aside>
      <div className="mt-12">
        <Disclosure title={notes.methodology.title}>
          <Methodology locale={locale} />
        </Disclosure>
        <Disclosure title={notes.housing.title}>
          <HousingInBitcoin locale={locale} />
        </Disclosure>
      </div>
    </Exhibit>
  );
}
