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
        'relative grid gap-x-8 border-line border-t py-6 lg:grid-cols-[1fr_auto] lg:items-center',
        isWritten && 'row-link hover:bg-raised max-lg:pr-0 max-lg:before:top-auto max-lg:before:bottom-8',
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
          // One line at the foot of the row; on wide screens beside it, with the minutes last, so that they are in one column.
          'mt-3 flex flex-wrap gap-x-4 pr-7 text-base lg:mt-0 lg:flex-row-reverse lg:pr-2',
          cover && 'sm:max-md:pl-[9.25rem] md:max-lg:pl-52',
        )}
      >
        <p className="shrink-0 whitespace-nowrap text-muted">{countOf(words.minutes, lesson.minutes, locale)}</p>
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
