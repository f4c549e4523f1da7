import clsx from 'clsx';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Identified } from '@/lib/addresses/types';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import { INTL_TAGS, type Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { isSecret, type Judgement, judge } from './judgement';

type Words = Content['calculators']['AddressIdentifier'];

const LOOKS: Record<Judgement, { icon: typeof CircleCheck; text: string; border: string }> = {
  good: { icon: CircleCheck, text: 'text-gain', border: 'border-l-gain-fill' },
  caution: { icon: TriangleAlert, text: 'text-bitcoin', border: 'border-l-bitcoin-fill' },
  bad: { icon: CircleX, text: 'text-loss', border: 'border-l-loss-fill' },
};

function verdictWord(found: Identified, words: Words): string {
  return isSecret(found) ? words.verdicts.secret : words.verdicts[judge(found)];
}

export function spokenVerdict(found: Identified, locale: Locale, words: Words): string {
  return `${verdictWord(found, words)}. ${findingName(found, locale, words)}.`;
}

function findingName(found: Identified, locale: Locale, words: Words): string {
  return fill(words.findings[found.finding].name, formatDetails(found, locale, words));
}

function formatDetails({ details, coin }: Identified, locale: Locale, words: Words): Record<string, string> {
  const format = (value: string | number | readonly number[]) =>
    typeof value === 'string'
      ? value
      : typeof value === 'number'
        ? formatNumber(value, locale, { min: 0, max: 3 })
        : formatList(value, locale, 'disjunction');
  const formatted = Object.entries(details).map(([key, value]) => [key, format(value)]);
  return { ...Object.fromEntries(formatted), ...(coin && { coin: words.coins[coin] }) };
}

/** Sentences about a payment link: its problems, then its other codes. */
function linkSentences(found: Identified, locale: Locale, words: Words): string[] {
  const { link } = found;
  if (!link) return [];
  const names = { required: link.required, repeated: link.repeated };
  const faults = link.problems.map((problem) =>
    fill(words.link.problems[problem], {
      names: problem === 'required' || problem === 'repeated' ? names[problem].join(', ') : '',
    }),
  );
  const nameOf = (other: Identified) => findingName(other, locale, words);
  const sound = new Set(link.others.filter((other) => judge(other) !== 'bad').map(nameOf));
  const faulty = new Set(link.others.filter((other) => judge(other) === 'bad').map(nameOf));
  return [
    ...faults,
    ...(link.amountBtc && judge(found) !== 'bad' ? [words.link.amount] : []),
    ...(sound.size > 0 ? [fill(words.link.others, { list: [...sound].join('; ') })] : []),
    ...(faulty.size > 0 ? [fill(words.link.faultyOther, { list: [...faulty].join('; ') })] : []),
  ];
}

export function VerdictPanel({ found, locale, words }: { found: Identified; locale: Locale; words: Words }) {
  const judgement = judge(found);
  const { icon, text, border } = LOOKS[judgement];
  const finding = words.findings[found.finding];
  const details = formatDetails(found, locale, words);
  const isLinkAtFault = judgement === 'bad' && judge({ ...found, link: null }) !== 'bad';
  const isTest = found.network === 'test' || found.network === 'regtest';
  const { excerpt } = found;
  const alsoFound = [...new Set(found.alsoFound.map((other) => findingName(other, locale, words)))];
  const more = [
    ...(alsoFound.length > 0 ? [fill(words.found.others, { list: alsoFound.join('; ') })] : []),
    ...(isTest && found.checksum?.passed ? [words.testNetwork] : []),
    ...(found.hadSpaces && !isSecret(found) ? [words.spaces] : []),
    ...linkSentences(found, locale, words),
  ];

  return (
    <div className={clsx('border-l-4 pl-4 md:pl-6', border)}>
      <p className={clsx('flex items-center gap-2 font-semibold text-base', text)}>
        <Icon node={icon} className="size-5 shrink-0" />
        <span>{verdictWord(found, words)}</span>
      </p>
      <p className="mt-1 font-display text-2xl leading-tight md:text-3xl">{fill(finding.name, details)}</p>
      {excerpt && (
        <p className="mt-3 max-w-2xl text-base">
          <span>{excerpt.isInWebAddress ? words.found.webAddress : words.found.text}</span>{' '}
          <code translate="no" className="break-all">
            {excerpt.code}
          </code>
        </p>
      )}
      {!isSecret(found) && <Rows found={found} sats={details.sats} locale={locale} words={words} />}
      <p className="mt-5 max-w-2xl text-base">
        <strong>{words.meaning}.</strong> <span>{fill(finding.meaning, details)}</span>
      </p>
      {more.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-2xl text-base">
          {sentence}
        </p>
      ))}
      <p className="mt-3 max-w-2xl text-base">
        <strong>{words.next}.</strong> <span>{isLinkAtFault ? words.link.next : fill(finding.next, details)}</span>
      </p>
      {judgement === 'good' && <p className="mt-5 max-w-2xl text-base text-muted">{words.limits}</p>}
    </div>
  );
}

function Rows({
  found,
  sats,
  locale,
  words,
}: {
  found: Identified;
  sats: string | undefined;
  locale: Locale;
  words: Words;
}) {
  const { network, checksum, characters, finding, link, invoice } = found;
  const format = checksum && words.formats[checksum.format];
  const isShared = network === 'main' && (finding === 'p2pkh' || finding === 'p2sh');
  const hasOneAmount = !link?.problems.includes('amount') && !link?.repeated.includes('amount');
  const linkAmount = hasOneAmount ? link?.amountBtc : null;
  const invoiceAmount = sats === undefined ? invoice && words.amountOpen : fill(words.amountSats, { sats });
  const rows = [
    { label: words.rows.network, value: words.networks[isShared ? 'shared' : (network ?? 'none')] },
    {
      label: words.rows.checksum,
      value: checksum && format ? fill(checksum.passed ? words.passed : words.failed, { format }) : words.noChecksum,
    },
    { label: words.rows.length, value: fill(words.length, { count: formatNumber(characters, locale) }) },
    { label: words.rows.amount, value: linkAmount ? fill(words.amountBtc, { btc: linkAmount }) : invoiceAmount },
    { label: words.rows.created, value: invoice && formatMoment(invoice.created, locale) },
    { label: words.rows.expires, value: invoice && formatMoment(invoice.expires, locale) },
  ];
  return (
    <dl className="mt-3 grid gap-x-5 border-line border-t max-sm:py-2 sm:max-lg:mt-4 sm:max-lg:border-0 md:max-lg:grid-cols-[1.15fr_1fr_1fr] lg:py-2">
      {rows.map(
        ({ label, value }) =>
          value !== null && (
            <div
              key={label}
              className="grid grid-cols-[minmax(min-content,6.5rem)_minmax(min-content,1fr)] gap-x-3 border-line py-0.5 tiny:block sm:max-lg:block sm:max-lg:border-t sm:max-lg:py-2.5"
            >
              <dt className="text-base text-muted">{label}</dt>
              <dd className="font-medium text-base tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Date and time in UTC, so that the result does not depend on the reader's time zone. */
function formatMoment(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_TAGS[locale], {
    timeZone: 'UTC',
    timeZoneName: 'short',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}

/** The parts of a SegWit address with their names. */
export function Anatomy({ found, words }: { found: Identified; words: Words }) {
  return (
    <div>
      <p className="eyebrow text-muted">{words.anatomy}</p>
      <dl translate="no" className="mt-2 flex flex-wrap gap-2">
        {found.parts.map(({ part, text }) => (
          <div
            key={part}
            className={clsx(
              'flex min-w-0 flex-col-reverse justify-end rounded-md border border-line bg-sunk px-3 py-2',
              // On tablets the long part begins a row, so that the last part is not alone in one.
              part === 'program' && 'md:max-lg:grow md:max-lg:basis-96',
            )}
          >
            <dt translate="yes" className="text-muted text-sm">
              {words.parts[part]}
            </dt>
            <dd className="break-all font-medium font-mono text-base">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
