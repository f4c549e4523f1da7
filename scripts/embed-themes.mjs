/**
 * The themes that an embed can be fixed to. The build writes a copy of each embed for each, `/embed/<id>/dark`, because a static
 * file cannot read a query. Hosts that can read one also answer `/embed/<id>?theme=dark`.
 */
export const embedThemes = ['light', 'dark'];

/**
 * The address of the copy that a query asks for; the path itself if it asks for none.
 *
 * @param {string} pathname
 * @param {string} [query] without the question mark
 */
export function themedAddress(pathname, query) {
  const theme = new URLSearchParams(query).get('theme') ?? '';
  return /^\/embed\/(?:[a-z]{2}\/)?[^/]+$/.test(pathname) && embedThemes.includes(theme)
    ? `${pathname}/${theme}`
    : pathname;
}
