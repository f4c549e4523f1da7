'use client';

import { Copy, Printer, Trash } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { RememberChoice } from '@/components/ui/fields/remember-choice';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { Icon } from '@/components/ui/icon';
import {
  excess,
  LOSS_RANGES,
  monthsToReplace,
  PLAN_ID,
  type PlanFieldId,
  type PlanTexts,
  planFieldIds,
} from '@/lib/calculators/plan';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { parseDecimal } from '@/lib/format/parse-decimal';
import { countOf } from '@/lib/format/plural';
import { CalculatorSection } from '../frame/calculator-section';
import { numberProblem, readingRemark } from '../frame/fields';
import { LessonTasks, withLesson } from '../frame/in-lesson';
import { TYPING_PAUSE_MS, useAnnouncement, useSettled } from '../frame/use-settled';
import { MonthBlocks } from './month-blocks';
import { SheetField } from './sheet-field';
import { Pair, PaperClip, Part } from './sheet-parts';
import { usePlan } from './use-plan';

const ROWS: Record<PlanFieldId, number> = {
  goal: 2,
  goalWhen: 1,
  cushion: 1,
  cushionWhere: 1,
  debts: 3,
  boring: 3,
  atRisk: 1,
  saved: 1,
  never: 3,
  changeMind: 3,
  askFirst: 1,
  review: 1,
};

/** The fields that are shown at once. The others are in a `details` that starts closed. */
const OPEN: readonly PlanFieldId[] = ['goal', 'atRisk', 'saved', 'changeMind'];

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

/** `plan.css` prints the sheet alone while the root element has the class. */
function printSheet(): void {
  const { classList } = document.documentElement;
  classList.add('prints-plan');
  window.addEventListener('afterprint', () => classList.remove('prints-plan'), { once: true });
  window.print();
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
  const [isAsking, setAsking] = useState(false);
  const [copy, setCopy] = useState<'copied' | 'failed' | 'empty' | null>(null);
  const rest = useRef<HTMLDetailsElement>(null);
  const rested = useSettled(texts, TYPING_PAUSE_MS);

  const amountOf = (id: 'atRisk' | 'saved', from: PlanTexts = texts) => {
    const parsed = parseDecimal(from[id], locale);
    return parsed.ok ? parsed.value : Number.NaN;
  };
  const errorOf = (id: PlanFieldId) => {
    const text = rested[id];
    if (text !== texts[id] || text.trim() === '') return undefined;
    const over = excess(id, text);
    if (over > 0) return countOf(words.tooLong, over, locale);
    if (id !== 'atRisk' && id !== 'saved') return undefined;
    const amount = amountOf(id, rested);
    if (Number.isNaN(amount)) return numberProblem(text, common.errors, locale, 500);
    const { min, max } = LOSS_RANGES[id];
    const range = { min: formatNumber(min, locale, { min: 0, max: 2 }), max: formatNumber(max, locale) };
    if (amount < min) return fill(common.errors.tooSmall, range);
    return amount > max ? fill(common.errors.tooLarge, range) : undefined;
  };
  const remarkOf = (id: PlanFieldId) => {
    const isAmount = id === 'atRisk' || id === 'saved';
    return isAmount && rested[id] === texts[id] ? readingRemark(texts[id], common.errors, locale) : undefined;
  };
  const field = (id: PlanFieldId) => {
    const error = errorOf(id);
    const remark = error ? undefined : remarkOf(id);
    return (
      <SheetField
        id={`${PLAN_ID}-${id}`}
        label={words.fields[id]}
        example={words.examples[id] || undefined}
        value={texts[id]}
        onChange={(text) => {
          setCopy(null);
          change(id, text);
        }}
        rows={ROWS[id]}
        isNumber={id === 'atRisk' || id === 'saved'}
        {...(error && { error })}
        {...(remark && { remark })}
      />
    );
  };
  const loss = monthsToReplace({ atRisk: amountOf('atRisk'), saved: amountOf('saved') });
  const lossText = () => {
    if (!loss.ok) {
      const isFilled = (['atRisk', 'saved'] as const).every((id) => texts[id].trim() !== '');
      return isFilled ? words.loss.invalid : fill(words.loss.empty, { blank: words.blank });
    }
    const { months } = loss.value;
    if (months === 0) return words.loss.none;
    const sentence = countOf(words.loss.months, months, locale);
    if (months < 24) return sentence;
    return `${sentence} ${fill(words.loss.years, { years: formatNumber(months / 12, locale, { min: 0, max: 1 }) })}`;
  };

  const spoken = useAnnouncement(loss.ok ? lossText() : '');

  const hasMore = planFieldIds.some((id) => !OPEN.includes(id) && texts[id].trim() !== '');
  useEffect(() => {
    if (hasMore) rest.current?.setAttribute('open', '');
  }, [hasMore]);

  // For browsers whose style sheets cannot show the content of a closed `details` on paper.
  useEffect(() => {
    const open = () => rest.current?.setAttribute('open', '');
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);

  async function copyText() {
    const lines = planText(texts, words, loss.ok ? lossText() : null);
    if (!lines) {
      setCopy('empty');
      return;
    }
    try {
      await navigator.clipboard.writeText(lines);
      setCopy('copied');
    } catch {
      setCopy('failed');
    }
  }

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
      {/* autocomplete="off" stops browsers from restoring fields on reload; method="dialog" sends nothing on Enter. */}
      <form autoComplete="off" method="dialog" className="bg-sunk px-3 pt-10 pb-8 md:p-10 print:p-0">
        <div
          id="plan-sheet"
          className="plan-sheet relative mx-auto grid max-w-5xl scroll-mt-24 gap-8 rounded-sm border border-line bg-paper p-5 shadow-lg dark:border-control dark:bg-raised md:py-10 md:pr-10 md:pl-20 print:gap-3.5 print:shadow-none"
        >
          <PaperClip />
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b-2 pb-2">
            <p className="font-display text-3xl md:text-4xl print:text-[20pt]">{words.sheetTitle}</p>
            <p className="text-base text-muted print:text-[9pt]">{words.own}</p>
          </div>
          <Part id="goal" title={words.parts.goal}>
            {field('goal')}
          </Part>
          <Part id="limit" title={words.parts.limit}>
            <Pair>
              {field('atRisk')}
              {field('saved')}
            </Pair>
            <p className="mt-4 border-loss-fill border-l-4 pl-4 text-lg leading-snug print:mt-2 print:text-[10pt]">
              <strong className="font-semibold">{words.loss.title}: </strong>
              <span>{lossText()}</span>
            </p>
            {loss.ok && loss.value.months > 0 && <MonthBlocks months={loss.value.months} />}
          </Part>
          <Part id="mind" title={words.parts.mind}>
            {field('changeMind')}
          </Part>
          <ReadableDetails
            ref={rest}
            isWide
            className="border-line border-y print:border-0"
            summary={words.wholePage}
            summaryClass="min-h-12 font-semibold text-lg no-js:hidden print:hidden"
          >
            <div className="grid gap-8 pt-3 pb-6 print:gap-3.5 print:p-0">
              <Part id="cushion" title={words.parts.cushion}>
                <Pair>
                  {field('cushion')}
                  {field('cushionWhere')}
                </Pair>
              </Part>
              <Part id="debts" title={words.parts.debts}>
                <Pair>
                  {field('debts')}
                  {field('boring')}
                </Pair>
              </Part>
              <Part id="review" title={words.parts.review}>
                {field('never')}
                <div className="mt-4 grid gap-4 md:grid-cols-3 md:items-end print:mt-2 print:grid-cols-3 print:items-end">
                  {field('askFirst')}
                  {field('goalWhen')}
                  {field('review')}
                </div>
              </Part>
            </div>
          </ReadableDetails>
        </div>
      </form>
      <div className="grid gap-4 border-line border-t p-5 no-js:hidden md:p-8 print:hidden">
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={printSheet}>
            <Icon node={Printer} className="size-4" />
            {words.print}
          </Button>
          <Button onClick={copyText}>
            <Icon node={Copy} className="size-4" />
            {words.copy}
          </Button>
          {isAsking ? (
            <fieldset className="flex flex-wrap items-center gap-3">
              <legend className="sr-only">{words.clearConfirm}</legend>
              <span className="text-base">{words.clearConfirm}</span>
              <Button
                onClick={() => {
                  clear();
                  setCopy(null);
                  setAsking(false);
                }}
              >
                {words.clearYes}
              </Button>
              <Button onClick={() => setAsking(false)}>{words.clearNo}</Button>
            </fieldset>
          ) : (
            <Button onClick={() => setAsking(true)}>
              <Icon node={Trash} className="size-4" />
              {words.clear}
            </Button>
          )}
        </div>
        <p role="status" className="font-medium text-base empty:hidden">
          {copy ? words.copyNotices[copy] : notice}
        </p>
        {copy === 'failed' && (
          <textarea
            readOnly
            rows={8}
            aria-label={words.copy}
            value={planText(texts, words, loss.ok ? lossText() : null) ?? ''}
            onFocus={(event) => event.currentTarget.select()}
            className="w-full rounded-md border border-control bg-raised px-3 py-2 text-base"
          />
        )}
        <RememberChoice id={PLAN_ID} isKept={isKept} onChange={keep} words={words} />
        <output className="sr-only">{spoken}</output>
      </div>
    </CalculatorSection>
  );
});
