import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import type { Figure } from '@/lib/content/figures/figures';
import { dataPath } from '@/lib/content/links';
import { spanInWords } from '@/lib/data/describe';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** Other pages link to the id of the row. */
export function FigureRow({ figure, locale }: { figure: Figure; locale: Locale }) {
  const { sources, figureWords } = getContent(locale);
  return (
    <article id={figure.id} className="border-line border-t py-3 target:border-t-4 target:border-t-ink target:bg-sunk">
      <h3 className="text-lg md:text-xl">
        <a href={dataPath(figure.id, locale)} className="link">
          {figureWords[figure.id].title}
        </a>
      </h3>
      <p className="mt-1 text-base text-muted tabular-nums">
        {fill(sources.figures.row, {
          span: spanInWords(figure.id, locale),
          age: formatFigureAge(figure.id, locale),
        })}
      </p>
    </article>
  );
}
