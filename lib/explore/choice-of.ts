/**
 * A choice in a fragment; the first option where it is missing or damaged. A damaged one is added to `faults` as "name=value".
 *
 * @param params of `readParams`
 */
export function choiceOf<Option extends string>(
  params: ReadonlyMap<string, string | null>,
  name: string,
  options: readonly Option[],
  faults: string[],
): Option {
  const text = params.get(name);
  const found = options.find((option) => option === text);
  if (!found && params.has(name)) faults.push(`${name}=${(text ?? '').slice(0, SHOWN_LETTERS)}`);
  return found ?? (options[0] as Option);
}

const SHOWN_LETTERS = 40;
