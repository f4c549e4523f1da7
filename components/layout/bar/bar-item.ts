/** The row of a bar: name, words, signs. What has no room in it goes on in a row below. */
export const barRowClass = 'page wrap-break-word flex w-full flex-wrap items-center gap-x-1';

/** A word breaks into the next line before the bar gets another row. */
export const barNameClass =
  'flex tiny:flex-wrap min-h-12 tiny:min-h-0 min-w-min flex-1 items-center gap-x-3 text-balance py-1';
export const siteNameClass = 'font-display font-semibold text-lg leading-none tracking-tight roomy:text-xl';

/** The links have a row of their own where a row has no room for all. Their words, not their boxes, are at the margin of the page. */
export const barWordsClass =
  '-ml-3 narrow:-ml-2 tiny:ml-0 order-1 flex flex-wrap items-center gap-x-1 tiny:gap-x-2 basis-full roomy:order-none roomy:ml-0 roomy:basis-auto';
export const barLinkClass =
  'flex min-h-11 tiny:min-h-[44px] items-center rounded-md px-3 narrow:px-2 tiny:px-0 text-base tiny:leading-tight underline-offset-8 hover:bg-sunk aria-[current]:underline aria-[current]:decoration-2';

export const barSignsClass = 'ml-auto flex';
/** A sign without words. With very large text its sign grows, the room around it does not. */
export const barSignClass = 'grid size-11 tiny:size-[44px] shrink-0 place-items-center rounded-md hover:bg-sunk';
