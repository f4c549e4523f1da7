import type { ComponentType } from 'react';
import { type ExhibitId, exhibitIds } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { BitcoinVsCryptoExhibit } from './bitcoin-vs-crypto/bitcoin-vs-crypto-exhibit';
import { CalculatorExhibit } from './calculator-exhibit';
import { ChartsExhibit } from './charts/charts-exhibit';
import { CrisisExhibit } from './crisis/crisis-exhibit';
import { FinalCtaExhibit } from './final-cta/final-cta-exhibit';
import { FurtherReadingExhibit } from './further-reading/further-reading-exhibit';
import { HeroExhibit } from './hero/hero-exhibit';
import { MoralCodeSectionExhibit } from './moral-code-section/moral-code-section-exhibit';
import { Navigator } from './navigator/navigator.island';
import { PracticalGuidanceExhibit } from './practical-guidance/practical-guidance-exhibit';
import { SocietalDeclineExhibit } from './societal-decline/societal-decline-exhibit';
import { TimelineExhibit } from './timeline-exhibit';

const exhibits: Record<ExhibitId, ComponentType<{ locale: Locale }>> = {
  hero: HeroExhibit,
  crisis: CrisisExhibit,
  charts: ChartsExhibit,
  calculator: CalculatorExhibit,
  'societal-decline': SocietalDeclineExhibit,
  timeline: TimelineExhibit,
  'moral-code-section': MoralCodeSectionExhibit,
  'bitcoin-vs-crypto': BitcoinVsCryptoExhibit,
  'practical-guidance': PracticalGuidanceExhibit,
  'further-reading': FurtherReadingExhibit,
  'final-cta': FinalCtaExhibit,
};

/** The exhibits in the order of content/exhibits.ts. */
export function HomePage({ locale }: { locale: Locale }) {
  const { exhibits: words, navigator } = getContent(locale).home;
  return (
    <>
      <Navigator words={navigator} items={exhibitIds.map((id) => ({ id, name: words[id].name }))} locale={locale} />
      {exhibitIds.map((id) => {
        const Exhibit = exhibits[id];
        return <Exhibit key={id} locale={locale} />;
      })}
    </>
  );
}
