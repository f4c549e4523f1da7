import clsx from 'clsx';
import { type IconName, namedIconPath } from '@/components/ui/named-icon';
import { type TimelineCategory, type TimelineShape, timelineCategories } from '@/content/timeline';

/** In units of an icon, which is 24 wide. Squares and circles are the border of the drawing itself, which saves an element for each event. */
const outlines: Partial<Record<TimelineShape, React.ReactNode>> = {
  diamond: <path d="M12-11l23 23-23 23-23-23z" />,
  hexagon: <path d="M12-10.4 31.9.9v22.2L12 34.4-7.9 23.1V.9z" />,
};

const borders: Partial<Record<TimelineShape, string>> = {
  square: 'border-2 border-current bg-paper',
  circle: 'rounded-full border-2 border-current bg-paper',
  disc: 'rounded-full border-2 border-bitcoin-fill bg-bitcoin-fill',
};

const colors = {
  loss: 'text-loss',
  indigo: 'text-indigo',
  plum: 'fill-paper stroke-plum text-plum',
  lake: 'fill-paper stroke-lake text-lake',
  bitcoin: 'text-on-fill',
} as const;

/** The symbol of an event: shape and color show the category, the icon shows the subject. */
export function Marker({
  category,
  icon,
  className,
}: {
  category: TimelineCategory;
  icon?: IconName;
  /** With a size. */
  className: string;
}) {
  const { shape, color } = timelineCategories[category];
  return (
    <svg
      viewBox="-12 -12 48 48"
      aria-hidden="true"
      className={clsx('shrink-0 stroke-2', borders[shape], colors[color], className)}
    >
      {outlines[shape]}
      {icon && <path d={namedIconPath(icon)} className="icon" />}
    </svg>
  );
}
