import clsx from 'clsx';
import { type IconName, namedIconPath } from '@/components/ui/named-icon';
import { type TimelineCategory, type TimelineShape, timelineCategories } from '@/content/timeline';

/** In units of an icon, which is 24 wide. The other shapes are the border of the drawing itself, which saves an element for each event. */
const outlines: Partial<Record<TimelineShape, string>> = {
  diamond: 'M12-11l23 23-23 23-23-23z',
  hexagon: 'M12-10.4 31.9.9v22.2L12 34.4-7.9 23.1V.9z',
};

/** The symbol of an event, inside an element with the class `kind-…` of its category. Styles: timeline.css. */
export function Marker({
  category,
  icon,
  className,
}: {
  category: TimelineCategory;
  icon?: IconName;
  className?: string;
}) {
  const outline = outlines[timelineCategories[category].shape];
  return (
    <svg viewBox="-12 -12 48 48" aria-hidden="true" className={clsx('sign', className)}>
      {outline && <path d={outline} className="sign-outline" />}
      {icon && <path d={namedIconPath(icon)} />}
    </svg>
  );
}
