import { line } from '@/components/drawing/pens';
import { Cross, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { UnreadableCode } from './receiving';

/** The one place for seed words, and three that ask for them without right. */
export const onlyPlace: DrawingPlan<'own' | 'site' | 'letter' | 'support'> = {
  height: 242,
  draw: ({ own, site, letter, support }) => (
    <>
      <path d="M0 118h320M160 0v242" className="stroke-line" strokeWidth="1.6" />
      <g {...line}>
        <rect x="46" y="14" width="50" height="76" rx="8" />
        <path d="M54 23h34v32H54zM56 78h10M76 78h10" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M60 32h22M60 40h22M60 48h12" strokeWidth="2.4" />
        <path d="M190 22h76v66h-76zM190 36h76M198 29h.1M206 29h.1" />
        <path d="M200 46h24v10h-24zM232 46h24v10h-24zM200 64h24v10h-24zM232 64h24v10h-24z" strokeWidth="1.6" />
        <path d="M38 138h64v66H38zM48 150h44M48 160h24" />
        <path d="M190 142h76v40h-46l-16 14v-14h-14z" />
        <path d="M202 156h52M202 168h34" strokeWidth="1.6" />
      </g>
      <g transform="translate(48 168) scale(.4)">
        <UnreadableCode x={0} y={0} />
      </g>
      <Tick x={112} y={46} />
      <Cross x={278} y={38} size={20} />
      <Cross x={116} y={156} size={20} />
      <Cross x={278} y={156} size={20} />
      <g className="fill-ink" textAnchor="middle">
        <text x="80" y="108" className="fill-gain font-semibold">
          {own}
        </text>
        <text x="240" y="108">
          {site}
        </text>
        <text x="80" y="226">
          {letter}
        </text>
        <text x="240" y="226">
          {support}
        </text>
      </g>
    </>
  ),
};
