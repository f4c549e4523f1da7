import { render } from '@testing-library/react';
import { Insights } from './insights';

const mockSearch = new URLSearchParams();
let page: { path: string; params: Record<string, string> };
jest.mock('next/navigation', () => ({
  useParams: () => page.params,
  usePathname: () => page.path,
  useSearchParams: () => mockSearch,
}));

const before = { ...process.env };
const queue = window as unknown as { vaq?: [string, unknown][] };
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="_vercel"]')];
const addresses = () => scripts().map((script) => new URL(script.src).pathname);

beforeEach(() => {
  page = { path: '/guides/bitcoin-fees', params: { slug: 'bitcoin-fees' } };
});
afterEach(() => {
  process.env = { ...before };
  for (const script of scripts()) script.remove();
  delete queue.vaq;
});

test('Insights renders nothing and adds no script when analytics are off', () => {
  process.env.INSIGHTS = 'off';
  const { container } = render(<Insights />);
  expect(container).toBeEmptyDOMElement();
  expect(addresses()).toEqual([]);
});

test('Insights loads the runtime and the scripts of the host, and counts each page view with its route, when analytics are on', () => {
  // In development the libraries load scripts that only write to the console.
  Object.assign(process.env, { INSIGHTS: 'on', NODE_ENV: 'production' });
  const { container, rerender } = render(<Insights />);
  expect(container.querySelector('[data-load-runtime=""]')).not.toBeNull();
  expect(addresses().sort()).toEqual(['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']);
  expect(document.head.querySelector('[data-route="/guides/[slug]"]')).not.toBeNull();
  page = { path: '/about', params: {} };
  rerender(<Insights />);
  const views = (queue.vaq ?? []).filter(([name]) => name === 'pageview').map(([, view]) => view);
  expect(views).toEqual([
    { route: '/guides/[slug]', path: '/guides/bitcoin-fees' },
    { route: '/about', path: '/about' },
  ]);
});
