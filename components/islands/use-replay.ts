import { useEffect, useLayoutEffect, useRef } from 'react';
import { type ChangedField, findChangedFields, replayField } from './changed-fields';
import { type Control, controlsIn, moveFocus, replayPress } from './replay';
import { islandOf, settlePresses, takePresses } from './state';

/**
 * The one replay of input that arrived before an island was hydrated: the focus, values restored by the browser, then values typed or
 * chosen and presses, in the order in which they came. An island in its slots repeats its own.
 *
 * @param served the controls of the island before. In a translated page React makes them anew, and the old ones have what was typed.
 * @param endFollowing returns the one that had the focus; see `followFocus`
 */
export function useReplay(island: HTMLElement, served: readonly Control[], endFollowing: () => Control | undefined) {
  const replays = useRef<(() => void)[]>([]);
  /** Input between hydration and its replay has reached React already and is newer, also that of a program that fills in forms. */
  const isNewer = useRef(new WeakSet<EventTarget>());
  const isReplaying = useRef(false);
  const onInput = useRef(({ target }: Event) => isReplaying.current || !target || isNewer.current.add(target));

  useLayoutEffect(() => {
    window.addEventListener('input', onInput.current, true);
    const now = controlsIn(island);
    const currentOf = <Kind extends Control>(control: Kind) =>
      control.isConnected ? control : (now[served.indexOf(control)] as Kind | undefined);
    const focused = endFollowing();
    const replacement = focused?.isConnected === false && currentOf(focused);
    // Read before any component renders again: React would write its own state into the fields.
    const changes = findChangedFields(served);
    const presses = takePresses(island, served);
    if (focused && replacement) moveFocus(focused, replacement);
    settlePresses();
    const repeat = (change: ChangedField) => isNewer.current.has(change.field) || replayField(change);
    replays.current = [
      () => {
        const { activeElement: focused } = document;
        if (focused && islandOf(focused) === island)
          focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      },
      ...[
        ...changes.map((change) => ({
          at: change.at,
          replay: () => repeat({ ...change, field: currentOf(change.field) ?? change.field }),
        })),
        ...presses.map((event) => ({
          at: event.timeStamp,
          replay() {
            const control = served.find((one) => one.contains(event.target as Element));
            replayPress(event, control && (currentOf(control) ?? null));
          },
        })),
      ]
        .sort((a, b) => a.at - b.at)
        .map(({ replay }) => replay),
    ];
  }, [island, served, endFollowing]);

  useEffect(() => {
    // One a task, so that each event sees the state that layout effects and the event before it have set.
    const next = () => {
      isReplaying.current = true;
      replays.current.shift()?.();
      isReplaying.current = false;
      if (replays.current.length > 0) setTimeout(next);
      else window.removeEventListener('input', onInput.current, true);
    };
    setTimeout(next);
  }, []);
}
