'use client';

import { RotateCcw } from 'lucide';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';

export interface ActionWords {
  copyLink: string;
  linkCopied: string;
  copyFailed: string;
  linkField: string;
  reset: string;
}

/** The two things every calculator offers: a link that brings this result back, and the way back to the start. */
export function CalculatorActions({
  words,
  link,
  onReset,
}: {
  words: ActionWords;
  link: () => string;
  onReset: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-3 no-js:hidden print:hidden">
      <CopyLink url={link} words={words} />
      <Button onClick={onReset}>
        <Icon node={RotateCcw} className="size-4" />
        {words.reset}
      </Button>
    </div>
  );
}
