const WIDTH = 300;

/** An amount below its line in a list, as a bar of the same scale as the other ones. */
export function Bar({ amount, largest, className }: { amount: number; largest: number; className: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 30`} className="block w-full max-w-96">
      <rect
        x="1"
        y="1"
        width={largest > 0 ? (((WIDTH - 2) * amount) / largest).toFixed(1) : 0}
        height="28"
        strokeWidth="2"
        className={`stroke-ink ${className}`}
      />
    </svg>
  );
}
