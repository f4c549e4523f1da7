import { getUses } from './uses';

const parts = (id: Parameters<typeof getUses>[0]) => getUses(id, 'en').parts;
const claimIds = (id: Parameters<typeof getUses>[0]) => getUses(id, 'en').claims.map((claim) => claim.id);

it('getUses links an exhibit of the home page, a guide and a lesson by name', () => {
  expect(parts('cpi-u')[0]).toEqual({ label: 'Home: Museum Time Machine', href: '/#calculator' });
  expect(parts('cpi-u')).toContainEqual({
    label: 'Guide: Dollar Cost Averaging Bitcoin',
    href: '/guides/dollar-cost-averaging',
  });
  expect(parts('weimar-1923')).toEqual([{ label: 'Lesson: The 1923 Price Clock', href: '/lesson/4' }]);
});

it('getUses finds a guide by its claims and by its calculators and tables', () => {
  const guides = (id: Parameters<typeof getUses>[0]) => parts(id).map(({ href }) => href);
  // Among the claims of the guide are some of other figures.
  expect(guides('m2')).toEqual(['/guides/why-bitcoin-matters-now']);
  // No claim of these guides is computed from the figure.
  expect(guides('inflation-2020-2024')).toContain('/guides/why-bitcoin-matters-now');
  expect(guides('owner')).toEqual(
    expect.arrayContaining(['/guides/bitcoin-fees', '/guides/strike-vs-other-platforms']),
  );
  expect(guides('gdp')).toEqual([]);
});

it('getUses lists the charts and claims of a figure and no others', () => {
  expect(getUses('productivity-pay', 'en').charts).toEqual(['work-and-pay']);
  expect(getUses('gold-price', 'en').charts).toEqual([]);
  expect(claimIds('treasury-bills')).toEqual([
    'treasury-bills-since-1971',
    'treasury-bills-per-year-since-1971',
    'treasury-bills-after-prices',
  ]);
});

it('getUses links a chart to its exhibit only', () => {
  expect(getUses('family-poverty', 'en')).toEqual({
    charts: [],
    claims: [],
    parts: [{ label: 'Home: Families in poverty by structure', href: '/#chart-family-poverty' }],
  });
});
