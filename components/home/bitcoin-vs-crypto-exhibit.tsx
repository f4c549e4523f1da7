import { FlipCard } from '@/components/ui/flip-card';
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
      <div className="grid auto-rows-fr gap-6 sm:grid-cols-2">
        {bitcoinVsCryptoCards.map(({ id, icon }) => {
          const card = words.cards[id];
          return (
            <FlipCard
              key={id}
              hint={words.hint}
              front={
                <>
                  <NamedIcon name={icon} className="size-14 text-bitcoin" strokeWidth={1.5} />
                  <span className="eyebrow mt-auto pt-8 text-muted">{card.label}</span>
                  <span className="mt-2 font-display text-3xl leading-tight">{card.sub}</span>
                </>
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
      <p className="mt-8 text-base text-muted">
        <span className="font-semibold text-ink">{words.sourcesLabel}:</span>{' '}
        <LinkList links={bitcoinVsCryptoCards.flatMap(({ sources }) => [...sources])} />.
      </p>
    </Exhibit>
  );
}
