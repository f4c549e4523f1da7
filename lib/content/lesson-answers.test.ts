import type { LessonId } from '@/content/chapters';
import { blockChain } from '@/content/en/calculators/block-chain';
import { moneyScorecard } from '@/content/en/calculators/money-scorecard';
import { supplyCurve } from '@/content/en/calculators/supply-curve';
import { romanSilver } from '@/content/roman-silver';
import { LOANS_PER_CAPITAL, moneyOfPeople, replay, START_SHEETS, takeStep } from '@/lib/calculators/balance-sheets';
import { INTEREST, runBank } from '@/lib/calculators/bank-of-issue';
import { marketOf, pairRates, shortestPath } from '@/lib/calculators/barter';
import { LENGTH, race } from '@/lib/calculators/block-chain';
import { confirmationsFor } from '@/lib/calculators/block-chances';
import { CUSHION_DEFAULTS, cushionYear, DEALT_YEARS, heldBySize, PAY_LOSSES } from '@/lib/calculators/cushion';
import { FULL_TIME_HOURS, hoursOfWork } from '@/lib/calculators/hours-of-work';
import { strike } from '@/lib/calculators/mint';
import { presets, rank, START } from '@/lib/calculators/money-scorecard';
import { gainsUntil, jarBuys, townOn } from '@/lib/calculators/new-money-town';
import { fateOf, groupIds } from '@/lib/calculators/supply-curve';
import type { ITEM_KEYS } from '@/lib/calculators/time-machine';
import { readPriceClock, roundWage } from '@/lib/calculators/weimar';
import { getTable } from './figures';
import { getHoursTable } from './hours-table';
import { getLesson } from './lessons';
import { getWeimarTable } from './weimar-table';

/** The answers to the things to try of a lesson, an empty string for a task without one. */
async function answersOf(id: LessonId): Promise<string[]> {
  const lesson = await getLesson(id, 'en');
  const tasks = lesson?.content.modules.flatMap((module) => ('tasks' in module ? module.tasks : []));
  if (!tasks) throw new Error(`no lesson ${id}`);
  return tasks.map((task) => (typeof task === 'string' ? '' : task.answer));
}

const percent = (part: number) => Math.round(100 * part);
const usd = (amount: number) => `$${amount.toFixed(2)}`;

it('why-barter-fails: swaps and rates', async () => {
  const [monday, tuesday, wednesday, rates] = await answersOf('why-barter-fails');
  expect(shortestPath(marketOf('monday'))).toEqual(['potter', 'fisher', 'shoemaker']);
  expect(monday).toContain('Three: with the potter, the fisher and the shoemaker');
  expect(shortestPath(marketOf('tuesday'))?.[0]).toBe('farmer');
  expect(shortestPath(marketOf('tuesday'))).toHaveLength(4);
  expect(tuesday).toContain('By way of the farmer it takes four swaps');
  expect(shortestPath(marketOf('wednesday'))).toBeNull();
  expect(shortestPath(marketOf('wednesday', true))).toHaveLength(1);
  expect(wednesday).toContain('With coins it is one step');
  expect(rates).toContain(`from ${pairRates(6)} to ${pairRates(60).toLocaleString('en')}`);
});

it('what-makes-good-money: winners, and the sliders that put bitcoin first', async () => {
  const [, one] = await answersOf('what-makes-good-money');
  const first = (weights: typeof presets.same) =>
    rank({ ...START, weights })?.flatMap(({ id, place }) => (place === 1 ? id : []));
  expect(first(presets.rent)).toEqual(['bank']);
  expect(first(presets.decades)).toEqual(['gold']);
  expect(first(presets.border)).toEqual(['bank', 'bitcoin']);
  const { properties, weightNames } = moneyScorecard;
  for (const property of ['steady', 'accepted'] as const) {
    expect(first({ ...presets.same, [property]: 0 })).toEqual(['bitcoin']);
    expect(one).toContain(`“${properties[property]}”`);
  }
  expect(one).toContain(`“${weightNames[0]}.”`);
});

it('silver-coins-of-rome: loaves and silver', async () => {
  const [unnoticed, weighed, claudius] = await answersOf('silver-coins-of-rome');
  const { ruler } = strike(50, 'nobody').loaves;
  expect(unnoticed).toContain(
    `${ruler.after.toLocaleString('en')} loaves in place of ${ruler.before.toLocaleString('en')}`,
  );
  const { loaves, silverForPay } = strike(50, 'everybody');
  expect(weighed).toContain(`it buys ${loaves.ruler.after.toLocaleString('en')} loaves, as at the start`);
  expect(loaves.ruler.after).toBe(loaves.ruler.before);
  expect(loaves.lender).toEqual(loaves.soldier);
  expect(weighed).toContain(`get ${loaves.soldier.after} loaves in place of ${loaves.soldier.before}`);
  expect(silverForPay).toBe(0.5);
  const coin = romanSilver.find(({ id }) => id === 'claudius');
  expect(claudius).toContain(`${coin?.percent} percent of the bar`);
  expect(coin).toHaveProperty('isBelow', true);
});

it('who-gets-new-money-first: gains and the jar', async () => {
  const [builder, teacher, everybody] = await answersOf('who-gets-new-money-first');
  const fromBuilder = gainsUntil(6, 'builder', 14);
  expect(builder).toContain(`The builder is ${fromBuilder.builder.toFixed(1)} pieces of goods ahead`);
  expect(builder).toContain(`The pensioner has ${(-fromBuilder.pensioner).toFixed(1)} less`);
  expect(builder).toContain(`the teacher, who comes last, ${(-fromBuilder.teacher).toFixed(1)} less`);
  const fromTeacher = gainsUntil(6, 'teacher', 14);
  expect(teacher).toContain(`the teacher is ${fromTeacher.teacher.toFixed(1)} ahead`);
  expect(fromTeacher.baker).toBeCloseTo(fromBuilder.teacher);
  expect(fromTeacher.pensioner).toBeCloseTo(fromBuilder.pensioner);
  for (const gain of Object.values(gainsUntil(6, 'everybody', 14))) expect(gain).toBeCloseTo(0);
  expect(everybody).toContain(`${jarBuys(townOn(6, 'everybody', 14)).toFixed(1)} pieces in place of 6`);
});

it('4: what is left of a wage', async () => {
  const [january, october, waiting, november] = await answersOf('4');
  const table = getWeimarTable();
  const clockOf = (month: string) => {
    const result = readPriceClock(table, month, roundWage(table, month, 5) ?? Number.NaN);
    if (!result.ok) throw new Error(result.problem);
    return result.clock;
  };
  expect(january).toContain(`${percent(clockOf('1923-01').nextMonth.partLeft)} percent`);
  const { payday, week } = clockOf('1923-10');
  expect(october).toContain(
    `${percent(week.partLeft)} percent is left: ${usd(payday.dollars)} became ${usd(week.dollars)}`,
  );
  expect(waiting).toContain(`worth ${percent(clockOf('1923-02').nextMonth.partLeft - 1)} percent more`);
  const read = new Map(getTable('weimar-1923', 'readPoints').data as [string, number][]);
  const [first = 0, last = 0] = ['1923-11-01', '1923-11-20'].map((day) => read.get(day) ?? table.stableMarksPerDollar);
  expect(november).toContain(`about ${Math.round(first / 1e9)} billion`);
  expect(november).toContain(`about ${(last / 1e12).toFixed(1)} trillion, ${Math.round(last / first)} times as much`);
});

it('banknotes-as-receipts: days, the lender and the last in line', async () => {
  const [pay, lender, weak, largest] = await answersOf('banknotes-as-receipts');
  const bank = { lent: 2000, quality: 'sound' } as const;
  const paying = runBank({ ...bank, answer: 'pay' });
  expect(paying.end).toBe('closed');
  expect(pay).toContain(`On day ${paying.days.length} the gold is gone`);
  const helped = runBank({ ...bank, answer: 'lender' });
  expect(helped.end).toBe('calm');
  expect(lender).toContain(`${helped.borrowed.toLocaleString('en')} coins come in`);
  expect(lender).toContain(`has ${percent(helped.days[0]?.cover ?? 0)} coins for each 100 notes`);
  expect(lender).toContain(`On day ${helped.days.length} the queue is gone`);
  const later = (answer: 'pay' | 'shut') => percent(runBank({ lent: 2000, quality: 'weak', answer }).laterShare);
  expect(runBank({ lent: 2000, quality: 'weak', answer: 'lender' }).isRefused).toBe(true);
  expect(weak).toContain(`the last in line get ${later('pay')} of 100 in the end`);
  expect(weak).toContain(`all get ${later('shut')}`);
  const survives = (lent: number) => runBank({ lent, quality: 'sound', answer: 'pay' }).end === 'calm';
  const most = Array.from({ length: 2001 }, (_, lent) => lent).findLast(survives) ?? 0;
  expect(largest).toContain(`${most} coins`);
  expect(largest).toContain(`about ${Math.round(most * INTEREST)} coins a year in place of ${2000 * INTEREST}`);
});

it('how-new-money-is-made: the two stops, and the money of people', async () => {
  const [, stops, repaid] = await answersOf('how-new-money-is-made');
  const until = (step: 'loan' | 'payment') => {
    let [sheets, count] = [START_SHEETS, 0];
    for (let next = takeStep(sheets, step); next.ok; next = takeStep(sheets, step))
      [sheets, count] = [next.sheets, count + 1];
    const last = takeStep(sheets, step);
    return { sheets, count, refusal: last.ok ? null : last.refusal };
  };
  const lent = until('loan');
  expect(lent.refusal).toBe('capital');
  expect(stops).toContain(`Loans stop at ${lent.sheets.north.loans}`);
  expect(stops).toContain(`put in only ${lent.sheets.north.loans / LOANS_PER_CAPITAL}`);
  expect(until('payment')).toMatchObject({ count: 2, refusal: 'reserves' });
  expect(stops).toContain('after two of them');
  const after = replay(['loan', 'loan', 'repayment', 'repayment'])?.at(-1);
  expect(after && moneyOfPeople(after)).toBe(moneyOfPeople(START_SHEETS));
  expect(repaid).toContain(`${moneyOfPeople(START_SHEETS)},000 dollars, as before`);
});

it('prices-wages-and-houses: hours, prices and years of income', async () => {
  const [both, bread, house, couples] = await answersOf('prices-wages-and-houses');
  const table = getHoursTable();
  const since1971 = (thing: (typeof ITEM_KEYS)[number], hoursThen = FULL_TIME_HOURS, hoursNow = FULL_TIME_HOURS) => {
    const result = hoursOfWork({ thing, year: 1971, hoursThen, hoursNow }, table);
    if (!result) throw new Error(`no price of ${thing}`);
    return result;
  };
  const changes = (['car', 'medianHouse', 'milk'] as const).map((thing) => since1971(thing));
  for (const [index, { hoursChange, realChange }] of changes.entries()) {
    for (const change of [hoursChange, realChange]) expect(change > 0.1).toBe(index < 2);
  }
  expect(changes[2]?.realChange).toBeLessThan(-0.1);
  expect(both).toContain('milk got cheaper by both. The car and the house got dearer');
  expect(bread).toContain(`${percent(-since1971('bread').hoursChange)} percent cheaper`);
  expect(since1971('bread').realChange).toBeCloseTo(0, 1);
  expect(since1971('bread', 2_912, 3_484).hoursChange).toBeCloseTo(0, 1);
  expect(couples).toContain('bread then takes as long as in 1971');
  const prices = new Map(getTable('median-house-price').data.map(([year, price]) => [Number(year), Number(price)]));
  const incomes = new Map(
    getTable('median-household-income').data.map(([year, income]) => [Number(year), Number(income)]),
  );
  const years = (year: number) => ((prices.get(year) ?? 0) / (incomes.get(year) ?? 1)).toFixed(1);
  expect(house).toContain(
    `In 2021: ${years(2021)} years of income, against ${years(2010)} in 2010 and ${years(1971)} in 1971`,
  );
});

it('the-first-block: the changed payment and the race', async () => {
  const [changed, below, longer, , again] = await answersOf('the-first-block');
  expect(changed).toContain(`The one in block ${blockChain.tampered.block}`);
  expect(LENGTH).toBe(5);
  expect(below).toContain('All five break');
  const { cheat, others } = race(0, LENGTH, 'third');
  expect(longer).toContain(`you mined ${cheat} blocks, and they added ${others - LENGTH} to their ${LENGTH}`);
  expect(again).toContain('One block must be mined again. Under five more blocks it would be six');
});

it('twenty-one-million: what becomes of a changed rule', async () => {
  const [alone, , three] = await answersOf('twenty-one-million');
  const { fates } = supplyCurve;
  const inSmall = (text: string) => text.toLowerCase().replace('.', '');
  expect(alone).toContain(`With the miners alone: ${inSmall(fates[fateOf('looser', ['miners'])])}`);
  expect(alone).toContain(`With the nodes alone: ${inSmall(fates[fateOf('looser', ['nodes'])])}`);
  const without = (missing: (typeof groupIds)[number]) =>
    fateOf(
      'looser',
      groupIds.filter((id) => id !== missing),
    );
  expect(groupIds.map(without)).toEqual(['changed', 'unpaid', 'two-coins', 'stalled']);
  expect(three).toMatch(/Without the developers the rule is changed. Without the exchanges you get two coins/);
});

it('how-miners-agree: tries and confirmations', async () => {
  const [tries, , , confirmations] = await answersOf('how-miners-agree');
  expect(tries).toContain((16 ** 4).toLocaleString('en'));
  expect(confirmations).toContain(
    `${confirmationsFor(0.1, 0.1)} against 10 percent, and ${confirmationsFor(0.3, 0.1)} against 30`,
  );
  expect(confirmationsFor(0.5, 0.1)).toBeNull();
});

it('a-cushion-first: what breaks it, and which bars move', async () => {
  const [breaks, steps, aside] = await answersOf('a-cushion-first');
  const years = Array.from({ length: DEALT_YEARS }, (_, index) =>
    cushionYear({ ...CUSHION_DEFAULTS, year: index + 1 }),
  );
  const broken = years.flatMap((year) => (year.ok && year.value.firstShortMonth !== null ? year.value : []));
  expect(broken.length).toBeGreaterThan(0);
  for (const { months } of broken) expect(months.some(({ event }) => event !== null && event in PAY_LOSSES)).toBe(true);
  expect(breaks).toContain('In none of the thousand years do bills alone break this cushion');
  const held = (putAsideUsd: number, months: number) =>
    heldBySize({ spendingUsd: CUSHION_DEFAULTS.spendingUsd, putAsideUsd }).find((size) => size.months === months)
      ?.part ?? 0;
  const usual = (months: number) => percent(held(CUSHION_DEFAULTS.putAsideUsd, months));
  expect(steps).toContain(`${usual(0)} hold with nothing and ${usual(0.5)} with half a month`);
  expect(steps).toContain(`it is ${usual(3)} and then all`);
  expect(held(CUSHION_DEFAULTS.putAsideUsd, 4)).toBe(1);
  expect(aside).toContain(`${percent(held(0, 0))} year in a hundred`);
  expect(held(200, 0)).toBeGreaterThan(0.5);
  expect(Math.abs(held(200, 2) - held(0, 2))).toBeLessThan(0.01);
});
