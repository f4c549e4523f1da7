import './sheet.css';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { getContent } from '@/lib/content/content';
import { allChapters, type Chapter } from '@/lib/content/lessons/learning-path';
import { getClassHour } from '@/lib/content/lessons/teaching';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Fields, Lines, Options } from './worksheet';

/** The first worksheet in small, with its first question of each kind. It is a link, and the page behind it has the same words. */
export async function SheetPreview({ locale }: { locale: Locale }) {
  const { chapterTexts, teach } = getContent(locale);
  const words = teach.chapter.worksheet;
  const chapter = allChapters[0] as Chapter;
  const content = (await getClassHour(chapter, locale)).lessons[0]?.content;
  const question = content?.check[0];
  if (!content || !question) return null;
  const { paragraphs, guess } = content.opening;
  return (
    <div className="relative justify-self-center text-base lg:row-span-2 lg:mt-20">
      <div aria-hidden="true" inert className="sheet-small scheme-light before:border-control before:bg-sunk">
        <div className="sheet border-control bg-raised text-ink">
          <p className="font-display font-semibold text-lg leading-tight">
            {fill(words.subject, { order: chapter.order, title: chapterTexts[chapter.id].title })}
          </p>
          <Fields words={words.fields} />
          <p className="sheet-part font-display font-semibold">{words.guesses.title}</p>
          <p>{words.guesses.text}</p>
          <ol className="sheet-questions">
            <li>
              <p>{paragraphs.map(({ text }) => text).join(' ')}</p>
              <p className="font-semibold">{guess.question}</p>
              <Options options={guess.options} />
            </li>
          </ol>
          <p className="sheet-part font-display font-semibold">{words.questions.title}</p>
          <ol className="sheet-questions">
            <li>
              <p className="font-semibold">{question.prompt}</p>
              <Options options={question.options} />
            </li>
          </ol>
          <p className="sheet-part font-display font-semibold">{words.own.title}</p>
          <p>{fill(words.own.prompt, { what: content.explains })}</p>
          <Lines count={3} />
        </div>
      </div>
      <p className="mt-5 text-center sm:mt-7">
        <SiteLink
          href={`${localePath(locale, `/teach/${chapter.id}`)}#worksheet`}
          className={buttonClass('primary', 'after:absolute after:inset-0')}
        >
          {fill(teach.sheet, { order: chapter.order })}
        </SiteLink>
      </p>
      <p className="relative mt-1 text-center">
        <a href="#hours" className="link inline-flex min-h-11 items-center">
          {fill(teach.sheets, { n: allChapters.length })}
        </a>
      </p>
    </div>
  );
}
