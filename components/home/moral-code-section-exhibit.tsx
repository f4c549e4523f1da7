import clsx from 'clsx';
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
      <ol className="space-y-12 md:space-y-20">
        {moralCases.map(({ id, fiatIcon, bitcoinIcon, sources }) => {
          const moralCase = words.cases[id];
          return (
            <li key={id}>
              <Reveal>
                <h3 className="text-3xl md:text-4xl">{moralCase.title}</h3>
                <div className="mt-5 grid border-line border-y md:grid-cols-2">
                  <Side
                    icon={<NamedIcon name={fiatIcon} className="size-7 shrink-0 text-loss" />}
                    label={words.fiatLabel}
                    text={moralCase.fiatProblem}
                  />
                  <Side
                    className="border-line max-md:border-t md:border-l md:pl-10"
                    icon={<NamedIcon name={bitcoinIcon} className="size-7 shrink-0 text-bitcoin" />}
                    label={words.bitcoinLabel}
                    text={moralCase.bitcoinSolution}
                  />
                </div>
                <Fold summary={words.more}>
                  <div className="grid gap-y-4 pt-1 text-base md:grid-cols-2 md:pt-5">
                    {[moralCase.fiatExample, moralCase.bitcoinExample].map((example) => (
                      <p key={example} className="md:even:pl-10 md:odd:pr-10">
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
    <div className={clsx('py-5 md:py-7 md:pr-10', className)}>
      <p className="eyebrow flex min-h-10 items-center gap-3 text-muted">
        {icon}
        {label}
      </p>
      <p className="mt-2 font-display text-2xl leading-snug md:mt-4">{text}</p>
    </div>
  );
}
