import type { bitcoinPriceClaims } from '@/content/claims/bitcoin-price';
import type { ClaimWords } from '../../en/claims/words';

/** @param month such as "junho de 2021" */
const returnSince = (month: string, caveat: string): ClaimWords => ({
  title: `Retorno do bitcoin por ano, de ${month} a junho de 2026`,
  table: { title: 'Retorno do bitcoin por ano', row: `De ${month} a junho de 2026` },
  how: 'O ritmo constante que leva do primeiro preço de fim de mês ao último.',
  caveat,
});

export const bitcoinPriceWords: Record<keyof typeof bitcoinPriceClaims, ClaimWords> = {
  'btc-fall-2011': {
    title: 'Maior queda do preço do bitcoin em 2011, pelos fechamentos diários',
    how: 'Do fechamento diário mais alto de 2011, em junho ({btc-high-2011}), ao mais baixo depois dele, em 18 de novembro ({btc-low-2011}).',
    caveat:
      'O mercado era minúsculo, e a maioria das negociações acontecia em uma só corretora. Os preços de fim de mês mostram uma queda menor.',
  },
  'btc-fall-2013-to-2015': {
    title: 'Queda do preço do bitcoin de 2013 a 2015, pelos fechamentos diários',
    how: 'Do fechamento diário mais alto de 2013 ({btc-high-2013}) ao mais baixo de 2015 ({btc-low-2015}).',
    caveat:
      'Dentro de um dia, o preço se moveu mais. Do ponto mais alto de 2017 ao mais baixo de 2018, caiu mais ou menos o mesmo: {btc-fall-2017-to-2018}.',
  },
  'btc-return-per-year-since-june-2021': returnSince(
    'junho de 2021',
    'Um início escolhido, depois de uma primeira queda entre abril e junho daquele ano. Impostos e taxas ficam de fora.',
  ),
  'btc-return-per-year-since-october-2021': returnSince(
    'outubro de 2021',
    'Um início escolhido, perto de um pico. Impostos e taxas ficam de fora.',
  ),
  'pizza-coins-at-the-high': {
    title: 'Valor das moedas pagas por duas pizzas, no fechamento diário mais alto de 2025',
    how: 'O número de moedas, lido em outro lugar desta página, vezes o fechamento diário mais alto de 2025 ({btc-high-2025}).',
    caveat: 'Ninguém poderia ter vendido tantas moedas a esse preço em um dia sem mexer nele.',
  },
};
