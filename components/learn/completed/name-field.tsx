'use client';

import { useLearner } from '@/components/learn/learner/learner';
import { Fold } from '@/components/ui/folds/fold';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { cleanName } from '@/lib/learner/state';
import { LIMITS } from '@/lib/learner/types';

export type KeepsakeWords = Pick<
  Content['completed'],
  | 'done'
  | 'open'
  | 'missing'
  | 'planned'
  | 'goOn'
  | 'none'
  | 'sampleNote'
  | 'after'
  | 'start'
  | 'review'
  | 'sign'
  | 'name'
  | 'print'
  | 'printNote'
  | 'honest'
  | 'sheet'
  | 'noScript'
>;

/** The name for the sheet, and whether it is kept in the learner's record. */
export function NameField({
  name,
  words,
  onType,
}: {
  name: string;
  words: KeepsakeWords;
  onType: (name: string) => void;
}) {
  const { state, dispatch } = useLearner();
  const shown = cleanName(name);
  const isTooLong = [...name.trim()].length > LIMITS.nameLength;
  return (
    <Fold
      summary={words.sign}
      summaryClass="justify-between border-line border-y font-semibold text-base text-ink!"
      onPhonesOnly
    >
      <label htmlFor="keepsake-name" className="block font-semibold max-md:mt-2">
        {words.name.label}
      </label>
      <p id="keepsake-name-hint" className="mt-1 text-muted">
        {words.name.hint}
      </p>
      <input
        id="keepsake-name"
        type="text"
        autoComplete="off"
        value={name}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? 'keepsake-name-hint keepsake-name-error' : 'keepsake-name-hint'}
        onChange={({ target }) => {
          onType(target.value);
          if (state.name !== null) dispatch({ type: 'set-name', name: target.value });
        }}
        className="mt-2 min-h-12 w-full rounded-md border border-control bg-raised px-3 text-lg hover:border-ink aria-invalid:border-2 aria-invalid:border-loss"
      />
      <p id="keepsake-name-error" role="alert" className="mt-1.5 font-medium text-loss empty:hidden">
        {isTooLong && fill(words.name.tooLong, { count: LIMITS.nameLength })}
      </p>
      <label className="mt-3 flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-snug">
        <input
          type="checkbox"
          checked={state.name !== null}
          disabled={!shown}
          onChange={({ target }) => dispatch({ type: 'set-name', name: target.checked ? shown : null })}
          className="mt-0.5 size-5 shrink-0 accent-current disabled:appearance-none disabled:rounded-xs disabled:border disabled:border-control"
        />
        <span className="text-balance">
          {words.name.keep}
          <span className="block text-balance text-muted">{words.name.kept}</span>
        </span>
      </label>
    </Fold>
  );
}
