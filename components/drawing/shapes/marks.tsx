/** The path of an arrow to the right, 28 long. */
export const arrow = (x: number, y: number) => `M${x} ${y}h28m-7-6l7 6l-7 6`;

const marks = { strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const Tick = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}l7 7l14-15`} className="fill-none stroke-gain" {...marks} />
);
export const Cross = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path d={`M${x} ${y}l${size} ${size}m0-${size}l-${size} ${size}`} className="stroke-loss" {...marks} />
);
