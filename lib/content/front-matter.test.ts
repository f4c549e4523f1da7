import { readFrontMatter } from './front-matter';

const file = (...lines: string[]) => ['---', ...lines, '---', '', 'Body.'].join('\n');

describe('readFrontMatter', () => {
  it('reads texts and lists, and keeps what YAML would take for markup', () => {
    const { data, body } = readFrontMatter(
      file('title: "Fees: a start # not a comment"', 'objectives:', '  - "Say \\"no\\""', '  - "- and on"'),
    );
    expect(data).toEqual({ title: 'Fees: a start # not a comment', objectives: ['Say "no"', '- and on'] });
    expect(body.trim()).toBe('Body.');
  });

  it('reads files with the line ends of Windows', () => {
    expect(readFrontMatter(file('title: "A"').replaceAll('\n', '\r\n')).data).toEqual({ title: 'A' });
  });

  it.each([
    ['no head at all', 'Just text', /two lines of three dashes/],
    ['a text without quotes', file('title: Fees'), /line 2: put the text in double quotes.*found: Fees/],
    ['an item that belongs to nothing', file('  - "a"'), /line 2: is an item of a list/],
    ['a name twice', file('title: "A"', 'title: "B"'), /line 3: "title" stands here a second time/],
    ['a line of another kind', file('title: "A"', 'more text'), /line 3: is neither/],
  ])('names the line of %s', (_, text, message) => {
    expect(() => readFrontMatter(text)).toThrow(message);
  });
});
