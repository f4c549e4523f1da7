import { readFileSync } from 'node:fs';
import { guides } from '@/content/guides';
import { getOwnWords } from '@/lib/content/content';
import { guideFile } from '@/lib/content/guides/guides';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import type { Locale } from '@/lib/format/locale';

/**
 * One word for one thing: the forms that the glossary of a language has not chosen, each with the chosen one. Words that readers may
 * type into the search are not among the sentences.
 */
const notChosen: Partial<Record<Locale, Record<string, RegExp>>> = {
  es: {
    billetera: /\b(monederos?|carteras?)\b/i,
    'copia de seguridad': /\bcopias? de respaldo\b|\bbackups?\b/i,
    computadora: /\bordenador(es)?\b/i,
    archivo: /\bficheros?\b/i,
    costo: /\bcostes?\b/i,
    video: /\bvídeos?\b/i,
    salario: /\bsueldos?\b/i,
    'cantidad de dinero': /\b(oferta|masa) monetaria\b/i,
    'registro público': /\blibro mayor\b/i,
    'tasa de hash': /\bhashrate\b/i,
    'mil millones': /\bbillion\b|\bmillardos?\b/i,
  },
  pt: {
    'cópia de segurança': /\bbackups?\b/i,
    fatura: /\binvoices?\b/i,
    'registro público': /\blivro-razão\b/i,
    nó: /\bnodos?\b/i,
    hashrate: /\btaxa de hash\b/i,
    criptomoeda: /\bcriptoativos?\b/i,
    'frase-semente': /\bfrases? semente\b|\bfrases? mnemônicas?\b/i,
    'carteira física': /\bcarteiras? de hardware\b/i,
    bilhão: /\bbillion\b|\bbilião|\bbiliões/i,
  },
};

/** The texts that readers see, without ids, addresses and what the search takes for the same. */
function sentencesIn(value: unknown, key = ''): string[] {
  if (key === 'sameWords' || key === 'small') return [];
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => sentencesIn(item, name));
}

async function textsOf(locale: Locale): Promise<string[]> {
  const lessons = await Promise.all(writtenLessons.map(({ id }) => import(`@/content/${locale}/lessons/${id}`)));
  const prose = guides
    .filter(({ status }) => status === 'available')
    // Without tags, addresses, code, and English words in italics.
    .map(({ id }) =>
      readFileSync(guideFile(id, locale), 'utf8').replace(/<[^>]*>|\]\([^)]*\)|`[^`]*`|\*[^*]+\*/g, ' '),
    );
  return [...sentencesIn(getOwnWords(locale)), ...lessons.flatMap(({ lesson }) => sentencesIn(lesson)), ...prose];
}

describe.each(Object.keys(notChosen) as Locale[])('the texts in %s', (locale) => {
  it.each(Object.entries(notChosen[locale] ?? {}))('say %s, and no other form', async (_, form) => {
    const found = (await textsOf(locale)).flatMap((text) => {
      const at = text.search(form);
      return at < 0 ? [] : [text.slice(Math.max(0, at - 40), at + 40)];
    });
    expect(found).toEqual([]);
  });
});
