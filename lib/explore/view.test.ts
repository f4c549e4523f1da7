import { QUESTION_IDS } from '@/content/explore/explore';
import { getExploreData } from './data';
import { EMPTY_STATE, parseHash, stateOfQuestion } from './state';
import { tableOf, viewOf } from './view';

const data = getExploreData('en');
const view = (hash: string) => {
  const { state = EMPTY_STATE, faults = [] } = parseHash(hash) ?? {};
  return viewOf(state, faults, data, 'en');
};

it.each(QUESTION_IDS)('%s is drawn with its title, its limits and a text at each tick', (id) => {
  const { title, shows, plot, figures, announcement } = viewOf(stateOfQuestion(id), [], data, 'en');
  expect([title, shows]).toEqual([data.words.questions[id].title, data.words.questions[id].shows]);
  expect(figures.length).toBeGreaterThan(0);
  expect(announcement).toContain(title);
  expect(plot?.layout.yTicks.map(({ value }) => plot.ticks[value])).not.toContain(undefined);
});

it.each(QUESTION_IDS)('%s survives its way to the browser as JSON', (id) => {
  const first = { view: viewOf(stateOfQuestion(id), [], data, 'en'), table: tableOf(stateOfQuestion(id), data, 'en') };
  expect(JSON.parse(JSON.stringify(first))).toEqual(first);
  expect(viewOf(stateOfQuestion(id), [], JSON.parse(JSON.stringify(data)), 'en')).toEqual(first.view);
});

it('two units start at 100 in one year, with a sentence, and the last series can be taken out again', () => {
  const mixed = view('#explore?series=gold-price,cpi-u');
  expect(mixed.plot?.axis).toBe('Index, 1971 = 100');
  expect(mixed.title).toBe('Gold, one ounce and Consumer prices (CPI-U), 1971 = 100');
  expect(mixed.messages).toEqual([]);
  expect(mixed.settled.texts).toEqual(['The units differ, so each line is set to 100 in 1971.']);
  expect(mixed.takeOut).toEqual({ series: ['gold-price'], label: 'Take out Consumer prices (CPI-U)' });
});

it('two units of which one is a rate are not drawn', () => {
  const mixed = view('#explore?series=gold-price,treasury-bills');
  expect(mixed.plot).toBeUndefined();
  expect(mixed.messages.join()).toContain('One axis can carry only one unit');
  expect(mixed.takeOut?.series).toEqual(['gold-price']);
  expect(mixed.announcement).toBe('Nothing is drawn.');
});

it('a series with few months is drawn by year, and a sentence says so', () => {
  const { settled, plot } = view('#explore?series=m2&by=month&scale=log&dollars=2024');
  expect(settled.state.by).toBe('year');
  expect(settled.texts.join()).toContain('Money supply (M2)');
  expect(plot?.reading.cells[0]?.[0]).toBe('1959');
});

it('a title without a drawing says why', () => {
  expect(view('#explore?series=').title).toBe('No series chosen');
  expect(view('#explore?series=m2,cpi-u&from=2040').title).toBe('No values in these years');
});

it('the axis of billions counts in dollars, as its ticks do', () => {
  expect(view('#explore?series=m2').plot).toMatchObject({
    axis: 'US dollars of the day',
    lines: [{ last: expect.stringMatching(/^\$\d+(\.\d)?T$/) }],
  });
});

it('what an address got wrong comes before the problems of the drawing', () => {
  expect(view('#explore?series=silver').messages).toEqual([
    data.words.address.intro,
    'There is no series “silver”.',
    'Choose a series to draw.',
  ]);
});

it('a note says what ≈ means where a value is from memory', () => {
  expect(view('#explore?series=median-household-income').notes).toContain(data.words.notes.estimate);
  expect(view('#explore?series=m2').notes).not.toContain(data.words.notes.estimate);
});

it('the table names the unit once, or in each column where they differ', () => {
  const tableFor = (hash: string) => tableOf(parseHash(hash)?.state ?? EMPTY_STATE, data, 'en');
  expect(tableFor('#explore?series=m2')?.unit).toBe('Unit: Billions of US dollars of the day.');
  const mixed = tableFor('#explore?series=gold-price,treasury-bills');
  expect(mixed?.unit).toBe('');
  expect(mixed?.columns).toContain('Gold, one ounce (US dollars of the day)');
  expect(tableFor('#explore?series=silver')).toBeNull();
});
