import {
  ArrowLeftRight,
  Banknote,
  Bitcoin,
  CalendarClock,
  Coins,
  EyeOff,
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

/** A hardware wallet with a screen and two buttons, in the style of the library, which has none. */
const signingDevice: IconNode = [
  ['path', { d: 'M8 2h8q3 0 3 3v14q0 3-3 3H8q-3 0-3-3V5q0-3 3-3z' }],
  ['path', { d: 'M9 5h6q1 0 1 1v6q0 1-1 1H9q-1 0-1-1V6q0-1 1-1zM10.2 9l1.3 1.3 2.4-2.6M8.5 17.5h2M13.5 17.5h2' }],
];

const icons: Record<GuideIconName, IconNode> = {
  'arrow-left-right': ArrowLeftRight,
  banknote: Banknote,
  bitcoin: Bitcoin,
  'calendar-clock': CalendarClock,
  coins: Coins,
  'eye-off': EyeOff,
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
  'signing-device': signingDevice,
  store: Store,
  'triangle-alert': TriangleAlert,
  trophy: Trophy,
  wallet: Wallet,
  zap: Zap,
};

export function GuideIcon({ name, ...props }: { name: GuideIconName } & ComponentProps<'svg'>) {
  return <Icon node={icons[name]} {...props} />;
}
