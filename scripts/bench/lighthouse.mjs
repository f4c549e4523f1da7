import lighthouse from 'lighthouse';
import { median } from './table.mjs';

/** Now and then the browser drops the beginning of a recording, which says nothing about the page. */
const TRIES = 4;

/** @param {string} address @param {number} port */
async function record(address, port) {
  let trouble = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
    if (result && !result.lhr.runtimeError) return result.lhr;
    trouble = result?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse: ${trouble}`);
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse as a phone sees the page (its own mobile setting: slow 4G, a processor four times slower).
 *
 * @param {string} address @param {number} port where Chromium listens for commands @param {number} runs
 * @returns {Promise<number[]>} performance, accessibility, best practices, SEO; LCP s, TBT ms, CLS: medians
 */
export async function lighthouseMedians(address, port, runs) {
  /** @type {number[][]} */
  const results = [];
  for (let run = 0; run < runs; run++) {
    const lhr = await record(address, port);
    const value = (/** @type {string} */ id) => lhr.audits[id]?.numericValue ?? Number.NaN;
    results.push([
      ...categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      value('largest-contentful-paint') / 1000,
      value('total-blocking-time'),
      value('cumulative-layout-shift'),
    ]);
  }
  return categories.concat('lcp', 'tbt', 'cls').map((_, index) => median(results.map((values) => values[index] ?? 0)));
}
