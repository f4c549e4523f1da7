import { FlipCard } from '@/components/ui/flip-card';
import { Fold } from '@/components/ui/fold';
import { LinkList } from '@/components/ui/link-list';
import { NamedIcon } from '@/components/ui/named-icon';
import { bitcoinVsCryptoCards } from '@/content/bitcoin-vs-crypto';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function BitcoinVsCryptoExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['bitcoin-vs-crypto'];
  return (
    <Exhibit id="bitcoin-vs-crypto" locale={locale}>
      <div className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:auto-rows-fr">
        {bitcoinVsCryptoCards.map(({ id, icon }) => {
          const card = words.cards[id];
          return (
            <FlipCard
              key={id}
              hint={words.hint}
              hasCornerHint
              front={
                <span className="grid grow grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 lg:grid-cols-1 lg:content-between lg:gap-y-8">
                  <NamedIcon name={icon} className="size-11 text-bitcoin lg:size-14" strokeWidth={1.5} />
                  <span>
                    <span className="eyebrow block text-muted">{card.label}</span>
                    <span className="mt-1 block font-display text-2xl leading-tight lg:mt-2 lg:text-3xl">
                      {card.sub}
                    </span>
                  </span>
                </span>
              }
              back={
                <>
                  <span className="font-display text-2xl">{card.title}</span>
                  <span className="mt-3 text-base leading-relaxed">{card.text}</span>
                </>
              }
            />
          );
        })}
      </div>
      <div className="mt-4 md:mt-8">
        <Fold summary={words.sourcesLabel}>
          <p className="text-base text-muted">
            <span className="font-semibold text-ink max-md:hidden">{words.sourcesLabel}:</span>{' '}
            <LinkList links={bitcoinVsCryptoCards.flatMap(({ sources }) => [...sources])} />.
          </p>
        </Fold>
      </div>
    </Exhibit>
  );
}
