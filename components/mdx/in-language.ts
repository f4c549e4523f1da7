import { type ComponentType, createElement } from 'react';
import type { Locale } from '@/lib/format/locale';

/** A text in MDX hands its components only what the author wrote; this adds the language: `inLanguage(locale)(Callout)`. */
export function inLanguage(locale: Locale) {
  return <Props extends object>(component: ComponentType<Props & { locale: Locale }>) =>
    (props: Props) =>
      createElement(component, { ...props, locale });
}
