/** The full block in the drawing's units: half its width, and the height of its front edge. */
const HALF = 62;
const EDGE = 72;
const FLOOR = 176;

/** The scale of a block whose volume is `part` of the full one. */
export function scaleOf(part: number): number {
  return Math.cbrt(Math.min(Math.max(part, 0), 1.6));
}

/** A cube seen from above one of its edges, standing on the floor. */
function cube(scale: number): { top: string; left: string; right: string } {
  const [half, edge, rise] = [HALF * scale, EDGE * scale, HALF * scale * 0.5];
  const [x, y] = [120, FLOOR];
  return {
    top: `M${x} ${y - edge}l${-half} ${-rise}l${half} ${-rise}l${half} ${rise}z`,
    left: `M${x} ${y}v${-edge}l${-half} ${-rise}v${edge}z`,
    right: `M${x} ${y}v${-edge}l${half} ${-rise}v${edge}z`,
  };
}

/** What is left of the ice in its old outline, in a puddle, beside the receipt that still says the same. */
export function IceBlock({ part, receipt, text }: { part: number; receipt: string; text: string }) {
  const { top, left, right } = cube(scaleOf(part));
  const whole = cube(1);
  const gone = 1 - Math.min(part, 1);
  return (
    <svg viewBox="0 0 360 220" role="img" aria-label={text} className="block h-auto w-full max-w-md">
      <path d="M0 196h360" className="stroke-line" strokeWidth="1.6" />
      <ellipse cx="120" cy="178" rx={40 + 72 * gone} ry={4 + 16 * gone} className="fill-sunk stroke-control" />
      <path
        d={whole.top + whole.left + whole.right}
        className="fill-none stroke-control"
        strokeWidth="1.2"
        strokeDasharray="3 4"
      />
      <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d={top} className="fill-raised" />
        <path d={left} className="fill-paper" />
        <path d={right} className="fill-sunk" />
      </g>
      <g className="fill-raised stroke-loss" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M222 60h124v120l-10-7-10 7-11-7-10 7-10-7-11 7-10-7-10 7-11-7-10 7-11-7-10 7z" />
        <path d="M234 84h52M234 148h100M234 158h70" strokeWidth="1.2" />
      </g>
      <text
        x="284"
        y="126"
        textAnchor="middle"
        textLength={Math.min(receipt.length * 9.5, 108)}
        lengthAdjust="spacingAndGlyphs"
        className="fill-loss font-display font-semibold"
        fontSize="17"
      >
        {receipt}
      </text>
    </svg>
  );
}
