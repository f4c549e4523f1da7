import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PageWords } from '@/lib/explore/controls';
import type { FileKind } from './save-shapes';

/** Files of what is shown. */
export function Downloads({
  hasTable,
  isDrawn,
  save,
  words: { downloads },
}: {
  hasTable: boolean;
  isDrawn: boolean;
  save: (kind: FileKind) => Promise<void>;
  words: Pick<PageWords, 'downloads'>;
}) {
  const [hasFailed, setFailed] = useState(false);
  const kinds: [kind: FileKind, isThere: boolean][] = [
    ['csv', hasTable],
    ['json', hasTable],
    ['svg', isDrawn],
    ['png', isDrawn],
  ];
  return (
    <>
      <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-3 lg:flex lg:flex-wrap">
        {kinds.map(([kind, isThere]) => (
          <li key={kind}>
            <Button
              onClick={() =>
                save(kind).then(
                  () => setFailed(false),
                  () => setFailed(true),
                )
              }
              disabled={!isThere}
              className="h-full w-full max-sm:gap-1.5 max-sm:px-1.5 max-sm:text-sm max-sm:leading-tight"
            >
              <Icon node={Download} className="size-4 shrink-0" />
              {downloads[kind]}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-base text-loss empty:hidden">
        {hasFailed && downloads.failed}
      </p>
      <p className="mt-3 text-base text-muted">
        {[!isDrawn && downloads.none, downloads.notes, downloads.rights].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
