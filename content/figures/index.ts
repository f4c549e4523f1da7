/**
 * Every figure of the site by its id, which is the name of a file beside this one and of its words in content/en/data/figures.ts.
 * lib/content/figures/figures.ts describes the fields of a file, reads and checks it.
 */
import { figureWords, unitWords } from '@/content/en/data/figures';

export type FigureId = keyof typeof figureWords;

export const FIGURE_IDS = Object.keys(figureWords) as FigureId[];

export type Unit = keyof typeof unitWords;

export const UNITS = Object.keys(unitWords) as Unit[];
