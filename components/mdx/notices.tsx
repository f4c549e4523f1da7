import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <aside className="notice" aria-label={title}>
      <p>
        <strong>{title}.</strong> {text}
      </p>
    </aside>
  );
}

/** Stands where a decision about money is near. */
export function NotAdvice({ locale }: { locale: Locale }) {
  return <Notice {...getContent(locale).guides.notAdvice} />;
}

/** Stands where a link to Strike stands, and says what the owner gets from it. */
export function ReferralDisclosure({ locale }: { locale: Locale }) {
  const words = getContent(locale).guides.referral;
  return <Notice title={words.title} text={site.hasReferral ? words.with : words.without} />;
}
