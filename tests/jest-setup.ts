import '@testing-library/jest-dom';

/** jsdom has no layout, so the mock never reports a size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
