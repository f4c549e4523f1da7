import type { ReactNode } from 'react';
import { CHAIN_ID, ChainToBreak } from '@/components/scenes/chain-to-break';
import { Fold } from '@/components/ui/fold';
import { LinkList } from '@/components/ui/link-list';
import { Reveal } from '@/components/ui/reveal';
import { moralCases } from '@/content/moral-code-section';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';
import { moralCaseDrawings } from './moral-case-drawings';
import './moral-code-section.css';

/**
 * Six cases: a problem, the rule of Bitcoin that answers it, and the limit of the answer; two cases side by side on a wide screen,
 * below each other on a phone. Problem and rule have a drawing each.
 */
export function MoralCodeSectionExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['moral-code-section'];
  return (
    <Exhibit
      id="moral-code-section"
      locale={locale}
      foot={
        <Fold summary={words.more}>
          <div className="grid gap-x-12 gap-y-5 pt-1 text-base text-muted lg:grid-cols-2">
            {moralCases.map(({ id, sources }) => {
              const { title, fiatExample, bitcoinExample, limitMore } = words.cases[id];
              return (
                <div key={id}>
                  <p className="font-semibold text-ink">{title}</p>
                  <p className="mt-1">
                    {words.exampleLabels.problem}: {fiatExample}
                  </p>
                  <p className="mt-1">
                    {words.exampleLabels.rule}: {bitcoinExample}
                  </p>
                  <p className="mt-1">
                    <strong className="text-ink">{words.limitLabel}:</strong> {limitMore} {words.sourceLabel}{' '}
                    <LinkList links={sources} />.
                  </p>
                </div>
              );
            })}
          </div>
        </Fold>
      }
    >
      <div id={CHAIN_ID} className="mb-5.5 scroll-mt-20 md:mb-20">
        <ChainToBreak locale={locale} />
      </div>
      <Reveal>
        <ol className="cases">
          {moralCases.map(({ id }) => {
            const { title, fiatProblem, bitcoinSolution, limit } = words.cases[id];
            return (
              <li key={id}>
                <h3>{title}</h3>
                <CaseDrawing className="case-problem">{moralCaseDrawings[id].problem}</CaseDrawing>
                <span className="eyebrow case-problem">{words.fiatLabel}</span>{' '}
                <p className="case-problem">{fiatProblem}</p>
                <CaseDrawing className="case-rule">{moralCaseDrawings[id].rule}</CaseDrawing>
                <span className="eyebrow case-rule">{words.bitcoinLabel}</span>{' '}
                <p className="case-rule">{bitcoinSolution}</p>
                <p className="case-limit">
                  <span className="eyebrow">{words.limitLabel}</span> {limit}
                </p>
              </li>
            );
          })}
        </ol>
      </Reveal>
    </Exhibit>
  );
}

function CaseDrawing({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg viewBox="-8 -6 136 90" aria-hidden="true" className={`day ${className}`}>
      {children}
    </svg>
  );
}
