import { SiteLink } from '@/components/layout/site-link';
import { Entry } from '@/components/sources/entry';
import type { DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import type { Figure } from '@/lib/content/figures/figures';
import { dataPath, localePath } from '@/lib/content/links';
import { titleLanguage } from '@/lib/content/sources';
import { describe } from '@/lib/data/describe';
import { isFigureId } from '@/lib/data/ids';
import type { Locale } from '@/lib/format/locale';

export function Facts({ id, locale }: { id: DataId; locale: Locale }) {
  const { data } = getContent(locale);
  const words = data.page.about;
  const { unit, figures, caveats, estimateNote, terms } = describe(id, locale);
  return (
    <dl className="facts text-base leading-normal">
      <Entry term={words.unit}>{unit}</Entry>
      {isFigureId(id) ? (
        figures.map((figure) => <SourceFacts key={figure.id} figure={figure} locale={locale} />)
      ) : (
        <DrawnFigures figures={figures} locale={locale} />
      )}
      {terms && (
        <Entry term={words.termsOfUse}>
          {terms.text}{' '}
          {terms.url && (
            <a href={terms.url} rel="noopener" className="link">
              {words.termsLink}
            </a>
          )}
        </Entry>
      )}
      {estimateNote && <Entry term={words.estimate}>{estimateNote}</Entry>}
      {caveats.length > 0 && (
        <Entry term={words.caveats}>
          {caveats.length === 1 ? (
            caveats[0]
          ) : (
            <ul className="list-disc space-y-1.5 pl-4.5">
              {caveats.map((caveat) => (
                <li key={caveat}>{caveat}</li>
              ))}
            </ul>
          )}
        </Entry>
      )}
    </dl>
  );
}

function SourceFacts({ figure, locale }: { figure: Figure; locale: Locale }) {
  const { data } = getContent(locale);
  const words = data.page.about;
  const { id, source, rhythm } = figure;
  return (
    <>
      <Entry term={words.source}>
        <SourceLink figure={figure} locale={locale} />
      </Entry>
      {source.seriesId && <Entry term={words.series}>{source.seriesId}</Entry>}
      <Entry term={words.current}>
        {formatFigureAge(id, locale)}. {data.rhythms[rhythm]}
      </Entry>
    </>
  );
}

function SourceLink({ figure: { source }, locale }: { figure: Figure; locale: Locale }) {
  if (!source.url) {
    return (
      <SiteLink href={localePath(locale, '/sources')} className="link">
        {getContent(locale).data.page.about.ownSource}
      </SiteLink>
    );
  }
  return (
    <a href={source.url} rel="noopener" lang={titleLanguage({}, locale)} className="link">
      {source.publisher}: {source.name}
    </a>
  );
}

function DrawnFigures({ figures, locale }: { figures: Figure[]; locale: Locale }) {
  const { data, figureWords } = getContent(locale);
  const words = data.page.about;
  return (
    <div>
      <dt className="font-semibold text-muted">{words.figures}:</dt>
      {figures.map((figure) => (
        <dd key={figure.id} className="pb-2">
          <SiteLink href={dataPath(figure.id, locale)} className="link font-semibold">
            {figureWords[figure.id].title}
          </SiteLink>
          . {formatFigureAge(figure.id, locale)}. {data.rhythms[figure.rhythm]}
        </dd>
      ))}
    </div>
  );
}
