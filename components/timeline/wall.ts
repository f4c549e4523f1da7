import {
  type TimelineEraId,
  type TimelineEvent,
  type TimelineSide,
  timelineEras,
  timelineEvents,
} from '@/content/timeline';

/** The events of one stretch of the wall, in order of time. */
export function eventsOf(era: TimelineEraId): TimelineEvent[] {
  const index = timelineEras.findIndex(({ id }) => id === era);
  const from = timelineEras[index]?.from ?? Number.POSITIVE_INFINITY;
  const until = timelineEras[index + 1]?.from ?? Number.POSITIVE_INFINITY;
  return timelineEvents.filter(({ year }) => year >= from && year < until);
}

/**
 * Where the wall is bare at the start of an era: the side, and for how many rows. The words of the era hang there. Rows
 * are read from left to right, so an event on the right shares the row of the one on the left just before it.
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
