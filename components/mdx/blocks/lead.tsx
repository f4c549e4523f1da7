import './lead.css';
import type { ReactNode } from 'react';
import { partsOf } from '@/components/mdx/text-of';

/** The most important part of several: its drawing first, and beside it, on wide screens, its heading and text, in one frame. */
export function Lead({ children }: { children: ReactNode }) {
  const [drawing, ...text] = partsOf(children);
  return (
    <div className="lead-part wide">
      {drawing}
      <div>{text}</div>
    </div>
  );
}
