import { line } from '../pens';

/** A bank, 92 wide, with its middle at x. */
export const Bank = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`} {...line}>
    <path d="M-46 58L0 28l46 30zM-40 58h80v10h-80zM-44 120h88v10h-88z" />
    <path d="M-32 68h12v52h-12zM-6 68H6v52H-6zM20 68h12v52H20z" strokeWidth="1.6" />
  </g>
);
