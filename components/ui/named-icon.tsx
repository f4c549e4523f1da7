import { CalendarCheck, House, MessageCircleWarning, Smartphone, Wifi } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** Icons that tables in content/ name. For Server Components only: a client component would load all of them. */
const icons = {
  smartphone: Smartphone,
  'calendar-check': CalendarCheck,
  house: House,
  'message-circle-warning': MessageCircleWarning,
  wifi: Wifi,
} as const;

export type IconName = keyof typeof icons;

export function NamedIcon({ name, ...props }: { name: IconName } & ComponentProps<'svg'>) {
  return <Icon node={icons[name]} {...props} />;
}
