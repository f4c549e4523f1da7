/**
 * Next replaces `replaceState`: unless it is given the state that the router stored, it restores the page, which discards a
 * navigation that is under way.
 */
export function replaceUrl(url: string) {
  window.history.replaceState(window.history.state, '', url);
}
