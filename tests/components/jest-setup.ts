import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { takeTextFaults, watchTextNodes } from './text-nodes';

/** jsdom has no layout, so the mock never reports a size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom has none; every browser that the site supports does. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;

/** What a component changes must stay whole in a page that the browser has translated. */
watchTextNodes();
afterEach(() => expect(takeTextFaults()).toEqual([]));
