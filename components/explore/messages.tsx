import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import type { PageWords } from '@/lib/explore/controls';
import type { ExploreState } from '@/lib/explore/state';
import type { ExploreView } from '@/lib/explore/view';

/** What cannot be shown, in sentences. The live region is always rendered: screen readers announce only its changes. */
export function Messages({
  view: { messages, startAt, plot },
  isLost,
  words,
  change,
  retry,
}: {
  view: ExploreView;
  /** The series could not be fetched, so the drawing is still the one before. */
  isLost: boolean;
  words: PageWords;
  change: (part: Partial<ExploreState>) => void;
  retry: () => void;
}) {
  const texts = isLost ? [words.lost.text] : messages;
  return (
    <div role="status" className="empty:hidden">
      {texts.length > 0 && (
        <div
          className={clsx(
            'mt-5 space-y-2 rounded-md border border-control border-l-4 bg-paper px-4 py-3 text-base',
            (isLost || !plot) && 'border-l-loss',
          )}
        >
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {isLost && <Button onClick={retry}>{words.lost.retry}</Button>}
          {!isLost && startAt && <Button onClick={() => change({ index: startAt.year })}>{startAt.label}</Button>}
        </div>
      )}
    </div>
  );
}
