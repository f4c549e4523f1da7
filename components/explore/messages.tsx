import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import type { PageWords } from '@/lib/explore/controls';
import type { ExploreState } from '@/lib/explore/state';
import type { ExploreView } from '@/lib/explore/view';

/** The element with the sentences of the settings that the page changed; it describes these settings. */
export const SETTLED_ID = 'explore-settled';

/** What cannot be shown, and which settings the page changed, in sentences. The live region is always rendered: screen readers announce only its changes. */
export function Messages({
  view: { messages, settled, takeOut, plot },
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
  const button = !isLost && takeOut && (
    <Button className="max-sm:w-full" onClick={() => change({ series: takeOut.series })}>
      {takeOut.label}
    </Button>
  );
  return (
    <div role="status" className="empty:hidden">
      {!isLost && settled.texts.length > 0 && (
        <div className="mt-3 mb-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-base">
          <p id={SETTLED_ID} className="max-w-prose">
            {settled.texts.join(' ')}
          </p>
          {button}
        </div>
      )}
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
          {settled.texts.length === 0 && button}
        </div>
      )}
    </div>
  );
}
