const part = /<div hidden(?:="")? id="S:([0-9a-f]+)">/;
const revealing =
  /<script>(?:\$R[A-Z][\s\S]*?|requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?)<\/script>/g;

/**
 * React moves the content of a large `Suspense` boundary to the end of the page, with a script that puts it in its place. Here
 * this is done once, so that the page is whole without script.
 *
 * @param {string} html a page as Next exports it
 * @throws {Error} if a part has no gap
 */
export function fillGaps(html) {
  let page = html;
  for (let found = part.exec(page); found; found = part.exec(page)) {
    const [opening, id] = found;
    const start = found.index + opening.length;
    const end = endOfDiv(page, start);
    const content = page.slice(start, end);
    const gap = `<!--$?--><template id="B:${id}"></template><!--/$-->`;
    page = page.slice(0, found.index) + page.slice(end + '</div>'.length);
    if (!page.includes(gap)) throw new Error(`the page has no gap for its part S:${id}`);
    page = page.replace(gap, () => `<!--$-->${content}<!--/$-->`);
  }
  return page === html ? html : page.replace(revealing, '');
}

/** @param {string} html @param {number} start after the start tag */
function endOfDiv(html, start) {
  const tags = /<div\b|<\/div>/g;
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[0] === '</div>' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error('the page has a <div> without an end');
}
