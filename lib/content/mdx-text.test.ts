import { attributeValues, plainText, readBlocks, slugify } from './mdx-text';

describe('plainText', () => {
  it('leaves what a reader reads', () => {
    expect(plainText('A **bold** [link](/x) with a <Term id="utxo">coin</Term>.<Cite id="a" /> \\<3')).toBe(
      'A bold link with a coin. <3',
    );
  });
});

describe('readBlocks', () => {
  const body = [
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
    '',
    '<Callout kind="tip" title="Not read">',
    'Inside.',
    '</Callout>',
    '<Tab id="x" title="Tab X">',
    '<FeeCalculator />',
    '<Term id="fiat">Fiat</Term> starts a sentence.',
  ].join('\n');

  it('keeps sentences, headings, items and tabs; leaves out tables and what is drawn', () => {
    expect(readBlocks(body)).toEqual([
      { kind: 'text', text: 'First line goes on.' },
      { kind: 'heading', level: 2, text: 'What fees pay' },
      { kind: 'text', text: 'one' },
      { kind: 'text', text: 'two' },
      { kind: 'text', text: 'Inside.' },
      { kind: 'tab', id: 'x', text: 'Tab X' },
      { kind: 'text', text: 'Fiat starts a sentence.' },
    ]);
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

describe('attributeValues', () => {
  it('finds each mention, in order', () => {
    expect(
      attributeValues('a<Cite id="x" /> b<Cite id="y"/> <Term id="z">t</Term><Cite id="x" />', 'Cite', 'id'),
    ).toEqual(['x', 'y', 'x']);
  });
});
