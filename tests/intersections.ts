/**
 * Stands for the browser's IntersectionObserver, which jsdom lacks: `see` tells all who observe that what they observe is in
 * view, or is not; `options` holds what each has asked for.
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
