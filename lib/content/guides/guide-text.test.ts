import { readFileSync } from 'node:fs';
import { getGlossary } from '@/lib/content/glossary';
import type { AvailableRow } from './guide-schema';
import { getGuide, guideParts, parseGuide } from './guide-text';
import { getAvailableGuides } from './guides';

const row: AvailableRow = {
  id: 'a-guide',
  category: 'core-fundamentals',
  level: 'Beginner',
  icon: 'wallet',
  status: 'available',
  minutes: 5,
  book: null,
  lastChecked: '2026-11-21',
};

const head = {
  title: 'A guide',
  description: 'What this guide teaches, said in one plain sentence of a fair length.',
  objectives: ['a', 'b', 'c'],
  takeaways: ['a', 'b', 'c'],
};

function guideFile(
  fields: Record<string, string | string[] | undefined> = {},
  body = '## One\n\nText.<Cite id="bip39" />',
) {
  const lines = Object.entries({ ...head, ...fields }).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return typeof value === 'string'
      ? [`${key}: ${JSON.stringify(value)}`]
      : [`${key}:`, ...value.map((item) => `  - ${JSON.stringify(item)}`)];
  });
  return ['---', ...lines, '---', '', body].join('\n');
}

const parse = (text: string, changes: Partial<AvailableRow> = {}) =>
  parseGuide({ ...row, ...changes }, 'content/en/guides/a-guide.mdx', text, 'en', ['utxo']);

describe('every guide', () => {
  const guides = getAvailableGuides('en').map(({ id }) => getGuide('en', id));

  it('numbers the sources in the order of the text', () => {
    for (const guide of guides) {
      const file = readFileSync(`content/en/guides/${guide.id}.mdx`, 'utf8');
      const firstMention = guide.sources.map(({ id }) => file.indexOf(`<Cite id="${id}"`));
      expect(firstMention).toEqual([...firstMention].sort((a, b) => a - b));
    }
  });

  it('has checks dated after the publication of its sources', () => {
    for (const { sources, lastChecked } of guides) {
      for (const { date } of sources) expect((date ?? '') <= lastChecked).toBe(true);
    }
  });

  it('has text below every step and question, and the section of each', () => {
    const parts = guides.flatMap((guide) => [...guideParts(guide, 'steps'), ...guideParts(guide, 'questions')]);
    expect(parts.length).toBeGreaterThan(20);
    for (const { text } of parts) expect(text.length).toBeGreaterThan(20);
    const sections = guideParts(getGuide('en', 'send-receive-bitcoin'), 'steps').map(({ section }) => section);
    expect([...new Set(sections)]).toEqual(['Receive bitcoin', 'Send bitcoin']);
  });

  it('lists every heading that is a question in a section of questions', () => {
    for (const guide of guides) {
      const listed = guide.questions ?? [];
      expect(listed.every((question) => question.endsWith('?'))).toBe(true);
      const sections = new Set(guideParts(guide, 'questions').map(({ section }) => section));
      let section = '';
      for (const { level, text } of guide.headings) {
        if (level === 2) section = text;
        else if (sections.has(section)) expect(listed).toContain(text);
      }
    }
  });

  it('has every guide that the glossary links to', () => {
    for (const { see } of getGlossary('en')) {
      if (see) expect(() => getGuide('en', see.replace('/guides/', ''))).not.toThrow();
    }
  });
});

describe('parseGuide', () => {
  it('accepts a complete file', () => {
    expect(parse(guideFile()).headings).toEqual([{ id: 'one', level: 2, text: 'One' }]);
  });

  it.each([
    ['a missing title', guideFile({ title: undefined }), {}, 'title: is missing'],
    ['a text where a list belongs', guideFile({ objectives: 'one' }), {}, 'objectives: '],
    ['too few takeaways', guideFile({ takeaways: ['a'] }), {}, 'takeaways: must have at least three items'],
    ['a field it does not know', guideFile({ summary: 'x' }), {}, 'has the unknown field "summary"'],
    ['a book without a reason', guideFile(), { book: 'scale' as const }, 'bookReason: is missing'],
    ['a reason without a book', guideFile({ bookReason: 'x' }), {}, 'the row in content/guides.ts names no book'],
    ['a step without heading', guideFile({ steps: ['A', 'B'] }), {}, 'steps: the text has no heading "### A"'],
    [
      'a question without heading',
      guideFile({ questions: ['Why?'] }),
      {},
      'questions: the text has no heading "### Why?"',
    ],
    [
      'a level that is skipped',
      guideFile({}, '### One\n\n<Cite id="bip39" />'),
      {},
      'heading "One": skips a level (from 1 to 3)',
    ],
    ['a second title', guideFile({}, '# One\n\n<Cite id="bip39" />'), {}, 'heading "One": write ## or ###'],
    ['two equal headings', guideFile({}, '## One\n\n## One\n\n<Cite id="bip39" />'), {}, 'same address #one'],
    [
      'an unknown source',
      guideFile({}, 'Text.<Cite id="bip39" />\n\nMore\ntext.<Cite id="s" />'),
      {},
      '  - line 17: <Cite id="s">: content/sources.ts has no such source',
    ],
    ['a text without sources', guideFile({}, 'Text.'), {}, '<Cite>: the text must cite at least one source'],
    [
      'an unknown word',
      guideFile({}, '<Cite id="bip39" /><Term id="x">y</Term>'),
      {},
      '  - line 14: <Term id="x">: the glossary has no such',
    ],
    [
      'an unknown claim in a sentence',
      guideFile({}, 'Down <Claim id="btc-worst-drawdwn" />.<Cite id="bip39" />'),
      {},
      'line 14: content/claims has no claim "btc-worst-drawdwn"; the nearest is "btc-worst-drawdown"',
    ],
    [
      'an unknown claim on its own line',
      guideFile({}, 'Text.<Cite id="bip39" />\n\n<Claim id="btc-worst-drawdwn" />'),
      {},
      '  - line 16: <Claim id="btc-worst-drawdwn">: content/claims has no such claim; the nearest is "btc-worst-drawdown"',
    ],
    [
      'a misspelt source',
      guideFile({}, 'Text.<Cite id="bip-39" />'),
      {},
      '  - line 14: <Cite id="bip-39">: content/sources.ts has no such source; the nearest is "bip39"',
    ],
    ['a file without front matter', 'Text.', {}, 'must start with front matter'],
    ['MDX that cannot be parsed', guideFile({}, 'A <b> tag.'), {}, 'is not valid MDX'],
  ])('names the file and the problem for %s', (_, text, changes, message) => {
    expect(() => parse(text, changes)).toThrow(message);
    expect(() => parse(text, changes)).toThrow('content/en/guides/a-guide.mdx');
  });

  it('names every line of an unknown source, in a table and in a component, too', () => {
    const body = 'A.<Cite id="s" />\n\n| a |\n|---|\n| b<Cite id="s" /> |\n\n<Callout>\nC.<Cite id="t" />\n</Callout>';
    const problem = 'content/sources.ts has no such source';
    expect(() => parse(guideFile({}, body))).toThrow(
      [
        'content/en/guides/a-guide.mdx cannot be used:',
        `  - line 14: <Cite id="s">: ${problem}`,
        `  - line 18: <Cite id="s">: ${problem}`,
        `  - line 21: <Cite id="t">: ${problem}`,
      ].join('\n'),
    );
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => `Point ${index}`);

  it.each([
    ['description', 'x'.repeat(60), 'x'.repeat(59), 'description: must be at least 60 characters long'],
    ['description', 'x'.repeat(200), 'x'.repeat(201), 'description: must be at most 200 characters long'],
    ['objectives', many(3), many(2), 'objectives: must have at least three items'],
    ['objectives', many(8), many(9), 'objectives: must have at most eight items'],
    ['takeaways', many(8), many(9), 'takeaways: must have at most eight items'],
  ])('accepts the shortest and the longest %s, and names what is beyond', (field, accepted, refused, message) => {
    expect(() => parse(guideFile({ [field]: accepted }))).not.toThrow();
    expect(() => parse(guideFile({ [field]: refused }))).toThrow(message);
  });

  it('refuses a single step, because one step is no sequence', () => {
    const body = '## One\n\n### A\n\nText.<Cite id="bip39" />\n\n### B\n\nText.';
    expect(() => parse(guideFile({ steps: ['A'] }, body))).toThrow('steps: must have at least two items');
    expect(parse(guideFile({ steps: ['A', 'B'] }, body)).steps).toEqual(['A', 'B']);
  });

  it('names the lack of highlights of a book, and highlights without a book', () => {
    expect(() => parse(guideFile({ bookReason: 'x' }), { book: 'scale' })).toThrow('bookHighlights: is missing');
    expect(() => parse(guideFile({ bookHighlights: ['x'] }))).toThrow('names no book');
    expect(parse(guideFile({ bookReason: 'x', bookHighlights: ['y'] }), { book: 'scale' }).bookHighlights).toEqual([
      'y',
    ]);
  });

  it('sets the quotation marks of its fields, and keeps sources, words and sections in the order of the text', () => {
    const body =
      'Start.<Cite id="bip39" />\n\n## One\n\nA <Term id="utxo">coin</Term>.\n\n### Two\n\nB.\n\nC.<Cite id="bip39" />';
    const guide = parse(guideFile({ title: "It's", objectives: ['"a"', 'b', 'c'] }, body));
    expect([guide.title, guide.objectives[0]]).toEqual(['It’s', '“a”']);
    expect(guide.sources.map(({ id }) => id)).toEqual(['bip39']);
    expect(guide.terms).toEqual(['utxo']);
    expect(guide.sections).toEqual([
      { id: null, level: 1, heading: '', texts: ['Start.'] },
      { id: 'one', level: 2, heading: 'One', texts: ['A coin.'] },
      { id: 'two', level: 3, heading: 'Two', texts: ['B.', 'C.'] },
    ]);
  });

  it('fills claims and terms of a company into the text', () => {
    const body = 'It lost <Claim id="dollar-value-lost-since-1971" />.<Cite id="bip39" />';
    expect(parse(guideFile({}, body)).sections[0]?.texts).toEqual(['It lost 87%.']);
  });

  it('lists a tab instead of the headings inside it', () => {
    const body =
      '## One\n\n<Tabs label="x">\n<Tab id="a" title="Tab A">\n\n### In\n\n</Tab>\n</Tabs>\n\n## Two\n\n### Out<Cite id="bip39" />';
    expect(parse(guideFile({}, body)).headings.map(({ id }) => id)).toEqual(['one', 'panel-a', 'two', 'out']);
  });
});
