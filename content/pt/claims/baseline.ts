import type { baselineClaims } from '@/content/claims/baseline';
import type { ClaimWords } from '../../en/claims/words';

const inflation = (years: string, how: string, caveat: string): ClaimWords => ({
  title: `Inflação por ano nos Estados Unidos, de ${years}`,
  table: { title: 'Inflação por ano nos Estados Unidos', row: years },
  how,
  caveat,
});
const steadyPace = 'O ritmo constante que leva do nível médio de preços do primeiro ano ao do último.';

export const baselineWords: Record<keyof typeof baselineClaims, ClaimWords> = {
  'dollar-value-lost-1913-to-1971': {
    title: 'Valor que o dólar perdeu de 1913 a 1971',
    how: '1 menos o nível médio de preços de 1913 dividido pelo de 1971.',
    caveat:
      'Vale para dinheiro vivo sem juros. Nesses anos houve duas guerras mundiais, o fim do ouro para os cidadãos em 1933 e uma desvalorização em 1934. Até a média de 1970, o último ano completo antes de fechar o guichê do ouro, a perda é de {dollar-value-lost-1913-to-1970}.',
  },
  'prices-multiple-1913-to-1971': {
    title: 'Preços de 1971 como múltiplo dos de 1913',
    how: 'O nível médio de preços de 1971 dividido pelo de 1913.',
    caveat:
      'Até 1970, o múltiplo é {prices-multiple-1913-to-1970:number}. Os preços não subiram por igual: caíram nos anos 1920 e 1930.',
  },
  'inflation-per-year-1913-to-1971': inflation(
    '1913 a 1971',
    steadyPace,
    'O dólar esteve preso ao ouro em quase todos esses anos; para os cidadãos, só até 1933.',
  ),
  'inflation-per-year-1971-to-2024': inflation(
    '1971 a 2024',
    steadyPace,
    'O ritmo mais rápido foi o de 1973 a 1982, com dois choques do petróleo. Depois disso, foi mais baixo, em média.',
  ),
  'inflation-per-year-1983-to-2020': inflation(
    '1983 a 2020',
    steadyPace,
    'Um trecho escolhido: depois da inflação alta dos anos 1970 e antes da de 2021.',
  ),
  'prices-fall-1929-to-1933': {
    title: 'Queda dos preços ao consumidor de 1929 a 1933',
    how: '1 menos o nível médio de preços de 1933 dividido pelo de 1929.',
    caveat:
      'Preços em queda ajudam quem tem dinheiro vivo e emprego. As dívidas continuam do mesmo tamanho, e muita gente perdeu o emprego.',
  },
  'dollar-value-lost-since-1971-latest': {
    title: 'Valor que o dólar perdeu de 1971 a maio de 2026',
    how: '1 menos o nível médio de preços de 1971 dividido pelo de maio de 2026 ({cpi-latest}).',
    caveat: 'Vale para dinheiro vivo sem juros. O último mês dos nossos dados é {last-cpi-month}.',
  },
  'prices-multiple-since-1913': {
    title: 'Preços de maio de 2026 como múltiplo dos de 1913',
    how: 'O nível de preços de maio de 2026 ({cpi-latest}) dividido pela média de 1913. Com a média de 2024 ({owner-cpi-2024:official}), são {prices-multiple-1913-to-2024}.',
    caveat: 'Desde então, a cesta de bens mudou por completo. Os salários também subiram.',
  },
  'inflation-latest': {
    title: 'Inflação no ano até maio de 2026',
    how: 'O nível de preços de maio de 2026 ({cpi-latest}) comparado com o de maio de 2025 ({cpi-may-2025}).',
    caveat:
      'Um mês comparado com o mesmo mês do ano anterior. Segundo notícias sobre a divulgação, a energia causou mais da metade da alta daquele mês, e os preços sem alimentos e energia subiram menos. No ano, a energia causou cerca de um terço, pela nossa conta a partir das altas que elas dão. Em junho de 2026 foi {inflation-june-2026}, e em julho, {inflation-july-2026}.',
  },
  'm2-multiple-latest': {
    title: 'A quantidade de dinheiro de maio de 2026 como múltiplo da de janeiro de 1959',
    how: 'A M2 de maio de 2026 dividida pela M2 de janeiro de 1959, as duas na edição dos dados de 2026.',
    caveat:
      'O número de pessoas e a produção da economia também cresceram. Mais dinheiro não é o mesmo que preços mais altos.',
  },
  'new-house-after-inflation': {
    title: 'Preço de uma casa nova, 2024 comparado com 1971, descontada a inflação',
    how: 'A casa nova mediana de 2024 custa {house-price-ratio:official:number} vezes o preço de 1971, e os preços em geral se multiplicaram por {prices-multiple-1971-to-2024:number}. Um número dividido pelo outro dá a alta descontada a inflação.',
    caveat:
      'Não é corrigido por tamanho nem qualidade. O preço em dólares e a perda de valor do dólar contêm a mesma inflação, por isso não se devem somar os dois.',
  },
};
