import clsx from 'clsx';
import { type TimelineCategory, type TimelineShape, timelineCategories } from '@/content/timeline';
import { type MarkName, marks } from './marks';
import './marker.css';

/** 48 units wide. The other shapes are the border of the drawing itself, which saves an element for each event. */
const outlines: Partial<Record<TimelineShape, string>> = {
  diamond: 'M24 1l23 23-23 23L1 24z',
  hexagon: 'M24 1.6 43.9 12.9v22.2L24 46.4 4.1 35.1V12.9z',
};

/** The symbol of an event, inside an element with the class `marker-kind-…` of its category. */
export function Marker({
  category,
  mark,
  className,
}: {
  category: TimelineCategory;
  mark?: MarkName;
  className?: string;
}) {
  const outline = outlines[timelineCategories[category].shape];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={clsx('marker', className)}>
      {outline && <path d={outline} className="marker-outline" />}
      {mark && <path d={marks[mark]} />}
    </svg>
  );
}
