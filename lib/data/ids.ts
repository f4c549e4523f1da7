import { type DataId, type DataSubject, dataSubjects } from '@/content/data';
import { FIGURE_IDS, type FigureId } from '@/content/figures';

export const DATA_IDS: readonly DataId[] = Object.values(dataSubjects).flat();

export const isFigureId = (id: DataId): id is FigureId => (FIGURE_IDS as readonly string[]).includes(id);

/** @throws Error if content/data.ts lists the id under no subject */
export function subjectOf(id: DataId): DataSubject {
  const found = Object.entries(dataSubjects).find(([, ids]) => (ids as readonly DataId[]).includes(id));
  if (!found) throw new Error(`content/data.ts lists "${id}" under no subject`);
  return found[0] as DataSubject;
}
