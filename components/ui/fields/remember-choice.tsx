import './checklist.css';

/** A checkbox with which the reader lets this browser keep what was entered. `autocomplete="off"`: a reload restores no tick. */
export function RememberChoice({
  id,
  isKept,
  onChange,
  words,
}: {
  id: string;
  isKept: boolean;
  onChange: (isWanted: boolean) => void;
  words: { remember: string; rememberHelp: string };
}) {
  return (
    <form autoComplete="off" method="dialog" className="checklist">
      <label className="flex min-h-11 cursor-pointer items-center gap-4 font-semibold text-base">
        <input
          type="checkbox"
          checked={isKept}
          aria-describedby={`${id}-remember-help`}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-gain-fill"
        />
        {words.remember}
      </label>
      <p id={`${id}-remember-help`} className="mt-1 max-w-2xl text-base text-muted">
        {words.rememberHelp}
      </p>
    </form>
  );
}
