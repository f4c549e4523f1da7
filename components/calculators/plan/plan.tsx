'use client';

import './plan.css';
import { useState } from 'react';
import { PLAN_ID, type PlanFieldId, type PlanTexts, planFieldIds } from '@/lib/calculators/plan';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { CalculatorSection } from '../frame/calculator-section';
import { LessonTasks, withLesson } from '../frame/in-lesson';
import { useAnnouncement } from '../frame/use-settled';
import { lossOf } from './loss-text';
import { type Copied, PlanActions } from './plan-actions';
import { PlanSheet } from './plan-sheet';
import { usePlan } from './use-plan';

/**
 * What was filled in, as lines to paste elsewhere; null if nothing was.
 *
 * @param loss the sentence on the loss; null if it cannot be said
 */
function planText(texts: PlanTexts, words: Content['calculators']['Plan'], loss: string | null): string | null {
  const filled = planFieldIds.filter((id) => texts[id].trim() !== '');
  if (filled.length === 0) return null;
  return [
    words.sheetTitle,
    ...filled.flatMap((id) => {
      const line = `${words.fields[id]}: ${texts[id].trim()}`;
      return id === 'saved' && loss ? [line, `${words.loss.title}: ${loss}`] : [line];
    }),
    words.own,
  ].join('\n\n');
}

interface PlanProps {
  locale: Locale;
  words: Content['calculators']['Plan'];
  common: Content['calculators']['common'];
}

/**
 * A sheet to fill in and print. What the reader writes is private: it is in no URL, unlike the state of other calculators, and
 * stored only after the reader opts in.
 */
export const Plan = withLesson(function Plan({ locale, words, common }: PlanProps) {
  const { texts, change, isKept, keep, clear, notice } = usePlan(words);
  const [copied, setCopied] = useState<Copied>(null);
  const loss = lossOf(texts, words, locale);
  const spoken = useAnnouncement(loss.isKnown ? loss.text : '');
  const write = (id: PlanFieldId, text: string) => {
    setCopied(null);
    change(id, text);
  };
  const clearAll = () => {
    setCopied(null);
    clear();
  };

  return (
    <CalculatorSection
      id={PLAN_ID}
      title={words.title}
      className=""
      headClass="print:hidden"
      head={
        <>
          <p className="mt-3 text-base text-muted">{words.intro}</p>
          <p className="mt-3 text-base text-muted js:hidden">
            {words.noScript}{' '}
            <a href="#plan-sheet" className="underline underline-offset-4">
              {words.noScriptPrint}
            </a>
          </p>
        </>
      }
    >
      <div className="border-line border-b p-5 empty:hidden md:px-8 print:hidden">
        <LessonTasks />
      </div>
      <PlanSheet texts={texts} onChange={write} loss={loss} words={words} common={common} locale={locale} />
      <div className="grid gap-4 border-line border-t p-5 no-js:hidden md:p-8 print:hidden">
        <PlanActions
          lines={planText(texts, words, loss.isKnown ? loss.text : null)}
          copied={copied}
          onCopied={setCopied}
          notice={notice}
          isKept={isKept}
          onKeep={keep}
          onClear={clearAll}
          words={words}
        />
        <output className="sr-only">{spoken}</output>
      </div>
    </CalculatorSection>
  );
});
