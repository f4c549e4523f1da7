import clsx from 'clsx';
import { type IconName, namedIconPath } from '@/components/ui/named-icon';
import { type TimelineCategory, type TimelineShape, timelineCategories } from '@/content/timeline';

const outlines: Record<TimelineShape, React.ReactNode> = {
  square: <rect x="2" y="2" width="40" height="40" />,
  circle: <circle cx="22" cy="22" r="20" />,
  disc: <circle cx="22" cy="22" r="20" />,
  diamond: <path d="M22 1l21 21-21 21L1 22z" />,
  hexagon: <path d="M22 1.5l18.2 10.3v20.4L22 42.5 3.8 32.2V11.8z" />,
};

const colors = {
  loss: 'fill-paper stroke-loss text-loss',
  indigo: 'fill-paper stroke-indigo text-indigo',
  plum: 'fill-paper stroke-plum text-plum',
  lake: 'fill-paper stroke-lake text-lake',
  bitcoin: 'fill-bitcoin-fill stroke-bitcoin-fill text-on-fill',
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
    <svg viewBox="0 0 44 44" aria-hidden="true" className={clsx('shrink-0 stroke-2', colors[color], className)}>
      {outlines[shape]}
      {icon && <path d={namedIconPath(icon)} transform="translate(12.5 12.5) scale(0.79)" className="icon" />}
    </svg>
  );
}
