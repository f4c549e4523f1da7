import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * WebDriver has no console, and MiniBrowser prints none when it is driven: the site is served again with one script more, the first of
 * each page, that reports what the page must not do.
 */

function watch() {
  const report = (sentence: string) => {
    const request = new XMLHttpRequest();
    // Before the test ends, also for the last one.
    request.open('POST', '/watched', false);
    request.send(sentence);
  };
  for (const name of ['debug', 'info', 'log', 'warn', 'error'] as const)
    console[name] = (...parts: unknown[]) => report(`console ${name}: ${parts.join(' ')}`);
  const onError = ({ message, target }: ErrorEvent) =>
    report(message ? `error: ${message}` : `lost: ${(target as HTMLElement).outerHTML.slice(0, 120)}`);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} forbids ${blockedURI}`),
  );
}

export interface WatchedSite {
  address: string;
  complaints(): string[];
  /** From now on each request whose address matches is lost; with nothing given, none. */
  lose(addresses?: RegExp): void;
  close(): void;
}

export async function watchSite(site: string): Promise<WatchedSite> {
  const seen: string[] = [];
  let lost: RegExp | undefined;
  const server = createServer(async (request, response) => {
    const { url = '/', method } = request;
    if (url === '/watched') {
      let sentence = '';
      for await (const part of request) sentence += part;
      seen.push(sentence);
      response.writeHead(204).end();
      return;
    }
    if (url === '/watch.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch})()`);
      return;
    }
    if (lost?.test(url)) {
      response.destroy();
      return;
    }
    const answer = await fetch(new URL(url, site), { ...(method && { method }), redirect: 'manual' });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) delete headers[name];
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html'))
      body = Buffer.from(body.toString().replace('<head>', '<head><script src="/watch.js"></script>'));
    if (answer.status >= 400) seen.push(`status of ${answer.status}: ${url}`);
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    complaints: () => [...seen],
    lose: (addresses) => {
      lost = addresses;
    },
    close: () => server.close(),
  };
}
