import { markLetters } from '@/components/guides/letter-marks.behaviour';
import { startGuess } from '@/components/learn/lesson/guess.behaviour';
import { isAlive } from './state';

/** What the markup of `data-behaviour` does, by its value. Each is started once for each element, at the first sign of a person. */
const behaviours: Record<string, (element: HTMLElement) => void> = {
  'letter-marks': markLetters,
  guess: startGuess,
};

/** What a press on an element with `data-press` does, by its value; also on one that an island has rendered since. */
const presses: Record<string, (element: HTMLElement) => void> = {};

/** Starts the small behaviours that need no React: markup that the server has written, and a function. */
export function startBehaviours() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    behaviours[element.dataset.behaviour ?? '']?.(element);
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
    // In an island that is not hydrated yet the press is recorded, and repeated with the values of the reader.
    if (pressed && isAlive(pressed)) presses[pressed.dataset.press ?? '']?.(pressed);
  });
}
