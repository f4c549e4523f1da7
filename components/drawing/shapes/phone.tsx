import { STEP_FLOOR } from '../floor';
import { line } from '../pens';

/** A phone on the floor, 58 wide and 104 high; dashed where the app is gone. Its screen is 46 × 78. */
export const Phone = ({ x, isEmpty = false }: { x: number; isEmpty?: boolean }) => (
  <g transform={`translate(${x} ${STEP_FLOOR - 104})`} {...line}>
    <rect width="58" height="104" rx="9" />
    <path
      d="M6 12h46v78H6z"
      className="fill-paper stroke-ink"
      strokeWidth="1.6"
      strokeDasharray={isEmpty ? '5 5' : undefined}
    />
    <path d="M23 97h12" strokeWidth="1.6" />
  </g>
);

/** A phone on the floor in a crowded scene, 36 wide and 66 high. */
export const SmallPhone = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${STEP_FLOOR - 66})`} {...line}>
    <rect width="36" height="66" rx="6" />
    <path d="M5 8h26v48H5z" className="fill-paper stroke-ink" strokeWidth="1.6" />
  </g>
);

/** A phone of a scene in a grid, 44 wide and 72 high. */
export const ScenePhone = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 6)`} {...line}>
    <rect width="44" height="72" rx="7" />
    <path d="M7 10h30v48H7z" className="fill-paper stroke-ink" strokeWidth="1.6" />
  </g>
);

/** The app of a company, marked by a building on the screen of a phone. */
export const Platform = ({ x }: { x: number }) => (
  <>
    <Phone x={x} />
    <path
      d={`M${x + 14} 62l15-11 15 11zM${x + 16} 80h26M${x + 19} 66v10M${x + 29} 66v10M${x + 39} 66v10`}
      {...line}
      strokeWidth="1.6"
    />
  </>
);
