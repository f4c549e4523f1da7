import type { ClaimId } from '@/content/claims';
import { blockChain } from '@/content/en/calculators/block-chain';
import { EDITABLE, LENGTH, race, shareIds, ZEROS } from '@/lib/calculators/block-chain';
import { getClaim } from '@/lib/content/claims/claims';
import { lessonSections } from '@/lib/search/lesson-sections';
import { sentencesOf } from '@/tests/sentences';
import { getLesson } from './lessons';

const wordsOf = async (id: string) => {
  const lesson = await getLesson(id, 'en');
  if (!lesson) throw new Error(`no lesson ${id}`);
  return sentencesOf(lessonSections(lesson.content, 'en')).join(' ');
};
const claim = (id: ClaimId) => getClaim(id).value;

/** The numbers of the one place that matches. */
async function stated(id: string, sentence: RegExp): Promise<number[]> {
  const found = [...(await wordsOf(id)).matchAll(new RegExp(sentence, 'g'))];
  expect([sentence, found.length]).toEqual([sentence, 1]);
  return (found[0] ?? []).slice(1).map((text) => Number(text.replaceAll(',', '')));
}

describe('the lessons on the origin of Bitcoin', () => {
  it('put the claims of the site in words that are true', async () => {
    expect(await wordsOf('the-first-block')).toContain('would have been worth more than a billion');
    expect(claim('pizza-coins-at-the-high')).toBeGreaterThan(1e9);
    const text = await wordsOf('the-first-block');
    expect(text).toContain('Saturday, January 3, 2009');
    expect(text).toContain('The program came out on January 8');
    expect(8 - 3).toBe(claim('days-before-the-program'));
    // "Almost nine thousand times the promised limit" of 21 million.
    expect(claim('false-coins-2010') / 21e6).toBeGreaterThan(8_700);
    expect(claim('false-coins-2010') / 21e6).toBeLessThan(9_000);
  });

  it('have sums that agree with each other', async () => {
    const [allowed = 0, paid = 0, cost = 0] = await stated(
      'the-crisis-of-2008',
      /Of the (\d+) billion, (\d+) were paid out. The final cost was (\d+) billion/,
    );
    expect(cost).toBeLessThan(paid);
    expect(paid).toBeLessThan(allowed);
    // 785 million of almost 65 billion: the loss of the whole loan is a little over one cent of each dollar.
    const [billions = 0, millions = 0] = await stated(
      'the-crisis-of-2008',
      /almost (\d+) billion dollars. A small part of it, (\d+) million/,
    );
    expect(millions / 1000 / billions).toBeLessThan(0.02);
    const [pounds = 0, back = 0] = await stated(
      'the-crisis-of-2008',
      /([\d.]+) billion pounds went into one bank, RBS, and about (\d+) had come back/,
    );
    expect(back).toBeLessThan(pounds);
  });
});

describe('the calculator block-chain', () => {
  it('lets nobody win the race at once, whatever the power and the changed block', () => {
    for (const share of shareIds) {
      for (let changed = 0; changed < LENGTH; changed++) {
        for (let holding = changed; holding <= LENGTH; holding++) {
          const { cheat, others } = race(changed, holding, share);
          expect(cheat).toBeLessThanOrEqual(others);
        }
      }
    }
    // “Give yourself two thirds of all power. Now you will catch up in time.”
    expect(race(0, LENGTH, 'twoThirds').chance).toBe(1);
  });

  it('starts with one payment that is not the true one', () => {
    const { payments, tampered } = blockChain;
    expect(payments).toHaveLength(EDITABLE);
    expect(payments[tampered.block - 1]).not.toBe(tampered.payment);
    expect(blockChain.formula.join(' ')).toContain(Array(ZEROS).fill('16').join(' × '));
  });
});
