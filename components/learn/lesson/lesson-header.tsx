import clsx from 'clsx';
import { Check } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { moduleAnchor, type WrittenLesson } from '@/lib/content/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { findChapter, modulePosition } from '@/lib/learner/learning-path';
import { Breadcrumb } from '../breadcrumb';
import { SceneDrawing } from '../drawings/scene-drawing';

export function LessonHeader({ lesson, title, locale }: { lesson: WrittenLesson; title: string; locale: Locale }) {
  const { chapterTexts, learn, lessonTexts } = getContent(locale);
  const { row, content } = lesson;
  const words = learn.lesson;
  const chapter = findChapter(row.chapterId);
  const chapterName = fill(learn.chapter.metaTitle, {
    order: chapter?.order ?? '',
    title: chapterTexts[row.chapterId].title,
  });
  return (
    <>
      <div className="pt-4">
        <Breadcrumb
          label={words.breadcrumb}
          locale={locale}
          trail={[
            { name: learn.dashboard.title, path: '/dashboard' },
            {
              name: chapterName,
              short: fill(learn.chapter.item, { order: chapter?.order ?? '' }),
              path: `/chapter/${row.chapterId}`,
            },
            { name: title, short: fill(learn.chapter.lesson, { order: row.order }), path: `/lesson/${row.id}` },
          ]}
        />
      </div>
      <header className="grid items-center gap-x-16 pt-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <p className="eyebrow text-muted">
            {fill(words.inChapter, {
              chapter: chapter?.order ?? '',
              lesson: row.order,
              total: chapter?.lessons.length ?? '',
            })}{' '}
            · {countOf(words.minutes, row.minutes, locale)}
          </p>
          <h1 className="page-title mt-4 max-w-4xl">{title}</h1>
          <p className="mt-6 max-w-3xl text-muted text-xl md:text-2xl md:leading-snug">
            {lessonTexts[row.id].description}
          </p>
        </div>
        <div className="mt-8 max-w-sm max-sm:hidden lg:mt-0">
          <SceneDrawing {...content.cover} />
        </div>
      </header>
      <ProgressHeader lesson={lesson} locale={locale} />
      <section aria-labelledby="objectives" className="mt-12">
        <h2 id="objectives" className="text-2xl">
          {words.objectives}
        </h2>
        <ul className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-2">
          {content.objectives.map((objective) => (
            <li key={objective} className="flex gap-3">
              <Icon node={Check} className="mt-1 size-5 shrink-0 text-gain" />
              {objective}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function ProgressHeader({ lesson, locale }: { lesson: WrittenLesson; locale: Locale }) {
  const words = getContent(locale).learn.lesson;
  const { row } = lesson;
  const place = modulePosition(row);
  return (
    <nav
      aria-label={words.progress.label}
      className="mt-10 flex flex-wrap items-end gap-x-10 gap-y-4 border-line border-y py-4 print:hidden"
    >
      <p className="leading-tight">
        <span className="block font-display text-3xl tabular-nums">{fill(words.progress.position, place)}</span>
        <span className="text-base text-muted">{fill(words.progress.main, { name: words.moduleNames[row.main] })}</span>
      </p>
      <ol className="grid max-w-2xl grow basis-72 grid-cols-3 gap-2">
        {row.modules.map((type, index) => {
          const isMain = index + 1 === place.position;
          return (
            <li key={moduleAnchor(index + 1)}>
              <a
                href={`#${moduleAnchor(index + 1)}`}
                aria-current={isMain ? 'step' : undefined}
                className={clsx('group flex min-h-11 flex-col justify-end gap-2 text-base', isMain && 'font-semibold')}
              >
                <span className="group-hover:underline group-hover:underline-offset-4">
                  {fill(words.progress.link, { position: index + 1, name: words.moduleNames[type] })}
                </span>
                <span
                  aria-hidden="true"
                  className={clsx('block h-1.5 rounded-full', isMain ? 'bg-ink' : 'bg-line group-hover:bg-control')}
                />
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
