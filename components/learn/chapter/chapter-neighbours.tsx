import { ArrowLeft, ArrowRight } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { allChapters, type Chapter } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { ChapterCoin } from '../chapter-coin';

/** Links to the chapters before and after, or to their class hours. The first and the last have one, across the page. */
export function ChapterNeighbours({
  chapter,
  folder,
  titleOf,
  label,
  words,
  locale,
}: {
  chapter: Chapter;
  /** The first part of the addresses. */
  folder: 'chapter' | 'teach';
  titleOf: (chapter: Chapter) => string;
  label: string;
  words: { previous: string; next: string };
  locale: Locale;
}) {
  const at = (order: number) => allChapters.find((other) => other.order === order);
  const sides = [
    { neighbour: at(chapter.order - 1), label: words.previous, Arrow: ArrowLeft, className: '' },
    {
      neighbour: at(chapter.order + 1),
      label: words.next,
      Arrow: ArrowRight,
      className: 'sm:flex-row-reverse sm:justify-between',
    },
  ];
  return (
    <nav aria-label={label} className="mt-20 grid gap-4 sm:auto-cols-fr sm:grid-flow-col print:hidden">
      {sides.map(
        ({ neighbour, label, Arrow, className }) =>
          neighbour && (
            <SiteLink
              key={label}
              href={localePath(locale, `/${folder}/${neighbour.id}`)}
              className={`plate flex items-center gap-5 p-5 tiny:p-3 hover:border-ink ${className}`}
            >
              <ChapterCoin order={neighbour.order} className="size-14 shrink-0 tiny:hidden sm:size-18" />
              <span>
                <span className="inline-flex items-center gap-2 text-base text-muted">
                  {Arrow === ArrowLeft && <Icon node={Arrow} className="size-4" />}
                  {label}
                  {Arrow === ArrowRight && <Icon node={Arrow} className="size-4" />}
                </span>
                <span className="mt-1 block font-display text-xl">{titleOf(neighbour)}</span>
              </span>
            </SiteLink>
          ),
      )}
    </nav>
  );
}
