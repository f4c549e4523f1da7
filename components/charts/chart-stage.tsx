import type { ReactNode } from 'react';
import type { ChartLayout } from '@/lib/charts/layout-types';
import type { Tone } from '@/lib/charts/types';

/** A part of what a drawing shows. */
export interface ChartStep {
  title: string;
  text: string;
  /** The lines that the step is not about. */
  dims?: readonly Tone[];
  /** Whether it is about the years before the main mark: those after it are covered. */
  isBeforeMark?: boolean;
}

interface Props {
  /** Of the steps, which are the text alternative of the drawing. */
  id: string;
  steps: readonly ChartStep[];
  /** The drawing. */
  children: ReactNode;
}

/** A drawing and what it shows, step by step. Where the page pins the drawing, the steps scroll past it (chart-steps.css, chart-stage.behaviour.ts). */
export function ChartStage({ id, steps, children }: Props) {
  return (
    <div className="chart-steps-stage lg:mt-10 lg:grid lg:items-start lg:gap-12">
      {children}
      <ol
        id={id}
        className="grid gap-4 pt-2 text-base leading-snug md:max-lg:grid-cols-3 md:max-lg:gap-6 md:max-lg:pt-4 lg:text-lg"
      >
        {steps.map(({ title, text, dims, isBeforeMark }) => (
          <li
            key={title}
            data-dims={dims?.join(' ')}
            data-before-mark={isBeforeMark ? '' : undefined}
            className="lg:grid lg:content-center lg:gap-3"
          >
            <h4 className="mb-0.5 text-loss md:max-lg:mb-1.5 md:max-lg:text-xl lg:mb-0 lg:text-[1.625rem]">{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Covers the years after the main mark while the current step is about those before it (chart-steps.css). */
export function StepCurtain({ layout }: { layout: ChartLayout | undefined }) {
  const at = layout?.marks.find(({ kind }) => kind === 'main')?.at ?? 0;
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible fill-paper">
      {/* It covers the dots at the right edge, too. */}
      <rect x={`${at}%`} width={`${102 - at}%`} height="100%" className="chart-steps-curtain opacity-0" />
    </svg>
  );
}
