import { isOurs } from '@/lib/offline/site-list';

/** The event of the window after each step in which something was kept. */
export const KEPT = 'kept';

/**
 * The page /offline: says how many pages are kept, and hides the links to the others while there is no network. Its two buttons remove what
 * is kept, and have it kept again.
 *
 * @param isWanted whether the reader has left the site to be kept
 * @param onChoice is called with true to keep the site, with false to remove it
 */
export async function showKept(isWanted: boolean, onChoice: (isWanted: boolean) => Promise<unknown>) {
  const place = document.querySelector<HTMLElement>('[data-kept-words]');
  const status = place?.querySelector('[data-kept-count]');
  if (!place || !status) return;
  const links = [...place.querySelectorAll<HTMLAnchorElement>('li a')];

  const look = async () => {
    const kept = await keptAddresses();
    for (const link of links) link.parentElement?.toggleAttribute('hidden', !navigator.onLine && !kept.has(link.href));
    status.textContent = (place.dataset.keptWords ?? '')
      .replace('{n}', String(links.filter(({ href }) => kept.has(href)).length))
      .replace('{count}', String(links.length));
  };
  const offer = (isKept: boolean) => {
    for (const button of place.querySelectorAll<HTMLElement>('[data-keep]'))
      button.hidden = (button.dataset.keep === 'yes') === isKept;
  };

  place.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-keep], [data-again]');
    if (!button) return;
    if ('again' in button.dataset) return location.reload();
    const isKept = button.dataset.keep === 'yes';
    offer(isKept);
    place.querySelector<HTMLElement>('[data-keep]:not([hidden])')?.focus();
    await onChoice(isKept).catch(() => {});
    await look();
  });
  for (const type of ['online', 'offline', 'pageshow', KEPT]) addEventListener(type, () => look().catch(() => {}));
  offer(isWanted);
  await look();
}

async function keptAddresses(): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const name of (await caches.keys()).filter(isOurs))
    for (const { url } of await (await caches.open(name)).keys()) kept.add(url);
  return kept;
}
