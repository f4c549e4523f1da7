import type { MDXContent } from 'mdx/types';
import { mdxComponents } from '@/components/mdx/components';
import { TermCards } from '@/components/mdx/inline/term';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { type Guide, type GuideHeading, getGuide, PAGE_ANCHORS } from '@/lib/content/guides/guide-text';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Contents } from './contents';
import { BookCard, Objectives, ShareBox, Takeaways } from './guide-boxes';
import { GuideHeader } from './guide-header';
import { GuideNeighbours } from './guide-neighbours';
import { GuideSources } from './guide-sources';
import { ReadingMarks } from './reading-marks';
import { GuideData } from './structured-data';
import '@/components/ui/ticks.css';
import './guide.css';

export async function GuidePage({ id, locale }: { id: string; locale: Locale }) {
  const guide = getGuide(locale, id);
  const words = getContent(locale).guides.page;
  // biome-ignore lint/plugin: on the server
  const { default: Body }: { default: MDXContent } = await import(`@/content/${locale}/guides/${guide.id}.mdx`);
  const url = `${site.origin}${localePath(locale, `/guides/${guide.id}`)}`;
  return (
    <>
      <GuideData guide={guide} locale={locale} />
      <ReadingMarks articleId="guide" />
      <p className="page hidden text-sm print:block">
        {site.name}. {site.hasUrl && fill(words.printedFrom, { url })}
      </p>
      <GuideHeader guide={guide} locale={locale} />
      <div className="page guide-grid pb-20 md:pb-28 print:py-0">
        <Contents headings={contentsOf(guide, locale)} label={words.contents} />
        <div className="guide-column">
          <Objectives guide={guide} locale={locale} />
          <article id="guide" aria-label={guide.title} className="prose">
            <Body components={mdxComponents(guide, locale)} />
          </article>
          <TermCards ids={guide.terms} locale={locale} here={`/guides/${guide.id}`} />
          <Takeaways guide={guide} locale={locale} />
          <BookCard guide={guide} locale={locale} />
          <GuideSources guide={guide} locale={locale} />
          <ShareBox guide={guide} locale={locale} />
          <GuideNeighbours guide={guide} locale={locale} />
        </div>
      </div>
    </>
  );
}

/** Headings of the text, followed by those of the sections that the page adds. */
function contentsOf(guide: Guide, locale: Locale): GuideHeading[] {
  const words = getContent(locale).guides.page;
  const own = (['takeaways', ...(guide.book ? (['book'] as const) : []), 'sources'] as const).map((part) => ({
    id: PAGE_ANCHORS[part],
    level: 2,
    text: words[part],
  }));
  return [...guide.headings, ...own];
}
