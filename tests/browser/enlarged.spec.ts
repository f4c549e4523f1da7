/** The text of one page of each kind where it has little room: at 320 px, and at twice its size in three ways of enlarging it. */

import { localePath } from '@/lib/content/links';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/format/locale';
import { checkEnlarged } from '../enlarged';
import { layOut, test } from '../fixtures';
import { checkNarrow } from '../narrow';
import { englishKinds } from '../site';

for (const path of englishKinds) {
  for (const locale of LOCALES) {
    const address = localePath(locale, path as `/${string}`);
    test(`${address} keeps its words whole at 320 px${locale === DEFAULT_LOCALE ? ', and can be read with text of twice its size' : ''}`, async ({
      page,
    }) => {
      // Animations would move or hide text.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await layOut(page);
      await page.evaluate(() => document.fonts.ready);
      if (locale === DEFAULT_LOCALE) await checkEnlarged(page);
      await checkNarrow(page);
    });
  }
}
