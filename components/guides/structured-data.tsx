import { breadcrumbData, JsonLd, publisher } from '@/components/layout/json-ld';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { type Guide, guideParts } from '@/lib/content/guides/guide-text';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { getDates } from '@/lib/pages/dates';
import { getPage } from '@/lib/pages/pages';

export function GuideData({ guide, locale }: { guide: Guide; locale: Locale }) {
  const { catalogue, page } = getContent(locale).guides;
  const { url, image } = getPage(`/guides/${guide.id}`, locale);
  const { changed, published } = getDates(`/guides/${guide.id}`);
  const trail = [
    { name: page.breadcrumbHome, path: '/' },
    { name: catalogue.title, path: '/guides' },
    { name: guide.title, path: `/guides/${guide.id}` },
  ] as const;
  const steps = guideParts(guide, 'steps');
  const questions = guideParts(guide, 'questions');
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Article',
          headline: guide.title,
          description: guide.description,
          inLanguage: HTML_LANG[locale],
          datePublished: published,
          dateModified: changed,
          timeRequired: `PT${guide.minutes}M`,
          image: site.origin + image,
          author: publisher,
          publisher,
          mainEntityOfPage: url,
        }}
      />
      <JsonLd data={breadcrumbData(trail, locale)} />
      {[...new Set(steps.map(({ section }) => section))].map((section) => (
        <JsonLd
          key={section}
          data={{
            '@type': 'HowTo',
            name: `${guide.title}: ${section}`,
            inLanguage: HTML_LANG[locale],
            step: steps
              .filter((step) => step.section === section)
              // Without the text of the step: the address leads to it, and it is the heavier half of the data.
              .map(({ id, name }, index) => ({
                '@type': 'HowToStep',
                position: index + 1,
                name,
                url: `${url}#${id}`,
              })),
          }}
        />
      ))}
      {questions.length > 0 && (
        <JsonLd
          data={{
            '@type': 'FAQPage',
            inLanguage: HTML_LANG[locale],
            mainEntity: questions.map(({ id, name, text }) => ({
              '@type': 'Question',
              name,
              url: `${url}#${id}`,
              acceptedAnswer: { '@type': 'Answer', text },
            })),
          }}
        />
      )}
    </>
  );
}
