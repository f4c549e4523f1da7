import clsx from 'clsx';
import { Lock } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import type { LessonCover } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Lesson } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { SceneDrawing } from '../drawings/scene-drawing';
import { CompletedMark } from './completed-mark';

export function LessonRow({
  lesson,
  cover,
  locale,
}: {
  lesson: Lesson;
  cover: LessonCover | undefined;
  locale: Locale;
}) {
  const { learn, lessonTexts } = getContent(locale);
  const words = learn.chapter;
  const { title, description } = lessonTexts[lesson.id];
  const isWritten = lesson.status === 'written';
  const name = fill(words.lesson, { order: lesson.order });
  const minutes = countOf(words.minutes, lesson.minutes, locale);
  return (
    <li
      className={clsx(
        'relative grid gap-x-8 border-line border-t py-6 lg:grid-cols-[1fr_auto] lg:items-center',
        isWritten && 'row-link max-md:before:top-7 hover:bg-raised',
      )}
    >
      <div
        className={clsx(
          'min-w-0',
          cover &&
            'grid grid-cols-[min(6.75rem,36%)_1fr] gap-x-3.5 tiny:grid-cols-1 md:grid-cols-[11rem_1fr] md:items-center md:gap-x-8',
        )}
      >
        {cover && (
          <div className="mt-1 self-start md:mt-0 md:self-center">
            <SceneDrawing {...cover} locale={locale} />
          </div>
        )}
        <div>
          <h3 className={clsx('text-xl sm:text-2xl', !isWritten && 'text-muted')}>
            {isWritten ? (
              <SiteLink
                href={localePath(locale, `/lesson/${lesson.id}`)}
                className="block after:absolute after:inset-0 hover:underline hover:decoration-2 hover:decoration-bitcoin hover:underline-offset-4"
              >
                <RowTitle name={name} title={title} minutes={minutes} />
              </SiteLink>
            ) : (
              <RowTitle name={name} title={title} minutes={minutes} />
            )}
          </h3>
          <p className="mt-2 max-w-prose text-base text-muted">{description}</p>
        </div>
      </div>
      <div
        className={clsx(
          // Beside the text on wide screens, with the minutes last, so that they are in one column. Below, the mark is under the
          // picture or in the corner: it takes no room before it is shown.
          'flex flex-wrap gap-x-4 text-base lg:flex-row-reverse lg:pr-2',
          isWritten
            ? 'tiny:static! tiny:mt-3 max-lg:absolute max-lg:text-sm max-sm:bottom-6 sm:max-lg:top-6 sm:max-lg:right-2'
            : 'mt-3 lg:mt-0',
        )}
      >
        <p className="shrink-0 whitespace-nowrap text-muted max-lg:hidden">{minutes}</p>
        {isWritten ? (
          <CompletedMark lesson={lesson.id} word={words.completed} />
        ) : (
          <p className="flex items-center gap-2 font-semibold text-muted">
            <Icon node={Lock} className="size-5" />
            {words.comingSoon}
          </p>
        )}
      </div>
    </li>
  );
}

function RowTitle({ name, title, minutes }: { name: string; title: string; minutes: string }) {
  return (
    <>
      <span className="eyebrow mb-1.5 block font-body text-muted">
        {name}
        <span className="font-normal normal-case tracking-normal lg:hidden"> · {minutes}</span>
        <span className="sr-only">: </span>
      </span>
      {title}
    </>
  );
}
