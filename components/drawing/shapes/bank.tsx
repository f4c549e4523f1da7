import { STEP_FLOOR } from '../floor';
import { line } from '../pens';

/** The front of a bank with its middle at x, 92 wide and 102 high. */
export function Bank({ x, foot = STEP_FLOOR, width = 92 }: { x: number; foot?: number; width?: number }) {
  const unit = width / 92;
  const path = (d: string) => d.replace(/-?\d+/g, (length) => String(Number((Number(length) * unit).toFixed(2))));
  return (
    <g transform={`translate(${x} ${foot})`} {...line}>
      <path d={path('M-46-72L0-102l46 30zM-40-72h80v10h-80zM-44-10h88v10h-88z')} />
      <path d={path('M-32-62h12v52h-12zM-6-62H6v52H-6zM20-62h12v52H20z')} strokeWidth="1.6" />
    </g>
  );
}
