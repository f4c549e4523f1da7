import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { CalculatorSection } from './calculator-section';
import type { Result } from './results';

/** The layout of a guide's calculator: fields and results side by side, or stacked on a narrow screen. */
export function CalculatorFrame({
  id,
  root,
  title,
  noScript,
  notice,
  presets,
  fields,
  results,
  hasStickyResults = false,
  stacked,
  answer,
  actions,
  chart,
  children,
}: {
  id: string;
  root?: RefObject<HTMLElement | null>;
  title: string;
  /** Shown without JavaScript: the example cannot be changed. */
  noScript: string;
  /** A `LinkNotice`. */
  notice?: ReactNode;
  /** The first controls, above the fields and the results. */
  presets?: ReactNode;
  fields: ReactNode;
  results: ReactNode;
  /** Results that fit a window stay in view beside longer fields. */
  hasStickyResults?: boolean;
  /** Fields that fill the width, with the results below them: always, or on tablets, where two columns are narrow. */
  stacked?: 'always' | 'tablet';
  /** On phones it is the line between the fields and the other results, and stays in view while a field is used. */
  answer?: Pick<Result, 'label' | 'value' | 'verdict'>;
  /** Below the results, also where a chart and more numbers follow. */
  actions?: ReactNode;
  /** A chart right below the results; it has no frame of its own here. */
  chart?: ReactNode;
  children?: ReactNode;
}) {
  const columns = stacked === 'tablet' ? 'lg:grid-cols-2' : !stacked && 'md:grid-cols-2';
  return (
    <CalculatorSection id={id} root={root} title={title} head={notice}>
      {presets && (
        <div className="border-line p-5 max-md:pb-0 md:border-b md:px-8 no-js:hidden print:hidden">{presets}</div>
      )}
      {/* Not a grid on phones: what sticks in a grid keeps to its own row. */}
      <div className={clsx('grid-cols-1 md:grid', columns)}>
        <div
          className={clsx(
            'grid content-start gap-6 border-line p-5 md:p-8',
            stacked === 'always' ? 'xl:px-6' : stacked === 'tablet' ? 'lg:border-r' : 'md:border-r',
          )}
        >
          <p className="text-base text-muted js:hidden">{noScript}</p>
          {fields}
        </div>
        {answer && <AnswerBar {...answer} />}
        <div
          className={clsx(
            'border-line p-5 md:p-8',
            stacked === 'tablet' ? 'lg:border-0' : !stacked && 'md:border-0',
            answer ? 'max-md:pt-0' : 'border-t',
          )}
        >
          {/* Below the bar of a lesson. */}
          {hasStickyResults ? <div className="top-20 tall:sticky">{results}</div> : results}
        </div>
      </div>
      {actions && <div className="border-line border-t px-5 py-4 md:px-8 no-js:hidden print:hidden">{actions}</div>}
      {chart && <div className="border-line border-t">{chart}</div>}
      {children && (
        <div className="grid grid-cols-1 gap-6 border-line border-t px-5 py-4 md:px-8 md:py-6">{children}</div>
      )}
    </CalculatorSection>
  );
}

/** The first result on a phone, as the total below the fields. Its place in the list of results is for screen readers. */
function AnswerBar({ label, value, verdict }: Pick<Result, 'label' | 'value' | 'verdict'>) {
  return (
    <div
      aria-hidden="true"
      className="calculator-answer-bar flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 bg-raised px-5 py-2.5 text-base md:hidden no-js:hidden print:hidden"
    >
      {/* Without room for its longest word beside the value, it has a line of its own. */}
      <p className="wrap-break-word max-w-full flex-1 font-semibold leading-snug">{label}</p>
      <p
        className={clsx(
          'min-w-0 font-display text-3xl tabular-nums leading-tight',
          verdict && (verdict.kind === 'gain' ? 'text-gain' : 'text-loss'),
        )}
      >
        {value}
      </p>
    </div>
  );
}
