/**
 * Every number in the text of home needs a row of the sources page about the same subject, or one of the phrases below. A new
 * sentence with a number fails until it has one of the two.
 */
import { parseHtml } from '../html';
import { htmlOf } from '../site';

/** Phrases whose numbers need no row, by the reason. Each must occur in the text of home. */
const NEED_NO_ROW = {
  'counted on this page or between two dates on it': [
    /^Exhibit \d+ ·/,
    /\b8 min(utes)?\b/,
    /^\d+ events$/,
    /^\d+ more causes$/,
    /Four chosen years/,
    /one of five signs/,
    /In four months the two histories met/,
    /six weeks later/,
    /Less than five years later/,
    /missed its target for five years/,
    /Six problems, six answers/,
    /Four things set it apart from most/,
    /for fifty years/,
    /in sixty years, measured in incomes/,
    /^Lesson, \d+ minutes/,
    /The lesson takes \d+ minutes, the guide \d+/,
    /Of four measures/,
    /date all four to 1971/,
    /three earlier falls/,
  ],
  'a story or an example, not a statement': [
    /Ten barrels, a hundred guests/,
    /Now he has fifteen/,
    /Ten barrels of beer/,
    /in fifteen barrels/,
    /^100¢ 1971$/,
    /What cost \$1 in 1971/,
    /A thousand dollars in a drawer/,
    /a million would ruin a spammer/,
    /about a third of its buying power in twenty years/,
  ],
  'how a series is made, beside its source': [
    /^Index, \d{4} = 100\b/,
    /averages of twelve months/,
    /(average|mean) of four quarters/,
    /NIPA tables 1\.1\.5 and 1\.1\.6/,
    /a few thousand children, with an error of roughly 1\.5 to 3 points/,
  ],
  'stated beside its source': [
    /it cost almost four times as much/,
    /Executive Order 6102/,
    /all Americans under 65/,
    /Forty-four nations/,
    /Ten rich countries/,
    /it lasted five years/,
    /for 50 years\. No such treaty/,
    /Three researchers at MIT/,
    /nine-page paper/,
    /eleven exchange-traded funds/,
    /Twelve or twenty-four words/,
    /Six short lectures/,
  ],
  'in words, with a row that has it in digits': [
    /bought only what \$13 had bought/,
    /almost three quarters of the rest since/,
    /about three times as much as typical pay/,
    /one or two percent a year/,
    /Two percent inflation target/,
    /around a million/,
    /five days later/,
  ],
  'an order of magnitude': [/Trillions of dollars/, /Thousands of coins/, /thousands must choose/],
};

test('the finder reports a number without a row and accepts a number with one', () => {
  const find = finder();
  expect(find('In Argentina, prices rose 211.4 percent in 2023 alone.')).toEqual([]);
  expect(find('In Argentina, prices rose 211.5 percent in 2023 alone.')).toEqual(['211.5 percent']);
  expect(find('Pizzas rose 211.4 percent.')).toEqual(['211.4 percent']);
  expect(find('Twenty people own 3 million coins.')).toEqual(['3 million', 'Twenty']);
});

test('every number in the text of home has a row on the sources page', () => {
  const find = finder();
  const texts = textsOf('/', 'main');
  const reviewed = Object.values(NEED_NO_ROW).flat();
  expect(reviewed.filter((phrase) => !texts.some((text) => phrase.test(text))).map(String)).toEqual([]);

  const unknown = texts.flatMap((text) => {
    const rest = reviewed.reduce((left, phrase) => left.replace(phrase, ''), text);
    return find(rest, text).map((number) => `${number}: ${text}`);
  });
  expect(unknown).toEqual([]);
});

/** Not text of home: drawings and tables show a series, the Time Machine, the ticket and the chain of pages compute, external links have names of documents. */
const SKIPPED =
  'svg, nav, [data-plot], [data-key], #time-machine, #birth-year, [data-scene], a[href^="http"], .sr-only, template';

/** The text of the innermost blocks inside the selector. */
function textsOf(path: string, selector: string): string[] {
  const doc = parseHtml(htmlOf(path));
  for (const element of doc.querySelectorAll(`table, ${SKIPPED}`)) element.remove();
  // Each digit of an animated number is an element.
  for (const number of doc.querySelectorAll('.count-up')) number.textContent = `${number.textContent}`;
  const texts = new Map<Element | null, string>();
  const collect = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) {
      const block = node.parentElement?.closest('p, li, h1, h2, h3, h4, summary, button, div, section') ?? null;
      texts.set(block, `${texts.get(block) ?? ''} ${node.textContent}`);
    }
    node.childNodes.forEach(collect);
  };
  doc.querySelectorAll(selector).forEach(collect);
  return [...texts.values()].map((text) => text.replace(/\s+/g, ' ').trim());
}

/** The text of each row of the sources page. A row of a table includes the text around the table. */
function rowsOf(): string[] {
  const doc = parseHtml(htmlOf('/sources'));
  for (const element of doc.querySelectorAll(SKIPPED)) element.remove();
  const textOf = (element: Element): string =>
    [...element.childNodes]
      .map((node) => (node.nodeType === node.ELEMENT_NODE ? textOf(node as Element) : node.textContent))
      .join(' ')
      .replace(/\s+/g, ' ');
  return [...doc.querySelectorAll('article')].flatMap((article) => {
    const rows = [...article.querySelectorAll('tbody')];
    for (const row of rows) row.remove();
    return rows.length > 0 ? rows.map((row) => `${textOf(article)} ${textOf(row)}`) : [textOf(article)];
  });
}

interface Printed {
  text: string;
  unit: string;
  value: number;
  /** Half a unit of its last digit. */
  half: number;
}

test('no sentence of home calls a number today’s: the data end earlier', () => {
  const texts = textsOf('/', 'main').filter((text) => !/^Lesson, \d+ minutes /.test(text));
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s/));
  expect(sentences.filter((text) => /\b(now|today)\b/i.test(text) && numbersOf(text).length > 0)).toEqual([]);
});

const DAYS = /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g;
const YEAR = /^(18|19|20)\d\d$/;
const SCALES: Record<string, number> = { million: 1e6, billion: 1e9, trillion: 1e12 };
const DIGITS =
  /(?<!\w)(\$)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(%|percent\b|x\b|-fold|¢|million|billion|trillion))?(?:\s(?:US )?(dollars))?/g;
const SPELLED =
  /(?<!\d )\b(three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(hundred|thousand|million|billion|trillion)s?|(one|two|a) (percent|third|quarter))\b/gi;

function numbersOf(text: string): Printed[] {
  return [...text.replace(DAYS, '$1').matchAll(DIGITS)].flatMap(
    ([text, sign, whole = '', fraction = '', suffix = '', dollars]) => {
      const scale = SCALES[suffix] ?? 1;
      const unit = sign || dollars ? '$' : scale > 1 ? '' : suffix.replace('percent', '%').replace('-fold', 'x');
      if (YEAR.test(whole) && !unit && !fraction) return [];
      const value = Number(whole.replaceAll(',', '') + fraction) * scale;
      return [{ text: text.trim(), unit, value, half: 0.501 * 10 ** -Math.max(0, fraction.length - 1) * scale }];
    },
  );
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}|\b\d{4}\b/g));

/**
 * Returns a function that lists the numbers of a sentence without a row. A row matches a number of the same unit and of the
 * same value, rounded to the digits of the sentence, if row and sentence share a year or a word that few other rows have.
 */
function finder() {
  const rows = rowsOf().map((text) => ({
    numbers: numbersOf(text),
    words: wordsOf(text),
  }));
  const isTelling = (word: string) =>
    /\d/.test(word) || rows.filter(({ words }) => words.has(word)).length < rows.length / 5;

  return (sentence: string, context = sentence): string[] => {
    const words = [...wordsOf(context)].filter(isTelling);
    const known = rows.filter((row) => words.some((word) => row.words.has(word))).flatMap((row) => row.numbers);
    const isKnown = ({ unit, value, half }: Printed) =>
      known.some((other) => other.unit === unit && Math.abs(other.value - value) <= half);
    return [
      ...numbersOf(sentence).flatMap((number) => (isKnown(number) ? [] : [number.text])),
      ...[...sentence.matchAll(SPELLED)].map(([text]) => text),
    ];
  };
}
