'use client';

import { useCallback } from 'react';
import { useFragmentState } from '@/components/fragment/use-fragment-state';
import { POW_START, type PowState, PROOF_OF_WORK_ID, parsePowHash, toPowHash } from '@/lib/calculators/proof-of-work';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { AttackChance } from './attack-chance';
import { ForkRace } from './fork-race';
import { NonceFields, NonceResult, useNonceSearch } from './nonce-machine';

interface ProofOfWorkProps {
  locale: Locale;
  words: Content['calculators']['ProofOfWork'];
  common: Content['calculators']['common'];
}

/** A block to mine by hand or by machine, a race with forks, and an attacker's chance. */
export const ProofOfWork = withLesson(function ProofOfWork({ locale, words, common }: ProofOfWorkProps) {
  const { root, state, lost, change, reset, link } = useFragmentState<PowState>({
    id: PROOF_OF_WORK_ID,
    start: () => POW_START,
    parse: parsePowHash,
    toHash: toPowHash,
  });
  const set = (changed: Partial<PowState>) => change((before) => ({ ...before, ...changed }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` only wraps a state setter and a ref
  const onNonce = useCallback((nonce: number) => change((before) => ({ ...before, nonce })), []);
  const machine = useNonceSearch(state, onNonce);

  return (
    <CalculatorFrame
      id={PROOF_OF_WORK_ID}
      root={root}
      notice={<LinkNotice lost={lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <LessonTasks />
          <NonceFields
            id={PROOF_OF_WORK_ID}
            mining={state}
            machine={machine}
            onChange={set}
            words={words.mine}
            locale={locale}
          />
        </>
      }
      results={
        <NonceResult id={PROOF_OF_WORK_ID} mining={state} machine={machine} words={words.mine} locale={locale} />
      }
    >
      <ForkRace race={state.race} rounds={state.rounds} onChange={set} words={words.race} locale={locale} />
      <AttackChance
        id={PROOF_OF_WORK_ID}
        share={state.share}
        confirmations={state.confirmations}
        onChange={set}
        words={words.attack}
        label={common.results}
        locale={locale}
      />
      <CalculatorActions
        words={common.actions}
        link={link}
        onReset={() => {
          machine.forget();
          reset();
        }}
      />
      <LessonFormula words={common.formula} lines={words.formula} />
    </CalculatorFrame>
  );
});
