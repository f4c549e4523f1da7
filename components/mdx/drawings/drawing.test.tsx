import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { addressExamples } from '@/content/address-examples';
import { en } from '@/content/en';
import { seedExample } from '@/content/seed-example';
import { getAvailableGuides } from '@/lib/content/guides';
import { Drawing, type DrawingId } from './drawing';

const ids = Object.keys(en.drawings) as DrawingId[];

/** The texts of a drawing in document order. */
function textsOf(id: DrawingId): string[] {
  const { container } = render(<Drawing id={id} locale="en" />);
  return [...container.querySelectorAll('text')].map((text) => text.textContent ?? '');
}

/** The drawings of steps, which are decoration: the text of the step says what they show. */
const stepIds = ids.filter((id) => !('text' in en.drawings[id]));

const bodyOf = (id: string) => readFileSync(`content/en/guides/${id}.mdx`, 'utf8');

test('guides use every drawing, and Drawing throws for an unknown id', () => {
  const used = getAvailableGuides('en').flatMap((guide) => bodyOf(guide.id).match(/(?<=<Drawing id=")[^"]+/g) ?? []);
  expect([...new Set(used)].sort()).toEqual([...ids].sort());
  expect(() => render(<Drawing id={'no-such' as DrawingId} locale="en" />)).toThrow('id must be one of mined-blocks');
});

describe.each(ids)('%s', (id) => {
  it('is an image with a name and a caption, or decoration, and every {name} in its words has a value', () => {
    const { container } = render(<Drawing id={id} locale="en" />);
    if (stepIds.includes(id)) {
      expect(screen.queryByRole('img')).toBeNull();
      expect(container.querySelector('figcaption')).toBeNull();
    } else {
      expect(screen.getAllByRole('img')).toHaveLength(1);
      expect(screen.getByRole('img').getAttribute('aria-label')?.length).toBeGreaterThan(80);
      expect(container.querySelector('figcaption')?.textContent?.length).toBeGreaterThan(80);
    }
    expect(container.innerHTML).not.toMatch(/NaN|undefined|[{}]|style=/);
    for (const text of container.querySelectorAll('text')) expect(text).not.toBeEmptyDOMElement();
  });

  it('has no text under 12 px on a screen of 320 px, where it is 280 px wide', () => {
    const { container } = render(<Drawing id={id} locale="en" />);
    const width = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
    const sizes = [...container.querySelectorAll('[font-size]')].map((element) => element.getAttribute('font-size'));
    expect(Math.min(...sizes.map(Number)) * (280 / width)).toBeGreaterThanOrEqual(12);
  });
});

test('a drawing that is decoration is right below the heading of its step', () => {
  expect(stepIds).toHaveLength(62);
  const bodies = getAvailableGuides('en')
    .map((guide) => bodyOf(guide.id))
    .join('\n');
  for (const id of stepIds) {
    const uses = bodies.match(new RegExp(`<Drawing id="${id}" />`, 'g'));
    expect(bodies.match(new RegExp(`\n### [^\n]+\n+<Drawing id="${id}" />`, 'g'))).toHaveLength(uses?.length ?? 0);
  }
});

test('mined-blocks has valid hashes, and one changed letter invalidates every later guess', () => {
  // Two titles, then seven texts for each block: before, payment, guess and hash, each but the payment after its label.
  const cells = textsOf('mined-blocks').slice(2);
  const blocks = Array.from({ length: cells.length / 7 }, (_, index) => cells.slice(index * 7, index * 7 + 7)).map(
    ([, before = '', payment = '', , guess = '', , hash = '']) => ({ before, payment, guess, hash }),
  );
  expect(blocks).toHaveLength(6);
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  for (const [index, { before, payment, guess, hash }] of blocks.entries()) {
    expect(sha256(`${before} ${payment} ${guess}`).slice(0, hash.length)).toBe(hash);
    if (index % 3 > 0) expect(before).toBe(blocks[index - 1]?.hash);
    expect(hash.startsWith('00')).toBe(index < 3);
  }
});

test('payment has outputs and a fee that add up to its input, and the fee of the guide', () => {
  const [coin = 0, receiver = 0, change = 0] = textsOf('payment')
    .filter((text) => /^[\d,]+$/.test(text))
    .map((text) => Number(text.replace(/,/g, '')));
  const fee = coin - receiver - change;
  expect(fee).toBeGreaterThan(0);
  expect(bodyOf('bitcoin-fees')).toContain(`= ${fee.toLocaleString('en')} satoshis`);
  expect(screen.getByText(`${fee.toLocaleString('en')} left over:`, { exact: false, selector: 'text' })).toBeVisible();
});

test('queue takes the highest rates, and a larger fee at a lower rate waits', () => {
  const sums = textsOf('queue').flatMap((text, index, all) => {
    const [, rate, size] = /^(\d+) × (\d+)$/.exec(text) ?? [];
    return rate ? [{ rate: Number(rate), size: Number(size), fee: Number(all[index + 1]?.replace(',', '')) }] : [];
  });
  expect(sums).toHaveLength(5);
  for (const { rate, size, fee } of sums) expect(fee).toBe(rate * size);
  expect(sums.map(({ rate }) => rate)).toEqual(sums.map(({ rate }) => rate).toSorted((a, b) => b - a));
  const room = Number(/room for (\d+) vB/.exec(screen.getByRole('img').getAttribute('aria-label') ?? '')?.[1]);
  const taken = sums.slice(0, 3).reduce((sum, { size }) => sum + size, 0);
  expect(taken).toBeLessThanOrEqual(room);
  for (const { size } of sums.slice(3)) expect(taken + size).toBeGreaterThan(room);
  expect(sums[3]?.fee).toBeGreaterThan(sums[2]?.fee ?? Number.NaN);
});

test('channel has the same number of beads in each step', () => {
  const { container } = render(<Drawing id="channel" locale="en" />);
  const beads = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/m15 0/g)?.length);
  expect(beads.filter((count) => count !== undefined)).toEqual([10, 10, 10, 10]);
});

test('channel-room has the rooms of the table of the guide', () => {
  const rows = [...bodyOf('lightning-basics').matchAll(/^\| (.+) \| ([\d,]+) \| ([\d,]+) \|$/gm)];
  expect(rows).toHaveLength(3);
  expect(textsOf('channel-room')).toEqual(
    rows.flatMap(([, moment, send, receive]) => [moment, `send ${send}`, `receive ${receive}`]),
  );
});

test('block-odds has the chances of the table of the guide', () => {
  const rows = [...bodyOf('send-receive-bitcoin').matchAll(/^\| the .+ \| [\d.]+% \| ([\d.]+%) \| ([\d.]+%) \|$/gm)];
  const chances = rows.flatMap(([, ten, sixty]) => [ten, sixty]);
  expect(chances).toHaveLength(4);
  expect(
    textsOf('block-odds')
      .filter((text) => text.endsWith('%'))
      .sort(),
  ).toEqual(chances.sort());
});

test('fee-years has the fees of the table of the guide', () => {
  const rows = [...bodyOf('send-receive-bitcoin').matchAll(/^\| (\d{4}) \| (\$[\d.]+) \|$/gm)];
  expect(rows).toHaveLength(5);
  expect(textsOf('fee-years').slice(0, -1)).toEqual(rows.flatMap(([, year, fee]) => [fee, year]));
});

test('gap-limit has the addresses of the example of the guide', () => {
  const body = bodyOf('seed-phrases');
  const [, gap] = /stops looking after (\d+) unused addresses/.exec(body) ?? [];
  expect(body).toContain('gave out thirty addresses');
  expect(textsOf('gap-limit')[0]).toMatch(new RegExp(`^${gap} `));
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Three rows of ten addresses');
});

test('checksum-limits marks the one character in which its typing error differs from the example', () => {
  const { container } = render(<Drawing id="checksum-limits" locale="en" />);
  const { p2wpkh, typo } = addressExamples;
  expect(container.querySelector('tspan')).toHaveTextContent(typo.slice(-1));
  expect(typo.slice(0, -1)).toBe(p2wpkh.slice(0, -1));
  expect(typo).not.toBe(p2wpkh);
});

test('address shows the example of the guide, divided into the parts of its table', () => {
  const signs = textsOf('address').filter((text) => text.length === 1);
  const body = bodyOf('bitcoin-addresses');
  expect(body).toContain(`\`${signs.join('')}\``);
  const caption = screen.getByRole('img').getAttribute('aria-label') ?? '';
  const [data = 0, checksum = 0] = [/fingerprint of (\d+)/, /checksum of (\d+)/].map((part) =>
    Number(part.exec(caption)?.[1]),
  );
  expect(body).toContain(`| \`${signs.slice(4, 4 + data).join('')}\` |`);
  expect(body).toContain(`| \`${signs.slice(-checksum).join('')}\` |`);
  expect(4 + data + checksum).toBe(signs.length);
});

test('seed shows the positions of its words as bits, and the phrase of the guide', () => {
  const texts = textsOf('seed');
  const [first = '', last = ''] = texts.filter((text) => /^[01]{11}$/.test(text));
  expect([first, last].map((bits) => Number.parseInt(bits, 2))).toEqual([
    seedExample.places.abandon,
    seedExample.places.about,
  ]);
  expect(texts).toEqual(expect.arrayContaining(['abandon', 'about']));
  expect(bodyOf('seed-phrases')).toContain(`\`${seedExample.words.join(' ')}\``);
});

test('confirmations has the chances of the table of the guide', () => {
  const body = bodyOf('send-receive-bitcoin');
  const rows = [...body.matchAll(/^\| (\d) \| .* \| (?:Up to )?([\d.]+%) \| .* \|$/gm)].map(([, , chance]) => chance);
  expect(rows).toHaveLength(4);
  expect(textsOf('confirmations').filter((text) => text.endsWith('%'))).toEqual(rows);
});

test('coins-to-spend has the coins, their size and the fee rate of the guide, and their product', () => {
  const body = bodyOf('dollar-cost-averaging');
  const { container } = render(<Drawing id="coins-to-spend" locale="en" />);
  const [coins, size, rate] = [/own (\d+) small coins/, /about (\d+) <Term/, /fee rate of (\d+) satoshis/].map((part) =>
    Number(part.exec(body)?.[1]),
  ) as [number, number, number];
  expect(container).toHaveTextContent(
    `${coins} × ${size} vB × ${rate} sat/vB = ${(coins * size * rate).toLocaleString('en-US')} satoshis`,
  );
});

test('purchase-way has the costs and the totals of the table of the guide', () => {
  const { container } = render(<Drawing id="purchase-way" locale="en" />);
  const body = bodyOf('buying-first-bitcoin');
  const rows = [...body.matchAll(/^\| (.+) \| (\$[\d.]+) \| (\$[\d.]+) \|$/gm)].map(([, , transfer, card]) => [
    transfer,
    card,
  ]);
  const [payIn = [], fee = [], spread = [], withdrawal = [], total = []] = rows;
  expect(rows).toHaveLength(5);
  expect([fee, spread, withdrawal].every(([transfer, card]) => transfer === card)).toBe(true);
  const dollars = textsOf('purchase-way').filter((text) => text.startsWith('$'));
  const arrives = 100 - Number(total[0]?.slice(1));
  expect(dollars).toEqual([
    payIn[0],
    `${fee[0]} + ${spread[0]}`,
    withdrawal[0],
    '$100',
    `$${arrives.toFixed(2)}`,
    ...total,
  ]);
  expect(container.querySelector('figcaption')).toHaveTextContent(`paying in costs ${payIn[1]} instead of ${payIn[0]}`);
  expect(body).toContain('You buy for $100.');
});

test('borrowed has the sums of the guide, and the fall that takes all of one’s own', () => {
  const body = bodyOf('bitcoin-common-mistakes');
  const [, bought, own] = /you control (\$[\d,]+) with (\$[\d,]+) of your own/.exec(body) ?? [];
  const [, fall] = /A fall of about (\d+%) can wipe you out/.exec(body) ?? [];
  expect(textsOf('borrowed').join('\n')).toMatch(new RegExp(`for \\${bought}\n.*\n\\${own} of your own\n.* ${fall}\n`));
});

test('pledge has the sums of the guide', () => {
  const [, pledged, loan, fall, rest, part] =
    /you pledge bitcoin worth (\S+) and borrow (\S+)\. If the price falls by (\S+), the pledge is worth (\S+) and the loan is (\S+) of it/.exec(
      bodyOf('selling-bitcoin'),
    ) ?? [];
  const texts = textsOf('pledge').join(' ');
  for (const value of [`worth ${pledged}`, `by ${fall}`, `loan, ${loan}`, `${part} of it`])
    expect(texts).toContain(value);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`it is worth ${rest}`);
});

test('compare-address frames the first, the middle and the last six characters of the example', () => {
  const { container } = render(<Drawing id="compare-address" locale="en" />);
  const boldOf = [...container.querySelectorAll('text')].filter(
    (text) => text.textContent?.length === 1 && text.classList.contains('font-semibold'),
  );
  const { p2wpkh } = addressExamples;
  expect(boldOf.map((text) => text.textContent).join('')).toBe(
    p2wpkh.slice(0, 6) + p2wpkh.slice(18, 24) + p2wpkh.slice(-6),
  );
});

test('bad-starts has the numbers of the table of the guide', () => {
  const dollars = textsOf('bad-starts').filter((text) => /^\$\d+$/.test(text));
  const rows = bodyOf('dollar-cost-averaging').match(/(?<=^\| End of .*\| End of .*\| )\$\d+ \| \$\d+/gm) ?? [];
  expect(rows).toHaveLength(3);
  expect(dollars).toEqual(rows.flatMap((row) => row.split(' | ')));
});

test('fixed-sum has the prices, the coins and the averages of the guide', () => {
  const { container } = render(<Drawing id="fixed-sum" locale="en" />);
  const body = bodyOf('dollar-cost-averaging');
  const rows = [...body.matchAll(/^\| \d \| (\$[\d,]+) \| ([\d.]+) BTC \|$/gm)];
  expect(rows).toHaveLength(4);
  const texts = [...container.querySelectorAll('text')].map((text) => text.textContent);
  const inCoins = (btc = '') => Math.round(Number(btc) / 0.0005);
  for (const [, price = '', btc] of rows) {
    const short = price.replace(/,000$/, 'K');
    expect(texts).toEqual(expect.arrayContaining([short, String(inCoins(btc))]));
  }
  const total = inCoins(/^\| Total \| \| ([\d.]+) BTC/m.exec(body)?.[1]);
  expect(texts).toContain(String(total));
  const piles = container.querySelector('path[stroke-dasharray="7.3 1.7"]')?.getAttribute('d') ?? '';
  const heights = [...piles.matchAll(/v-(\d+)/g)].map(([, height]) => Number(height));
  expect(heights).toEqual(rows.map(([, , btc]) => inCoins(btc) * 9));
  for (const average of ['$38,095', '$41,250']) {
    expect(body).toContain(average);
    expect(texts).toContain(average);
  }
});

test('halvings has the rewards of the guide, each half of the one before', () => {
  const rewards = textsOf('halvings').map(Number).filter(Number.isFinite);
  expect(rewards).toHaveLength(5);
  for (const [index, reward] of rewards.slice(1).entries()) expect(reward).toBe((rewards[index] ?? 0) / 2);
  const body = bodyOf('what-is-bitcoin');
  expect(body).toContain(`the reward was ${rewards[0]} coins`);
  expect(body).toContain(`it has been ${rewards.at(-1)} coins`);
});

test('coin-flippers has a dot for each person of the guide', () => {
  const { container } = render(<Drawing id="coin-flippers" locale="en" />);
  const rows = container.querySelector('path[stroke-dasharray]')?.getAttribute('d') ?? '';
  // Each row is 289 long, with a dot every 7.4.
  const dots = [...rows.matchAll(/h289/g)].length * (Math.floor(289 / 7.4) + 1);
  expect(dots).toBe(1000);
  expect(bodyOf('bitcoin-success-stories')).toContain(`the other ${dots - 1}`);
});

test('node-questions has the amount of the guide on both phones', () => {
  const amounts = textsOf('node-questions').filter((text) => /^[\d.]+$/.test(text));
  expect(amounts).toHaveLength(2);
  for (const amount of amounts) expect(bodyOf('running-a-node')).toContain(`phone says that ${amount} bitcoin`);
});

test('platform-costs has the totals of the guide, and what is left of the purchase', () => {
  const body = bodyOf('strike-vs-other-platforms');
  const totalsOf = (habit: string) =>
    new RegExp(`^\\| Total if you withdraw ${habit} \\| \\$([\\d.]+) \\| \\$([\\d.]+) \\|$`, 'm')
      .exec(body)
      ?.slice(1) ?? [];
  const [a, b] = totalsOf('every time');
  const [aBatch, batch] = totalsOf('once in ten purchases');
  expect(aBatch).toBe(a);
  const texts = textsOf('platform-costs');
  expect(texts.filter((text) => text.startsWith('−'))).toEqual([a, b, batch].map((total) => `−$${total}`));
  const purchase = Number(/You buy for \$(\d+)/.exec(body)?.[1]);
  for (const total of [a, b, batch]) expect(texts).toContain(`$${(purchase - Number(total)).toFixed(2)}`);
});

test('payment-code has the amount of the guide, and its text is a link of BIP 21', () => {
  const parts = textsOf('payment-code').filter((text) => /^(bitcoin:|bc1q|\?|0|&|Corner)/.test(text));
  const url = new URL(parts.join(''));
  expect(url.protocol).toBe('bitcoin:');
  const amount = url.searchParams.get('amount');
  expect(url.searchParams.get('label')).toBe('Corner Cafe');
  const satoshis = (Number(amount) * 1e8).toLocaleString('en');
  expect(bodyOf('using-bitcoin-payments')).toContain(`${amount} BTC is ${satoshis} satoshis`);
  expect(textsOf('payment-code')).toContain(`${satoshis} satoshis`);
});

  expect(stepIds).toHaveLength(62);
});
