import type { Root } from 'mdast';
import remarkTypography, { typographic } from './typography.mjs';

describe('typographic', () => {
  it.each([
    [`"It's here," she said.`, '“It’s here,” she said.'],
    [`Say "no" ("never") to 'help'.`, 'Say “no” (“never”) to ‘help’.'],
    [`"'Tis nested'"`, '“‘Tis nested’”'],
    ["miners' income", 'miners’ income'],
    ['already “printed”', 'already “printed”'],
    ['(141 + 110) × 10 = 2,510 sat', '(141\u00a0+\u00a0110)\u00a0×\u00a010\u00a0=\u00a02,510 sat'],
    ['a size of 141 vB', 'a size of 141\u00a0vB'],
  ])('turns %s into %s in English', (typed, expected) => {
    expect(typographic(typed, 'en')).toBe(expected);
  });

  it.each([
    ['es', 'Dijo "no" al 25 %.', 'Dijo «no» al 25\u202f%.'],
    ['es', 'Son US$ 45 000, no 1 234 567.', 'Son US$\u00a045\u202f000, no 1\u202f234\u202f567.'],
    ['es', 'En 1971 500 personas', 'En 1971 500 personas'],
    ['pt', 'São US$ 45.000 e US$ {x}.', 'São US$\u00a045.000 e US$\u00a0{x}.'],
    ['pt', 'Disse "não" a 25%.', 'Disse “não” a 25%.'],
  ] as const)('uses the quotation marks and the percent sign of %s', (locale, typed, expected) => {
    expect(typographic(typed, locale)).toBe(expected);
  });
});

describe('remarkTypography', () => {
  const text = (value: string) => ({ type: 'text', value }) as const;
  const tree = (): Root => ({
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          text('The "'),
          { type: 'strong', children: [text('Bank')] },
          text('" and '),
          { type: 'inlineCode', value: '"x"' },
          text("'s"),
        ],
      },
      { type: 'paragraph', children: [text('"New')] },
    ],
  });

  it('continues across inline elements, starts anew in each paragraph, and leaves code unchanged', () => {
    const document = tree();
    remarkTypography()(document, { path: '/site/content/en/guides/a.mdx' });
    expect(JSON.stringify(document.children[0])).toContain('The “');
    expect(JSON.stringify(document.children[0])).toContain('” and ');
    expect(JSON.stringify(document.children[0])).toContain('"\\"x\\""');
    expect(JSON.stringify(document.children[0])).toContain('’s');
    expect(JSON.stringify(document.children[1])).toContain('“New');
  });

  it('takes the language from the folder of the file, also below another folder named content', () => {
    const document = tree();
    remarkTypography()(document, { path: '/content/site/content/es/guides/a.mdx' });
    expect(JSON.stringify(document)).toContain('The «');
    expect(() => remarkTypography()(tree(), { path: 'notes/a.mdx' })).toThrow('is not in the folder of a language');
  });
});
