import { ArrowRight } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide } from '@/lib/content/guides/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import './first-guide-card.css';

/** The way to the guide to a first wallet. */
export function FirstGuideCard({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['practical-guidance'];
  const guide = getAvailableGuide(locale, 'first-wallet');
  return (
    // Orange in both themes: only ink has enough contrast on it.
    <SiteLink
      href={localePath(locale, `/guides/${guide.id}`)}
      className="first-guide-card group day block rounded-xl border-2 border-ink bg-bitcoin-fill p-5"
    >
      <span>
        <span className="eyebrow block">
          {words.ready} · {fill(words.minutes, { n: guide.minutes })}
        </span>
        <span className="mt-3 block text-balance font-[560] font-display text-4xl leading-[1.05]! tracking-[-0.015em] md:text-[2.75rem] lg:text-[3.25rem] xl:text-[4.45rem]">
          {guide.title}
        </span>
        <span className="mt-3 block text-[0.9375rem] leading-snug md:text-base md:leading-normal lg:text-lg xl:mt-5">
          {guide.description}
        </span>
        <span className="mt-4 flex w-fit items-center gap-2 rounded-full bg-ink px-3.5 py-1.5 font-semibold text-base text-paper md:mt-6 md:px-6 md:py-3 lg:text-lg">
          {words.readGuide}
          <Icon
            node={ArrowRight}
            className="size-5 duration-150 motion-safe:transition-transform group-hover:translate-x-1"
          />
        </span>
      </span>
      <KeyInWallet />
    </SiteLink>
  );
}

/** A leather wallet with a key where the banknotes would be. */
function KeyInWallet() {
  const key = 'M66 36a20 20 0 1 0 .1 0zM86 56h92M150 56V34M168 56V38';
  return (
    <svg
      viewBox="8 54 224 134"
      aria-hidden="true"
      className="overflow-visible fill-none [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M24 90V68q0-12 12-12h168q12 0 12 12v22z" className="first-guide-card-pocket stroke-3 stroke-on-fill" />
      <path d={key} className="first-guide-card-key stroke-18 stroke-on-fill" />
      <path d={key} className="first-guide-card-key stroke-11 stroke-foam" />
      <path
        d="M22 78h196q12 0 12 12v84q0 12-12 12H22q-12 0-12-12V90q0-12 12-12z"
        className="first-guide-card-front stroke-3 stroke-on-fill"
      />
      <path d="M22 90h196v84H22V90" strokeDasharray="7 6" className="stroke-2 stroke-foam" />
      <path d="M230 112h-50a20 20 0 0 0 0 40h50z" className="fill-foam stroke-3 stroke-on-fill" />
      <path d="M182 125a7 7 0 1 1-.1 0z" className="fill-bitcoin-fill stroke-3 stroke-on-fill" />
    </svg>
  );
}
