/** The back of a flip card: its first sentence is large, so that a glance is enough. Phrasing content only, as FlipCard asks. */
export function CardBack({
  number,
  title,
  lead,
  text,
  textClass = 'text-base lg:text-lg',
}: {
  /** The number of the front stays in view beside its explanation; the button's name has it already. */
  number?: string;
  title: string;
  lead: string;
  text: string;
  textClass?: string;
}) {
  return (
    <>
      <span className="font-display text-xl leading-tight sm:text-2xl">
        {number && (
          <b aria-hidden="true" className="mr-3 text-4xl text-loss lg:text-5xl">
            {number}
          </b>
        )}
        {title}
      </span>
      <span className="mt-3 font-display text-lg leading-snug lg:text-xl">{lead}</span>
      <span className={`mt-2 leading-normal lg:mt-3 ${textClass}`}>{text}</span>
    </>
  );
}
