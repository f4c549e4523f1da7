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
  ['rect', { x: 5, y: 2, width: 14, height: 20, rx: 3 }],
  ['rect', { x: 8, y: 5, width: 8, height: 7.5, rx: 1 }],
  ['path', { d: 'M10.2 8.8l1.3 1.3 2.4-2.6M8.5 17.5h2M13.5 17.5h2' }],
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
