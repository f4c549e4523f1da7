import { CHART_IDS, chartSpecs } from '@/content/charts';
import type { DataId } from '@/content/data';
import { DATA_SUBJECTS, type DataSubject } from '@/content/data-subjects';
import { FIGURE_IDS, type FigureId } from '@/content/figures';
import { getFigure } from '@/lib/content/figures/figures';

export const isFigureId = (id: DataId): id is FigureId => (FIGURE_IDS as readonly string[]).includes(id);

export const subjectOf = (id: DataId): DataSubject => (isFigureId(id) ? getFigure(id) : chartSpecs[id]).subject;

/** The pages of a subject: its charts, then its figures. */
export const idsOf = (subject: DataSubject): DataId[] =>
  [...CHART_IDS, ...FIGURE_IDS].filter((id) => subjectOf(id) === subject);

/** Every page under /data, in the order of the subjects. */
export const DATA_IDS: readonly DataId[] = DATA_SUBJECTS.flatMap(idsOf);
