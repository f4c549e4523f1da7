import { parseHtml } from '../html';
import { embedPaths, exportedFiles, exportedPaths, htmlOf, sitemapPaths } from '../site';
import { type Facts, readFacts } from './facts';

const notFound = '/404';
const pages = new Map([...exportedPaths(), notFound].map((path) => [path, readFacts(parseHtml(htmlOf(path)))]));

/** Runs a check on every page and lists all failures, so that one run shows all of them. */
function everyPage(check: (facts: Facts, path: string) => string[]): string[] {
  return [...pages].flatMap(([path, facts]) => check(facts, path).map((fault) => `${path}: ${fault}`));
}

const existing = () => [...pages].filter(([path]) => path !== notFound);

/** Values that occur on more than one page. */
function repeated(of: (facts: Facts) => string | null): string[] {
  const seen = new Map<string, string[]>();
  for (const [path, facts] of existing()) {
    // A name, such as "Bretton Woods, 1944", is the same in each language.
    const value = `${facts.lang}: ${of(facts) ?? '(none)'}`;
    seen.set(value, [...(seen.get(value) ?? []), path]);
  }
  return [...seen].filter(([, paths]) => paths.length > 1).map(([value, paths]) => `${value}: ${paths.join(', ')}`);
}

test('no page has an inline style, script or handler besides the boot script and its style', () => {
  expect(everyPage((facts) => facts.inline)).toEqual([]);
});

test('no text needs script to be moved into place', () => {
  expect(everyPage((facts) => (facts.late ? [`${facts.late} late parts`] : []))).toEqual([]);
});

test('every page has one h1 and skips no level of heading', () => {
  const faults = everyPage(({ headings }) => {
    const first = headings.filter((heading) => heading.level === 1);
    const skips = headings.filter((heading, index) => heading.level > (headings[index - 1]?.level ?? 0) + 1);
    return [
      ...(first.length === 1 ? [] : [`${first.length} h1`]),
      ...skips.map(({ level, text }) => `h${level} "${text}" skips a level`),
      ...headings.filter(({ text }) => text === '').map(({ level }) => `an h${level} is empty`),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page has a language and a title, description and canonical address of its own', () => {
  const faults = everyPage((facts, path) => [
    ...(facts.lang ? [] : ['no language']),
    ...(facts.title.length > 5 ? [] : [`title "${facts.title}"`]),
    ...(path === notFound || (facts.description ?? '').length > 30 ? [] : [`description "${facts.description}"`]),
    ...(path === notFound || (facts.canonical && new URL(facts.canonical).pathname === path)
      ? []
      : [`canonical ${facts.canonical}`]),
  ]);
  expect(faults).toEqual([]);
  expect(repeated((facts) => facts.title)).toEqual([]);
  expect(repeated((facts) => facts.description)).toEqual([]);
});

test('no page has an id twice', () => {
  const faults = everyPage(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index));
  expect(faults).toEqual([]);
});

test('the sitemap lists exactly the pages that search engines may index', () => {
  const listed = existing()
    .filter(([, facts]) => !facts.noindex)
    .map(([path]) => path);
  expect(sitemapPaths().sort()).toEqual(listed.sort());
  expect(listed).toContain('/');
});

test('every internal link has a target', () => {
  const files = new Set([...exportedFiles().map((file) => `/${file}`), ...embedPaths()]);
  const faults = everyPage(({ links }, path) =>
    links
      .filter(({ href }) => !/^[a-z][a-z+.-]*:/i.test(href))
      .filter(({ href }) => {
        const target = new URL(href, `https://site.example${path}`);
        const facts = pages.get(target.pathname);
        if (!facts) return !files.has(decodeURIComponent(target.pathname));
        // The state of a calculator follows its anchor and a question mark.
        const anchor = decodeURIComponent(target.hash.slice(1).split('?')[0] ?? '');
        return anchor !== '' && !facts.ids.includes(anchor);
      })
      .map(({ href, text }) => `"${text}" leads to ${href}`),
  );
  expect(faults).toEqual([]);
});

test('every external link is https with rel=noopener', () => {
  const faults = everyPage(({ links }) =>
    links
      .filter(({ href }) => /^[a-z][a-z+.-]*:/i.test(href) && !/^mailto:[^@\s]+@[^@\s]+$/.test(href))
      .filter(({ href, rel }) => !href.startsWith('https://') || !rel.includes('noopener'))
      .map(({ href, rel }) => `${href} (rel="${rel.join(' ')}")`),
  );
  expect(faults).toEqual([]);
});

test('every link has a text that names its target', () => {
  const vague = /^(click here|here|this|link|more|read more|learn more)\W*$|click here/i;
  const faults = everyPage(({ links }) =>
    links.filter(({ text }) => text === '' || vague.test(text)).map(({ href, text }) => `"${text}" to ${href}`),
  );
  expect(faults).toEqual([]);
});

test('structured data is valid JSON of schema.org', () => {
  const faults = everyPage(({ structuredData }) =>
    structuredData.filter((text) => {
      const data = JSON.parse(text);
      return data['@context'] !== 'https://schema.org';
    }),
  );
  expect(faults).toEqual([]);
});
