import { type ComponentType, createElement } from 'react';
import type { Locale } from '@/lib/format/locale';

/** Adds the language to the props that MDX passes: `inLanguage(locale)(Callout)`. */
export function inLanguage(locale: Locale) {
  return <Props extends object>(component: ComponentType<Props & { locale: Locale }>) =>
    (props: Props) =>
      createElement(component, { ...props, locale });
}
