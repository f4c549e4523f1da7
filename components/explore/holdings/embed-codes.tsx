import { CodeBlock } from '@/components/data/code-block';
import { CopyLink } from '@/components/ui/copy-link';
import { Fold } from '@/components/ui/folds/fold';
import { EMBEDDED_HOLDINGS } from '@/content/explore/explore-views';
import { getContent } from '@/lib/content/content';
import { EMBED_THEMES, frameCode } from '@/lib/data/embed';
import { holdingEmbedHeight, holdingEmbedPath, holdingEmbedTitle } from '@/lib/explore/holdings/embed';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The code that shows every start and end on a page of another site. */
export function EmbedCodes({ locale }: { locale: Locale }) {
  const { data, everyStart } = getContent(locale);
  return (
    <Fold summary={everyStart.embed.title} summaryClass="font-semibold text-lg">
      <div className="grid gap-8 pt-2 lg:grid-cols-2">
        {EMBEDDED_HOLDINGS.map((asset) => {
          const code = frameCode(
            holdingEmbedPath(asset, locale),
            holdingEmbedTitle(asset, locale),
            holdingEmbedHeight(asset, locale),
          );
          return (
            <div key={asset} className="min-w-0 text-base">
              <p className="mb-2">{fill(everyStart.embed.text, { name: everyStart.assets[asset].name })}</p>
              <CodeBlock>{code}</CodeBlock>
              <CopyLink url={code} words={data.embed.copy} />
              <ul className="flex flex-wrap gap-x-6">
                {[undefined, ...EMBED_THEMES].map((theme) => (
                  <li key={theme ?? 'system'}>
                    <a href={holdingEmbedPath(asset, locale, theme)} className="link inline-block py-2">
                      {data.embed.see[theme ?? 'system']}
                      <span className="sr-only">: {everyStart.assets[asset].name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Fold>
  );
}
