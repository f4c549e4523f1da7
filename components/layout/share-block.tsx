import { buttonClass } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import type { Content } from '@/lib/content/content';

/** The tweet intent with text and link. */
export function tweetIntent(text: string, url: string): string {
  return `https://x.com/intent/tweet?${new URLSearchParams({ text, url })}`;
}

export function ShareBlock({ words, url }: { words: Content['share'] & { newTab: string }; url: string }) {
  return (
    <section aria-labelledby="share-title">
      <h2 id="share-title" className="text-2xl md:text-3xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-3 text-muted md:mt-2 md:mb-5">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <a href={tweetIntent(words.tweet, url)} target="_blank" rel="noopener" className={buttonClass('primary')}>
          {words.shareOnX}
          <span className="sr-only"> {words.newTab}</span>
        </a>
        <CopyLink url={url} words={words} />
      </div>
    </section>
  );
}
