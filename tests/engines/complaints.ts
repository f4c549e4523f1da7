import type { Page } from 'puppeteer-core';

/**
 * What Firefox says when a page is left while its worker answers: about an answer that fails it says that it was "rejected", or "a network
 * error response".
 */
const leftMeanwhile = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Collects what the page must not do, as sentences. */
export function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(`console ${message.type()}: ${message.text()}`));
  // Violations of the policy are among the errors.
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : `${error}`;
    if (!leftMeanwhile.test(message)) seen.push(`error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // The reader has left the page before the answer.
    if (errorText !== 'NS_BINDING_ABORTED') seen.push(`lost: ${request.url()} (${errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`status of ${response.status()}: ${response.url()}`);
  });
  return seen;
}
