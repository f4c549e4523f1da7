import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

/** jsdom has no layout, so the mock never reports a size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom has none; every browser that the site supports does. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
