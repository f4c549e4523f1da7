export const CHECKLIST_ID = 'checklist';

/** Labels from best to worst; each holds from its percentage up. */
const SCORE_LABELS = [
  { label: 'excellent', fromPercent: 90 },
  { label: 'good', fromPercent: 70 },
  { label: 'fair', fromPercent: 50 },
  { label: 'needs-work', fromPercent: 0 },
] as const;

export type ScoreLabel = (typeof SCORE_LABELS)[number]['label'];

export interface ChecklistScore {
  percent: number;
  label: ScoreLabel;
}

/**
 * Share of a checklist that is done, rounded to a whole percent, and its label.
 *
 * @param checked items done; more than there are counts as all, less than none or not a number as none
 * @param total items in the list; an empty list scores 0
 */
export function checklistScore(checked: number, total: number): ChecklistScore {
  const share = total > 0 && checked > 0 ? Math.min(1, checked / total) : 0;
  const percent = Number.isFinite(share) ? Math.round(share * 100) : 0;
  const label = SCORE_LABELS.find(({ fromPercent }) => percent >= fromPercent)?.label ?? 'needs-work';
  return { percent, label };
}
