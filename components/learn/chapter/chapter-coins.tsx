import { SiteLink } from '@/components/layout/site-link';
import { getContent } from '@/lib/content/content';
import { allChapters } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { ChapterCoin } from '../chapter-coin';

/** All chapters as a row of coins. */
export function ChapterCoins({ locale }: { locale: Locale }) {
  const { chapterTexts, learn } = getContent(locale);
  return (
    <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {allChapters.map(({ id, order }) => (
        <li key={id} className="group relative flex items-center gap-4">
          <ChapterCoin
            order={order}
            className="size-16 shrink-0 motion-safe:transition-transform motion-safe:duration-200 motion-safe:group-hover:-translate-y-0.5"
          />
          <SiteLink
            href={localePath(locale, `/chapter/${id}`)}
            className="font-display font-semibold text-lg leading-tight after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-bitcoin group-hover:underline-offset-4"
          >
            <span aria-hidden="true" className="eyebrow mb-0.5 block font-body text-muted">
              {fill(learn.chapter.item, { order })}
            </span>
            <span className="sr-only">{fill(learn.chapter.item, { order })}: </span>
            {chapterTexts[id].title}
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
