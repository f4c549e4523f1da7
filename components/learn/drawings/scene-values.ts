import type { NumberId } from '@/lib/content/claims/fill-claims';

/** A number that a scene shows: its value, to which the scene is drawn, and its text in the language of the page. */
export interface SceneValue {
  value: number;
  text: string;
}

export type SceneValues = Readonly<Record<string, SceneValue>>;

/** A row of content/claims, with formats as in `{row:1}`; or a number or an amount in dollars that no text states. */
export type Shown = NumberId | `${NumberId}:${string}` | number | { usd: number };

/** The numbers that a scene shows, by the names that it gives them. */
export type ShownValues = Readonly<Record<string, Shown>>;

/** What a scene gets for the numbers that it shows. */
export interface Values<Named extends ShownValues> {
  values: { readonly [Name in keyof Named]: SceneValue };
}
