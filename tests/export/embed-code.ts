import { DEFAULT_LOCALE, LOCALES } from '@/lib/format/locale';
import { exportedPaths, htmlOf } from '../site';

export const dataIds = exportedPaths()
  .filter((path) => path.startsWith('/data/'))
  .map((path) => path.split('/')[2] ?? '');

/** Embeds of every start and end, whose code is in the explorer. */
export const holdingIds = ['every-start-cash', 'every-start-bitcoin'];

/** The addresses below `/embed/` of embeds in each language. */
export const inEachLanguage = (ids: readonly string[]) =>
  LOCALES.flatMap((locale) => ids.map((id) => (locale === DEFAULT_LOCALE ? id : `${locale}/${id}`)));

/** The page that an embed is from. @param embed the address below `/embed/`: the id, after the code of a language other than English */
export function pageOfEmbed(embed: string): string {
  const [, folder = '', id = ''] = /^([a-z]{2}\/)?([^/]+)/.exec(embed) ?? [];
  return `/${folder}${holdingIds.includes(id) ? 'explore' : `data/${id}`}`;
}

/** The attributes of the frame in the code that a page of data, or the explorer, shows as text. */
export function frameOf(id: string): Record<string, string> {
  const page = htmlOf(pageOfEmbed(id));
  const codes = [...page.matchAll(/&lt;iframe (.*?)&gt;/g)].map(([, code = '']) => code);
  const code = codes.find((each) => each.includes(`/embed/${id}&quot;`)) ?? '';
  return Object.fromEntries([...code.matchAll(/([\w-]+)=&quot;(.*?)&quot;/g)].map(([, name, value]) => [name, value]));
}
