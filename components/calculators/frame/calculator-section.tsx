import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';

/** The plate of a calculator, with its title. */
export function CalculatorSection({
  id,
  root,
  title,
  head,
  headClass,
  className = 'overflow-clip',
  children,
}: {
  id: string;
  root?: RefObject<HTMLElement | null>;
  title: string;
  /** Below the title. */
  head?: ReactNode;
  headClass?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      ref={root}
      aria-labelledby={`${id}-title`}
      className={clsx('calculator wide plate my-10', className)}
    >
      <div className={clsx('border-line border-b p-5 md:px-8 md:py-6', headClass)}>
        <h3 id={`${id}-title`} className="text-2xl md:text-3xl">
          {title}
        </h3>
        {head}
      </div>
      {children}
    </section>
  );
}
