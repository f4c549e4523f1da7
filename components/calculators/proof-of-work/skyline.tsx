import clsx from 'clsx';

const WIDTH = 5;
const GROUND = 108;
/** Between the towers that must be flat and the others, so that the frame ends between them. */
const GAP = 5;

/** A hash as 64 towers. The first ones must be flat. */
export function Skyline({
  hash,
  needed,
  isValid,
  text,
}: {
  hash: string;
  needed: number;
  isValid: boolean;
  text: string;
}) {
  return (
    <svg viewBox={`0 0 340 ${GROUND + 32}`} role="img" aria-label={text} className="block h-auto w-full max-w-xl">
      <path d={`M0 ${GROUND}h340`} className="stroke-ink" strokeWidth="2" />
      {[...hash].map((digit, index) => {
        const height = Number.parseInt(digit, 16) * 6.4;
        const isWrong = index < needed && height > 0;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the hash is the identity of a tower
            key={index}
            x={10 + index * WIDTH + (index < needed ? 0 : GAP)}
            y={GROUND - height}
            width={WIDTH - 1}
            height={height}
            className={clsx(isWrong ? 'fill-loss-fill' : index % 2 ? 'fill-muted' : 'fill-ink')}
          />
        );
      })}
      <rect
        x="7"
        y="6"
        width={needed * WIDTH + 5}
        height={GROUND + 6}
        rx="3"
        strokeWidth="2.4"
        strokeDasharray={isValid ? undefined : '4 3'}
        className={clsx('fill-none', isValid ? 'stroke-gain' : 'stroke-loss')}
      />
      {isValid && (
        <path
          d={`M${needed * 2.5 + 1.5} ${GROUND + 20}l5 5 9-11`}
          className="fill-none stroke-gain"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
