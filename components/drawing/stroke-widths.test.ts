import { readdirSync, readFileSync } from 'node:fs';

/** The widths of lines. A stroke of five units or more is an area: a limb, a bar, a row of dots. Its width is a whole number. */
const LINES = [1.2, 1.6, 2, 2.4, 3, 4];
const isAllowed = (width: number) => LINES.includes(width) || (width >= 5 && Number.isInteger(width));

/** The widths in the source of a component. Icons and charts have their own. */
function widthsOf(source: string): number[] {
  const drawings = source.replace(/<Icon [^>]*>/g, '');
  return [...drawings.matchAll(/strokeWidth(?:=|: )("[^"]*"|'[^']*'|\{[^}]*\}|[\d.]+)/g)].flatMap(([, value = '']) =>
    (value.replace(/(?:[=<>]+|size \/) \d+/g, '').match(/(?<![\w.])\d+(?:\.\d+)?/g) ?? []).map(Number),
  );
}

test('a drawing has lines of six widths', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:data|charts)\//.test(file),
  );
  const found = files.map((file) => [file, widthsOf(readFileSync(`components/${file}`, 'utf8'))] as const);
  expect(found.flatMap(([, widths]) => widths).length).toBeGreaterThan(1000);
  expect(
    found.flatMap(([file, widths]) => widths.filter((width) => !isAllowed(width)).map((width) => `${file}: ${width}`)),
  ).toEqual([]);
});
