import { render } from '@testing-library/react';
import { Insights } from './insights';
import { startInsights } from './start-insights';

let page: { path: string; params: Record<string, string> };
jest.mock('next/navigation', () => ({ useParams: () => page.params, usePathname: () => page.path }));

const before = { ...process.env };
const queue = window as unknown as { vaq?: [string, unknown][] };
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="_vercel"]')];
const views = () => (queue.vaq ?? []).filter(([name]) => name === 'pageview').map(([, view]) => view);

beforeEach(() => {
  page = { path: '/guides/bitcoin-fees', params: { slug: 'bitcoin-fees' } };
  window.history.replaceState(null, '', page.path);
});
afterEach(() => {
  process.env = { ...before };
  for (const script of scripts()) script.remove();
  delete queue.vaq;
});

test('Insights renders nothing when analytics are off', () => {
  process.env.INSIGHTS = 'off';
  expect(render(<Insights />).container).toBeEmptyDOMElement();
});

test('Insights writes the route of the page, with which its view is counted and its speed measured, when analytics are on', () => {
  // In development the libraries load scripts that only write to the console.
  Object.assign(process.env, { INSIGHTS: 'on', NODE_ENV: 'production' });
  render(<Insights />);
  startInsights();
  expect(
    scripts()
      .map(({ src }) => new URL(src).pathname)
      .sort(),
  ).toEqual(['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']);
  expect(document.head.querySelector('script[data-route="/guides/[slug]"]')).not.toBeNull();
  const view = { route: '/guides/[slug]', path: '/guides/bitcoin-fees' };
  expect(views()).toEqual([view]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(views()).toEqual([view]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(views()).toEqual([view, view]);
});
