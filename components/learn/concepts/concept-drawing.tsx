'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import type { ConceptId } from '@/content/concepts';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { learnedConcepts } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

interface DrawnMap {
  width: number;
  height: number;
  line1971: number;
  nodes: readonly { id: ConceptId; x: number; y: number; name: string; href: string }[];
  edges: readonly { from: ConceptId; to: ConceptId; path: string }[];
  bands: readonly { top: number; height: number; order: number; title: string }[];
}

const NODE = { width: 196, height: 48 };

/** The ideas that the active one stands on, and those that stand on it, with itself. */
function lineage(active: ConceptId, edges: DrawnMap['edges']): ReadonlySet<ConceptId> {
  const follow = (start: ConceptId, from: 'from' | 'to', to: 'from' | 'to'): ConceptId[] => [
    start,
    ...edges.filter((edge) => edge[from] === start).flatMap((edge) => follow(edge[to], from, to)),
  ];
  return new Set([...follow(active, 'from', 'to'), ...follow(active, 'to', 'from')]);
}

export function ConceptDrawing({ map, words }: { map: DrawnMap; words: Content['conceptMap']['map'] }) {
  const learned = learnedConcepts(useLearner().state);
  const [active, setActive] = useState<ConceptId | null>(null);
  const lit = active && lineage(active, map.edges);
  const isDim = (...ids: ConceptId[]) => lit !== null && !ids.every((id) => lit.has(id));
  return (
    <nav aria-label={words.label} className="mt-6">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} className="w-full text-base">
        {map.bands.map(({ top, height, order, title }, index) => (
          <g key={order} aria-hidden="true">
            <rect
              y={top}
              width={map.width}
              height={height}
              rx="10"
              className={index % 2 === 0 ? 'fill-sunk opacity-60' : 'fill-none'}
            />
            <text x="20" y={top + 52} className="fill-muted font-display text-[2.75rem]">
              {order}
            </text>
            {wrapTitle(title).map((line, row) => (
              <text key={line} x="20" y={top + 80 + row * 20} className="fill-muted text-[0.9375rem]">
                {line}
              </text>
            ))}
          </g>
        ))}
        {map.edges.map(({ from, to, path }) => (
          <path
            key={`${from} ${to}`}
            d={path}
            strokeWidth={lit && !isDim(from, to) ? 2.75 : 1.75}
            className={clsx(
              'fill-none motion-safe:transition-opacity motion-safe:duration-200',
              lit && !isDim(from, to) ? 'stroke-ink' : learned.has(to) ? 'stroke-gain-fill' : 'stroke-control',
              isDim(from, to) && 'opacity-20',
            )}
          />
        ))}
        <g aria-hidden="true">
          <path d={`M0 ${map.line1971}H${map.width}`} className="stroke-loss-fill" strokeWidth="2.5" />
          <text
            x={map.width - 14}
            y={map.line1971 - 9}
            textAnchor="end"
            className="fill-loss font-display font-semibold text-2xl"
          >
            {words.year}
          </text>
        </g>
        {map.nodes.map(({ id, x, y, name, href }) => {
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
                'group outline-none motion-safe:transition-opacity motion-safe:duration-200',
                isDim(id) && 'opacity-35',
              )}
            >
              <rect
                x={x - NODE.width / 2}
                y={y - NODE.height / 2}
                width={NODE.width}
                height={NODE.height}
                rx={NODE.height / 2}
                strokeWidth={id === active ? 3 : 1.75}
                className={clsx(
                  'fill-raised group-focus-visible:stroke-bitcoin',
                  id === active ? 'stroke-ink' : isLearned ? 'stroke-gain' : 'stroke-control',
                )}
              />
              {isLearned && (
                <path
                  d={`M${x - NODE.width / 2 + 15} ${y}l4.5 5 8-10`}
                  className="fill-none stroke-gain"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              )}
              <text
                x={isLearned ? x + 9 : x}
                y={y + 5}
                textAnchor="middle"
                className={clsx('fill-ink text-[0.9375rem]', isLearned && 'font-semibold')}
              >
                {name}
              </text>
            </SiteLink>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-base text-muted">
        {(['learned', 'open'] as const).map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 40 22" className="h-5">
              <rect
                x="1.5"
                y="1.5"
                width="37"
                height="19"
                rx="9.5"
                strokeWidth="2"
                className={clsx('fill-raised', kind === 'learned' ? 'stroke-gain' : 'stroke-control')}
              />
              {kind === 'learned' && (
                <path d="M14 11l4 4 8-8" className="fill-none stroke-gain" strokeWidth="2.5" strokeLinecap="round" />
              )}
            </svg>
            {words.key[kind]}
          </span>
        ))}
      </p>
    </nav>
  );
}

/** Lines of at most 20 letters, for the margin of the map. */
function wrapTitle(title: string): string[] {
  return title.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 20) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}
