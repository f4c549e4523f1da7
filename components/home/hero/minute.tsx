import { SiteLink } from '@/components/layout/site-link';
import { CHAIN_ID } from '@/components/scenes/chain-to-break';
import { buttonClass } from '@/components/ui/button';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide } from '@/lib/content/guides/guides';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { KeyDrawing, LimitDrawing, ListDrawing } from './minute-drawings';

export const MINUTE_ID = 'minute-title';

/** What Bitcoin is: three drawn panels, the guide and the first lesson. */
export function Minute({ locale }: { locale: Locale }) {
  const { home } = getContent(locale);
  const { minute } = home.exhibits.hero;
  const guide = getAvailableGuide(locale, 'what-is-bitcoin');
  const lesson = allLessons[0];
  const drawings = {
    list: <ListDrawing />,
    key: <KeyDrawing />,
    limit: <LimitDrawing label={minute.limitLabel} />,
  };
  return (
    // Orange in both themes. Only the ink of the day has enough contrast on it: muted text and the usual focus outline do not.
    <div className="bg-bitcoin-fill">
      <div className="day page py-8 md:py-24 [&_:focus-visible]:outline-ink">
        <h2
          id={MINUTE_ID}
          className="scroll-mt-20 text-[min(2.375rem,10.5vw)] leading-[1.05] md:text-5xl lg:text-[3.5rem]"
        >
          {minute.title}
        </h2>
        <p className="mt-2 max-w-2xl text-lg leading-normal md:mt-4 md:text-2xl">{minute.lede}</p>
        <ol className="mt-4 grid max-md:divide-y max-md:divide-line max-md:rounded-xl max-md:bg-(--color-foam) md:mt-10 md:grid-cols-3 md:gap-4 lg:gap-6">
          {(['list', 'key', 'limit'] as const).map((id) => (
            <li
              key={id}
              className="p-3 max-md:grid tiny:block max-md:grid-cols-[7.25rem_1fr] max-md:items-center max-md:gap-x-3 md:rounded-xl md:bg-(--color-foam) md:p-4 lg:p-6"
            >
              {drawings[id]}
              <div>
                <h3 className="text-lg leading-tight md:mt-4 md:text-xl lg:text-2xl">{minute.panels[id].title}</h3>
                <p className="mt-1 text-base leading-snug max-md:text-[0.9375rem] text-balance md:mt-2 lg:text-lg lg:leading-normal">
                  {minute.panels[id].text}
                  {id === 'list' && (
                    <>
                      {' '}
                      <a href={`#${CHAIN_ID}`} className="link whitespace-nowrap font-semibold">
                        {minute.cheat}
                      </a>
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-4 flex flex-wrap gap-2 sm:gap-3 md:mt-8">
          <SiteLink href={localePath(locale, `/guides/${guide.id}`)} className={buttonClass('primary', 'max-sm:px-3!')}>
            {minute.guide}
          </SiteLink>
          {lesson && (
            <SiteLink
              href={localePath(locale, `/lesson/${lesson.id}`)}
              className={buttonClass('secondary', 'border-2! border-ink! max-sm:px-3!')}
            >
              {minute.lesson}
            </SiteLink>
          )}
        </p>
      </div>
    </div>
  );
}
