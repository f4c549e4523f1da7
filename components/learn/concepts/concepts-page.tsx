import { JsonLd } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Fold } from '@/components/ui/fold';
import { learningPath } from '@/content/chapters';
import { type ConceptId, concepts, prerequisites, termOf } from '@/content/concepts';
import { site } from '@/content/site';
import { conceptsOf, dependents, layOutConcepts, MAP } from '@/lib/content/concept-map';
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
import { LearnedCount, LearnedMark } from './learned';
import { MapKey } from './map-key';

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
        <p className="mt-5 max-w-3xl text-muted text-xl md:text-2xl md:leading-snug">
          {fill(words.lede, { total: concepts.length, chapters: allChapters.length })}
        </p>
        <LearnedCount locale={locale} words={{ learned: words.learned, sampleNote: words.sampleNote }} />
      </header>

      <section aria-labelledby="map" className="mt-10 print:hidden md:mt-14">
        <h2 id="map" className="text-3xl md:text-4xl">
          {words.map.heading}
        </h2>
        <p className="mt-3 max-w-prose text-base text-muted xl:hidden">{words.rail.hint}</p>
        <p className="mt-3 max-w-prose text-base text-muted max-xl:hidden">{words.map.hint}</p>
        <MapKey words={{ lines: words.lines, list: words.list }} />
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
        {allChapters.map((chapter) => (
          <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`} className="mt-8 md:mt-12">
            <h3
              id={`chapter-${chapter.id}`}
              className="scroll-mt-6 border-ink border-b-2 pb-2 text-lg sm:text-xl md:flex md:items-center md:gap-4 md:text-2xl"
            >
              <ChapterCoin order={chapter.order} className="size-14 shrink-0 max-md:hidden" />
              {fill(words.list.chapter, { order: chapter.order, title: chapterTexts[chapter.id].title })}
            </h3>
            <Fold
              onPhonesOnly
              summary={conceptsOf(chapter)
                .map((concept) => conceptNames[concept])
                .join(', ')}
              summaryClass="justify-between py-2 text-base"
            >
              <ol className="grid gap-x-10 md:grid-cols-2 lg:gap-x-14">
                {conceptsOf(chapter).map((concept) => {
                  const lesson = lessonOf(concept);
                  const { title } = lessonTexts[lesson.id];
                  return (
                    <li
                      key={concept}
                      id={concept}
                      className="scroll-mt-6 border-line border-b py-6 target:border-loss-fill target:border-l-3 target:pl-5"
                    >
                      <div className="flex items-start justify-between gap-4">
                        <h4 className="text-xl">{conceptNames[concept]}</h4>
                        <LearnedMark concept={concept} words={{ learned: words.list.learned, open: words.list.open }} />
                      </div>
                      <p className="mt-2 text-base">{getTerm(locale, termOf(concept)).definition}</p>
                      <Related heading={words.list.buildsOn} ids={prerequisites[concept]} names={conceptNames} />
                      {prerequisites[concept].length === 0 && (
                        <p className="mt-3 text-base text-muted">{words.list.first}</p>
                      )}
                      <div className="max-sm:hidden">
                        <Related heading={words.list.leadsTo} ids={dependents[concept]} names={conceptNames} />
                      </div>
                      <p className="mt-3 flex flex-wrap gap-x-6 text-base">
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
                      </p>
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
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-base">
      <span className="text-muted">{heading}</span>
      <ul className="contents">
        {ids.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-raised px-3.5 hover:border-ink"
            >
              {names[id]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
