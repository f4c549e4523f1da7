import type { ReactNode } from 'react';

/** Two films, each with a paragraph below it: side by side on wide screens. */
export function VideoPair({ children }: { children: ReactNode }) {
  return <div className="wide video-pair">{children}</div>;
}
