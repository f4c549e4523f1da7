import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { type OwnerLinkId, site } from '@/content/site';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

/** @throws if the address is not a path, a fragment or https */
export function ProseLink({ href = '', locale, children }: { href?: string; locale: Locale; children?: ReactNode }) {
  if (href.startsWith('/')) {
    return <SiteLink href={localePath(locale, href as `/${string}`)}>{children}</SiteLink>;
  }
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  if (!href.startsWith('https://')) {
    throw new Error(`A link in a guide must start with "/", "#" or "https://" (found: ${href})`);
  }
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

/** A link from content/site.ts. A referral link has `rel="sponsored"`. */
export function OwnerLink({ to, children }: { to: OwnerLinkId; children: ReactNode }) {
  const href = site.links[to];
  if (!href) throw new Error(`<OwnerLink to="${to}">: content/site.ts has no such link`);
  return (
    <a href={href} rel={to === 'strikeInvite' && site.hasReferral ? 'sponsored noopener' : 'noopener'}>
      {children}
    </a>
  );
}
