import clsx from 'clsx';
import { Calculator, calculatorName } from '@/components/calculators/registry';
import type { CalculatorModule, Paragraph } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';

/** A paragraph with fewer letters has no column of its own. */
const SHORT_TEXT = 100;

/** Two paragraphs or more are side by side on wide screens, as wide as the calculator between them. */
const textClass = (paragraphs: readonly Paragraph[]) =>
  clsx(
    'grid gap-x-16 gap-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed',
    paragraphs.length > 1 && paragraphs.every(({ text }) => text.length >= SHORT_TEXT)
      ? 'lg:grid-cols-2'
      : 'max-w-[40rem]',
  );

export function CalculatorPart({ module, locale, notes }: { module: CalculatorModule; locale: Locale; notes: Notes }) {
  const { tasks, moreTasks, taskAnswer, formula } = getContent(locale).learn.lesson;
  return (
    <>
      <div className={clsx('mt-8', textClass(module.introduction))}>
        {module.introduction.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
      <Calculator
        name={calculatorName(module.widget)}
        locale={locale}
        lesson={{
          id: `${module.widget}-tasks`,
          tasks: module.tasks,
          words: { tasks, moreTasks, taskAnswer, formula },
          locale,
        }}
      />
      <div className={textClass(module.closing)}>
        {module.closing.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
    </>
  );
}
