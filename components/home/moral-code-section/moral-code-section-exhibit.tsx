import { Exhibit } from '@/components/home/exhibit/exhibit';
import { CHAIN_ID, ChainToBreak } from '@/components/scenes/chain-to-break';
import { Fold } from '@/components/ui/folds/fold';
import { LinkList } from '@/components/ui/link-list';
import { Reveal } from '@/components/ui/reveal';
import { moralCases } from '@/content/home/moral-code-section';
import { getContent } from '@/lib/content/content';
import { englishLinks } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';
import './moral-code-section-exhibit.css';
import { MoralCases } from './moral-cases';

/** A chain to break, and six cases. */
export function MoralCodeSectionExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['moral-code-section'];
  return (
    <Exhibit
      id="moral-code-section"
      locale={locale}
      className="moral-code-section-exhibit"
      foot={
        <Fold summary={words.more}>
          <div className="grid gap-x-12 gap-y-5 pt-1 text-base text-muted lg:grid-cols-2">
            {moralCases.map(({ id, sources }) => {
              const { title, fiatExample, bitcoinExample, limitMore } = words.cases[id];
              return (
                <div key={id}>
                  <p className="font-semibold text-ink">{title}</p>
                  <p className="mt-1">
                    {words.exampleLabels.problem}: {fiatExample}
                  </p>
                  <p className="mt-1">
                    {words.exampleLabels.rule}: {bitcoinExample}
                  </p>
                  <p className="mt-1">
                    <strong className="text-ink">{words.limitLabel}:</strong> {limitMore} {words.sourceLabel}{' '}
                    <LinkList links={englishLinks(sources, locale)} />.
                  </p>
                </div>
              );
            })}
          </div>
        </Fold>
      }
    >
      <div id={CHAIN_ID} className="mb-5.5 scroll-mt-20 md:mb-20">
        <ChainToBreak locale={locale} />
      </div>
      <Reveal>
        <MoralCases locale={locale} />
      </Reveal>
    </Exhibit>
  );
}
