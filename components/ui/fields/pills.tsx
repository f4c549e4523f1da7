import clsx from 'clsx';
import type { ReactNode } from 'react';

const pillClass = {
  apart: 'border border-control hover:border-ink has-checked:border-ink',
  joined: 'justify-center hover:bg-sunk',
  /** Joined, and as wide as each other; with very large text below each other. */
  parts:
    'min-w-min flex-1 basis-0 justify-center border border-transparent text-center leading-tight hover:border-ink sm:basis-auto',
};

/** Radio buttons as pills: apart, or joined in one switch whose frame is in `rowClass`. Without `onChoose`, the page's CSS reads the checked one. */
export function Pills<Value extends string | number>({
  name,
  legend,
  legendClass = 'sr-only',
  options,
  initial = options[0]?.value,
  value,
  onChoose,
  disabled,
  describedBy,
  look = 'apart',
  className,
  rowClass = 'flex flex-wrap gap-2',
  sizeClass = 'px-4',
}: {
  name: string;
  legend: string;
  legendClass?: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Checked at first, if the component that shows them does not keep the `value`. */
  initial?: Value;
  value?: Value;
  onChoose?: (value: Value, input: HTMLInputElement) => void;
  /** An option without effect. */
  disabled?: Value;
  /** The element that says why. */
  describedBy?: string;
  look?: keyof typeof pillClass;
  className?: string;
  rowClass?: string;
  /** Padding and width of a pill, and its type at some widths. */
  sizeClass?: string;
}) {
  return (
    <fieldset aria-describedby={disabled === undefined ? undefined : describedBy} className={className}>
      <legend className={legendClass}>{legend}</legend>
      <div className={rowClass}>
        {options.map(({ value: option, label }) => (
          <label
            key={option}
            className={clsx(
              'relative flex min-h-11 cursor-pointer items-center rounded-full font-semibold text-base has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2',
              pillClass[look],
              disabled !== undefined &&
                'has-disabled:cursor-not-allowed has-disabled:border-control has-disabled:border-dashed has-disabled:text-muted',
              sizeClass,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              disabled={disabled === option}
              {...(onChoose
                ? { checked: value === option, onChange: ({ target }) => onChoose(option, target) }
                : { defaultChecked: option === initial })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none disabled:cursor-not-allowed"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
