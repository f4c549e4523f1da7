import { typographic } from './typography.mjs';

/** What a reader reads in an MDX text, line by line; what is drawn (tables, calculators) is left out. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'tab'; id: string; text: string }
  | { kind: 'text'; text: string };

/** Components that stand inside a sentence; any other tag on a line of its own is a block. */
const blockTag = /^<\/?(?!Term|Cite|Claim|OwnerLink)[A-Z][^>]*>$/;
const listMark = /^\s*(?:[-*]|\d+\.)\s+/;

/** Words without their markup (links, emphasis, code marks, components, escapes), with the quotes as they are printed. */
export function plainText(markdown: string): string {
  const text = markdown
    .replace(/\s*<(Cite|Claim)\b[^>]*\/>/g, '')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|(?<![\w])_|_(?![\w])/g, '')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return typographic(text);
}

/** The headings, tabs and texts of an MDX file without its head, in order; each item of a list is a text. */
export function readBlocks(body: string): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const flush = () => {
    const text = plainText(open.join(' '));
    if (text) blocks.push({ kind: 'text', text });
    open = [];
  };
  for (const line of body.split('\n')) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const isBlockTag = blockTag.test(line.trim());
    if (heading || isBlockTag || line.trim() === '' || line.startsWith('|') || listMark.test(line)) flush();
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 0, text: plainText(heading[2] ?? '') });
    } else if (isBlockTag) {
      const tab = /^<Tab\s/.test(line.trim());
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(line)?.[1] ?? '';
      if (tab) blocks.push({ kind: 'tab', id: attribute('id'), text: attribute('title') });
    } else if (!line.startsWith('|')) {
      open.push(line.replace(listMark, ''));
    }
  }
  flush();
  return blocks;
}

/** The anchor of a heading: "What you'll pay" becomes "what-youll-pay". */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The values of an attribute, in the order of the text: `attributeValues(body, 'Cite', 'id')`. */
export function attributeValues(body: string, component: string, attribute: string): string[] {
  const tags = body.matchAll(new RegExp(`<${component}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'));
  return [...tags].map((match) => match[1] ?? '');
}
