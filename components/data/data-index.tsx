import { SiteLink } from '@/components/layout/site-link';
import { NoBreak } from '@/components/ui/no-break';
import { DATA_SUBJECTS, type DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { getFigure } from '@/lib/content/figures';
import { dataPath, localePath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { getDrawing, isLog, multipleOf, unitWithAxis } from '@/lib/data/drawing';
import { formatKey } from '@/lib/data/format-values';
import { idsOf, isFigureId } from '@/lib/data/ids';
import { formatInWords } from '@/lib/format/compact';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Sparkline } from './sparkline';

export function DataIndex({ locale }: { locale: Locale }) {
  const { data } = getContent(locale);
  return (
    <div className="page pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="grid gap-x-16 gap-y-3 lg:grid-cols-[auto_minmax(0,1fr)]">
        <h1 className="page-title">{data.index.title}</h1>
        <div className="max-w-3xl lg:pt-3">
          <p className="text-lg text-muted leading-snug md:text-xl">{data.index.lede}</p>
          <p className="mt-3 text-base">
            <SiteLink href={localePath(locale, '/sources')} className="link">
              {data.index.sources}
            </SiteLink>
          </p>
          <p className="mt-2 text-base">
            <SiteLink href={localePath(locale, '/explore')} className="link">
              {data.index.explore}
            </SiteLink>
          </p>
        </div>
      </header>
      <nav aria-label={data.index.contents} className="mt-6 md:mt-8">
        <ul className="flex gap-x-6 max-md:-mx-5 max-md:px-5 overflow-x-auto overscroll-x-contain js:max-md:[scrollbar-width:none] border-line border-y py-2 md:gap-x-8">
          {DATA_SUBJECTS.map((subject) => (
            <li key={subject}>
              <a href={`#${subject}`} className="inline-flex min-h-11 items-center font-semibold hover:text-bitcoin">
                {data.subjects[subject].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {DATA_SUBJECTS.map((subject) => (
        <section key={subject} aria-labelledby={subject} className="pt-8 md:pt-14">
          <h2 id={subject} className="text-3xl md:text-4xl">
            {data.subjects[subject].title}
          </h2>
          <p className="mt-2 mb-5 max-w-2xl text-muted">{data.subjects[subject].text}</p>
          <ul className={`grid gap-x-6 max-sm:gap-y-4 sm:grid-cols-2 ${columnsOf(idsOf(subject).length)}`}>
            {idsOf(subject).map((id) => (
              <DataCard key={id} id={id} locale={locale} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** No card is alone in the last row: the last of an odd number has the width of two beside each other. */
const columnsOf = (cards: number) => (cards === 4 ? 'xl:grid-cols-4' : cards === 2 ? '' : 'lg:grid-cols-3');

function DataCard({ id, locale }: { id: DataId; locale: Locale }) {
  const { data } = getContent(locale);
  const { question, title, span } = describe(id, locale);
  const drawing = getDrawing(id, locale);
  const { headline = 0 } = drawing;
  const first = drawing.kind === 'line' ? drawing.lines[headline] : drawing.bars[headline];
  const multiple = drawing.kind === 'line' ? multipleOf(id, drawing, headline, locale) : undefined;
  const inBillions = isFigureId(id) && getFigure(id).unit === 'usd-billions';
  const billions = inBillions && first && 'values' in first ? first.values.findLast((value) => value !== null) : null;
  const value = billions
    ? formatInWords(billions * 1e9, locale, 2, true)
    : (multiple ?? (first && ('valueText' in first ? first.valueText : first.last)));
  const name = first?.label.replace('\n', ' ');
  return (
    <li className="plate relative grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-4 p-4 hover:border-ink sm:row-span-4 sm:mb-4 sm:grid-cols-1 sm:grid-rows-subgrid sm:p-5 sm:max-lg:last:odd:col-span-2">
      <p className="eyebrow text-muted max-sm:hidden">{isFigureId(id) ? data.index.series : data.index.chart}</p>
      <div>
        <h3 className="text-lg leading-tight sm:mt-2 sm:text-xl">
          <SiteLink href={dataPath(id, locale)} className="after:absolute after:inset-0 hover:text-bitcoin">
            {question}
          </SiteLink>
        </h3>
        <p className="mt-1 text-muted text-sm sm:mb-4 sm:text-base">
          <NoBreak text={title} />
        </p>
      </div>
      <div className="max-sm:col-start-2 max-sm:row-start-1">
        <Sparkline drawing={drawing} />
      </div>
      <div className="mt-2 max-sm:col-span-2 sm:mt-3">
        <p className="text-base leading-snug">
          <strong className="tabular-nums">{value}</strong>{' '}
          {drawing.kind === 'line'
            ? fill(data.index.lastPoint, { name: name ?? '', date: formatKey(span.last ?? '', locale) })
            : name}
        </p>
        {(!billions || isLog(drawing)) && <p className="text-muted text-sm">{unitWithAxis(id, drawing, locale)}</p>}
      </div>
    </li>
  );
}
