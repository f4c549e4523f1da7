/**
 * Computes the numbers that guides state in prose or in their own tables, and expects them in the text. When new data change
 * a number, the test fails and shows the sentence that the guide should contain.
 */

import { OWN_RISK_EXAMPLE_PERCENT } from '@/components/calculators/hardware-wallet/lost-coins';
import { addressExamples } from '@/content/examples/address-examples';
import { EXAMPLE_BITCOIN_USD } from '@/content/examples/example-price';
import { BLOCKS_PER_DAY, INPUT_WEIGHT, TARGET_BLOCK_MINUTES, WEIGHT_PER_VBYTE } from '@/lib/bitcoin';
import { dcaBacktest } from '@/lib/calculators/dca-backtest';
import { compareStarts } from '@/lib/calculators/dca-starts';
import { HARDWARE_WALLET_DEFAULTS, hardwareWallet } from '@/lib/calculators/hardware-wallet';
import { MINING_DEFAULTS, mining, NETWORK_HASH_RATE_THS } from '@/lib/calculators/mining';
import { monthAfter } from '@/lib/calculators/monthly-table';
import { growth } from '@/lib/calculators/time-preference';
import { transactionSize } from '@/lib/calculators/transaction-size';
import { getSeries, getTable, getValue } from '@/lib/content/figures/figures';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { BITS_PER_WORD, SEED_PHRASE_LENGTHS, seedPhrase } from '@/lib/seed-phrase';
import { close, closes, expectIn, lastMonth, month, months, number, usd } from '@/tests/expect-in-guide';

const firstMonth = months[0] as string;
const yearEnd = (year: number) => getValue('btc-price-monthly', year, 'yearEndClose', 'annual');
const rise = (from: number, to: number) => (to / from - 1) * 100;
/** Compound growth between two month ends, in percent per year. */
const aYear = (from: string, to: string) => {
  const years = (months.indexOf(to) - months.indexOf(from)) / 12;
  return ((close(to) / close(from)) ** (1 / years) - 1) * 100;
};

describe('dollar-cost-averaging', () => {
  it('states the outcomes of every start of a one-year plan', () => {
    const plans = compareStarts(12, 0, closes);
    if (!plans) throw new Error('no plans');
    const ahead = plans.ranked.filter(({ startMonth, multiple }) => {
      return close(monthAfter(startMonth, 11)) / close(startMonth) > multiple;
    }).length;
    const losing = plans.ranked.filter(({ multiple }) => multiple < 1).length;
    expect(losing / plans.plans).toBeCloseTo(1 / 4, 1);
    expectIn(
      'dollar-cost-averaging',
      `could start in ${plans.plans} months`,
      `ahead in ${ahead} cases, or ${number((ahead / plans.plans) * 100)}%. In ${losing} cases, about one in four,`,
    );
  });

  it('states the result of three monthly parts, measured after a year', () => {
    const starts = months.slice(0, -12);
    const ahead = starts.filter((start) => {
      const boughtInParts = [0, 1, 2].reduce((coins, i) => coins + 1 / close(monthAfter(start, i)), 0) / 3;
      return 1 / close(start) > boughtInParts;
    }).length;
    expectIn(
      'dollar-cost-averaging',
      `month-end prices from ${month(firstMonth)} to ${month(lastMonth)} ` +
        `gives ${ahead} of ${starts.length} spans, or ${number((ahead / starts.length) * 100)}%.`,
    );
  });

  it.each(['2017-12', '2021-11', monthAfter(lastMonth, -11)])(
    'states the outcome of the bad start in %s',
    (startMonth) => {
      const endMonth = monthAfter(startMonth, 11);
      const plan = dcaBacktest(
        { amountUsd: 100, startMonth, endMonth, feePercent: 0, savingsRatePercent: 0 },
        { closes, cpi: { [startMonth]: 1 } },
      );
      if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
      expect(plan.value.valueUsd).toBeLessThan(plan.value.investedUsd);
      expectIn(
        'dollar-cost-averaging',
        `| End of ${month(startMonth)} | End of ${month(endMonth)} | ${usd(plan.value.valueUsd)} | ${usd(plan.value.lumpSumUsd)} |`,
      );
    },
  );
});

describe('time-preference', () => {
  it('states the yearly rise of bitcoin from three months on', () => {
    const [from2016, from2021, fromOctober] = ['2016-06', '2021-06', '2021-10'].map((from) => aYear(from, lastMonth));
    expectIn(
      'time-preference',
      `measured to ${month(lastMonth)}. From June 2016, bitcoin rose about ${number(Number(from2016))}% a year on average. ` +
        `From June 2021, it rose about ${number(Number(from2021))}% a year. ` +
        `From October 2021, it lost about ${number(-Number(fromOctober))}% a year.`,
    );
  });

  it.each([-10, 0, 3.5, 10, 45])('states the worth of $100 at %s percent', (rate) => {
    const percent = (value: number) => `${Number(roundHalfAwayFromZero(value, 1))}%`.replace('-', '−');
    const after = usd(100 * growth(rate, 120));
    expectIn(
      'time-preference',
      `| ${percent(rate)} | ${percent((growth(rate, 12) - 1) * 100)} | ${rate === 0 ? '' : 'about '}${after} |`,
    );
  });

  it('states the worth of $100 after thirty years at 45 percent', () => {
    expectIn('time-preference', `$100 would become about $${number((100 * growth(45, 360)) / 1e6)} million`);
  });
});

describe('why-bitcoin-matters-now', () => {
  const change = (column: string) =>
    getSeries('inflation-2020-2024', column).reduce((product, [, percent]) => product * (1 + percent / 100), 1) * 100 -
    100;

  it('states the change of bitcoin over twelve months, in 2022 and since two dates', () => {
    const spans = months.slice(0, -12);
    const lower = spans.filter((start) => close(monthAfter(start, 12)) < close(start)).length;
    const times = close(lastMonth) / close('2022-12');
    expect(times).toBeCloseTo(3.5, 1);
    expectIn(
      'why-bitcoin-matters-now',
      `in ${lower} of the ${spans.length} twelve-month spans between ${month(firstMonth)} and ${month(lastMonth)}`,
      `bitcoin fell ${number(-rise(yearEnd(2021), yearEnd(2022)))}%.`,
      `from the end of 2022 to the end of ${month(lastMonth)} paid about three and a half times as much.`,
      `at the end of ${month(lastMonth)} bitcoin cost ${number(-rise(close('2021-10'), close(lastMonth)))}% less than at the end of October 2021.`,
      `bought at the end of July 2025 was down ${number(-rise(close('2025-07'), close(lastMonth)))}% at the end of ${month(lastMonth)}.`,
    );
  });

  it('states the changes of prices, pay and houses', () => {
    const perIncome = (year: number) =>
      number(getValue('median-house-price', year, 'price') / getValue('median-household-income', year, 'income'), 1);
    const perFamilyIncome =
      getValue('median-house-price', 2023, 'price') / getValue('median-family-income', 2023, 'income');
    const cpi = (year: number) => getValue('cpi-u', year, 'cpi');
    const cpiRise = `${number(rise(cpi(2019), cpi(2024)))}%`;
    const monthly = getSeries<string>('cpi-u', 'cpi', 'monthly');
    const [lastMonthOfPrices, lastPrices] = monthly.at(-1) as [string, number];
    const since = rise(getValue('cpi-u', '2024-12', 'cpi', 'monthly'), lastPrices);
    const gold = (year: number) => getValue('gold-price', year, 'price');
    expectIn(
      'why-bitcoin-matters-now',
      `about ${perIncome(1985)} times a typical household's yearly income. In 2024 it cost ${perIncome(2024)} times.`,
      `counts family incomes, which are higher: ${number(perFamilyIncome, 1)} in 2023.`,
      `By ${month(lastMonthOfPrices)} the price index stood another ${number(since, 1)}% higher.`,
      `a little faster than prices: ${number(change('hourlyEarnings'))}% against ${cpiRise}. Homes rose ${number(change('caseShiller'))}%.`,
      `All consumer prices together rose ${cpiRise}.`,
      `If your pay rose less than ${cpiRise}, you lost ground to prices overall, and to every price in the chart.`,
      `What $1,000 bought in 2019 took ${usd((1000 * cpi(2024)) / cpi(2019))} in 2024.`,
      `Gold's average price rose ${number(rise(gold(2019), gold(2024)))}% from 2019 to 2024, and ${number(rise(gold(2024), gold(2025)))}% more in 2025.`,
    );
    // The yearly changes are rounded, so that five of them add up to within half a point.
    expect(change('foodAtHomeCpi')).toBeCloseTo(27.5, 0);
    expectIn('why-bitcoin-matters-now', 'same food cost about $127.');
  });
});

it('first-wallet states the years in which the price fell by half and the fee of a small purchase', () => {
  const years = getTable('btc-price-monthly', 'annual').data.map(([year]) => Number(year));
  const halved = years.slice(1).filter((year) => yearEnd(year) <= yearEnd(year - 1) / 2);
  expect(halved).toEqual([2014, 2018, 2022]);
  expectIn('first-wallet', 'By year-end prices it did so in 2014, 2018 and 2022.');
  const fee = getValue('owner', 'highestFeePercent', 'value', 'strikeTerms');
  expectIn('first-wallet', `a single $50 purchase at ${fee}% costs about ${number(50 * fee)} cents.`);
});

it('bitcoin-success-stories states the falls of the price', () => {
  const highest = Math.max(...getSeries('btc-price-monthly', 'highestClose', 'annual').map(([, value]) => value));
  expect(getValue('btc-price-monthly', 2025, 'highestClose', 'annual')).toBe(highest);
  expect(rise(highest, close(lastMonth))).toBeLessThan(-50);
  expectIn(
    'bitcoin-success-stories',
    `from a daily close of ${usd(highest)} in 2025 to ${usd(close(lastMonth))} at the end of ${month(lastMonth)}.`,
    // 170,000,000 ÷ 3,318 = 51,236 for each; 16,524 at the end of 2022: −68%.
    'saw it lose two thirds of its value by the end of 2022.',
  );
  expect(rise(170e6 / 3318, yearEnd(2022))).toBeCloseTo(-68, 0);
  const average = 75_644;
  expectIn(
    'bitcoin-success-stories',
    `The coins it held on April 5 had cost ${usd(average)} each on average. At the end of ${month(lastMonth)} one bitcoin cost ${usd(close(lastMonth))}, ` +
      `which is ${number(-rise(average, close(lastMonth)))}% less.`,
  );
});

it('bitcoin-mining states the hash rate and the revenue of a machine', () => {
  const average = (year: number) => getValue('btc-network', year, 'hashRateEhs');
  const [at2025, atFixed] = [average(2025) * 1e6, NETWORK_HASH_RATE_THS].map((ths) => mining(MINING_DEFAULTS, ths));
  const alone = mining({ ...MINING_DEFAULTS, hashRateThs: 1 }, average(2025) * 1e6);
  // 15 joules for each trillion guesses: 1,000 watts make 66.67 TH/s.
  const oneKilowatt = mining(
    { ...MINING_DEFAULTS, hashRateThs: 1000 / 15, btcPriceUsd: EXAMPLE_BITCOIN_USD },
    average(2025) * 1e6,
  );
  if (!at2025?.ok || !atFixed?.ok || !alone.ok || !oneKilowatt.ok) throw new Error('no result');
  expect(at2025.value.dailyBtc / atFixed.value.dailyBtc).toBeCloseTo(2 / 3, 1);
  expect(Math.round(atFixed.value.dailyProfitUsd)).toBe(-5);
  const waterCooled = mining(
    { ...MINING_DEFAULTS, hashRateThs: 1000 / 9.7, btcPriceUsd: EXAMPLE_BITCOIN_USD },
    average(2025) * 1e6,
  );
  if (!waterCooled.ok) throw new Error('no result');
  const hashRateOf = (difficulty: number) => (difficulty * 2 ** 32) / (TARGET_BLOCK_MINUTES * 60) / 1e18;
  // The bits 17021ef0, against the largest target 0xFFFF × 2^208.
  const october2026 = (0xffff * 2 ** (208 - 8 * (0x17 - 3))) / 0x021ef0;
  const guesses = getValue('btc-network', 2025, 'difficulty') * 2 ** 32;
  expectIn(
    'bitcoin-mining',
    'They lose about five dollars a day.',
    `fixed ${number(NETWORK_HASH_RATE_THS / 1e6)} EH/s, which is ${number(NETWORK_HASH_RATE_THS / 1e6)} million TH/s.`,
    `The average was ${number(average(2024))} EH/s in 2024 and ${number(average(2025))} EH/s in 2025.`,
    'the same machine earns about a third less than the tool says.',
    `December 2025 had ${number(getValue('btc-network', 2025, 'hashRateDecemberEhs', 'detail'))} EH/s.`,
    `133.79 trillion, stands for about ${number(hashRateOf(133.79e12))} EH/s`,
    `${number(october2026 / 1e12, 2)} trillion, stands for about ${number(hashRateOf(october2026))}.`,
    `It would earn about ${number((waterCooled.value.dailyRevenueUsd / 24) * 100)} cents.`,
    `${number(average(2025))} EH/s or ${number(average(2025))} million times as much,`,
    `one block every ${number(alone.value.soloYearsPerBlock ?? 0, -2)} years on average.`,
    `it earns about ${number((oneKilowatt.value.dailyRevenueUsd / 24) * 100)} cents of bitcoin from each kilowatt-hour.`,
    `one block took about ${number(guesses / 1e21, -1)} billion trillion guesses on average.`,
  );
});

it('bitcoin-mining and what-is-bitcoin place the limits of BIP 110 two retarget periods after the split', () => {
  const [split, limits] = [961_632, 961_632 + 2 * 2016];
  expectIn(
    'bitcoin-mining',
    `From block ${number(split)} on`,
    `were to begin at block ${number(limits)} at the latest.`,
  );
  expectIn('what-is-bitcoin', `From block ${number(split)} on`);
  expect((limits - split) / BLOCKS_PER_DAY).toBe(28);
});

it('hardware-wallets states the price of a device as a share of two holdings, and the holding from which it pays', () => {
  const { exchangeRiskPercent, walletCostUsd } = HARDWARE_WALLET_DEFAULTS;
  const result = (change: Partial<typeof HARDWARE_WALLET_DEFAULTS>) => {
    const outcome = hardwareWallet({ ...HARDWARE_WALLET_DEFAULTS, bitcoinAmount: 1, ...change });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.value;
  };
  const cost = (btcPriceUsd: number) => result({ btcPriceUsd }).protectionCostPercent ?? 0;
  const paysFrom = (lessRisk: number, years: number) =>
    usd(
      result({ exchangeRiskPercent: exchangeRiskPercent - lessRisk, walletCostUsd: walletCostUsd / years })
        .breakEvenHoldingUsd ?? 0,
    );
  expect(cost(4300)).toBeLessThan(2);
  expectIn(
    'hardware-wallets',
    `a ${usd(walletCostUsd)} device costs about ${number(cost(500))}% of what it protects. At $4,300 it costs less`,
    '| Within the first year | Over four years of use |',
    `| An exchange risk of ${exchangeRiskPercent}% a year | ${paysFrom(0, 1)} | ${paysFrom(0, 4)} |`,
    `| Also ${OWN_RISK_EXAMPLE_PERCENT}% a year for your own slips | ${paysFrom(OWN_RISK_EXAMPLE_PERCENT, 1)} | ${paysFrom(OWN_RISK_EXAMPLE_PERCENT, 4)} |`,
  );
});

it('seed-phrases states the table of lengths and the numbers of phrases and orders', () => {
  const { entropyBits, checksumBits, validLastWords, oneInPasses } = seedPhrase(12);
  const billions = (value: number, times: number) => `${number(value / 1e9 ** times, value < 1e20 ? 1 : -1)} billion`;
  const unknownHalf = 2 ** (6 * BITS_PER_WORD - checksumBits);
  expectIn(
    'seed-phrases',
    ...SEED_PHRASE_LENGTHS.map((words) => {
      const phrase = seedPhrase(words);
      return `| ${words} | ${phrase.entropyBits} | ${phrase.checksumBits} | ${phrase.validLastWords} |`;
    }),
    `about ${billions(2 ** entropyBits, 4)} billion billion billion possible phrases`,
    `only about ${billions(2 ** 32, 1)} phrases`,
    `${validLastWords} pass. So about one random slip in ${oneInPasses} goes unnoticed with 12 words, ` +
      `and about one in ${seedPhrase(24).oneInPasses} with 24.`,
    `only about ${billions(unknownHalf, 2)} billion tries remain`,
  );
});

it('buying-first-bitcoin states the costs of its example and the size of an output', () => {
  const [fee, spread, card, withdrawal] = [1, 0.5, 3.5, 2];

  expectIn(
    'buying-first-bitcoin',
    `On a card at 22% a year, each $500 you pay back saves you about ${usd(500 * 0.22)} a year`,
    `| Total | ${usd(fee + spread + withdrawal, 2)} | ${usd(fee + spread + withdrawal + card, 2)} |`,
    `would cost ${usd(4 * withdrawal)} in withdrawals alone. One withdrawal costs ${usd(withdrawal)}.`,
    `about ${number(INPUT_WEIGHT.p2wpkh / WEIGHT_PER_VBYTE)} virtual bytes of room when you spend it. ` +
      `At 10 sat/vB that is ${number((INPUT_WEIGHT.p2wpkh / WEIGHT_PER_VBYTE) * 10)} sats`,
  );
});

it('selling-bitcoin states the gain, the fall that liquidates a loan, and the size of the payment', () => {
  const vbytes = (coins: number) => {
    const size = transactionSize({ inputs: { p2wpkh: coins }, outputs: [{ type: 'p2wpkh' }] });
    if (!size.ok) throw new Error(JSON.stringify(size.problems));
    return size.value.vbytes;
  };
  const pledgeAtSale = 500 / 0.8;
  expectIn(
    'selling-bitcoin',
    `$585 − $5 − $400 = ${usd(585 - 5 - 400)}. Had she paid $650, she would have a loss of ${usd(650 - (585 - 5))}.`,
    `falls by ${number((1 - pledgeAtSale / 1000) * 100, 1)}%, the pledge is worth ${usd(pledgeAtSale)}`,
    `about ${number(vbytes(3))} virtual bytes. At 5 sat/vB that is ${number(vbytes(3) * 5)} sats.`,
    `With twenty coins it is ${number(vbytes(20))} virtual bytes, or ${number(vbytes(20) * 5)} sats.`,
  );
});

it('running-a-node states the cost of electricity for a small computer', () => {
  expectIn(
    'running-a-node',
    `draws 10 watts around the clock uses about ${number((10 * 24 * 365) / 1000)} kWh a year.`,
  );
});

it('bitcoin-addresses states the lengths of its examples', () => {
  const { p2pkh, p2sh, p2wpkh, p2tr } = addressExamples;
  expectIn(
    'bitcoin-addresses',
    `| \`1\` | one key | ${p2pkh.length} here |`,
    `| \`3\` | a script | ${p2sh.length} here |`,
    `| \`bc1q\` | one key | ${p2wpkh.length} |`,
    `| \`bc1q\` | a script | ${p2tr.length} |`,
    `| \`bc1p\` | key or script | ${p2tr.length} |`,
  );
});
