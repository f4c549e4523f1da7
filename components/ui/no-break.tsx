/** Two groups of capitals or digits with a hyphen between them, such as CPI-U, or a number with a word, such as 61-fold. */
const NAME = /([A-Z]+-[A-Z\d]+|\d+-[a-z]+)/;

/** Text whose names and numbers with a hyphen, such as CPI-U, are kept on one line. */
export function NoBreak({ text }: { text: string }) {
  return text.split(NAME).map((part, index) =>
    NAME.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
