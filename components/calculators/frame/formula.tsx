import { ReadableDetails } from '@/components/ui/folds/readable-details';
import type { Content } from '@/lib/content/content';

export interface Constant {
  name: string;
  value: string;
  note?: string;
}

export interface FormulaProps {
  words: Content['calculators']['common']['formula'];
  lines: readonly string[];
  constants?: readonly Constant[];
}

export function Formula({
  words,
  lines,
  constants = [],
  isTitled = true,
}: FormulaProps & {
  /** False below a title of its own. */
  isTitled?: boolean;
}) {
  return (
    <div className="rounded-lg border border-line bg-sunk p-5 text-base">
      {isTitled && <p className="eyebrow mb-2 text-muted">{words.formula}</p>}
      {lines.map((line) => (
        <p key={line} className="mt-1 font-medium tabular-nums">
          {line}
        </p>
      ))}
      {constants.length > 0 && (
        <>
          <p className="eyebrow mt-5 mb-2 text-muted">{words.constants}</p>
          <dl className="grid gap-2">
            {constants.map(({ name, value, note }) => (
              <div key={name}>
                <dt className="inline">{`${name}: `}</dt>
                <dd className="inline font-medium tabular-nums">{value}</dd>
                {note && <dd className="text-muted">{note}</dd>}
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** The formula behind one closed line, for a calculator whose result is the point. Open on paper and without script. */
export function FoldedFormula({ summary, ...props }: FormulaProps & { summary: string }) {
  return (
    <ReadableDetails summary={summary} summaryClass="font-semibold text-base">
      <div className="pt-1">
        <Formula {...props} isTitled={false} />
      </div>
    </ReadableDetails>
  );
}
