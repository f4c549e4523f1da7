import {
  ArrowLeftRight,
  Banknote,
  Bitcoin,
  CalendarClock,
  Coins,
  EyeOff,
  HardDrive,
  Hourglass,
  type IconNode,
  KeyRound,
  Landmark,
  ListChecks,
  Pickaxe,
  QrCode,
  Receipt,
  Scale,
  ScrollText,
  Server,
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
  coins: Coins,
  'eye-off': EyeOff,
  'hard-drive': HardDrive,
  hourglass: Hourglass,
  'key-round': KeyRound,
  landmark: Landmark,
  'list-checks': ListChecks,
  pickaxe: Pickaxe,
  'qr-code': QrCode,
  receipt: Receipt,
  scale: Scale,
  'scroll-text': ScrollText,
  server: Server,
  store: Store,
  'triangle-alert': TriangleAlert,
  trophy: Trophy,
  wallet: Wallet,
  zap: Zap,
};

export function GuideIcon({ name, ...props }: { name: GuideIconName } & ComponentProps<'svg'>) {
  return <Icon node={icons[name]} {...props} />;
}
