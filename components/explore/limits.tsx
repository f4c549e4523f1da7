import { ReadableDetails } from '@/components/ui/folds/readable-details';
import type { SharedWords } from '@/lib/explore/controls';
import type { FigureFacts } from '@/lib/explore/facts';

/** The source and the limits of each figure of a drawing. Always visible: the limits belong to the statement. */
export function Limits({ figures, words }: { figures: readonly FigureFacts[]; words: SharedWords }) {
  if (figures.length === 0) return null;
  return (
    <div className="text-base">
      <h2 className="text-2xl">{words.limitsTitle}</h2>
      <ul className="mt-3 space-y-4">
        {figures.map(({ title, href, limits, limitSources, caveats }) => (
          <li key={href} className="max-w-3xl">
            <p>
              <strong className="font-semibold">{title}.</strong> {limits.join(' ')}
            </p>
            <ul className="mt-1 text-muted">
              {limitSources.map((source) => (
                <li key={source.url}>
                  <a href={source.url} rel="noopener" lang={source.lang} className="link inline-block py-1">
                    {source.title}
                  </a>
                </li>
              ))}
              <li>
                <a href={href} className="link inline-block py-1">
                  {words.limits.page}
                  <span className="sr-only">: {title}</span>
                </a>
              </li>
            </ul>
            {caveats.length > 0 && (
              <ReadableDetails
                summary={
                  <span>
                    {words.limits.more}
                    <span className="sr-only">: {title}</span>
                  </span>
                }
                summaryClass="font-semibold"
              >
                <ul className="list-disc space-y-1 pl-5">
                  {caveats.map((caveat) => (
                    <li key={caveat}>{caveat}</li>
                  ))}
                </ul>
              </ReadableDetails>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Publishers with links, below a drawing. */
export function Sources({ figures, words }: { figures: readonly FigureFacts[]; words: SharedWords }) {
  return (
    <div className="space-y-1 text-base text-muted">
      {figures.map(({ href, publisher, source, age }) => (
        <p key={href}>
          {words.limits.source}{' '}
          {source ? (
            <a href={source.url} rel="noopener" lang={source.lang} className="link">
              {publisher}, {source.name}
            </a>
          ) : (
            publisher
          )}
          . {age}.
        </p>
      ))}
    </div>
  );
}
