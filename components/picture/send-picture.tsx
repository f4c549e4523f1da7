'use client';

import { Share2 } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { encodePng } from './encode-png';

/** Whether the browser can pass a text to another app. False on the server: show the button only after a press or a typed letter. */
export const canSend = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** Opens the device's own sheet with a text, a link and, where it takes files, a picture. The drawing code loads at the press. */
export function SendPicture({
  file,
  text,
  url,
  load,
  words,
}: {
  file: string;
  text: string;
  /** A path or a fragment is resolved against the address of the page. */
  url: string;
  load: () => Promise<(canvas: HTMLCanvasElement) => void>;
  words: { send: string; sendFailed: string };
}) {
  const [isFailed, setFailed] = useState(false);

  async function send() {
    setFailed(false);
    const message: ShareData = { text, url: new URL(url, window.location.href).href };
    const files = await drawFile(file, load).then(
      (drawn) => [drawn],
      () => [],
    );
    try {
      const withPicture = { ...message, files };
      await navigator.share(files.length > 0 && navigator.canShare?.(withPicture) ? withPicture : message);
    } catch (error) {
      // The reader has closed the sheet.
      if (error instanceof Error && error.name === 'AbortError') return;
      setFailed(true);
    }
  }

  return (
    <>
      <Button variant="primary" onClick={send}>
        <Icon node={Share2} className="size-4" />
        {words.send}
      </Button>
      <p role="alert" className="basis-full text-base text-loss empty:hidden">
        {isFailed && words.sendFailed}
      </p>
    </>
  );
}

async function drawFile(name: string, load: () => Promise<(canvas: HTMLCanvasElement) => void>): Promise<File> {
  const canvas = document.createElement('canvas');
  (await load())(canvas);
  const blob = await encodePng(canvas);
  return new File([blob], name, { type: blob.type });
}
