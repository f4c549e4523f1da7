import clsx from 'clsx';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import {
  doorIds,
  type EntryId,
  EVERYBODY,
  PENSIONER,
  stepsFrom,
  type TownspersonId,
} from '@/lib/calculators/new-money-town';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';

/** In the drawing's units: half of the width is the largest gain or loss. */
const HALF = 100;

interface GainsProps {
  words: Content['calculators']['NewMoneyTown'];
  entry: EntryId;
  gains: Readonly<Record<TownspersonId, number>>;
  number: (value: number) => string;
}

/** Who has bought more than usual so far, and who less, in the order in which the money comes around. */
export function Gains({ words, entry, gains, number }: GainsProps) {
  const doors = entry === EVERYBODY ? doorIds : [...doorIds].sort((a, b) => stepsFrom(entry, a) - stepsFrom(entry, b));
  const largest = Math.max(...Object.values(gains).map(Math.abs), 0.1);
  const rows = [...doors, PENSIONER].map((id) => {
    const gain = gains[id as TownspersonId];
    const pieces = number(Math.abs(gain));
    const sign = pieces === number(0) ? 0 : Math.sign(gain);
    const kind = sign === 0 ? ('same' as const) : sign > 0 ? ('gain' as const) : ('loss' as const);
    const text = kind === 'same' ? words.even : fill(words[kind], { pieces });
    return {
      id,
      kind,
      text,
      width: sign === 0 ? 0 : (HALF * Math.abs(gain)) / largest,
      person: words.people[id as TownspersonId],
    };
  });
  const spoken = useAnnouncement(
    rows
      .map(({ person, text, kind }) => fill(words.row, { person, gain: text, verdict: words.verdicts[kind] }))
      .join('. '),
  );
  return (
    <section aria-labelledby="town-gains">
      <h4 id="town-gains" className="text-xl">
        {words.gains}
      </h4>
      <p className="mt-1 text-base text-muted">{words.gainsNote}</p>
      <ul className="mt-4 grid gap-3">
        {rows.map(({ id, kind, text, width, person }) => (
          <li key={id}>
            <p className="flex items-baseline justify-between gap-4 text-base">
              <span>{person}</span>
              <span
                className={clsx(
                  'font-semibold tabular-nums',
                  kind === 'gain' && 'text-gain',
                  kind === 'loss' && 'text-loss',
                )}
              >
                <span>{text}</span> <span className="font-normal">{words.verdicts[kind]}</span>
              </span>
            </p>
            <svg viewBox="0 0 200 6" preserveAspectRatio="none" aria-hidden="true" className="mt-1 block h-3 w-full">
              <path d="M0 0h200v6H0z" className="fill-sunk" />
              <path
                d={`M${HALF} 0h${kind === 'loss' ? -width : width}v6H${HALF}z`}
                className={kind === 'loss' ? 'fill-loss-fill' : 'fill-gain-fill'}
              />
              <path d={`M${HALF - 0.4} 0h.8v6h-.8z`} className="fill-ink" />
            </svg>
          </li>
        ))}
      </ul>
      <output className="sr-only">{spoken}</output>
    </section>
  );
}
