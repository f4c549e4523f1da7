import type { ReactNode } from 'react';
import { moralCases } from '@/content/home/moral-code-section';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { moralCaseDrawings } from './moral-case-drawings';
import './moral-cases.css';

/**
 * Six cases: a problem, the rule of Bitcoin that answers it, and the limit of the answer; two cases side by side on a wide screen,
 * below each other on a phone. Problem and rule have a drawing each.
 */
export function MoralCases({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['moral-code-section'];
  return (
    <ol className="moral-cases exhibit-late">
      {moralCases.map(({ id }) => {
        const { title, fiatProblem, bitcoinSolution, limit } = words.cases[id];
        return (
          <li key={id}>
            <h3>{title}</h3>
            <CaseDrawing className="moral-cases-problem">{moralCaseDrawings[id].problem}</CaseDrawing>
            <span className="eyebrow moral-cases-problem">{words.fiatLabel}</span>{' '}
            <p className="moral-cases-problem">{fiatProblem}</p>
            <CaseDrawing className="moral-cases-rule">{moralCaseDrawings[id].rule}</CaseDrawing>
            <span className="eyebrow moral-cases-rule">{words.bitcoinLabel}</span>{' '}
            <p className="moral-cases-rule">{bitcoinSolution}</p>
            <p className="moral-cases-limit">
              <span className="eyebrow">{words.limitLabel}</span> {limit}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function CaseDrawing({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg viewBox="-8 -6 136 90" aria-hidden="true" className={`day ${className}`}>
      {children}
    </svg>
  );
}
