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
