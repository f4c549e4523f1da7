const STEM = { strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The stations of the trail on the pages of the book, one for each guide to read first. */
const STATIONS = [
  [178, 196],
  [236, 150],
  [288, 186],
  [372, 158],
  [448, 126],
] as const;

/** A field guide: an open book with a trail of five stations, beside it a compass, a key and a signing device. */
export function FieldGuide({ label }: { label: string }) {
  return (
    <svg viewBox="0 44 640 226" role="img" aria-label={label} className="block h-auto w-full" {...STEM}>
      <Book />
      <g className="fill-raised stroke-ink">
        <path d="M550 140h64v128h-64z" />
        <path d="M562 154h40v48h-40z" className="fill-sunk" />
        <path d="M570 179l9 9 15-18" className="fill-none stroke-gain-fill" strokeWidth="3" />
        <circle cx="569" cy="235" r="8" />
        <circle cx="595" cy="235" r="8" />
      </g>
      <g className="fill-raised stroke-ink">
        <circle cx="78" cy="222" r="46" />
        <circle cx="78" cy="222" r="36" className="fill-paper" />
        <path d="M78 176v-10m-7-4h14" className="fill-none" />
        <path d="M78 190v6m0 52v6M46 222h6m52 0h6" className="fill-none" strokeWidth="1.6" />
        <path d="M98 202l-14 26-12-12z" className="fill-ink" />
        <path d="M58 242l14-26 12 12z" />
      </g>
      <g className="fill-raised stroke-ink">
        <ellipse cx="150" cy="264" rx="17" ry="6" />
        <ellipse cx="153" cy="256" rx="17" ry="6" />
        <ellipse cx="149" cy="248" rx="17" ry="6" />
        <ellipse cx="152" cy="240" rx="17" ry="6" className="fill-bitcoin-fill" />
      </g>
      <g className="fill-none stroke-ink">
        <circle cx="486" cy="255" r="13" className="fill-raised" />
        <circle cx="482" cy="255" r="3.5" />
        <path d="M499 255h42m-7 0v11m-11-11v8" />
      </g>
    </svg>
  );
}

function Book() {
  const trail = STATIONS.map(([x, y], i) => {
    const before = STATIONS[i - 1];
    return before ? `S${x - 26} ${y + (i % 2 === 0 ? -8 : 14)} ${x} ${y}` : `M${x} ${y}C${x} ${y} ${x} ${y} ${x} ${y}`;
  }).join('');
  return (
    <g>
      <path d="M134 250V84l6-6v160l180 18 180-18V78l6 6v166l-186 18z" className="fill-sunk stroke-ink" />
      <path d="M320 92C270 62 200 64 140 78v160c60-12 130-12 180 18z" className="fill-raised stroke-ink" />
      <path d="M320 92c50-30 120-28 180-14v160c-60-12-130-12-180 18z" className="fill-raised stroke-ink" />
      <path
        d="M158 98c34-6 62-6 86-1M158 112c22-4 40-5 56-4M400 210c26-5 54-5 82-1M408 222c22-4 46-4 74-1"
        className="fill-none stroke-line"
        strokeWidth="3"
      />
      <path d="M350 118l18-26 20 24M378 104l12-16 22 24" className="fill-none stroke-control" strokeWidth="1.6" />
      <path d="M196 226l14-18 16 16M232 222l10-12 14 14" className="fill-none stroke-control" strokeWidth="1.6" />
      <path d={trail} className="fill-none stroke-bitcoin-fill" strokeWidth="3" strokeDasharray="1 8" />
      {STATIONS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="9" className="fill-raised stroke-bitcoin" strokeWidth="2.4" />
      ))}
      <path d="M448 117V76l28 9-28 10" className="fill-gain-fill stroke-ink" />
    </g>
  );
}
