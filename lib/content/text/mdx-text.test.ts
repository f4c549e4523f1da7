import { slugify } from './heading-ids.mjs';
import { parseMdx } from './mdx-text';

const parse = (...lines: string[]) => parseMdx(['---', 'title: "T"', '---', ...lines].join('\n'), 'en');
const textsOf = (...lines: string[]) => parse(...lines).blocks.map(({ text }) => text);

describe('parseMdx', () => {
  it('returns paragraphs, headings, list items and tabs, without tables and components without text', () => {
    const { blocks } = parse(
      'First line',
      'goes on.',
      '',
      '## What <Term id="fee">fees</Term> pay',
      '',
      '- one',
      '- two',
      '',
      '| a | b |',
      '|---|---|',
      '| c | d |',
      '',
      '<Callout kind="tip" title="Not read">',
      '',
      'Inside.',
      '',
      '</Callout>',
      '',
      '<Tab id="x" title="Tab X">',
      '',
      '<FeeCalculator />',
      '',
      '</Tab>',
      '',
      '<Term id="fiat">Fiat</Term> starts a sentence.',
    );
    expect(blocks).toEqual([
      { kind: 'text', text: 'First line goes on.' },
      { kind: 'heading', level: 2, id: 'what-fees-pay', text: 'What fees pay' },
      { kind: 'text', text: 'one' },
      { kind: 'text', text: 'two' },
      { kind: 'text', text: 'Inside.' },
      { kind: 'tab', id: 'x', text: 'Tab X' },
      { kind: 'text', text: 'Fiat starts a sentence.' },
    ]);
  });

  it('does not return a # in a code block as a heading', () => {
    expect(parse('```sh', '# a comment', '```', '', '## A heading').blocks).toEqual([
      { kind: 'heading', level: 2, id: 'a-heading', text: 'A heading' },
    ]);
  });

  it('returns the text of a link whose address has brackets', () => {
    expect(textsOf('See [Wiki](https://example.org/Gold_(metal)) first.')).toEqual(['See Wiki first.']);
  });

  it('removes emphasis, code marks, escapes and citations, and keeps the words', () => {
    expect(
      textsOf('A **bold** `bc1q` [link](/x) with a <Term id="utxo">coin</Term>.<Cite id="a" /> It\'s \\<3'),
    ).toEqual(['A bold bc1q link with a coin. It’s <3']);
  });

  it('returns the text of a component inside a sentence', () => {
    const file = '---\ntitle: "T"\n---\nIt lost <Claim id="x" />.';
    const { blocks } = parseMdx(file, 'en', { Claim: (id, locale) => `${id} in ${locale}` });
    expect(blocks).toEqual([{ kind: 'text', text: 'It lost x in en.' }]);
  });

  it('lists the ids of each component and their lines in the order of the text, tables included', () => {
    const { references } = parse(
      'a<Cite id="x" /> b<Cite id="y"/>',
      '',
      '| a |',
      '|---|',
      '| <Cite id="z" /> |',
      '',
      '<Drawing id="d" />',
    );
    expect(references).toEqual({
      Cite: [
        { id: 'x', line: 4 },
        { id: 'y', line: 4 },
        { id: 'z', line: 8 },
      ],
      Drawing: [{ id: 'd', line: 10 }],
    });
  });

  it('returns the words on both sides of a line break, and none of an expression', () => {
    expect(textsOf('One\\', 'two.')).toEqual(['One two.']);
    expect(textsOf('Four {2 + 2} five.')).toEqual(['Four five.']);
  });

  it('returns the text of a block component, and tabs without id or title as empty', () => {
    expect(parse('<Callout>Inside.</Callout>', '', '<Tab>', '', 'Text.', '', '</Tab>').blocks).toEqual([
      { kind: 'text', text: 'Inside.' },
      { kind: 'tab', id: '', text: '' },
      { kind: 'text', text: 'Text.' },
    ]);
  });

  it('uses the quotation marks of the language', () => {
    expect(parseMdx('---\ntitle: "T"\n---\nDice "no".', 'es').blocks).toEqual([{ kind: 'text', text: 'Dice «no».' }]);
  });

  it.each([
    [
      'a tag that is not closed',
      ['Text', '', '<Callout kind="tip">', '', 'Text'],
      /^line 6: is not valid MDX: .*Callout/,
    ],
    ['an expression that is not closed', ['A { brace'], /^line 4: is not valid MDX/],
  ])('names the line of %s', (_, lines, message) => {
    expect(() => parse(...lines)).toThrow(message);
  });
});

describe('slugify', () => {
  it.each([
    ["What you'll pay", 'what-youll-pay'],
    ['Energy: what we know', 'energy-what-we-know'],
    ['¿Qué es Bitcoin?', 'que-es-bitcoin'],
  ])('turns %s into %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});
