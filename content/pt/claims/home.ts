import { COIN_YEARS, type CoinClaimId, type homeClaims } from '@/content/claims/home';
import type { ClaimWords } from '../../en/claims/words';
import { baselineWords } from './baseline';
import { evidenceWords } from './evidence';

const coins = Object.fromEntries(
  COIN_YEARS.map((year): [string, ClaimWords] => {
    const when = year === 2024 ? 'maio de 2025' : `${year}`;
    return [
      `coin-${year}`,
      {
        title: `O que restava de um dólar de 1971 em ${when}`,
        table: { title: 'O que restava de um dólar de 1971', row: when },
        how: '100 centavos vezes o nível de preços de 1971 ({owner-cpi-1971}) dividido pelo que se usa para o ano.',
        caveat: 'Para dinheiro vivo sem juros. O último nível de preços é o de maio de 2025.',
      },
    ];
  }),
) as Record<CoinClaimId, ClaimWords>;

/** @param when such as "1971 a 1974" */
const obesity = (who: string, when: string): ClaimWords => ({
  title: `Obesidade entre ${who}, de ${when}`,
  table: { title: 'Obesidade entre crianças e adolescentes', row: `${when}, ${who}` },
  how: 'Tirado da pesquisa como foi publicada.',
  caveat:
    'Uma pesquisa com alguns milhares de crianças. O erro de amostragem é de alguns pontos, e ela não mede nenhuma causa.',
});
const teens = 'adolescentes (12 a 19 anos)';
const schoolchildren = 'crianças em idade escolar (6 a 11 anos)';

const poverty = (who: string, when: string): ClaimWords => ({
  title: `Famílias na pobreza, ${who}, ${when}`,
  table: { title: 'Famílias na pobreza', row: `${when}, ${who}` },
  how: 'Tirado de uma cópia da tabela anual do Departamento do Censo dos EUA.',
  caveat: 'Conta só a renda em dinheiro, sem créditos de imposto nem ajuda para alimentação.',
});
const ledByWoman = 'chefiadas por uma mulher, sem cônjuge';

/** @param years such as "1948 a 2024" */
const productivity = (what: 'produtividade' | 'salário típico', years: string, how: string): ClaimWords => ({
  title: `Alta ${what === 'produtividade' ? 'da' : 'do'} ${what}, de ${years}`,
  table: { title: 'Alta da produtividade e do salário típico', row: `${years}, ${what}` },
  how,
  caveat:
    'Economic Policy Institute, publicação de janeiro de 2026. As duas linhas usam medidas de preços e grupos de trabalhadores diferentes.',
});
const asPublished = 'Tirado da série como foi publicada, que conta desde 1948.';

const incomes = (year: number, caveat: string): ClaimWords => ({
  title: `Anos de renda familiar para uma casa nova, ${year}`,
  table: { title: 'Anos de renda familiar para uma casa nova', row: `${year}` },
  how: 'O preço mediano de uma casa nova dividido pela renda familiar mediana do ano.',
  caveat,
});

const priceLevel = (year: number, caveat: string): ClaimWords => ({
  title: `Nível de preços dos EUA em ${year}`,
  table: { title: 'Nível de preços dos EUA', row: `${year}` },
  how: 'A média do índice de preços ao consumidor no ano.',
  caveat,
});

export const homeWords: Record<keyof typeof homeClaims, ClaimWords> = {
  ...coins,
  ...baselineWords,
  ...evidenceWords,
  'price-of-a-1971-dollar': {
    title: 'Quanto custava em maio de 2025 o que em 1971 custava um dólar',
    how: 'O nível de preços de maio de 2025 ({owner-cpi-2024}) dividido pelo de 1971 ({owner-cpi-1971}).',
    caveat: 'Uma média de muitos preços. Algumas coisas encareceram muito mais que isso, outras baratearam.',
  },
  'hundred-dollars-in-1971': {
    title: 'O que 100 dólares de 1959 ainda compravam em 1971',
    how: '100 vezes o nível médio de preços de 1959 dividido pelo de 1971.',
    caveat:
      'Em dólares de 1959, para dinheiro vivo sem juros. Portanto, boa parte da perda veio antes de agosto de 1971.',
  },
  'm2-multiple-since-1963': {
    title: 'A quantidade de dinheiro de janeiro de 2024 como múltiplo da de 1963',
    how: 'O valor marcado ao lado da linha ({m2-jan-2024}) dividido pela média de 1963 ({m2-in-1963}).',
    caveat: 'Um único mês, na edição do começo de 2025. A produção e o número de pessoas também cresceram.',
  },
  'new-house-multiple-since-1963': {
    title: 'Crescimento do preço de uma casa nova desde 1963',
    how: 'O preço mediano de uma casa nova no segundo trimestre de 2026 dividido pelo de 1963.',
    caveat: 'Não é corrigido por tamanho nem qualidade. As casas novas ficaram maiores e mais bem equipadas.',
  },
  'prices-multiple-since-1959': {
    title: 'Preços como múltiplo dos de 1959',
    how: 'O nível de preços de maio de 2025 ({owner-cpi-2024}) dividido pelo de 1959 ({owner-cpi-1959}).',
    caveat: 'Com a média oficial de 2024 ({owner-cpi-2024:official}), o múltiplo é um pouco mais baixo.',
  },
  'income-multiple-since-1959': {
    title: 'Renda familiar mediana como múltiplo da de 1959',
    how: 'A renda familiar mediana de 2023 dividida pela de 1959, em dólares de cada ano.',
    caveat:
      'Os preços subiram nos mesmos anos. Havia mais famílias com duas pessoas que ganhavam dinheiro do que em 1959.',
  },
  'house-price-to-income-1965': incomes(
    1965,
    'Falta o preço do dinheiro: os juros das hipotecas eram mais baixos em 1965 que nos anos 1970 e 1980.',
  ),
  'house-price-to-income-1971': incomes(1971, 'As casas estavam então perto do ponto mais barato.'),
  'house-price-to-income-2021': incomes(
    2021,
    'As casas novas eram muito maiores que em 1965, e os juros das hipotecas em 2021 eram muito baixos.',
  ),
  'house-price-to-income-2023': incomes(2023, 'O preço de tomar emprestado não entra na conta.'),
  'productivity-1948-to-2024': productivity('produtividade', '1948 a 2024', asPublished),
  'pay-1948-to-2024': productivity('salário típico', '1948 a 2024', asPublished),
  'productivity-1971-to-1979': productivity(
    'produtividade',
    '1971 a 1979',
    'O índice de 1979 ({productivity-index-1979}) dividido pelo de 1971, menos 1.',
  ),
  'pay-1971-to-1979': productivity(
    'salário típico',
    '1971 a 1979',
    'O índice de 1979 ({pay-index-1979}) dividido pelo de 1971, menos 1.',
  ),
  'obesity-teens-1971': obesity(teens, '1971 a 1974'),
  'obesity-teens-1976': obesity(teens, '1976 a 1980'),
  'obesity-teens-latest': obesity(teens, '2017 a 2020'),
  'obesity-school-age-1971': obesity(schoolchildren, '1971 a 1974'),
  'obesity-school-age-1976': obesity(schoolchildren, '1976 a 1980'),
  'obesity-school-age-latest': obesity(schoolchildren, '2017 a 2020'),
  'poverty-all-1970': poverty('todas', '1970'),
  'poverty-all-2020': poverty('todas', '2020'),
  'poverty-woman-1989': poverty(ledByWoman, '1989'),
  'poverty-woman-2020': poverty(ledByWoman, '2020'),
  'prices-1965-to-1971': {
    title: 'Alta dos preços de 1965 a 1971',
    how: 'O nível médio de preços de 1971 dividido pelo de 1965, menos 1.',
    caveat:
      'Médias anuais. O guichê do ouro fechou em agosto de 1971, por isso alguns meses depois disso estão incluídos.',
  },
  'thousand-dollars-lost-1980': {
    title: 'O que 1.000 dólares na gaveta perderam no ano até março de 1980',
    how: '1.000 menos 1.000 divididos pela alta dos preços nos doze meses, com arredondamento para dezenas.',
    caveat:
      'Em poder de compra, para dinheiro vivo sem juros. As contas de poupança devolviam uma parte, e as letras do Tesouro dos Estados Unidos, a maior parte, antes de impostos.',
  },
  'cpi-1914': priceLevel(1914, 'O índice foi reconstruído mais tarde com registros da época. A cesta era pequena.'),
  'cpi-1920': priceLevel(
    1920,
    'A guerra, a falta de bens e o dinheiro novo vieram juntos. Os preços voltaram a cair em 1921.',
  ),
  'block-reward': {
    title: 'Bitcoins novos em cada bloco desde abril de 2024',
    how: 'Os primeiros blocos traziam {block-reward-2009} bitcoins cada um. A cada {halving-blocks} blocos, a recompensa cai à metade: para {block-reward-2012}; {block-reward-2016}; {block-reward-2020}; e para {block-reward} no bloco {fourth-halving-block}.',
    caveat:
      'Uma regra do programa, que cada computador da rede confere. Os mineradores também ficam com as taxas dos pagamentos.',
  },
  'supply-limit': {
    title: 'O máximo de bitcoins que pode existir',
    how: 'Os primeiros {halving-blocks} blocos trouxeram {block-reward-2009} bitcoins cada um, e cada trecho seguinte traz a metade do anterior. Todos os trechos seguintes, juntos, trazem tanto quanto o primeiro.',
    caveat:
      'Vai ser emitido um pouco menos, porque as menores frações são cortadas. As moedas cujas chaves se perderam ainda contam.',
  },
};
