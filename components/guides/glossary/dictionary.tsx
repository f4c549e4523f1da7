/** An open dictionary with an index on its edge; the lens has found a word. */
export function Dictionary() {
  return (
    <svg
      viewBox="0 44 400 164"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="mx-auto block w-full max-w-md stroke-2 stroke-ink"
    >
      <path d="M64 62H52v148h296V62h-12" className="fill-sunk" />
      <path d="M336 70h12v22h-12z" className="fill-gold" />
      <path d="M336 100h12v22h-12z" className="fill-bitcoin-fill" />
      <path d="M336 130h12v22h-12z" className="fill-gain-fill" />
      <path d="M200 66C166 46 110 46 64 56v132c46-10 102-8 136 14z" className="fill-raised" />
      <path d="M200 66c34-20 90-20 136-10v132c-46-10-102-8-136 14z" className="fill-raised" />
      <path d="M86 80h26M86 132h38M222 168h30" strokeWidth="5" />
      <path
        d="M86 94c32-2 62-1 90 5M86 107c32-2 62-1 90 5M86 146c32-2 62-1 90 5M86 159c26-2 48-1 66 2M222 181c20-6 40-8 62-8"
        className="fill-none stroke-control"
      />
      <path d="M294 140l46 52" strokeWidth="10" />
      <circle cx="264" cy="108" r="45" className="fill-paper" />
      <circle cx="264" cy="108" r="37" className="fill-bitcoin-fill" />
      <path
        d="M254 91h13c12 0 12 16 0 16h-11m11 0c15 0 15 18 0 18h-13m5-34l-1 34m5-41v7m8-7v7m-12 34v7m8-7v7"
        className="fill-none stroke-on-fill"
        strokeWidth="3"
      />
    </svg>
  );
}
