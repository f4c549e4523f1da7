/** A recorder: a drum with paper turns, and a pen, moved by a stack of capsules, draws a line on it. The red line is 1971. */
export function Recorder() {
  return (
    <svg
      viewBox="0 44 640 224"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="block h-auto w-full fill-raised stroke-ink"
    >
      <path d="M104 228V70c0-6 4-10 10-10h412c6 0 10 4 10 10v158" className="fill-none stroke-control" />
      <path d="M122 204V96M132 180v-62" className="fill-none stroke-control" strokeWidth="1.6" />
      <path d="M96 240h448v28H96z" className="fill-gold" />
      <path d="M80 228h480v12H80z" />
      <path d="M152 92v136h196V92" />
      <ellipse cx="250" cy="92" rx="98" ry="14" className="fill-sunk" />
      <path d="M250 92V76m-8 0h16" strokeWidth="3" />
      <path
        d="M152 126c40 14 156 14 196 0M152 152c40 14 156 14 196 0M152 178c40 14 156 14 196 0M152 204c40 14 156 14 196 0"
        className="fill-none stroke-line"
        strokeWidth="1.6"
      />
      <path d="M206 105v123" className="fill-none stroke-loss" strokeWidth="2.4" />
      <path
        d="M153 206c20 4 38 5 52 4 14 0 20-16 32-17s14 5 24-8 14-12 24-24 12-4 22-22"
        className="fill-none"
        strokeWidth="3"
      />
      <path d="M432 228V96h12v132z" className="fill-sunk" />
      <path d="M307 139l8-5 122-32 3 8-122 30z" className="fill-ink" />
      <circle cx="438" cy="106" r="9" />
      <path d="M490 176V98l-52 8" className="fill-none" />
      <g className="fill-bitcoin-fill">
        <ellipse cx="490" cy="219" rx="34" ry="8" />
        <ellipse cx="490" cy="207" rx="34" ry="8" />
        <ellipse cx="490" cy="195" rx="34" ry="8" />
        <ellipse cx="490" cy="183" rx="34" ry="8" />
      </g>
    </svg>
  );
}
