/** The fee calculator's anchor, and its name in a link's fragment. */
export const FEE_ID = 'fee';
