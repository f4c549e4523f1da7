import { GridPicture } from '@/components/explore/holdings/grid-picture';
import { Legend } from '@/components/explore/holdings/legend';
import type { EMBEDDED_HOLDINGS } from '@/content/explore/explore-views';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { holdingEmbedTarget, holdingEmbedView } from '@/lib/explore/holdings/embed';
import { cellTexts } from '@/lib/explore/holdings/view';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** Every start and end of one thing, for the frames of other sites. The drawing fills the frame. */
export function HoldingEmbed({ asset, locale }: { asset: (typeof EMBEDDED_HOLDINGS)[number]; locale: Locale }) {
  const { data, everyStart } = getContent(locale);
  const view = holdingEmbedView(asset, locale);
  return (
    <main className="flex min-h-svh flex-col border border-line bg-raised px-3.5 pt-3.5 pb-2 sm:px-5 sm:pt-4.5">
      <h1 className="font-normal text-xl sm:text-2xl">{view.title}</h1>
      <p className="mt-1.5 mb-2 text-sm leading-snug">
        <strong className="font-semibold">{view.axes}</strong> <span className="text-muted">{view.counts}</span>
      </p>
      <GridPicture
        id="picture"
        grid={view.grid}
        step={view.state.by}
        label={view.label}
        texts={cellTexts(view, locale)}
        className="min-h-64"
        isFilling
      />
      <div className="mt-3">
        <Legend measure={view.state.measure} words={everyStart} locale={locale} />
      </div>
      <footer className="mt-2 border-line border-t pt-2 text-muted text-sm leading-snug">
        <p>{`${view.periodNote} ${view.not}`}</p>
        <p className="mt-1">
          {data.embed.source}{' '}
          {view.figures.map(({ publisher, source }, i) => (
            <span key={publisher}>
              {i > 0 && '; '}
              {source ? (
                <a href={source.url} target="_blank" rel="noopener" className="link">
                  {publisher}
                </a>
              ) : (
                publisher
              )}
            </span>
          ))}
          .
        </p>
        <p>
          <a
            href={holdingEmbedTarget(view, locale)}
            target="_blank"
            rel="noopener"
            className="link inline-block py-2 font-semibold text-ink"
          >
            {fill(everyStart.embed.link, { site: site.name })}
          </a>
        </p>
      </footer>
    </main>
  );
}
