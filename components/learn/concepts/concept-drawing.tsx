'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { fillClass } from '@/components/charts/line-style';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { wrapLines } from '@/components/picture/wrap-lines';
import type { ConceptId } from '@/content/concepts';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { learnedConcepts } from '@/lib/learner/selectors';
import { ChapterCoin } from '../chapter-coin';
import { type ChapterTone, lineFills, lineStrokes } from './line-tones';
import { lineage } from './lineage';

interface DrawnMap {
  width: number;
  height: number;
  line1971: number;
  /** The width of the margin at its left, which has the titles of the chapters. */
  gutter: number;
  nodeHeight: number;
  nodes: readonly { id: ConceptId; x: number; y: number; width: number; name: string; href: string }[];
  edges: readonly {
    from: ConceptId;
    to: ConceptId;
    path: string;
    end: { x: number; y: number };
    tone: ChapterTone;
    isFar: boolean;
  }[];
  bands: readonly { top: number; height: number; order: number; title: string; tone: ChapterTone }[];
}

/* The sizes of its text are in units of the drawing, which grows with the page. */

/** Letters in a line of the margin of the map, which has the titles of the chapters. */
const MARGIN_LETTERS = 21;

export const ConceptDrawing = withLearner(function ConceptDrawing({
  map,
  words,
}: {
  map: DrawnMap;
  words: Content['conceptMap']['map'];
}) {
  const learned = learnedConcepts(useLearner().state);
  const [active, setActive] = useState<ConceptId | null>(null);
  const lit = active && lineage(active, map.edges);
  const isDim = (...ids: ConceptId[]) => lit !== null && !ids.every((id) => lit.has(id));
  return (
    <div className="mt-6">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG of links is no set of form fields */}
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={words.label} className="w-full">
        {map.bands.map(({ top, height, order, title, tone }, index) => (
          <g key={order}>
            <rect
              y={top}
              width={map.width}
              height={height}
              rx="10"
              className={index % 2 === 0 ? 'fill-sunk opacity-60' : 'fill-none'}
            />
            <ChapterCoin order={order} x="18" y={top + 8} width="48" height="48" />
            <text x="78" y={top + 44} className={clsx('font-display text-[36px]', fillClass[tone])}>
              {order}
            </text>
            {wrapLines(title, MARGIN_LETTERS, ({ length }) => length).map((line, row) => (
              <text key={line} x="20" y={top + 78 + row * 21} className="fill-ink font-display text-[17px]">
                {line}
              </text>
            ))}
          </g>
        ))}
        {map.edges.map(({ from, to, path, end, tone, isFar }) => (
          <g
            key={`${from} ${to}`}
            className={clsx(
              'motion-safe:transition-opacity motion-safe:duration-200',
              isDim(from, to) ? 'opacity-20' : isFar && !lit && 'opacity-50',
            )}
          >
            <path
              d={path}
              strokeWidth={lit && !isDim(from, to) ? 3 : isFar ? 1.2 : 2}
              className={`fill-none ${lineStrokes[tone]}`}
            />
            <path d={`M${end.x} ${end.y}l-5-9h10z`} className={lineFills[tone]} />
          </g>
        ))}
        <g>
          {/* The margin is free for a title of two lines. */}
          <path d={`M${map.gutter} ${map.line1971}H${map.width}`} className="stroke-loss-fill" strokeWidth="4" />
          <rect
            x={map.gutter}
            y={map.line1971 - 14}
            width="74"
            height="28"
            rx="14"
            strokeWidth="2.4"
            className="fill-raised stroke-loss-fill"
          />
          <text
            x={map.gutter + 37}
            y={map.line1971 + 7}
            textAnchor="middle"
            className="fill-loss font-display font-semibold text-[20px]"
          >
            {words.year}
          </text>
        </g>
        {map.nodes.map(({ id, x, y, width, name, href }) => {
          const isLearned = learned.has(id);
          return (
            <SiteLink
              key={id}
              href={href}
              aria-label={fill(isLearned ? words.node.learned : words.node.open, { name })}
              onPointerEnter={() => setActive(id)}
              onPointerLeave={() => setActive(null)}
              onFocus={() => setActive(id)}
              onBlur={() => setActive(null)}
              className={clsx(
                'group own-record outline-none motion-safe:transition-opacity motion-safe:duration-200',
                isDim(id) && 'opacity-35',
              )}
            >
              <rect
                x={x - width / 2}
                y={y - map.nodeHeight / 2}
                width={width}
                height={map.nodeHeight}
                rx={map.nodeHeight / 2}
                strokeWidth={id === active ? 3 : 1.6}
                className={clsx(
                  'fill-raised group-focus-visible:stroke-bitcoin',
                  id === active ? 'stroke-ink' : isLearned ? 'stroke-gain' : 'stroke-control',
                )}
              />
              {isLearned && (
                <>
                  <circle cx={x - width / 2 + 13} cy={y - 23} r="9.5" className="fill-gain" />
                  <path
                    d={`M${x - width / 2 + 8.5} ${y - 23}l3.3 3.6 5.7-7`}
                    className="fill-none stroke-paper"
                    strokeWidth="2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </>
              )}
              <text x={x} y={y + 5} textAnchor="middle" className="fill-ink text-[15px]">
                {name}
              </text>
            </SiteLink>
          );
        })}
      </svg>
    </div>
  );
});
