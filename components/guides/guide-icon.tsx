import {
  ArrowLeftRight,
  Banknote,
  Bitcoin,
  CalendarClock,
  HardDrive,
  Hourglass,
  type IconNode,
  KeyRound,
  ListChecks,
  Pickaxe,
  QrCode,
  Receipt,
  Scale,
  Store,
  TriangleAlert,
  Trophy,
  Wallet,
  Zap,
} from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import type { GuideIconName } from '@/content/guides';

const icons: Record<GuideIconName, IconNode> = {
  'arrow-left-right': ArrowLeftRight,
  banknote: Banknote,
  bitcoin: Bitcoin,
  'calendar-clock': CalendarClock,
  'hard-drive': HardDrive,
  hourglass: Hourglass,
  'key-round': KeyRound,
  'list-checks': ListChecks,
  pickaxe: Pickaxe,
  'qr-code': QrCode,
  receipt: Receipt,
  scale: Scale,
  store: Store,
  'triangle-alert': TriangleAlert,
  trophy: Trophy,
  wallet: Wallet,
  zap: Zap,
};

export function GuideIcon({ name, ...props }: { name: GuideIconName } & ComponentProps<'svg'>) {
  return <Icon node={icons[name]} {...props} />;
}
