import { renderToStaticMarkup } from 'react-dom/server';
import { ChartsExhibit } from '@/components/home/charts-exhibit';
import { HeroExhibit } from '@/components/home/hero-exhibit';
import type { ClaimId } from '@/content/claims';
import { COIN_YEARS } from '@/content/claims/home';
import { formatClaim, getClaim } from '@/lib/content/claims';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const page = document.createElement('main');
page.innerHTML = renderToStaticMarkup(
  <>
    <HeroExhibit locale="en" />
    <ChartsExhibit locale="en" />
  </>,
);

/** The claim whose row on the sources page the block round an element leads to. */
function claimBeside(element: Element): ClaimId {
  const link = element.querySelector<HTMLAnchorElement>('a[href*="/sources#"]');
  if (link) return link.hash.slice(1) as ClaimId;
  return claimBeside(element.parentElement as Element);
}

it('every number in large print is the one of the row it leads to', () => {
  const numbers = [...page.querySelectorAll('.font-display.text-loss')];
  const told = numbers.map((number) => {
    const seen = number.querySelector('[aria-hidden]') ?? number;
    return [claimBeside(number), seen.textContent?.replace(/^[+−]/, '')];
  });
  expect(told).toHaveLength(5);
  expect(told).toEqual(told.map(([id]) => [id, formatClaim(getClaim(id as ClaimId), 'en')]));
});

it('every coin on the shelf is the one of its row', () => {
  const coins = page.querySelector('[role="img"]')?.textContent;
  expect(coins).toBe(
    ['100¢1971', ...COIN_YEARS.map((year) => formatClaim(getClaim(`coin-${year}`), 'en') + year)].join(''),
  );
});
