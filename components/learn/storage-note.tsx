'use client';

import { TriangleAlert } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/format/fill';
import type { RefusalReason } from '@/lib/learner/codec';
import type { StorageNotice } from '@/lib/learner/store';
import { useLearner } from './learner';

export interface StorageWords {
  heading: string;
  setAside: string;
  leftAlone: string;
  setAsideReasons: Record<RefusalReason, string>;
  full: string;
  refused: string;
  dismiss: string;
}

/** What the learner should know about the browser's storage: a record that could not be used, a change that was not kept. */
export function StorageNote({ words }: { words: StorageWords }) {
  const { notice, dismissNotice } = useLearner();
  return (
    <div role="status" className="page empty:hidden">
      {notice && (
        <div className="mt-6 rounded-xl border-2 border-loss bg-raised p-5">
          <p className="flex items-center gap-3 font-semibold">
            <Icon node={TriangleAlert} className="size-6 shrink-0 text-loss" />
            {words.heading}
          </p>
          <p className="mt-2 max-w-prose">{sentence(notice, words)}</p>
          <Button className="mt-4" onClick={dismissNotice}>
            {words.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}

function sentence(notice: StorageNotice, words: StorageWords): string {
  if (notice.kind === 'full' || notice.kind === 'refused') return words[notice.kind];
  const reason = fill(words.setAsideReasons[notice.reason], { field: notice.field ?? '' });
  return `${notice.kind === 'set-aside' ? words.setAside : words.leftAlone} ${reason}`;
}
