import { type ComponentType, useEffect, useState } from 'react';
import { retryEvents } from '@/components/islands/fetch-once';
import { importLater } from '@/components/islands/import-later';
import type { ValuedCover } from '../drawings/cover-drawing';

/** The cover of a lesson that only the browser knows. As long as its file is lost it is absent, and the part around it stays. */
export function LaterCover(cover: ValuedCover) {
  const [Cover, setCover] = useState<ComponentType<ValuedCover> | null>(null);
  useEffect(() => {
    if (Cover) return;
    const load = () =>
      importLater('UpNextPanel', () => import('../drawings/cover-drawing')).then(
        ({ CoverDrawing }) => setCover(() => CoverDrawing),
        () => {},
      );
    load();
    for (const type of retryEvents) addEventListener(type, load);
    return () => {
      for (const type of retryEvents) removeEventListener(type, load);
    };
  }, [Cover]);
  return Cover && <Cover {...cover} />;
}
