import { Button } from '@/components/ui/button';

/** Buttons that show which one is chosen: examples to start from, or the values of a choice. */
export function ChoiceButtons({
  legend,
  isQuiet = false,
  className = 'no-js:hidden',
  choices,
}: {
  legend: string;
  /** Below the field whose value the buttons set. */
  isQuiet?: boolean;
  className?: string;
  choices: readonly { id: string | number; name: string; isChosen: boolean; choose: () => void }[];
}) {
  return (
    <fieldset className={className}>
      <legend className={isQuiet ? 'mb-2 text-base text-muted' : 'mb-2.5 font-semibold text-base'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, name, isChosen, choose }) => (
          <Button
            key={id}
            aria-pressed={isChosen}
            className="aria-pressed:border-ink aria-pressed:bg-sunk"
            onClick={choose}
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
