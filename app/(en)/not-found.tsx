/**
 * Replaces the page that Next would otherwise put into the page data of every page. It is never shown: an unknown address gets the
 * document of `global-not-found.tsx`.
 */
export default function NotFound() {
  return null;
}
