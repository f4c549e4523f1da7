import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { behaviours, presses } from '@/components/document/behaviours';
import { CopyLink } from '@/components/ui/copy-link';
import { FlipCard } from '@/components/ui/folds/flip-card';
import { Tabs } from '@/components/ui/tabs';
import { mockIntersections } from '@/tests/components/intersections';

const root = document.documentElement;
const copied: string[] = [];

/** Those of one page must not answer the events of the next. */
let listeners: (() => void)[] = [];
for (const place of [window, document]) {
  const { addEventListener } = place;
  place.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    listeners.push(() => place.removeEventListener(type, listener, options));
    addEventListener.call(place, type, listener, options);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  mockIntersections();
  // jsdom lacks both.
  Object.assign(globalThis, { CSS: { supports: () => true }, PointerEvent: class extends MouseEvent {} });
  window.requestAnimationFrame = (callback) => setTimeout(callback) as unknown as number;
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  copied.length = 0;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  render(
    <>
      <p id="script-missing" hidden />
      <FlipCard front="A dollar" back="Eighty-seven cents gone" hint="Turn the card" />
      <CopyLink
        url="/guides"
        words={{ copyLink: 'Copy link', linkCopied: 'Link Copied', copyFailed: 'Copy it.', linkField: 'Link' }}
      />
      <Tabs
        label="Stories"
        tabs={[
          { id: 'one', title: 'One', content: 'First' },
          { id: 'two', title: 'Two', content: 'Second' },
        ]}
      />
    </>,
  );
});
afterEach(() => {
  for (const remove of listeners) remove();
  listeners = [];
  jest.useRealTimers();
});

const card = () => screen.getByRole('button', { name: /Turn the card/ });
const copy = () => screen.getByRole('button', { name: 'Copy link' });
const selected = () => screen.getByRole('tab', { selected: true });

const boot = () => new Function(readFileSync(path.join(__dirname, 'boot.js'), 'utf8'))();
const load = () => jest.isolateModules(() => require('./loader').load(behaviours, presses));

test('a press and an arrow key before the loader has arrived are repeated once when it has', () => {
  boot();
  fireEvent.click(card());
  fireEvent.click(copy());
  fireEvent.keyDown(selected(), { key: 'ArrowRight' });
  expect(root).toHaveAttribute('data-waiting');
  load();
  expect(card()).not.toHaveAttribute('data-flipped');
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  expect(card()).toHaveAttribute('data-flipped');
  expect(copied).toEqual(['http://localhost/guides']);
  expect(selected()).toHaveTextContent('Two');
  expect(selected()).toHaveFocus();
  expect(root).not.toHaveAttribute('data-waiting');
});

test('the press that is the first sign of a person is answered once when the loader is there', () => {
  boot();
  load();
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  fireEvent.click(card());
  jest.runOnlyPendingTimers();
  expect(card()).toHaveAttribute('data-flipped');
});
