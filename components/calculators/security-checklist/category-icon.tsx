import { CalendarCheck, House, MessageCircleWarning, Smartphone, Wifi } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** By the name in the content of a category. */
const icons = {
  smartphone: Smartphone,
  'calendar-check': CalendarCheck,
  house: House,
  'message-circle-warning': MessageCircleWarning,
  wifi: Wifi,
} as const;

export function CategoryIcon({ name, ...props }: { name: string } & ComponentProps<'svg'>) {
  return <Icon node={icons[name as keyof typeof icons]} {...props} />;
}
