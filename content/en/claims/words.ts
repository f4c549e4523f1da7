export interface ClaimWords {
  title: string;
  /** Where several numbers are known in the same way: the table they stand in, and the name of this one's row. */
  table?: { title: string; row: string };
  /** How the number is known, so that a reader can check it. Numbers in braces are rows of content/claims. */
  how: string;
  /** What to keep in mind when reading it. */
  caveat: string;
}
