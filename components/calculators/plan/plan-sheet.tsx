import { useEffect, useRef } from 'react';
import { TYPING_PAUSE_MS } from '@/components/ui/browser/typing-pause';
import { useSettled } from '@/components/ui/browser/use-settled';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { excess, LOSS_RANGES, PLAN_ID, type PlanFieldId, type PlanTexts, planFieldIds } from '@/lib/calculators/plan';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { numberProblem, readingRemark } from '../frame/fields';
import { amountIn } from './loss-text';
import { MonthBlocks } from './month-blocks';
import { SheetField } from './sheet-field';
import { Pair, PaperClip, Part } from './sheet-parts';

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

interface SheetProps {
  texts: PlanTexts;
  onChange: (id: PlanFieldId, text: string) => void;
  /** How long the loss would take to save again: the sentence, and the months if they can be said. */
  loss: { text: string; months: number };
  words: Content['calculators']['Plan'];
  common: Content['calculators']['common'];
  locale: Locale;
}

/** The sheet of paper with its fields. */
export function PlanSheet({ texts, onChange, loss, words, common, locale }: SheetProps) {
  const rest = useRef<HTMLDetailsElement>(null);
  const rested = useSettled(texts, TYPING_PAUSE_MS);
  const errorOf = (id: PlanFieldId) => {
    const text = rested[id];
    if (text !== texts[id] || text.trim() === '') return undefined;
    const over = excess(id, text);
    if (over > 0) return countOf(words.tooLong, over, locale);
    if (id !== 'atRisk' && id !== 'saved') return undefined;
    const amount = amountIn(text, locale);
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
        onChange={(text) => onChange(id, text)}
        rows={ROWS[id]}
        isNumber={id === 'atRisk' || id === 'saved'}
        {...(error && { error })}
        {...(remark && { remark })}
      />
    );
  };
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

  return (
    <>
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
              <span>{loss.text}</span>
            </p>
            {loss.months > 0 && <MonthBlocks months={loss.months} />}
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
    </>
  );
}
