import { createHash } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import { en } from '@/content/en';
import { addressExamples } from '@/content/examples/address-examples';
import { seedExample } from '@/content/examples/seed-example';
import { getSeries } from '@/lib/content/figures/figures';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { slugify } from '@/lib/content/text/heading-ids.mjs';
import { textOfFile as bodyOf } from '@/tests/expect-in-guide';
import { Drawing, type DrawingId, getDrawing } from './drawing';

const ids = Object.keys(en.drawings) as DrawingId[];

/** The texts of a drawing in document order, in its narrow version if it has two. */
function textsOf(id: DrawingId): string[] {
  const { container } = render(<Drawing id={id} locale="en" />);
  return [...(container.querySelector('svg')?.querySelectorAll('text') ?? [])].map((text) => text.textContent ?? '');
}

/** The drawings of steps, which are decoration: the text of the step says what they show. */
const stepIds = ids.filter((id) => !('text' in en.drawings[id]));

test('guides use every drawing, and Drawing throws for an unknown id', () => {
  const used = getAvailableGuides('en').flatMap((guide) => bodyOf(guide.id).match(/(?<=<Drawing id=")[^"]+/g) ?? []);
  expect([...new Set(used)].sort()).toEqual([...ids].sort());
  expect(() => render(<Drawing id={'no-such' as DrawingId} locale="en" />)).toThrow('id must be one of notebooks');
});

describe.each(ids)('%s', (id) => {
  it('is an image with a name and a caption, or decoration, and every {name} in its words has a value', () => {
    const { container } = render(<Drawing id={id} locale="en" />);
    if (stepIds.includes(id)) {
      expect(screen.queryByRole('img')).toBeNull();
      expect(container.querySelector('figcaption')).toBeNull();
    } else {
      const role = getDrawing(id, 'en').plan.hasLinks ? 'group' : 'img';
      expect(screen.getAllByRole(role)).toHaveLength(1);
      expect(screen.getByRole(role).getAttribute('aria-label')?.length).toBeGreaterThan(80);
      expect(container.querySelector('figcaption')?.textContent?.length).toBeGreaterThan(80);
    }
    expect(container.innerHTML).not.toMatch(/NaN|undefined|[{}]|style=/);
    for (const text of container.querySelectorAll('text')) expect(text).not.toBeEmptyDOMElement();
  });
});

/** The words of a drawing, each line of a label by itself. */
const wordsOf = (svg: Element) =>
  [...svg.querySelectorAll('text, tspan')]
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((node) => node.textContent?.split(/\s+/) ?? [])
    .filter(Boolean);

test.each(ids.filter((id) => getDrawing(id, 'en').plan.wide))(
  '%s has each word of its narrow version in its wide one',
  (id) => {
    const [narrow = [], wide] = [...render(<Drawing id={id} locale="en" />).container.querySelectorAll('.drawing')].map(
      wordsOf,
    );
    expect(narrow).not.toHaveLength(0);
    expect(wide).toEqual(expect.arrayContaining(narrow));
  },
);

test('a drawing of two scenes has each of them once, and no second scene is lower than the first', () => {
  const { container } = render(<Drawing id="nodeQuestions" locale="en" />);
  const [first, second] = container.querySelectorAll('svg');
  const source = second?.querySelector('use')?.getAttribute('href');
  expect(first?.querySelector(`${source}`)).toHaveTextContent('Tom’s phone');
  expect(second?.querySelector('text')).toBeNull();
  for (const id of ids) {
    const { height, cut = 0 } = getDrawing(id, 'en').plan;
    expect(height - cut).toBeGreaterThanOrEqual(cut);
  }
});

test('selling-bitcoin states the fees that its drawing computes', () => {
  const fees = textsOf('sellRest').flatMap((text) => text.match(/\$\d+\.\d+/g) ?? []);
  expect(fees).toHaveLength(2);
  expect(bodyOf('selling-bitcoin')).toContain(`the two fees are ${fees.join(' and ')}.`);
});

test('banknotes are red only in the arrow that takes one away', () => {
  const { container } = render(<Drawing id="reversedPayment" locale="en" />);
  expect(container.querySelectorAll('rect[width="48"]')).toHaveLength(2);
  expect(container.querySelector('.stroke-loss rect, rect.stroke-loss')).toBeNull();
});

test('a drawing that is decoration is right below the heading of its step', () => {
  const bodies = getAvailableGuides('en')
    .map((guide) => bodyOf(guide.id))
    .join('\n');
  expect(stepIds).not.toHaveLength(0);
  for (const id of stepIds) {
    const uses = bodies.match(new RegExp(`<Drawing id="${id}" />`, 'g'));
    expect(bodies.match(new RegExp(`\n### [^\n]+\n+<Drawing id="${id}" />`, 'g'))).toHaveLength(uses?.length ?? 0);
  }
});

test('mined-blocks has valid hashes, and one changed letter invalidates every later guess', () => {
  // Two titles, then seven texts for each block: before, payment, guess and hash, each but the payment after its label.
  const cells = textsOf('minedBlocks').slice(2);
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
  expect(textsOf('channelRoom')).toEqual(
    rows.flatMap(([, moment, send, receive]) => [moment, `send ${send}`, `receive ${receive}`]),
  );
});

test('block-odds has the chances of the table of the guide', () => {
  const rows = [...bodyOf('send-receive-bitcoin').matchAll(/^\| the .+ \| [\d.]+% \| ([\d.]+%) \| ([\d.]+%) \|$/gm)];
  const chances = rows.flatMap(([, ten, sixty]) => [ten, sixty]);
  expect(chances).toHaveLength(4);
  expect(
    textsOf('blockOdds')
      .filter((text) => text.endsWith('%'))
      .sort(),
  ).toEqual(chances.sort());
});

test('fee-years has the fees of the table of the guide', () => {
  const rows = [...bodyOf('send-receive-bitcoin').matchAll(/^\| (\d{4}) \| (\$[\d.]+) \|$/gm)];
  expect(rows).toHaveLength(5);
  const fees = rows.map(([, , fee]) => fee);
  const years = rows.map(([, year]) => year);
  expect(textsOf('feeYears').slice(0, -1)).toEqual([...fees, ...years]);
});

test('fee-ranges has the sums of the tables of the guide', () => {
  const body = bodyOf('send-receive-bitcoin');
  const texts = textsOf('feeRanges');
  const tiers = [...body.matchAll(/^\| (?:Low, can wait|Standard|High, urgent) \| (.+) \|$/gm)].map(([, sum]) => sum);
  expect(tiers).toHaveLength(3);
  expect(texts).toEqual(expect.arrayContaining(tiers));
  const days = [...body.matchAll(/^\| (\d{1,2}) \| (\$[\d.]+) \|/gm)];
  expect(days).toHaveLength(3);
  for (const [, rate = '', cost = ''] of days) {
    expect(texts[texts.indexOf(cost) - 1]).toMatch(new RegExp(`, ${rate} sat/vB$`));
  }
  const size = /simple payment takes (\d+) virtual bytes/.exec(body)?.[1];
  expect(body).toContain('its price at the end of June 2026');
  expect(texts).toContain(`single days, ${size} vB, June 2026 price`);
  const [, average] = /^\| 2025 \| (\$[\d.]+) \|$/m.exec(body) ?? [];
  expect(document.querySelector('figcaption')).toHaveTextContent(`The average of all of 2025 was ${average}.`);
});

test('price-falls has what the falls of the guide leave of a hundred dollars', () => {
  const [, first, second] = textsOf('priceFalls').filter((text) => text.includes('$'));
  expect([first, second]).toEqual(['$7', '$15']);
  const label = screen.getByRole('img').getAttribute('aria-label');
  expect(label).toContain('fall of 93% in 2011');
  expect(label).toContain('fall of 85% from 2013 to 2015');
});

test('consolidate, survey-dots and hundredths have the numbers of their guides', () => {
  const [, size, low, high] =
    /Ten inputs take about (\d+) vB\. That is (\d+) sat at 1 sat\/vB, and ([\d,]+) at 50/.exec(
      bodyOf('bitcoin-fees'),
    ) ?? [];
  expect(textsOf('consolidate')).toEqual([
    `10 coins into one: about ${size} vB`,
    'at 1 sat/vB',
    `${low} sat`,
    'at 50 sat/vB',
    `${high} sat`,
  ]);
  const body = bodyOf('what-is-bitcoin');
  const [, held, paid] =
    /(\d+)% of adults had used or held any cryptocurrency in the past year\. Only about (\d+)% had bought or paid for something/.exec(
      body,
    ) ?? [];
  expect(textsOf('surveyDots').slice(1)).toEqual([
    `${held} used or held any in the past year`,
    `about ${paid} paid with it`,
  ]);
  expect(body).toContain('One bitcoin splits into 100 million parts');
  const parts = textsOf('hundredths').slice(1, -1).map(Number);
  expect(parts.map((part) => Math.round(1 / part))).toEqual([1, 1e2, 1e4, 1e6]);
});

test('an update begins with a backup, as in its guide, and an old address has no check mark', () => {
  expect(bodyOf('running-a-node')).toContain('back up its file first');
  expect(textsOf('nodeUpdate')[0]).toBe(en.drawings.nodeUpdate.labels.backup);
  const { container } = render(<Drawing id="addressExpiry" locale="en" />);
  expect(container.querySelector('.stroke-gain')).toBeNull();
});

test('buyers2021, full-circle and start-dates have the numbers of their guides', () => {
  const why = bodyOf('why-bitcoin-matters-now');
  const [, least, most] = /between (\d+)% and (\d+)% of them were probably sitting on a loss/.exec(why) ?? [];
  const { container } = render(<Drawing id="buyers2021" locale="en" />);
  expect(textsOf('buyers2021').slice(1)).toEqual([
    `${least} at a loss, by the lower estimate`,
    `up to ${most}, by the higher one`,
  ]);
  // The key has one more of each.
  const countOf = (selector: string, mark: RegExp) =>
    (container.querySelector(selector)?.getAttribute('d')?.match(mark)?.length ?? 0) - 1;
  expect(countOf('path.stroke-loss-fill:not([stroke-width])', /h\.1/g)).toBe(Number(least));
  expect(countOf('path.stroke-loss-fill[stroke-width]', /z/g)).toBe(Number(most) - Number(least));
  const [, receive, send] = /Receive (\$\d+) and send (\$\d+) back/.exec(bodyOf('send-receive-bitcoin')) ?? [];
  expect(textsOf('fullCircle').filter((text) => text.startsWith('$'))).toEqual([receive, send]);
  const starts = [...bodyOf('time-preference').matchAll(/From (\w+ \d{4}), (?:bitcoin|it) (rose|lost) about (\d+%)/g)];
  expect(starts).toHaveLength(3);
  expect(textsOf('startDates').slice(0, -1)).toEqual(
    starts.flatMap(([, start, way, rate]) => [start, `${way === 'lost' ? '−' : ''}${rate} a year`]),
  );
});

test('gap-limit has the addresses of the example of the guide', () => {
  const body = bodyOf('seed-phrases');
  const [, gap] = /stops looking after (\d+) unused addresses/.exec(body) ?? [];
  expect(body).toContain('gave out thirty addresses');
  expect(textsOf('gapLimit')[0]).toMatch(new RegExp(`^${gap} `));
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Three rows of ten addresses');
});

test('checksum-limits marks the one character in which its typing error differs from the example', () => {
  const { container } = render(<Drawing id="checksumLimits" locale="en" />);
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

test('words-as-bits shows the positions of its words as bits, and the phrase of the guide', () => {
  const texts = textsOf('wordsAsBits');
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
  const rows = [...body.matchAll(/^\| (\d) \| .* \| ((?:Up to )?[\d.]+%) \| .* \|$/gm)].map(([, , chance]) =>
    chance?.toLowerCase(),
  );
  expect(rows).toHaveLength(4);
  expect(textsOf('confirmations').filter((text) => text.endsWith('%'))).toEqual(rows);
});

test('coins-to-spend has the coins, their size and the fee rate of the guide, and their product', () => {
  const body = bodyOf('dollar-cost-averaging');
  const { container } = render(<Drawing id="coinsToSpend" locale="en" />);
  const [coins, size, rate] = [/own (\d+) small coins/, /about (\d+) <Term/, /fee rate of (\d+) satoshis/].map((part) =>
    Number(part.exec(body)?.[1]),
  ) as [number, number, number];
  expect(container).toHaveTextContent(
    `${coins} × ${size} vB × ${rate} sat/vB = ${(coins * size * rate).toLocaleString('en-US')} satoshis`,
  );
});

test('purchase-way has the costs and the totals of the table of the guide', () => {
  const body = bodyOf('buying-first-bitcoin');
  const rows = [...body.matchAll(/^\| (.+) \| (\$[\d.]+) \| (\$[\d.]+) \|$/gm)].map(([, , transfer, card]) => [
    transfer,
    card,
  ]);
  const [payIn = [], fee = [], spread = [], withdrawal = [], total = []] = rows;
  expect(rows).toHaveLength(5);
  expect([fee, spread, withdrawal].every(([transfer, card]) => transfer === card)).toBe(true);
  const dollars = textsOf('purchaseWay').filter((text) => text.startsWith('$'));
  const arrives = 100 - Number(total[0]?.slice(1));
  expect(dollars).toEqual([
    payIn[0],
    `${fee[0]} + ${spread[0]}`,
    withdrawal[0],
    '$100',
    `$${arrives.toFixed(2)}`,
    ...total,
  ]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
    `Paying in costs ${payIn[0]} (${payIn[1]} with a card)`,
  );
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
  const { container } = render(<Drawing id="compareAddress" locale="en" />);
  const boldOf = [...container.querySelectorAll('text')].filter(
    (text) => text.textContent?.length === 1 && text.classList.contains('font-semibold'),
  );
  const { p2wpkh } = addressExamples;
  expect(boldOf.map((text) => text.textContent).join('')).toBe(
    p2wpkh.slice(0, 6) + p2wpkh.slice(18, 24) + p2wpkh.slice(-6),
  );
});

test('bad-starts has the numbers of the table of the guide', () => {
  const dollars = textsOf('badStarts').filter((text) => /^\$\d+$/.test(text));
  const rows = bodyOf('dollar-cost-averaging').match(/(?<=^\| End of .*\| End of .*\| )\$\d+ \| \$\d+/gm) ?? [];
  expect(rows).toHaveLength(3);
  expect(dollars).toEqual(rows.flatMap((row) => row.split(' | ')));
});

test('fixed-sum has the prices, the coins and the averages of the guide', () => {
  const { container } = render(<Drawing id="fixedSum" locale="en" />);
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

test('halvings has the rewards of the guide, each half of the one before, and the years in which they began', () => {
  const numbers = textsOf('halvings').map(Number).filter(Number.isFinite);
  const rewards = numbers.slice(0, 5);
  expect(numbers.slice(5)).toEqual([2009, 2012, 2016, 2020, 2024]);
  for (const [index, reward] of rewards.slice(1).entries()) expect(reward).toBe((rewards[index] ?? 0) / 2);
  const body = bodyOf('what-is-bitcoin');
  expect(body).toContain(`the reward was ${rewards[0]} coins`);
  expect(body).toContain(`it has been ${rewards.at(-1)} coins`);
});

test('coin-flippers has a dot for each person of the guide', () => {
  const { container } = render(<Drawing id="coinFlippers" locale="en" />);
  const rows = container.querySelector('path[stroke-dasharray]')?.getAttribute('d') ?? '';
  // Each row is 289 long, with a dot every 7.4.
  const dots = [...rows.matchAll(/h289/g)].length * (Math.floor(289 / 7.4) + 1);
  expect(dots).toBe(1000);
  expect(bodyOf('bitcoin-success-stories')).toContain(`the other ${dots - 1}`);
});

test('node-questions has the amount of the guide on both phones', () => {
  const amounts = textsOf('nodeQuestions').filter((text) => /^[\d.]+$/.test(text));
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
  const texts = textsOf('platformCosts');
  expect(texts.filter((text) => text.startsWith('−'))).toEqual([a, b, batch].map((total) => `−$${total}`));
  const purchase = Number(/You buy for \$(\d+)/.exec(body)?.[1]);
  for (const total of [a, b, batch]) expect(texts).toContain(`$${(purchase - Number(total)).toFixed(2)}`);
});

test('payment-code has the amount of the guide, and its text is a link of BIP 21', () => {
  const parts = textsOf('paymentCode').filter((text) => /^(bitcoin:|bc1q|\?|0|&|Corner)/.test(text));
  const url = new URL(parts.join(''));
  expect(url.protocol).toBe('bitcoin:');
  const amount = url.searchParams.get('amount');
  expect(url.searchParams.get('label')).toBe('Corner Cafe');
  const satoshis = (Number(amount) * 1e8).toLocaleString('en');
  expect(bodyOf('using-bitcoin-payments')).toContain(`${amount} BTC is ${satoshis} satoshis`);
  expect(textsOf('paymentCode')).toContain(`${satoshis} satoshis`);
});

test('allowlist has the wait of the guide', () => {
  const hours = /a new address has to wait (\d+) hours/.exec(bodyOf('strike-vs-other-platforms'))?.[1];
  expect(textsOf('allowlist')).toContain(`a new one waits ${hours} h`);
});

test('price-window has the price and the minutes of the guide', () => {
  const body = bodyOf('using-bitcoin-payments');
  const satoshis = (Number(/Then \$6 is ([\d.]+) BTC/.exec(body)?.[1]) * 1e8).toLocaleString('en');
  const minutes = /gives the customer (\d+) minutes/.exec(body)?.[1];
  expect(textsOf('priceWindow')).toEqual(expect.arrayContaining([`$6 = ${satoshis} sats`, minutes, '60']));
  expect(body).toContain('A Lightning invoice lasts one hour');
});

test('waits-by-sum counts the confirmations of the guide', () => {
  expect(bodyOf('using-bitcoin-payments')).toContain(
    'one for small sums, three for middle ones, and six for large ones',
  );
  const counts = textsOf('waitsBySum').map(Number).filter(Number.isFinite);
  expect(counts).toEqual([1, 1, 2, 3, 1, 2, 3, 4, 5, 6]);
});

test('spend-gain has the sums of the guide', () => {
  const [, bought, spent, gain, dearer, loss] =
    /for (\$\d)\. Now .* worth (\$\d)\. You have gained (\$\d), .* for (\$\d), you have a loss of (\$\d)/.exec(
      bodyOf('using-bitcoin-payments'),
    ) ?? [];
  const dollars = textsOf('spendGain').filter((text) => text.startsWith('$'));
  expect(dollars).toEqual([bought, spent, `${gain} gain`, dearer, spent, `${loss} loss`]);
});

test('lump-or-monthly has the cases and the shares of the guide', () => {
  const body = bodyOf('dollar-cost-averaging');
  const [, stocks] = /months (\d+%) of the time/.exec(body) ?? [];
  const [, three, ofThree, threeShare] = /gives (\d+) of (\d+) spans, or (\d+%)/.exec(body) ?? [];
  const [, ofTwelve] = /could start in (\d+) months/.exec(body) ?? [];
  const [, twelve, twelveShare] = /ahead in (\d+) cases, or (\d+%)/.exec(body) ?? [];
  const { container } = render(<Drawing id="lumpOrMonthly" locale="en" />);
  const shares = [...container.querySelectorAll('text')].flatMap(
    ({ textContent }) => textContent?.match(/^\d+%$/) ?? [],
  );
  expect(shares).toEqual([stocks, threeShare, twelveShare]);
  expect(container.querySelector('figcaption')).toHaveTextContent(
    `${three} of ${ofThree} and ${twelve} of ${ofTwelve} starts`,
  );
});

test('offer and waits have the numbers of the guide', () => {
  const body = bodyOf('time-preference');
  const [, now, later] = /offers you (\$\d+) today or (\$\d+) in a year/.exec(body) ?? [];
  const [, rise, paid, real] =
    /prices rise (\d+%) over the year\. Then (\$\d+) next year buys only what about (\$\d+)/.exec(body) ?? [];
  expect(paid).toBe(later);
  expect(textsOf('offer')).toEqual([`${now} today`, `${later} in a year`, `What ${later} buys if prices rise ${rise}`]);
  const caption = (id: DrawingId) => render(<Drawing id={id} locale="en" />).container.querySelector('figcaption');
  expect(caption('offer')).toHaveTextContent(`${later} buys about what ${real} buys today`);
  const [, kept] = /reliable adult waited about (\d+) minutes/.exec(body) ?? [];
  expect(body).toContain('unreliable one waited about three.');
  expect(textsOf('waits')).toEqual(['a promise kept', kept, 'minutes', 'a promise broken', '3', 'minutes']);
});

test('box-rates has the rates and the results of the table of the guide', () => {
  const rows = [...bodyOf('time-preference').matchAll(/^\| (−?[\d.]+%) \| \S+ \| (?:about )?(\$[\d,]+) \|$/gm)];
  expect(rows).toHaveLength(5);
  expect(textsOf('boxRates')).toEqual(rows.flatMap(([, rate, end]) => [rate, end]));
  const { container } = render(<Drawing id="boxRates" locale="en" />);
  const block = container.querySelector('path')?.getAttribute('d')?.match(/M/g);
  const [, top = ''] = /about \$([\d,]+) \|$/m.exec(bodyOf('time-preference').split('| 45% |')[1] ?? '') ?? [];
  expect(block).toHaveLength(Math.round(Number(top.replace(',', '')) / 100));
});

test('same-fee, child-pays and batch have the sizes and the sums of the guide', () => {
  const body = bodyOf('bitcoin-fees');
  const [, size = '', rate = '', fee] = /example="(\d+) × (\d+) = ([\d,]+) satoshis"/.exec(body) ?? [];
  expect(textsOf('sameFee').filter((text) => /^[\d,]+$/.test(text))).toEqual([fee, fee]);
  expect(body).toContain('Ana sends $20 of bitcoin. Ben sends $2 million.');
  expect(textsOf('sameFee')).toEqual(expect.arrayContaining(['Ana sends $20', 'Ben sends $2 million', `${size} vB`]));
  const [, childSize, all, parentFee, childFee] =
    new RegExp(
      `must pay \\(${size} \\+ (\\d+)\\) × ${rate} = ([\\d,]+) sat\\. The child pays [\\d,]+ − (\\d+) = ([\\d,]+)`,
    ).exec(body) ?? [];
  expect(Number(all?.replace(',', ''))).toBe((Number(size) + Number(childSize)) * Number(rate));
  expect(textsOf('childPays')).toEqual(
    expect.arrayContaining([
      `child, ${childSize} vB`,
      `paid ${parentFee}`,
      `pays ${childFee}`,
      `${rate} sat/vB together`,
    ]),
  );
  const [, separate, together] =
    /take 3 × \d+ = (\d+) vB\. One payment to the same three people takes about (\d+) vB/.exec(body) ?? [];
  expect(textsOf('batch').slice(0, 2)).toEqual([
    `3 payments: ${separate} vB`,
    `1 payment to all 3: about ${together} vB`,
  ]);
});

test('input-sizes and block-wait have the numbers of the guide', () => {
  const body = bodyOf('bitcoin-fees');
  const rows = [...body.matchAll(/^\| Starts with .* \| about ([\d.]+) vB \| (\d+) vB \|/gm)];
  const sizes = rows.flatMap(([, input, output]) => [input, output]);
  expect(sizes).toHaveLength(6);
  expect(textsOf('inputSizes').filter((text) => /^\d[\d.]+$/.test(text))).toEqual(sizes);
  const [, ...chances] =
    /one minute is ([\d.]+%)\. Within ten minutes it is (\d+%), and within an hour ([\d.]+%)/.exec(body) ?? [];
  expect(textsOf('blockWait').filter((text) => text.endsWith('%'))).toEqual(chances);
});

test('weekly-shop, house-years, twelve-months and wait-or-rush have the numbers of the guide', () => {
  const body = bodyOf('why-bitcoin-matters-now');
  const [, before, after] =
    /cost your family (\$\d+) at the end of 2019\. Five years later the same food cost about (\$\d+)/.exec(body) ?? [];
  expect(textsOf('weeklyShop').slice(2)).toEqual([before, after]);
  const [, old, recent] =
    /cost about ([\d.]+) times a typical household's yearly income\. In 2024 it cost ([\d.]+) times/.exec(body) ?? [];
  expect(textsOf('houseYears').filter((text) => /^\d\.\d$/.test(text))).toEqual([old, recent]);
  const [, lower, spans] = /in (\d+) of the (\d+) twelve-month spans/.exec(body) ?? [];
  const { container } = render(<Drawing id="twelveMonths" locale="en" />);
  const [others, red] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length,
  );
  expect([red, Number(others) + Number(red)]).toEqual([Number(lower), Number(spans)]);
  const [, fall] = /bought at the end of July 2025 was down (\d+%)/.exec(body) ?? [];
  expect(body).toContain('paid about three and a half times as much');
  expect(textsOf('waitOrRush')).toEqual(expect.arrayContaining(['× 3.5', `−${fall}`]));
});

test('pool-income and clean-power have the numbers of the guide', () => {
  const body = bodyOf('bitcoin-mining');
  const [, years] = /one block every ([\d,]+) years/.exec(body) ?? [];
  expect(textsOf('poolIncome')).toContain(`${years} years`);
  const [, council] = /That number, ([\d.]+), comes/.exec(body) ?? [];
  const [, model] = /January 2022 gave ([\d.]+) percent/.exec(body) ?? [];
  const [, survey, renewable, nuclear] =
    /gives \*\*([\d.]+) percent\*\*: ([\d.]+) percent renewable and ([\d.]+)% nuclear/.exec(body) ?? [];
  const [, gas] = /largest single source at ([\d.]+)%/.exec(body) ?? [];
  const texts = textsOf('cleanPower');
  expect(texts.filter((text) => /^[\d.]+%$/.test(text))).toEqual([council, model, survey].map((part) => `${part}%`));
  expect(texts).toEqual(expect.arrayContaining([`${renewable}% renewable`, `${nuclear}% nuclear`, `gas ${gas}%`]));
});

test('case-dates has the cases of the guide with their years and outcomes, in order of time', () => {
  const body = bodyOf('bitcoin-success-stories');
  const groups = body.split('<Tab id=').slice(1);
  const cases = groups.map((group) =>
    [...group.matchAll(/<Case years="(?:since )?(\d+)[^"]*" went="(\w+)"/g)].map(([, from, went]) => ({
      from: Number(from),
      went,
    })),
  );
  for (const group of cases) expect(group).toEqual(group.toSorted((a, b) => a.from - b.from));
  const { container } = render(<Drawing id="caseDates" locale="en" />);
  const marksOf = (svg: Element | undefined, left: number, year: number) =>
    [...(svg?.querySelectorAll('g > g > g[transform]') ?? [])].map((mark) => ({
      from:
        Math.floor((Number(/translate\(([\d.]+)/.exec(mark.getAttribute('transform') ?? '')?.[1]) + 8 - left) / year) +
        2009,
      colors: [...mark.children].map((path) => path.getAttribute('class')?.split(' ')[0]),
    }));
  const [gain, loss] = ['fill-gain-fill', 'fill-loss-fill'];
  const colors: Record<string, string[]> = { well: [gain], mixed: [gain, loss], badly: [loss] };
  const marks = cases.flat().map(({ from, went = '' }) => ({ from, colors: colors[went] }));
  const [narrow, wide] = container.querySelectorAll('svg');
  expect(marksOf(narrow, 18, 16)).toEqual(marks);
  expect(marksOf(wide, 290, 18.4)).toEqual(marks);
  const headings = [...body.matchAll(/^### (.+)\n\n<Drawing id="case/gm)].map(([, heading = '']) => slugify(heading));
  for (const svg of [narrow, wide])
    expect([...(svg?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
      headings.map((heading) => `#${heading}`),
    );
});

test('smaller-link and house-sizes have the numbers of the guides', () => {
  expect(bodyOf('time-preference')).toContain('The link was only half as strong. It shrank by two thirds once');
  const { container } = render(<Drawing id="smallerLink" locale="en" />);
  const widths = [...container.querySelectorAll('.fill-gold')].map((bar) =>
    Number(/h([\d.]+)/.exec(bar.getAttribute('d') ?? '')?.[1]),
  );
  expect(widths.map((width) => Math.round((6 * width) / (widths[0] ?? 0)))).toEqual([6, 3, 1]);
  expect(bodyOf('why-bitcoin-matters-now')).toMatch(/1,525 square feet in 1973, 2,467 in 2015 and about 2,150 in 2024/);
  expect(textsOf('houseSizes').filter((text) => text.includes(','))).toEqual(['1,525', '2,467', '2,150']);
});

test('caseFtx draws what was paid in proportion to what was held, in dollars and in bitcoin', () => {
  const { container } = render(<Drawing id="caseFtx" locale="en" />);
  const path = (selector: string) => container.querySelector(selector)?.getAttribute('d');
  // 119% is 86 high, so that 100% is 72.3. Of a coin, 1.19 × $16,871 ÷ $104,708.96 is 19.2%, or 69 degrees.
  expect(path('.fill-gold')).toBe('M52 130V57.7h68V130z');
  expect(path('.fill-bitcoin-fill')).toBe('M234 84v-38A38 38 0 0 1 269.5 70.4z');
});

test('the drawings of cases have the numbers of the guide', () => {
  const body = bodyOf('bitcoin-success-stories');
  const [, paid, price] =
    /had cost (\$[\d,]+) each on average\. At the end of June 2026 one bitcoin cost (\$[\d,]+),/.exec(body) ?? [];
  expect(textsOf('caseStrategy')).toEqual(expect.arrayContaining([paid, price]));
  for (const text of ['4,709 bitcoins for 50 million US dollars', '3,318 for 170 million US dollars'])
    expect(body).toContain(text);
  // 50,000,000 ÷ 4,709 = 10,618; 170,000,000 ÷ 3,318 = 51,236
  expect(textsOf('caseBlock')).toEqual(expect.arrayContaining(['$10,600', '$51,200']));
  const [, first, second] =
    /(\d+%) of people said that they had paid with bitcoin in 2023\..* For 2024 it was ([\d.]+%)/.exec(body) ?? [];
  expect(textsOf('caseSalvador')).toEqual([`paid in 2023: ${first}`, `in 2024: ${second}`]);
  const [, before] = /about ([\d,]+) bitcoins at that day/.exec(body) ?? [];
  const [, after] = /In March 2026 it counted about ([\d,]+),/.exec(body) ?? [];
  expect(textsOf('caseBhutan')).toEqual(expect.arrayContaining([`2024: ${before}`, `2026: ${after}`]));
});

test('jar, app-users and child-deaths have the numbers of the guide', () => {
  const body = bodyOf('time-preference');
  expect(body).toContain('dollar bills hidden in 1971. By May 2025 it had lost 87%');
  expect(textsOf('jar')).toEqual(expect.arrayContaining(['1971', 'May 2025', '−87%']));
  expect(body).toContain('roughly three quarters of users had probably lost money');
  const { container } = render(<Drawing id="appUsers" locale="en" />);
  const [falling, rising] = [...container.querySelectorAll('g path')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length,
  );
  expect(Number(falling) / (Number(falling) + Number(rising))).toBe(3 / 4);
  expect(body).toMatch(
    /In 2021 about 4% of children worldwide died before age five\. Two centuries ago it was more than 40%\./,
  );
  const deaths = render(<Drawing id="childDeaths" locale="en" />).container.querySelectorAll('path.stroke-loss');
  expect([...deaths].map((path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([40, 4]);
});

test('retarget and fee-share have the numbers of the guide', () => {
  const body = bodyOf('bitcoin-mining');
  const [, came, planned, harder] =
    /came in (\d+) days in place of (\d+), difficulty goes up by about (\d+) percent/.exec(body) ?? [];
  expect(textsOf('retarget').slice(0, 2)).toEqual([`planned: ${planned} days`, `came in ${came} days`]);
  expect(textsOf('retarget')).toContain(`+${harder}%`);
  const [, now, before] =
    /In 2025, fees made up only about (\d+) percent .*, down from ([\d.]+) percent in 2024/.exec(body) ?? [];
  expect(textsOf('feeShare')).toEqual(expect.arrayContaining([`${before}% fees`, `about ${now}% fees`]));
});

test('sending-home and pesos have the numbers of the guide', () => {
  const body = bodyOf('why-bitcoin-matters-now');
  const [, plain, weighted] =
    /remittance<\/Term> was ([\d.]+%)\. Weighted by the sums sent, it was ([\d.]+%)/.exec(body) ?? [];
  expect(textsOf('sendingHome')).toEqual(
    expect.arrayContaining([`plain average: ${plain}`, `weighted by sums: ${weighted}`, '−$12.40', '−$9.60']),
  );
  expect(body).toContain('In 2023 prices there rose 211.4%');
  const { container } = render(<Drawing id="pesos" locale="en" />);
  expect(container.querySelector('figcaption')).toHaveTextContent('rose 211% in 2023');
  expect(body).toContain('bought about a third as much at the end');
});

test('fee-years, expiry and dust-limit have the numbers of the guide', () => {
  const body = bodyOf('bitcoin-fees');
  const [, in2021, in2024, in2025] =
    /about (\$[\d.]+) in 2021, (\$[\d.]+) in 2024 and (\$[\d.]+) in 2025/.exec(body) ?? [];
  const fees = textsOf('feeYears').filter((text) => text.startsWith('$'));
  expect([fees[0], fees[3], fees[4]]).toEqual([in2021, in2024, in2025]);
  const [, days] = /336 hours, which is (\d+) days/.exec(body) ?? [];
  expect(textsOf('expiry')).toContain(`${days} days`);
  const [, output, input, rate, limit] = /output that is \((\d+) \+ (\d+)\) × (\d+) = (\d+) satoshis/.exec(body) ?? [];
  expect(textsOf('dustLimit')).toContain(`(${output} + ${input}) vB × ${rate} sat/vB = ${limit} sat`);
});

test('last-fall has the prices of the guide', () => {
  const [, high, last] =
    /from a daily close of (\$[\d,]+) in 2025 to (\$[\d,]+) at the end of June 2026/.exec(
      bodyOf('bitcoin-success-stories'),
    ) ?? [];
  expect(textsOf('lastFall')).toEqual(expect.arrayContaining([high, last, '−53%']));
});

test('relay-floor has the floors of the guide', () => {
  const [, old, now] =
    /the default was (\S+) sat\/vB\. .* lowered it to \*\*(\S+) sat\/vB\*\* in 2025/.exec(bodyOf('bitcoin-fees')) ?? [];
  expect(textsOf('relayFloor')).toEqual(expect.arrayContaining([`floor of ${old}`, `floor of ${now}`]));
});

test('swapped-address has two complete addresses, and the three places to compare of each in bold', () => {
  const { container } = render(<Drawing id="swappedAddress" locale="en" />);
  const { p2wpkh, p2tr } = addressExamples;
  const signs = [...container.querySelectorAll('text[x*=" "]')].map((text) => text.textContent).join('');
  expect(signs).toBe(p2wpkh + p2tr);
  const bold = [...container.querySelectorAll('tspan')].map((span) => span.textContent).filter(Boolean);
  expect(bold).toEqual([
    ...[p2wpkh.slice(0, 6), p2wpkh.slice(18, 24), p2wpkh.slice(-6)],
    ...[p2tr.slice(0, 6), p2tr.slice(28, 34), p2tr.slice(-6)],
  ]);
});

test.each(['ownLose', 'payCompare'] as const)(
  '%s has the start, the middle and the end of one address on both sides',
  (id) => {
    const { container } = render(<Drawing id={id} locale="en" />);
    const [noted = [], shown] = [...container.querySelectorAll('text:has(tspan)')].map((text) =>
      [...text.children].map((span) => span.textContent ?? ''),
    );
    expect(noted).toEqual(shown);
    expect(noted).toHaveLength(3);
    for (const part of noted) expect(addressExamples.p2wpkh).toContain(part.replace(/…/g, ''));
  },
);

test('the key in node-signatures is the same twice, and not a hash of node-hash', () => {
  const stripesOf = (id: DrawingId) =>
    [...render(<Drawing id={id} locale="en" />).container.querySelectorAll('[stroke-width="16"]')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
  const [key, seen, ...others] = stripesOf('nodeSignatures');
  expect(key).toBe(seen);
  expect(others).toHaveLength(0);
  expect(stripesOf('nodeHash')).not.toContain(key);
});

test('node-disk has the sizes of the guide, to scale', () => {
  const { container } = render(<Drawing id="nodeDisk" locale="en" />);
  const [, full, ssd, least, most] =
    /about (\d+) GB of disk in.* A (\d) TB SSD [\s\S]*plan for (\d+) to (\d+) GB/i.exec(bodyOf('running-a-node')) ?? [];
  expect(textsOf('nodeDisk')).toEqual(
    expect.arrayContaining([`about ${full} GB of a disk of ${ssd} TB`, `${least} to ${most} GB of the same disk`]),
  );
  const widths = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
  expect(widths).toHaveLength(4);
  const [disk = 0, fullBar = 0, , prunedBar = 0] = widths;
  expect(fullBar / disk).toBeCloseTo(Number(full) / (Number(ssd) * 1000));
  expect(prunedBar / disk).toBeCloseTo(Number(most) / (Number(ssd) * 1000));
});

test('chain-split has the first block and the eight blocks of the guide', () => {
  const body = bodyOf('running-a-node');
  const [, first] = /From block ([\d,]+), on August 8/.exec(body) ?? [];
  expect(textsOf('chainSplit')).toEqual(expect.arrayContaining([`block ${first}`, '8 blocks in three weeks']));
  expect(body).toContain('only eight blocks in three weeks');
});

test('sale-gain and payout-fee have the sums of the guide', () => {
  const [, sold, fee, paid, gain, more, loss] =
    /gain is (\S+) − (\S+) − (\S+) = (\$\d+)\. Had she paid (\$\d+), she would have a loss of (\$\d+)/.exec(
      bodyOf('selling-bitcoin'),
    ) ?? [];
  expect(textsOf('saleGain')).toEqual([
    `Sold for ${sold}`,
    `Paid ${paid}`,
    `If she had paid ${more}`,
    `fee ${fee}`,
    `gain: ${gain}`,
    `loss: ${loss}`,
  ]);
  expect(textsOf('payoutFee')).toEqual(expect.arrayContaining([sold, `${fee} taken`]));
});

test('the steps of a sale have the test payment and the fees of the guide', () => {
  const body = bodyOf('selling-bitcoin');
  const [, test] = /Send about (\$\d+)\./.exec(body) ?? [];
  expect(textsOf('sellTest')).toContain(`about ${test}`);
  expect(textsOf('sellHome')).toContain(`sell ${test}`);
  const fees = textsOf('sellRest').flatMap((text) => /fee: (.*)/.exec(text)?.[1] ?? []);
  expect(fees).toHaveLength(2);
  for (const fee of fees) expect(body).toContain(fee);
  expect(body).toContain('Three coins in and one out');
  expect(textsOf('sellRest')).toEqual(expect.arrayContaining(['3 coins in', '20 coins in']));
});

test('ln-fund and channel-pay have the sums of the guide', () => {
  const body = bodyOf('lightning-basics');
  const [, sum] = /a small amount, such as (\$\d+)/.exec(body) ?? [];
  expect(textsOf('lnFund')).toContain(`such as ${sum}`);
  const [, channel] = /Sam puts ([\d,]+) satoshis/.exec(body) ?? [];
  const [, rest, paid] = /a new split: ([\d,]+) for Sam and (\d+) for the café/.exec(body) ?? [];
  expect(textsOf('channelPay')).toEqual(
    expect.arrayContaining([`Sam ${channel}`, 'café 0', `Sam ${rest}`, `café ${paid}`]),
  );
});

test('pool-groups, power-cents and both-sides have the numbers of the guide', () => {
  const body = bodyOf('bitcoin-mining');
  const [, one] = /a single group held about (\d+)% of hash rate in May 2024/.exec(body) ?? [];
  const [, six] = /In 2025 its author counted six groups that found over (\d+)%/.exec(body) ?? [];
  expect(textsOf('poolGroups')).toEqual(expect.arrayContaining([`about ${one}%`, `over ${six}%`]));
  const [, air] = /it earns about (\d+) cents of bitcoin/.exec(body) ?? [];
  const [, water] = /It would earn about (\d+) cents/.exec(body) ?? [];
  expect(body).toContain(`many homes pay two or three times the ${air}.`);
  expect(textsOf('powerCents').filter((text) => text.endsWith('cents'))).toEqual([
    `about ${air} cents`,
    `about ${water} cents`,
    `${2 * Number(air)} to ${3 * Number(air)} cents`,
  ]);
  const [, cut] = /cut its use by over (\d+)% at peak times/.exec(body) ?? [];
  const [, credits] = /Riot was paid ([\d.]+) million/.exec(body) ?? [];
  expect(textsOf('bothSides').slice(0, 4)).toEqual([
    'Supporters:',
    `over ${cut}% less at peak times`,
    'Critics:',
    `$${credits} million in credits that month`,
  ]);
});

test('about half of the climb of hash-rate came before the year of the chips', () => {
  const { container } = render(<Drawing id="hashRate" locale="en" />);
  expect(container.querySelector('figcaption')).toHaveTextContent(
    'On such a scale about half of the climb came before 2013,',
  );
  const rates = getSeries('btc-network', 'hashRateEhs');
  const powers = [2009, 2012, 2025].map((year) => Math.log10(rates.find(([of]) => of === year)?.[1] ?? Number.NaN));
  const [first = 0, before = 0, last = 0] = powers;
  const part = (before - first) / (last - first);
  expect(part).toBeGreaterThan(0.45);
  expect(part).toBeLessThan(0.5);
});

test('the answers of harvest are those of its text', () => {
  const { container } = render(<Drawing id="harvest" locale="en" />);
  const ticks = [...container.querySelectorAll('.stroke-gain')].map(
    (path) => path.getAttribute('d')?.match(/l4 4/g)?.length,
  );
  const [, before, after] =
    /has (\d) green .* has (\d) of them/.exec(screen.getByRole('img').getAttribute('aria-label') ?? '') ?? [];
  expect(ticks.filter(Boolean)).toEqual([Number(before), Number(after)]);
});

test('apple-prices and mia-months have the sums of their guides', () => {
  expect(bodyOf('strike-vs-other-platforms')).toContain(
    'One charges a dollar. The other charges 95 cents, plus ten cents for the bag.',
  );
  expect(textsOf('applePrices')).toEqual(expect.arrayContaining(['$1.00', '$0.95', '$0.10', '$1.05']));
  const [, sum] = /Mia buys (\$\d+) of bitcoin/.exec(bodyOf('dollar-cost-averaging')) ?? [];
  expect(textsOf('miaMonths').filter((text) => text.startsWith('$'))).toEqual([sum, sum]);
});

test('device-share has the holdings and the parts of the guide', () => {
  const [, small, price, smallPart, large, largePart] =
    /At (\$\d+), a (\$\d+) device costs about (\d+)% of what it protects\. At (\$[\d,]+) it costs less than (\d+)%/.exec(
      bodyOf('hardware-wallets'),
    ) ?? [];
  const texts = textsOf('deviceShare');
  expect(texts).toEqual(
    expect.arrayContaining([`${price} for a holding of ${small}`, `${price} for a holding of ${large}`]),
  );
  const [first = 0, second = 0] = texts.flatMap((text) => /^([\d.]+)%$/.exec(text)?.[1] ?? []).map(Number);
  expect(Math.round(first)).toBe(Number(smallPart));
  expect(second).toBeLessThan(Number(largePart));
});

test('core-versions has the versions of the guide', () => {
  const body = bodyOf('running-a-node');
  const [, newest, oldest] =
    /newest version in our sources is (\d+)\.\d+, and with it versions (\d+) and older/.exec(body) ?? [];
  expect(body).toContain('looks after the latest three');
  const versions = textsOf('coreVersions').map(Number).filter(Number.isFinite);
  expect(versions).toHaveLength(4);
  expect([versions[0], versions.at(-1)]).toEqual([Number(oldest), Number(newest)]);
});

test('the drawings of the kinds of address have the lengths of their examples', () => {
  const { p2pkh, p2sh, p2wpkh, p2tr } = addressExamples;
  const captionOf = (id: DrawingId) => render(<Drawing id={id} locale="en" />).container.querySelector('figcaption');
  expect(captionOf('kindOriginal')).toHaveTextContent(`or ${p2pkh.length},`);
  expect(captionOf('kindScript')).toHaveTextContent(`${p2sh.length} characters`);
  expect(captionOf('kindTaproot')).toHaveTextContent(`${p2tr.length} characters`);
  const body = bodyOf('bitcoin-addresses');
  const [, short, long] = /version 0 address always has (\d+) or (\d+) characters/.exec(body) ?? [];
  expect([p2wpkh.length, p2tr.length]).toEqual([Number(short), Number(long)]);
  expect(textsOf('kindSegwit')).toEqual(
    expect.arrayContaining([`${short} characters: one key`, `${long} characters: a script`]),
  );
});
