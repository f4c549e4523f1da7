/** A line `key: "text"` or `key:` before a list. */
const entry = /^([A-Za-z]+):\s*(.*)$/;
const item = /^\s+-\s+(.*)$/;

/**
 * Reads the head of an MDX file: a small, strict part of YAML. Every text stands in double quotes, on one line, so that a
 * colon, a dash or a hash sign in a sentence can never be taken for markup.
 *
 * @throws an error that names the line in words a writer understands
 */
export function readFrontMatter(file: string): { data: Record<string, string | string[]>; body: string } {
  const lines = file.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) throw new Error('must start with a head between two lines of three dashes: ---');
  const data: Record<string, string | string[]> = {};
  let list: string[] | undefined;
  lines.slice(1, end).forEach((line, index) => {
    const fail = (problem: string): never => {
      throw new Error(`line ${index + 2}: ${problem}`);
    };
    if (line.trim() === '') return;
    const [, element] = item.exec(line) ?? [];
    const [, key, value] = entry.exec(line) ?? [];
    if (element !== undefined) {
      if (!list) fail('is an item of a list, but no "name:" stands before it');
      list?.push(readText(element, fail));
    } else if (key !== undefined) {
      if (key in data) fail(`"${key}" stands here a second time`);
      list = value ? undefined : [];
      data[key] = list ?? readText(value ?? '', fail);
    } else fail(`is neither  name: "text"  nor an item of a list:  - "text"`);
  });
  return { data, body: lines.slice(end + 1).join('\n') };
}

function readText(text: string, fail: (problem: string) => never): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
  } catch {
    // said below, in words
  }
  return fail(`put the text in double quotes, on one line, and write a quote inside it as \\" (found: ${text})`);
}
