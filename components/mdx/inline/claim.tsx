import './claim.css';
import { SiteLink } from '@/components/layout/site-link';
import type { ClaimId } from '@/content/claims/index';
import { formatClaimInSentence, getClaim } from '@/lib/content/claims/claims';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

export function Claim({ id, locale }: { id: string; locale: Locale }) {
  const claim = getClaim(id as ClaimId);
  return (
    <SiteLink href={`${localePath(locale, '/sources')}#${claim.id}`} className="claim-link narrow:whitespace-normal">
      {formatClaimInSentence(claim, locale)}
    </SiteLink>
  );
}
