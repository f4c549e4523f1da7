/**
 * Type in a drawing of about 340 units that fills a column of a calculator, in units of the drawing: it is as wide as a phone at first
 * and half as wide again on a desktop, and the type stays at 13 to 15 px.
 */
export const DRAWING_TEXT = 'text-[15px] max-md:text-[18px] lg:text-[12px] xl:text-[10px]';
