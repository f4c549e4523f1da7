/** Computes the fees, waiting times and probabilities that guides state, at the last month-end price. */

import { bech32m } from '@scure/base';
import { addressExamples } from '@/content/examples/address-examples';
import { SATS_PER_BTC } from '@/lib/bitcoin';
import { blockChance, doubleSpendChance } from '@/lib/calculators/block-chances';
import { transactionSize } from '@/lib/calculators/transaction-size';
import { getValue } from '@/lib/content/figures/figures';
import { close, expectIn, lastMonth, month, number, textOfFile, usd } from '@/tests/expect-in-guide';

/** vB of one P2WPKH input and two P2WPKH outputs. */
const simplePayment = transactionSize({ inputs: { p2wpkh: 1 }, outputs: [{ type: 'p2wpkh' }, { type: 'p2wpkh' }] });
const vbytes = simplePayment.ok ? simplePayment.value.vbytes : Number.NaN;
const costAt = (satPerVbyte: number) => (satPerVbyte * vbytes * close(lastMonth)) / SATS_PER_BTC;
const rateFor = (dollars: number) => ((dollars / close(lastMonth)) * SATS_PER_BTC) / vbytes;

it('first-wallet states the cost of a first Lightning payment of $10', () => {
  const sats = (10 / close(lastMonth)) * SATS_PER_BTC;
  expectIn(
    'first-wallet',
    `On a $10 payment that was about ${number((1000 / sats) * 100 + 1)}%, before the mining fee.`,
  );
});

it('lightning-basics states Visa’s transactions of a year, and how many a second they are', () => {
  const [ofYear, secondsOfYear] = [257.5e9, 365 * 24 * 60 * 60];
  expectIn(
    'lightning-basics',
    `carried ${number(ofYear / 1e9, 1)} billion in the twelve months to September 2025, ` +
      `or about ${number(Math.round(ofYear / secondsOfYear / 100) * 100)} a second.`,
  );
});

describe('send-receive-bitcoin', () => {
  it('states the owner’s tiers as fee rates', () => {
    const [low, middle, high, top] = [1, 5, 15, 50].map((dollars) => number(rateFor(dollars)));
    expectIn(
      'send-receive-bitcoin',
      `takes ${vbytes} virtual bytes`,
      `at ${usd(close(lastMonth))}, its price at the end of ${month(lastMonth)}, the low tier buys ${low} to ${middle} sats`,
      `The standard tier buys ${middle} to ${high}, and the high one ${high} to ${top}.`,
      '| Low, can wait | $1 to $5 |',
      '| Standard | $5 to $15 |',
      '| High, urgent | $15 to $50 or more |',
    );
  });

  it.each([1, 2, 73])('states the fee of the simple payment at %s sat/vB', (rate) => {
    const row = textOfFile('send-receive-bitcoin')
      .split('\n')
      .find((line) => line.startsWith(`| ${rate} |`));
    expect(row).toContain(`| ${usd(costAt(rate), 2)} |`);
  });

  it('states the probabilities of the next blocks', () => {
    const next = [number(blockChance(1, 1), 1), number(blockChance(1, 10)), number(blockChance(1, 60), 1)];
    const third = [number(blockChance(3, 1), 2), number(blockChance(3, 10)), number(blockChance(3, 60))];
    expect(100 - blockChance(1, 10)).toBeGreaterThan(100 / 3);
    expectIn(
      'send-receive-bitcoin',
      `| the next block | ${next.join('% | ')}% |`,
      `| the third block from now | ${third.join('% | ')}% |`,
    );
    expectIn(
      'bitcoin-fees',
      `the chance of a block within one minute is ${next[0]}%. Within ten minutes it is ${next[1]}%, and within an hour ${next[2]}%.`,
      `the common payment of ${vbytes} vB costs ${usd(costAt(1), 2)} to ${usd(costAt(5), 2)} on the low level.`,
      `On the emergency level it costs ${usd(costAt(100), 2)} or more.`,
      `At the price of the end of ${month(lastMonth)}, ${usd(close(lastMonth))},`,
    );
  });

  it('states the probability of a reversal after one, three and six confirmations', () => {
    expectIn(
      'send-receive-bitcoin',
      `| 1 | 10 minutes | ${number(doubleSpendChance(0.1, 1))}% |`,
      `| 3 | 30 minutes | ${number(doubleSpendChance(0.1, 3), 1)}% |`,
      `| 6 | 60 minutes | ${number(doubleSpendChance(0.1, 6), 2)}% |`,
      `would still win ${number(doubleSpendChance(0.3, 6))} times in 100 after six.`,
    );
  });
});

it('bitcoin-addresses has a Taproot example of the untweaked test key', () => {
  const [version, ...key] = bech32m.decode(addressExamples.p2tr).words;
  expect(version).toBe(1);
  expect(Buffer.from(bech32m.fromWords(key)).toString('hex')).toBe(
    // The x coordinate of secp256k1's generator point: the public key of private key 1.
    '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  );
  expectIn('bitcoin-addresses', `\`${addressExamples.p2tr}\``, 'it holds our test key as it is.');
});

it('bitcoin-fees states the yearly averages', () => {
  const fee = (year: number) => usd(getValue('btc-network', year, 'meanFeeUsd'), 2);
  expectIn('bitcoin-fees', `about ${fee(2021)} in 2021, ${fee(2024)} in 2024 and ${fee(2025)} in 2025.`);
  for (const year of [2021, 2022, 2023, 2024, 2025]) expectIn('send-receive-bitcoin', `| ${year} | ${fee(year)} |`);
});
