import { SiteLink } from '@/components/layout/site-link';
import { CHAIN_ID } from '@/components/scenes/chain-to-break';
import { buttonClass } from '@/components/ui/button';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { allLessons } from '@/lib/learner/learning-path';
import { KeyDrawing, LimitDrawing, ListDrawing } from './minute-drawings';

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
        <h2 id="minute-title" className="text-[min(2.375rem,10.5vw)] leading-[1.05] md:text-5xl lg:text-6xl">
          {minute.title}
        </h2>
        <p className="mt-2 max-w-2xl text-lg leading-normal md:mt-4 md:text-2xl">{minute.lede}</p>
        <ol className="mt-4 grid border-ink max-lg:divide-y-2 max-lg:divide-ink max-lg:rounded-md max-lg:border-2 max-lg:bg-(--color-foam) md:mt-10 lg:grid-cols-3 lg:gap-6">
          {(['list', 'key', 'limit'] as const).map((id) => (
            <li
              key={id}
              className="border-ink p-3 max-lg:grid max-lg:grid-cols-[7.25rem_1fr] max-lg:items-center max-lg:gap-x-3 md:max-lg:grid-cols-[13rem_1fr] md:max-lg:gap-x-8 md:p-6 lg:rounded-md lg:border-2 lg:bg-(--color-foam)"
            >
              {drawings[id]}
              <div>
                <h3 className="text-lg leading-tight md:text-2xl lg:mt-4">{minute.panels[id].title}</h3>
                <p className="mt-1 text-base leading-snug max-md:text-[0.9375rem] md:mt-2 md:text-lg md:leading-normal">
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
