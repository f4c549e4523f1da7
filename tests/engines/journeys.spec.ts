/** The main ways through the site, as a reader goes in Firefox and WebKit. Other specs test each of them in every detail, in Chromium. */
import { expect, test } from './fixtures';

const RECORD = 'bitcoin-journey:progress';

test('a card of home flips at a press of the mouse and of a key', async ({ reader }) => {
  await reader.open('/');
  const isFlipped = () =>
    reader.browser.run(() => `${document.querySelector('.flip-card')?.matches('[data-flipped]')}`);
  await reader.press('.flip-card');
  await reader.until(isFlipped, 'true');
  await reader.browser.key('Enter');
  await reader.until(isFlipped, 'false');
});

test('the Time Machine takes an amount, a year and the other direction', async ({ reader }) => {
  await reader.open('/');
  await reader.fill('#time-machine-amount', '250');
  await reader.sees('#time-machine output', '$1,984.');
  await reader.choose('#time-machine-year', '1980');
  await reader.press('#time-machine label', 'Present to Past');
  // 250 × 82.4 ÷ 321.5
  await reader.sees('#time-machine output', '$64.07');
});

test('a calculator takes a number, a key on its slider and nonsense, and its link restores the result', async ({
  reader,
}) => {
  await reader.open('/guides/bitcoin-fees');
  await reader.fill('#fee-rateSatsPerVbyte', '2.5');
  await reader.press('#fee input[type=range]');
  await reader.browser.key('End');
  await reader.sees('#fee dl', '2,500');
  await reader.isAt(/#fee\?sizeVbytes=1000&rateSatsPerVbyte=2\.5$/);
  const address = await reader.browser.run(() => location.pathname + location.hash);
  await reader.fill('#fee-rateSatsPerVbyte', 'fast');
  await reader.sees('#fee dl', '—');
  await reader.open('/about');
  await reader.open(address);
  await reader.sees('#fee dl', '2,500');
});

test('a lesson that is completed counts on the dashboard, also after a reload', async ({ reader }) => {
  await reader.open('/dashboard');
  await reader.sees('main', '8 of 32');
  await reader.press('a', 'Continue Learning');
  await reader.isAt('/lesson/1');
  await reader.press('button', 'Complete Lesson');
  await reader.isAt('/dashboard');
  await reader.sees('[role=status]', 'is complete. 9 of 32 lessons done.');
  await reader.browser.reload();
  await reader.sees('main', '9 of 32');
});

test('the language that is chosen is kept', async ({ reader }) => {
  await reader.open('/dashboard');
  await reader.choose('select[aria-label=Language]', 'pt');
  const stored = () => reader.browser.run((key) => localStorage.getItem(key), RECORD);
  await reader.until(stored, '"language":"pt"');
  await reader.isAt('/pt/dashboard');
  await reader.browser.reload();
  await reader.until(
    () =>
      reader.browser.run(() => document.querySelector<HTMLSelectElement>('select[aria-label=Idioma]')?.value ?? null),
    'pt',
  );
});

test('ticks of the checklist are counted, and kept where the reader asks for it', async ({ reader }) => {
  await reader.open('/guides/security-checklist');
  for (const id of ['device-automatic-updates', 'device-screen-lock', 'network-password-manager'])
    await reader.press(`#${id}`);
  // 3 of 26
  await reader.sees('#checklist', '12%');
  await reader.press('#checklist input', 'Remember my ticks in this browser');
  await reader.until(() => reader.browser.run(() => Object.keys(localStorage).join(' ')), /\w/);
  await reader.browser.reload();
  await reader.sees('#checklist', '12%');
});

test('the explorer draws bars and makes a table for a spreadsheet', async ({ reader }) => {
  await reader.open('/explore');
  await reader.press('#explore summary', 'More settings');
  await reader.press('#explore label:has([name=explore-view])', 'Bars');
  await reader.isAt(/view=bar/);
  await reader.until(
    () => reader.browser.run(() => `${document.querySelectorAll('#explore [data-plot] svg rect').length}`),
    /\d\d/,
  );
  // Neither driver reports downloads in the same way: the file is what the page offers the browser.
  await reader.browser.run(() => {
    let offered = '';
    URL.createObjectURL = (file) => {
      offered = `${(file as Blob).type} of ${(file as Blob).size} bytes`;
      return 'data:,';
    };
    HTMLAnchorElement.prototype.click = function offer() {
      document.title = `${this.download}: ${offered}`;
    };
  });
  await reader.press('#explore button', 'CSV');
  await reader.until(() => reader.browser.run(() => document.title), /\.csv: text\/csv.* of \d{4} bytes/);
});

test('a link is copied, or offered to be copied by hand where the browser refuses', async ({ reader }) => {
  await reader.open('/about');
  await reader.press('button', 'Copy link');
  const answer = () =>
    reader.browser.run(() => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea:not([hidden])');
      return field?.value ?? document.querySelector('[data-press=copy]')?.textContent ?? '';
    });
  await reader.until(answer, /Link Copied|^http:\/\/localhost:\d+\/$/);
});

test('the theme that is chosen holds on the next page and after Back', async ({ reader }) => {
  const theme = () => reader.browser.run(() => `${document.documentElement.dataset.theme}`);
  const paper = () => reader.browser.run(() => getComputedStyle(document.body).backgroundColor);
  await reader.open('/about');
  const light = await paper();
  for (const name of ['light', 'dark']) {
    await reader.press('[data-theme-switch]');
    await reader.until(theme, name);
  }
  expect(await paper()).not.toBe(light);
  await reader.press('footer a', 'Guides');
  await reader.isAt('/guides');
  expect(await theme()).toBe('dark');
  await reader.press('[data-theme-switch]');
  await reader.until(theme, 'undefined');
  await reader.browser.back();
  await reader.isAt('/about');
  await reader.until(theme, 'undefined');
});

for (const path of ['/', '/guides/bitcoin-fees', '/lesson/1', '/sources']) {
  test(`Back leads to the place of ${path} that was left, whose islands hydrate`, async ({ reader }) => {
    await reader.open(path);
    await reader.browser.key('PageDown');
    const left = await reader.browser.run(async () => {
      const place = () => `${scrollY} of ${document.documentElement.scrollHeight}`;
      // What is laid out on the way moves the place, on a busy machine for a while.
      const rest = async () => {
        for (let before = ''; before !== place(); ) {
          before = place();
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      };
      await rest();
      scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' });
      await rest();
      return scrollY;
    });
    await reader.browser.run(() => {
      const link = Object.assign(document.createElement('a'), { href: '/guides' });
      document.body.append(link);
      link.click();
    });
    await reader.isAt('/guides');
    await reader.browser.back();
    await reader.isAt(path);
    const distance = async () => `${Math.abs((await reader.browser.run(() => scrollY)) - left) < 100}`;
    await reader.until(distance, 'true');
    // What was loading when the page was left has been aborted.
    await reader.meetsIsland();
  });
}

// WebKit never ends what a page was importing when it was left. The moment at which it does is another one on each machine.
for (const after of [200, 400, 600, 800]) {
  test(`what was loading when a page was left after ${after} ms is alive after Back`, async ({ reader }) => {
    await reader.open('/lesson/1');
    await reader.browser.key('PageDown');
    await reader.browser.run((ms) => {
      setTimeout(() => location.assign('/guides'), ms);
    }, after);
    await reader.isAt('/guides');
    await reader.browser.back();
    await reader.isAt('/lesson/1');
    await reader.meetsIsland();
    const loading = () => document.querySelectorAll('[data-state=loading]').length;
    await reader.until(async () => `${await reader.browser.run(loading)} loading`, /^0 /);
  });
}

test('a tab, a term and a fold of a guide open', async ({ reader }) => {
  await reader.open('/guides/bitcoin-common-mistakes');
  await reader.press('[role=tab]', 'Scams');
  await reader.until(
    () => reader.browser.run(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? null),
    'Scams',
  );
  await reader.browser.key('ArrowRight');
  await reader.until(
    () => reader.browser.run(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? null),
    /^(?!.*Scams)/,
  );
  await reader.open('/guides/bitcoin-fees');
  await reader.press('button[popovertarget]');
  await reader.sees('[popover]:popover-open', /\w/);
});

test('a row of guides goes on at a press of its arrow', async ({ reader }) => {
  await reader.open('/guides');
  const places = () =>
    reader.browser.run(() => [...document.querySelectorAll('main ul')].map((list) => list.scrollLeft).join(' '));
  await reader.press('main button', 'Scroll Core Fundamentals to the right');
  await reader.until(places, /[1-9]/);
});

test('the glossary finds a word however it is typed', async ({ reader }) => {
  await reader.open('/glossary');
  await reader.fill('main input', 'BIP39');
  await reader.until(
    () =>
      reader.browser.run(() =>
        [...document.querySelectorAll<HTMLElement>('main dt')]
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent)
          .join(' '),
      ),
    /^.{3,200}$/,
  );
});
