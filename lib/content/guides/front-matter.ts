import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/**
 * The fields of the front matter with which an MDX file must start.
 *
 * @throws Error whose message names the line and the correction
 */
export function readFrontMatter(file: string): Record<string, unknown> {
  const [, yaml] = /^---[\t ]*\r?\n([\s\S]*?)(?<=\n)---[\t ]*(?:\r?\n|$)/.exec(file) ?? [];
  if (yaml === undefined) throw new Error('must start with front matter between two lines of three dashes: ---');
  return parseFrontMatter(yaml);
}

/**
 * Parses the YAML front matter of an MDX file.
 *
 * @param firstLine the line of the file on which `yaml` begins, for messages
 * @throws Error whose message names the line and the correction
 */
export function parseFrontMatter(yaml: string, firstLine = 2): Record<string, unknown> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const fail = (offset: number, problem: string): never => {
    throw new Error(`line ${lines.linePos(offset).line + firstLine - 1}: ${problem}`);
  };
  const error = document.errors[0];
  if (error?.code === 'DUPLICATE_KEY') fail(error.pos[0], 'the field is given a second time: delete one of the two');
  if (error) fail(error.pos[0], 'is not valid YAML: write each text in double quotes, and a quote inside it as \\"');
  visit(document, {
    Node(_, node) {
      if (!node.comment && !(isScalar(node) && node.commentBefore)) return;
      fail(node.range?.[0] ?? 0, 'a # outside quotes starts a comment: write the text in double quotes');
    },
  });
  if (!isMap(document.contents)) fail(0, 'must be fields such as  title: "text"');
  return document.toJS() as Record<string, unknown>;
}
