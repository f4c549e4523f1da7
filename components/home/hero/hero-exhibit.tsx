import clsx from 'clsx';
import { ArrowDown } from 'lucide';
import { DollarSymbol } from '@/components/drawing/shapes/dollar-coin';
import { CardBack } from '@/components/home/exhibit/card-back';
import { ExhibitFoot } from '@/components/home/exhibit/exhibit-foot';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { CountUp } from '@/components/ui/count-up';
import { Eyebrow } from '@/components/ui/eyebrow';
import { FlipCard } from '@/components/ui/folds/flip-card';
import { Icon } from '@/components/ui/icon';
import type { ClaimId } from '@/content/claims/index';
import { site } from '@/content/site';
import { BIRTH_YEAR_ID } from '@/lib/calculators/birth-year';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { getCpiTable } from '@/lib/content/figures/series';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { BirthTicket } from './birth-ticket.island';
import { GoldWindow } from './gold-window';
import { Houses } from './houses';
import { Loaves } from './loaves';
import { MINUTE_ID, Minute } from './minute';
import { ShrinkingCoins } from './shrinking-coins';
import './hero-exhibit.css';

/** The claims on the three cards. */
const cardClaims = {
  lost: 'dollar-value-lost-since-1971',
  house: 'house-price-multiple',
  year: 'year-1971',
} as const satisfies Record<string, ClaimId>;

export function HeroExhibit({ locale }: { locale: Locale }) {
  const { calculators, home } = getContent(locale);
  const { exhibits, exhibitLabel } = home;
  const cpi = getCpiTable();
  const { hero } = exhibits;
  const [before, year, pause, after] = hero.headline;
  // Beside the numbers.
  const drawings = {
    lost: (
      <Loaves
        share={getClaim('coin-2024').value / 100}
        className="col-start-2 row-span-2 row-start-1 w-36 max-w-full md:max-lg:col-span-full md:max-lg:row-start-3 md:max-lg:mt-4 md:max-lg:w-full lg:w-36 xl:row-span-3 xl:w-64"
      />
    ),
    house: (
      <Houses
        times={Math.round(getClaim(cardClaims.house).value)}
        className="col-start-2 row-span-2 row-start-1 w-36 max-w-full md:max-lg:col-span-full md:max-lg:row-start-3 md:max-lg:mt-4 md:max-lg:w-full lg:w-40 xl:row-span-3 xl:w-72"
      />
    ),
    year: null,
  };
  return (
    <section id="hero" aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="page pt-4 pb-7 md:pt-14 md:pb-20">
        <Eyebrow className="mb-3 md:mb-6 lg:text-[0.875rem]">
          {fill(exhibitLabel, { n: 1 })} · {hero.name}
        </Eyebrow>
        {/* The end of the headline fades in after one second; its space is reserved. */}
        <h1
          id="hero-title"
          className="-ml-[0.035em] text-[clamp(2.25rem,11.7vw,6.25rem)] leading-none md:leading-[0.95] tracking-tight lg:text-[min(6.75vw,6.25rem)] xl:text-[min(7.6vw,6.1rem)]"
        >
          {before}
          <span className="text-loss">{year}</span>
          {pause}
          <span className="inline-block js:motion-safe:animate-appear-late">{after}</span>
        </h1>
        <div className="mt-4 grid gap-4 md:mt-8 md:gap-8 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-12">
          <p className="max-w-3xl text-pretty text-lg leading-snug md:text-2xl">
            {hero.what}{' '}
            <a href={`#${MINUTE_ID}`} className="link">
              {hero.bitcoin}
            </a>
          </p>
          <p className="flex flex-wrap gap-2 sm:gap-3">
            <a href={`#${BIRTH_YEAR_ID}`} className={buttonClass('primary', 'max-sm:px-3.5! sm:px-6')}>
              {hero.start}
              <Icon node={ArrowDown} className="size-5" />
            </a>
            <SiteLink
              href={localePath(locale, '/guides')}
              className={buttonClass('secondary', 'max-sm:px-3.5! sm:px-6')}
            >
              {hero.guides}
            </SiteLink>
          </p>
        </div>
        <DollarSymbol />
        <ShrinkingCoins text={hero.since} locale={locale} />
        <BirthTicket
          firstYear={Math.min(...Object.keys(cpi).map(Number))}
          cpi={Object.values(cpi)}
          words={hero.birthYear}
          common={calculators.common}
          sourceHref={`${localePath(locale, '/sources')}#${cardClaims.lost}`}
          site={`${site.name}, ${new URL(site.url).host}`}
          locale={locale}
        />
        <div className="mt-6 grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 md:mt-14 lg:gap-6">
          {(['lost', 'house', 'year'] as const).map((key) => {
            const card = hero.cards[key];
            const value = formatClaim(getClaim(cardClaims[key]), locale);
            const numberClass = clsx(
              '-ml-[0.035em] block min-w-25 whitespace-nowrap font-display font-semibold text-5xl text-loss leading-none md:max-lg:text-7xl lg:text-8xl xl:text-9xl',
              drawings[key] && 'max-md:self-end max-md:text-[3.5rem] lg:self-end',
              'tiny:text-[14cqi]',
            );
            const number = (
              <span
                className={clsx(
                  'items-center gap-x-2 gap-y-1 lg:gap-x-4',
                  // The drawing is beside number and label, which are below each other; not with large text.
                  drawings[key]
                    ? 'grow content-center md:content-stretch xs:grid narrow:block xs:grid-cols-[1fr_auto] md:max-xl:grid-rows-[auto_1fr] xl:grid-rows-[auto_auto_1fr] md:*:[svg]:self-end'
                    : 'flex flex-wrap md:max-lg:items-baseline lg:flex-col lg:items-start',
                )}
              >
                {key === 'year' ? (
                  <span className={numberClass}>{value}</span>
                ) : (
                  <CountUp text={value} className={numberClass} />
                )}
                <span
                  className={clsx(
                    'block grow basis-24 text-balance text-base leading-snug md:text-lg lg:text-xl',
                    !drawings[key] && 'lg:basis-auto',
                    drawings[key] && 'col-start-1 self-start',
                  )}
                >
                  {card.label}
                  {card.age && <span className="mt-1 block text-[0.8125rem] text-muted md:text-base">{card.age}</span>}
                </span>
                {drawings[key]}
              </span>
            );
            const back = (
              <CardBack
                number={key === 'year' ? undefined : value}
                title={card.title}
                lead={card.lead}
                text={card.text}
              />
            );
            return (
              <div key={key} className={clsx('flex flex-col', key === 'year' && 'sm:col-span-2')}>
                <FlipCard
                  className="grow lg:[--flip-card-hint:1rem]"
                  hint={hero.hint}
                  front={
                    'window' in card ? (
                      <span className="my-auto grid gap-4 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-12">
                        {number}
                        <span className="grid grid-cols-2 gap-x-4 sm:gap-x-10">
                          {(['open', 'closed'] as const).map((state) => (
                            <span key={state} className="block text-balance text-sm leading-snug md:text-base">
                              <GoldWindow
                                sign={card.window.sign}
                                closed={state === 'closed' ? card.window.closedSign : undefined}
                              />
                              <span className="mt-2 block">{card.window[state]}</span>
                            </span>
                          ))}
                        </span>
                      </span>
                    ) : (
                      number
                    )
                  }
                  back={
                    key === 'year' ? (
                      // The number stays where it was, so that the turn explains it.
                      <span className="my-auto grid lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-12">
                        <span
                          className="font-display font-semibold text-8xl text-loss leading-none max-lg:hidden xl:text-9xl"
                          aria-hidden="true"
                        >
                          {value}
                        </span>
                        <span className="flex max-w-3xl flex-col">{back}</span>
                      </span>
                    ) : (
                      back
                    )
                  }
                />
                <SiteLink
                  href={`${localePath(locale, '/sources')}#${cardClaims[key]}`}
                  aria-label={`${hero.sourceLink}: ${card.label}`}
                  className="mt-1 inline-flex min-h-11 items-center self-start text-base hero-exhibit-source text-muted underline decoration-line underline-offset-4 hover:text-ink"
                >
                  {hero.sourceLink}
                </SiteLink>
              </div>
            );
          })}
        </div>
        <ExhibitFoot exhibit="hero" locale={locale}>
          <p className="font-display text-lg leading-snug md:text-2xl lg:text-3xl">{hero.answer}</p>
        </ExhibitFoot>
      </div>
      <Minute locale={locale} />
    </section>
  );
}
