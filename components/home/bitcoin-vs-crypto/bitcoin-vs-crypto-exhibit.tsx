import { Exhibit } from '@/components/home/exhibit/exhibit';
import { FlipCard } from '@/components/ui/folds/flip-card';
import { Fold } from '@/components/ui/folds/fold';
import { LinkList } from '@/components/ui/link-list';
import { bitcoinVsCryptoCards } from '@/content/home/bitcoin-vs-crypto';
import { getContent } from '@/lib/content/content';
import { englishLinks } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';
import { bitcoinVsCryptoDrawings as drawings } from './bitcoin-vs-crypto-drawings';
import './bitcoin-vs-crypto-exhibit.css';

export function BitcoinVsCryptoExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['bitcoin-vs-crypto'];
  return (
    <Exhibit
      id="bitcoin-vs-crypto"
      locale={locale}
      className="bitcoin-vs-crypto-exhibit border-line border-y not-print:border-t-4 not-print:border-t-bitcoin-fill print:bg-sunk"
      lede="below"
      isOnWall
      foot={
        <Fold summary={words.sourcesLabel}>
          <p className="text-base text-muted">
            <LinkList
              links={englishLinks(
                bitcoinVsCryptoCards.flatMap(({ sources }) => [...sources]),
                locale,
              )}
            />
            .
          </p>
        </Fold>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2 md:gap-6 lg:auto-rows-fr xl:grid-cols-4">
        {bitcoinVsCryptoCards.map(({ id }) => {
          const card = words.cards[id];
          return (
            <FlipCard
              key={id}
              variant="picture"
              className="day bitcoin-vs-crypto-exhibit-card"
              hint={words.hint}
              front={
                <span className="bitcoin-vs-crypto-exhibit-front flex grow flex-wrap items-center gap-x-3 md:max-xl:flex-col md:max-xl:items-stretch md:gap-4 xl:content-start xl:gap-y-6">
                  <svg
                    viewBox="0 0 120 89"
                    preserveAspectRatio="xMidYMax"
                    aria-hidden="true"
                    className="bitcoin-vs-crypto-exhibit-picture w-26 shrink-0 fill-none stroke-2 stroke-ink sm:w-28 md:h-44 lg:h-52 xl:h-auto"
                  >
                    {drawings[id]}
                  </svg>
                  {/* With large text it is below the drawing. */}
                  <span className="min-w-0 grow basis-32 md:max-xl:basis-auto">
                    <span className="eyebrow block text-muted max-sm:sr-only">{card.label}</span>
                    <span className="block text-balance font-[560] font-display text-lg leading-tight sm:mt-1 sm:text-2xl lg:mt-2 lg:text-3xl xl:text-2xl">
                      {card.sub}
                    </span>
                    <span className="mt-1 block text-balance text-base leading-[1.3] lg:mt-3 lg:text-lg">
                      {card.answer}
                    </span>
                  </span>
                </span>
              }
              back={
                <>
                  <span className="font-[560] font-display text-2xl">{card.title}</span>
                  <span className="mt-3 text-base leading-normal">{card.text}</span>
                </>
              }
            />
          );
        })}
      </div>
    </Exhibit>
  );
}
