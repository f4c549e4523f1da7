import {
  ArrowLeftRight,
  Banknote,
  Bitcoin,
  CalendarClock,
  HardDrive,
  Hourglass,
  KeyRound,
  ListChecks,
  type LucideIcon,
  type LucideProps,
  Pickaxe,
  QrCode,
  Receipt,
  Scale,
  Store,
  TriangleAlert,
  Trophy,
  Wallet,
  Zap,
} from 'lucide-react';
import type { GuideIconName } from '@/content/guides';

const icons: Record<GuideIconName, LucideIcon> = {
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

export function GuideIcon({ name, ...props }: { name: GuideIconName } & LucideProps) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" {...props} />;
}
