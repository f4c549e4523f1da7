import { SiteLink } from '@/components/layout/site-link';
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
    <div className="mt-11 md:mt-24">
      <h2 id="minute-title" className="text-3xl md:text-5xl">
        {minute.title}
      </h2>
      <p className="mt-2 max-w-2xl md:mt-3 text-lg text-muted leading-normal md:text-xl">{minute.lede}</p>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="minute-title"
        className="strip mt-5 md:mt-8 md:grid md:grid-cols-3 md:gap-4 lg:gap-6"
      >
        {(['list', 'key', 'limit'] as const).map((id) => (
          <li key={id} className="overflow-clip rounded-md border-2 border-ink bg-raised p-4 lg:p-6">
            {drawings[id]}
            <h3 className="mt-4 text-xl lg:text-2xl">{minute.panels[id].title}</h3>
            <p className="mt-2 text-base leading-normal">{minute.panels[id].text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap gap-2 sm:gap-3">
        <SiteLink
          href={localePath(locale, `/guides/${guide.id}`)}
          className={buttonClass('secondary', 'max-sm:px-3.5!')}
        >
          {minute.guide}
        </SiteLink>
        {lesson && (
          <SiteLink
            href={localePath(locale, `/lesson/${lesson.id}`)}
            className={buttonClass('secondary', 'max-sm:px-3.5!')}
          >
            {minute.lesson}
          </SiteLink>
        )}
      </p>
    </div>
  );
}
