import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, parseHeaders } from '@/scripts/server/headers.mjs';
import { embedThemes } from '../../scripts/embed-themes.mjs';
import { ask, textOf } from '../../scripts/hosts/ask.mjs';
import { type Host, hostNames, serverNames, startHost } from '../../scripts/hosts/servers.mjs';
import { contentType } from '../../scripts/server/content-types.mjs';
import { embedPaths, exportedFiles, kinds, out } from '../site';

/*
 * What every host must do with the export. nginx and Caddy run with the configuration of hosting/ where they are installed, which
 * `npm run hosts` does.
 */
const files = exportedFiles();
const rules = parseHeaders(readFileSync(path.join(out, '_headers'), 'utf8'));
const notFoundPage = readFileSync(path.join(out, '404.html'), 'utf8');
const embed = embedPaths().find((address) => address.split('/').length === 3) ?? '';
const page = kinds.find((address) => /\/guides\/./.test(address)) ?? '';

/** The configuration of a host, which is no part of the site. */
const hidden = ['_headers', '_redirects'];

/** One file for each ending and folder, with its address. */
const examples = new Map(
  files
    .filter((file) => !hidden.includes(file))
    .map((file) => [
      `${file.split('/')[0]} ${path.extname(file)}`,
      file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    ]),
);
const addresses = [...new Set([...examples.values(), ...kinds, embed])].filter((address) => address !== '/404');
const fileOf = (address: string) =>
  files.includes(address.slice(1)) ? address.slice(1) : address === '/' ? 'index.html' : `${address.slice(1)}.html`;
/** A type without its parameter, of several names for the same the one that the site uses. JSON and XML are UTF-8 without a parameter. */
const sameType = (type: string) => {
  const [name = ''] = type.split(';');
  return (
    {
      'application/javascript': 'text/javascript',
      'text/xml': 'application/xml',
      'image/vnd.microsoft.icon': 'image/x-icon',
    }[name] ?? name
  );
};
const typeOf = (address: string) => contentType(fileOf(address));

it('npm run hosts has installed every server', () => {
  if (process.env.HOSTS === 'all') expect(hostNames()).toEqual(expect.arrayContaining(serverNames));
});

describe.each(hostNames())('%s', (name) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(name, out);
  });
  afterAll(() => host.stop());

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(host.origin, address, { headers, method });

  /** One line for each address at which something is wrong. */
  async function faults(check: (address: string) => Promise<string | undefined>, list = addresses) {
    const found = await Promise.all(list.map(async (address) => [address, await check(address)] as const));
    return found.flatMap(([address, fault]) => (fault ? [`${address}: ${fault}`] : []));
  }

  it('answers every clean address with its file and type', async () => {
    const wrong = await faults(async (address) => {
      const answer = await get(address);
      if (answer.status !== 200) return `status ${answer.status}`;
      if (!answer.body.equals(readFileSync(path.join(out, fileOf(address))))) return 'another file';
      const type = answer.headers['content-type'] ?? '';
      if (sameType(type) !== sameType(typeOf(address))) return type;
      return type.startsWith('text/') && !/charset=utf-8/i.test(type) ? `${type} without its character set` : undefined;
    });
    expect(wrong).toEqual([]);
  });

  it('sends the headers of public/_headers, and lets browsers ask again for pages', async () => {
    const expected = (address: string) => ({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headersFor(rules, address),
    });
    const wrong = await faults(async (address) => {
      const { headers } = await get(address);
      const differing = Object.entries(expected(address)).filter(
        ([key, value]) => headers[key.toLowerCase()] !== value,
      );
      return differing.map(([key]) => `${key}: ${headers[key.toLowerCase()]}`).join('; ');
    });
    expect(wrong).toEqual([]);
    expect((await get(embed)).headers['content-security-policy']).toBe('frame-ancestors *');
  });

  it('compresses text, and nothing that is compressed already', async () => {
    const wrong = await faults(async (address) => {
      const { headers, body } = await get(address, { 'accept-encoding': 'gzip' });
      const raw = readFileSync(path.join(out, fileOf(address)));
      const isText = typeOf(address).includes('charset') && raw.length > 1000;
      if (Boolean(headers['content-encoding']) !== isText && raw.length > 1000) {
        return `${typeOf(address)} with encoding ${headers['content-encoding']}`;
      }
      if (!isText) return undefined;
      if (!/accept-encoding/i.test(headers.vary ?? '')) return 'no Vary';
      return body.length < raw.length ? undefined : 'nothing is saved';
    });
    expect(wrong).toEqual([]);
  });

  it('leads addresses with a slash or .html to the clean one, with their query', async () => {
    const wrong = await faults(
      async (address) => {
        const { status, headers } = await get(address);
        const { pathname, search } = new URL(headers.location ?? '', host.origin);
        const [clean = ''] = address.split('?');
        const target = clean.replace(/(\/index)?\.html$|\/$/, '') || '/';
        const query = address.slice(clean.length);
        return [301, 308].includes(status) && pathname + search === target + query
          ? undefined
          : `${status} ${headers.location}`;
      },
      [
        `${page}/`,
        `${page}.html`,
        `${page}/?a=1`,
        `${page}.html?a=1`,
        '/guides/',
        '/index.html',
        `${embed}/`,
        `${embed}.html`,
      ],
    );
    expect(wrong).toEqual([]);
  });

  it('leads nowhere outside the site', async () => {
    const wrong = await faults(
      async (address) => {
        const { status, headers } = await get(address);
        const target = new URL(headers.location ?? '/', host.origin);
        return status < 500 && target.origin === host.origin && !/^\/[\\/]/.test(headers.location ?? '/x')
          ? undefined
          : `${status} ${headers.location}`;
      },
      ['//example.com/', '//example.com/a.html', '/%5cexample.com/', '/%5c%5cexample.com/a.html', '/a%0d%0aX-Bad:1/'],
    );
    expect(wrong).toEqual([]);
  });

  it('shows the 404 page with status 404, uncached and not to be framed', async () => {
    const wrong = await faults(
      async (address) => {
        const { status, headers, body } = await get(address);
        if (status !== 404) return `status ${status}`;
        if (body.toString() !== notFoundPage) return 'another page';
        if (!/max-age=0/.test(headers['cache-control'] ?? '')) return `cached: ${headers['cache-control']}`;
        return headers['content-security-policy'] === "frame-ancestors 'none'" ? undefined : 'can be framed';
      },
      [
        '/nope',
        '/guides/nope',
        '/embed/nope',
        '/_next/static/nope.js',
        '/og/nope.png',
        '/nope.csv',
        '/404',
        '/_headers',
      ],
    );
    expect(wrong).toEqual([]);
  });

  it('lists no folder and leaves no folder', async () => {
    const folders = [...new Set(files.map((file) => path.posix.dirname(file)))].filter(
      (folder) => folder !== '.' && !files.includes(`${folder}.html`),
    );
    const hostile = ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/_next/..%5c..%5cpackage.json'];
    const wrong = await faults(
      async (address) => {
        const { status } = await get(address);
        return status >= 400 && status < 500 ? undefined : `status ${status}`;
      },
      [...folders.map((folder) => `/${folder}`), ...hostile],
    );
    expect(wrong).toEqual([]);
  });

  it('answers an embed in the theme that its query asks for', async () => {
    for (const theme of embedThemes) {
      const { body } = await get(`${embed}?theme=${theme}`);
      expect(body.toString()).toBe(readFileSync(path.join(out, `${embed}/${theme}.html`), 'utf8'));
    }
    for (const query of ['theme=../../guides', 'theme=', 'a=1']) {
      expect((await get(`${embed}?${query}`)).body.toString()).toBe(
        readFileSync(path.join(out, `${embed}.html`), 'utf8'),
      );
    }
  });

  it('answers HEAD without a body, and an unchanged page with 304', async () => {
    const head = await get(page, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8']);
    for (const encoding of ['identity', 'gzip']) {
      const first = await get(page, { 'accept-encoding': encoding });
      expect(textOf(first)).toBe(readFileSync(path.join(out, `${page}.html`), 'utf8'));
      const again = await get(page, { 'accept-encoding': encoding, 'if-none-match': first.headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it('answers a part of a file, or the whole', async () => {
    const image = addresses.find((address) => address.endsWith('.png')) ?? '';
    const whole = readFileSync(path.join(out, image));
    const part = await get(image, { range: 'bytes=10-19' });
    expect([part.status, part.body.equals(host.hasRanges ? whole.subarray(10, 20) : whole)]).toEqual([
      host.hasRanges ? 206 : 200,
      true,
    ]);
  });
});
