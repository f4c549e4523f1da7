import { Fragment } from 'react';
import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

export function OwnSources({ figures, locale }: { figures: readonly FigureId[]; locale: Locale }) {
  const { figureWords, home } = getContent(locale);
  const { lead, separator } = home.exhibits.calculator.notes.ownSources;
  return (
    <>
      {lead}{' '}
      {figures.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && separator}
          <a className="link" href={dataPath(id, locale)}>
            {figureWords[id].title}
          </a>
        </Fragment>
      ))}
    </>
  );
}
