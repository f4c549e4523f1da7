import { brand } from '@/components/layout/brand';
import type { Tone } from '@/lib/charts/types';

/** The light theme of app/globals.css. A test compares the two. */
export const palette = {
  ...brand,
  loss: '#a62a1f',
  bitcoin: '#8f4a05',
  gain: '#1c6252',
  line: '#d6cab6',
  control: '#857a6a',
} as const;

export type Color = keyof typeof palette;

export const TONE_COLORS: Record<Tone, Color> = {
  ink: 'ink',
  loss: 'loss',
  bitcoin: 'bitcoin',
  gain: 'gain',
  muted: 'muted',
};

/** Part of a picture that is drawn in pixels. */
export type Shape =
  | { kind: 'path'; d: string; color: Color; width: number; dash?: string }
  | { kind: 'area'; d: string; color: Color; opacity?: number }
  | {
      kind: 'text';
      x: number;
      /** The y coordinate of the text's baseline. */
      y: number;
      text: string;
      size: number;
      color: Color;
      isBold?: boolean;
      isTitle?: boolean;
      anchor?: 'start' | 'middle' | 'end';
    };
