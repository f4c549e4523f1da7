import { startPage } from './behaviours';

/** For each test: fake timers, an address without a fragment, behaviours, and `scrollIntoView`, which jsdom lacks. */
export function setUpCalculatorPage() {
  beforeEach(() => {
    jest.useFakeTimers();
    Element.prototype.scrollIntoView = jest.fn();
    window.history.replaceState(null, '', '/');
    startPage();
  });
  afterEach(() => jest.useRealTimers());
}
