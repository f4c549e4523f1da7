'use client';

import { TriangleAlert } from 'lucide';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SET_ASIDE_FILE, saveFile } from '@/components/learn/save-file';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { StorageNotice } from '@/lib/learner/store';

type Words = Content['learn']['storage'];

/**
 * Reports an invalid record or an unsaved change. Fixed to the bottom of the viewport, so that it causes no layout shift.
 * While it is shown, padding and scroll padding keep focused elements and the end of the page above it (WCAG 2.4.11).
 */
export const StorageNote = withLearner(function StorageNote({ words }: { words: Words }) {
  const { notice, dismissNotice } = useLearner();
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[45vh] overflow-y-auto [body:has(&>*)]:pb-[45vh] [html:has(&>*)]:scroll-pb-[45vh] border-loss border-t-2 bg-raised shadow-lg empty:hidden print:hidden"
    >
      {notice && (
        <div className="page py-4">
          <div className="flex items-center gap-3">
            <Icon node={TriangleAlert} className="size-6 shrink-0 text-loss" />
            <p className="mr-auto font-semibold">{words.heading}</p>
            <CloseButton label={words.dismiss} onClick={dismissNotice} className="-mr-2.5" />
          </div>
          <p className="max-w-prose text-base">{sentence(notice, words)}</p>
          {'text' in notice && (
            <Button className="mt-3" onClick={() => saveFile(SET_ASIDE_FILE, notice.text)}>
              {words.save}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});

function sentence(notice: StorageNotice, words: Words): string {
  if (notice.kind === 'full' || notice.kind === 'refused') return words[notice.kind];
  const reason = fill(words.setAsideReasons[notice.reason], { field: notice.field ?? '' });
  return `${notice.kind === 'set-aside' ? words.setAside : words.leftAlone} ${reason}`;
}
