import { calculatorName, isCalculatorName, readForCalculator } from '@/components/calculators/registry';
import { type DrawingId, readForDrawing } from '@/components/mdx/drawings/drawing';
import { EnergyTable } from '@/components/mdx/tables/energy-table';
import { FeePriorityTable } from '@/components/mdx/tables/fee-priority-table';
import { CHART_IDS, type ChartId, chartSpecs } from '@/content/charts/index';
import { lessonCharts } from '@/content/charts/lessons';
import type { ClaimId } from '@/content/claims/index';
import type { DataId } from '@/content/data';
import { exhibits } from '@/content/exhibits';
import type { FigureId } from '@/content/figures/index';
import type { LessonContent } from '@/content/lesson';
import { type Claim, getClaim, getClaims } from '@/lib/content/claims/claims';
import { formatStrikeTerm, type StrikeTermId } from '@/lib/content/claims/strike-terms';
import { getContent } from '@/lib/content/content';
import { figuresReadBy } from '@/lib/content/figures/figures';
import { getAvailableGuides, readGuideFile } from '@/lib/content/guides/guides';
import { findLesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { localePath } from '@/lib/content/links';
import { isFigureId } from '@/lib/data/ids';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { getPage } from '@/lib/pages/pages';

export interface DataUses {
  charts: ChartId[];
  claims: Claim[];
  parts: { label: string; href: string }[];
}

/** The uses of a figure or a chart, computed from what charts, claims, guides and lessons read. */
export async function getUses(id: DataId, locale: Locale): Promise<DataUses> {
  const { chartWords, data, home } = getContent(locale);
  const words = data.page.uses;
  if (!isFigureId(id)) {
    const lesson = Object.entries(lessonCharts).find(([, charts]) => id in charts)?.[0];
    const part = lesson
      ? lessonPart(lesson, locale)
      : { label: fill(words.exhibit, { name: chartWords[id].title }), href: localePath(locale, '/') };
    return { charts: [], claims: [], parts: part ? [{ ...part, href: `${part.href}#chart-${id}` }] : [] };
  }
  const onHome = exhibits
    .filter((row) => 'figures' in row && (row.figures as readonly FigureId[]).includes(id))
    .map((row) => ({
      label: fill(words.exhibit, { name: home.exhibits[row.id].title }),
      href: `${localePath(locale, '/')}#${row.id}`,
    }));
  const guides = getAvailableGuides(locale)
    .filter((guide) => figuresOfGuide(readGuideFile(guide.id, locale), locale).includes(id))
    .map((guide) => ({
      label: fill(words.guide, { title: guide.title }),
      href: localePath(locale, `/guides/${guide.id}`),
    }));
  const lessons = [...(await getLessons(writtenLessons, locale)).values()]
    .filter(({ content, figures }) => figures.includes(id) || figuresOfModules(content, locale).includes(id))
    .flatMap(({ row }) => lessonPart(row.id, locale) ?? []);
  return {
    charts: CHART_IDS.filter((chart) => (chartSpecs[chart].figures as readonly FigureId[]).includes(id)),
    claims: getClaims().filter(({ figures }) => figures.includes(id)),
    parts: [...onHome, ...guides, ...lessons],
  };
}

function lessonPart(id: string, locale: Locale) {
  const lesson = findLesson(id);
  if (!lesson) return undefined;
  const { title, path } = getPage(`/lesson/${lesson.id}`, locale);
  return { label: fill(getContent(locale).data.page.uses.lesson, { title }), href: path };
}

/** Reads what a component of a guide shows of the figures, by its name in MDX. Calculators are in their registry. */
const readers: Record<string, (id: string, locale: Locale) => unknown> = {
  Claim: (id) => getClaim(id as ClaimId),
  StrikeTerm: (id, locale) => formatStrikeTerm(id as StrikeTermId, locale),
  Drawing: (id, locale) => readForDrawing(id as DrawingId, locale),
  EnergyTable: (_, locale) => EnergyTable({ locale }),
  FeePriorityTable: (_, locale) => FeePriorityTable({ locale }),
};

/** Each page of data asks for the figures of all guides and lessons. */
const kept = new Map<string, FigureId[]>();

function keepFigures(key: string, read: () => void): FigureId[] {
  const figures = kept.get(key) ?? figuresReadBy(read);
  kept.set(key, figures);
  return figures;
}

function figuresOfGuide(text: string, locale: Locale): FigureId[] {
  return keepFigures(`${locale} ${text}`, () => {
    for (const [, name = '', id = ''] of text.matchAll(/<([A-Z]\w+)(?:\s+id="([^"]*)")?/g)) {
      if (isCalculatorName(name)) readForCalculator(name, locale);
      else readers[name]?.(id, locale);
    }
  });
}

/** The figures that the calculators of a lesson read. */
function figuresOfModules({ modules }: LessonContent, locale: Locale): FigureId[] {
  return modules.flatMap((module) => {
    if (module.type !== 'interactive' || module.widget === 'decision') return [];
    const name = calculatorName(module.widget);
    return keepFigures(`${locale} ${name}`, () => readForCalculator(name, locale));
  });
}
