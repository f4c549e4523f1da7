import type { PageSection } from '@/lib/content/guides/guide-text';

/** Headings and texts of sections, in their order. */
export function sentencesOf(sections: readonly PageSection[]): string[] {
  return sections.flatMap(({ heading, texts }) => [heading, ...texts]).filter((text) => text !== '');
}
