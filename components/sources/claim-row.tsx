import clsx from 'clsx';
import { type Claim, formatClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import { dataPath } from '@/lib/content/links';
import { titleLanguage } from '@/lib/content/sources';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Entry } from './entry';
import { Folded } from './folded';
import { type SmallDrawing, SmallLine } from './small-line';
import './claim-row.css';

/** Length above which a value has smaller letters on a phone. */
const LONG_VALUE = 7;

/** A row of the list, or, with a `drawing`, a card on wider screens. */
export function ClaimRow({ claim, drawing, locale }: { claim: Claim; drawing?: SmallDrawing; locale: Locale }) {
  const { sources, claimWords } = getContent(locale);
  const labels = sources.claims;
  const words = claimWords[claim.id];
  const { source } = claim;
  const value = formatClaim(claim, locale);
  return (
    <article
      id={claim.id}
      className={clsx('claim-row', drawing && 'claim-row-card', value.length > LONG_VALUE && 'claim-row-long')}
    >
      <p className={drawing?.tone}>{value}</p>
      {drawing && <SmallLine {...drawing} />}
      {drawing && drawing.span.length > 0 && (
        <small aria-hidden="true" className="text-muted">
          <span>{drawing.span[0]}</span>
          {drawing.isLog && <i>{labels.logAxis}</i>}
          <span>{drawing.span[1]}</span>
        </small>
      )}
      <Folded summary={<h4>{words.title}</h4>}>
        <dl className="gap-x-10 text-base leading-normal lg:columns-2">
          <Entry term={source ? labels.howRead : labels.how}>{words.how}</Entry>
          {claim.official && (
            <Entry term={labels.official}>
              {`${formatClaim(claim, locale, claim.official.value)} (${claim.official.name})`}
            </Entry>
          )}
          <Entry term={labels.caveat}>{words.caveat}</Entry>
          {source ? (
            <Entry term={labels.source}>
              <a href={source.url} rel="noopener" lang={titleLanguage(source, locale)} className="link">
                {source.title}
              </a>{' '}
              ({fill(labels.readFor, { date: formatDate(source.date, locale) })})
            </Entry>
          ) : (
            <DataEntry claim={claim} locale={locale} />
          )}
        </dl>
      </Folded>
    </article>
  );
}

export function DataEntry({ claim, locale }: { claim: Claim; locale: Locale }) {
  const { sources, figureWords } = getContent(locale);
  const labels = sources.claims;
  return (
    <Entry term={labels.data}>
      {claim.figures.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={dataPath(id, locale)} className="link">
            {figureWords[id].title}
          </a>{' '}
          ({formatFigureAge(id, locale)})
        </span>
      ))}
    </Entry>
  );
}
