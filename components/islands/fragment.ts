/** The element that a fragment names; null if there is none, or the fragment is no valid percent-encoding. */
export function findTarget(fragment = window.location.hash): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)));
  } catch {
    return null;
  }
}
