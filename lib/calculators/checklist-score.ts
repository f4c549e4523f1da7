export const CHECKLIST_ID = 'checklist';

/** From best to worst, with the lowest percentage of each. */
const SCORE_LABELS = [
  { label: 'excellent', fromPercent: 90 },
  { label: 'good', fromPercent: 70 },
  { label: 'fair', fromPercent: 50 },
  { label: 'needs-work', fromPercent: 0 },
] as const;

/** The percentages where a label begins, without that of the lowest. */
export const LABEL_LIMITS = SCORE_LABELS.map(({ fromPercent }) => fromPercent).filter((percent) => percent > 0);

export type ScoreLabel = (typeof SCORE_LABELS)[number]['label'];

export interface ChecklistScore {
  percent: number;
  label: ScoreLabel;
}

/**
 * The share of checked items, rounded to a whole percent, and its label.
 *
 * @param checked clamped to 0–`total`; NaN counts as 0
 * @param total items in the list; an empty list scores 0
 */
export function checklistScore(checked: number, total: number): ChecklistScore {
  const share = total > 0 && checked > 0 ? Math.min(1, checked / total) : 0;
  const percent = Number.isFinite(share) ? Math.round(share * 100) : 0;
  const label = SCORE_LABELS.find(({ fromPercent }) => percent >= fromPercent)?.label ?? 'needs-work';
  return { percent, label };
}
