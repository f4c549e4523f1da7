import type { BookId } from '@/content/books';

export const furtherReading: {
  carousel: string;
  findBook: string;
  by: string;
  /** One book of the other side, below the carousel: before its linked title, and after. */
  critic: readonly [before: string, after: string];
  books: Record<BookId, string>;
} = {
  carousel: 'Livros',
  findBook: 'Procurar este livro',
  by: 'de {author}',
  critic: ['E um contra: ', ', de {author}, um relato afiado e muitas vezes engraçado das fraudes e bolhas até 2017.'],
  books: {
    'bitcoin-standard':
      'Uma história do dinheiro, das conchas ao Bitcoin, contada por um economista da escola austríaca. É o livro que os adeptos do Bitcoin mais citam, e o que mais toma partido.',
    'bitcoin-miners-almanac':
      'O que fazem as máquinas de mineração, como um negócio de mineração ganha dinheiro e por que o mercado de energia importa para ele.',
    scale:
      'Um físico pergunta por que animais, cidades e empresas crescem, envelhecem e morrem por regras parecidas. Não fala de Bitcoin em momento nenhum, e só ganha com isso.',
    'big-print': 'Um investidor defende que o sistema do dólar foi entortado passo a passo, e conta o que consertaria.',
    'economic-policy':
      'Seis palestras curtas sobre capitalismo, socialismo, inflação e comércio, dadas em Buenos Aires. Uma porta de entrada clara para a visão austríaca.',
    'broken-money':
      'Como o dinheiro funciona como tecnologia para manter um registro, das aldeias aos bancos centrais. Longo e cuidadoso. O último terço é uma defesa do Bitcoin.',
    'check-your-financial-privilege':
      'Reportagens sobre como as pessoas fora do mundo rico usam o Bitcoin, da Palestina a Cuba, Nigéria e El Salvador.',
  },
};
