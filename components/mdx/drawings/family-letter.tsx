import { line } from '@/components/drawing/pens';
import type { DrawingPlan } from './plan';

/** A letter that names the places where the device and the secrets are, and a helper. */
export const familyLetter: DrawingPlan<'letter' | 'device' | 'words' | 'pin' | 'helper'> = {
  height: 250,
  draw: (labels) => (
    <>
      <g {...line}>
        <path d="M16 48h104v146H16z" />
        <path d="M28 68h60M28 86h76M28 108h76M28 130h76M28 152h76M28 174h44" strokeWidth="1.6" />
        <path
          d="M124 86C150 86 140 36 168 36M124 108C150 108 140 94 168 94M124 130C150 130 140 152 168 152M124 152C150 152 140 210 168 210"
          className="fill-none stroke-control"
          strokeWidth="1.6"
        />
        <rect x="178" y="14" width="30" height="46" rx="5" />
        <path d="M184 21h18v17h-18zM186 51h5M196 51h5" strokeWidth="1.6" />
        <path d="M176 70h34v48h-34zM188 80h16M188 90h16M188 100h16M188 110h10" strokeWidth="1.6" />
        <path d="M182 80v31" strokeWidth="4" strokeDasharray="0 10" />
        <path d="M172 136h44v34h-44z" />
        <circle cx="194" cy="150" r="4" />
        <path d="M194 154v8" />
        <path d="M176 236v-12c0-20 36-20 36 0v12z" />
        <circle cx="194" cy="194" r="10" />
      </g>
      <g className="fill-ink">
        <text x="68" y="218" textAnchor="middle" className="font-semibold">
          {labels.letter}
        </text>
        <text x="226" y="42">
          {labels.device}
        </text>
        <text x="226" y="99">
          {labels.words}
        </text>
        <text x="226" y="158">
          {labels.pin}
        </text>
        <text x="226" y="216">
          {labels.helper}
        </text>
      </g>
    </>
  ),
};
