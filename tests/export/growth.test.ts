import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedPaths, htmlOf, out } from '../site';

/** A page with the properties of its islands. */
function everythingOf(page: string): string {
  const html = htmlOf(page);
  const address = / data-properties="([^"]*\.json)"/.exec(html)?.[1];
  return address ? html + readFileSync(path.join(out, address), 'utf8') : html;
}

/** The pages that are indexes of a kind of page, and so may grow with their number. */
const indexes = {
  guides: ['/guides', '/glossary', '/search', '/offline'],
  lesson: ['/dashboard', '/concepts', '/review', '/completed', '/search', '/offline'],
  data: ['/data', '/search', '/offline'],
};

it.each(Object.entries(indexes))(
  'only indexes name every page below /%s: other pages do not grow with their number',
  (folder, allowed) => {
    const all = exportedPaths();
    const kind = all.filter((page) => page.startsWith(`/${folder}/`));
    expect(kind.length).toBeGreaterThan(10);
    const whole = all.filter((page) => {
      const text = everythingOf(page);
      const named = kind.filter((one) => one !== page && new RegExp(`${one}["#?&]`).test(text));
      return named.length > 0.8 * kind.length;
    });
    expect(whole.filter((page) => !allowed.includes(page.replace(/^\/(es|pt)(?=\/)/, '')))).toEqual([]);
  },
);
