/**
 * A mock of IntersectionObserver, which jsdom lacks: `see` notifies all observers that their targets are in view, or are not;
 * `options` has the options of each observer.
 */
export function mockIntersections() {
  const observing = new Map<object, (isIntersecting: boolean) => void>();
  const options: (IntersectionObserverInit | undefined)[] = [];
  window.IntersectionObserver = class {
    report: (isIntersecting: boolean) => void;
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      options.push(init);
      this.report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {
      observing.set(this, this.report);
    }
    disconnect() {
      observing.delete(this);
    }
  } as never;
  return {
    options,
    see(isIntersecting = true) {
      for (const report of [...observing.values()]) report(isIntersecting);
    },
  };
}
