import { addressExamples } from '@/content/examples/address-examples';

/** The start, the middle and the end of an address: the start alone is the same in all addresses of a kind. */
const PLACES = [
  `${addressExamples.p2wpkh.slice(0, 4)}…`,
  `…${addressExamples.p2wpkh.slice(19, 22)}…`,
  `…${addressExamples.p2wpkh.slice(-4)}`,
];

export const Address = ({ x, y }: { x: number; y: number }) => (
  <text textAnchor="middle" className="fill-ink font-semibold">
    {PLACES.map((place, row) => (
      <tspan key={place} x={x} y={y + row * 18}>
        {place}
      </tspan>
    ))}
  </text>
);
