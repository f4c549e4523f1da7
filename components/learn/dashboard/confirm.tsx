import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/** Asks before data are lost. Takes the focus when it appears and returns it when it closes. */
export function Confirm({
  question,
  yes,
  no,
  onYes,
  onNo,
  returnTo,
  children,
}: {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /** The id of the element that gets the focus afterwards. */
  returnTo: string;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const id = `${returnTo}-question`;

  useEffect(() => {
    box.current?.focus();
  }, []);

  function leave(act: () => void) {
    act();
    document.getElementById(returnTo)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and the question has only buttons
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && leave(onNo)}
      className="plate mt-8 border-2 border-ink p-5 md:p-6"
    >
      <p id={id} className="max-w-prose font-semibold">
        {question}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => leave(onYes)}>
          {yes}
        </Button>
        {children}
        <Button onClick={() => leave(onNo)}>{no}</Button>
      </div>
    </div>
  );
}
