/** For each test: fake timers, an address without a fragment, and `scrollIntoView`, which jsdom lacks. */
export function setUpCalculatorPage() {
  beforeEach(() => {
    jest.useFakeTimers();
    Element.prototype.scrollIntoView = jest.fn();
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => jest.useRealTimers());
}
