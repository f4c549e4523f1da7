import { splitFirstSentence } from '@/lib/format/first-sentence';
import { getContent } from './content';
import { getGlossary, getTerm } from './glossary';

it('getGlossary has every entry, with the quotation marks of the language', () => {
  expect(getGlossary('en').map(({ id }) => id)).toEqual(getContent('en').glossary.map(({ id }) => id));
  for (const { definition } of getGlossary('en')) expect(definition).toMatch(/^[^'"]{20,}$/);
});

it('every entry has more to say after its first sentence, because phones fold it', () => {
  for (const { definition, see } of getGlossary('en'))
    expect([definition, see ?? splitFirstSentence(definition, 'en')[1]]).not.toContain('');
});

it('getTerm returns the entry with the id', () => {
  for (const entry of getGlossary('en')) expect(getTerm('en', entry.id)).toEqual(entry);
});

it('getTerm names the component and the file for an unknown entry', () => {
  expect(() => getTerm('en', 'no-such-term')).toThrow(
    '<Term id="no-such-term">: content/en/glossary.ts has no such entry',
  );
});
