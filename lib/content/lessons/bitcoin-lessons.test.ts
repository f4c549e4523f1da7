import { BLOCKS_PER_DAY, HALVING_INTERVAL, MAX_SUPPLY_SATS, SATS_PER_BTC, SUPPLY_CAP_BTC } from '@/lib/bitcoin';
import { confirmationsFor, doubleSpendChance, whitepaperChance } from '@/lib/calculators/block-chances';
import { attempt } from '@/lib/calculators/proof-of-work';
import { getClaim } from '@/lib/content/claims/claims';
import { getTable, getValue } from '@/lib/content/figures/figures';
import { lessonSections } from '@/lib/search/lesson-sections';
import { sentencesOf } from '@/tests/sentences';
import { getLesson } from './lessons';

/** The text of a lesson with all answers to guesses and questions. */
async function textOf(id: string): Promise<string> {
  const lesson = await getLesson(id, 'en');
  if (!lesson) throw new Error(`no lesson ${id}`);
  const scenes = lesson.content.modules.flatMap((module) => (module.type === 'story' ? module.sections : []));
  const guesses = [lesson.content.opening.guess, ...scenes.flatMap(({ content }) => content.guess ?? [])];
  const answers = guesses.flatMap(({ options }) => options.map(({ text, answer }) => `${text}: ${answer}`));
  return [...sentencesOf(lessonSections(lesson.content, 'en')), ...answers].join(' ');
}

/** The numbers in the one place of a lesson that matches. */
async function stated(id: string, sentence: RegExp): Promise<number[]> {
  const found = [...(await textOf(id)).matchAll(new RegExp(sentence, 'g'))];
  expect([sentence, found.length]).toEqual([sentence, 1]);
  return (found[0] ?? []).slice(1).map((text) => Number(text.replaceAll(',', '')));
}

const closes = getTable('btc-price-monthly').data as [string, number][];
const closeOf = (month: string) => closes.find(([key]) => key === month)?.[1] ?? Number.NaN;

describe('twenty-one-million', () => {
  const id = 'twenty-one-million';

  it('states the sums of the schedule', async () => {
    const [most] = await stated(id, /The most there can be is ([\d,.]+\d) bitcoins/);
    expect(most).toBe(MAX_SUPPLY_SATS / SATS_PER_BTC);
    const [gap] = await stated(id, /which adds up to ([\d.]+\d) bitcoins/);
    expect(gap).toBeCloseTo(SUPPLY_CAP_BTC - MAX_SUPPLY_SATS / SATS_PER_BTC, 6);
  });

  it('states when 64 halvings are over', async () => {
    const [years = 0] = await stated(id, /After sixty-four halvings, some (\d+) years after the start/);
    expect(Math.abs((64 * HALVING_INTERVAL) / BLOCKS_PER_DAY / 365.25 - years)).toBeLessThan(10);
  });
});

describe('how-miners-agree', () => {
  const id = 'how-miners-agree';

  it('states the hashes of the three texts', async () => {
    for (const [, text = '', begins = ''] of (await textOf(id)).matchAll(
      /(Bitcoin Journey \d+): Its hash begins with ([0-9a-f]+)/g,
    )) {
      const number = Number(text.split(' ').at(-1));
      expect(attempt('Bitcoin Journey', number).hash.slice(0, begins.length)).toBe(begins);
      expect(attempt('Bitcoin Journey', number).zeros === 2).toBe(number === 158);
    }
    expect(await stated(id, /About one text in (\d+) does/)).toEqual([16 ** 2]);
  });

  it('states how long a small device searches', async () => {
    const [billions = 0] = await stated(id, /All miners together make about ([\d.]+) billion times as many/);
    const [years] = await stated(id, /About ([\d,]+) years: 1\.17 billion blocks, at ten minutes each/);
    const difficulty = 82.05e12; // on July 24, 2024
    const hashesPerSecond = (difficulty * 2 ** 32) / 600;
    expect(hashesPerSecond / 500e9 / 1e9).toBeCloseTo(billions, 2);
    expect(Math.round((billions * 1e9) / BLOCKS_PER_DAY / 365.25 / 1000) * 1000).toBe(years);
  });

  it('states the tries of the first day and of 2025, and the blocks of a day', async () => {
    expect(await textOf(id)).toContain('On the first day in 2009 a block took some four billion tries on average.');
    expect(Math.round(2 ** 32 / 1e9)).toBe(4);
    const [trillions = 0] = await stated(id, /At the end of 2025 it was about (\d+) billion trillion/);
    const tries = getValue('btc-network', 2025, 'difficulty') * 2 ** 32;
    expect(Math.abs(tries / (trillions * 1e21) - 1)).toBeLessThan(0.01);
    expect(await stated(id, /None: The same (\d+) a day/)).toEqual([BLOCKS_PER_DAY]);
  });

  it('states the chances of the formulas', async () => {
    const [exact, paper] = await stated(id, /six confirmations it is ([\d.]+) percent, and not ([\d.]+):/);
    expect(exact).toBe(Number(doubleSpendChance(0.1, 6).toFixed(3)));
    expect(paper).toBe(Number(whitepaperChance(0.1, 6).toFixed(3)));
    expect(confirmationsFor(0.5, 0.1)).toBeNull();
    // “For long waits its result is too low”: with few confirmations it is too high.
    expect(whitepaperChance(0.3, 2)).toBeGreaterThan(doubleSpendChance(0.3, 2));
    for (const share of [0.1, 0.3]) {
      expect(whitepaperChance(share, 24)).toBeLessThan(doubleSpendChance(share, 24));
    }
  });
});

describe('who-holds-the-keys', () => {
  const id = 'who-holds-the-keys';

  it('states what a repayment in dollars bought', async () => {
    expect(await textOf(id)).toContain('Less than a third of one: The price had gone up more than threefold.');
    const times = closeOf('2024-10') / closeOf('2022-11');
    expect(times).toBeGreaterThan(3);
    expect(getClaim('ftx-paid').value / 100 / times).toBeLessThan(1 / 3);
  });
});

describe('what-critics-say', () => {
  const id = 'what-critics-say';

  it('states the range of the first counts of illicit payments', async () => {
    // Percent of all volume, by the reports for 2019 to 2024 that the lesson cites.
    const firstCounts = { 2019: 1.1, 2020: 0.34, 2021: 0.15, 2022: 0.24, 2023: 0.34, 2024: 0.14 };
    // For 2025 the firm says only that it is below 1 percent.
    const [most] = await stated(
      id,
      /first counts of one firm, Chainalysis, for 2019 to 2025 put crime at ([\d.]+) percent of all crypto volume, or below/,
    );
    expect(Math.max(...Object.values(firstCounts))).toBe(most);
    const [check] = await stated(id, /A first count for 2023 says “only ([\d.]+) percent is crime/);
    expect(check).toBe(firstCounts[2023]);
  });

  it('counts the falls of the price', async () => {
    const peaks: string[] = [];
    let [month, peak, isDeep] = ['', 0, false];
    for (const [key, close] of closes) {
      if (close > peak) [month, peak, isDeep] = [key, close, false];
      if (!isDeep && close < 0.3 * peak) {
        isDeep = true;
        peaks.push(month);
      }
    }
    expect(await textOf(id)).toContain('Four times: From peaks in 2011, 2013, 2017 and 2021.');
    expect(peaks.map((one) => one.slice(0, 4))).toEqual(['2011', '2013', '2017', '2021']);
    // After the last of them, a month closed higher.
    expect(peak).toBeGreaterThan(closeOf(peaks.at(-1) ?? ''));

    // Sentences end with this month.
    expect(closes.at(-1)?.[0]).toBe('2026-06');
  });

  it('names the months of its prices of gold', () => {
    const months = getTable('gold-price', 'monthly').data.map(([month]) => month);
    expect([months[0], months.at(-1)]).toEqual(['2025-01', '2026-06']);
  });

  it('rounds the transactions of 2025 to five a second', async () => {
    expect(await textOf(id)).toContain('About 5: 154 million in the whole year');
    expect(Math.round(getValue('btc-network', 2025, 'transactions', 'detail') / (365 * 86_400))).toBe(5);
  });
});
