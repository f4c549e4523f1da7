import clsx from 'clsx';
import { LinkList } from '@/components/ui/link-list';
import { NamedIcon } from '@/components/ui/named-icon';
import { Reveal } from '@/components/ui/reveal';
import { moralCases } from '@/content/moral-code';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';
import { moralCodeFigures } from './moral-code-section-figures';

/** Six pairs: problem on the left, answer on the right, the limit of the answer below. */
export function MoralCodeSectionExhibit({ locale }: { locale: Locale }) {
  const { moralCode } = getContent(locale).home;
  const withFigures = moralCodeFigures(locale);
  return (
    <Exhibit id="moral-code-section" locale={locale}>
      <ol className="space-y-16 md:space-y-20">
        {moralCases.map(({ id, fiatIcon, bitcoinIcon, sources }) => {
          const words = moralCode.cases[id];
          return (
            <li key={id}>
              <Reveal>
                <h3 className="mb-6 text-3xl md:text-4xl">{words.title}</h3>
                <div className="grid border-line border-y md:grid-cols-2">
                  <Side
                    icon={<NamedIcon name={fiatIcon} className="size-7 shrink-0 text-loss" />}
                    label={moralCode.fiatLabel}
                    text={words.fiatProblem}
                    exampleLabel={moralCode.exampleLabel}
                    example={withFigures(words.fiatExample)}
                  />
                  <Side
                    className="border-line max-md:border-t md:border-l md:pl-10"
                    icon={<NamedIcon name={bitcoinIcon} className="size-7 shrink-0 text-bitcoin" />}
                    label={moralCode.bitcoinLabel}
                    text={words.bitcoinSolution}
                    exampleLabel={moralCode.exampleLabel}
                    example={withFigures(words.bitcoinExample)}
                  />
                </div>
                <p className="mt-4 max-w-3xl text-base text-muted">
                  <strong className="text-ink">{moralCode.limitLabel}:</strong> {withFigures(words.limit)}{' '}
                  {moralCode.sourceLabel} <LinkList links={sources} />.
                </p>
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
  exampleLabel,
  example,
}: {
  className?: string;
  icon: React.ReactNode;
  label: string;
  text: string;
  exampleLabel: string;
  example: string;
}) {
  return (
    <div className={clsx('py-7 md:pr-10', className)}>
      <p className="eyebrow flex min-h-10 items-center gap-3 text-muted">
        {icon}
        {label}
      </p>
      <p className="mt-4 font-display text-2xl leading-snug">{text}</p>
      <p className="mt-4 text-base">
        <span className="font-semibold">{exampleLabel}:</span> {example}
      </p>
    </div>
  );
}
