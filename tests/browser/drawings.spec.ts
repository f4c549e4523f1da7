import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { languages } from '../../content/languages';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/format/locale';
import { projectRoot } from '../../scripts/run.mjs';
import { expect, test } from '../fixtures';
import { sitemapPaths, wholeStyleOf } from '../site';

type AllDrawings = typeof import('../all-drawings');

/** The words of each drawing of the lessons in a language, once for each wording that lessons give it. */
async function sceneWords(locale: Locale) {
  const words = new Map<string, string[][]>();
  const { folder } = languages[locale];
  for (const file of readdirSync(path.join(projectRoot, folder, 'lessons'))) {
    const { lesson } = await import(`../../${folder}/lessons/${file}`);
    JSON.stringify(lesson, (_, part) => {
      const shown = part?.visualWords ?? part?.words;
      if (!part?.visual || !shown) return part;
      const known = words.get(part.visual) ?? [];
      if (!known.some((one) => String(one) === String(shown))) words.set(part.visual, [...known, shown]);
      return part;
    });
  }
  return words;
}

/** Playwright compiles JSX for its own tests of components, so the drawings are bundled as the islands are. */
async function load(folder: string): Promise<AllDrawings> {
  const bundle = await rolldown({
    cwd: projectRoot,
    input: 'tests/all-drawings.tsx',
    platform: 'node',
    external: /^node:/,
    moduleTypes: { '.css': 'empty' },
    tsconfig: 'tsconfig.json',
    onLog() {},
  });
  const file = path.join(folder, 'all-drawings.js');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return import(file);
}

/** Labels that are cut off, cover each other or are too small: the id of the drawing and a sentence each. */
function faultsIn(drawings: Record<string, string>): [id: string, sentence: string][] {
  const MARGIN = 0.5;
  const LEAST = 12;
  document.body.innerHTML = Object.entries(drawings)
    .map(([id, html]) => `<div id="${id}">${html}</div>`)
    .join('');
  const textsOf = (svg: SVGSVGElement) =>
    [...svg.querySelectorAll('text')]
      .flatMap((text) => {
        const rows = text.querySelectorAll('tspan[x]');
        return rows.length > 0 ? [...rows] : [text];
      })
      .map((row) => {
        const { left, right, top, bottom, height } = row.getBoundingClientRect();
        const scale = (row as SVGTextElement).getScreenCTM()?.a ?? 1;
        const size = Number.parseFloat(getComputedStyle(row).fontSize) * scale;
        // The box of a text is as high as its line; letters are lower.
        return { words: `"${row.textContent}"`, left, right, top: top + height / 5, bottom: bottom - height / 5, size };
      });
  return [...document.querySelectorAll('body > div')].flatMap(({ id, children }) =>
    [...children].flatMap((child) =>
      [...child.querySelectorAll('svg')].flatMap((svg) => {
        const edge = svg.getBoundingClientRect();
        // An image has two versions, and the page shows one.
        if (edge.width === 0) return [];
        const texts = textsOf(svg);
        const sentences = texts.flatMap((text, n) => [
          ...(text.left < edge.left - MARGIN || text.right > edge.right + MARGIN ? [`${text.words} is cut off`] : []),
          ...(text.size < LEAST ? [`${text.words} has ${text.size.toFixed(1)} px`] : []),
          ...texts
            .slice(n + 1)
            .filter(
              ({ left, right, top, bottom }) =>
                text.left < right - MARGIN && left < text.right - MARGIN && text.top < bottom && top < text.bottom,
            )
            .map(({ words }) => `${text.words} is on ${words}`),
        ]);
        return sentences.map((sentence): [string, string] => [id, sentence]);
      }),
    ),
  );
}

// Their letters are those of the web fonts, on every system.
test.describe('labels of drawings', () => {
  for (const locale of LOCALES) {
    test(`are in their drawing, not on another, and large enough in "${locale}"`, async ({ page }, { outputDir }) => {
      const { allDrawings } = await load(outputDir);
      const words = await sceneWords(locale);
      await page.goto('/guides/what-is-bitcoin');
      // A page has only the rules that it uses.
      const styles = wholeStyleOf(sitemapPaths().filter((one) => /^\/(guides|lesson)\/./.test(one)));
      // The content policy of the page allows neither a style element nor an attribute.
      await page.evaluate(
        (texts) => {
          document.adoptedStyleSheets = texts.map((text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            return sheet;
          });
        },
        [...styles, 'body > div { max-width: 38rem }'],
      );
      const faultsOf = async (drawings: Record<string, string>) => {
        const found: Record<string, string[]> = {};
        for (const width of [280, 360, 800]) {
          await page.setViewportSize({ width, height: 900 });
          for (const [id, sentence] of await page.evaluate(faultsIn, drawings)) {
            found[id] = [...(found[id] ?? []), `${width} px: ${sentence}`];
          }
        }
        return found;
      };
      // Longer words than those of English show whether there is room for a language to come.
      for (const areLonger of locale === DEFAULT_LOCALE ? [false, true] : [false]) {
        expect.soft(await faultsOf(allDrawings(locale, words, areLonger))).toEqual({});
      }
    });
  }
});
