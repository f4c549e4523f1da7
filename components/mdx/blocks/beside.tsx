import type { ReactNode } from 'react';

/** A part of a guide with a captioned drawing, which comes first and is beside the text on wide screens. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <div className="guide-step beside wide">{children}</div>
);
