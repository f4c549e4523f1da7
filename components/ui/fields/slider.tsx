import clsx from 'clsx';
import { RangeInput } from './range-input';

const shownClass = {
  small: 'text-muted',
  medium: 'font-display text-2xl tabular-nums',
  large: 'font-display text-3xl tabular-nums leading-none',
};

/** A range input with its label, and its value in small, medium or large type. Without script and on paper only the value is left. */
export function Slider({
  id,
  label,
  shown,
  spoken = shown,
  size = 'small',
  ...input
}: {
  id: string;
  label: string;
  shown: string;
  /** For assistive technology, if it needs more than what is shown. */
  spoken?: string;
  size?: keyof typeof shownClass;
  value: number;
  min: number;
  max: number;
  onSlide: (value: number) => void;
}) {
  return (
    <div>
      <p className={clsx('flex items-baseline justify-between gap-x-4', size === 'small' && 'flex-wrap text-base')}>
        <label htmlFor={id} className={size === 'small' ? undefined : 'font-semibold text-base'}>
          {label}
        </label>
        <span className={shownClass[size]}>{shown}</span>
      </p>
      <RangeInput {...input} id={id} aria-valuetext={spoken} className="block no-js:hidden print:hidden" />
    </div>
  );
}
