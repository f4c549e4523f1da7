export type ScaleKind = 'linear' | 'log';

/** What a line means: loss = fiat, bitcoin = the alternative, gain = what grew, ink and muted = neither. */
export type Tone = 'ink' | 'loss' | 'bitcoin' | 'gain' | 'muted';

export type Stroke = 'solid' | 'dashed' | 'dotted' | 'dash-dot';

/** Drawn on every point: for surveys, where the line between two points is only a guide for the eye. */
export type Marker = 'circle' | 'square' | 'diamond';

export interface LineSpec {
  id: string;
  /** Stands at the end of the line; `\n` breaks it. */
  label: string;
  /** The last value in print; stands under the label. */
  last?: string;
  tone: Tone;
  stroke: Stroke;
  marker?: Marker;
  /** One value for each x; null where there is none, which leaves a gap. */
  values: readonly (number | null)[];
}

/** A vertical line with a name, such as 1971. */
export interface Mark {
  x: number;
  /** Stands at the head of the line; `\n` breaks it. */
  label: string;
  /** `main` is the red line of the site; `note` is thin and grey. */
  kind: 'main' | 'note';
}

/** A place in the plot: percent from the left and percent from the top, each with one decimal. */
export type Spot = readonly [x: number, y: number];
