import type { BookId } from '@/content/books';

export const furtherReading: {
  carousel: string;
  findBook: string;
  by: string;
  /** One book of the other side, below the carousel: before its linked title, and after. */
  critic: readonly [before: string, after: string];
  books: Record<BookId, string>;
} = {
  carousel: 'Libros',
  findBook: 'Buscar este libro',
  by: 'de {author}',
  critic: [
    'Y uno en contra: ',
    ', de {author}, un relato agudo y a menudo divertido de los fraudes y las burbujas hasta 2017.',
  ],
  books: {
    'bitcoin-standard':
      'Una historia del dinero, desde las conchas hasta Bitcoin, contada por un economista de la escuela austriaca. Es el libro que más citan los partidarios de Bitcoin, y el que más toma partido.',
    'bitcoin-miners-almanac':
      'Qué hacen las máquinas de minería, cómo gana dinero una empresa minera y por qué le importan los mercados de electricidad.',
    scale:
      'Un físico se pregunta por qué los animales, las ciudades y las empresas crecen, envejecen y mueren según reglas parecidas. No trata de Bitcoin en absoluto, y se agradece.',
    'big-print':
      'Un inversionista sostiene que el sistema del dólar se fue torciendo paso a paso, y cuenta qué arreglaría.',
    'economic-policy':
      'Seis conferencias cortas sobre capitalismo, socialismo, inflación y comercio, dictadas en Buenos Aires. Una introducción clara a la visión austriaca.',
    'broken-money':
      'Cómo funciona el dinero como tecnología para llevar un registro, desde las aldeas hasta los bancos centrales. Largo y cuidadoso. Su último tercio es una defensa de Bitcoin.',
    'check-your-financial-privilege':
      'Reportajes sobre cómo usa Bitcoin la gente fuera del mundo rico, desde Palestina hasta Cuba, Nigeria y El Salvador.',
  },
};
