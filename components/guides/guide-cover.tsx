import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { GuideCategory, GuideId } from '@/content/guides';
import { buyingUsing } from './covers/buying-using';
import { coreFundamentals } from './covers/core-fundamentals';
import { GROUND, WIDTH } from './covers/parts';
import { securitySelfCustody } from './covers/security-self-custody';
import { technicalUnderstanding } from './covers/technical-understanding';

/** The covers of the guides that are written. They have no words, so they are the same in every language. */
const covers: Record<string, ReactNode> = {
  ...coreFundamentals,
  ...securitySelfCustody,
  ...buyingUsing,
  ...technicalUnderstanding,
} satisfies Partial<Record<GuideId, ReactNode>>;

/** The color behind the covers of a category. */
export const SKIES = {
  'core-fundamentals': 'bg-sky',
  'security-self-custody': 'bg-sage',
  'buying-using': 'bg-peach',
  'technical-understanding': 'bg-mist',
} as const satisfies Record<GuideCategory, string>;

/** @throws Error for a guide that has no cover: each one that is written needs one */
export function GuideCover({ id, className }: { id: string; className?: string }) {
  const cover = covers[id];
  if (!cover) throw new Error(`components/guides/covers: the guide "${id}" has no cover`);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${GROUND}`} className={clsx('block w-full', className)}>
      {cover}
    </svg>
  );
}
