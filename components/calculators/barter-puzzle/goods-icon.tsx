import { Amphora, Axe, Coins, Croissant, Egg, Fish, Footprints, type IconNode, Shirt } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Holding } from '@/lib/calculators/barter';

const icons: Record<Holding, IconNode> = {
  bread: Croissant,
  pot: Amphora,
  fish: Fish,
  shirt: Shirt,
  axe: Axe,
  eggs: Egg,
  shoes: Footprints,
  coins: Coins,
};

export function GoodsIcon({ good, className }: { good: Holding; className?: string }) {
  return <Icon node={icons[good]} className={className} />;
}
