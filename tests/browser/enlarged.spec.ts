/** Text of twice its size on one page of each kind, in three ways of enlarging it. */
import { checkEnlarged } from '../enlarged';
import { layOut, test } from '../fixtures';
import { kinds } from '../site';

for (const path of kinds) {
  test(`${path} can be read with text of twice its size`, async ({ page }) => {
    // Animations would move or hide text.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await layOut(page);
    await page.evaluate(() => document.fonts.ready);
    await checkEnlarged(page);
  });
}
