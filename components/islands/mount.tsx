import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { controlsIn, followFocus } from './replay';
import { SlotContents } from './slot';
import { setState } from './state';
import { useReplay } from './use-replay';

/** Hydrates an island with its component. Called once for each. */
export function mount(island: HTMLElement, Part: ComponentType<object>, properties: object) {
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === island,
  );
  const served = [...island.childNodes];
  const controls = controlsIn(island);
  const endFollowing = followFocus(controls);
  const contents = new Map(slots.map((slot) => [slot.dataset.slot ?? '', [...slot.childNodes]]));
  function Replay() {
    useLayoutEffect(() => {
      setState(island, 'alive');
    }, []);
    useReplay(island, controls, endFollowing);
    return null;
  }
  hydrateRoot(
    island,
    <SlotContents value={contents}>
      <Part {...properties} />
      <Replay />
    </SlotContents>,
    // Where the page is not as the build wrote it, because the browser has translated it, React renders the island anew.
    {
      onRecoverableError: (error) => console.warn(error),
      // React empties the island of a component that has thrown: it gets its HTML back, as it is without script.
      onUncaughtError(error) {
        console.error(error);
        setTimeout(() => {
          island.replaceChildren(...served);
          setState(island, null);
        });
      },
    },
  );
}
