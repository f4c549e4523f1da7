import type { ComponentProps } from 'react';

/** A link to another page of the site. */
export function SiteLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} />;
}
