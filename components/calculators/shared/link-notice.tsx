import type { ReadLink } from '@/lib/calculators/fragment';
import type { Content } from '@/lib/content/content';

/** Says that the link that opened the page was damaged. The live region is always rendered: screen readers announce its changes. */
export function LinkNotice({
  lost,
  words,
}: {
  lost: ReadLink<unknown>['lost'];
  words: Content['calculators']['common']['damagedLink'];
}) {
  const text = lost === 'all' ? words.all : lost.length > 0 ? words.part : '';
  return (
    <p role="status" className="mt-3 border-loss-fill border-l-4 pl-3 font-medium text-base empty:hidden">
      {text}
    </p>
  );
}
