import type { Locale } from '@/lib/format/locale';
import { compareNumbers } from './numbers';

interface Section {
  heading: string;
  level: number;
  text: string;
}

/** The front matter, and the text from each heading to the next. */
function sectionsOf(mdx: string): { front: string; sections: Section[] } {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(mdx) ?? [];
  const sections: Section[] = [{ heading: 'start', level: 1, text: '' }];
  for (const line of body.replace(/^```.*?^```$/gms, '').split('\n')) {
    const [, marks, heading = ''] = /^(#{2,4}) (.*)$/.exec(line) ?? [];
    if (marks) sections.push({ heading, level: marks.length, text: '' });
    else (sections.at(-1) as Section).text += `${line}\n`;
  }
  return { front, sections };
}

/** The attributes of components that have words for readers. */
const WORDS = /\s(?:title|example|label|summary|result|alt|years|went)=(?:"[^"]*"|'[^']*')/g;

const tagsIn = (text: string) => [...text.matchAll(/<\/?[A-Z][^>]*>/g)].map(([tag]) => tag.replace(WORDS, ''));
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
const codeIn = (text: string) => [...text.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code);
const wordsIn = (text: string) =>
  text
    .replace(
      /<[A-Z][^>]*>/g,
      (tag) => ` ${[...tag.matchAll(WORDS)].map(([attribute]) => attribute.replace(/^.*?=/, '')).join(' ')} `,
    )
    .replace(/<\/[^>]*>/g, ' ')
    .replace(/^\d+\. /gm, '');

function compareLists(what: string, english: string[], other: string[]): string[] {
  const missing = [...english];
  const added = other.filter((item) => {
    const at = missing.indexOf(item);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((item) => `${what} ${item} is missing`),
    ...added.map((item) => `${what} ${item} is not in English`),
  ];
}

/**
 * Compares a guide of a language with the English one, section by section: headings, components, addresses, code and numbers.
 *
 * @returns one line for each difference
 */
export function findGuideDifferences(english: string, other: string, locale: Locale): string[] {
  const [wanted, found] = [sectionsOf(english), sectionsOf(other)];
  const levels = (sections: Section[]) => sections.map(({ level }) => level).join(' ');
  if (levels(wanted.sections) !== levels(found.sections)) {
    return [`levels of headings: ${levels(found.sections)}, in English ${levels(wanted.sections)}`];
  }
  const fields = (front: string) => front.split('\n').map((line) => /^(\w+:|\s*-)/.exec(line)?.[1]?.trim() ?? line);
  const problems =
    fields(wanted.front).join() === fields(found.front).join()
      ? []
      : ['front matter: other fields, or more or fewer items, than in English'];
  const frontNumbers = compareNumbers(wanted.front, found.front, locale);
  if (frontNumbers) problems.push(`front matter: ${frontNumbers}`);
  wanted.sections.forEach((section, index) => {
    const { heading, text } = found.sections[index] as Section;
    const numbers = compareNumbers(
      `${section.heading}\n${wordsIn(section.text)}`,
      `${heading}\n${wordsIn(text)}`,
      locale,
    );
    const paragraphs = (words: string) => words.split(/\n{2,}/).filter((part) => part.trim()).length;
    const found_ = [
      ...compareLists('component', tagsIn(section.text), tagsIn(text)),
      ...compareLists('link', linksIn(section.text), linksIn(text)),
      ...compareLists('code', codeIn(section.text), codeIn(text)),
      ...(paragraphs(section.text) === paragraphs(text)
        ? []
        : [`has ${paragraphs(text)} blocks, English has ${paragraphs(section.text)}`]),
      ...(numbers ? [numbers] : []),
    ];
    problems.push(...found_.map((problem) => `"${section.heading}": ${problem}`));
  });
  return problems;
}
