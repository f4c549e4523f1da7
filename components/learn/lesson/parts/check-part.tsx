import { Check } from '@/components/learn/lesson/check.island';
import type { LessonContent } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { CHECK_ANCHOR } from '@/lib/content/lessons/lessons';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';

export function CheckPart({ content, locale }: { content: LessonContent; locale: Locale }) {
  const words = getContent(locale).learn.lesson.check;
  return (
    <section aria-labelledby={CHECK_ANCHOR} className="plate mt-24 p-5 tiny:p-3 sm:p-8 md:p-12 print:hidden">
      <h2 id={CHECK_ANCHOR} className="text-3xl md:text-4xl">
        {words.heading}
      </h2>
      <p className="mt-3 text-balance text-muted">{countOf(words.intro, content.check.length, locale)}</p>
      <Check
        questions={content.check}
        words={{
          question: words.question,
          submit: words.submit,
          again: words.again,
          right: words.right,
          wrong: words.wrong,
          pickOne: words.pickOne,
          noScript: words.noScript,
          result: words.result,
        }}
      />
    </section>
  );
}
