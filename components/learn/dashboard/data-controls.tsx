'use client';

import { Download, RotateCcw, Upload } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { totalLessons } from '@/lib/content/lessons/learning-path';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { KeptRecord } from '@/lib/learner/kept';
import { localDate } from '@/lib/learner/local-date';
import { lessonsCompleted } from '@/lib/learner/selectors';
import { exportFile, importBlob } from '@/lib/learner/transfer';
import type { LearnerState } from '@/lib/learner/types';
import { FILE_TYPE, saveFile } from '../save-file';
import { Confirm } from './confirm';
import { KeptRecords, useKeptRecords } from './kept-records';

type Words = Omit<Content['learn']['data'], 'heading' | 'where' | 'safari' | 'resetDoneUnwritten'>;
type Step = { kind: 'idle' } | { kind: 'import'; state: LearnerState } | { kind: 'reset' };

export const DataControls = withLearner(function DataControls({ locale, words }: { locale: Locale; words: Words }) {
  const { state, notice, dispatch, dismissNotice } = useLearner();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { kept, remove } = useKeptRecords(state, notice, step);
  const forget = (copies: readonly KeptRecord[]) => {
    remove(copies);
    dismissNotice();
  };

  const counts = (of: LearnerState) => ({
    done: formatNumber(lessonsCompleted(of), locale),
    total: formatNumber(totalLessons, locale),
    minutes: formatNumber(of.minutes, locale),
  });

  function begin(next: Step) {
    setSaid('');
    setRefusal('');
    setStep(next);
  }

  function exportNow() {
    const { name, text } = exportFile(state, localDate(new Date()));
    saveFile(name, text);
    setRefusal('');
    setSaid(fill(words.exported, { file: name }));
  }

  async function choose() {
    const file = input.current?.files?.[0];
    if (!file) return;
    const decoded = await importBlob(file);
    // Choosing the same file again fires no change event unless the input is cleared.
    if (input.current) input.current.value = '';
    if (decoded.ok) begin({ kind: 'import', state: decoded.state });
    else {
      begin({ kind: 'idle' });
      setRefusal(`${words.refused} ${fill(words.refusals[decoded.reason], { field: decoded.field ?? '' })}`);
    }
  }

  /** Reports unsaved progress as an error, because it is lost when the page closes. */
  function finish(isSaved: boolean, saved: string, unsaved: string) {
    begin({ kind: 'idle' });
    if (isSaved) setSaid(saved);
    else setRefusal(unsaved);
  }

  function reset() {
    const isSaved = dispatch({ type: 'reset' });
    // Delete the copies listed before the reset. Keep the record that the reset itself set aside.
    if (isSaved) forget(kept);
    finish(isSaved, words.resetDone, words.resetUnsaved);
  }

  return (
    <>
      <div className="mt-8 grid gap-x-4 gap-y-8 no-js:hidden md:grid-cols-3">
        <Choice title={words.exportHeading} note={words.exportNote}>
          <Button onClick={exportNow}>
            <Icon node={Download} className="size-4" />
            {words.export}
          </Button>
        </Choice>
        <Choice title={words.importHeading} note={words.importNote}>
          <input
            ref={input}
            id="import-file"
            type="file"
            accept={`.json,${FILE_TYPE}`}
            onChange={choose}
            className="peer sr-only"
          />
          <label
            htmlFor="import-file"
            className={buttonClass(
              'secondary',
              'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-bitcoin peer-focus-visible:outline-offset-3',
            )}
          >
            <Icon node={Upload} className="size-4" />
            {words.import}
          </label>
        </Choice>
        <Choice title={words.resetHeading} note={words.resetNote}>
          <Button id="reset" onClick={() => begin({ kind: 'reset' })}>
            <Icon node={RotateCcw} className="size-4" />
            {words.reset}
          </Button>
        </Choice>
      </div>

      {step.kind === 'import' && (
        <Confirm
          question={fill(words.importConfirm, counts(step.state))}
          yes={words.importYes}
          no={words.importNo}
          onYes={() => {
            const isSaved = dispatch({ type: 'import', state: step.state });
            finish(isSaved, fill(words.imported, counts(step.state)), fill(words.importedUnsaved, counts(step.state)));
          }}
          onNo={() => setStep({ kind: 'idle' })}
          returnTo="import-file"
        />
      )}
      {step.kind === 'reset' && (
        <Confirm
          question={words.resetConfirm}
          yes={words.resetYes}
          no={words.resetNo}
          onYes={reset}
          onNo={() => setStep({ kind: 'idle' })}
          returnTo="reset"
        >
          <Button onClick={exportNow}>
            <Icon node={Download} className="size-4" />
            {words.export}
          </Button>
        </Confirm>
      )}
      <p role="status" className="mt-6 font-semibold text-gain empty:hidden">
        {said}
      </p>
      <p role="alert" className="mt-6 font-semibold text-loss empty:hidden">
        {refusal}
      </p>
      <KeptRecords {...{ locale, kept }} remove={forget} words={words.kept} say={setSaid} />
    </>
  );
});

function Choice({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 mb-5 text-base text-muted">{note}</p>
      <div className="mt-auto">{children}</div>
    </div>
  );
}
