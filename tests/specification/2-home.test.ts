/* The owner's values: section 2, home. No line changes without the owner. */
import { documentOf } from '../html';
import { attributesOf, plain, textOf, textsOf } from './words';

const SECTIONS = [
  ['hero', 'Introduction'],
  ['crisis', 'Monetary Crisis'],
  ['charts', 'The Evidence'],
  ['calculator', 'Dollar Calculator'],
  ['societal-decline', 'Great Divergence'],
  ['timeline', 'Timeline'],
  ['moral-code-section', "Bitcoin's Code"],
  ['bitcoin-vs-crypto', 'Why Bitcoin'],
  ['practical-guidance', 'Take Action'],
  ['further-reading', 'Further Reading'],
  ['final-cta', 'Begin'],
] as const;

const section = (id: string) => textOf('/', `section#${id}`);
const goodsRows = () =>
  [...documentOf('/').querySelectorAll('#calculator table[aria-labelledby="same-amount"] tr')].map((row) =>
    [...row.children].map((cell) => plain(cell.textContent)).join(' '),
  );
const flipCards = (id: string) => textsOf('/', `#${id} button.flip-card`);

describe('sections in order, with anchor ids', () => {
  const ids = SECTIONS.map(([id]) => id as string);

  it('are eleven', () => {
    const found = attributesOf('/', 'main section[id]', 'id').filter((id) => ids.includes(id ?? ''));
    expect(found).toEqual(ids);
  });

  it.each(SECTIONS.map(([id, name], index) => [index + 1, id, name] as const))('%i. %s (%s)', (position, id, name) => {
    expect(section(id)).toMatch(new RegExp(`^Exhibit ${position} · ${name.replace('.', '\\.')}`));
  });

  it('are the entries of the navigator', () => {
    const nav = 'nav[aria-label="Exhibits on this page"]';
    expect(attributesOf('/', `${nav} li a`, 'href')).toEqual(ids.map((id) => `#${id}`));
    expect(textsOf('/', `${nav} li a`)).toEqual(SECTIONS.map(([, name]) => name));
  });
});

describe('1. hero', () => {
  it('has three clickable flip cards: 87% dollar value lost since 1971, 16x house price increase, 1971', () => {
    const cards = flipCards('hero');
    expect(cards).toHaveLength(3);
    expect(cards[0]).toMatch(/Dollar value lost since 1971/);
    expect(cards[1]).toMatch(/Increase in house prices/);
    expect(cards[2]).toMatch(/^1971/);
    expect(attributesOf('/', '#hero .count-up [role="img"], #hero .count-up[role="img"]', 'aria-label')).toEqual([
      '87%',
      '16x',
    ]);
  });

  it('has the headline in its HTML; its end is to appear late', () => {
    expect(plain(documentOf('/').querySelector('h1')?.textContent)).toBe('In 1971, money changed.');
    expect(textsOf('/', 'h1 [class*="appear-late"]')).toEqual(['money changed.']);
  });
});

it('2. crisis: a beer analogy with two flip cards (pure, watered)', () => {
  const cards = flipCards('crisis');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toMatch(/^Pure beer/);
  expect(cards[1]).toMatch(/^Watered beer/);
});

describe('3. charts', () => {
  it('has M2 money supply vs median house price, and dollar purchasing power, each with a reader for its points', () => {
    for (const id of ['chart-money-and-homes', 'chart-dollar-value']) {
      expect(documentOf('/').querySelector(`#charts figure#${id} [data-plot]`)).not.toBeNull();
      expect(documentOf('/').querySelector(`#charts figure#${id} input[type="range"]`)).not.toBeNull();
    }
    expect(section('charts')).toMatch(/Dollars \(M2\).*New house/);
  });

  it('has a linear/log switch on the index of M2 and house price', () => {
    expect(attributesOf('/', '#chart-money-and-homes input[type="radio"]', 'value')).toEqual(['log', 'linear']);
  });

  it('has an expandable Data Sources & Methodology panel with outbound links', () => {
    const panel = [...documentOf('/').querySelectorAll('#charts details')].find((details) =>
      plain(details.querySelector('summary')?.textContent).includes('Data Sources & Methodology'),
    );
    expect(panel?.hasAttribute('open')).toBe(false);
    const outbound = panel?.querySelectorAll('a[href^="https://"]') ?? [];
    expect(outbound.length).toBeGreaterThanOrEqual(3);
  });

  it('claims M2 up 7,357% since 1959 and $100 losing 90.95% of its value', () => {
    expect(section('charts')).toContain('7,357%');
    expect(section('charts')).toMatch(/90\.95% ?of the value of \$100/);
    expect(section('charts')).toContain('7,138%');
  });

  it('says money supply 70x with 91% purchasing power lost in one dated sentence with the figure of the series', () => {
    const sentence = /[^.]*\b70x\b.*?91%[^.]*\./.exec(section('charts'))?.[0] ?? '';
    expect(sentence).toMatch(/1959/);
    expect(sentence).toMatch(/2024/);
    expect(sentence).toMatch(/72/);
  });

  it('states the bases 321.5 and 2.4% lower in its panels', () => {
    expect(section('charts')).toContain('321.5');
    expect(section('calculator')).toContain('would be 2.4% lower');
  });
});

describe('4. calculator, titled Museum Time Machine', () => {
  it('has the title, a mode toggle, a dollar amount, quick amounts, a year and a result', () => {
    expect(textsOf('/', '#calculator h2')[0]).toBe('Museum Time Machine');
    const radios = [...documentOf('/').querySelectorAll('#calculator input[type="radio"]')];
    expect(radios.map((radio) => plain(radio.closest('label')?.textContent))).toEqual([
      'Past to Present',
      'Present to Past',
    ]);
    expect(textsOf('/', 'label[for="time-machine-amount"]')).toEqual(['Dollar amount']);
    expect(textsOf('/', 'label[for="time-machine-year"]')).toEqual(['Year']);
    expect(textsOf('/', '#calculator fieldset button')).toEqual(['$10', '$100', '$10k', '$100k', '$1M']);
    expect(textOf('/', '#calculator output')).toContain('$793.83');
    expect(textOf('/', '#calculator output')).toContain('Nominal increase');
  });

  it('offers every year with a CPI value, 2017 and 2021 among them', () => {
    const years = attributesOf('/', '#time-machine-year option', 'value');
    expect(years).toEqual(Array.from({ length: 112 }, (_, index) => String(2024 - index)));
  });

  it('lists what the amount could buy then and now, at most 6 each', () => {
    expect(textsOf('/', '#calculator table[aria-labelledby="same-amount"] tbody th')).toHaveLength(6);
    expect(section('calculator')).toContain('The same $100, in 1971 and in 2024');
    // A share of what costs over $1,000 has one decimal. Goods without a source have no price; those below the threshold have words.
    for (const row of [/^New car 2\.7%/, /^Median house 0\.4%/, /^Coffee cups no official price/, /^Bread loaves 400/])
      expect(goodsRows().some((text) => row.test(text))).toBe(true);
  });

  it('has a collapsible methodology panel and a collapsible Bitcoin housing comparison table', () => {
    const summaries = textsOf('/', '#calculator details:not([open]) > summary');
    expect(summaries.some((text) => text.includes('Data Sources & Methodology'))).toBe(true);
    expect(summaries.some((text) => text.includes('Bitcoin housing comparison'))).toBe(true);
    for (const row of [
      /2017 \$322,425 \$14,000 ?Year-end price 23\.0 BTC/,
      /2020 \$328,150 \$29,000 ?Year-end price 11\.3 BTC/,
      /2021 \$383,000 \$47,000 ?Yearly average 8\.1 BTC/,
      /2024 \$422,800 \$65,964 ?Yearly average 6\.4 BTC/,
    ])
      expect(section('calculator')).toMatch(row);
  });
});

describe('5. societal-decline', () => {
  const slides = '#societal-decline li[aria-roledescription="slide"]';

  it('is a four-panel carousel: home value vs income, worker pay vs productivity, childhood obesity, families in poverty', () => {
    expect(attributesOf('/', slides, 'aria-label').map(plain)).toEqual([
      '1 of 4: Home value vs income',
      '2 of 4: Worker pay vs productivity',
      '3 of 4: Childhood obesity',
      '4 of 4: Families in poverty',
    ]);
    expect(textOf('/', '#chart-home-and-income')).toMatch(/1965.*2021/);
    expect(textOf('/', '#chart-child-weight')).toMatch(/by age.*Ages 12–19.*Ages 6–11.*Ages 2–5/);
    expect(textOf('/', '#chart-family-poverty')).toMatch(/by structure/);
  });

  it('has dot indicators, previous and next buttons, and card buttons to jump to a panel', () => {
    const labels = attributesOf('/', '#societal-decline button[aria-label]', 'aria-label');
    expect(labels).toEqual(expect.arrayContaining(['Previous', 'Next']));
    expect(labels.filter((label) => label?.startsWith('Go to'))).toHaveLength(4);
    const cards = textsOf('/', '#societal-decline button:not([aria-label])');
    for (const name of [
      'Home value vs income',
      'Worker pay vs productivity',
      'Childhood obesity',
      'Families in poverty',
    ])
      expect(cards.some((card) => card.startsWith(name))).toBe(true);
    const previous = documentOf('/').querySelector('#societal-decline button[aria-label="Previous"]');
    expect(previous?.hasAttribute('disabled')).toBe(true);
  });

  it('draws a 1971 marker line on each chart', () => {
    for (const slide of documentOf('/').querySelectorAll(slides)) expect(plain(slide.outerHTML)).toMatch(/>\s*1971\b/);
  });
});

describe('6. timeline', () => {
  it('has two columns, monetary events and Bitcoin/cryptography events', () => {
    expect(section('timeline')).toContain('Monetary events');
    expect(section('timeline')).toContain('Bitcoin and cryptography');
    expect(textsOf('/', '#timeline li[id^="event-"]').length).toBeGreaterThanOrEqual(40);
  });

  it('expands each item to an impact or connection note', () => {
    for (const item of documentOf('/').querySelectorAll('#timeline li[id^="event-"]')) {
      const details = item.querySelector('details');
      expect(details?.hasAttribute('open')).toBe(false);
      expect(plain(details?.textContent)).toMatch(/Impact|Connection to Bitcoin/);
    }
  });

  it('has a Perfect Storm 2008-2009 box and a Key Concepts color legend', () => {
    const headings = textsOf('/', '#timeline h3');
    expect(headings.some((text) => /2008–2009\s*Perfect Storm/.test(text))).toBe(true);
    expect(headings).toContain('Key Concepts');
    for (const name of ['Monetary event', 'Cryptography', 'Movement', 'Proof of work', 'Bitcoin'])
      expect(section('timeline')).toContain(name);
  });
});

it('7. moral-code-section: six pairs of fiat problem vs Bitcoin solution', () => {
  expect(textsOf('/', '#moral-code-section .moral-cases h3')).toEqual([
    'Inflation',
    'Censorship',
    'Confiscation',
    'Exclusion',
    'Manipulation',
    'War financing',
  ]);
  for (const item of documentOf('/').querySelectorAll('#moral-code-section .moral-cases > li'))
    expect(plain(item.textContent)).toMatch(/The problem.*Bitcoin's rule/);
});

it('8. bitcoin-vs-crypto: four flip cards: power, immutable, launch, physics', () => {
  const cards = flipCards('bitcoin-vs-crypto');
  expect(cards.map((text) => /^[A-Z][a-z]+/.exec(text)?.[0].replace(/(?<=[a-z])(Who|Can|What).*/, ''))).toEqual([
    'Power',
    'Immutable',
    'Launch',
    'Physics',
  ]);
});

it('9. practical-guidance: a first-wallet guide card plus two coming-soon cards', () => {
  const guides = attributesOf('/', '#practical-guidance a[href^="/guides/"]', 'href');
  expect(guides).toEqual(['/guides/first-wallet']);
  expect(section('practical-guidance')).toMatch(/8 min.*Your First Bitcoin Wallet/);
  expect(section('practical-guidance').match(/Coming soon/g)).toHaveLength(2);
  expect(section('practical-guidance')).toMatch(/Passing Bitcoin On.*Using Bitcoin Privately/);
});

describe('10. further-reading', () => {
  it('is a carousel of seven books, each with a link to an external bookstore page, and dots', () => {
    const titles = [
      'The Bitcoin Standard',
      "Bitcoin Miner's Almanac",
      'Scale',
      'The Big Print',
      'Economic Policy',
      'Broken Money',
      'Check Your Financial Privilege',
    ];
    expect(textsOf('/', '#further-reading li h3')).toEqual(titles);
    const links = attributesOf('/', '#further-reading li a', 'href');
    expect(links).toHaveLength(7);
    for (const link of links) expect(link).toMatch(/^https:\/\/www\.amazon\.com\//);
    const labels = attributesOf('/', '#further-reading button[aria-label]', 'aria-label').map(plain);
    expect(labels.filter((label) => label.startsWith('Go to')).sort()).toEqual(
      titles.map((title) => `Go to ${title}`).sort(),
    );
    expect(labels).toEqual(expect.arrayContaining(['Previous', 'Next']));
  });
});

it('11. final-cta: a link to the first-wallet guide', () => {
  expect(attributesOf('/', '#final-cta a', 'href')).toContain('/guides/first-wallet');
});
