import { importLater } from './import-later';

const answers = jest.fn<Promise<{ ok: boolean; status: number }>, [string]>();
const asked = () => answers.mock.calls.map(([address]) => address);

beforeEach(() => {
  answers.mockReset().mockResolvedValue({ ok: true, status: 200 });
  Object.assign(window, {
    fetch: async (address: string) => ({ ...(await answers(address)), arrayBuffer: async () => new ArrayBuffer(0) }),
  });
});

/** Addresses of their own in each test: a file that has arrived is not asked for again. */
const write = (later?: string) => {
  document.body.innerHTML =
    '<x-island data-island="FeeCalculator" data-later="/fee.js"></x-island><x-island data-island="Mint"></x-island>';
  if (later !== undefined) document.querySelector('[data-island=Mint]')?.setAttribute('data-later', later);
};

test('importLater imports when the files that the build has listed for the island have arrived, and asks for each once', async () => {
  write('/a.js /b.js');
  const load = jest.fn(async () => 'module');
  expect(await importLater('Mint', load)).toBe('module');
  expect(await importLater('Mint', load)).toBe('module');
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host answers 404', async () => ({ ok: false, status: 404 })],
])('importLater does not import when %s, and asks for that file again at the next call', async (reason, answer) => {
  const lost = `/${reason.length}.js`;
  write(`${lost} /d.js`);
  answers.mockImplementationOnce(answer);
  const load = jest.fn(async () => 'module');
  await expect(importLater('Mint', load)).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  answers.mockClear();
  expect(await importLater('Mint', load)).toBe('module');
  expect(asked()).toEqual([lost]);
});

test.each([undefined, ''])('importLater only imports where the page lists nothing (%p)', async (later) => {
  write(later);
  expect(await importLater('Mint', async () => 'module')).toBe('module');
  expect(asked()).toEqual([]);
});
