import type { MouseEvent } from 'react';
import { WIDE } from './wide';

/** Narrow screens have the questions in a row that scrolls and fades at its end, directly above the drawing. */
export const questionRow =
  'max-lg:-mx-5 max-lg:flex max-lg:snap-x max-lg:scroll-px-5 max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:pr-16 max-lg:pl-5 max-lg:pb-1 max-lg:[scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] md:max-lg:-mx-10 md:max-lg:scroll-px-10 md:max-lg:pl-10';

export const questionItem = 'max-lg:w-60 max-lg:shrink-0 max-lg:snap-start';

/** Narrow screens have the drawing below the questions: bring both into view; a next question is then chosen without scrolling. The focus stays on the link. */
export function showDrawing({ currentTarget }: MouseEvent<HTMLElement>) {
  if (!window.matchMedia(WIDE).matches) currentTarget.scrollIntoView({ block: 'start', inline: 'center' });
}
