import clsx from 'clsx';
import { type IconName, namedIconPath } from '@/components/ui/named-icon';
import { type TimelineCategory, type TimelineShape, timelineCategories } from '@/content/timeline';

/** Squares and circles are the border of the drawing itself, which saves an element for each event. */
const outlines: Partial<Record<TimelineShape, React.ReactNode>> = {
  diamond: <path d="M22 1l21 21-21 21L1 22z" />,
  hexagon: <path d="M22 1.5l18.2 10.3v20.4L22 42.5 3.8 32.2V11.8z" />,
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
      viewBox="0 0 44 44"
      aria-hidden="true"
      className={clsx('shrink-0 stroke-2', borders[shape], colors[color], className)}
    >
      {outlines[shape]}
      {icon && (
        <path
          d={namedIconPath(icon)}
          // A border leaves less room for the drawing.
          transform={borders[shape] ? 'translate(11.6 11.6) scale(0.87)' : 'translate(12.5 12.5) scale(0.79)'}
          className="icon"
        />
      )}
    </svg>
  );
}
