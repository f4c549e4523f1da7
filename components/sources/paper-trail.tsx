type Place = readonly [x: number, y: number];

const CLOSED: readonly Place[] = [104, 158, 212].flatMap((y) => [68, 154, 240].map((x) => [x, y] as const));

/** The fronts of drawers, each with a label and a knob: a path for each kind of part, because the page has a budget. */
const Fronts = ({ places }: { places: readonly Place[] }) => (
  <>
    <path d={places.map(([x, y]) => `M${x} ${y}h80v46h-80z`).join('')} className="fill-paper" />
    <path d={places.map(([x, y]) => `M${x + 22} ${y + 9}h36v12h-36z`).join('')} strokeWidth="1.6" />
    <path
      d={places.map(([x, y]) => `M${x + 37} ${y + 33}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`).join('')}
      className="fill-ink"
    />
  </>
);

/** A card in the open drawer. */
const Card = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y}h72v60h-72z`} />
    <path d={`M${x + 9} ${y + 10}h34`} strokeWidth="1.6" />
  </>
);

/** A cabinet of index cards with one drawer open, a spike with receipts, the top one corrected in red, and the pencil. */
export function PaperTrail() {
  return (
    <svg
      viewBox="0 44 640 224"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="block h-auto w-full fill-raised stroke-ink"
    >
      <path d="M56 92h276v176H56z" className="fill-sunk" />
      <path d="M46 78h296v14H46z" />
      <Fronts places={CLOSED} />
      <path d="M240 158h80v46h-80z" className="fill-ink" />
      <path d="M240 158h80l54 36h-80z" className="fill-sunk" />
      <Card x={248} y={126} />
      <Card x={258} y={134} />
      <path d="M268 84h72v110h-72z" className="fill-gold" />
      <path d="M277 96h26" strokeWidth="1.6" />
      <path d="M277 112c14 2 20 16 32 18s14 8 22 8" className="fill-none stroke-loss" strokeWidth="2.4" />
      <Card x={282} y={148} />
      <Card x={292} y={156} />
      <path d="M240 158l54 36v46l-54-36z" className="fill-sunk" />
      <Fronts places={[[294, 194]]} />
      <path d="M444 258h112v10H444z" className="fill-ink" />
      <path d="M500 258V58" strokeWidth="3" />
      <path d="M440 246l112 4-6 8H446zM450 238l104-4-4 12-104 4zM444 226l100 4 8 8-104 4z" />
      <g transform="rotate(-5 500 150)">
        <path d="M448 84h104v132l-10-7-10 7-11-7-10 7-11-7-10 7-11-7-10 7-11-7-10 7z" />
        <path d="M464 104h44M464 124h72M464 144h54M464 164h72M464 184h38" strokeWidth="1.6" />
        <path d="M460 146l64-5M530 137l6 6 11-14" className="fill-none stroke-loss" strokeWidth="3" />
        <circle cx="500" cy="94" r="2.6" className="fill-ink" />
      </g>
      <g transform="rotate(9 600 268)">
        <path d="M592 132h16v112h-16z" className="fill-loss-fill" />
        <path d="M592 118h16v14h-16z" className="fill-sunk" />
        <path d="M592 244h16l-8 24z" className="fill-gold" />
        <path d="M597.6 260h4.8l-2.4 8z" className="fill-ink" />
      </g>
    </svg>
  );
}
