import { brand } from '@/components/layout/brand';

/** The light theme of app/globals.css, for pictures that are opened without the site. A test compares the two. */
export const palette = {
  ...brand,
  loss: '#a62a1f',
  bitcoin: '#8f4a05',
  gain: '#1c6252',
  line: '#d6cab6',
  control: '#857a6a',
} as const;
