import type { Content } from '@/lib/content/content';
import type { ReadLink } from '@/lib/fragment';

/** Says that the link that opened the page was damaged. */
export function LinkNotice({
  lost,
  words,
}: {
  lost: ReadLink<unknown>['lost'];
  words: Content['calculators']['common']['damagedLink'];
}) {
  if (lost.length === 0) return null;
  return (
    <p role="status" className="mt-3 border-loss-fill border-l-4 pl-3 font-medium text-base">
      {lost === 'all' ? words.all : words.part}
    </p>
  );
}
