import { serialize } from './island';

describe('serialize', () => {
  it('keeps what JSON can hold', () => {
    const value = { text: 'a', numbers: [1, -0.5], no: false, nothing: null, rows: [{ id: 'x' }], missing: undefined };
    expect(serialize(value, 'Fee')).toEqual(value);
  });

  it('marks each place of what the server renders by its path', () => {
    const value = {
      children: ['text', <li key="1">One</li>],
      cards: [<p key="a">A</p>, 'B'],
      deep: { icon: <b /> },
      text: 'plain',
    };
    expect(serialize(value, 'Row')).toEqual({
      children: { $slot: 'children' },
      cards: [{ $slot: 'cards.0' }, 'B'],
      deep: { icon: { $slot: 'deep.icon' } },
      text: 'plain',
    });
  });

  it.each([
    ['a function', () => {}],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a Map', new Map()],
    ['a Date', new Date(0)],
    ['a symbol', Symbol('s')],
    ['a bigint', 1n],
  ])('refuses %s, and names the property', (what, value) => {
    expect(() => serialize({ rows: [{ value }] }, 'Fee')).toThrow(
      `The property Fee.rows.0.value of an island is ${what}`,
    );
  });
});
