import clsx from 'clsx';
import { Lock } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import type { LessonCover } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import type { Lesson } from '@/lib/learner/learning-path';
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
  return (
    <li
      className={clsx(
        'relative grid gap-x-8 border-line border-t py-6 sm:items-center sm:grid-cols-[1fr_9rem]',
        isWritten && 'row-link hover:bg-raised max-sm:pr-0 max-sm:before:top-auto max-sm:before:bottom-7.5',
      )}
    >
      <div
        className={clsx(
          'min-w-0',
          cover && 'grid grid-cols-[min(8.25rem,40%)_1fr] gap-x-4 md:grid-cols-[11rem_1fr] md:items-center md:gap-x-8',
        )}
      >
        {cover && (
          <div className="pt-1 max-md:[&_svg_*]:[vector-effect:non-scaling-stroke] md:pt-0">
            <SceneDrawing {...cover} />
          </div>
        )}
        <div>
          <h3 className={clsx('text-xl sm:text-2xl', !isWritten && 'text-muted')}>
            {isWritten ? (
              <SiteLink
                href={localePath(locale, `/lesson/${lesson.id}`)}
                className="block after:absolute after:inset-0 hover:underline hover:decoration-2 hover:decoration-bitcoin hover:underline-offset-4"
              >
                <RowTitle name={name} title={title} />
              </SiteLink>
            ) : (
              <RowTitle name={name} title={title} />
            )}
          </h3>
          <p className="mt-2 max-w-prose text-base text-muted">{description}</p>
        </div>
      </div>
      <div
        className={clsx(
          // On wide screens as much room above the minutes as the mark takes below them.
          'mt-3 text-base max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:text-sm sm:mt-0 sm:pt-7.5 sm:text-right',
          cover && 'max-sm:pl-[calc(min(8.25rem,40%)+1rem)]',
        )}
      >
        <p className="shrink-0 whitespace-nowrap text-muted">{countOf(words.minutes, lesson.minutes, locale)}</p>
        {isWritten ? (
          <CompletedMark lesson={lesson.id} word={words.completed} />
        ) : (
          <p className="flex items-center gap-2 font-semibold text-muted sm:mt-1">
            <Icon node={Lock} className="size-5" />
            {words.comingSoon}
          </p>
        )}
      </div>
    </li>
  );
}

function RowTitle({ name, title }: { name: string; title: string }) {
  return (
    <>
      <span className="eyebrow mb-1.5 block font-body text-muted">
        {name}
        <span className="sr-only">: </span>
      </span>
      {title}
    </>
  );
}
