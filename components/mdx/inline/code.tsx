/** Characters of a code that needs no ground, such as the start of an address: several in one sentence or table would be spots. */
const SHORT = 5;

/** Code in the text. An option of a command, such as `--check`, is never split at its hyphens: a reader may copy it from two lines. */
export function Code({ children }: { children?: string }) {
  return (
    <code className={children && children.length <= SHORT ? 'short' : undefined}>
      {children?.split(/(?<=\s)(-\S+)/).map((part) =>
        part.startsWith('-') ? (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </code>
  );
}
