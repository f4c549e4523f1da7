import { median } from './table.mjs';

const RUNS = 9;
const STEPS = 2e7;

/** Milliseconds of a fixed loop of integer arithmetic: how fast one processor is now. The median of several runs. */
export function machineMs() {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    let value = 1;
    for (let step = 0; step < STEPS; step++) value = (Math.imul(value, 1664525) + 1013904223) | 0;
    // The result is used, so that the compiler keeps the loop.
    return performance.now() - begun + (value === 0 ? 1e-9 : 0);
  });
  return median(times);
}

/** The reference drifts by more than this on a machine that is not quiet. */
const MOST_DRIFT = 1.25;

/**
 * Compares pages with a reference that is measured before the first page, between pages, and after the last. Each page is compared
 * with the mean of the two runs around it, so that a machine that becomes slower meanwhile does not change the ratio.
 *
 * @template {Record<string, number>} Paint
 * @param {Paint[]} references one more than pages @param {Paint[]} pages
 */
export function compare(references, pages) {
  const ratios = pages.map((page, index) => {
    const [before, after] = [references[index], references[index + 1]];
    if (!before || !after) throw new Error('Each page needs a run of the reference before and after it.');
    return Math.max(
      ...Object.entries(page).map(
        ([key, value]) => (2 * value) / ((before[key] ?? Number.NaN) + (after[key] ?? Number.NaN)),
      ),
    );
  });
  const drifts = Object.keys(references[0] ?? {}).map((key) => {
    const values = references.map((reference) => reference[key] ?? Number.NaN);
    return Math.max(...values) / Math.min(...values);
  });
  const drift = Math.max(...drifts);
  return { ratios, drift, isComparable: drift <= MOST_DRIFT };
}
