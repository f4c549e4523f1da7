import { SiteLink } from '@/components/layout/site-link';
import { NoBreak } from '@/components/ui/no-break';
import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { getFigure } from '@/lib/content/figures/figures';
import { dataPath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { type DataDrawing, getDrawing, isLog, multipleOf, unitWithAxis } from '@/lib/data/drawing';
import { formatKey } from '@/lib/data/format-values';
import { formatInWords } from '@/lib/format/compact';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import { SeriesDrawing } from './series-drawing';

/** `hasNote` is for the first list of a page: the note on the small drawings holds for all of them. */
export function SeriesList({ ids, hasNote, locale }: { ids: readonly FigureId[]; hasNote: boolean; locale: Locale }) {
  const { index } = getContent(locale).data;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-4 border-ink border-b pb-2 md:mt-8">
        {ids.length > 1 && <p className="eyebrow text-muted">{index.series}</p>}
        {hasNote && <p className="text-muted text-sm">{index.context}</p>}
      </div>
      <ul>
        {ids.map((id, position) => (
          <SeriesRow key={id} id={id} namesYear={position === 0} locale={locale} />
        ))}
      </ul>
    </>
  );
}

/** @param namesYear whether the red line has its year beside it: in the first row of a list */
function SeriesRow({ id, namesYear, locale }: { id: FigureId; namesYear: boolean; locale: Locale }) {
  const { question, title, span } = describe(id, locale);
  const drawing = getDrawing(id, locale);
  const { value, name, hasUnit } = lastValue(id, drawing, locale);
  return (
    <li className="group relative items-start gap-x-4 gap-y-2.5 border-line border-b py-4 max-md:flex max-md:flex-wrap md:grid md:grid-cols-[minmax(0,1fr)_9rem_15rem] md:items-center md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_14rem_20rem]">
      <div className="max-md:basis-full">
        <h3 className="text-lg leading-tight sm:text-xl">
          <SiteLink href={dataPath(id, locale)} className="after:absolute after:inset-0 group-hover:text-bitcoin">
            {question}
          </SiteLink>
        </h3>
        <p className="mt-1 text-base text-muted max-sm:hidden">
          <NoBreak text={title} />
        </p>
      </div>
      <div aria-hidden="true" className="max-md:order-1 max-md:w-[min(7rem,40%)]">
        <SeriesDrawing drawing={drawing} namesYear={namesYear} />
        {drawing.kind === 'line' && (
          <p className="mt-1 flex flex-wrap justify-between text-muted text-sm tabular-nums">
            <span>{span.first?.slice(0, 4)}</span>
            <span>{span.last?.slice(0, 4)}</span>
          </p>
        )}
      </div>
      <div className="max-w-full text-muted text-sm max-md:flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 md:flex-col">
          <strong className="text-balance font-display font-semibold text-ink text-xl tabular-nums">{value}</strong>{' '}
          {/* The name of a bar has its year. */}
          {drawing.kind === 'bars' ? name : span.last && formatKey(span.last, locale)}
        </p>
        {drawing.kind === 'line' && <p className="text-base text-ink">{name}</p>}
        {hasUnit && <p>{unitWithAxis(id, drawing, locale)}</p>}
      </div>
    </li>
  );
}

/** Dollars from which cents say nothing. */
const WITHOUT_CENTS = 1000;

/** The last value of the line or bar that the figure is known for. */
function lastValue(id: FigureId, drawing: DataDrawing, locale: Locale) {
  const { headline = 0 } = drawing;
  if (drawing.kind === 'bars') {
    const { label, valueText } = drawing.bars[headline] ?? {};
    return { value: valueText, name: label, hasUnit: true };
  }
  const { label, last, values = [] } = drawing.lines[headline] ?? {};
  const name = label?.replace('\n', ' ');
  const billions = getFigure(id).unit === 'usd-billions' && values.findLast((value) => value !== null);
  // The words of an amount in billions name its unit.
  if (billions) return { value: formatInWords(billions * 1e9, locale, 2, true), name, hasUnit: isLog(drawing) };
  const dollars = getFigure(id).unit === 'usd' && values.findLast((value) => value !== null);
  const rounded = dollars && dollars >= WITHOUT_CENTS ? formatDollars(Math.round(dollars), locale) : last;
  return { value: multipleOf(id, drawing, headline, locale) ?? rounded, name, hasUnit: true };
}
