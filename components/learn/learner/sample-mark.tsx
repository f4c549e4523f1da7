import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { isSample } from '@/lib/learner/selectors';
import { useLearner } from './learner';

/** The id of the sentence about the sample on the dashboard. */
export const SAMPLE_ANCHOR = 'sample';

/**
 * Labels numbers that include the sample, and leads to the sentence about it. Without a sample it is invisible instead of absent, so that
 * reading the stored progress causes no layout shift.
 */
export function SampleMark({ locale, words }: { locale: Locale; words: Content['learn']['sampleMark'] }) {
  const { state } = useLearner();
  return (
    <SiteLink
      href={`${localePath(locale, '/dashboard')}#${SAMPLE_ANCHOR}`}
      className={clsx(
        LOOK,
        'own-record',
        'relative after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-bitcoin',
        !isSample(state) && 'invisible',
      )}
    >
      {words.label}
      <span className="sr-only"> {words.meaning}</span>
    </SiteLink>
  );
}

/** The room of the label, in a text that is invisible. */
export function SampleMarkRoom({ words }: { words: Content['learn']['sampleMark'] }) {
  return <span className={LOOK}>{words.label}</span>;
}

const LOOK =
  'whitespace-nowrap rounded-md border-2 border-current px-2 font-semibold text-ink text-sm uppercase tracking-wider';
