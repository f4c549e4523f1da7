import clsx from 'clsx';
import { Button } from '@/components/ui/button';

/** Not with very large text: a word would be wider than half a row. */
const TWO_BY_TWO = 'xs:max-sm:grid xs:max-sm:grid-cols-2 lg:grid lg:grid-cols-2';

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
      {/* On phones and in a column of a wide screen four names are two rows of two. */}
      <div className={clsx('flex flex-wrap gap-2', !isQuiet && choices.length === 4 && TWO_BY_TWO)}>
        {choices.map(({ id, name, isChosen, choose }) => (
          <Button key={id} isPressed={isChosen} onClick={choose}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
