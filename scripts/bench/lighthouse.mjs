import lighthouse from 'lighthouse';
import { median } from './table.mjs';

/** Chromium sometimes drops the start of a trace; the run is then repeated. */
const TRIES = 4;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse as a phone: slow 4G and a processor four times slower.
 *
 * @param {string} address @param {number} port where Chromium listens for commands
 * @param {'devtools' | 'simulate'} throttlingMethod really throttled, or computed from an unthrottled run
 */
async function record(address, port, throttlingMethod) {
  let trouble = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const onlyCategories = throttlingMethod === 'devtools' ? ['performance'] : categories;
    const flags = { port, output: /** @type {const} */ ('json'), logLevel: /** @type {const} */ ('error') };
    const result = await lighthouse(address, { ...flags, throttlingMethod, onlyCategories });
    if (result && !result.lhr.runtimeError) return result.lhr;
    trouble = result?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse: ${trouble}`);
}

/**
 * Seconds to the first and the largest paint, really throttled.
 *
 * @param {string} address @param {number} port @param {number} runs
 */
export async function paintMedians(address, port, runs) {
  /** @type {import('lighthouse').Result[]} */
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await record(address, port, 'devtools'));
  const seconds = (/** @type {string} */ id) =>
    median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)) / 1000;
  return { fcp: seconds('first-contentful-paint'), lcp: seconds('largest-contentful-paint') };
}

/**
 * Medians of several runs, none of which interacts with the page.
 *
 * @param {string} address @param {number} port @param {number} runs
 * @returns {Promise<{ fcp: number, lcp: number, tbt: number, cls: number, simulated: { lcp: number, tbt: number },
 *   scores: number[] }>} seconds, milliseconds; scores in the order performance, accessibility, best practices, SEO
 */
export async function lighthouseMedians(address, port, runs) {
  /** @type {import('lighthouse').Result[]} */
  const real = [];
  /** @type {import('lighthouse').Result[]} */
  const simulated = [];
  for (let run = 0; run < runs; run++) {
    real.push(await record(address, port, 'devtools'));
    simulated.push(await record(address, port, 'simulate'));
  }
  /** @param {typeof real} results @param {string} id */
  const value = (results, id) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return {
    fcp: value(real, 'first-contentful-paint') / 1000,
    lcp: value(real, 'largest-contentful-paint') / 1000,
    tbt: value(real, 'total-blocking-time'),
    cls: value(real, 'cumulative-layout-shift'),
    simulated: {
      lcp: value(simulated, 'largest-contentful-paint') / 1000,
      tbt: value(simulated, 'total-blocking-time'),
    },
    scores: categories.map((id) => Math.round(100 * median(simulated.map((lhr) => lhr.categories[id]?.score ?? 0)))),
  };
}
