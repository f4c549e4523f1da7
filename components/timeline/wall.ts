import {
  type TimelineEraId,
  type TimelineEvent,
  type TimelineSide,
  timelineEras,
  timelineEvents,
} from '@/content/timeline';

/** The events of an era in chronological order. */
export function eventsOf(era: TimelineEraId): TimelineEvent[] {
  const index = timelineEras.findIndex(({ id }) => id === era);
  const from = timelineEras[index]?.from ?? Number.POSITIVE_INFINITY;
  const until = timelineEras[index + 1]?.from ?? Number.POSITIVE_INFINITY;
  return timelineEvents.filter(({ year }) => year >= from && year < until);
}

/**
 * The column that is empty at the start of an era, and for how many rows: the text of the era is placed there. An event on the
 * right shares the row of the event on the left that precedes it.
 */
export function bareWall(events: readonly TimelineEvent[]): { side: TimelineSide; rows: number } | null {
  const first = events[0];
  if (!first) return null;
  const change = events.findIndex(({ side }) => side !== first.side);
  const run = change < 0 ? events.length : change;
  const rows = first.side === 'monetary' && change > 0 ? run - 1 : run;
  if (rows === 0) return null;
  return { side: first.side === 'monetary' ? 'bitcoin' : 'monetary', rows };
}

/**
 * How many rows each event spans: up to the next event of its own side. Only the events that it passes have to fit beside it, so
 * that a side without events leaves no gap in the other. An event on the right shares the row of the event on the left that
 * precedes it; any other starts a row, so that the tops of all are in chronological order.
 */
export function rowSpans(events: readonly { side: TimelineSide }[]): number[] {
  const rows: number[] = [];
  for (const [index, { side }] of events.entries()) {
    const before = events[index - 1];
    const shares = side === 'bitcoin' && before?.side === 'monetary';
    rows.push((rows[index - 1] ?? 0) + (shares ? 0 : 1));
  }
  const end = (rows.at(-1) ?? 0) + 1;
  return rows.map((row, index) => {
    const next = events.findIndex(({ side }, other) => other > index && side === events[index]?.side);
    return (next < 0 ? end : (rows[next] ?? end)) - row;
  });
}
