/* The owner's values: section 2, the content of the twelve guides. No line changes without the owner. */
import { documentOf } from '../html';
import { attributesOf, plain, textOf, textsOf } from './words';

const pathOf = (guide: string) => `/guides/${guide}`;
const headings = (guide: string) => textsOf(pathOf(guide), 'main :is(h2, h3)').map((text) => text.replace(/ ?#$/, ''));
const body = (guide: string) => textOf(pathOf(guide));

describe('content', () => {
  const linksOf = (guide: string) => attributesOf(pathOf(guide), 'main a', 'href');

  it('1 first wallet: custody options, recommendation, fees, setup links, next steps, alternatives, checklist, red flags', () => {
    expect(headings('first-wallet')).toEqual(
      expect.arrayContaining([
        'A custodial app',
        'Self-custody',
        'Our first pick and why',
        'What it costs',
        'Set it up in six steps',
        'Next steps as your sum grows',
        'Alternatives',
        'Before you buy more',
        'Scam red flags',
      ]),
    );
    expect(linksOf('first-wallet')).toEqual(
      expect.arrayContaining([
        'https://strike.me/learn/how-to-buy-bitcoin/',
        'https://strike.me/learn/how-to-dollar-cost-average-into-bitcoin/',
      ]),
    );
  });

  it('2 what is Bitcoin links internally to /guides/first-wallet', () =>
    expect(linksOf('what-is-bitcoin')).toContain('/guides/first-wallet'));

  it('3 security checklist: interactive checklist with a score', () => {
    expect(
      documentOf(pathOf('security-checklist')).querySelectorAll('#checklist li input[type="checkbox"]').length,
    ).toBe(26);
    expect(textOf(pathOf('security-checklist'), '#checklist')).toMatch(/Score.*0%.*Needs Work/);
  });

  it('4 dollar cost averaging: calculator', () => {
    const text = textOf(pathOf('dollar-cost-averaging'), '#dca');
    expect(text).toMatch(/Amount per purchase \(\$\).*Frequency.*Daily.*Weekly.*Bi-weekly.*Monthly/);
    expect(text).toMatch(/Annual total.*\$5,200 \/ year/);
  });

  it('5 fees: fee calculator and priority table', () => {
    const text = textOf(pathOf('bitcoin-fees'), '#fee');
    expect(text).toMatch(/Transaction size \(bytes\).*Fee rate \(sat\/vB\)/);
    for (const result of [/Total satoshis 5,000/, /Bitcoin 0\.00005/, /US dollars \$2\.25/])
      expect(text).toMatch(result);
    const rows = textsOf(pathOf('bitcoin-fees'), 'tr[class^="priority-"]');
    expect(rows).toHaveLength(4);
    for (const [index, pattern] of [
      /^Low ?1 to 5 ?2 to 24 hours/,
      /^Medium ?10 to 20 ?10 to 60 minutes/,
      /^High ?50 or more ?10 to 20 minutes/,
      /^Emergency ?100 or more ?1 to 10 minutes/,
    ].entries())
      expect(rows[index]).toMatch(pattern);
  });

  it('6 why Bitcoin matters now: year selector, two videos, and the section on inflation and generations', () => {
    const path = pathOf('why-bitcoin-matters-now');
    const select = documentOf(path).querySelector('#inflation-by-year select');
    const years = [...(select?.querySelectorAll('option') ?? [])].map((option) => plain(option.textContent));
    expect([...years].sort()).toEqual(['2020', '2021', '2022', '2023', '2024']);
    expect(textOf(path, '#inflation-by-year')).toMatch(/Housing.*Groceries.*Wages/);
    expect(linksOf('why-bitcoin-matters-now')).toEqual(
      expect.arrayContaining([
        'https://www.youtube.com/watch?v=YtFOxNbmD38',
        'https://www.youtube.com/watch?v=iFDe5kUUyT0',
      ]),
    );
    expect(body('why-bitcoin-matters-now')).toMatch(/What's the Problem\?/);
    expect(body('why-bitcoin-matters-now')).toMatch(/Hidden Secrets of Money, episode 4/);
    expect(documentOf(path).querySelector('iframe')).toBeNull();
    const order = headings('why-bitcoin-matters-now').filter((heading) =>
      /^(Inflation and your generation|How Bitcoin protects|Inflation numbers|The generational divide|Real stories|The cost of waiting|Next steps)/.test(
        heading,
      ),
    );
    expect(order.map((heading) => heading.split(/,| and of/)[0])).toEqual([
      'Inflation and your generation',
      'How Bitcoin protects you',
      'Inflation numbers',
      'The generational divide',
      'Real stories',
      'The cost of waiting',
      'Next steps',
    ]);
  });

  it('7 send & receive: its nine points in order, no tabs', () => {
    const expected = [
      'Know your address types',
      'Receive bitcoin',
      'Send bitcoin',
      'What the fee should be',
      'Lightning or on-chain',
      'Confirmations: one, three, six',
      'Common mistakes',
      'Troubleshooting',
    ];
    expect(headings('send-receive-bitcoin').filter((heading) => expected.includes(heading))).toEqual(expected);
    expect(documentOf(pathOf('send-receive-bitcoin')).querySelector('[role="tablist"], [role="tabpanel"]')).toBeNull();
    for (const tier of [/\$1 to \$5/, /\$5 to \$15/, /\$15 to \$50 or more/])
      expect(body('send-receive-bitcoin')).toMatch(tier);
  });

  it('8 success stories: panels individuals, businesses, countries; common patterns', () => {
    const panels = attributesOf(pathOf('bitcoin-success-stories'), '[role="tabpanel"]', 'id');
    expect(panels).toEqual(['panel-individuals', 'panel-businesses', 'panel-countries']);
    expect(headings('bitcoin-success-stories')).toContain('Common patterns');
  });

  it('9 common mistakes: panels security, investment, technical, scams, and what the scams panel covers', () => {
    const path = pathOf('bitcoin-common-mistakes');
    expect(attributesOf(path, '[role="tabpanel"]', 'id')).toEqual([
      'panel-security',
      'panel-investment',
      'panel-technical',
      'panel-scams',
    ]);
    expect(textsOf(path, '#panel-scams h3').map((text) => text.replace(/ ?#$/, ''))).toEqual([
      'The fake romance',
      'The fake support',
      'Red flags',
      'Protection tips',
      'If it has happened',
      'Build your confidence',
    ]);
    expect(textOf(path, '#panel-scams')).toMatch(/coins first, then bank and police/);
    expect(textOf(path, '#panel-scams')).toMatch(/Close the door they used/);
    expect(attributesOf(path, '#panel-scams a', 'href')).toContain('/guides/security-checklist');
  });

  it('10 mining: calculator, hardware evolution, pools vs solo, energy table, takeaways', () => {
    const text = body('bitcoin-mining');
    for (const label of ['Hash rate (TH/s)', 'Power consumption (W)', 'Electricity cost ($/kWh)', 'Bitcoin price ($)'])
      expect(text).toContain(label);
    for (const result of [
      /Daily bitcoin 0\.00007500/,
      /Daily revenue \$3\.23/,
      /Daily power cost \$8\.64/,
      /Daily profit −\$5\.42/,
    ])
      expect(textOf(pathOf('bitcoin-mining'), '#mining')).toMatch(result);
    expect(headings('bitcoin-mining')).toEqual(
      expect.arrayContaining([
        'What mining is',
        'How proof-of-work works',
        'From laptops to special chips',
        'Mining alone or in a pool',
        'Energy: what we know',
        'What it means for you as a user',
        'What comes next',
      ]),
    );
    for (const era of [/2009–2010 CPU/, /2010–2012 GPU/, /2012–2013 FPGA/, /2013–present ASIC/])
      expect(text).toMatch(era);
    const energy = textsOf(pathOf('bitcoin-mining'), 'table').find((table) => /Christmas/.test(table)) ?? '';
    for (const value of ['150', '260', '200', '75', '6.6']) expect(energy).toMatch(new RegExp(`This site ?${value}`));
  });

  it('11 hardware wallets: calculator with its four fields and results open, comparison, review, six steps, and the rest', () => {
    const page = documentOf(pathOf('hardware-wallets'));
    const labels = ['Bitcoin amount', 'Bitcoin price ($)', 'Exchange risk (% per year)', 'Hardware wallet cost ($)'];
    const open = [...page.querySelectorAll('#hardware-wallet :is(label, dt, dd)')]
      .filter((element) => !element.closest('details'))
      .map((element) => plain(element.textContent));
    for (const label of labels) expect(open).toContain(label);
    for (const label of ['Portfolio value', 'Annual risk exposure', 'Protection cost', 'Value protected'])
      expect(open).toContain(label);
    for (const value of ['$4,300', '$215', '1.8%', '$4,221']) expect(open.join(' ')).toContain(value);
    expect(headings('hardware-wallets')).toEqual(
      expect.arrayContaining([
        'Custodial or self-custody',
        'A closer look: Trezor Safe 3',
        'Other devices worth comparing',
        'Set it up in six steps',
        'Everyday use',
        'Mistakes to avoid',
        'When to upgrade',
        'Plan for your family',
      ]),
    );
    expect(body('hardware-wallets')).toMatch(/\$79/);
    expect(linksOf('hardware-wallets')).toContain('https://trezor.io/trezor-safe-3');
    const steps = headings('hardware-wallets');
    const from = steps.indexOf('Set it up in six steps');
    expect(steps.indexOf('Everyday use') - from - 1).toBe(6);
  });

  it('12 time preference: calculator, fiat vs sound money, civilizations, further reading, action steps', () => {
    const text = textOf(pathOf('time-preference'), '#time-preference');
    for (const label of [
      'Monthly amount ($)',
      'Years',
      'Inflation rate (% per year)',
      'Bitcoin annual return (% per year)',
    ])
      expect(text).toContain(label);
    for (const label of [
      'Total contributed',
      'Dollars, nominal',
      'Dollars, real value',
      'Bitcoin value',
      'Purchasing power loss',
    ])
      expect(text).toContain(label);
    expect(headings('time-preference')).toEqual(
      expect.arrayContaining([
        'What time preference means',
        'Fiat money and sound money',
        'Does money build civilizations?',
        'Action steps',
        'Read further',
      ]),
    );
    expect(linksOf('time-preference')).toContain('https://bitcointimes.io/making-time-preference-low-again/');
  });
});
