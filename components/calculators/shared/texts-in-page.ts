import type { CalculatorFields, Texts } from './fields';

/**
 * What stands in the fields of the page where it differs from the start: a reader typed it before the script arrived, or
 * the browser kept it when the page was loaded again. A field is found by its id, a set of radio buttons by its name,
 * both `calculator-field`.
 *
 * @returns null where nothing differs
 */
export function textsInPage<Fields extends CalculatorFields>(
  root: Element,
  id: string,
  fields: Fields,
  initial: Texts<Fields>,
): Partial<Texts<Fields>> | null {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const control =
      root.querySelector(`[id="${id}-${name}"]`) ?? root.querySelector(`input[name="${id}-${name}"]:checked`);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return [];
    const isPossible = field.kind !== 'choice' || field.options.includes(control.value);
    return isPossible && control.value !== initial[name] ? [[name, control.value] as const] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Texts<Fields>>) : null;
}
