import fc from 'fast-check';
import {
  cacheName,
  hasRoom,
  isFrugal,
  isOurs,
  isVersion,
  nextAddresses,
  outdated,
  type SiteList,
  searchOrder,
  VISITED,
} from './site-list';

const list: SiteList = {
  version: 'b2',
  language: 'en',
  bytes: { sent: 1, stored: 2 },
  files: ['_next/static/a.js', 'explore/en.json'],
  pages: { '': '111', about: '222', 'guides/bitcoin-fees': '333' },
};
const addresses = [...list.files, ...Object.keys(list.pages)];

describe('nextAddresses', () => {
  it('returns at most as many as asked for, in the order of the list', () => {
    expect(nextAddresses(list, 1, () => false)).toEqual(['_next/static/a.js']);
  });

  it('returns no page while a file is missing', () => {
    expect(nextAddresses(list, 9, (address) => address === '_next/static/a.js')).toEqual(['explore/en.json']);
    expect(nextAddresses(list, 2, (address) => list.files.includes(address))).toEqual(['', 'about']);
  });

  it('goes on to other pages when one is lost, but to no page when a file is lost', () => {
    const isFile = (address: string) => list.files.includes(address);
    expect(nextAddresses(list, 9, isFile, (address) => address === '')).toEqual(['about', 'guides/bitcoin-fees']);
    expect(nextAddresses(list, 9, () => false, isFile)).toEqual(list.files);
  });

  it('reaches every address once, whatever was kept before and however large a step is', () => {
    fc.assert(
      fc.property(fc.subarray(addresses), fc.integer({ min: 1, max: 9 }), (before, count) => {
        const kept = new Set(before);
        for (;;) {
          const next = nextAddresses(list, count, (address) => kept.has(address));
          if (next.length === 0) break;
          expect(next.length).toBeLessThanOrEqual(count);
          for (const address of next) {
            expect(kept).not.toContain(address);
            if (address in list.pages) expect(list.files.every((file) => kept.has(file))).toBe(true);
            kept.add(address);
          }
        }
        expect([...kept].sort()).toEqual([...addresses].sort());
      }),
    );
  });
});

describe('caches', () => {
  const names = ['other app', 'site en b1', VISITED, 'site es b1', 'site en b2'];

  it('searchOrder is the newest site first, then what was visited', () => {
    expect(searchOrder(names)).toEqual(['site en b2', 'site es b1', 'site en b1', VISITED]);
  });

  it('outdated are the others of the same language', () => {
    expect(cacheName(list)).toBe('site en b2');
    expect(outdated(names, cacheName(list))).toEqual(['site en b1']);
  });

  it('isOurs leaves the caches of other programs of the origin alone', () => {
    expect(names.filter(isOurs)).toEqual(names.slice(1));
  });
});

describe('isVersion', () => {
  it('is true of a page with this version, and of any file', () => {
    expect(isVersion('<script id="loader" data-version="111">', '111')).toBe(true);
    expect(isVersion('<script id="loader" data-version="112">', '111')).toBe(false);
    expect([isVersion(undefined, '111'), isVersion(undefined, undefined)]).toEqual([false, true]);
  });
});

describe('isFrugal', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
  ])('of the line %j is %s', (line, expected) => {
    expect(isFrugal(line)).toBe(expected);
  });
});

test('hasRoom asks for twice the site, and takes a browser without numbers as one with room', () => {
  expect([hasRoom(10, { quota: 120, usage: 100 }), hasRoom(10, { quota: 119, usage: 100 })]).toEqual([true, false]);
  expect([hasRoom(10), hasRoom(10, {})]).toEqual([true, true]);
});
