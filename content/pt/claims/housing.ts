import { HOUSING_YEARS, type HousingClaimId, type housingClaims } from '@/content/claims/housing';
import type { ClaimWords } from '../../en/claims/words';

const houses = 'As casas são recém-construídas; para 2024, casas usadas de maio de 2025.';

const ratios = Object.fromEntries(
  HOUSING_YEARS.flatMap((year): [string, ClaimWords][] => [
    [
      `house-in-bitcoin-owner-${year}`,
      {
        title: `Uma casa em bitcoins, ${year}, com o nosso preço`,
        table: { title: 'Uma casa em bitcoins, com o nosso preço', row: `${year}` },
        how: 'A casa mediana do ano dividida pelo preço do bitcoin que este site definiu para ele.',
        caveat: `Nossos preços de 2017 e 2020 são preços de fim de ano; os de 2021 e 2024, médias. ${houses}`,
      },
    ],
    [
      `house-in-bitcoin-average-${year}`,
      {
        title: `Uma casa em bitcoins, ${year}, com a média anual`,
        table: { title: 'Uma casa em bitcoins, com a média anual', row: `${year}` },
        how: 'A casa mediana do ano dividida pelo preço médio do bitcoin no ano.',
        caveat: `Dentro de um ano, a resposta pode ficar várias vezes maior ou menor. ${houses}`,
      },
    ],
  ]),
) as Record<HousingClaimId, ClaimWords>;

export const housingWords: Record<keyof typeof housingClaims, ClaimWords> = {
  ...ratios,
  'btc-fall-2021-to-2022': {
    title: 'Queda do bitcoin do ponto mais alto de 2021 ao mais baixo de 2022',
    how: '1 menos o fechamento diário mais baixo de 2022 dividido pelo fechamento diário mais alto de 2021.',
    caveat: 'Fechamentos diários. Dentro de um dia, o preço foi ainda mais alto e ainda mais baixo.',
  },
  'house-in-bitcoin-2022-low': {
    title: 'Uma casa em bitcoins no fechamento mais alto de 2022',
    table: { title: 'Uma casa em bitcoins em 2022', row: 'No fechamento mais alto' },
    how: 'A casa nova mediana de 2022 dividida pelo fechamento diário mais alto do bitcoin naquele ano.',
    caveat: 'Um dia de um ano. O preço da casa é a média de quatro trimestres.',
  },
  'house-in-bitcoin-2022-high': {
    title: 'Uma casa em bitcoins no fechamento mais baixo de 2022',
    table: { title: 'Uma casa em bitcoins em 2022', row: 'No fechamento mais baixo' },
    how: 'A casa nova mediana de 2022 dividida pelo fechamento diário mais baixo do bitcoin naquele ano.',
    caveat: 'Um dia de um ano. O preço da casa é a média de quatro trimestres.',
  },
  'house-in-bitcoin-latest': {
    title: 'Uma casa em bitcoins em junho de 2026',
    how: 'A casa nova mediana do segundo trimestre de 2026 ({new-house-latest}) dividida pelo preço do bitcoin no fim de junho de 2026 ({btc-price-last-month}).',
    caveat: 'Casas recém-construídas, e o preço de um dia. O último trimestre da série das casas é preliminar.',
  },
  'btc-highest-close': {
    title: 'O fechamento diário mais alto do bitcoin nos nossos dados',
    how: 'O mais alto dos fechamentos diários de todos os anos completos. É de 2025, e notícias datam o recorde em 6 de outubro.',
    caveat: 'Dentro daquele dia, o preço foi ainda mais alto. As corretoras diferem um pouco no que informam.',
  },
  'btc-below-highest-close': {
    title: 'Quanto o bitcoin estava abaixo do seu fechamento mais alto',
    how: '1 menos o último fechamento de fim de mês dos nossos dados ({last-btc-month}) dividido pelo fechamento diário mais alto de qualquer ano completo.',
    caveat: 'Este site não carrega preços ao vivo. Hoje a distância será outra.',
  },
};
