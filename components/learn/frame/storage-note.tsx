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

/** Reports an invalid record or an unsaved change. A note at the bottom (`BottomNotes`). */
export const StorageNote = withLearner(function StorageNote({ words }: { words: Words }) {
  const { notice, dismissNotice } = useLearner();
  return (
    <div role="status">
      {notice && (
        <div className="border-loss border-t-2 bg-raised shadow-lg">
          <div className="page py-4">
            <div className="flex items-center gap-3">
              <Icon node={TriangleAlert} className="tiny:hidden size-6 shrink-0 text-loss" />
              <p className="mr-auto min-w-0 font-semibold tiny:wrap-anywhere">{words.heading}</p>
              <CloseButton label={words.dismiss} onClick={dismissNotice} className="-mr-2.5" />
            </div>
            <p className="max-w-prose text-base">{sentence(notice, words)}</p>
            {'text' in notice && (
              <Button className="mt-3" onClick={() => saveFile(SET_ASIDE_FILE, notice.text)}>
                {words.save}
              </Button>
            )}
          </div>
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
