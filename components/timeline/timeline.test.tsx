import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { timelineCategories, timelineEras, timelineEvents } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import { marks } from './marks';
import { Timeline } from './timeline';
import { bareWall, eventsOf, rowSpans } from './wall';

const words = getContent('en').home.exhibits.timeline;
const everyEra = timelineEras.map(({ id }) => id);
const itemOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLLIElement;

describe('the events', () => {
  it('are in chronological order, at least fourteen on each side, each with a source and in one era', () => {
    const dates = timelineEvents.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    for (const side of ['monetary', 'bitcoin']) {
      expect(timelineEvents.filter((event) => event.side === side).length).toBeGreaterThanOrEqual(14);
    }
    expect(timelineEras.flatMap(({ id }) => eventsOf(id))).toEqual(timelineEvents);
    for (const { sourceUrl } of timelineEvents) expect(new URL(sourceUrl).hostname).toMatch(/\.\w+$/);
  });

  it('never show a day or a month that was not read', () => {
    for (const { id, date, status } of timelineEvents) {
      if (status !== 'read') expect([id, date]).toEqual([id, expect.stringMatching(/^\d{4}$/)]);
    }
  });

  it('keep notes short enough for a museum label', () => {
    for (const [id, { note }] of Object.entries(words.events)) {
      const sentences = note.split(/[.!?](?:\s|$)/).filter(Boolean);
      expect([id, sentences.length <= 3]).toEqual([id, true]);
    }
  });

  it('have a mark each, and no mark is left over', () => {
    const used = timelineEvents.map(({ icon }) => icon);
    expect([...used].sort()).toEqual(Object.keys(marks).sort());
  });

  it('give every kind its own shape, so that color is never the only sign', () => {
    const shapes = Object.values(timelineCategories).map(({ shape }) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('the bare wall of an era', () => {
  const walls = (sides: string) =>
    bareWall([...sides].map((side) => ({ side: side === 'L' ? 'monetary' : 'bitcoin' })) as never);

  it.each([
    // Five events on the left and nothing on the right: five rows are bare.
    ['LLLLL', { side: 'bitcoin', rows: 5 }],
    // The fourth event hangs in the row of the third: two rows are bare.
    ['LLLR', { side: 'bitcoin', rows: 2 }],
    // After one on the right, the next on the left starts a row of its own.
    ['RL', { side: 'monetary', rows: 1 }],
    ['LR', null],
    ['', null],
  ])('%s', (sides, expected) => {
    expect(walls(sides)).toEqual(expected);
  });
});

describe('the rows of an event', () => {
  const rowsOf = (sides: string) =>
    rowSpans([...sides].map((side) => ({ side: side === 'L' ? 'monetary' : 'bitcoin' })));

  it.each([
    ['LL', [1, 1]],
    // The right one shares the row of the left one.
    ['LR', [1, 1]],
    // The first spans the rows of both on the right.
    ['LRR', [2, 1, 1]],
    ['RL', [2, 1]],
    // Rows: 1, 1, 2, 3, 3, 4.
    ['LRRLRL', [2, 1, 1, 1, 2, 1]],
    ['', []],
  ])('%s', (sides, expected) => {
    expect(rowsOf(sides)).toEqual(expected);
  });
});

describe('the timeline', () => {
  it('shows every event with its year, and the two marked features', () => {
    render(<Timeline frame="home" locale="en" openEras={everyEra} />);
    for (const { id, year } of timelineEvents) {
      expect(within(itemOf(words.events[id].title)).getAllByText(year)[0]).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: '2008–2009 Perfect Storm' })).toBeVisible();
    const legend = screen.getByRole('heading', { name: 'Key Concepts' }).parentElement as HTMLElement;
    for (const { name } of Object.values(words.legend.concepts)) expect(within(legend).getByText(name)).toBeVisible();
  });

  it('names both sides at the top of every era, also a side without events', () => {
    render(<Timeline frame="home" locale="en" openEras={everyEra} />);
    for (const { name } of Object.values(words.sides)) expect(screen.getAllByText(name)).toHaveLength(everyEra.length);
  });

  it('opens the legend on what each sign means', async () => {
    render(<Timeline frame="home" locale="en" />);
    const meaning = screen.getByText(words.legend.concepts.movement.text);
    expect(meaning).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Key Concepts' }));
    expect(meaning).toBeVisible();
  });

  it('folds an era under its years, title and number of events, and opens it', async () => {
    render(<Timeline frame="home" locale="en" openEras={['storm']} />);
    expect(itemOf('Lehman Brothers fails')).toBeVisible();
    const item = itemOf('Federal Reserve Act');
    expect(item).not.toBeVisible();
    const era = screen.getByRole('heading', { name: '1913–1970 Money with an anchor' });
    expect(within(era.parentElement as HTMLElement).getByText(`${eventsOf('anchor').length} events`)).toBeVisible();
    await userEvent.click(era);
    expect(item).toBeVisible();
  });

  it('opens an event on its note, key person and source, and closes it again', async () => {
    render(<Timeline frame="home" locale="en" openEras={everyEra} />);
    const item = itemOf('Nixon closes the gold window');
    const note = within(item).getByText(/the dollar rests on law and trust/);
    expect(note).not.toBeVisible();
    await userEvent.click(within(item).getByRole('heading'));
    expect(note).toBeVisible();
    expect(within(item).getByText(/^Impact /)).toBeVisible();
    expect(within(item).getByText(/Key person: Richard Nixon/)).toBeVisible();
    expect(within(item).getByRole('link', { name: /federalreservehistory\.org/ })).toHaveAttribute(
      'href',
      'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
    );
    await userEvent.click(within(item).getByRole('heading'));
    expect(note).not.toBeVisible();
  });

  it('calls the note of the other side a connection, and says where a day is not confirmed', () => {
    render(<Timeline frame="home" locale="en" openEras={everyEra} />);
    expect(within(itemOf('Hashcash')).getByText(/^Connection to Bitcoin /)).toBeInTheDocument();
    expect(within(itemOf('RSA: a signature made of numbers')).getByText('year only')).toBeVisible();
    expect(within(itemOf('Hashcash')).queryByText('year only')).not.toBeInTheDocument();
  });
});
