'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import type { PictureWords } from './draw-picture';

/** Draws a picture to share in the page; nothing is sent. The drawing code loads at the press. */
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
  const canvas = useRef<HTMLCanvasElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);

  async function draw() {
    setFailed(false);
    try {
      const { drawPicture } = await import('./draw-picture');
      if (!canvas.current) return;
      drawPicture(canvas.current, picture);
      canvas.current.toBlob((blob) => (blob ? setAddress(URL.createObjectURL(blob)) : setFailed(true)), 'image/png');
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="no-js:hidden print:hidden">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${picture.heading} ${picture.lines.join('; ')}`}
        hidden={!address}
        className="mb-4 w-full max-w-xl rounded-lg border border-line"
      />
      {address ? (
        <a href={address} download={file} className={buttonClass('secondary')}>
          {words.save}
        </a>
      ) : (
        <Button onClick={draw}>{words.draw}</Button>
      )}
      <p className="mt-3 text-base text-muted">{words.note}</p>
      <p role="alert" className="mt-2 text-base text-loss empty:hidden">
        {isFailed && words.failed}
      </p>
    </div>
  );
}
