import { renderToStaticMarkup } from 'react-dom/server';
import { Compare } from './compare';
import { PlainTable } from './plain-table';
import { fitsPhone, ProseTable } from './prose-table';

const element = (rows: string[][]) => {
  const [head = [], ...body] = rows.map((row) => row.map((text, column) => <td key={String(column)}>{text}</td>));
  return (
    <ProseTable locale="en">
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>
        {body.map((cells, row) => (
          <tr key={String(row)}>{cells}</tr>
        ))}
      </tbody>
    </ProseTable>
  );
};
const table = (rows: string[][]) => renderToStaticMarkup(element(rows));

const numbers = [
  ['First purchase', 'Last purchase', 'Monthly plan', 'Lump sum'],
  ['End of December 2017', 'End of November 2018', '$654', '$342'],
];
const words = [
  ['', 'On-chain', 'Lightning', 'Custodial app'],
  ['Main risk', 'High fees on busy days', 'The receiver must usually be online', 'The company can freeze or fail'],
];

describe('a table on a phone', () => {
  it('keeps columns side by side if they fit', () => {
    // Longest words of 8, 8, 7 and 4 letters and three gaps of 2 are 33 of 39 letters.
    expect(fitsPhone(numbers)).toBe(true);
    // With 14 letters in the last column: 8 + 8 + 7 + 14 and three gaps of 2 are 43.
    expect(fitsPhone([...numbers, ['', '', '', 'w'.repeat(14)]])).toBe(false);
  });

  it('keeps the boxes of a form side by side, which are empty', () => {
    const boxes = ['', '', ''];
    expect(
      fitsPhone([
        ['Question', 'Strike', 'Platform 2', 'Platform 3'],
        ['Serves my country, takes my payment method', ...boxes],
      ]),
    ).toBe(true);
  });

  it('has long values below the names of their columns', () => {
    const long = ['Disk', 'a value of five lines and more '.repeat(3), 'short'];
    expect(table([['', 'Full', 'Pruned'], long])).toContain('class="table-frame long"');
    expect(table(words)).toContain('class="table-frame"');
  });

  it('has the numbers of two columns near their names, and words at the usual width', () => {
    expect(
      table([
        ['Year', 'Fee'],
        ['2021', '$10.43'],
      ]),
    ).toContain('class="table-frame pair"');
    expect(
      table([
        ['Word', 'Meaning'],
        ['Fee', 'Room in a block'],
      ]),
    ).not.toContain('pair');
    expect(table(numbers)).not.toContain('pair');
  });

  it('stacks two columns of sentences after the names of the rows', () => {
    const sentence = 'to be '.repeat(7);
    expect(
      fitsPhone([
        ['', '', ''],
        ['Name', sentence, 'short'],
      ]),
    ).toBe(true);
    expect(
      fitsPhone([
        ['', '', ''],
        ['Name', sentence, sentence],
      ]),
    ).toBe(false);
  });

  it('never stacks two columns', () => {
    expect(fitsPhone([['a'.repeat(60), 'b'.repeat(60)]])).toBe(true);
  });

  it('names the column beside each cell of a stack, and keeps the roles of a table', () => {
    const html = table([
      ...words,
      ['Cost depends on', 'Size of the transaction and how busy the network is', 'Amount and route', 'A price list'],
    ]);
    expect(html).toContain('<table role="table">');
    expect(html).toContain('<th scope="row" role="rowheader">Main risk</th>');
    expect(html).toContain('<td role="cell" data-label="Lightning">The receiver must usually be online</td>');
    expect(html).toContain('<th scope="col" role="columnheader">Custodial app</th>');
  });

  it('is stacked where it compares things, even if it fits', () => {
    expect(table(numbers)).not.toContain('role="table"');
    expect(renderToStaticMarkup(<Compare>{element(numbers)}</Compare>)).toContain('<table role="table">');
    expect(renderToStaticMarkup(<PlainTable>{element(words)}</PlainTable>)).toContain('class="table-frame"');
  });

  it('is as wide as the text if its columns have at most 50 letters in all', () => {
    const row = ['0'.repeat(20), '1'.repeat(20), '2'.repeat(10)];
    expect(table([['', '', ''], row])).toContain('class="table-frame short-rows cards"');
    expect(
      table([
        ['', '', ''],
        [...row.slice(0, 2), '2'.repeat(11)],
      ]),
    ).toContain('class="table-frame cards"');
  });

  it('adds no roles where it is not stacked, and no header in an empty corner', () => {
    const html = table([
      ['', 'Alone'],
      ['Income', 'a block'],
    ]);
    expect(html).toContain('aria-label="Table: Alone"');
    expect(html).toContain(
      '<thead><tr><td></td><th scope="col">Alone</th></tr></thead><tbody><tr><th scope="row">Income</th><td>a block</td></tr></tbody>',
    );
    expect(html).not.toContain('data-label');
  });
});
