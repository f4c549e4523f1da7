import './callout.css';
import { Info, Lightbulb, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { typographic } from '@/lib/content/text/typography.mjs';
import type { Locale } from '@/lib/format/locale';

const icons = { note: Info, tip: Lightbulb, warning: TriangleAlert } as const;

export type CalloutKind = keyof typeof icons;

export function Callout({
  kind,
  title,
  locale,
  children,
}: {
  kind: CalloutKind;
  title: string;
  locale: Locale;
  children: ReactNode;
}) {
  const icon = icons[kind];
  if (!icon) throw new Error(`<Callout kind="${kind}">: kind must be one of ${Object.keys(icons).join(', ')}`);
  return (
    <aside className={`callout callout-${kind}`} aria-label={typographic(title, locale)}>
      <p className="callout-title">
        <Icon node={icon} className="size-5" />
        <span>
          {getContent(locale).guides.callout[kind]}: {typographic(title, locale)}
        </span>
      </p>
      {children}
    </aside>
  );
}
