import { offlineAddresses, pageAddress, requestKind } from './requests';

describe.each(['https://site.example/', 'https://site.example/bitcoin-journey/'])('under %s', (scope) => {
  const kindOf = (address: string, more = {}) =>
    requestKind({ url: scope + address, method: 'GET', mode: 'cors', ...more }, scope);

  it('requestKind tells pages, hashed files and other files apart', () => {
    expect(kindOf('about', { mode: 'navigate' })).toBe('page');
    expect(kindOf('', { mode: 'navigate' })).toBe('page');
    expect(kindOf('_next/static/islands/fee-abc.js')).toBe('hashed');
    expect([kindOf('explore/en.json'), kindOf('data/cpi-u/cpi-u.csv')]).toEqual(['other', 'other']);
  });

  it('requestKind leaves to the browser what says which version there is, parts of files, and what is sent', () => {
    expect([kindOf('sw.js'), kindOf('offline/en.json')]).toEqual([undefined, undefined]);
    expect(kindOf('film.mp4', { isPart: true })).toBeUndefined();
    expect(kindOf('about', { method: 'POST' })).toBeUndefined();
    expect(kindOf('offline', { mode: 'navigate' })).toBe('page');
  });

  it.each([
    ['', ''],
    ['?from=x#y', ''],
    ['index.html', ''],
    ['about', 'about'],
    ['about/', 'about'],
    ['about.html', 'about'],
    ['guides/bitcoin-fees?utm=1#fee', 'guides/bitcoin-fees'],
    ['es/', 'es'],
    ['data/cpi-u/cpi-u.csv', 'data/cpi-u/cpi-u.csv'],
  ])('pageAddress of "%s" is "%s"', (asked, address) => {
    expect(pageAddress(scope + asked, scope)).toBe(address);
  });
});

test('requestKind leaves other sites, and what is above the scope, to the browser', () => {
  const scope = 'https://site.example/bitcoin-journey/';
  for (const url of ['https://www.youtube-nocookie.com/embed/x', 'https://site.example/other'])
    expect(requestKind({ url, method: 'GET', mode: 'navigate' }, scope)).toBeUndefined();
});

test('offlineAddresses begin with the language of the address', () => {
  expect(offlineAddresses('es/guides/none')).toEqual(['es/offline', 'offline']);
});
