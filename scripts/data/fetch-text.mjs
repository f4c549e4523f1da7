import { DataError } from './observations.mjs';

const ACCEPTED = /^(text\/csv|application\/csv|text\/plain|application\/octet-stream)\b/;

/**
 * The body of a CSV.
 *
 * @param {string} url @param {{ timeoutMs: number }} options
 * @throws {DataError} a sentence that says what failed
 */
export async function fetchText(url, { timeoutMs }) {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/csv, text/plain', 'user-agent': 'bitcoin-journey-data' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new DataError(`${host} answered with status ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    if (!ACCEPTED.test(type)) throw new DataError(`${host} sent ${type || 'no content type'} and not a CSV`);
    return await response.text();
  } catch (error) {
    if (error instanceof DataError) throw error;
    const { name, message, cause } = /** @type {Error} */ (error);
    if (name === 'TimeoutError') throw new DataError(`${host} did not answer within ${timeoutMs / 1000} s`);
    // `fetch` throws "fetch failed"; the reason is in its cause.
    throw new DataError(`${host} cannot be reached: ${/** @type {Error | undefined} */ (cause)?.message || message}`);
  }
}
