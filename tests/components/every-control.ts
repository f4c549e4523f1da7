import { act, fireEvent } from '@testing-library/react';

/** How many controls of the same kind are used, for example of the rows of a table. */
const MOST_STEPS = 60;
/** A fragment with a query is a state. */
const CONTROLS = 'button, input, select, textarea, a[href^="#"][href*="?"]';

/** Longer than the pause after which results are announced. */
const PAUSE_MS = 700;

const pause = () => act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));

/** Far enough from an example that a loss becomes a gain. */
const FAR = 20;

/** Values that a field takes one after the other: two that it does not accept are between two that most fields do. */
function textsFor(field: HTMLInputElement | HTMLTextAreaElement): string[] {
  const number = Number(field.value.replaceAll(',', ''));
  return field.value.trim() === '' || Number.isNaN(number)
    ? // A field for whole numbers is one for a year.
      ['1985', 'no number', '', field.getAttribute('inputmode') === 'numeric' ? '1990' : '90']
    : [`${number * FAR}`, 'no number', '', `${number + 1}`];
}

/** What a reader does with a control, as a list of acts. */
function actsOf(control: Element): (() => void)[] {
  if (control instanceof HTMLSelectElement) {
    const others = [...control.options].filter(({ selected, disabled }) => !selected && !disabled);
    return [others[0], others.at(-1)].flatMap((option) =>
      option ? [() => fireEvent.change(control, { target: { value: option.value } })] : [],
    );
  }
  if (control instanceof HTMLInputElement && control.type === 'range') {
    return [control.max, control.min].map((value) => () => fireEvent.change(control, { target: { value } }));
  }
  const isText = control instanceof HTMLInputElement && ['text', 'search', 'number'].includes(control.type);
  if (isText || control instanceof HTMLTextAreaElement) {
    if (control.readOnly) return [];
    return textsFor(control).map((value) => () => fireEvent.change(control, { target: { value } }));
  }
  if (control instanceof HTMLInputElement && control.type === 'file') return [];
  return [() => fireEvent.click(control)];
}

/**
 * Opens all folds, then uses every control in the order of the page, also those that appear meanwhile, under fake timers.
 *
 * @param look is called after each act
 */
export async function operateEveryControl(root: Element, look: (step: string) => void) {
  const controlAt = (place: number) => root.querySelectorAll(CONTROLS)[place];
  for (const fold of root.querySelectorAll('details')) {
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
  }
  look('open');
  let steps = 0;
  for (let place = 0; ; place++) {
    const control = controlAt(place);
    if (!control) return;
    for (const perform of actsOf(control)) {
      if (steps++ === MOST_STEPS) return;
      perform();
      await pause();
      look(`${steps}: ${control.localName} ${control.getAttribute('type') ?? ''}`);
    }
  }
}
