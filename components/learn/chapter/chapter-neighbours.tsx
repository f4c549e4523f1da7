import { ArrowLeft, ArrowRight } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { allChapters, type Chapter } from '@/lib/learner/learning-path';

export function ChapterNeighbours({ chapter, locale }: { chapter: Chapter; locale: Locale }) {
  const { chapterTexts, learn } = getContent(locale);
  const words = learn.chapter;
  const at = (order: number) => allChapters.find((other) => other.order === order);
  const sides = [
    { neighbour: at(chapter.order - 1), label: words.previous, Arrow: ArrowLeft, className: '' },
    { neighbour: at(chapter.order + 1), label: words.next, Arrow: ArrowRight, className: 'sm:text-right' },
  ];
  return (
    <nav aria-label={learn.dashboard.chapters.heading} className="mt-20 grid gap-4 sm:grid-cols-2 print:hidden">
      {sides.map(({ neighbour, label, Arrow, className }) =>
        neighbour ? (
          <SiteLink
            key={label}
            href={localePath(locale, `/chapter/${neighbour.id}`)}
            className={`plate group block p-5 hover:border-ink ${className}`}
          >
            <span className="inline-flex items-center gap-2 text-base text-muted">
              {Arrow === ArrowLeft && <Icon node={Arrow} className="size-4" />}
              {label}
              {Arrow === ArrowRight && <Icon node={Arrow} className="size-4" />}
            </span>
            <span className="mt-1 block font-display text-xl">
              {fill(words.metaTitle, { order: neighbour.order, title: chapterTexts[neighbour.id].title })}
            </span>
          </SiteLink>
        ) : (
          <span key={label} className="max-sm:hidden" />
        ),
      )}
    </nav>
  );
}
