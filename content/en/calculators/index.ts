import { common } from './common';

export const calculators = { common };
