import { breadcrumbData, JsonLd, publisher } from '@/components/layout/json-ld';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { type Guide, guideParts } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { guidePage } from '@/lib/content/pages';
import type { Locale } from '@/lib/format/locale';

/** What a search engine is told: the article, where it stands in the site, and the procedures and questions it holds. */
export function GuideData({ guide, locale }: { guide: Guide; locale: Locale }) {
  const { catalogue, page } = getContent(locale).guides;
  const { path, image } = guidePage(guide);
  const url = `${site.url}${localePath(locale, path)}`;
  const trail = [
    { name: page.breadcrumbHome, path: '/' },
    { name: catalogue.title, path: '/guides' },
    { name: guide.title, path },
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
          inLanguage: guide.language,
          dateModified: guide.lastChecked,
          timeRequired: `PT${guide.minutes}M`,
          image: `${site.url}/og/${image}.png`,
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
            inLanguage: guide.language,
            step: steps
              .filter((step) => step.section === section)
              .map(({ id, name, text }, index) => ({
                '@type': 'HowToStep',
                position: index + 1,
                name,
                text,
                url: `${url}#${id}`,
              })),
          }}
        />
      ))}
      {questions.length > 0 && (
        <JsonLd
          data={{
            '@type': 'FAQPage',
            inLanguage: guide.language,
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
