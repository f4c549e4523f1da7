/** Colors of app/globals.css by day, for what cannot read it: pictures, the manifest and the browser's own bars. */
export const brand = {
  paper: '#f6f1e7',
  paperByNight: '#191612',
  ink: '#1d1a16',
  muted: '#5a5248',
  red: '#b9382b',
} as const;
