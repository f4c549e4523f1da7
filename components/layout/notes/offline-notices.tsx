import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** Of a new version and of a lost network: components/offline/start.ts shows them. The live region is in the page from the beginning, so that it is watched. */
export function OfflineNotices({ locale }: { locale: Locale }) {
  const { offline } = getContent(locale);
  return (
    <div id="notices" role="status" className="mx-auto w-[calc(100%-2rem)] max-w-xl">
      <template data-for="new-version">
        <Notice close={offline.close}>
          <span className="flex-1">{offline.newVersion.text}</span>
          <Button data-notice="load">{offline.newVersion.load}</Button>
        </Notice>
      </template>
      <template data-for="no-network">
        <Notice close={offline.close}>
          <span className="flex-1">{offline.noNetwork}</span>
        </Notice>
      </template>
    </div>
  );
}

function Notice({ close, children }: { close: string; children: ReactNode }) {
  return (
    <div className="plate mb-4 flex items-start gap-3 py-1 pr-1 pl-4 text-base leading-snug shadow-lg">
      <div className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-1 self-center py-1">{children}</div>
      <button
        type="button"
        data-notice="close"
        aria-label={close}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk"
      >
        <Icon node={X} className="size-5" />
      </button>
    </div>
  );
}
