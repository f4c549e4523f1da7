import type { ConceptId } from '@/content/concepts';
import { concepts } from '@/content/concepts';
import { exhibitIds } from '@/content/exhibits';
import type { LessonContent } from '@/content/lesson';
import { formatClaim, getClaims } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import { getGlossary } from '@/lib/content/glossary';
import { getGuide, PAGE_ANCHORS, type PageSection } from '@/lib/content/guides/guide-text';
import { getAvailableGuides, readGuideFile } from '@/lib/content/guides/guides';
import { allChapters, allLessons, type Lesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { citedSources, getLessons, moduleAnchor } from '@/lib/content/lessons/lessons';
import { localePath } from '@/lib/content/links';
import { type Source, titleLanguage } from '@/lib/content/sources';
import { describe } from '@/lib/data/describe';
import { DATA_IDS } from '@/lib/data/ids';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import { splitFirstSentence } from '@/lib/format/first-sentence';
import type { Locale } from '@/lib/format/locale';
import { getPage, type PageId } from '@/lib/pages/pages';
import type { SearchKind } from './kinds';
import { textOfPage } from './page-text';

/** Something that a search finds and the search page lists: a page, or a part of one that has a name of its own. */
export interface SearchEntry {
  kind: SearchKind;
  title: string;
  /** Of the title, if it is not in the language of the page. */
  lang?: string | undefined;
  /** One line about it. */
  line: string;
  /** With the fragment of a part. */
  path: string;
  /** Its text by heading. */
  sections: readonly PageSection[];
}

/** Everything that the site has in a language, by kind. */
export async function getSearchEntries(locale: Locale): Promise<SearchEntry[]> {
  const kinds = await Promise.all([
    guides(locale),
    lessons(locale),
    chapters(locale),
    ideas(locale),
    terms(locale),
    exhibits(locale),
    calculators(locale),
    figures(locale),
    numbers(locale),
    pages(locale),
    sources(locale),
  ]);
  return kinds.flat();
}

const at = (locale: Locale, path: `/${string}`, id?: string | null) => localePath(locale, path) + (id ? `#${id}` : '');

async function pageEntry(kind: SearchKind, id: PageId, locale: Locale): Promise<SearchEntry> {
  const { title, description, body, around } = await textOfPage(id, locale);
  return { kind, title, line: description, path: at(locale, id), sections: [...body, ...around] };
}

function guides(locale: Locale) {
  return Promise.all(getAvailableGuides(locale).map(({ id }) => pageEntry('guide', `/guides/${id}`, locale)));
}

async function lessons(locale: Locale): Promise<SearchEntry[]> {
  const contents = await getLessons(writtenLessons, locale);
  return Promise.all(
    [...contents.values()].map(async ({ row, content }) => {
      const entry = await pageEntry('lesson', `/lesson/${row.id}`, locale);
      const guesses = new Set(optionsOf(content));
      // An option that is wrong would be shown as an answer.
      const sections = entry.sections.map((section) => ({
        ...section,
        texts: section.texts.filter((text) => !guesses.has(text)),
      }));
      return { ...entry, sections };
    }),
  );
}

/** What the reader chooses from, right or wrong. */
function optionsOf({ check, modules, opening }: LessonContent): string[] {
  const guesses = [
    opening.guess,
    ...modules.flatMap((module) => {
      if (module.type === 'analogy') return module.guess ?? [];
      return module.type === 'story' ? module.sections.flatMap(({ content }) => content.guess ?? []) : [];
    }),
  ];
  return [
    ...guesses.flatMap(({ options }) => options.map(({ text }) => text)),
    ...check.flatMap(({ options }) => options.flatMap(({ text, explanation }) => [text, explanation])),
  ];
}

function chapters(locale: Locale) {
  return Promise.all(allChapters.map(({ id }) => pageEntry('chapter', `/chapter/${id}`, locale)));
}

function ideas(locale: Locale): SearchEntry[] {
  const { conceptNames, lessonTexts, search } = getContent(locale);
  const lessonOf = (id: ConceptId) =>
    allLessons.find(({ concepts }) => (concepts as readonly ConceptId[]).includes(id)) as Lesson;
  return concepts.map(({ id }) => ({
    kind: 'idea',
    title: conceptNames[id],
    line: fill(search.taughtIn, { lesson: lessonTexts[lessonOf(id).id].title }),
    path: at(locale, '/concepts', id),
    // The page has the definition of the glossary, where a search finds it.
    sections: [],
  }));
}

function terms(locale: Locale): SearchEntry[] {
  return getGlossary(locale).map(({ id, term, definition }) => ({
    kind: 'term',
    title: term,
    line: splitFirstSentence(definition, locale)[0],
    path: at(locale, '/glossary', id),
    sections: [{ id, heading: '', texts: [definition] }],
  }));
}

async function exhibits(locale: Locale): Promise<SearchEntry[]> {
  const { home } = getContent(locale);
  const { body } = await textOfPage('/', locale);
  return exhibitIds.map((id) => ({
    // The Time Machine.
    kind: id === 'calculator' ? 'calculator' : 'exhibit',
    title: home.exhibits[id].title,
    line: home.exhibits[id].lede,
    path: at(locale, '/', id),
    sections: body.filter((section) => section.id === id).map((section) => ({ ...section, heading: '' })),
  }));
}

/** Calculators have no page of their own: an entry leads to the part of the page above it. */
async function calculators(locale: Locale): Promise<SearchEntry[]> {
  const { calculators, lessonTexts, search } = getContent(locale);
  const titles = new Map<string, string>(
    Object.entries(calculators).flatMap(([name, words]) => ('title' in words ? [[name, words.title]] : [])),
  );
  const entry = (name: string, of: string, path: string): SearchEntry[] => {
    const title = titles.get(name);
    return title ? [{ kind: 'calculator', title, line: fill(search.foundIn, { page: of }), path, sections: [] }] : [];
  };
  const written = await getLessons(writtenLessons, locale);
  return [
    ...getAvailableGuides(locale).flatMap(({ id, title }) => {
      const file = readGuideFile(id, locale);
      const headings = getGuide(locale, id).sections.filter(
        (section) => section.heading && !/^panel-/.test(`${section.id}`),
      );
      return [...file.matchAll(/^<([A-Z]\w*) \/>/gm)].flatMap(([, name = ''], _, all) => {
        const before = file.slice(0, all.find((match) => match[1] === name)?.index).match(/^#{2,} /gm)?.length ?? 0;
        return entry(name, title, at(locale, `/guides/${id}`, headings[before - 1]?.id));
      });
    }),
    ...[...written.values()].flatMap(({ row, content }) =>
      content.modules.flatMap((module, index) => {
        if (module.type !== 'interactive' || module.widget === 'decision') return [];
        const name = module.widget.replace(/(?:^|-)([a-z])/g, (__, letter: string) => letter.toUpperCase());
        return entry(name, lessonTexts[row.id].title, at(locale, `/lesson/${row.id}`, moduleAnchor(index + 1)));
      }),
    ),
  ];
}

function figures(locale: Locale): SearchEntry[] {
  return DATA_IDS.map((id) => {
    const { title, question, definition, limits, caveats } = describe(id, locale);
    const texts = [question, definition, ...limits, ...caveats];
    return {
      kind: 'figure',
      title,
      line: question,
      path: at(locale, `/data/${id}`),
      sections: [{ id: null, heading: '', texts }],
    };
  });
}

function numbers(locale: Locale): SearchEntry[] {
  const { claimWords, sources: words } = getContent(locale);
  return getClaims().map((claim) => {
    const { title, how, caveat } = claimWords[claim.id];
    const { figures, source } = claim;
    const ages = source
      ? [fill(words.claims.readFor, { date: formatDate(source.date, locale) })]
      : new Set(figures.map((id) => formatFigureAge(id, locale)));
    return {
      kind: 'number',
      title,
      line: `${formatClaim(claim, locale)} (${[...ages].join(', ')})`,
      path: at(locale, '/sources', claim.id),
      sections: [{ id: claim.id, heading: '', texts: [how, caveat] }],
    };
  });
}

function pages(locale: Locale): Promise<SearchEntry[]> {
  const ids: PageId[] = ['/guides', '/dashboard', '/glossary', '/data', '/explore', '/sources', '/concepts'];
  const own: PageId[] = [
    '/about',
    '/licenses',
    '/offline',
    '/review',
    '/completed',
    '/teach',
    ...allChapters.map(({ id }) => `/teach/${id}` as const),
  ];
  return Promise.all([
    ...ids.map(async (id): Promise<SearchEntry> => {
      const { title, description } = getPage(id, locale);
      // Their parts are entries themselves.
      return { kind: 'page', title, line: description, path: at(locale, id), sections: [] };
    }),
    ...own.map((id) => pageEntry('page', id, locale)),
  ]);
}

/** The documents that guides and lessons cite, each at the first page that cites it. */
async function sources(locale: Locale): Promise<SearchEntry[]> {
  const { lessonTexts, search, sourceNotes } = getContent(locale);
  const found = new Map<string, SearchEntry>();
  const add = (source: Source, title: string, page: `/${string}`) => {
    const address = source.url.replace(/[#?].*/, '') + source.title;
    if (found.has(address)) return;
    const note = sourceNotes[source.id];
    const line = [source.publisher, source.date && formatDate(source.date, locale), note].filter(Boolean).join(', ');
    found.set(address, {
      kind: 'source',
      title: source.title,
      lang: titleLanguage(source, locale),
      line: fill(search.citedIn, { line, page: title }),
      path: at(locale, page, PAGE_ANCHORS.sources),
      sections: [],
    });
  };
  for (const { id, title } of getAvailableGuides(locale))
    for (const source of getGuide(locale, id).sources) add(source, title, `/guides/${id}`);
  for (const { row, content } of (await getLessons(writtenLessons, locale)).values())
    for (const source of citedSources(content)) add(source, lessonTexts[row.id].title, `/lesson/${row.id}`);
  return [...found.values()];
}
