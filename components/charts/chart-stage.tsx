import type { ReactNode } from 'react';
import type { ChartLayout } from '@/lib/charts/layout';

/** A part of what a drawing shows. */
export interface ChartStep {
  title: string;
  text: string;
}

interface Props {
  /** Of the steps, which are the text alternative of the drawing. */
  id: string;
  steps: readonly ChartStep[];
  /** Ends the last step. */
  caveat?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A drawing and what it shows, step by step. Where the page pins the drawing, the steps scroll past it (home.css). */
export function ChartStage({ id, steps, caveat, children }: Props) {
  return (
    <div className="lead-stage">
      {children}
      <ol id={id} className="lead-steps">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
            {index === steps.length - 1 && caveat}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The years before the main mark and those after it, of which CSS shows what the current step is about. */
export function StepBands({ layout }: { layout: ChartLayout | undefined }) {
  const at = layout?.marks.find(({ kind }) => kind === 'main')?.at ?? 0;
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="lead-bands absolute inset-0">
      <rect width={`${at}%`} height="100%" />
      <rect x={`${at}%`} width={`${100 - at}%`} height="100%" />
    </svg>
  );
}
