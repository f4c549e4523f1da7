'use client';

import { fill } from '@/lib/format/fill';

import type { KeepsakeWords } from './name-field';

/** What depends on the reader in the sheet: the name, the day, and the stamp of a sheet that is not earned yet. */
export function Signature({
  name,
  date,
  isSample,
  words,
  center,
}: {
  name: string | null;
  date: string | null;
  isSample: boolean;
  words: KeepsakeWords['sheet'];
  /** Half the width of the sheet, in its units. */
  center: number;
}) {
  return (
    <g textAnchor="middle" className="own-record">
      {/* On a phone the lines below it are left out. */}
      <g className="not-print:max-md:translate-y-7">
        <text x={center} y="956" className="fill-muted text-[16px] not-print:max-md:text-[33px]">
          {words.by}
        </text>
        {name && (
          <text
            x={center}
            y="1002"
            className="fill-ink font-display font-semibold text-[36px] not-print:max-md:text-[40px]"
            {...(name.length > 28 && { textLength: 560, lengthAdjust: 'spacingAndGlyphs' as const })}
          >
            {name}
          </text>
        )}
        <path d="M140 1015H700" className="stroke-ink" strokeWidth="1.2" />
        <text
          x={center}
          y="1042"
          className="fill-muted text-[15px] not-print:max-md:translate-y-4.5 not-print:max-md:text-[33px]"
        >
          {date && fill(words.date, { date })}
        </text>
        {!date && (
          <g className="not-print:max-md:translate-y-4.5">
            <text
              x={center - 56}
              y="1042"
              textAnchor="end"
              className="fill-muted text-[15px] not-print:max-md:text-[33px]"
            >
              {words.dateBlank}:
            </text>
            <path d={`M${center - 46} 1046h150`} className="stroke-ink" strokeWidth="1.2" />
          </g>
        )}
      </g>
      {isSample && (
        <>
          {/* A stamp on the frame, which leaves all words readable. */}
          <g transform={`translate(${center} 50) rotate(-3)`}>
            <rect x="-100" y="-30" width="200" height="60" rx="8" strokeWidth="3" className="fill-raised stroke-loss" />
            <text dy="0.34em" className="fill-loss font-display font-semibold text-[36px]">
              {words.sample}
            </text>
          </g>
        </>
      )}
    </g>
  );
}
