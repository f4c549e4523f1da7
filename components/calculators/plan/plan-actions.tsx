import { Copy, Printer, Trash } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { RememberChoice } from '@/components/ui/fields/remember-choice';
import { Icon } from '@/components/ui/icon';
import { PLAN_ID } from '@/lib/calculators/plan';
import type { Content } from '@/lib/content/content';

/** `plan.css` prints the sheet alone while the root element has the class. */
function printSheet(): void {
  const { classList } = document.documentElement;
  classList.add('plan-prints');
  window.addEventListener('afterprint', () => classList.remove('plan-prints'), { once: true });
  window.print();
}

/** How copying went; null before it, and after a change of the sheet. */
export type Copied = 'copied' | 'failed' | 'empty' | null;

interface ActionsProps {
  /** What was filled in; null if nothing was. */
  lines: string | null;
  copied: Copied;
  onCopied: (copied: Copied) => void;
  /** A notice of the storage. */
  notice: string;
  isKept: boolean;
  onKeep: (isWanted: boolean) => void;
  onClear: () => void;
  words: Content['calculators']['Plan'];
}

/** Prints, copies, deletes and keeps the sheet. */
export function PlanActions({ lines, copied, onCopied, notice, isKept, onKeep, onClear, words }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);

  async function copyText() {
    if (!lines) {
      onCopied('empty');
      return;
    }
    try {
      await navigator.clipboard.writeText(lines);
      onCopied('copied');
    } catch {
      onCopied('failed');
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={printSheet}>
          <Icon node={Printer} className="size-4" />
          {words.print}
        </Button>
        <Button onClick={copyText}>
          <Icon node={Copy} className="size-4" />
          {words.copy}
        </Button>
        {isAsking ? (
          <fieldset className="flex flex-wrap items-center gap-3">
            <legend className="sr-only">{words.clearConfirm}</legend>
            <span className="text-base">{words.clearConfirm}</span>
            <Button
              onClick={() => {
                onClear();
                setAsking(false);
              }}
            >
              {words.clearYes}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.clearNo}</Button>
          </fieldset>
        ) : (
          <Button onClick={() => setAsking(true)}>
            <Icon node={Trash} className="size-4" />
            {words.clear}
          </Button>
        )}
      </div>
      <p role="status" className="font-medium text-base empty:hidden">
        {copied ? words.copyNotices[copied] : notice}
      </p>
      {copied === 'failed' && (
        <textarea
          readOnly
          rows={8}
          aria-label={words.copy}
          value={lines ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          className="w-full rounded-md border border-control bg-raised px-3 py-2 text-base"
        />
      )}
      <RememberChoice id={PLAN_ID} isKept={isKept} onChange={onKeep} words={words} />
    </>
  );
}
