/** An amount below its line in a list, as a bar of the same scale as the other ones. */
export function Bar({ amount, largest, className }: { amount: number; largest: number; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="20" className="block bg-sunk">
      <rect width={`${largest > 0 ? ((100 * amount) / largest).toFixed(1) : 0}%`} height="20" className={className} />
    </svg>
  );
}
