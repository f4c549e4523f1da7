/** Light-theme colors of app/globals.css for images, the manifest and `theme-color`, which cannot use custom properties. */
export const brand = {
  paper: '#f6f1e7',
  paperByNight: '#151311',
  ink: '#1d1a16',
  muted: '#5a5248',
  red: '#b9382b',
} as const;

/** In pixels: the share image of each page, and every picture that a reader can save or send. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
