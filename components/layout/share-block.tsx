import { CopyLink } from '@/components/ui/copy-link';
import type { Content } from '@/lib/content/content';
import { ShareLink } from './share-link';

export function ShareBlock({ words, address }: { words: Content['share'] & { newTab: string }; address: string }) {
  return (
    <section aria-label={words.title}>
      <h2 className="text-2xl md:text-3xl">{words.title}</h2>
      <p className="mt-1 mb-3 text-muted md:mt-2 md:mb-5">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <ShareLink text={words.tweet} address={address} words={words} />
        <CopyLink url={address} words={words} />
      </div>
    </section>
  );
}
