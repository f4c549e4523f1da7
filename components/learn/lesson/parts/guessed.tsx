import type { Guess as GuessContent, Paragraph } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';
import { Guess } from './guess';

/** A guess with the paragraphs that it reveals. */
export function Guessed({
  guess,
  reveal,
  scene,
  isWide,
  locale,
  notes,
}: {
  guess: GuessContent;
  reveal: readonly Paragraph[];
  /** The fragment id of the scene or part that asks; none in the opening. */
  scene?: string;
  /** As wide as the page. */
  isWide?: boolean;
  locale: Locale;
  notes: Notes;
}) {
  return (
    <Guess guess={guess} scene={scene} isWide={isWide} words={getContent(locale).learn.lesson.guess}>
      {reveal.map((paragraph) => (
        <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
      ))}
    </Guess>
  );
}
