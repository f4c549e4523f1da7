/** Elements of the reference page; all others are unwrapped or removed. */
const kept = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
]);
const dropped = /<(script|style|svg|template|button|input|select|textarea|nav|dialog)\b[\s\S]*?(?:<\/\1>|\/>)/g;

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;background:#f6f1e7;color:#1d1a16;font:1.125rem/1.6 sans-serif}' +
  'h1,h2,h3{font-family:serif;line-height:1.1}table{border-collapse:collapse}td,th{padding:.4rem;border:1px solid #d6cab6;text-align:left}';

/**
 * The text of a page as a minimal document, with a short inline style and without scripts and fonts: the reference of the
 * benchmark.
 *
 * @param {string} html a page of the export
 */
export function writeReference(html) {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const words = main
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(dropped, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g, (_, slash, name, attributes) => {
      if (!kept.has(name)) return '';
      const href = name === 'a' && !slash ? /\shref="[^"]*"/.exec(attributes)?.[0] : '';
      return `<${slash}${name}${href ?? ''}>`;
    });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style></head><body><main>${words}</main></body></html>`;
}
