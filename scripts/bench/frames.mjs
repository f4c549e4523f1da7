import { hydrate, phone } from './measure.mjs';
import { median } from './table.mjs';

const RUNS = 3;
/** Time between two moves of the pointer: one for each frame of a screen of 60 Hz. */
const MOVE_MS = 1000 / 60;
const MOVES = 90;
/** Frames between two keys of a fast typist. */
const FRAMES_A_KEY = 6;

/**
 * @typedef {object} Frames
 * @property {string} name
 * @property {number} perSecond
 * @property {number} longestMs the longest time between two frames
 * @property {number} workMs the processor time of the main thread for a frame, at the slowdown. Unlike the others it does not
 *   depend on other programs of the machine; 60 frames a second need less than 16.7.
 */

/**
 * Frames per second and the longest of them, from the times at which they began.
 *
 * @param {number[]} times in milliseconds, ascending, at least two
 * @returns {Pick<Frames, 'perSecond' | 'longestMs'>}
 */
export function countFrames(times) {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { perSecond: (1000 * gaps.length) / total, longestMs: Math.max(...gaps) };
}

/** @param {number} count @param {(move: number) => Promise<unknown>} act */
async function everyFrame(count, act) {
  for (let move = 0; move < count; move++) {
    const next = new Promise((resolve) => setTimeout(resolve, MOVE_MS));
    await act(move);
    await next;
  }
}

/** The event of a trace for each picture that reaches the screen, and its category. */
const SHOWN = { name: 'Display::FrameDisplayed', category: 'disabled-by-default-display.framedisplayed' };

/**
 * Scrolls by a distance at an even speed, and returns the times of the pictures shown meanwhile. The browser moves the page, as it
 * does under a finger: `mouse.wheel` would wait for the page between two moves, so that a slow page slows the hand.
 *
 * @param {import('@playwright/test').Page} page @param {number} pixels
 */
async function scroll(page, pixels) {
  const browser = page.context().browser();
  const session = await page.context().newCDPSession(page);
  await browser?.startTracing(page, { categories: [SHOWN.category] });
  await session.send('Input.synthesizeScrollGesture', {
    x: phone.width / 2,
    y: phone.height / 2,
    yDistance: -pixels,
    speed: Math.round((1000 * pixels) / (MOVES * MOVE_MS)),
    gestureSourceType: 'mouse',
  });
  const trace = await browser?.stopTracing();
  await session.detach();
  /** @type {{ traceEvents: { name: string, ts: number }[] }} */
  const { traceEvents } = JSON.parse(String(trace));
  return traceEvents.flatMap(({ name, ts }) => (name === SHOWN.name ? [ts / 1000] : [])).sort((a, b) => a - b);
}

/**
 * Returns the times of the frames of the main thread while a function acts.
 *
 * @param {import('@playwright/test').Page} page @param {() => Promise<unknown>} act
 */
async function mainFrames(page, act) {
  const recorded = await page.evaluateHandle(() => {
    const frames = { times: /** @type {number[]} */ ([]), isOver: false };
    requestAnimationFrame(function note(time) {
      frames.times.push(time);
      if (!frames.isOver) requestAnimationFrame(note);
    });
    return frames;
  });
  await act();
  return recorded.evaluate((frames) => {
    frames.isOver = true;
    return frames.times;
  });
}

/**
 * Scrolls at once, so that the top of an element is at a part of the height of the window.
 *
 * @param {import('@playwright/test').Locator} element @param {number} part
 */
async function place(element, part) {
  await element.evaluate((box, at) => {
    const top = window.scrollY + box.getBoundingClientRect().top - window.innerHeight * at;
    window.scrollTo({ top, behavior: 'instant' });
  }, part);
  await element.page().mouse.move(phone.width / 2, phone.height / 2);
  await element.page().waitForTimeout(500);
}

/**
 * The scenes of the home page: how each is scrolled into view, and the interaction, which returns the times of its frames in
 * milliseconds. What the page draws while it scrolls moves outside the main thread, so the pictures on the screen are counted; a
 * press waits for the main thread, so its frames are.
 *
 * @type {{ name: string, prepare: (page: import('@playwright/test').Page) => Promise<unknown>, act: (page: import('@playwright/test').Page) => Promise<number[]> }[]}
 */
const scenes = [
  {
    name: 'the coin, while the page scrolls',
    prepare: (page) => place(page.locator('main'), 0.1),
    act: (page) => scroll(page, 500),
  },
  {
    name: 'the water tap, while the page scrolls',
    prepare: (page) => place(page.locator('.pour'), 1),
    act: (page) => scroll(page, phone.height),
  },
  {
    name: 'draw your guess, while dragging',
    prepare: (page) => place(page.locator('[data-guess]'), 0.4),
    async act(page) {
      const box = await page.locator('[data-guess]').boundingBox();
      if (!box) throw new Error('The plot of "draw your guess" is not visible.');
      await page.mouse.move(box.x + 1, box.y + 30);
      await page.mouse.down();
      const times = await mainFrames(page, () =>
        everyFrame(MOVES, (move) =>
          page.mouse.move(box.x + (box.width * move) / MOVES, box.y + 60 + 40 * Math.sin(move / 5)),
        ),
      );
      await page.mouse.up();
      return times;
    },
  },
  {
    name: 'break the chain, while typing',
    async prepare(page) {
      const field = page.locator('[data-scene] input').first();
      await place(field, 0.4);
      await field.focus();
    },
    act: (page) =>
      mainFrames(page, () =>
        everyFrame(MOVES, async (move) => move % FRAMES_A_KEY === 0 && page.keyboard.insertText('a')),
      ),
  },
];

/** Processor time of the page's main thread in milliseconds. @param {import('@playwright/test').CDPSession} session */
async function mainThreadMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/**
 * Frames of each scene of the home page on a phone.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} address of the home page
 * @param {number} cpuSlowdown 1 for none
 * @returns {Promise<Frames[]>} the medians
 */
export async function measureScenes(browser, address, cpuSlowdown) {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(address);
  await hydrate(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const results = [];
  for (const scene of scenes) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      // The slowdown keeps the thread busy, so its processor time is taken without.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await scene.prepare(page);
      const before = await mainThreadMs(session);
      const { length } = await scene.act(page);
      const workMs = (cpuSlowdown * ((await mainThreadMs(session)) - before)) / length;
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await scene.prepare(page);
      runs.push({ ...countFrames(await scene.act(page)), workMs });
    }
    results.push({
      name: scene.name,
      perSecond: median(runs.map(({ perSecond }) => perSecond)),
      longestMs: median(runs.map(({ longestMs }) => longestMs)),
      workMs: median(runs.map(({ workMs }) => workMs)),
    });
  }
  await context.close();
  return results;
}
