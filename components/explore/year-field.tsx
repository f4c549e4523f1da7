import { useState } from 'react';
import { TYPING_PAUSE_MS } from '@/components/ui/browser/typing-pause';
import { useSettled } from '@/components/ui/browser/use-settled';
import { NumberField } from '@/components/ui/fields/field';
import { parseYear } from '@/lib/explore/state';

/**
 * A field for a year. A valid year takes effect at once; an invalid text stays as typed, and after a pause its field says
 * what is wrong.
 */
export function YearField({
  id,
  label,
  value,
  placeholder,
  faultOf,
  onYear,
}: {
  id: string;
  label: string;
  value: number | null;
  /** With it the field may be empty, which means this. */
  placeholder?: string;
  /** Why a year is not used; `null` for a text that is no year. */
  faultOf: (year: number | null) => string | undefined;
  onYear: (year: number | null) => void;
}) {
  // A text that did not become the value. It is dropped when the value changes elsewhere.
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const isTyped = typed !== null && typed.value === value;
  const text = isTyped ? typed.text : (value ?? '').toString();
  const isEmpty = text.trim() === '' && placeholder !== undefined;
  const fault = isEmpty ? undefined : faultOf(parseYear(text));
  const settledFault = useSettled(fault, TYPING_PAUSE_MS);

  function onChange(next: string) {
    const year = parseYear(next);
    const isUsed = next.trim() === '' ? placeholder !== undefined : !faultOf(year);
    setTyped({ text: next, value: isUsed ? year : value });
    if (isUsed) onYear(year);
  }

  return (
    <NumberField
      id={id}
      label={label}
      inputMode="numeric"
      placeholder={placeholder}
      value={text}
      error={fault && settledFault ? fault : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
