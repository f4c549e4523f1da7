import { exhibitIds } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { BitcoinVsCryptoExhibit } from './bitcoin-vs-crypto-exhibit';
import { CalculatorExhibit } from './calculator-exhibit';
import { ChartsExhibit } from './charts-exhibit';
import { CrisisExhibit } from './crisis-exhibit';
import { DivergenceExhibit } from './divergence-exhibit';
import { FinalCtaExhibit } from './final-cta-exhibit';
import { FurtherReadingExhibit } from './further-reading-exhibit';
import { HeroExhibit } from './hero-exhibit';
import { MoralCodeExhibit } from './moral-code-exhibit';
import { Navigator } from './navigator';
import { PracticalGuidanceExhibit } from './practical-guidance-exhibit';
import { TimelineExhibit } from './timeline-exhibit';

/** The walk: eleven exhibits in the order of content/exhibits.ts. */
export function HomePage({ locale }: { locale: Locale }) {
  const { exhibits, navigator } = getContent(locale).home;
  return (
    <>
      <Navigator words={navigator} items={exhibitIds.map((id) => ({ id, name: exhibits.placards[id].name }))} />
      <HeroExhibit locale={locale} />
      <CrisisExhibit locale={locale} />
      <ChartsExhibit locale={locale} />
      <CalculatorExhibit locale={locale} />
      <DivergenceExhibit locale={locale} />
      <TimelineExhibit locale={locale} />
      <MoralCodeExhibit locale={locale} />
      <BitcoinVsCryptoExhibit locale={locale} />
      <PracticalGuidanceExhibit locale={locale} />
      <FurtherReadingExhibit locale={locale} />
      <FinalCtaExhibit locale={locale} />
    </>
  );
}
