import { SiteLink } from '@/components/layout/site-link';
import { NoBreak } from '@/components/ui/no-break';
import { DATA_SUBJECTS, type DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { dataPath, localePath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { getDrawing, multipleOf } from '@/lib/data/drawing';
import { formatKey } from '@/lib/data/format-values';
import { idsOf, isFigureId } from '@/lib/data/ids';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Sparkline } from './sparkline';

export function DataIndex({ locale }: { locale: Locale }) {
  const { data } = getContent(locale);
  return (
    <div className="page pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="max-w-3xl">
        <h1 className="page-title">{data.index.title}</h1>
        <p className="mt-5 text-muted text-xl leading-snug md:mt-6 md:text-2xl">{data.index.lede}</p>
        <p className="mt-4 text-base">
          <SiteLink href={localePath(locale, '/sources')} className="link">
            {data.index.sources}
          </SiteLink>
        </p>
        <p className="mt-2 text-base">
          <SiteLink href={localePath(locale, '/explore')} className="link">
            {data.index.explore}
          </SiteLink>
        </p>
      </header>
      <nav aria-label={data.index.contents} className="mt-8">
        <ul className="flex flex-wrap gap-x-8 border-line border-y py-2">
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
        <section key={subject} aria-labelledby={subject} className="pt-10 md:pt-16">
          <h2 id={subject} className="text-3xl md:text-4xl">
            {data.subjects[subject].title}
          </h2>
          <p className="mt-2 mb-5 max-w-2xl text-muted">{data.subjects[subject].text}</p>
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {idsOf(subject).map((id) => (
              <DataCard key={id} id={id} locale={locale} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DataCard({ id, locale }: { id: DataId; locale: Locale }) {
  const { data } = getContent(locale);
  const { question, title, span } = describe(id, locale);
  const drawing = getDrawing(id, locale);
  const [first] = drawing.kind === 'line' ? drawing.lines : drawing.bars;
  const multiple = drawing.kind === 'line' ? multipleOf(id, drawing, 0, locale) : undefined;
  const value = multiple ?? (first && ('valueText' in first ? first.valueText : first.last));
  const name = first?.label.replace('\n', ' ');
  return (
    <li className="plate relative grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-4 p-4 hover:border-ink sm:flex sm:flex-col sm:p-5">
      <p className="eyebrow text-muted max-sm:hidden">{isFigureId(id) ? data.index.series : data.index.chart}</p>
      <h3 className="text-lg leading-tight sm:mt-2 sm:text-xl">
        <SiteLink href={dataPath(id, locale)} className="after:absolute after:inset-0 hover:text-bitcoin">
          {question}
        </SiteLink>
      </h3>
      <p className="mt-1 text-muted text-sm sm:mb-4 sm:text-base">
        <NoBreak text={title} />
      </p>
      <div className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 sm:mt-auto">
        <Sparkline drawing={drawing} />
      </div>
      <p className="mt-2 text-base leading-snug max-sm:col-span-2 sm:mt-3">
        <strong className="tabular-nums">{value}</strong>{' '}
        {drawing.kind === 'line'
          ? fill(data.index.lastPoint, { name: name ?? '', date: formatKey(span.last ?? '', locale) })
          : name}
        <span className="block text-muted text-sm">{drawing.unit}</span>
      </p>
    </li>
  );
}
