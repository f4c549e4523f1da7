import type { ReactNode } from 'react';
import { ChartStage, type ChartStep, StepCurtain } from '../chart-stage';
import { type ChartContent, ChartDrawing, ChartTitle } from './chart-drawing';
import { ChartFoot } from './chart-foot';
import './chart-steps.css';

/**
 * A chart that says what it shows in steps, in place of its summary, below the number that it is evidence for. Darker than the page at
 * night, between two lines in the color of its number.
 */
export function ChartSteps({
  chart,
  claim,
  steps,
  ...foot
}: {
  chart: ChartContent;
  claim: ReactNode;
  steps: readonly ChartStep[];
  caveat: ReactNode;
  notes: ReactNode;
  actions: ReactNode;
}) {
  const { id, words } = chart;
  return (
    <div className="chart-steps night dark:[--color-paper:#0b0907] dark:border-loss dark:border-y-2 dark:bg-(--color-paper)">
      <figure
        id={id}
        aria-labelledby={`${id}-title`}
        data-behaviour="spotlight"
        className="group/chart flex h-full scroll-mt-24 flex-col border-ink border-t-2 pt-4 pb-2"
      >
        {claim}
        <ChartStage id={`${id}-summary`} steps={steps}>
          <ChartDrawing
            chart={chart}
            heading={
              <ChartTitle
                chart={chart}
                className="mt-2 text-lg md:mt-5 md:text-[1.375rem] lg:mt-0 lg:text-[1.5625rem]"
              />
            }
            curtain={(layout) => <StepCurtain layout={layout} />}
            className="chart-steps-drawing lg:sticky"
            unitClass="max-sm:text-[0.8125rem]"
          />
        </ChartStage>
        <ChartFoot summary={words.notes} {...foot} />
      </figure>
    </div>
  );
}
