import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { chapterEmblems, chapterTones } from '@/components/learn/chapter-coin';
import { type ExhibitId, exhibitLessons } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import { allChapters, writtenLessons } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import './deeper-lesson.css';

const rims = {
  ink: 'border-ink',
  loss: 'border-loss-fill',
  bitcoin: 'border-bitcoin-fill',
  gain: 'border-gain-fill',
} as const;

/** Marks of 72 × 72 for lessons whose chapter has another lesson on home with its emblem. */
const marks: Partial<Record<ExhibitId, string>> = {
  // A press that prints a note.
  charts: 'M10 62h52M17 62V14h38v48M36 14v13M26 6h20M36 6v8M24 27h24v8H24zM22 48h28v14M22 62V48M36 55h.1',
  // A house with its price.
  'societal-decline': 'M6 42 26 24l20 18M11 38v25h30V38M22 63V50h8v13M47 8h17v17L54 35 37 18zM57 15h.1',
  // Blocks that are linked, and a new one that fits.
  'bitcoin-vs-crypto': 'M4 32h18v18H4zM27 32h18v18H27zM50 32h18v18H50zM22 41h5M45 41h5M52 17l5 5 9-10',
  // A question.
  'further-reading':
    'M14 10h44q6 0 6 6v28q0 6-6 6H36L24 62V50H14q-6 0-6-6V16q0-6 6-6zM29 25q0-8 7-8t7 7q0 4-7 7v3M36 42h.1',
};

/** The lesson about the subject of an exhibit, once it is written, with a mark of its own or the emblem of its chapter. */
export function DeeperLesson({
  exhibit,
  locale,
  className,
}: {
  exhibit: ExhibitId;
  locale: Locale;
  className?: string;
}) {
  const lesson = writtenLessons.find(({ id }) => id === exhibitLessons[exhibit]);
  if (!lesson) return null;
  const { home, lessonTexts } = getContent(locale);
  const mark = marks[exhibit];
  const place = allChapters.findIndex(({ id }) => id === lesson.chapterId);
  return (
    <SiteLink href={localePath(locale, `/lesson/${lesson.id}`)} className={clsx('deeper-lesson', className)}>
      {/* Few elements: home has ten of these rows. */}
      <svg viewBox="-16 -16 104 104" aria-hidden="true" className={rims[chapterTones[place] ?? 'ink']}>
        {mark ? <path d={mark} /> : chapterEmblems[place]}
      </svg>
      <span>
        {fill(home.deeper, { n: lesson.minutes })} <b>{lessonTexts[lesson.id].title}</b>
      </span>
    </SiteLink>
  );
}
