import { calculators } from '@/components/calculators/calculators.island';
import { HousingInBitcoin } from '@/components/calculators/time-machine/housing-in-bitcoin';
import { Methodology } from '@/components/calculators/time-machine/methodology';
import { packTables } from '@/components/calculators/time-machine/tables';
import { Disclosure } from '@/components/ui/folds/disclosure';
import { Fold } from '@/components/ui/folds/fold';
import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { getContent } from '@/lib/content/content';
import { isEstimated } from '@/lib/content/figures/figures';
import { getCpiTable, getItemPrices, getPublishedPrices } from '@/lib/content/figures/series';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit/exhibit';
import './calculator-exhibit.css';

export function CalculatorExhibit({ locale }: { locale: Locale }) {
  const { calculators: words, home } = getContent(locale);
  const { machine, notes } = home.exhibits.calculator;
  const [first, ...others] = notes.limits.points;
  // The prices of the base year are the owner's values, not estimates.
  const isEstimate = (year: number, key: string) => year !== BASE_YEAR && isEstimated('item-prices', year, key);
  return (
    <Exhibit
      id="calculator"
      locale={locale}
      className="calculator-exhibit border-transparent border-y print:border-line print:bg-sunk"
      lede="below"
      title="act"
      isOnWall
      foot={
        <>
          <aside>
            <div className="caveat">
              <h3 className="inline font-body font-semibold text-base tracking-normal after:content-[':']">
                {notes.limits.title}
              </h3>{' '}
              <p className="inline">{first}</p>
            </div>
            <Fold summary={notes.limits.more}>
              {others.map((point) => (
                <p key={point} className="mt-2 text-base">
                  {point}
                </p>
              ))}
              <p className="mt-2 text-base">
                <a className="link" rel="noopener" href={notes.limits.sourceUrl}>
                  {notes.limits.source}
                </a>
              </p>
            </Fold>
          </aside>
          <Disclosure title={notes.methodology.title}>
            <Methodology locale={locale} />
          </Disclosure>
          <Disclosure title={notes.housing.title}>
            <HousingInBitcoin locale={locale} />
          </Disclosure>
        </>
      }
    >
      <calculators.TimeMachine
        tables={packTables(getCpiTable(), getItemPrices(), getPublishedPrices(), isEstimate)}
        words={machine}
        common={words.common}
        goodsClass="exhibit-late calculator-exhibit-goods"
        locale={locale}
      />
    </Exhibit>
  );
}
