import { CardBack } from '@/components/home/exhibit/card-back';
import { Exhibit } from '@/components/home/exhibit/exhibit';
import { FlipCard } from '@/components/ui/folds/flip-card';
import { Fold } from '@/components/ui/folds/fold';
import { LinkList } from '@/components/ui/link-list';
import { crisisSources } from '@/content/home/home-sources';
import { getContent } from '@/lib/content/content';
import { englishLinks } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';
import { Barrels, BeerGlass } from './beer-drawings';
import './crisis-exhibit.css';

export function CrisisExhibit({ locale }: { locale: Locale }) {
  const { crisis } = getContent(locale).home.exhibits;
  const [limit, ...others] = crisis.limits;
  const [beginning, ...rest] = crisis.story;
  return (
    <Exhibit
      id="crisis"
      locale={locale}
      className="crisis-exhibit border-line border-y print:bg-sunk"
      lede="below"
      foot={
        <>
          <p className="caveat">{limit}</p>
          <Fold summary={crisis.more}>
            <div className="space-y-3">
              {others.map((other) => (
                <p key={other}>{other}</p>
              ))}
              <p className="text-muted">
                {crisis.sourcesLabel} <LinkList links={englishLinks(crisisSources, locale)} />.
              </p>
            </div>
          </Fold>
        </>
      }
    >
      <div className="crisis-exhibit-story grid gap-y-4 max-lg:text-base">
        <p>{beginning}</p>
        <Barrels words={crisis.barrels} className="crisis-exhibit-barrels" />
        <div className="max-md:space-y-3 md:contents">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="mt-6 grid gap-3 md:mt-12 md:grid-cols-2 md:gap-6">
        {(['pure', 'watered'] as const).map((key) => {
          const card = crisis.cards[key];
          return (
            <FlipCard
              key={key}
              className="lg:[--flip-card-hint:1rem] lg:[--flip-card-padding:1.5rem_2rem]"
              hint={crisis.hint}
              front={
                <span className="flex grow items-center justify-between gap-4 md:items-start md:gap-1">
                  <span className="min-w-min">
                    <span className="block font-[560] font-display text-2xl leading-tight lg:text-4xl">
                      {card.label}
                    </span>
                    <span className="mt-2 block text-balance text-base text-muted md:mt-3 md:max-w-[15ch] md:text-lg lg:text-[1.375rem] lg:leading-snug">
                      {card.sub}
                    </span>
                  </span>
                  {/* With script a hint is at the foot of the card: the mug then overlaps the hint's row, at its right. */}
                  <BeerGlass
                    isWatered={key === 'watered'}
                    className="md:js:not-print:-mt-4 md:js:not-print:-mb-11 md:js:not-print:self-end lg:js:not-print:-mb-13"
                  />
                </span>
              }
              back={<CardBack title={card.title} lead={card.lead} text={card.text} textClass="text-base" />}
            />
          );
        })}
      </div>
    </Exhibit>
  );
}
