/** Two groups of capitals or digits with a hyphen between them, such as CPI-U, or a number with a word, such as 61-fold. */
const NAME = /([A-Z]+-[A-Z\d]+|\d+-[a-z]+)/;

/**
 * Text whose names and numbers with a hyphen, such as CPI-U, are kept on one line, except on a phone with large text.
 *
 * @param pattern what is kept, as one group; without the flag `g`
 */
export function NoBreak({ text, pattern = NAME }: { text: string; pattern?: RegExp }) {
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice
      <span key={index} className="whitespace-nowrap narrow:whitespace-normal">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
