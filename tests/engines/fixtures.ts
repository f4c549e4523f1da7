import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import type { Engine } from './session';
import { startWebKit } from './webkit';

/** Drivers of parallel workers need ports of their own. */
const portOf = (worker: number) => 19500 + ((worker + process.pid) % 400);

/** The engine that the name of the project names. */
function startEngine(name: string, site: string, worker: number): Promise<Engine> {
  return name === 'firefox' ? startFirefox({ site }) : startWebKit(site, portOf(worker));
}

/** A reader in the browser of the project. The test fails when a page complains, or violates the policy. */
export const test = base.extend<{ reader: Reader }, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixtures of Playwright name what they need
    async ({}, use, { project, workerIndex }) => {
      const engine = await startEngine(project.name, project.use.baseURL ?? '', workerIndex);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  reader: async ({ engine }, use, info) => {
    const session = await engine.begin();
    await session.resize(1280, 900);
    await use(new Reader(session));
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('screen.png'), await session.screenshot());
    const complaints = await session.complaints();
    await session.end();
    expect(complaints).toEqual([]);
  },
});

export { expect };
