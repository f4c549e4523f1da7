/** Delay before an error is shown or the fragment is written: "1," may become "1,000". */
export const TYPING_PAUSE_MS = 600;
