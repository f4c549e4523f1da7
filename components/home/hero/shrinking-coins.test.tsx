import { render, within } from '@testing-library/react';
import { DollarCoin } from '@/components/drawing/shapes/dollar-coin';
import { FinalCtaExhibit } from '@/components/home/final-cta/final-cta-exhibit';
import { COIN_YEARS } from '@/content/claims/home';
import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getCpiTable } from '@/lib/content/figures/series';
import { ShrinkingCoins } from './shrinking-coins';

const cpi = getCpiTable();
const yearOf = (label?: string) => Number(label === '2025' ? BASE_YEAR : label);
const centsOf = (year: number) => `${Math.round((100 * (cpi[1971] ?? 0)) / (cpi[year] ?? 0))}¢`;

/** The share of the dollar that the area of a drawn coin shows: the coin of the symbol has a radius of 50, a dollar 48 % of the width. */
function drawnShare(svg: Element): number {
  const scaleOf = (element: Element | null) =>
    Number(/scale\((.*)\)/.exec(element?.getAttribute('transform') ?? '')?.[1] ?? 1);
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const radius = 50 * scaleOf(svg.querySelector('use')) * scaleOf(svg.querySelector('g'));
  return (radius / (0.48 * width)) ** 2;
}

it('counts each coin on from the year and cents of the coin before, every line with the cents of its year', () => {
  const { container } = render(<ShrinkingCoins text="" locale="en" />);
  const labels = [...container.querySelectorAll('p.shrinking-coins-stop')].map((label) => {
    const [cents, year] = [...label.querySelectorAll<HTMLElement>('span')];
    return {
      shown: [year?.textContent, cents?.textContent],
      years: year?.dataset.reel?.split('\n').map(yearOf),
      cents: cents?.dataset.reel?.split('\n'),
    };
  });
  expect(labels[0]).toEqual({ shown: ['1971', '100¢'], years: undefined, cents: undefined });
  for (const [index, { shown, years = [], cents = [] }] of labels.entries()) {
    if (index === 0) continue;
    expect(years.slice(0, 1).map(String)).toEqual([labels[index - 1]?.shown[0]]);
    expect(cents[0]).toBe(labels[index - 1]?.shown[1]);
    expect([years.at(-1), cents.at(-1)]).toEqual([yearOf(shown[0] ?? ''), shown[1]]);
    expect(cents).toEqual(years.map(centsOf));
    // No year of the leg is left out.
    expect(new Set(years).size).toBe((years.at(-1) ?? 0) - (years[0] ?? 0) + 1);
  }
});

it('counts a phone’s four coins on from the coin before among the four', () => {
  const { container } = render(<ShrinkingCoins text="" locale="en" />);
  const labels = [...container.querySelectorAll('p.shrinking-coins-stop:not([class*="hidden"])')].map((label) => {
    const spans = [...label.querySelectorAll<HTMLElement>('span')];
    const reels = spans.map(({ dataset }) => (dataset.reelNarrow ?? dataset.reel)?.split('\n'));
    return { shown: spans.map(({ textContent }) => textContent ?? ''), reels };
  });
  expect(labels.map(({ shown }) => shown)).toEqual([
    ['100¢', '1971'],
    ['49¢', '1980'],
    ['24¢', '2000'],
    ['13¢', '2025'],
  ]);
  for (const [index, { shown, reels }] of labels.slice(1).entries()) {
    expect(reels.map((reel) => reel?.[0])).toEqual(labels[index]?.shown);
    expect(reels.map((reel) => reel?.at(-1))).toEqual(shown);
    expect(reels[0]).toEqual(reels[1]?.map(yearOf).map(centsOf));
  }
});

it('draws each coin with the area of its claim, and begins its leg with the area of the coin before', () => {
  const { container } = render(<ShrinkingCoins text="" locale="en" />);
  const coins = [...container.querySelectorAll('svg')];
  const shares = [1, ...COIN_YEARS.map((year) => getClaim(`coin-${year}`).value / 100)];
  for (const [index, coin] of coins.entries()) {
    expect(drawnShare(coin)).toBeCloseTo(shares[index] ?? Number.NaN, 2);
    // The animation of a wide screen starts without the inner scale, that of a phone without both.
    const outer = coin.querySelector('g');
    coin.querySelector('use')?.removeAttribute('transform');
    expect(drawnShare(coin)).toBeCloseTo(shares[Math.max(0, index - 1)] ?? Number.NaN, 2);
    if (!outer) continue;
    outer.removeAttribute('transform');
    expect(drawnShare(coin)).toBeCloseTo(shares[index - 2] ?? Number.NaN, 2);
  }
});

it('a coin without a leg has no transform', () => {
  const { container } = render(<DollarCoin share={0.25} />);
  expect(drawnShare(container.querySelector('svg') as Element)).toBeCloseTo(0.25, 3);
  expect(container.querySelector('use')).not.toHaveAttribute('transform');
});

it('the last coin returns at the end of the walk, with its number and its source', () => {
  const { getByRole, getByText, container } = render(<FinalCtaExhibit locale="en" />);
  const last = getClaim('coin-2024');
  const figure = getByRole('figure');
  expect(figure).toHaveTextContent(`${formatClaim(last, 'en')} of the dollar of 1971 were left in May 2025`);
  // 1 − 15,758.29 / 67,541.76 = 0.767
  const risk = getByText(/^Bitcoin lost/);
  expect(risk).toHaveTextContent('Bitcoin lost 77% from its high of 2021');
  expect(within(risk).getByRole('link', { name: '77%' })).toHaveAttribute('href', '/sources#btc-fall-2021-to-2022');
  expect(drawnShare(container.querySelector('figure svg') as Element)).toBeCloseTo(last.value / 100, 2);
  expect(getByRole('link', { name: 'Source and caveats' })).toHaveAttribute('href', '/sources#coin-2024');
});
