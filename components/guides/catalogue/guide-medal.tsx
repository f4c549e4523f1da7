import clsx from 'clsx';
import { MedalRing } from '@/components/ui/medal-ring';
import type { GuideIconName } from '@/content/guides';
import { GuideIcon } from './guide-icon';

/** The icon of a guide on a coin. */
export function GuideMedal({
  icon,
  className,
  iconClass,
}: {
  icon: GuideIconName;
  /** Its size. */
  className: string;
  iconClass: string;
}) {
  return (
    <span className={clsx('grid place-items-center *:col-start-1 *:row-start-1', className)}>
      <MedalRing className="size-full" />
      <GuideIcon name={icon} className={iconClass} />
    </span>
  );
}
