import { Eyebrow } from '@/components/ui/eyebrow';
import type { LessonModule } from '@/content/lesson';
import { getContent, getLanguage } from '@/lib/content/content';
import { moduleAnchor, moduleKind, type WrittenLesson } from '@/lib/content/lessons/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { getPage } from '@/lib/pages/pages';
import { checkDrawings } from '../drawings/check-drawings';
import { LessonEnd } from './end/lesson-end';
import { LessonData } from './lesson-data';
import { LessonHeader } from './lesson-header';
import { LessonSources } from './lesson-sources';
import { AnalogyPart } from './parts/analogy-part';
import { CalculatorPart } from './parts/calculator-part';
import { CheckPart } from './parts/check-part';
import { type Notes, notesOf } from './parts/cited';
import { DecisionPart } from './parts/decision-part';
import { OpeningPart } from './parts/opening-part';
import { StoryPart } from './parts/story-part';

export function LessonPage({ lesson, locale }: { lesson: WrittenLesson; locale: Locale }) {
  const { row, content } = lesson;
  checkDrawings(content, `${getLanguage(locale).folder}/lessons/${row.id}.ts`);
  const words = getContent(locale).learn.lesson;
  const { title } = getPage(`/lesson/${row.id}`, locale);
  const notes = notesOf(content, locale);
  return (
    <article className="page">
      <LessonData lesson={lesson} locale={locale} />
      {/* The bar with the place in the lesson is sticky within this element: it leaves with the button that completes it. */}
      <div>
        <LessonHeader lesson={lesson} title={title} locale={locale} />
        <OpeningPart content={content} locale={locale} notes={notes} />
        {content.modules.map((module, index) => (
          <section
            key={moduleAnchor(index + 1)}
            id={moduleAnchor(index + 1)}
            aria-labelledby={`${moduleAnchor(index + 1)}-title`}
            className="mt-20 md:mt-28"
          >
            <header className="max-w-3xl">
              <Eyebrow>
                {fill(words.progress.module, { position: index + 1, name: words.moduleNames[moduleKind(module)] })}
              </Eyebrow>
              <h2 id={`${moduleAnchor(index + 1)}-title`} className="mt-3 text-3xl md:text-5xl">
                {module.title}
              </h2>
            </header>
            <Module module={module} anchor={moduleAnchor(index + 1)} locale={locale} notes={notes} />
          </section>
        ))}
        <CheckPart content={content} locale={locale} />
        <LessonEnd row={row} content={content} locale={locale} />
      </div>
      <LessonSources content={content} locale={locale} />
    </article>
  );
}

function Module({
  module,
  anchor,
  locale,
  notes,
}: {
  module: LessonModule;
  anchor: string;
  locale: Locale;
  notes: Notes;
}) {
  if (module.type === 'story') return <StoryPart module={module} locale={locale} notes={notes} />;
  if (module.type === 'analogy') return <AnalogyPart module={module} anchor={anchor} locale={locale} notes={notes} />;
  if (module.widget === 'decision')
    return <DecisionPart module={module} name={`${anchor}-choice`} locale={locale} notes={notes} />;
  return <CalculatorPart module={module} locale={locale} notes={notes} />;
}
