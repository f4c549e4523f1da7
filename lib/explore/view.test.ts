import { QUESTION_IDS } from '@/content/explore';
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

it('two units are not drawn, and offer a year from which they can start together', () => {
  const mixed = view('#explore?series=gold-price,cpi-u');
  expect(mixed.plot).toBeUndefined();
  expect(mixed.messages.join()).toContain('one axis can carry only one');
  expect(mixed.startAt).toEqual({ year: 1971, label: 'Start all at 100 in 1971' });
  expect(mixed.announcement).toBe('Nothing is drawn.');
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
  const mixed = tableFor('#explore?series=gold-price,cpi-u');
  expect(mixed?.unit).toBe('');
  expect(mixed?.columns).toContain('Gold, one ounce (US dollars of the day)');
  expect(tableFor('#explore?series=silver')).toBeNull();
});
