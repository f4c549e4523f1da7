import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { LearnerMark } from '@/components/learn/learner/learner-mark';
import type { ConceptId } from '@/content/concepts';
import { conceptsOf } from '@/lib/content/concepts/concept-map';
import { layOutRail } from '@/lib/content/concepts/concept-rail';
import { getContent } from '@/lib/content/content';
import { allChapters, type Lesson } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { ChapterCoin, chapterTones } from '../chapter-coin';
import { lineFills, lineStrokes } from './line-tones';
import { RailFocus } from './rail-focus.island';

/** Wider than any screen that shows the map: what crosses the whole page is cut by its frame. */
const ACROSS = 1400;

/** While an idea is chosen, what is not of its line fades: see `RailFocus`. */
const DIM = 'group-data-chosen/rail:not-data-lit:opacity-25 motion-safe:transition-opacity motion-safe:duration-200';

const rem = (units: number) => `${units / 16}rem`;

/**
 * The map of ideas for phones and tablets: the ideas as a list of links, the lines beside it in one drawing. The rows have the
 * heights of `RAIL` in rem. With very large text a name may need two lines: then the lines are hidden, and the rows grow.
 */
export function ConceptRail({ locale, lessonOf }: { locale: Locale; lessonOf: (concept: ConceptId) => Lesson }) {
  const { chapterTexts, conceptMap: words, conceptNames, lessonTexts } = getContent(locale);
  const rail = layOutRail();
  return (
    <RailFocus
      edges={rail.lines.flatMap(({ from, ways }) => ways.map(({ to }) => ({ from, to })))}
      words={{ open: words.rail.open, close: words.rail.close }}
      className="group/rail relative -mx-5 mt-6 grid grid-cols-[auto_1fr] overflow-x-clip px-5 narrow:block md:-mx-10 md:px-10 lg:-mx-18 lg:px-18"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${rail.width} ${rail.height}`}
        width={rem(rail.width)}
        height={rem(rail.height)}
        className="overflow-visible fill-none narrow:hidden"
      >
        {rail.bands.map(
          ({ chapter, top, height }, index) =>
            index % 2 === 0 && (
              <rect
                key={chapter.id}
                x={-ACROSS}
                y={top}
                width={2 * ACROSS}
                height={height}
                className="fill-sunk opacity-60"
              />
            ),
        )}
        <path d={`M${-ACROSS} ${rail.line1971}H${ACROSS}`} className="stroke-loss-fill" strokeWidth="2.4" />
        {rail.lines.flatMap(({ from, chapter, ways }) => {
          const tone = chapterTones[chapter.order - 1] ?? 'ink';
          return ways.map(({ to, path, x, y, isFar }) => (
            <g
              key={`${from} ${to}`}
              data-ideas={`${from} ${to}`}
              // As on the map of wide screens: what passes other chapters is thinner, so that their own lines are in front.
              className={clsx(DIM, isFar && 'not-data-lit:opacity-40')}
            >
              <path d={path} strokeWidth={isFar ? 1.2 : 2} className={lineStrokes[tone]} />
              <path d={`M${x} ${y}l-9-4v8z`} className={lineFills[tone]} />
            </g>
          ));
        })}
      </svg>
      <div className="-ml-2.5">
        {allChapters.map((chapter) => (
          <div key={chapter.id}>
            <h3 className="grid h-25 grid-cols-[auto_1fr] content-center items-center gap-x-2.5 gap-y-1 pl-8 font-semibold text-[1.0625rem] leading-tight sm:text-2xl narrow:h-auto narrow:py-3">
              <ChapterCoin order={chapter.order} className="size-9 shrink-0 sm:row-span-2 sm:size-12 narrow:hidden" />
              <span className="eyebrow font-body text-[0.75rem] text-muted">
                {fill(words.rail.chapter, { order: chapter.order })}
              </span>
              <span className="max-sm:col-span-2">{chapterTexts[chapter.id].title}</span>
            </h3>
            <ol>
              {conceptsOf(chapter).map((concept) => {
                const lesson = lessonOf(concept);
                const isWritten = lesson.status === 'written';
                return (
                  <li key={concept} data-ideas={concept} className={clsx('relative', DIM)}>
                    {concept === 'fiat-money' && (
                      <span
                        aria-hidden="true"
                        className="-top-3 absolute right-0 z-1 rounded-full border-2 border-loss-fill bg-raised px-2.5 font-display font-semibold text-loss text-sm leading-5 narrow:hidden"
                      >
                        {words.map.year}
                      </span>
                    )}
                    <SiteLink
                      href={isWritten ? localePath(locale, `/lesson/${lesson.id}`) : `#${concept}`}
                      className="group flex h-11 items-center gap-3 text-base narrow:h-auto narrow:py-2"
                    >
                      <LearnerMark kind="learned" id={concept} word={words.list.learned} />
                      <span
                        data-name=""
                        className="font-medium group-hover:underline group-hover:decoration-2 group-hover:decoration-bitcoin group-hover:underline-offset-4"
                      >
                        {conceptNames[concept]}
                      </span>
                      <span aria-hidden="true" className="ml-auto truncate pl-4 text-muted max-sm:hidden">
                        {lessonTexts[lesson.id].title}
                      </span>
                    </SiteLink>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </div>
    </RailFocus>
  );
}
