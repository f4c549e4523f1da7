import { DOMParser } from 'linkedom';
import { htmlOf } from './site';

/** The document of some HTML, parsed without a browser: it has no layout and no style, and its scripts do not run. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

const documents = new Map<string, Document>();

/** The document of a page of the export, for reading only: all tests of a file share it. */
export function documentOf(pathname: string): Document {
  const parsed = documents.get(pathname) ?? parseHtml(htmlOf(pathname));
  documents.set(pathname, parsed);
  return parsed;
}
