import {
  AppWindow,
  AtSign,
  BookOpen,
  Calculator,
  Code2,
  FileText,
  FileX,
  Globe,
  Mail,
  MegaphoneOff,
  PenLine,
  Sigma,
  SunMoon,
  UserX,
} from 'lucide';
import type { ReactNode } from 'react';
import { PosterHead } from '@/components/layout/poster-head';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { hasInsights, site, worksOffline } from '@/content/site';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { type Content, getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { measured } from '@/lib/offline/measured.mjs';
import { Desk } from './desk';
import { PageLink, Part } from './part';

export function AboutPage({ locale }: { locale: Locale }) {
  const { about, offline } = getContent(locale);
  const contacts = [
    { href: `mailto:${site.email}`, label: about.contact.email, icon: Mail },
    { href: site.xUrl, label: about.contact.x, icon: AtSign },
    { href: site.codeUrl, label: about.contact.code, icon: Code2 },
  ];
  return (
    <>
      <PosterHead sky="bg-sky" drawing={<Desk label={about.drawing} />}>
        <h1 className="page-title md:mt-6">{about.title}</h1>
        <p className="mt-6 max-w-xl text-muted text-xl md:text-2xl md:leading-snug">{about.lede}</p>
      </PosterHead>
      <div className="page divide-y divide-line pb-16 md:pb-24">
        <Part
          title={about.why.title}
          opening={<p className="font-display text-xl leading-snug md:text-2xl">{about.why.paragraphs[0]}</p>}
          paragraphs={about.why.paragraphs.slice(1)}
        />
        <Part
          title={about.figures.title}
          paragraphs={about.figures.paragraphs}
          opening={
            <>
              <p>{about.figures.intro}</p>
              <Kinds words={about.figures.kinds} locale={locale} />
            </>
          }
        >
          <PageLink href={localePath(locale, '/sources')}>{about.figures.link}</PageLink>
        </Part>
        <Part
          title={about.money.title}
          opening={
            <>
              <None words={about.money.none} />
              <p className="font-display text-xl leading-snug md:text-2xl">
                {site.hasReferral ? about.money.withReferral : about.money.withoutReferral}
              </p>
            </>
          }
          paragraphs={[...about.money.paragraphs, about.money.ownsBitcoin[site.ownsBitcoin ?? 'unstated']]}
        />
        <Part
          title={about.privacy.title}
          opening={<KeptAndSeen words={about.privacy} />}
          paragraphs={[
            ...about.privacy.paragraphs,
            ...(hasInsights ? [about.privacy.withInsights] : []),
            ...(worksOffline ? [fill(offline.about, measured)] : []),
          ]}
        >
          {worksOffline && <PageLink href={localePath(locale, '/offline')}>{offline.aboutLink}</PageLink>}
        </Part>
        <Part title={about.errors.title} paragraphs={[about.errors.text]}>
          <PageLink href={`${localePath(locale, '/sources')}#corrections`}>{about.errors.link}</PageLink>
        </Part>
        <Part title={about.made.title} paragraphs={[about.made.text]}>
          <PageLink href={localePath(locale, '/licenses')}>{about.made.link}</PageLink>
        </Part>
        <Part title={about.contact.title} paragraphs={[]}>
          <ul className="flex flex-wrap gap-3">
            {contacts.map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href} rel="noopener" className={buttonClass('secondary')}>
                  <Icon node={icon} className="size-5" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}

const NONE = [
  ['advertisements', MegaphoneOff],
  ['accounts', UserX],
  ['articles', FileX],
] as const;

/** What pays for other sites and not for this one. */
function None({ words }: { words: Content['about']['money']['none'] }) {
  return (
    <ul className="mb-8 grid @lg:grid-cols-3 gap-x-6 gap-y-3 border-ink border-b-2 pb-5">
      {NONE.map(([kind, icon]) => (
        <li
          key={kind}
          className="flex items-center gap-4 border-ink border-t-2 pt-3 @lg:flex-col @lg:items-start font-display text-xl leading-tight"
        >
          <Icon node={icon} strokeWidth={1.5} className="size-9 shrink-0" />
          {words[kind]}
        </li>
      ))}
    </ul>
  );
}

const KINDS = [
  ['computed', Sigma, 'border-gain bg-gain/15 text-gain', 'dollar-value-lost-since-1971'],
  ['set', PenLine, 'border-ink', 'owner-car-2024'],
  ['read', BookOpen, 'border-ink', 'house-size-2015'],
] as const;

/** The three kinds of numbers, each with a mark and one number of the site. */
function Kinds({ words, locale }: { words: Content['about']['figures']['kinds']; locale: Locale }) {
  return (
    <dl className="plate divide-y divide-line px-4">
      {KINDS.map(([kind, icon, className, example]) => (
        <div
          key={kind}
          className="grid @xl:grid-cols-[3.5rem_1fr_11rem] grid-cols-[3.5rem_1fr] @xl:gap-x-6 gap-x-4 py-4"
        >
          <dt className="contents font-display text-xl">
            <span className={`row-span-2 grid size-14 place-items-center rounded-full border-2 ${className}`}>
              <Icon node={icon} className="size-6" />
            </span>
            {words[kind].name}
          </dt>
          <dd className="col-start-2 text-balance text-base leading-normal">{words[kind].text}</dd>
          <dd className="@xl:col-start-3 col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:mt-0 mt-2">
            <span className="block font-display text-2xl tabular-nums">{formatClaim(getClaim(example), locale)}</span>
            <span className="block text-muted text-sm leading-snug">{words[kind].example}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ICONS = {
  progress: BookOpen,
  theme: SunMoon,
  entries: Calculator,
  address: Globe,
  page: FileText,
  browser: AppWindow,
};

/** A browser's window with what it keeps, and a server with what it sees. */
function KeptAndSeen({ words: { kept, seen } }: { words: Content['about']['privacy'] }) {
  return (
    <div className="mb-8 grid gap-4 @xl:grid-cols-2">
      <Frame
        title={kept.title}
        items={kept.items}
        lights={
          <path d="M6 6h.01M18 6h.01M30 6h.01" className="stroke-control" strokeWidth="9" strokeLinecap="round" />
        }
      />
      <Frame
        title={seen.title}
        items={seen.items}
        lights={<path d="M4 6h20M30 6h.01" className="stroke-control" strokeWidth="4" strokeLinecap="round" />}
      />
    </div>
  );
}

function Frame({
  title,
  items,
  lights,
}: {
  title: string;
  items: readonly { icon: keyof typeof ICONS; name: string }[];
  lights: ReactNode;
}) {
  return (
    <div className="overflow-hidden rounded-xl border-2 border-ink bg-raised">
      <div className="flex items-center gap-3 border-ink border-b-2 bg-sunk px-4 py-2">
        <svg viewBox="0 0 36 12" aria-hidden="true" className="h-3 shrink-0">
          {lights}
        </svg>
        <h3 className="font-body font-semibold text-base leading-tight">{title}</h3>
      </div>
      <ul className="grid gap-4 p-4 @xl:grid-cols-3">
        {items.map(({ icon, name }) => (
          <li
            key={icon}
            className="flex items-center gap-3 text-balance text-base leading-snug @xl:flex-col @xl:items-start"
          >
            <Icon node={ICONS[icon]} strokeWidth={1.5} className="size-9 shrink-0" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
