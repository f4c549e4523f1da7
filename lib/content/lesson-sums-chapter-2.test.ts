import { mint } from '@/content/en/calculators/mint';
import { romanSilver } from '@/content/roman-silver';
import { strike } from '@/lib/calculators/mint';
import { gainsUntil } from '@/lib/calculators/new-money-town';
import { getLesson } from './lessons';
import { sources } from './sources';

/** All words of a lesson, with those of wrong answers. */
async function wordsOf(id: string): Promise<string> {
  const lesson = await getLesson(id, 'en');
  if (!lesson) throw new Error(`no lesson ${id}`);
  return JSON.stringify(lesson.content);
}

/** The numbers in the first sentence that matches. */
const numbersIn = (text: string, sentence: RegExp) =>
  (sentence.exec(text) ?? []).slice(1).map((part) => Number(part.replaceAll(',', '')));

describe('the lessons of chapter 2', () => {
  it('state the share of iron behind the first state notes of Sichuan', async () => {
    const text = await wordsOf('paper-money-in-china');
    const [limit = 0] = numbersIn(text, /The limit was ([\d,]+) strings/);
    const [vault = 0] = numbersIn(text, /In the vault lay ([\d,]+) strings/);
    expect(Math.round((vault / limit) * 100)).toBe(29);
    expect(text).toContain('29 percent. It was enough');
  });

  it('state what 200 dollars buy in eggs', async () => {
    const [eggs] = numbersIn(await wordsOf('who-gets-new-money-first'), /Now it is (\d+) eggs/);
    expect(eggs).toBe(Math.floor(200 / 3));
  });

  it('state the silver of Severus as in the table of real coins', async () => {
    const severus = romanSilver.find((coin) => coin.id === 'severus');
    const [low, high] = (severus && 'older' in severus && severus.older) || [];
    const text = await wordsOf('silver-coins-of-rome');
    expect(text).toContain(`About ${severus?.percent} percent`);
    expect(text).toContain(`Older books say ${low} to ${high}`);
  });

  it('tell what the calculators show', () => {
    // The answer to the calculator's first task: only the ruler gains, and none of the four people who are shown loses.
    const { ruler, soldier, lender, saver } = strike(50, 'nobody').loaves;
    expect(ruler.after).toBeGreaterThan(ruler.before);
    for (const one of [soldier, lender, saver]) expect(one.after).toBe(one.before);
    expect(mint.formula.join(' ')).toContain('The bakers who take the coins are not shown.');
    // “Once every price has moved, the extra coins buy nothing extra.”
    expect(strike(5, 'everybody').loaves.ruler.after).toBeCloseTo(1000);
    // “Everybody at once”: no gain for anybody.
    for (const gain of Object.values(gainsUntil(6, 'everybody', 14))) expect(gain).toBeCloseTo(0);
  });
});

it('the real coins have sources that were read', () => {
  for (const { source } of romanSilver) expect(sources.get(source)?.status).toBe('read');
});
