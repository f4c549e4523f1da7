import clsx from 'clsx';
import { ArrowRight, CodeXml, House, type IconNode, Pickaxe, Store } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { fateOf, type GroupId, groupIds, type Strictness } from '@/lib/calculators/supply-curve';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { ChainFork } from './chain-fork';

const icons: Record<GroupId, IconNode> = {
  developers: CodeXml,
  miners: Pickaxe,
  exchanges: Store,
  nodes: House,
};

/** Which groups follow the reader's rule, and what becomes of it. */
export function Followers({
  kind,
  followers,
  onToggle,
  words,
}: {
  kind: Strictness['kind'];
  followers: readonly GroupId[];
  onToggle: (group: GroupId) => void;
  words: Content['calculators']['SupplyCurve'];
}) {
  const fate = fateOf(kind, followers);
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-x-16">
      <fieldset className="@container min-w-0">
        <legend className="font-display text-2xl">{words.who}</legend>
        <p className="mt-1 mb-4 text-base text-muted no-js:hidden print:hidden">{words.whoHint}</p>
        <div className="grid gap-2.5">
          {groupIds.map((group) => {
            const isFollowing = followers.includes(group);
            return (
              <button
                key={group}
                type="button"
                aria-pressed={isFollowing}
                onClick={() => onToggle(group)}
                className={clsx(
                  'grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg border-2 px-4 py-2 text-left text-base leading-snug hover:border-bitcoin @sm:grid-cols-[auto_minmax(0,1fr)_auto]',
                  isFollowing ? 'border-bitcoin bg-raised' : 'border-line bg-sunk',
                )}
              >
                <Icon node={icons[group]} className="size-6 @max-sm:row-span-2" />
                <span className="wrap-anywhere font-semibold">{words.groups[group]}</span>
                <span
                  className={clsx(
                    'flex items-center gap-1.5',
                    isFollowing ? 'font-semibold text-bitcoin' : 'text-muted',
                  )}
                >
                  <span>{isFollowing ? words.follows : words.stays}</span>
                  {isFollowing && <Icon node={ArrowRight} className="size-4" />}
                </span>
              </button>
            );
          })}
        </div>
      </fieldset>
      <div>
        <ChainFork
          fate={fate}
          text={fill(words.fork, { fate: words.fates[fate] })}
          oldLane={words.oldLane}
          newLane={words.newLane}
        />
        <div role="status" className="mt-4 min-h-44">
          <p className="font-display text-3xl leading-tight">{words.fates[fate]}</p>
          <p className="mt-2 text-lg leading-relaxed">{words.fateTexts[fate]}</p>
        </div>
        <p className="text-base text-muted">{words.sketch}</p>
      </div>
    </div>
  );
}
