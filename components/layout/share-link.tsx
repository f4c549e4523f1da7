import { buttonClass } from '@/components/ui/button';

/**
 * The form of X with a text and an address. Not URLSearchParams, which writes a space as "+": the apps of X show the sign. A
 * path is no address: it is left out.
 */
export function tweetIntent(text: string, address: string): string {
  const url = address.startsWith('/') ? '' : `&url=${encodeURIComponent(address)}`;
  return `https://x.com/intent/tweet?text=${encodeURIComponent(text)}${url}`;
}

/** Opens the form of X in a new tab. A path as address is completed with the origin of the page by the inline script (boot.js). */
export function ShareLink({
  text,
  address,
  words,
}: {
  text: string;
  /** From `sharedAddress`. */
  address: string;
  words: { shareOnX: string; newTab: string };
}) {
  return (
    <a
      href={tweetIntent(text, address)}
      data-share={address.startsWith('/') ? address : undefined}
      // The inline script has completed the address before React compares it.
      suppressHydrationWarning
      target="_blank"
      rel="noopener"
      className={buttonClass('primary')}
    >
      {words.shareOnX}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
}
