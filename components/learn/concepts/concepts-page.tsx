import clsx from 'clsx';
import { JsonLd } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Fold } from '@/components/ui/fold';
import { learningPath } from '@/content/chapters';
import { type ConceptId, concepts, prerequisites, termOf } from '@/content/concepts';
import { site } from '@/content/site';
import { conceptsOf, layOutConcepts, MAP } from '@/lib/content/concept-map';
import { getContent } from '@/lib/content/content';
import { getTerm } from '@/lib/content/glossary';
import { localePath } from '@/lib/content/links';
import { getPage } from '@/lib/content/pages';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { allChapters, allLessons, getChapter, type Lesson } from '@/lib/learner/learning-path';
import { ChapterCoin, chapterTones } from '../chapter-coin';
import { ConceptDrawing } from './concept-drawing';
import { ConceptRail } from './concept-rail';
import { LearnedCount, LearnedDot } from './learned';
import { MapKey, RingKey } from './map-key';

/** All ideas of the path: as a map, whose form depends on the width of the screen, and as a list. */
export function ConceptsPage({ locale }: { locale: Locale }) {
  const { chapterTexts, conceptMap: words, conceptNames, lessonTexts, paths } = getContent(locale);
  const page = getPage('/concepts', locale);
  const map = layOutConcepts(conceptNames);
  const lessonOf = (concept: ConceptId) =>
    allLessons.find((lesson) => (lesson.concepts as readonly ConceptId[]).includes(concept)) as Lesson;
  const chapterOf = (concept: ConceptId) => getChapter(lessonOf(concept).chapterId);
  return (
    <div className="page">
      <JsonLd
        data={{
          '@type': 'DefinedTermSet',
          name: words.title,
          description: page.description,
          url: page.url,
          inLanguage: locale,
          hasDefinedTerm: concepts.map(({ id }) => ({
            '@type': 'DefinedTerm',
            name: conceptNames[id],
            url: `${site.url}${localePath(locale, '/glossary')}#${termOf(id)}`,
          })),
        }}
      />
      <header className="max-w-4xl pt-10 md:pt-16">
        <Eyebrow>{paths[learningPath.id].title}</Eyebrow>
        <h1 className="page-title mt-4">{words.title}</h1>
        <p className="mt-5 max-w-3xl text-balance text-muted text-xl md:text-2xl md:leading-snug">
          {fill(words.lede, { total: concepts.length, chapters: allChapters.length })}
        </p>
        <LearnedCount locale={locale} words={{ learned: words.learned, none: words.none }} />
      </header>

      <section aria-labelledby="map" className="mt-10 print:hidden md:mt-14">
        <h2 id="map" className="text-3xl md:text-4xl">
          {words.map.heading}
        </h2>
        <p className="mt-3 max-w-prose text-base text-muted xl:hidden">
          {words.rail.hint} <span className="no-js:hidden">{words.rail.press}</span>
        </p>
        <p className="mt-3 max-w-prose text-base text-muted max-xl:hidden">{words.map.hint}</p>
        <MapKey words={words.lines} />
        <RingKey words={words.list} className="mt-1.5 xl:hidden" />
        <div className="xl:hidden">
          <ConceptRail locale={locale} lessonOf={lessonOf} />
        </div>
        <div className="max-xl:hidden">
          <ConceptDrawing
            map={{
              ...map,
              nodeHeight: MAP.node.height,
              edges: map.edges.map((edge) => ({
                ...edge,
                tone: chapterTones[chapterOf(edge.from).order - 1] ?? 'ink',
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
                coin: <ChapterCoin order={chapter.order} x="18" y={top + 12} width="48" height="48" />,
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
            className="mt-8 grid-cols-[15rem_minmax(0,1fr)] items-start gap-x-14 border-ink border-t-2 pt-3 md:mt-12 md:pt-6 lg:grid"
          >
            <h3
              id={`chapter-${chapter.id}`}
              className="top-8 flex scroll-mt-6 items-center gap-4 text-lg leading-tight sm:text-xl md:text-2xl lg:sticky lg:block"
            >
              <ChapterCoin order={chapter.order} className="size-14 shrink-0 max-md:hidden lg:mb-4 lg:size-24" />
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
              <ol>
                {conceptsOf(chapter).map((concept, index) => {
                  const lesson = lessonOf(concept);
                  const { title } = lessonTexts[lesson.id];
                  return (
                    <li
                      key={concept}
                      id={concept}
                      className={clsx(
                        'scroll-mt-6 gap-x-8 border-line py-3 target:border-loss-fill target:border-l-3 target:pl-5 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:pb-0.5',
                        index > 0 ? 'border-t' : 'md:max-lg:mt-4 md:max-lg:border-t',
                      )}
                    >
                      <h4 className="flex items-baseline gap-3 text-xl leading-tight">
                        <LearnedDot concept={concept} learned={words.list.learned} />
                        {conceptNames[concept]}
                      </h4>
                      <div className="text-base">
                        <p className="max-md:mt-2">{getTerm(locale, termOf(concept)).definition}</p>
                        {prerequisites[concept].length === 0 && (
                          <p className="flex min-h-9 items-center text-muted">{words.list.first}</p>
                        )}
                        <Related heading={words.list.buildsOn} ids={prerequisites[concept]} names={conceptNames} />
                        <div className="-mt-1.5 flex flex-wrap items-center gap-x-6">
                          {lesson.status === 'written' ? (
                            <SiteLink
                              href={localePath(locale, `/lesson/${lesson.id}`)}
                              className="link inline-flex min-h-11 items-center font-semibold"
                            >
                              {fill(words.list.lesson, { title })}
                            </SiteLink>
                          ) : (
                            <span className="inline-flex min-h-11 items-center text-muted">
                              {fill(words.list.planned, { title })}
                            </span>
                          )}
                          <SiteLink
                            href={`${localePath(locale, '/glossary')}#${termOf(concept)}`}
                            aria-label={fill(words.list.glossaryOf, { name: conceptNames[concept] })}
                            className="link inline-flex min-h-11 items-center"
                          >
                            {words.list.glossary}
                          </SiteLink>
                        </div>
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
  );
}

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
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="text-muted">{heading}</span>
      <ul className="contents">
        {ids.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center underline decoration-line underline-offset-4 hover:decoration-2 hover:decoration-bitcoin"
            >
              {names[id]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
