import type { Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Locale } from '@/lib/format/locale';
import remarkCitations from './citations.mjs';
import remarkHeadingIds from './heading-ids.mjs';
import remarkTypography from './typography.mjs';

/** A block of an MDX text in reading order. Tables, code blocks and components without text are left out. */
export type Block =
  | { kind: 'heading'; level: number; id: string; text: string }
  | { kind: 'tab'; id: string; text: string }
  | { kind: 'text'; text: string };

/** The `id` attribute of a component, with its line in the file. */
export interface Reference {
  id: string;
  line: number;
}

export interface MdxText {
  blocks: Block[];
  /** By component name, in the order of the text. */
  references: Record<string, Reference[]>;
}

/** By component name, functions from the component's id to its text. Other components have only the text of their children. */
export type ComponentTexts = Record<string, (id: string, locale: Locale) => string>;

type Node = Root | RootContent;
type TextOfComponent = (component: string | null, id: string) => string | undefined;
type Component = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** The plugins of next.config.ts, so that this text equals the rendered text. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkTypography)
  .use(remarkHeadingIds)
  .use(remarkCitations);

/**
 * Parses the text of an MDX file, without its front matter.
 *
 * @param locale selects the quotation marks of the language
 * @param name of the file in `content/<language>/guides/`: its headings have the ids of the English file of this name
 * @throws Error whose message names the line and the problem, without the file's name
 */
export function parseMdx(file: string, locale: Locale, texts: ComponentTexts = {}, name = 'text'): MdxText {
  const tree = parseTree(file, locale, name);
  const text: MdxText = { blocks: [], references: {} };
  const textOfComponent = (name: string | null, id: string) => (name === null ? undefined : texts[name]?.(id, locale));
  for (const node of tree.children) collectBlocks(node, text, textOfComponent);
  return text;
}

function parseTree(file: string, locale: Locale, name: string): Root {
  try {
    return processor.runSync(processor.parse(file), { path: `content/${locale}/guides/${name}.mdx` }) as Root;
  } catch (error) {
    const { line: place, reason } = error as { line?: number; reason: string };
    // The error of an unclosed tag has no `line`; its message ends with the position of the opening tag, "(6:1-6:21)".
    const line = place ?? /\((\d+):/.exec(reason)?.[1] ?? 1;
    throw new Error(`line ${line}: is not valid MDX: ${reason}`, { cause: error });
  }
}

function collectBlocks(node: RootContent, text: MdxText, textOfComponent: TextOfComponent): void {
  switch (node.type) {
    case 'heading':
      text.blocks.push({
        kind: 'heading',
        level: node.depth,
        id: idOf(node),
        text: plainText(node, text, textOfComponent),
      });
      return;
    case 'paragraph': {
      const words = plainText(node, text, textOfComponent);
      if (words) text.blocks.push({ kind: 'text', text: words });
      return;
    }
    case 'table':
      plainText(node, text, textOfComponent);
      return;
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      collectReference(node, text);
      if (node.name === 'Tab') {
        const title = attribute(node, 'title');
        text.blocks.push({ kind: 'tab', id: attribute(node, 'id'), text: title });
      }
      for (const child of node.children) collectBlocks(child, text, textOfComponent);
      return;
    }
    case 'text':
      // The text of a block-level component has no paragraph around it.
      if (node.value.trim()) text.blocks.push({ kind: 'text', text: node.value.trim() });
      return;
    default:
      if ('children' in node) for (const child of node.children) collectBlocks(child, text, textOfComponent);
  }
}

function plainText(node: RootContent, text: MdxText, textOfComponent: TextOfComponent): string {
  const collect = (part: Node): string => {
    if (part.type === 'break') return ' ';
    if (part.type === 'mdxTextExpression') return '';
    if (part.type === 'mdxJsxTextElement') {
      collectReference(part, text);
      const value = withLine(part, () => textOfComponent(part.name, attribute(part, 'id')));
      if (value !== undefined) return value;
    }
    return 'children' in part ? part.children.map(collect).join('') : textOf(part);
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}

/** Adds the line of a component to the error of `read`. */
function withLine<Value>(node: Component, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`line ${lineOf(node)}: ${(error as Error).message}`, { cause: error });
  }
}

function collectReference(node: Component, { references }: MdxText): void {
  const id = attribute(node, 'id');
  if (!node.name || !id) return;
  references[node.name] = [...(references[node.name] ?? []), { id, line: lineOf(node) }];
}

function lineOf({ position }: Component): number {
  return position?.start.line ?? 1;
}

function attribute(node: Component, name: string): string {
  const found = node.attributes.find((part) => part.type === 'mdxJsxAttribute' && part.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

function idOf(heading: Heading): string {
  return String(heading.data?.hProperties?.id ?? '');
}
