import { concepts, termOf } from '@/content/concepts';
import type { DataId } from '@/content/data';
import { exhibitIds } from '@/content/exhibits';
import { FIGURE_IDS } from '@/content/figures';
import { getClaims } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { getGlossary, getTerm } from '@/lib/content/glossary';
import { type Guide, getGuide, PAGE_ANCHORS, type PageSection } from '@/lib/content/guides/guide-text';
import { type Chapter, getChapter } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';
import { getClassHour } from '@/lib/content/lessons/teaching';
import { describe } from '@/lib/data/describe';
import { getQuestions } from '@/lib/explore/facts';
import { HOLDINGS_ANCHOR } from '@/lib/explore/holdings/state';
import { PAIRS_ANCHOR } from '@/lib/explore/pairs/state';
import type { Locale } from '@/lib/format/locale';
import { getPage, type PageId } from '@/lib/pages/pages';
import { lessonSections } from './lesson-sections';

/** The text of a page for reading level and reading time, without tables and calculators. */
export interface PageText {
  title: string;
  description: string;
  /** The text that counts for the reading time of a guide or a lesson. */
  body: readonly PageSection[];
  /** The text around it: objectives, takeaways, the recommended book. */
  around: readonly PageSection[];
}

/**
 * The text of any page.
 *
 * @throws Error if there is no such page, or the language has no content
 */
export async function textOfPage(page: PageId, locale: Locale): Promise<PageText> {
  const { title, description } = getPage(page, locale);
  const [, kind, id = ''] = page.split('/');
  const text = { title, description, around: [] };
  if (kind === 'guides' && id) return { ...text, ...guideSections(getGuide(locale, id), locale) };
  if (kind === 'lesson') {
    const lesson = await getLesson(id, locale);
    return { ...text, body: lesson ? lessonSections(lesson.content, locale) : [] };
  }
  if (kind === 'data' && id) return { ...text, body: dataSections(id as DataId, locale) };
  if (kind === 'teach' && id) return { ...text, body: await classHourSections(getChapter(id), locale) };
  if (kind === 'chapter') return { ...text, body: chapterSections(getChapter(id), locale) };
  return { ...text, body: staticSections[page as keyof typeof staticSections](locale) };
}

function guideSections(guide: Guide, locale: Locale): Pick<PageText, 'body' | 'around'> {
  const words = getContent(locale).guides.page;
  const { book, takeaways } = PAGE_ANCHORS;
  return {
    body: guide.sections,
    around: [
      { id: 'learn', heading: words.learn, texts: guide.objectives },
      { id: takeaways, heading: words.takeaways, texts: guide.takeaways },
      ...(guide.book
        ? [{ id: book, heading: words.book, texts: sentences([guide.bookReason, guide.bookHighlights]) }]
        : []),
    ],
  };
}

function dataSections(id: DataId, locale: Locale): PageSection[] {
  const { title, definition, limits, caveats } = describe(id, locale);
  return [{ id: null, heading: title, texts: [definition, ...limits, ...caveats] }];
}

function chapterSections(chapter: Chapter, locale: Locale): PageSection[] {
  const { chapterTexts, conceptNames, learn, lessonTexts } = getContent(locale);
  const words = learn.chapter;
  const { lessons } = chapter;
  return [
    { id: 'overview', heading: words.overview, texts: [chapterTexts[chapter.id].overview] },
    { id: 'lessons', heading: words.lessons, texts: sentences(lessons.map(({ id }) => lessonTexts[id])) },
    {
      id: 'concepts',
      heading: words.concepts,
      texts: lessons.flatMap(({ concepts }) => concepts.map((concept) => conceptNames[concept])),
    },
  ];
}

async function classHourSections(chapter: Chapter, locale: Locale): Promise<PageSection[]> {
  const { lessonTexts, teach } = getContent(locale);
  const { parts } = teach.chapter;
  const { lessons } = await getClassHour(chapter, locale);
  const titles = chapter.lessons.map(({ id }) => lessonTexts[id].title);
  if (lessons.length === 0) return [{ id: 'plan', heading: parts.plan, texts: [teach.chapter.notReady, ...titles] }];
  const objectives = lessons.flatMap(({ content }) => content.objectives);
  return [
    { id: 'plan', heading: parts.plan, texts: [...titles, ...objectives] },
    {
      id: 'worksheet',
      heading: parts.worksheet,
      texts: lessons.flatMap(({ content }) => content.check.map(({ prompt }) => prompt)),
    },
  ];
}

const staticSections = {
  '/': (locale) => {
    const { home } = getContent(locale);
    return exhibitIds.map((id) => {
      const { name: _, title, lede, ...words } = home.exhibits[id];
      return { id, heading: title, texts: [lede, ...sentences(words)] };
    });
  },
  '/about': (locale) => {
    const { title, lede, metaTitle: _, metaDescription: __, drawing: ___, ...parts } = getContent(locale).about;
    const sections = Object.values(parts).map((part) => ({
      id: null,
      heading: part.title,
      texts: sentences(part).slice(1),
    }));
    return [{ id: null, heading: title, texts: [lede] }, ...sections];
  },
  '/licenses': (locale) => {
    const { title, lede, listTitle, buildTitle, build } = getContent(locale).licenses;
    return [
      { id: null, heading: title, texts: [lede] },
      { id: null, heading: listTitle, texts: [] },
      { id: null, heading: buildTitle, texts: [build] },
    ];
  },
  '/offline': (locale) => {
    const { how, lede, pages, remove, title } = getContent(locale).offline;
    return [
      { id: null, heading: title, texts: [lede] },
      { id: 'how', heading: how.title, texts: how.paragraphs },
      { id: 'remove', heading: remove.title, texts: [remove.text] },
      { id: 'pages', heading: pages.title, texts: [] },
    ];
  },
  '/dashboard': (locale) => {
    const { chapterTexts, learn } = getContent(locale);
    const texts = Object.values(chapterTexts).map(({ title }) => title);
    return [{ id: null, heading: learn.dashboard.title, texts }];
  },
  '/concepts': (locale) => {
    const { conceptMap, conceptNames } = getContent(locale);
    const texts = concepts.map(({ id }) => `${conceptNames[id]}: ${getTerm(locale, termOf(id)).definition}`);
    return [{ id: null, heading: conceptMap.title, texts }];
  },
  '/review': (locale) => {
    const { how, title } = getContent(locale).review;
    return [
      { id: null, heading: title, texts: [getContent(locale).review.metaDescription] },
      { id: 'how', heading: how.title, texts: [how.text, how.calm] },
    ];
  },
  '/completed': (locale) => {
    const { chapterTexts, completed } = getContent(locale);
    const texts = Object.values(chapterTexts).map(({ title }) => title);
    return [{ id: null, heading: completed.title, texts: [completed.honest, ...texts] }];
  },
  '/teach': (locale) => {
    const { before, how, lede, licence, title } = getContent(locale).teach;
    return [
      { id: null, heading: title, texts: [lede] },
      { id: 'how', heading: how.title, texts: how.steps.map(({ text }) => text) },
      { id: 'before', heading: before.title, texts: before.points },
      { id: 'licence', heading: licence.title, texts: [licence.text] },
    ];
  },
  '/data': (locale) => {
    const { index, subjects } = getContent(locale).data;
    const sections = Object.values(subjects).map(({ title, text }) => ({ id: null, heading: title, texts: [text] }));
    return [{ id: null, heading: index.title, texts: [index.lede] }, ...sections];
  },
  '/explore': (locale) => {
    const { everyStart, explore, yearAgainstYear } = getContent(locale);
    const { lede, title } = explore;
    const further = [
      { id: HOLDINGS_ANCHOR, ...everyStart },
      { id: PAIRS_ANCHOR, ...yearAgainstYear },
    ].map(({ id, title, lede, questions }) => ({
      id,
      heading: title,
      texts: [lede, ...Object.values(questions).flatMap((question) => [question.title, question.shows])],
    }));
    const questions = getQuestions(locale);
    const sections = Object.values(questions).map(({ title, shows }) => ({ id: null, heading: title, texts: [shows] }));
    return [{ id: null, heading: title, texts: [lede] }, ...sections, ...further];
  },
  '/glossary': (locale) =>
    getGlossary(locale).map(({ id, term, definition }) => ({ id, heading: term, texts: [definition] })),
  '/guides': (locale) => {
    const { catalogue, categories } = getContent(locale).guides;
    const sections = Object.values(categories).map(({ title, text }) => ({ id: null, heading: title, texts: [text] }));
    return [{ id: null, heading: catalogue.title, texts: [catalogue.lede] }, ...sections];
  },
  '/search': (locale) => {
    const { title, lede, private: local } = getContent(locale).search;
    return [{ id: null, heading: title, texts: [lede, local] }];
  },
  '/sources': (locale) => {
    const { claimWords, corrections, figureWords, sources } = getContent(locale);
    return [
      { id: null, heading: sources.title, texts: [sources.lede] },
      ...getClaims().map((claim) => {
        const { title, how, caveat } = claimWords[claim.id];
        return { id: claim.id, heading: title, texts: [how, caveat] };
      }),
      { id: 'figures', heading: sources.figures.title, texts: FIGURE_IDS.map((id) => figureWords[id].title) },
      {
        id: 'corrections',
        heading: sources.corrections.title,
        texts: corrections.flatMap(({ what, why }) => [what, why]),
      },
    ];
  },
} satisfies Partial<Record<PageId, (locale: Locale) => PageSection[]>>;

/** The texts in a value, without addresses, ids and texts with {names}, whose values only the page computes. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return /\{\w+\}|^https:|^\/|^[a-z]+(-[a-z]+)*$/.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(sentences);
}
