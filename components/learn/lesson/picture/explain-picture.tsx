'use client';

import { importLater } from '@/components/islands/import-later';
import { SavePicture } from '@/components/picture/save-picture';
import type { Content } from '@/lib/content/content';
import type { PictureWords } from './draw-picture';

/** The picture of what a reader can now explain. */
export function ExplainPicture({
  file,
  picture,
  words,
}: {
  /** Name of the file to save. */
  file: string;
  picture: PictureWords;
  words: Content['learn']['lesson']['chapterEnd'];
}) {
  return (
    <SavePicture
      file={file}
      label={`${picture.heading} ${picture.lines.join('; ')}`}
      load={async () => {
        const { drawExplainPicture } = await importLater('ExplainPicture', () => import('./draw-picture'));
        return (canvas) => drawExplainPicture(canvas, picture);
      }}
      words={words}
    />
  );
}
