import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';

export function Part({
  title,
  paragraphs,
  opening,
  children,
}: {
  title: string;
  paragraphs: string[];
  opening?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="grid gap-x-12 gap-y-4 py-10 md:grid-cols-[1fr_2fr]">
      <h2 className="text-3xl md:text-4xl">{title}</h2>
      <div className="@container space-y-5 [&>p]:max-w-2xl">
        {opening}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  );
}

export function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <SiteLink href={href} className="link font-medium">
        {children}
      </SiteLink>
    </p>
  );
}
