import { line } from '@/components/drawing/pens';
import { Coin, Phone } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

const arrow = { strokeWidth: 2.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Maya’s phone is in the lake. Her sheet fills a new one, and a photo of the same sheet fills the phone of a guest. */
export const mayasSheet: DrawingPlan<'lake' | 'phone' | 'sheet' | 'guest'> = {
  height: HEIGHT,
  draw: ({ lake, phone, sheet, guest }) => (
    <Scene at={[41, 124, 200, 280]} names={[lake, phone, sheet, guest]}>
      <g transform="translate(42 80) rotate(-20) scale(.74) translate(-29 -78)">
        <Phone x={0} />
      </g>
      <path
        d={`M0 ${FLOOR}V90q9-9 18 0t18 0 18 0 18 0 8 2q0 26 8 38z`}
        className="fill-lake stroke-ink"
        fillOpacity="0.7"
        strokeWidth="2"
      />
      <path d="M12 112q9-8 18 0t18 0 18 0" className="fill-none stroke-ink" strokeWidth="1.6" />
      <Phone x={95} />
      <Coin x={124} y={66} />
      <path d="M170 66h-14m7-6l-7 6l7 6" className="fill-none stroke-ink" {...arrow} />
      <g {...line} strokeWidth="1.6">
        <path d="M178 48h44v64h-44zM194 62h20M194 74h20M194 86h20M194 98h20" />
        <path d="M186 62v37" strokeWidth="4" strokeDasharray="0 12" />
      </g>
      <path
        d="M172 54V42h12M216 42h12v12M228 106v12h-12M184 118h-12v-12"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M232 66h14m-7-6l7 6l-7 6" className="fill-none stroke-loss" {...arrow} />
      <Phone x={251} />
      <Coin x={280} y={66} />
    </Scene>
  ),
};
