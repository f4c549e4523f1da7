import { ShareBar } from '@/components/ui/share-bar';
import type { ClaimId } from '@/content/claims/index';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import './multiples.css';

/** The multiples of the first chart, in the colors of its lines; the bars are drawn to the scale of the first, which is the largest. */
export const LARGEST: ClaimId = 'm2-multiple-between-the-months';
export const multiples: readonly { claim: ClaimId; tone: string }[] = [
  { claim: LARGEST, tone: 'text-loss' },
  { claim: 'output-multiple-1959-to-2024', tone: 'text-gain' },
  { claim: 'prices-multiple-since-1959', tone: 'text-ink' },
];
/** Each multiple as a number, and beside it its bar above its words. */
export function Multiples({ locale }: { locale: Locale }) {
  const { m2 } = getContent(locale).home.exhibits.charts.claims;
  return multiples.map(({ claim, tone }, i) => {
    const [label, rise, afterRise] = m2.labels[i] ?? [];
    return (
      <p key={claim} className="multiples">
        <b className={`font-display ${tone}`}>{`${m2.sign}${formatClaim(getClaim(claim), locale)}`}</b>{' '}
        <ShareBar part={getClaim(claim).value / getClaim(LARGEST).value} className={tone} />{' '}
        {rise === undefined ? (
          label
        ) : (
          <span>
            {label}
            <span className="font-display text-loss multiples-rise">{rise}</span>
            {afterRise}
          </span>
        )}
      </p>
    );
  });
}
