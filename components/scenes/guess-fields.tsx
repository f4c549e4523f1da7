import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/field';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { parseDecimal } from '@/lib/format/parse-decimal';
import { type GuessPoints, MAX_USD } from './use-guess';

/** The guess as numbers, for readers who do not draw. */
export function GuessFields({
  years,
  fieldYears,
  words,
  locale,
  onGuess,
}: {
  years: readonly number[];
  fieldYears: readonly number[];
  words: Content['home']['exhibits']['charts']['draw']['fields'];
  locale: Locale;
  onGuess: (points: GuessPoints) => void;
}) {
  const [texts, setTexts] = useState<Record<number, string>>({});
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [isOpen, setOpen] = useState(false);

  function submit() {
    const read = fieldYears.map((year) => ({ year, parsed: parseDecimal(texts[year] ?? '', locale) }));
    const isRight = (value: number) => value >= 0 && value <= MAX_USD;
    const invalid = read.filter(({ parsed }) => !parsed.ok || !isRight(parsed.value)).map(({ year }) => year);
    setWrong(invalid);
    if (invalid.length > 0) return document.getElementById(`guess-${invalid[0]}`)?.focus();
    onGuess(read.map(({ year, parsed }) => [years.indexOf(year), parsed.ok ? parsed.value : 0]));
  }

  return (
    <details className="sm:mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="chevron flex min-h-11 w-fit list-none items-center gap-3 text-base text-muted hover:text-bitcoin [&::-webkit-details-marker]:hidden">
        {words.summary}
      </summary>
      {isOpen && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="mt-2 grid items-start gap-4 sm:grid-cols-3"
        >
          {fieldYears.map((year) => (
            <NumberField
              key={year}
              id={`guess-${year}`}
              label={fill(words.label, { year })}
              value={texts[year] ?? ''}
              onChange={(event) => setTexts({ ...texts, [year]: event.target.value })}
              error={wrong.includes(year) ? fill(words.error, { max: MAX_USD }) : undefined}
            />
          ))}
          <Button type="submit" className="col-span-full justify-self-start">
            {words.submit}
          </Button>
        </form>
      )}
    </details>
  );
}
