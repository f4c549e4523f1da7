/** The title of one of the three models, with its number in a coin. */
export function StepTitle({ step, children }: { step: number; children: string }) {
  return (
    <h4 className="flex items-center gap-3 text-2xl">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-ink bg-bitcoin-fill text-lg text-on-fill"
      >
        {step}
      </span>
      {children}
    </h4>
  );
}
