import { useEffect, useLayoutEffect, useRef } from 'react';
import { type ChangedField, findChangedFields, replayField, replayPress } from './replay';
import { placeOf, settlePresses, takePresses } from './state';

/**
 * The one replay of input that arrived before an island was hydrated: the focus, values typed, chosen or restored by the browser, then
 * presses. An island in its slots repeats its own.
 */
export function useReplay(island: HTMLElement) {
  const changed = useRef<ChangedField[]>([]);
  const presses = useRef<Event[]>([]);

  useLayoutEffect(() => {
    // Read before any component renders again: React would write its own state into the fields.
    changed.current = findChangedFields(island);
    presses.current = takePresses(island);
    settlePresses();
  }, [island]);

  useEffect(() => {
    // Input between hydration and its replay has reached React already and is newer.
    const isNewer = new WeakSet<EventTarget>();
    const onInput = ({ isTrusted, target }: Event) => isTrusted && target && isNewer.add(target);
    window.addEventListener('input', onInput, true);
    const replays = [
      () => {
        const { activeElement: focused } = document;
        if (focused && placeOf(focused) === island) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      },
      ...changed.current.map((change) => () => isNewer.has(change.field) || replayField(change)),
      ...presses.current.map((event) => () => replayPress(event)),
    ];
    changed.current = [];
    presses.current = [];
    // One a task, so that each event sees the state that layout effects and the event before it have set.
    const next = () => {
      replays.shift()?.();
      if (replays.length > 0) setTimeout(next);
      else window.removeEventListener('input', onInput, true);
    };
    setTimeout(next);
  }, [island]);
}
