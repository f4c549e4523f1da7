import { Fragment } from 'react';
import { DataChart } from '@/components/charts/data-chart';
import { Sparkline } from '@/components/charts/sparkline';
import { Exhibit } from '@/components/home/exhibit/exhibit';
import { Carousel } from '@/components/ui/carousel/carousel.island';
import { CarouselSlide } from '@/components/ui/carousel/carousel-slide';
import { Fold } from '@/components/ui/folds/fold';
import { LinkList } from '@/components/ui/link-list';
import type { ChartId } from '@/content/charts/index';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { wordedLinks } from '@/lib/content/sources';
import { chartDrawing } from '@/lib/data/drawing';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import './societal-decline-exhibit.css';
import { Rivals } from './rivals';

const DRAW_AFTER_MS = 1000;

const panels = ['home-and-income', 'work-and-pay', 'child-weight', 'family-poverty'] as const satisfies ChartId[];

/** A carousel of charts, between a warning about causes and the other causes that are discussed. */
export function SocietalDeclineExhibit({ locale }: { locale: Locale }) {
  const { home, ui } = getContent(locale);
  const words = home.exhibits['societal-decline'];
  const names = panels.map((id) => words.panels[id].name);
  const { rivals } = getContent(DEFAULT_LOCALE).home.exhibits['societal-decline'];
  const englishSources = rivals.items.flatMap(({ sources }) => sources);
  return (
    <Exhibit
      id="societal-decline"
      locale={locale}
      className="societal-decline-exhibit"
      title="turn"
      foot={
        <Fold summary={words.rivals.sources}>
          <ul className="max-w-3xl space-y-2 text-base text-muted">
            {words.rivals.items.map(({ name, more, sources, figure }) => (
              <li key={name}>
                {name}: {more} <LinkList links={wordedLinks(sources, englishSources, locale)} />
                {figure && (
                  <>
                    {'; '}
                    <a href={`${localePath(locale, '/sources')}#${figure}`} className="link">
                      {words.rivals.figure}
                    </a>
                  </>
                )}
                .
              </li>
            ))}
          </ul>
        </Fold>
      }
    >
      <p className="caveat mb-5 max-w-4xl md:mb-10 lg:text-xl lg:leading-snug">
        <strong className="font-semibold">{words.warning.title}</strong> {words.warning.text}
      </p>
      <Carousel
        label={words.label}
        words={ui.carousel.controls}
        names={names}
        // It would clip corners of lines.
        rowClass="max-md:rounded-none"
        cards={panels.map((id) => (
          <Fragment key={id}>
            <Sparkline
              drawing={chartDrawing(id, locale)}
              mostPoints={24}
              className="mb-2 h-9 w-full stroke-[1.5px] sm:mb-3 sm:h-16"
            />
            <b className="font-semibold text-ink leading-snug max-sm:text-base sm:mb-1">{words.panels[id].name}</b>
            {words.panels[id].turn}
          </Fragment>
        ))}
      >
        {panels.map((id, index) => (
          <CarouselSlide
            key={id}
            position={ui.carousel.position}
            index={index}
            names={names}
            className="w-full max-md:[--chart-end:1.125rem]"
          >
            <DataChart id={id} locale={locale} drawAfterMs={DRAW_AFTER_MS} touch="hold" />
          </CarouselSlide>
        ))}
      </Carousel>
      <Rivals locale={locale} />
    </Exhibit>
  );
}
