/** A dollar coin of radius 50. Its lowest point is at 0, 0. */
export const Dollar = () => (
  <>
    <circle cy="-50" r="50" className="fill-ink" />
    <circle cy="-50" r="42" strokeWidth="1.6" className="fill-none stroke-paper" />
    <path
      d="M0-77.5v55M13.5-62a13.5 11 0 0 0-13.5-8c-17 0-19 20 0 20s17 20 0 20a13.5 11 0 0 1-13.5-8"
      strokeWidth="4"
      strokeLinecap="round"
      className="fill-none stroke-paper"
    />
  </>
);
