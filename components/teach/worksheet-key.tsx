import './sheet.css';
import { Fold } from '@/components/ui/folds/fold';
import { getContent } from '@/lib/content/content';
import type { Chapter } from '@/lib/content/lessons/learning-path';
import { type ClassHour, letterOf } from '@/lib/content/lessons/teaching';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The answers to the worksheet, numbered as there. */
export function WorksheetKey({ chapter, hour, locale }: { chapter: Chapter; hour: ClassHour; locale: Locale }) {
  const { chapterTexts, teach } = getContent(locale);
  const { key: words, worksheet } = teach.chapter;
  const questions = hour.lessons.flatMap(({ content }) => content.check);
  return (
    <div className="sheet border-line bg-raised print:border-0 print:bg-transparent">
      <h3 className="text-2xl md:text-3xl">
        {fill(worksheet.subject, { order: chapter.order, title: chapterTexts[chapter.id].title })}
      </h3>
      <Fold summary={words.show} summaryClass="mt-2 text-base">
        <h4 className="sheet-part">{words.guesses}</h4>
        <ol className="sheet-questions sheet-columns">
          {hour.lessons.map(({ row, content: { opening } }) => (
            <li key={row.id}>
              <p className="text-muted">{opening.guess.question}</p>
              <p className="mt-1">
                <Answer options={opening.guess.options} words={words} />{' '}
                {opening.reveal.map(({ text }) => text).join(' ')}
              </p>
            </li>
          ))}
        </ol>

        <h4 className="sheet-part">{words.questions}</h4>
        <ol className="sheet-questions sheet-columns">
          {questions.map(({ prompt, options }) => (
            <li key={prompt}>
              <p className="text-muted">{prompt}</p>
              <p className="mt-1">
                <Answer options={options} words={words} /> {options.find(({ isCorrect }) => isCorrect)?.explanation}
              </p>
            </li>
          ))}
        </ol>

        <h4 className="sheet-part">{words.own.title}</h4>
        <p className="text-base text-muted">{words.own.text}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-base marker:text-control">
          {hour.lessons.map(({ row, content }) => (
            <li key={row.id}>
              <strong>{content.explains}</strong>: {content.takeaways[0]}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** The right option with its letter, or that none is right. */
export function Answer({
  options,
  words,
}: {
  options: readonly { text: string; isCorrect: boolean }[];
  words: { open: string; answer: string };
}) {
  const right = options.findIndex(({ isCorrect }) => isCorrect);
  const text = options[right]?.text.replace(/[.]$/, '');
  return <strong>{text ? fill(words.answer, { letter: letterOf(right), text }) : words.open}</strong>;
}
