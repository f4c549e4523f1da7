'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Slot } from '@/components/islands/slot';

/** Shows a poster until the reader presses play. youtube-nocookie.com sets no cookie before the film plays. */
export function VideoPlayer({
  youtubeId,
  play,
  frame,
  children,
}: {
  youtubeId: string;
  play: string;
  frame: string;
  /** What the poster says. */
  children: ReactNode;
}) {
  const [isPlaying, setPlaying] = useState(false);
  const film = useRef<HTMLIFrameElement>(null);

  // The focused play button is removed.
  useEffect(() => {
    if (isPlaying) film.current?.focus();
  }, [isPlaying]);

  if (isPlaying) {
    return (
      <iframe
        ref={film}
        className="video-frame"
        src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
        title={frame}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className="video-frame video-poster">
      <svg viewBox="0 0 16 9" aria-hidden="true" preserveAspectRatio="xMaxYMid slice" className="video-drawing">
        <circle cx="12.4" cy="4.5" r="3.1" />
        <circle cx="12.4" cy="4.5" r="2.2" />
        <circle cx="12.4" cy="4.5" r="1.3" />
        <path d="M12.4 0v9" />
      </svg>
      <Slot name="children" className="contents">
        {children}
      </Slot>
      <button
        type="button"
        onClick={() => setPlaying(true)}
        className="video-play no-js:hidden print:hidden"
        aria-label={play}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5v14l11-7z" />
        </svg>
      </button>
    </div>
  );
}
