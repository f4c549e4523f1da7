import remarkTypography, { typographic } from './typography.mjs';

describe('typographic', () => {
  it.each([
    [`"It's here," she said.`, '“It’s here,” she said.'],
    [`Say "no" ("never") to 'help'.`, 'Say “no” (“never”) to ‘help’.'],
    [`"'Tis nested'"`, '“‘Tis nested’”'],
    ["miners' income", 'miners’ income'],
    ['already “printed”', 'already “printed”'],
  ])('prints %s as %s', (typed, printed) => {
    expect(typographic(typed)).toBe(printed);
  });
});

describe('remarkTypography', () => {
  const text = (value: string) => ({ type: 'text', value });

  it('looks across marks within a paragraph, starts anew in the next, and leaves code alone', () => {
    const tree = {
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
    };
    remarkTypography()(tree);
    expect(JSON.stringify(tree.children[0])).toContain('The “');
    expect(JSON.stringify(tree.children[0])).toContain('” and ');
    expect(JSON.stringify(tree.children[0])).toContain('"\\"x\\""');
    expect(JSON.stringify(tree.children[0])).toContain('’s');
    expect(JSON.stringify(tree.children[1])).toContain('“New');
  });
});
