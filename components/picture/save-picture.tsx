'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { encodePng } from './encode-png';

/** Draws a picture to share in the page; nothing is sent. The drawing code loads at the press. */
export function SavePicture({
  file,
  label,
  load,
  words,
}: {
  /** Name of the file to save. */
  file: string;
  /** The text alternative of the picture. */
  label: string;
  /** Loads the function that draws on the canvas. */
  load: () => Promise<(canvas: HTMLCanvasElement) => void>;
  words: { draw: string; save: string; note: string; failed: string };
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
      const drawOn = await load();
      if (!canvas.current) return;
      drawOn(canvas.current);
      setAddress(URL.createObjectURL(await encodePng(canvas.current)));
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div className={clsx('no-js:hidden print:hidden', address && 'basis-full')}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
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
        <p role="alert" className="mt-2 text-base text-loss empty:hidden">
          {isFailed && words.failed}
        </p>
      </div>
      {/* Below all buttons of the row. */}
      <p className="mt-3 basis-full text-base text-muted no-js:hidden print:hidden">{words.note}</p>
    </>
  );
}
