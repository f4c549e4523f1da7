import { ArrowLeft } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { ConceptLinks } from '@/components/learn/concept-links';
import { CompleteButton } from '@/components/learn/lesson/complete-button.island';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lessonQuestions } from '@/content/explore/explore-views';
import type { LessonContent } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { type Lesson, writtenLessonAfter } from '@/lib/content/lessons/learning-path';
import { TAKEAWAYS_ANCHOR } from '@/lib/content/lessons/lessons';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { questionPath } from '@/lib/pages/view-links';
import { ChapterEnd } from './chapter-end';
import { NextLesson } from './next-lesson';

export function LessonEnd({ row, content, locale }: { row: Lesson; content: LessonContent; locale: Locale }) {
  const { everyStart, exploreViews, learn, lessonTexts } = getContent(locale);
  const question = lessonQuestions[row.id];
  const words = learn.lesson;
  const next = writtenLessonAfter(row.id);
  const dashboard = localePath(locale, '/dashboard');
  return (
    <>
      <div className="mt-24 grid gap-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby={TAKEAWAYS_ANCHOR}>
          <h2 id={TAKEAWAYS_ANCHOR} className="text-3xl md:text-4xl">
            {words.takeaways}
          </h2>
          <ul className="mt-6 max-w-[42rem]">
            {content.takeaways.map((takeaway) => (
              <li key={takeaway} className="border-line border-t py-4 font-display text-xl leading-snug md:text-2xl">
                {takeaway}
              </li>
            ))}
          </ul>
        </section>
        <div className="space-y-10 text-base">
          <section aria-labelledby="limits">
            <h2 id="limits" className="font-body font-semibold text-base">
              {words.limits}
            </h2>
            <p className="mt-2 text-muted">{content.limits}</p>
            {question && (
              <p className="mt-2">
                {exploreViews.lesson}{' '}
                <a href={questionPath(question, locale)} className="link">
                  {everyStart.questions[question].title}
                </a>
              </p>
            )}
          </section>
          <section aria-labelledby="concepts">
            <h2 id="concepts" className="font-body font-semibold text-base">
              {words.concepts}
            </h2>
            <ConceptLinks concepts={row.concepts} className="mt-3 gap-2" locale={locale} />
          </section>
        </div>
      </div>
      <ChapterEnd row={row} locale={locale} />
      <div className="mt-16 flex flex-wrap items-center gap-3 border-ink border-t-2 pt-8 print:hidden">
        <CompleteButton
          lesson={row.id}
          dashboard={dashboard}
          next={
            next && {
              href: localePath(locale, `/lesson/${next.id}`),
              label: fill(words.next, { title: lessonTexts[next.id].title }),
            }
          }
          words={{ complete: words.complete }}
        />
        <SiteLink href={dashboard} className={buttonClass('secondary', 'min-h-12')}>
          <Icon node={ArrowLeft} className="size-4" />
          {words.back}
        </SiteLink>
        <p className="basis-full text-base text-muted js:hidden">{words.completeNoScript}</p>
      </div>
      {next && <NextLesson row={next} locale={locale} />}
    </>
  );
}
