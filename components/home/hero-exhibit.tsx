import { ArrowDown } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { CountUp } from '@/components/ui/count-up';
import { Eyebrow } from '@/components/ui/eyebrow';
import { FlipCard } from '@/components/ui/flip-card';
import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { getCpiTable } from '@/lib/content/series';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { BirthTicket } from './birth-ticket';
import { DeeperLesson } from './deeper-lesson';
import { DollarSymbol } from './dollar-coin';
import { heroClaims, heroFigures } from './hero-figures';
import { Minute } from './minute';
import { ShrinkingCoins } from './shrinking-coins';

export function HeroExhibit({ locale }: { locale: Locale }) {
  const { calculators, home } = getContent(locale);
  const { exhibits, exhibitLabel } = home;
  const cpi = getCpiTable();
  const { hero } = exhibits;
  const figures = heroFigures(locale);
  const [before, year, after] = hero.headline;
  return (
    <section id="hero" aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="page pt-10 pb-14 md:pt-16 md:pb-24">
        <Eyebrow className="mb-4 md:mb-6">
          {fill(exhibitLabel, { n: 1 })} · {hero.name}
        </Eyebrow>
        {/* The headline fades in after one second; its space is reserved. */}
        <h1
          id="hero-title"
          className="max-w-5xl text-[clamp(3.25rem,min(10vw,14vh),8.5rem)] leading-[0.95] tracking-tight js:motion-safe:animate-appear-late"
        >
          {before}
          <span className="text-loss">{year}</span>
          {after}
        </h1>
        <p className="mt-5 max-w-2xl text-lg leading-normal md:mt-8 md:text-2xl md:leading-snug">
          {fill(hero.intro, figures)}
        </p>
        <p className="mt-5 flex flex-wrap gap-2 sm:gap-3 md:mt-8">
          <a href="#crisis" className={buttonClass('primary', 'max-sm:px-3.5! sm:px-6')}>
            {hero.start}
            <Icon node={ArrowDown} className="size-5" />
          </a>
          <SiteLink href={localePath(locale, '/guides')} className={buttonClass('secondary', 'max-sm:px-3.5! sm:px-6')}>
            {hero.guides}
          </SiteLink>
        </p>
        <DollarSymbol />
        <ShrinkingCoins locale={locale} />
        <BirthTicket
          firstYear={Math.min(...Object.keys(cpi).map(Number))}
          cpi={Object.values(cpi)}
          words={hero.birthYear}
          common={calculators.common}
          sourceHref={`${localePath(locale, '/sources')}#${heroClaims.lost}`}
          site={`${site.name}, ${new URL(site.url).host}`}
          locale={locale}
        />
        <div className="mt-8 grid gap-3 sm:grid-cols-3 sm:items-start sm:gap-4 md:mt-14 lg:items-stretch lg:gap-6">
          {(['lost', 'house', 'year'] as const).map((key) => {
            const card = hero.cards[key];
            return (
              <div key={key} className="flex flex-col">
                <FlipCard
                  className="grow"
                  hint={hero.hint}
                  front={
                    <span className="flex grow flex-wrap items-center gap-x-4 gap-y-1 sm:block lg:flex lg:flex-col lg:flex-nowrap lg:items-start">
                      <span className="block min-w-28 font-display font-semibold text-5xl text-loss leading-none sm:text-6xl lg:text-8xl">
                        {key === 'year' ? figures.year : <CountUp text={figures[key]} />}
                      </span>
                      <span className="block text-base leading-snug max-sm:grow max-sm:basis-32 sm:min-h-28 sm:pt-4 lg:mt-auto lg:min-h-0 lg:pt-6 lg:text-xl">
                        {card.label}
                        {card.age && <span className="mt-1 block text-muted lg:text-base">{card.age}</span>}
                      </span>
                    </span>
                  }
                  back={
                    <>
                      <span className="font-display text-2xl">{card.title}</span>
                      <span className="mt-3 text-base leading-relaxed">{fill(card.text, figures)}</span>
                    </>
                  }
                />
                <SiteLink
                  href={`${localePath(locale, '/sources')}#${heroClaims[key]}`}
                  aria-label={`${hero.sourceLink}: ${card.label}`}
                  className="mt-1 inline-flex min-h-11 items-center self-start text-base card-source text-muted underline decoration-line underline-offset-4 hover:text-ink"
                >
                  {hero.sourceLink}
                </SiteLink>
              </div>
            );
          })}
        </div>
        <DeeperLesson exhibit="hero" locale={locale} />
        <Minute locale={locale} />
      </div>
    </section>
  );
}
