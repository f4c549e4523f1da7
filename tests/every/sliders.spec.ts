/** On a phone, a swipe over any slider of any page scrolls the page. Two of the pages are in browser/fields.spec.ts. */
import { test } from '../fixtures';
import { swipePastSliders } from '../sliders';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of [
  '/guides/hardware-wallets',
  '/guides/time-preference',
  '/lesson/a-cushion-first',
  '/lesson/banknotes-as-receipts',
  '/lesson/how-miners-agree',
  '/lesson/silver-coins-of-rome',
  '/lesson/twenty-one-million',
  '/lesson/what-makes-good-money',
  '/lesson/who-gets-new-money-first',
  '/lesson/why-barter-fails',
]) {
  test(`a slider keeps its value when a swipe scrolls past it: ${path}`, ({ page }) => swipePastSliders(page, path));
}
