'use client';

import { SelectField } from '@/components/ui/fields/field';
import { BLOCK_CHAIN_ID, LENGTH, race, type ShareId, shareIds, shares, ZEROS } from '@/lib/calculators/block-chain';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { ChainBlocks, SHOWN } from './chain-blocks';
import { RaceDrawing } from './race-drawing';
import { useChain } from './use-chain';

/** A smaller chance is shown as less than this. */
const LEAST_PERCENT = 0.01;

interface BlockChainProps {
  locale: Locale;
  words: Content['calculators']['BlockChain'];
  common: Content['calculators']['common'];
  /** From `getBlockChainNonces`: mined when the page is built, so that the HTML has a chain without script. */
  nonces: readonly number[];
}

/** A chain of five blocks that the reader can change and mine again, while everybody else adds blocks to the true one. */
export const BlockChain = withLesson(function BlockChain({ locale, words, common, nonces }: BlockChainProps) {
  const chain = useChain(words, nonces);
  const { blocks, broken, changed, state } = chain;
  const number = (value: number) => formatNumber(value, locale);
  const holding = broken < 0 ? blocks.length : broken;
  const run = changed < 0 ? null : race(changed, holding, state.share);
  const percent = (value: number) => formatPercent(value, locale, { min: 0, max: value < 1 ? 2 : 1 });
  const chance = () => {
    if (!run) return { value: NO_VALUE, note: words.chanceNotes.same };
    if (run.chance === 1) return { value: percent(100), note: words.chanceNotes.majority };
    const value = run.chance * 100;
    const least = fill(words.tiny, { least: percent(LEAST_PERCENT) });
    return { value: value < LEAST_PERCENT ? least : percent(value), note: words.chanceNotes.minority };
  };
  const counts = {
    common: number(run?.common ?? LENGTH),
    others: number(run?.others ?? LENGTH),
    cheat: number(run?.cheat ?? LENGTH),
  };
  const { cheat, others } = shares[state.share];

  return (
    <CalculatorFrame
      id={BLOCK_CHAIN_ID}
      root={chain.root}
      notice={<LinkNotice lost={chain.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      stacked="always"
      fields={
        <>
          <LessonTasks />
          <ChainBlocks chain={chain} words={words} locale={locale} />
        </>
      }
      results={
        <div className="grid gap-6 md:grid-cols-2 md:gap-x-8 xl:gap-x-16">
          <div className="grid content-start gap-6">
            <p className="font-display text-2xl">{words.race}</p>
            <SelectField
              id={`${BLOCK_CHAIN_ID}-share`}
              label={words.share}
              value={state.share}
              onChange={(event) => chain.setShare(event.target.value as ShareId)}
            >
              {shareIds.map((id) => (
                <option key={id} value={id}>
                  {words.shares[id]}
                </option>
              ))}
            </SelectField>
            <RaceDrawing
              race={run}
              lanes={words.lanes}
              text={fill(run ? words.drawing.fork : words.drawing.same, counts)}
            />
          </div>
          <Results
            label={common.results}
            results={[
              {
                id: 'others',
                label: words.others,
                value: counts.others,
                note: fill(words.othersNote, { others: number(others), cheat: number(cheat) }),
              },
              {
                id: 'cheat',
                label: words.cheat,
                value: counts.cheat,
                note: run ? words.cheatNote.fork : words.cheatNote.same,
              },
              { id: 'chance', label: words.chance, ...chance() },
            ]}
          />
        </div>
      }
    >
      <CalculatorActions words={common.actions} link={chain.link} onReset={chain.reset} />
      <LessonFormula
        words={common.formula}
        lines={words.formula.map((line) =>
          fill(line, {
            zeros: '0'.repeat(ZEROS),
            tries: number(16 ** ZEROS),
            length: number(LENGTH),
            shown: number(SHOWN),
            digits: number(64),
          }),
        )}
      />
    </CalculatorFrame>
  );
});
