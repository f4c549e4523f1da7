import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <aside className="callout-notice" aria-label={title}>
      <p>
        <strong>{title}.</strong> {text}
      </p>
    </aside>
  );
}

/** Required beside every decision about money. */
export function NotAdvice({ locale }: { locale: Locale }) {
  return <Notice {...getContent(locale).guides.notAdvice} />;
}

/** Required beside every link to Strike: says what the owner earns from it. */
export function ReferralDisclosure({ locale }: { locale: Locale }) {
  const words = getContent(locale).guides.referral;
  return <Notice title={words.title} text={site.hasReferral ? words.with : words.without} />;
}

/** Where the invitation is not offered. Empty on a site without a referral code, which has no invitation. */
export function InviteLimits({ locale }: { locale: Locale }) {
  return site.hasReferral ? getContent(locale).guides.referral.limits : null;
}
