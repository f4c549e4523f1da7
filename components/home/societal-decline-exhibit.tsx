import { HandCoins, HeartPulse, House, type IconNode, UsersRound } from 'lucide';
import { DataChart } from '@/components/charts/data-chart';
import { Sparkline } from '@/components/charts/sparkline';
import { Carousel } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { LinkList } from '@/components/ui/link-list';
import { CHART_IDS, type ChartId } from '@/content/charts';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

const DRAW_AFTER_MS = 1000;

const icons = {
  'home-and-income': House,
  'work-and-pay': HandCoins,
  'child-weight': HeartPulse,
  'family-poverty': UsersRound,
} satisfies Partial<Record<ChartId, IconNode>>;

const panels = CHART_IDS.filter((id): id is keyof typeof icons => id in icons);

/** A carousel of charts, between a warning about causes and the other causes that are discussed. */
export function SocietalDeclineExhibit({ locale }: { locale: Locale }) {
  const { home, ui } = getContent(locale);
  const words = home.exhibits['societal-decline'];
  const before = formatClaim(getClaim('prices-1965-to-1971'), locale);
  return (
    <Exhibit id="societal-decline" locale={locale}>
      <div className="caveat mb-8 max-w-3xl md:mb-12">
        <p className="font-semibold text-lg">{words.warning.title}</p>
        <p className="mt-2">{words.warning.text}</p>
      </div>
      <Carousel
        label={words.label}
        words={ui.carousel}
        slides={panels.map((id) => ({
          id,
          name: words.panels[id].name,
          card: (
            <span className="flex size-full flex-col">
              <Sparkline id={id} className="mb-2 h-9 w-full sm:mb-3 sm:h-16" />
              <span className="flex items-start gap-2.5">
                <Icon node={icons[id]} className="mt-0.5 size-5 shrink-0 text-loss max-sm:hidden" />
                <span className="block font-semibold leading-snug max-sm:text-base">{words.panels[id].name}</span>
              </span>
              <span className="mt-1 block text-muted text-sm max-sm:hidden">{words.panels[id].line}</span>
            </span>
          ),
          content: <DataChart id={id} locale={locale} drawAfterMs={DRAW_AFTER_MS} touch="hold" />,
        }))}
      />
      <section aria-labelledby="rivals-title" className="mt-10 md:mt-16">
        <h3 id="rivals-title" className="text-2xl md:text-3xl">
          {words.rivals.title}
        </h3>
        <p className="mt-3 max-w-3xl">{words.rivals.intro}</p>
        <dl className="strip mt-6 md:mt-8 md:grid md:gap-x-10 md:gap-y-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {words.rivals.items.map((item) => (
            <div key={item.name} className="border-line border-t pt-4">
              <dt className="font-semibold">{item.name}</dt>
              <dd className="mt-1 text-base text-muted">
                {fill(item.text, { before })} {words.rivals.sources} <LinkList links={item.sources} />
                {item.figure && (
                  <>
                    {'; '}
                    <a href={`${localePath(locale, '/sources')}#${item.figure}`} className="link">
                      {words.rivals.figure}
                    </a>
                  </>
                )}
                .
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Exhibit>
  );
}
