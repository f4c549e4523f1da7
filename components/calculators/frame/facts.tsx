import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Fact {
  id: string;
  label: string;
  /** Formatted; `NO_VALUE` if there is no result. */
  value: string;
  note?: ReactNode;
}

/** A list of secondary results, in columns on wide screens. */
export function Facts({
  title,
  facts,
  className = 'mt-4 sm:grid-cols-2',
}: {
  title?: string;
  facts: readonly Fact[];
  className?: string;
}) {
  return (
    <div>
      {title && <h4 className="text-xl">{title}</h4>}
      <dl className={clsx('grid gap-x-8 gap-y-6 md:gap-x-16', className)}>
        {facts.map(({ id, label, value, note }) => (
          <div key={id} className="border-line border-t pt-3">
            <dt className="text-base text-muted">{label}</dt>
            <dd className="mt-0.5 font-display text-2xl tabular-nums leading-tight">{value}</dd>
            {note && <dd className="mt-1.5 text-pretty text-base text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
