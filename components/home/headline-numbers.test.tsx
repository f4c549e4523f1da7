import { renderToStaticMarkup } from 'react-dom/server';
import { ChartsExhibit } from '@/components/home/charts/charts-exhibit';
import { CrisisExhibit } from '@/components/home/crisis/crisis-exhibit';
import { HeroExhibit } from '@/components/home/hero/hero-exhibit';
import type { ClaimId } from '@/content/claims';
import { COIN_YEARS } from '@/content/claims/home';
import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const page = document.createElement('main');
page.innerHTML = renderToStaticMarkup(
  <>
    <HeroExhibit locale="en" />
    <ChartsExhibit locale="en" />
  </>,
);

// Not the copy of a number on the other face of its card.
const LARGE = '.font-display.text-loss:not(#birth-year *, [aria-hidden])';

/** The claim whose row on the sources page the block round a number leads to. Two numbers in a block have two links. */
function claimBeside(number: Element, block = number): ClaimId {
  const links = [...block.querySelectorAll<HTMLAnchorElement>('a[href*="/sources#"]')];
  if (links.length === 0) return claimBeside(number, block.parentElement as Element);
  return links[[...block.querySelectorAll(LARGE)].indexOf(number)]?.hash.slice(1) as ClaimId;
}

it('every number in large print that is not computed from the reader’s year is the one of the row it leads to', () => {
  const numbers = [...page.querySelectorAll(LARGE)];
  const told = numbers.map((number) => {
    const seen = number.querySelector('[aria-hidden]') ?? number;
    return [claimBeside(number), seen.textContent?.replace(/^[+−]/, '')];
  });
  expect(told).toHaveLength(8);
  expect(told).toEqual(told.map(([id]) => [id, formatClaim(getClaim(id as ClaimId), 'en')]));
});

it('every coin on the shelf is the one of its row', () => {
  const label = (year: number) => (year === BASE_YEAR ? 2025 : year);
  const coins = page.querySelector('[role="img"]')?.textContent;
  expect(coins).toBe(
    ['100¢1971', ...COIN_YEARS.map((year) => formatClaim(getClaim(`coin-${year}`), 'en') + label(year))].join(''),
  );
  expect(page.querySelector('figcaption')).toHaveTextContent('The last is May 2025.');
});

it('large numbers of other months than the ends of the lines say so', () => {
  const cards = [...page.querySelectorAll('#charts figure')];
  expect(cards[0]).toHaveTextContent(
    /75x as many dollars \(M2\): \+7,357%, February 1959 to November 202456x a year’s output in dollars \(GDP\), to 202411x prices, to May 2025.*The lines run to May 2026, output to 2024\./,
  );
  expect(cards[1]).toHaveTextContent(
    /23x.*the 1963 price of a new house, by 2026.*2\.1x.*Exhibit 1 starts in 1971.*the rise alone, 16x\./,
  );
});

describe('the baseline before 1971', () => {
  it('is in the introduction, beside the loss since 1971', () => {
    const intro = page.querySelector('#hero figcaption p')?.textContent;
    // 1 − 40.5 / 321.5 = 0.874; 1 − 9.883 / 40.492 = 0.756
    expect(intro).toMatch(/lost 87% .* Dollars lost value before, too, but more slowly: 76% from 1913 to 1971\./);
    expect(intro?.match(/%/g)).toHaveLength(2);
    expect(getClaim('inflation-per-year-1913-to-1971').value).toBeLessThan(
      getClaim('inflation-per-year-1971-to-2024').value,
    );
  });

  it('stands below what happened: who could swap dollars for gold, and that nobody can today', () => {
    const what = page.querySelector('#hero h1 + div p');
    expect(what).toHaveTextContent(/other governments could swap 35 dollars for an ounce of gold at the US Treasury\./);
    expect(what).toHaveTextContent(/Today dollars, euros and yen rest on law and trust\./);
    const card = [...page.querySelectorAll('#hero .flip-card')].at(-1);
    expect(card).toHaveTextContent(/Today nobody can swap dollars, euros or yen for gold at a fixed price\./);
  });

  it('gives inflation per year before and after 1971 on the card and below the story of the beer', () => {
    expect(page).toHaveTextContent('Prices rose 2.5% a year from 1913 to 1971 and 3.9% a year from 1971 to 2024.');
    const crisis = document.createElement('div');
    crisis.innerHTML = renderToStaticMarkup(<CrisisExhibit locale="en" />);
    expect(crisis).toHaveTextContent('In a calm stretch without gold, 1983 to 2020, it was 2.6%.');
    expect(crisis).toHaveTextContent('Most dollars are bank deposits, and banks make them when they lend');
    expect(crisis.innerHTML).not.toMatch(/[{}]/);
  });
});

it('the steps of the first chart compare yearly averages, before and after 1971', () => {
  const steps = [...page.querySelectorAll('#chart-money-prices-output ol h4 + p')].map((p) => p.textContent);
  expect(steps).toEqual([
    expect.stringContaining('already grew by 7.2% a year'), // 674.4 / 293.3 = 2.299 in 12 years
    // 21,134.5 / 674.4 = 31.3 in 53 years
    expect.stringContaining('grew by 6.7% a year, a little more slowly than before (9.7% to 1983, 5.8% after).'),
    // 321.5 / 29.1 = 11.05
    'Prices rose far less than dollars, fastest in the 1970s. In May 2025 they were 11x those of 1959.',
  ]);
  const perYear = (years: '1959-to-1971' | '1971-to-2024') => getClaim(`m2-per-year-${years}`).value;
  expect(Math.abs(perYear('1971-to-2024') - perYear('1959-to-1971'))).toBeLessThan(0.7);
  expect(getClaim('new-house-after-inflation-since-1963').value).toBeCloseTo(2, 0);
});
