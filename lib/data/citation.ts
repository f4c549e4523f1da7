import type { DataId } from '@/content/data';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { describe } from './describe';

const pageUrl = (id: DataId, locale: Locale) => `${site.origin}${dataPath(id, locale)}`;

/** A citation as a sentence. Dates are those of the data, not of the visit. */
export function plainCitation(id: DataId, locale: Locale): string {
  const words = getContent(locale).data.page.cite;
  const { title, figures } = describe(id, locale);
  const sources = figures
    .filter(({ source }) => source.url)
    .map(({ source, vintage }) =>
      [
        `${source.publisher}, “${source.name}”.`,
        source.seriesId && fill(words.series, { id: source.seriesId }),
        fill(words.dataTo, { date: formatDate(vintage, locale) }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  return [`${title}.`, ...sources, fill(words.compiled, { site: site.name, url: pageUrl(id, locale) })].join(' ');
}

const texSpecials: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const toTex = (text: string) => text.replace(/[&%$#_{}]|[\\~^]/g, (sign) => texSpecials[sign] ?? `\\${sign}`);

/** A BibTeX entry; `@misc`, because BibTeX has no type for data sets. */
export function bibtexCitation(id: DataId, locale: Locale): string {
  const words = getContent(locale).data.page.cite;
  const { title, figures } = describe(id, locale);
  const vintages = figures.map(({ vintage }) => vintage).toSorted();
  const latest = vintages.at(-1) ?? '';
  const publishers = [...new Set(figures.map(({ source }) => source.publisher))];
  const fields = {
    // Braces keep BibTeX from splitting the name of an organization.
    author: publishers.map((name) => `{${toTex(name)}}`).join(' and '),
    title: `{${toTex(title)}}`,
    year: latest.slice(0, 4),
    note: toTex(
      [
        `${formatList([...new Set(figures.map(({ source }) => source.name))], locale)}.`,
        fill(words.dataTo, { date: formatDate(latest, locale) }),
        fill(words.compiledBy, { site: site.name }),
      ].join(' '),
    ),
    url: pageUrl(id, locale),
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{bitcoin-journey-${id},\n${lines.join(',\n')}\n}`;
}
