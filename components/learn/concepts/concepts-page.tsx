import { WordDrawing } from '@/components/guides/glossary/word-drawing';
import { JsonLd } from '@/components/layout/json-ld';
import { PosterHead } from '@/components/layout/poster-head';
import { SiteLink } from '@/components/layout/site-link';
import { LearnerMark } from '@/components/learn/learner/learner-mark';
import { LearnerMarks } from '@/components/learn/learner/learner-marks.island';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Fold } from '@/components/ui/folds/fold';
import { learningPath } from '@/content/chapters';
import { type ConceptId, concepts, prerequisites, termOf } from '@/content/concepts';
import { site } from '@/content/site';
import { conceptsOf, layOutConcepts, MAP } from '@/lib/content/concepts/concept-map';
import { getContent } from '@/lib/content/content';
import { getTerm } from '@/lib/content/glossary';
import { allChapters, allLessons, getChapter, type Lesson } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { getPage } from '@/lib/pages/pages';
import { ChapterCoin, chapterTones } from '../chapter-coin';
import { ConceptDrawing } from './concept-drawing.island';
import { ConceptRail } from './concept-rail';
import { FoldedMap } from './folded-map';
import { LearnedCount } from './learned-count.island';
import { MapKey, RingKey } from './map-key';

/** All ideas of the path: as a map, whose form depends on the width of the screen, and as a list. */
export function ConceptsPage({ locale }: { locale: Locale }) {
  const { chapterTexts, conceptMap: words, conceptNames, learn, lessonTexts, paths } = getContent(locale);
  const page = getPage('/concepts', locale);
  const map = layOutConcepts(conceptNames);
  const lessonOf = (concept: ConceptId) =>
    allLessons.find((lesson) => (lesson.concepts as readonly ConceptId[]).includes(concept)) as Lesson;
  const chapterOf = (concept: ConceptId) => getChapter(lessonOf(concept).chapterId);
  return (
    <>
      <JsonLd
        data={{
          '@type': 'DefinedTermSet',
          name: words.title,
          description: page.description,
          url: page.url,
          inLanguage: HTML_LANG[locale],
          hasDefinedTerm: concepts.map(({ id }) => ({
            '@type': 'DefinedTerm',
            name: conceptNames[id],
            url: `${site.origin}${localePath(locale, '/glossary')}#${termOf(id)}`,
          })),
        }}
      />
      <PosterHead sky="bg-mist" drawing={<FoldedMap />}>
        <Eyebrow>{paths[learningPath.id].title}</Eyebrow>
        <h1 className="page-title mt-4">{words.title}</h1>
        <p className="mt-5 text-balance text-muted text-xl md:text-2xl md:leading-snug">
          {fill(words.lede, { total: concepts.length, chapters: allChapters.length })}
        </p>
        <LearnedCount
          locale={locale}
          words={{ learned: words.learned, none: words.none }}
          sampleMark={learn.sampleMark}
        />
      </PosterHead>
      <LearnerMarks />
      <div className="page">
        <section aria-labelledby="map" className="mt-10 print:hidden md:mt-14">
          <div className="items-end gap-x-16 xl:grid xl:grid-cols-[minmax(0,1fr)_auto]">
            <div>
              <h2 id="map" className="text-3xl md:text-4xl">
                {words.map.heading}
              </h2>
              <p className="mt-3 max-w-prose text-base text-muted xl:hidden">
                {words.rail.hint} <span className="no-js:hidden">{words.rail.press}</span>
              </p>
              <p className="mt-3 max-w-prose text-base text-muted max-xl:hidden">{words.map.hint}</p>
            </div>
            <MapKey words={words.lines} />
          </div>
          <RingKey words={words.list} className="mt-1.5 xl:hidden" />
          <div className="xl:hidden">
            <ConceptRail locale={locale} lessonOf={lessonOf} />
          </div>
          <div className="max-xl:hidden">
            <ConceptDrawing
              map={{
                ...map,
                nodeHeight: MAP.node.height,
                gutter: MAP.gutter,
                edges: map.edges.map((edge) => ({
                  ...edge,
                  tone: chapterTones[chapterOf(edge.from).order - 1] ?? 'ink',
                  // It passes other chapters: thinner, so that their own lines are in front.
                  isFar: chapterOf(edge.to).order - chapterOf(edge.from).order > 1,
                })),
                nodes: map.nodes.map((node) => {
                  const lesson = lessonOf(node.id);
                  const isWritten = lesson.status === 'written';
                  return {
                    ...node,
                    name: conceptNames[node.id],
                    href: isWritten ? localePath(locale, `/lesson/${lesson.id}`) : `#${node.id}`,
                  };
                }),
                bands: map.bands.map(({ chapter, top, height }) => ({
                  top,
                  height,
                  order: chapter.order,
                  title: chapterTexts[chapter.id].title,
                  tone: chapterTones[chapter.order - 1] ?? 'ink',
                })),
              }}
              words={words.map}
            />
          </div>
        </section>

        <section aria-labelledby="list" className="mt-16 md:mt-20">
          <h2 id="list" className="text-3xl md:text-4xl">
            {words.list.heading}
          </h2>
          <RingKey words={words.list} className="mt-4 max-xl:hidden" />
          {allChapters.map((chapter) => (
            <section
              key={chapter.id}
              aria-labelledby={`chapter-${chapter.id}`}
              className="mt-8 border-ink border-t-2 pt-3 md:mt-12 md:pt-6"
            >
              <h3
                id={`chapter-${chapter.id}`}
                className="flex scroll-mt-6 items-center gap-4 text-lg leading-tight sm:text-xl md:text-2xl"
              >
                <ChapterCoin order={chapter.order} className="size-12 shrink-0 md:size-16" />
                <span>
                  <span className="eyebrow mb-1 block font-body text-muted">
                    {fill(words.rail.chapter, { order: chapter.order })}
                  </span>
                  {chapterTexts[chapter.id].title}
                </span>
              </h3>
              <Fold
                onPhonesOnly
                summary={conceptsOf(chapter)
                  .map((concept) => conceptNames[concept])
                  .join(', ')}
                summaryClass="justify-between py-2 text-base"
              >
                <ol className={`md:mt-5 md:grid md:gap-5 ${columnsOf(conceptsOf(chapter).length)}`}>
                  {conceptsOf(chapter).map((concept) => {
                    const lesson = lessonOf(concept);
                    const { title } = lessonTexts[lesson.id];
                    return (
                      <li
                        key={concept}
                        id={concept}
                        className="scroll-mt-6 border-line py-3 text-base not-first:border-t target:border-l-3 target:border-l-loss-fill target:pl-5 md:flex md:flex-col md:rounded-xl md:border md:bg-raised md:p-5 md:pb-3"
                      >
                        <WordDrawing
                          id={termOf(concept)}
                          isEven
                          className="w-32 max-md:float-right max-md:mb-2 max-md:ml-4 max-md:w-18 narrow:hidden md:mb-4"
                        />
                        <h4 className="flex gap-3 text-xl leading-6">
                          <span className="flex h-6 shrink-0 items-center">
                            <LearnerMark kind="learned" id={concept} word={words.list.learned} />
                          </span>
                          {conceptNames[concept]}
                        </h4>
                        <p className="mt-2 md:mt-3 md:mb-2 md:leading-snug">
                          {getTerm(locale, termOf(concept)).definition}
                        </p>
                        {prerequisites[concept].length === 0 && (
                          <p className="flex min-h-9 items-center self-start text-muted">{words.list.first}</p>
                        )}
                        <Related heading={words.list.buildsOn} ids={prerequisites[concept]} names={conceptNames} />
                        <div className="-mt-1.5 flex flex-wrap items-center gap-x-6 md:mt-auto md:flex-col md:items-start">
                          {lesson.status === 'written' ? (
                            <SiteLink
                              href={localePath(locale, `/lesson/${lesson.id}`)}
                              className="link inline-flex min-h-11 items-center font-semibold md:inline-block md:min-h-0 md:py-1.5 md:leading-snug"
                            >
                              {fill(words.list.lesson, { title })}
                            </SiteLink>
                          ) : (
                            <span className="inline-flex min-h-11 items-center text-muted md:min-h-9">
                              {fill(words.list.planned, { title })}
                            </span>
                          )}
                          <SiteLink
                            href={`${localePath(locale, '/glossary')}#${termOf(concept)}`}
                            aria-label={fill(words.list.glossaryOf, { name: conceptNames[concept] })}
                            className="link inline-flex min-h-11 items-center md:min-h-8.5"
                          >
                            {words.list.glossary}
                          </SiteLink>
                        </div>
                      </li>
                    );
                  })}
                </ol>
              </Fold>
            </section>
          ))}
        </section>
      </div>
    </>
  );
}

/** On wide screens the cards of a chapter are one row. */
const columnsOf = (cards: number) => `md:grid-cols-2 ${cards === 5 ? 'xl:grid-cols-5' : 'xl:grid-cols-4'}`;

function Related({
  heading,
  ids,
  names,
}: {
  heading: string;
  ids: readonly ConceptId[];
  names: Readonly<Record<ConceptId, string>>;
}) {
  if (ids.length === 0) return null;
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-3 self-start">
      <dt className="py-1.5 text-muted leading-snug">{heading}</dt>
      {ids.map((id) => (
        <dd key={id} className="col-start-2">
          <a
            href={`#${id}`}
            className="inline-block py-1.5 leading-snug underline decoration-line underline-offset-4 hover:decoration-2 hover:decoration-bitcoin"
          >
            {names[id]}
          </a>
        </dd>
      ))}
    </dl>
  );
}
