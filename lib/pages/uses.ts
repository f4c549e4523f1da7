import { CHART_IDS, type ChartId } from '@/content/charts/index';
import { lessonCharts } from '@/content/charts/lessons';
import type { ClaimId } from '@/content/claims/index';
import { type DataId, guideParts, lessonParts } from '@/content/data';
import { exhibits } from '@/content/exhibits';
import type { FigureId } from '@/content/figures/index';
import { getChart } from '@/lib/charts/get-chart';
import { type Claim, getClaim, getClaims } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { getAvailableGuides, readGuideFile } from '@/lib/content/guides/guides';
import { findLesson } from '@/lib/content/lessons/learning-path';
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

/** The uses of a figure or a chart, computed from charts, claims, guides and the tables of content/data.ts. */
export function getUses(id: DataId, locale: Locale): DataUses {
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
    .filter((guide) => usesFigure(readGuideFile(guide.id, locale), id))
    .map((guide) => ({
      label: fill(words.guide, { title: guide.title }),
      href: localePath(locale, `/guides/${guide.id}`),
    }));
  const lessons = Object.entries(lessonParts).flatMap(([lessonId, figures]) => {
    return (figures.includes(id) && lessonPart(lessonId, locale)) || [];
  });
  return {
    charts: CHART_IDS.filter((chart) => getChart(chart).figures.includes(id)),
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

function usesFigure(guideText: string, id: FigureId): boolean {
  const claims = [...guideText.matchAll(/<Claim\s+id="([^"]*)"/g)].map(([, claim]) => getClaim(claim as ClaimId));
  return (
    claims.some(({ figures }) => figures.includes(id)) ||
    Object.entries(guideParts).some(([tag, figures]) => figures.includes(id) && guideText.includes(`<${tag}`))
  );
}
