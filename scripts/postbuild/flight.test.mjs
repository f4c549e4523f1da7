import { inlineRows, readRows, writeRows } from './flight.mjs';

const text = 'Größe:\n0:"not a row"\n';
const flight = [
  '1:"$Sreact.fragment"\n',
  '2:I[7,["/a.js"],"Form"]\n',
  ':HL["/a.css","style"]\n',
  `3:T${Buffer.byteLength(text).toString(16)},${text}`,
  '4:["$","p",null,{"children":"$3"}]\n',
  '5:[["$","b","x",{"words":{"a":1}}],"$L4"]\n',
  '6:["$","i",null,{"children":"unused"}]\n',
  '0:["$","$L2",null,{"children":["$L4","$5"],"words":"$5:0:props:words"}]\n',
];

test('rows are read and written without a change', () => {
  const rows = readRows(flight.join(''));
  expect(rows.map(({ id, tag }) => id + tag)).toEqual(['1', '2I', 'HL', '3T', '4', '5', '6', '0']);
  expect(rows[3].text).toBe(text);
  expect(writeRows(rows)).toBe(flight.join(''));
});

test('inlineRows puts parts in their places and leaves out rows that nothing names', () => {
  const paragraph = ['$', 'p', null, { children: '$3' }];
  const rows = inlineRows(readRows(flight.join('')));
  expect(rows.at(-1)?.value).toEqual([
    '$',
    '$L2',
    null,
    { children: [paragraph, [['$', 'b', 'x', { words: { a: 1 } }], paragraph]], words: { a: 1 } },
  ]);
  expect(rows.map(({ id, tag }) => id + tag)).toEqual(['2I', 'HL', '3T', '0']);
});

test('a row whose id begins with a letter is found', () => {
  const rows = 'f9:T3,abcfa:{"a":1}\n0:["$","p",null,{"title":"$f9","words":"$fa"}]\n';
  expect(writeRows(inlineRows(readRows(rows)))).toBe('f9:T3,abc0:["$","p",null,{"title":"$f9","words":{"a":1}}]\n');
});

test('a stream and its end are kept', () => {
  const stream = '5:X\n5:["$","p",null,{}]\n5:C\n0:null\n';
  expect(writeRows(inlineRows(readRows(stream)))).toBe(stream);
});

test.each([
  ['0:["$","p",null,{}]', 'not in the format of React 19.2'],
  ['no row\n', 'not in the format of React 19.2'],
  ['4:{"a":1}\n0:["$","p",null,{"children":"$4:b"}]\n', 'the page data has no part $4:b'],
])('%j stops the build', (broken, message) => {
  expect(() => inlineRows(readRows(broken))).toThrow(message);
});
