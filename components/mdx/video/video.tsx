import './video.css';
import { getContent } from '@/lib/content/content';
import { titleLanguage } from '@/lib/content/sources';
import { typographic } from '@/lib/content/text/typography.mjs';
import { getVideo } from '@/lib/content/videos';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { VideoPlayer } from './video-player.island';

/** The poster is text and SVG, so that no request goes to YouTube before the reader presses play. */
export function Video({ id, locale }: { id: string; locale: Locale }) {
  const video = getVideo(id);
  const words = getContent(locale).guides.video;
  const { author } = video;
  const title = typographic(video.title, locale);
  return (
    <figure className="wide video">
      <VideoPlayer youtubeId={video.youtubeId} play={fill(words.play, { title })} frame={fill(words.frame, { title })}>
        <span lang={titleLanguage({}, locale)} className="video-title">
          {title}
        </span>
        <span className="video-author">
          {fill(words.by, { author })} <span className="block">{fill(words.minutes, { n: video.minutes })}</span>
        </span>
      </VideoPlayer>
      <figcaption>
        <a href={`https://www.youtube.com/watch?v=${video.youtubeId}`} rel="noopener">
          {fill(words.open, { title })}
        </a>
        .<span className="no-js:hidden"> {words.note}</span>
      </figcaption>
    </figure>
  );
}
