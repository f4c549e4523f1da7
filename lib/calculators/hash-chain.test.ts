/** @jest-environment node */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { hashChain } from './hash-chain';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('hashes each page after the whole hash of the page before', async () => {
  const first = sha256('\nAna pays Ben');
  const second = sha256(`${first}\nBen pays Cara`);
  expect(await hashChain(['Ana pays Ben', 'Ben pays Cara'])).toEqual([first.slice(0, 8), second.slice(0, 8)]);
});

it('changes every hash from a changed page on, and none before it', async () => {
  const pages = fc.array(fc.string(), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(pages, fc.nat(), async (texts, at) => {
      const changed = at % texts.length;
      const before = await hashChain(texts);
      const after = await hashChain(texts.map((text, page) => (page === changed ? `${text}x` : text)));
      expect(before.map((hash, page) => hash === after[page])).toEqual(texts.map((_, page) => page < changed));
    }),
  );
});
