import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { writeOffline } from '../scripts/postbuild/offline.mjs';
import { projectRoot } from '../scripts/run.mjs';
import { listen } from '../scripts/server/port.mjs';
import { siteListener } from '../scripts/server/site-server.mjs';
import { out } from './site';

/** A host whose folder can be replaced while a page is open, as a deploy does. */
export interface Host {
  address: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** Replaces the site by another one. */
  deploy(folder: string): void;
  /** Answers matching paths with status 503 from now on. */
  refuse(paths: RegExp | undefined): void;
  /** Breaks every connection from now on, or answers again. */
  lose(isLost: boolean): void;
  /** Matching paths wait for an answer until the next call. */
  hold(paths: RegExp | undefined): void;
  close(): Promise<void>;
}

export async function openHost(): Promise<Host> {
  // The whole site is asked for: the highest quality takes a minute.
  process.env.BROTLI_QUALITY = '4';
  let answer = siteListener(out);
  let refused: RegExp | undefined;
  let isGone = false;
  let held: RegExp | undefined;
  let waiting: (() => void)[] = [];
  const asked: string[] = [];
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isGone) {
      request.socket.destroy();
      return;
    }
    asked.push(pathname);
    const go = () => {
      if (refused?.test(pathname)) response.writeHead(503, { 'Content-Type': 'text/plain' }).end('none');
      else answer(request, response);
    };
    if (held?.test(pathname)) waiting.push(go);
    else go();
  };
  const server = await listen(createServer(respond), 0, 'localhost');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    deploy: (folder) => {
      answer = siteListener(folder);
    },
    refuse: (paths) => {
      refused = paths;
    },
    lose: (isLost) => {
      isGone = isLost;
    },
    hold: (paths) => {
      held = paths;
      for (const go of waiting) go();
      waiting = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const folders: string[] = [];

function copyOfExport(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  folders.push(folder);
  // Pictures, embeds and the other languages are half of the pages and most of the bytes, and no test opens them.
  const isUnopened = (file: string) => /^(?:og|embed|es|pt)\b/.test(path.relative(out, file));
  cpSync(out, folder, { recursive: true, filter: (file) => !isUnopened(file) });
  return folder;
}

export const removeDeploys = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
};

const listFile = 'offline/en.json';

/** The same site with another loader: every page is a new version of itself, and the old loader is gone. */
export function nextDeploy(): string {
  const folder = copyOfExport();
  const islands = path.join(folder, '_next/static/islands');
  const loader = readdirSync(islands).find((file) => /^loader-.*\.js$/.test(file)) ?? '';
  renameSync(path.join(islands, loader), path.join(islands, 'loader-next.js'));
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8')));
  for (const file of readdirSync(folder, { recursive: true }).map(String))
    if (file.endsWith('.html'))
      rewrite(file, (html) =>
        html
          .replaceAll(loader, 'loader-next.js')
          .replace(/data-version="/, '$&next')
          .replaceAll('</h1>', ' (next)</h1>'),
      );
  rewrite(listFile, (text) => {
    const list = JSON.parse(text.replaceAll(loader, 'loader-next.js'));
    const pages = Object.entries(list.pages).map(([page, version]) => [page, `next${version}`]);
    return JSON.stringify({ ...list, version: 'next', pages: Object.fromEntries(pages) });
  });
  return folder;
}

/** The same site, built with `worksOffline` switched off. */
export async function deployWithoutWorker(): Promise<string> {
  const folder = copyOfExport();
  await writeOffline(projectRoot, folder, { isOn: false });
  rmSync(path.join(folder, 'offline'), { recursive: true });
  for (const file of readdirSync(folder, { recursive: true }).map(String))
    if (file.endsWith('.html')) {
      const html = readFileSync(path.join(folder, file), 'utf8');
      writeFileSync(path.join(folder, file), html.replace(/ data-(offline|version)="[^"]*"/g, ''));
    }
  return folder;
}
