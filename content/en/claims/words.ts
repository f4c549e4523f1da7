export interface ClaimWords {
  title: string;
  /** How the number is known, so that a reader can check it. Numbers in braces are filled in: content/claims/inputs.ts. */
  how: string;
  /** What to keep in mind when reading it. */
  caveat: string;
}
