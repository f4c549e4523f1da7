export interface PageSection {
  /** The fragment id; null for text before the first heading and for sections without an id. */
  id: string | null;
  heading: string;
  texts: readonly string[];
}

export function sentencesOf(sections: readonly PageSection[]): string[] {
  return sections.flatMap(({ heading, texts }) => [heading, ...texts]).filter((text) => text !== '');
}
