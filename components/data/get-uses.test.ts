import * as figuresModule from '@/lib/content/figures/figures';
import { getUses } from './get-uses';

const { figuresReadBy, getFigure } = figuresModule;

type Id = Parameters<typeof getUses>[0];
const parts = async (id: Id) => (await getUses(id, 'en')).parts;
const addresses = async (id: Id) => (await parts(id)).map(({ href }) => href);
const claimIds = async (id: Id) => (await getUses(id, 'en')).claims.map((claim) => claim.id);

it('getUses links an exhibit of the home page, a guide and a lesson by name', async () => {
  expect((await parts('cpi-u'))[0]).toEqual({ label: 'Home: Museum Time Machine', href: '/#calculator' });
  expect(await parts('cpi-u')).toContainEqual({
    label: 'Guide: Dollar Cost Averaging Bitcoin',
    href: '/guides/dollar-cost-averaging',
  });
  expect(await parts('weimar-1923')).toContainEqual({ label: 'Lesson: The 1923 Price Clock', href: '/lesson/4' });
});

it('getUses finds a guide by its claims and by its calculators, drawings and tables', async () => {
  // By a claim. Among the claims of the guide are some of other figures.
  expect(await addresses('m2')).toContain('/guides/why-bitcoin-matters-now');
  // No claim of these guides is computed from the figure.
  expect(await addresses('inflation-2020-2024')).toContain('/guides/why-bitcoin-matters-now');
  expect(await addresses('btc-price-monthly')).toContain('/guides/hardware-wallets');
  expect(await addresses('btc-network')).toContain('/guides/bitcoin-fees');
  expect(await addresses('owner')).toEqual(
    expect.arrayContaining(['/guides/bitcoin-fees', '/guides/strike-vs-other-platforms']),
  );
  expect((await addresses('gdp')).filter((href) => href.startsWith('/guides/'))).toEqual([]);
});

it('getUses finds a lesson by its calculator and by the numbers in its sentences', async () => {
  for (const id of ['item-prices', 'median-household-income', 'cpi-u'] as const) {
    expect(await addresses(id)).toContain('/lesson/prices-wages-and-houses');
  }
  // Without a calculator.
  expect(await addresses('cpi-u')).toContain('/lesson/bretton-woods');
  expect(await addresses('energy')).toContain('/lesson/how-miners-agree');
});

it('getUses lists each use once', async () => {
  const found = await addresses('btc-price-monthly');
  expect(found.length).toBeGreaterThan(5);
  expect(found).toEqual([...new Set(found)]);
});

it('getUses lists the charts and claims of a figure and no others', async () => {
  expect((await getUses('productivity-pay', 'en')).charts).toEqual(['work-and-pay']);
  expect((await getUses('gold-price', 'en')).charts).toEqual([]);
  expect(await claimIds('treasury-bills')).toEqual([
    'treasury-bills-since-1971',
    'treasury-bills-per-year-since-1971',
    'treasury-bills-after-prices',
  ]);
});

it('getUses links a chart to its exhibit or its lesson only', async () => {
  expect(await getUses('family-poverty', 'en')).toEqual({
    charts: [],
    claims: [],
    parts: [{ label: 'Home: Families in poverty by structure', href: '/#chart-family-poverty' }],
  });
  expect(await addresses('out-of-work')).toEqual(['/lesson/the-crisis-of-2008#chart-out-of-work']);
});

it('no drawing reads a figure while its file is loaded: no use of it would be found', () => {
  let loaded: unknown;
  const figures = figuresReadBy(() => {
    jest.isolateModules(() => {
      jest.doMock('@/lib/content/figures/figures', () => figuresModule);
      loaded = jest.requireActual('@/components/mdx/drawings/plans');
    });
  });
  expect(loaded).toBeDefined();
  expect(figures).toEqual([]);
});

it('figuresReadBy keeps the figures of an inner computation', () => {
  const outer = figuresReadBy(() => {
    getFigure('gdp');
    expect(figuresReadBy(() => getFigure('m2'))).toEqual(['m2']);
  });
  expect(outer).toEqual(['gdp', 'm2']);
});
