import type { Page } from 'puppeteer-core';

/** Collects what the page must not do, as sentences. */
export function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(`console ${message.type()}: ${message.text()}`));
  // Violations of the policy are among the errors.
  page.on('pageerror', (error) => seen.push(`error: ${error instanceof Error ? error.message : error}`));
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
