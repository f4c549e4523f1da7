/** Two groups of capitals or digits with a hyphen between them, such as CPI-U. */
const NAME = /([A-Z]+-[A-Z\d]+)/;

/** Text whose names with a hyphen, such as CPI-U, are kept on one line. */
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
