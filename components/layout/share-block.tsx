import { buttonClass } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import type { Content } from '@/lib/content/content';

/** The tweet intent with text and link. */
export function tweetIntent(text: string, url: string): string {
  return `https://x.com/intent/tweet?${new URLSearchParams({ text, url })}`;
}

export function ShareBlock({ words, url }: { words: Content['share'] & { newTab: string }; url: string }) {
  return (
    <section aria-labelledby="share-title" className="col-span-2 lg:col-span-1">
      <h2 id="share-title" className="text-3xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 text-muted">{words.text}</p>
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
