/** What export/embeds.spec.ts checks for an embed and an SVG of each kind. */
import { checkEmbeds } from '../embeds';
import { dataIds, holdingIds, inEachLanguage } from '../export/embed-code';
import { test } from '../fixtures';
import { checkSvgFiles } from '../svg-files';

// A cached file would be weighed as nothing.
test.use({ reuseContext: false });

test(
  'every embed is one request within the budget, and fits the frame of its code at every width',
  {
    tag: '@text',
  },
  ({ page }) => checkEmbeds(page, inEachLanguage([...dataIds, ...holdingIds])),
);

test('every SVG opens alone, with all its text inside the drawing', { tag: '@text' }, ({ page }) =>
  checkSvgFiles(page, dataIds),
);
