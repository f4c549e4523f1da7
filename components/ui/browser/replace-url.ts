/** Changes the address without a new entry in the history. */
export function replaceUrl(url: string) {
  window.history.replaceState(window.history.state, '', url);
}
