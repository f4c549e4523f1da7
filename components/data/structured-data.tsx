import type { Dataset } from 'schema-dts';
import { breadcrumbData, JsonLd, publisher } from '@/components/layout/json-ld';
import type { DataId } from '@/content/data';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { dataFilePath, dataPath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { csvFiles } from '@/lib/data/files';
import { getTables } from '@/lib/data/tables';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { getDates } from '@/lib/pages/dates';
import { getPage } from '@/lib/pages/pages';

const absolute = (path: string) => `${site.origin}${path}`;

/** The key of a survey may span years: "1963–1970". */
const startOf = (key: string) => key.split('–')[0];
/** ISO 8601 has no quarters: "2026-Q2" ends with "2026-06". */
const endOf = (key: string) =>
  key
    .split('–')
    .at(-1)
    ?.replace(/Q(\d)$/, (_, quarter) => String(3 * quarter).padStart(2, '0'));

/** A schema.org `Dataset`; schema-dts has the types of that vocabulary. https://developers.google.com/search/docs/appearance/structured-data/dataset */
export function datasetData(id: DataId, locale: Locale): Extract<Dataset, { '@type': 'Dataset' }> {
  const { data } = getContent(locale);
  const { title, question, definition, unit, limits, figures, span, terms } = describe(id, locale);
  const { changed, published } = getDates(`/data/${id}`);
  const [table] = getTables(id, locale);
  const file = (name: string, encodingFormat: string) => ({
    '@type': 'DataDownload' as const,
    name,
    encodingFormat,
    contentUrl: absolute(dataFilePath(id, name)),
  });
  return {
    '@type': 'Dataset',
    name: title,
    alternateName: question,
    description: [definition, `${data.page.about.unit}: ${unit}.`, ...limits].join(' '),
    url: absolute(dataPath(id, locale)),
    identifier: id,
    inLanguage: HTML_LANG[locale],
    isAccessibleForFree: true,
    datePublished: published,
    dateModified: changed,
    ...(terms?.url && { license: terms.url }),
    image: absolute(getPage(`/data/${id}`, locale).image),
    version: figures
      .map(({ vintage }) => vintage)
      .toSorted()
      .at(-1),
    ...(span.first && span.last && { temporalCoverage: `${startOf(span.first)}/${endOf(span.last)}` }),
    creator: figures.map(({ source }) => ({
      '@type': 'Organization',
      name: source.publisher,
      url: source.url ?? site.url,
    })),
    publisher,
    isBasedOn: figures.flatMap(({ source }) => source.url ?? []),
    variableMeasured: table?.columns
      .filter(({ isNumber }) => isNumber)
      .map(({ label }) => ({ '@type': 'PropertyValue', name: label, unitText: unit })),
    includedInDataCatalog: {
      '@type': 'DataCatalog',
      name: `${site.name}: ${data.index.title}`,
      url: getPage('/data', locale).url,
    },
    distribution: [
      ...[...csvFiles(id).keys()].map((name) => file(name, 'text/csv')),
      file(`${id}.json`, 'application/json'),
    ],
  };
}

export function DatasetData({ id, locale }: { id: DataId; locale: Locale }) {
  const { data } = getContent(locale);
  const { title } = getPage(`/data/${id}`, locale);
  return (
    <>
      <JsonLd data={datasetData(id, locale)} />
      <JsonLd
        data={breadcrumbData(
          [
            { name: data.page.home, path: '/' },
            { name: data.index.title, path: '/data' },
            { name: title, path: `/data/${id}` },
          ],
          locale,
        )}
      />
    </>
  );
}
