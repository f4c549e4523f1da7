import type { ReactNode } from 'react';
import { getContent } from '@/lib/content/content';
import { slugify } from '@/lib/content/mdx-text';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { textOf } from './text-of';

/** A heading with its anchor. The link stands beside the heading, so that it is not read as a part of it. */
function Heading({ level, locale, text }: { level: 2 | 3; locale: Locale; text: ReactNode }) {
  const Tag = `h${level}` as const;
  const title = textOf(text);
  const id = slugify(title);
  return (
    <div className={`heading heading-${level}`}>
      <Tag id={id}>{text}</Tag>
      <a href={`#${id}`} aria-label={fill(getContent(locale).guides.page.linkTo, { title })}>
        #
      </a>
    </div>
  );
}

type Props = { locale: Locale; children?: ReactNode };

export function Heading2({ locale, children }: Props) {
  return <Heading level={2} locale={locale} text={children} />;
}

export function Heading3({ locale, children }: Props) {
  return <Heading level={3} locale={locale} text={children} />;
}
