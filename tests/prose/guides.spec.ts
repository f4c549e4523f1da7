import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { guides } from '../../content/guides';
import { readFrontMatter } from '../../lib/content/front-matter';
import { readBlocks } from '../../lib/content/mdx-text';

const WORDS_PER_MINUTE = 220;
const MINUTES_TOLERANCE = 0.25;
const HIGHEST_GRADE = 9;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

function wordsOf(text: string): string[] {
  return [...words.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);
}

/** What is read of a guide's file: headings and text; tables and calculators are left out. */
function read(id: string) {
  const file = path.resolve(import.meta.dirname, `../../content/en/guides/${id}.mdx`);
  const { data, body } = readFrontMatter(readFileSync(file, 'utf8'));
  const blocks = readBlocks(body);
  const paragraphs = blocks.filter((block) => block.kind === 'text').map((block) => block.text);
  return { data, body, blocks, paragraphs };
}

for (const { id = '', minutes = 0 } of guides.filter((guide) => guide.status === 'available')) {
  test(`the guide ${id} can be read by a beginner, in the time it states`, () => {
    const { data, body, blocks, paragraphs } = read(id);

    const count = blocks.reduce((sum, block) => sum + wordsOf(block.text).length, 0);
    const stated = minutes * WORDS_PER_MINUTE;
    expect(Math.abs(count - stated) / stated, `${count} words for ${minutes} minutes`).toBeLessThanOrEqual(
      MINUTES_TOLERANCE,
    );

    const all = paragraphs.flatMap(wordsOf);
    const grade = fleschKincaid({
      sentence: paragraphs.reduce((sum, text) => sum + [...sentences.segment(text)].length, 0),
      word: all.length,
      syllable: all.reduce((sum, word) => sum + syllable(word), 0),
    });
    expect(grade, 'reading level as a school grade (Flesch–Kincaid)').toBeLessThanOrEqual(HIGHEST_GRADE);
    // A grade far below says that the counting is broken, not that the text is easy.
    expect(grade).toBeGreaterThan(1);

    const everything = [body, ...Object.values(data).flat()].join('\n');
    expect(everything).not.toMatch(/\bclick here\b/i);
    expect(everything, 'a link says where it leads').not.toMatch(/\[(here|this|link|read more|more)\]\(/i);
    expect(body, 'no gap before the number of a source').not.toMatch(/[^|\s] <Cite/);
    expect(everything, 'emoji').not.toMatch(/\p{Extended_Pictographic}/u);
  });
}
