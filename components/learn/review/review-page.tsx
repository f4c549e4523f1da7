import { PosterHead } from '@/components/layout/poster-head';
import { Eyebrow } from '@/components/ui/eyebrow';
import { learningPath } from '@/content/chapters';
import type { CheckQuestion } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { firstLesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { localePath, sitePath } from '@/lib/content/links';
import { type Source, sources, titleLanguage } from '@/lib/content/sources';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { INTERVALS, QUESTIONS_PER_REVIEW, SPACING_SOURCE } from '@/lib/learner/review';
import { writtenTitles } from '../written-titles';
import { AllChecks } from './all-checks.island';
import { CalendarHops } from './calendar-hops';
import { ReviewSession } from './review-session.island';

export async function ReviewPage({ locale }: { locale: Locale }) {
  const { chapterTexts, learn, paths, review: words } = getContent(locale);
  const lessons = await getLessons(writtenLessons, locale);
  const counts = Object.fromEntries([...lessons].map(([id, { content }]) => [id, content.check.length]));
  const { how } = words;
  const research = sources.get(SPACING_SOURCE) as Source;
  return (
    <>
      <PosterHead sky="bg-sage" drawing={<CalendarHops locale={locale} />}>
        <Eyebrow>{paths[learningPath.id].title}</Eyebrow>
        <h1 className="page-title mt-4">{words.title}</h1>
        <p className="mt-4 text-balance text-muted text-xl md:text-2xl md:leading-snug">
          {fill(words.lede, { count: formatNumber(QUESTIONS_PER_REVIEW, locale) })}
        </p>
        <p className="mt-4 max-w-prose text-base">
          {fill(how.intervals, { days: formatList(INTERVALS, locale) })} {how.wrong}
        </p>
      </PosterHead>
      <div className="page">
        <ReviewSession
          locale={locale}
          dashboard={localePath(locale, '/dashboard')}
          questions={sitePath(`/review/${locale}-`)}
          titles={writtenTitles(locale)}
          counts={counts}
          example={lessons.get(firstLesson.id)?.content.check[0] as CheckQuestion}
          words={{
            today: words.today,
            due: words.due,
            nothingYet: words.nothingYet,
            noneDue: words.noneDue,
            noneDueSoon: words.noneDueSoon,
            start: words.start,
            first: words.first,
            goOn: words.goOn,
            loading: words.loading,
            failed: words.failed,
            retry: words.retry,
            heading: words.heading,
            from: words.from,
            done: words.done,
            tryOne: words.tryOne,
            untilRight: words.untilRight,
            tried: words.tried,
            next: words.next,
            unread: words.unread,
            planned: words.planned,
          }}
          check={learn.lesson.check}
        />
        <section aria-labelledby="how" className="mt-16 grid gap-x-14 gap-y-4 md:mt-20 lg:grid-cols-[2fr_3fr]">
          <h2 id="how" className="text-3xl md:text-4xl">
            {how.title}
          </h2>
          <div>
            <p>
              {how.text} {how.calm}
            </p>
            <p className="mt-3 text-base text-muted">
              <a href={research.url} rel="noopener" lang={titleLanguage(research, locale)} className="link">
                {research.title}
              </a>
              . {research.publisher}
              {research.date && `, ${formatDate(research.date, locale)}`}.
            </p>
          </div>
        </section>
        <section aria-labelledby="all" className="mt-16 md:mt-20">
          <h2 id="all" className="text-3xl md:text-4xl">
            {words.lessons}
          </h2>
          <p className="mt-3 max-w-prose text-muted no-js:hidden">{words.lessonsLead}</p>
          <p className="mt-3 max-w-prose js:hidden">{words.noScript}</p>
          <AllChecks
            locale={locale}
            titles={writtenTitles(locale)}
            counts={counts}
            chapters={chapterTexts}
            words={words.planned}
          />
        </section>
      </div>
    </>
  );
}
