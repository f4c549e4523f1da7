import { SiteLink } from '@/components/layout/site-link';
import { getContent } from '@/lib/content/content';
import type { ClassHour } from '@/lib/content/lessons/teaching';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

/** What a teacher does before the hour: sheets to print, and instruments and decisions to try out. */
export function Prepare({ hour, locale }: { hour: ClassHour; locale: Locale }) {
  const { prepare: words, printNote } = getContent(locale).teach.chapter;
  const together = hour.lessons.flatMap(({ row, together }) =>
    together.map(({ anchor, title }) => ({ href: `${localePath(locale, `/lesson/${row.id}`)}#${anchor}`, title })),
  );
  return (
    <section aria-labelledby="prepare" className="plate p-5 text-base sm:p-6 print:hidden">
      <div className="grid-cols-[minmax(0,1fr)_10rem] items-start gap-6 sm:grid lg:block xl:grid">
        <h2 id="prepare" className="text-2xl">
          {words.title}
        </h2>
        <ThreeSheets />
      </div>
      <ol className="mt-4 list-decimal space-y-2 pl-6 marker:font-semibold">
        <li>{words.worksheet}</li>
        <li>{words.yours}</li>
        {together.length > 0 && (
          <li>
            {words.screen}
            <ul className="mt-0.5">
              {together.map(({ href, title }) => (
                <li key={href}>
                  <SiteLink href={href} className="link inline-block py-1 leading-snug">
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ol>
      <p className="mt-3 border-line border-t pt-3 text-muted">{printNote}</p>
    </section>
  );
}

/** A plan with its table, a worksheet with boxes and lines, and a key with ticks. */
function ThreeSheets() {
  const sheet = (x: number) => `M${x} 6h48v64h-48z`;
  return (
    <svg viewBox="0 0 172 76" aria-hidden="true" className="mt-3 block h-auto w-40 max-w-full sm:mt-0 lg:max-xl:mt-3">
      <g className="fill-paper stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d={sheet(2) + sheet(62) + sheet(122)} />
        <path d="M10 16h20M10 28h32M10 38h32M10 48h32M10 58h32M20 28v30" className="fill-none" strokeWidth="1.6" />
        <path d="M70 16h22M82 28h20M82 40h16M70 54h32M70 62h32" className="fill-none" strokeWidth="1.6" />
        <path d="M70 25h6v6h-6zM70 37h6v6h-6z" strokeWidth="1.6" />
        <path d="M130 16h22M144 28h18M144 42h14M144 56h18" className="fill-none" strokeWidth="1.6" />
        <path d="M129 28l3 3 5-7M129 42l3 3 5-7M129 56l3 3 5-7" className="fill-none stroke-gain" strokeWidth="2.4" />
      </g>
    </svg>
  );
}
