import { isAlive } from './state';

export type Behaviour = (element: HTMLElement) => unknown;

type Behaviours = Readonly<Record<string, Behaviour>>;

const started = new WeakSet<Element>();
let answers: Behaviours = {};

/**
 * Starts the small behaviours that need no React: markup that the server has written, and a function. A second call starts only what is new.
 *
 * @param behaviours what each value of `data-behaviour` does
 * @param presses what a press on an element does, for each value of `data-press`
 */
export function startBehaviours(behaviours: Behaviours, presses: Behaviours) {
  answers = presses;
  document.addEventListener('click', press);
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    if (started.has(element)) continue;
    started.add(element);
    try {
      behaviours[element.dataset.behaviour as string]?.(element);
    } catch (error) {
      // The others must start.
      console.error(error);
    }
  }
}

function press({ target }: Event) {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  // In an island that is not hydrated yet the press is recorded, and repeated with the values of the reader.
  if (pressed && isAlive(pressed)) answers[pressed.dataset.press as string]?.(pressed);
}
