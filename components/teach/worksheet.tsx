import './sheet.css';
import { Fold } from '@/components/ui/folds/fold';
import { getContent } from '@/lib/content/content';
import type { Chapter } from '@/lib/content/lessons/learning-path';
import { type ClassHour, letterOf } from '@/lib/content/lessons/teaching';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** A sheet to fill in by hand: lines and boxes are drawn, because the answers are written on paper. */
export function Worksheet({ chapter, hour, locale }: { chapter: Chapter; hour: ClassHour; locale: Locale }) {
  const { chapterTexts, teach } = getContent(locale);
  const words = teach.chapter.worksheet;
  const questions = hour.lessons.flatMap(({ content }) => content.check);
  return (
    <div className="sheet border-line bg-raised print:border-0 print:bg-transparent">
      <h3 className="text-2xl md:text-3xl">
        {fill(words.subject, { order: chapter.order, title: chapterTexts[chapter.id].title })}
      </h3>
      <Fields words={words.fields} />
      <Fold summary={words.show} summaryClass="mt-2 text-base">
        <h4 className="sheet-part">{words.guesses.title}</h4>
        <p className="text-base text-muted">{words.guesses.text}</p>
        <ol className="sheet-questions sheet-columns">
          {hour.lessons.map(({ row, content: { opening } }) => (
            <li key={row.id}>
              <p>{opening.paragraphs.map(({ text }) => text).join(' ')}</p>
              <p className="mt-1 font-semibold">{opening.guess.question}</p>
              <Options options={opening.guess.options} />
            </li>
          ))}
        </ol>

        <h4 className="sheet-part">{words.questions.title}</h4>
        <p className="text-base text-muted">{words.questions.text}</p>
        <ol className="sheet-questions sheet-columns">
          {questions.map(({ prompt, options }) => (
            <li key={prompt}>
              <p className="font-semibold">{prompt}</p>
              <Options options={options} />
            </li>
          ))}
        </ol>

        <h4 className="sheet-part">{words.own.title}</h4>
        <p className="text-base text-muted">{words.own.choose}</p>
        <ul className="mt-2 list-disc pl-5 text-base marker:text-control">
          {hour.lessons.map(({ row, content }) => (
            <li key={row.id}>{fill(words.own.prompt, { what: content.explains })}</li>
          ))}
        </ul>
        <Lines count={5} />
        <p className="mt-6 text-base">{words.doubt}</p>
        <Lines count={2} />
      </Fold>
    </div>
  );
}

export function Fields({ words }: { words: Record<'name' | 'class' | 'date', string> }) {
  return (
    <dl className="sheet-fields">
      {(['name', 'class', 'date'] as const).map((field) => (
        <div key={field}>
          <dt>{words[field]}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}

/** Lines to write on: borders, because browsers leave backgrounds out of prints. */
export function Lines({ count }: { count: number }) {
  return (
    <div className="sheet-lines">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
        <span key={line} />
      ))}
    </div>
  );
}

export function Options({ options }: { options: readonly { id: string; text: string }[] }) {
  return (
    <ul className="sheet-options">
      {options.map(({ id, text }, index) => (
        <li key={id}>
          <span className="sheet-box" />
          <span>
            {letterOf(index)}. {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
