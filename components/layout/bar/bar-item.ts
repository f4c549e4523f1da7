/** A row in the menu of a bar. */
const row = 'flex min-h-12 items-center gap-3 rounded-md text-left text-lg hover:bg-sunk';

/** In the bar itself, where there is room, it is as wide as its words. */
export const barItemClass = `${row} underline-offset-8 aria-[current]:underline aria-[current]:decoration-2 roomy:min-h-11 roomy:whitespace-nowrap roomy:px-3 roomy:text-base`;

/** A row whose words, of `barWordsClass`, the bar itself leaves out. */
export const barToggleClass = `${row} roomy:size-11 roomy:shrink-0 roomy:justify-center`;
export const barWordsClass = 'roomy:sr-only';

/** A sign without words, of one size at every width. */
export const barSignClass = 'grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk';
