/**
 * The structured data of every page: types, properties that search engines require, addresses that exist, and no text that the page does
 * not show. The types of schema-dts hold the vocabulary where the data is written.
 */
import { site } from '../../content/site';
import { documentOf } from '../html';
import { exportedFiles, exportedPaths } from '../site';
import { readFacts } from './facts';

type Node = Record<string, unknown>;

/**
 * The required properties of each type, `of` for the whole data of a page: those of schema.org/docs and of Google's pages on Article,
 * Breadcrumb, Course, Dataset, FAQ and site names (developers.google.com/search/docs/appearance/structured-data).
 */
const REQUIRED: Record<string, readonly string[]> = {
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'inLanguage',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Course: ['name', 'description', 'provider'],
  Dataset: ['name', 'description', 'url', 'creator', 'distribution', 'dateModified', 'inLanguage'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  DataCatalog: ['name', 'url'],
  DefinedTermSet: ['name', 'url', 'hasDefinedTerm', 'inLanguage'],
  DefinedTerm: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'url', 'position'],
  LearningResource: ['name', 'description', 'url', 'learningResourceType', 'inLanguage'],
  EducationalAudience: ['educationalRole'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
  PropertyValue: ['name'],
};

const pages = exportedPaths().map((path) => {
  const facts = readFacts(documentOf(path));
  return { path, facts, data: facts.structuredData.map((text) => JSON.parse(text) as Node) };
});

/** An object and all objects in it that have a type. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== 'object') return [];
  const node = value as Node;
  return [...('@type' in node ? [node] : []), ...Object.values(node).flatMap(nodesIn)];
}

function everyNode(check: (node: Node, path: string) => string[]): string[] {
  return pages.flatMap(({ path, data }) =>
    nodesIn(data).flatMap((node) => check(node, path).map((fault) => `${path}: ${node['@type']}: ${fault}`)),
  );
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

test('every type is known, and has the properties that are required of it', () => {
  const faults = everyNode((node) => {
    const required = REQUIRED[String(node['@type'])];
    if (!required) return ['a type without a row in this test'];
    return required.filter((name) => isEmpty(node[name])).map((name) => `no ${name}`);
  });
  expect(faults).toEqual([]);
});

test('every kind of page has its structured data', () => {
  const typesOf = (path: string) =>
    pages.find((page) => page.path === path)?.data.map((data) => data['@type']) ?? [`no page ${path}`];
  expect(typesOf('/')).toEqual(['WebSite']);
  expect(typesOf('/guides/bitcoin-fees')).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  expect(typesOf('/lesson/1')).toEqual(expect.arrayContaining(['LearningResource', 'BreadcrumbList']));
  expect(typesOf('/data/cpi-u')).toEqual(expect.arrayContaining(['Dataset', 'BreadcrumbList']));
  expect(typesOf('/glossary')).toEqual(['DefinedTermSet']);
  expect(typesOf('/concepts')).toEqual(['DefinedTermSet']);
  expect(typesOf('/teach')).toEqual(['Course']);
  expect(typesOf('/chapter/3')).toEqual(['BreadcrumbList']);
});

test('dates and durations are those of ISO 8601, and a change is not before the publication', () => {
  const faults = everyNode((node) => [
    ...['datePublished', 'dateModified']
      .filter((name) => name in node && !/^\d{4}-\d{2}-\d{2}$/.test(String(node[name])))
      .map((name) => `${name} ${node[name]}`),
    ...('timeRequired' in node && !/^PT\d+M$/.test(String(node.timeRequired)) ? [`${node.timeRequired}`] : []),
    ...(String(node.dateModified ?? '9') < String(node.datePublished ?? '0')
      ? ['changed before it was published']
      : []),
  ]);
  expect(faults).toEqual([]);
});

test('positions count from 1', () => {
  const faults = everyNode((node) => {
    const list = (node.itemListElement ?? node.step) as Node[] | undefined;
    return list?.some(({ position }, index) => position !== index + 1) ? ['positions'] : [];
  });
  expect(faults).toEqual([]);
});

test('every address of the site leads to a page, a part of one or a file', () => {
  const files = new Set(exportedFiles().map((file) => `/${file}`));
  const ids = new Map(pages.map(({ path, facts }) => [path, new Set(facts.ids)]));
  const faults = everyNode((node) =>
    Object.values(node)
      .flat()
      .filter((value) => typeof value === 'string')
      .filter((value) => value.startsWith(`${site.url}/`))
      .filter((value) => {
        const { hash, pathname } = new URL(value);
        if (files.has(pathname)) return false;
        const parts = ids.get(pathname);
        return !parts || (hash !== '' && !hash.startsWith('#q=') && !parts.has(decodeURIComponent(hash.slice(1))));
      }),
  );
  expect(faults).toEqual([]);
});

test('what the data says is on the page, or in its title and description', () => {
  const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const faults = pages.flatMap(({ path, facts, data }) => {
    const body = documentOf(path).body;
    const shown = plain([facts.title, facts.description, spaced(body)].join(' '));
    const tight = shown.replace(/\s/g, '');
    const says = (text: string) => tight.includes(plain(text).replace(/\s/g, ''));
    return nodesIn(data)
      .flatMap((node) => textsOf(node))
      .filter((text) => !says(text))
      .map((text) => `${path}: ${text}`);
  });
  expect(faults).toEqual([]);
});

/** The texts of a page with a space between its elements, without scripts. */
function spaced(element: Element): string {
  if (element.localName === 'script') return '';
  return [...element.childNodes]
    .map((node) => (node.nodeType === 1 ? spaced(node as Element) : (node.textContent ?? '')))
    .join(' ');
}

/** What readers would read of it: names of organizations, files and types are for machines. */
function textsOf(node: Node): string[] {
  const type = String(node['@type']);
  const strings = (...names: string[]) => names.map((name) => node[name]).filter((value) => typeof value === 'string');
  if (type === 'Article') return strings('headline', 'description');
  if (['ListItem', 'DefinedTerm', 'Question', 'HowToStep'].includes(type)) return strings('name');
  if (type === 'Answer') return strings('text');
  if (['LearningResource', 'DefinedTermSet'].includes(type)) return strings('name');
  if (type === 'Dataset') return strings('name', 'alternateName');
  return [];
}
