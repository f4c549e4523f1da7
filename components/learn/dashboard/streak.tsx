import { useLearner, useToday } from '@/components/learn/learner/learner';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { longest } from '@/lib/format/longest';
import { countOf } from '@/lib/format/plural';
import { streakOn } from '@/lib/learner/streak';

/** The days of the streak, and what they mean for today. */
export function Streak({ locale, words }: { locale: Locale; words: Content['learn']['dashboard']['streak'] }) {
  const { state } = useLearner();
  const today = useToday();
  const streak =
    today === null ? { days: state.streak.days, phase: 'undated' as const } : streakOn(state.streak, today);
  return (
    <div className="mt-5 border-line border-t pt-4 text-base">
      <h3 className="eyebrow font-body text-muted">{words.heading}</h3>
      <p className="mt-1 font-display text-xl tabular-nums">{countOf(words.days, streak.days, locale)}</p>
      <div className="grid *:col-start-1 *:row-start-1">
        <p>{words.phase[streak.phase]}</p>
        {/* Keeps the height, so that nothing below it moves when the stored progress is read. */}
        <p aria-hidden="true" className="invisible">
          {longest(Object.values(words.phase))}
        </p>
      </div>
    </div>
  );
}
