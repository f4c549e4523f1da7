import type { ReactNode, RefObject } from 'react';

/** The plate a guide's calculator lies on: fields left, results right; below each other on a phone. */
export function CalculatorFrame({
  id,
  root,
  title,
  noScript,
  fields,
  results,
  children,
}: {
  /** The calculator's id, which is also its anchor. */
  id: string;
  /** None where nothing is live. */
  root?: RefObject<HTMLElement | null>;
  title: string;
  /** Says, to readers without script, that the example stands but does not move. */
  noScript: string;
  fields: ReactNode;
  results: ReactNode;
  /** Actions, formula, and what else belongs to it. */
  children?: ReactNode;
}) {
  return (
    <section id={id} ref={root} aria-labelledby={`${id}-title`} className="calculator wide plate my-10 overflow-hidden">
      <div className="border-line border-b p-5 md:px-8 md:py-6">
        <h3 id={`${id}-title`} className="text-2xl md:text-3xl">
          {title}
        </h3>
      </div>
      <div className="grid grid-cols-1 md:grid-cols-2">
        <div className="grid content-start gap-6 p-5 md:p-8">
          <p className="text-base text-muted js:hidden">{noScript}</p>
          {fields}
        </div>
        <div className="border-line border-t p-5 md:border-t-0 md:border-l md:p-8">{results}</div>
      </div>
      {children && <div className="grid grid-cols-1 gap-6 border-line border-t p-5 md:p-8">{children}</div>}
    </section>
  );
}
