import clsx from 'clsx';
import { CHAIN_ID, ChainToBreak } from '@/components/scenes/chain-to-break';
import { Fold } from '@/components/ui/fold';
import { LinkList } from '@/components/ui/link-list';
import { NamedIcon } from '@/components/ui/named-icon';
import { Reveal } from '@/components/ui/reveal';
import { moralCases } from '@/content/moral-code-section';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';
import { moralCodeSectionFigures } from './moral-code-section-figures';

/** Six pairs: problem on the left, answer on the right; below them an example of each and the limit of the answer. */
export function MoralCodeSectionExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['moral-code-section'];
  const withFigures = moralCodeSectionFigures(locale);
  return (
    <Exhibit id="moral-code-section" locale={locale}>
      <div id={CHAIN_ID} className="mb-10 scroll-mt-20 md:mb-14">
        <ChainToBreak locale={locale} />
      </div>
      <ol className="strip md:grid md:gap-6 xl:grid-cols-2">
        {moralCases.map(({ id, fiatIcon, bitcoinIcon, sources }) => {
          const moralCase = words.cases[id];
          return (
            <li key={id} className="plate p-5 md:p-8">
              <Reveal>
                <h3 className="text-2xl md:text-3xl">{moralCase.title}</h3>
                <div className="mt-3 grid border-line border-t md:mt-5 md:grid-cols-2 md:border-b">
                  <Side
                    icon={<NamedIcon name={fiatIcon} className="size-7 shrink-0 text-loss" />}
                    label={words.fiatLabel}
                    text={moralCase.fiatProblem}
                  />
                  <Side
                    className="border-line max-md:border-t md:border-l md:pl-6"
                    icon={<NamedIcon name={bitcoinIcon} className="size-7 shrink-0 text-bitcoin" />}
                    label={words.bitcoinLabel}
                    text={moralCase.bitcoinSolution}
                  />
                </div>
                <Fold summary={words.more}>
                  <div className="grid gap-y-4 pt-1 text-base md:grid-cols-2 md:pt-5">
                    {[moralCase.fiatExample, moralCase.bitcoinExample].map((example) => (
                      <p key={example} className="md:even:pl-6 md:odd:pr-6">
                        <span className="font-semibold">{words.exampleLabel}:</span> {withFigures(example)}
                      </p>
                    ))}
                  </div>
                  <p className="mt-4 max-w-3xl text-base text-muted">
                    <strong className="text-ink">{words.limitLabel}:</strong> {withFigures(moralCase.limit)}{' '}
                    {words.sourceLabel} <LinkList links={sources} />.
                  </p>
                </Fold>
              </Reveal>
            </li>
          );
        })}
      </ol>
    </Exhibit>
  );
}

function Side({
  className,
  icon,
  label,
  text,
}: {
  className?: string;
  icon: React.ReactNode;
  label: string;
  text: string;
}) {
  return (
    <div className={clsx('py-4 md:py-6 md:pr-6', className)}>
      <p className="eyebrow flex min-h-10 items-center gap-3 text-muted">
        {icon}
        {label}
      </p>
      <p className="mt-2 font-display text-xl leading-snug md:mt-3">{text}</p>
    </div>
  );
}
