import type { evidenceClaims } from '@/content/claims/evidence';
import type { ClaimWords } from '../../en/claims/words';

/** @param years such as "1959 a 1971" */
const growth = (what: string, years: string, caveat: string): ClaimWords => ({
  title: `${what}: crescimento por ano, de ${years}`,
  table: { title: `${what}: crescimento por ano`, row: years },
  how: 'O ritmo constante que leva do valor do primeiro ano ao do último.',
  caveat,
});

const inflation = (years: string, caveat: string): ClaimWords => ({
  title: `Inflação por ano nos Estados Unidos, de ${years}`,
  table: { title: 'Inflação por ano nos Estados Unidos', row: years },
  how: 'O ritmo constante que leva do nível médio de preços do primeiro ano ao do último.',
  caveat,
});

/** @param ofThat such as "da" */
const multiple = (what: string, ofThat: string, caveat: string): ClaimWords => ({
  title: `${what} de 2024 como múltiplo ${ofThat} de 1959`,
  how: 'A média de 2024 dividida pela de 1959.',
  caveat,
});

/** @param ofThat such as "do" */
const since1971 = (what: string, ofThat: string, caveat: string): ClaimWords => ({
  title: `${what} de 2023 como múltiplo ${ofThat} de 1971`,
  how: 'O valor de 2023 dividido pelo de 1971. O ano de 2023 é o último cuja renda familiar conseguimos ler.',
  caveat,
});

const m2 = 'Quantidade de dinheiro (M2)';
const output = 'Produção em dólares';
const realOutput = 'Produção descontada a inflação';
const people = 'O número de pessoas também cresceu, e mais rápido antes de 1971 que depois.';
const sameLength = 'Tantos anos quanto de 1959 a 1971.';
const oneFigure =
  'Um ritmo não diz nada sobre a causa. Também mudaram as regras dos bancos, as guerras, o preço do petróleo e a onda de nascimentos do pós-guerra.';

export const evidenceWords: Record<keyof typeof evidenceClaims, ClaimWords> = {
  'm2-multiple-between-the-months': {
    title: 'A quantidade de dinheiro de novembro de 2024 como múltiplo da de fevereiro de 1959',
    how: 'A M2 de novembro de 2024 ({m2-nov-2024:billions} bilhões de dólares) dividida pela de fevereiro de 1959 ({m2-feb-1959:billions} bilhões). É a mesma alta que se dá em porcentagem, contada na unidade em que os preços aparecem ao lado dela.',
    caveat:
      'Dois meses isolados da edição do começo de 2025. De 1959 a 2024, a produção em dólares se multiplicou por {output-multiple-1959-to-2024:number}.',
  },
  'm2-multiple-1959-to-2024': multiple(
    m2,
    'da',
    'Nos mesmos anos, a produção em dólares se multiplicou por {output-multiple-1959-to-2024:number}.',
  ),
  'm2-multiple-1959-to-1971': {
    title: 'Quantidade de dinheiro (M2) de 1971 como múltiplo da de 1959',
    how: 'A média de 1971 dividida pela de 1959.',
    caveat: oneFigure,
  },
  'new-house-multiple-1963-to-1971': {
    title: 'Preço de uma casa nova em 1971 como múltiplo do de 1963',
    how: 'O preço mediano das casas novas em 1971 dividido pelo de 1963, o primeiro ano da série.',
    caveat: 'Não é corrigido por tamanho nem qualidade. Veja a alta desde 1971.',
  },
  'm2-multiple-1971-to-2024': {
    title: 'Quantidade de dinheiro (M2) de 2024 como múltiplo da de 1971',
    how: 'A média de 2024 dividida pela de 1971.',
    caveat: `São mais anos que de 1959 a 1971: compare o crescimento por ano. ${oneFigure}`,
  },
  'output-multiple-1959-to-2024': multiple(
    output,
    'da',
    'Contém a alta dos preços. O valor oficial de 2024 é revisto todo mês de setembro.',
  ),
  'new-house-multiple-1971-to-2023': since1971(
    'Preço mediano de uma casa nova',
    'do',
    'Não é corrigido por tamanho nem qualidade. As casas novas ficaram maiores e mais bem equipadas.',
  ),
  'family-income-multiple-1971-to-2023': since1971(
    'Renda familiar mediana',
    'da',
    'Antes de impostos e em dólares de cada ano. Há mais famílias com duas pessoas que ganham dinheiro do que em 1971.',
  ),
  'prices-multiple-1971-to-2023': since1971(
    'Preços ao consumidor',
    'dos',
    'Uma cesta média, cujo conteúdo mudou muito. Desde 1983, ela conta o aluguel no lugar do preço das casas.',
  ),
  'prices-multiple-1959-to-2024': multiple(
    'Preços ao consumidor',
    'dos',
    'Uma cesta média, cujo conteúdo mudou muito. Desde 1983, ela conta o aluguel no lugar do preço das casas.',
  ),
  'm2-per-year-1959-to-1971': growth(m2, '1959 a 1971', oneFigure),
  'm2-per-year-1971-to-1983': growth(m2, '1971 a 1983', `${sameLength} ${oneFigure}`),
  'm2-per-year-1971-to-2024': growth(
    m2,
    '1971 a 2024',
    `O ritmo foi mais rápido até 1983 e mais lento depois. ${oneFigure}`,
  ),
  'm2-per-year-1983-to-2024': growth(m2, '1983 a 2024', oneFigure),
  'output-per-year-1959-to-1971': growth(output, '1959 a 1971', 'Contém a alta dos preços.'),
  'output-per-year-1971-to-1983': growth(output, '1971 a 1983', `${sameLength} Contém a alta dos preços.`),
  'output-per-year-1971-to-2024': growth(output, '1971 a 2024', 'Contém a alta dos preços.'),
  'real-output-per-year-1959-to-1971': growth(realOutput, '1959 a 1971', people),
  'real-output-per-year-1971-to-1983': growth(realOutput, '1971 a 1983', `${sameLength} ${people}`),
  'real-output-per-year-1971-to-2024': growth(realOutput, '1971 a 2024', people),
  'real-output-per-year-1983-to-2024': growth(realOutput, '1983 a 2024', people),
  'prices-per-year-1959-to-1971': inflation(
    '1959 a 1971',
    'A maior parte da alta veio depois de 1965, quando o dólar ainda estava preso ao ouro.',
  ),
  'prices-per-year-1971-to-1983': inflation('1971 a 1983', `${sameLength} Dois choques do petróleo caem nesses anos.`),
  'prices-per-year-1983-to-2024': inflation(
    '1983 a 2024',
    'Começa depois da inflação alta dos anos 1970 e inclui a de 2021 e 2022.',
  ),
  'm2-multiple-1963-to-latest': {
    title: 'A quantidade de dinheiro de maio de 2026 como múltiplo da de 1963',
    how: 'A M2 de maio de 2026 dividida pela média de 1963 ({m2-in-1963}).',
    caveat: 'Um único mês comparado com uma média anual. A produção e o número de pessoas também cresceram.',
  },
  'm2-since-2022': {
    title: 'Alta da quantidade de dinheiro de 2022 a maio de 2026',
    how: 'A M2 de maio de 2026 dividida pela média de 2022, menos 1.',
    caveat: 'No meio do caminho ela caiu: de março de 2022 a outubro de 2023, {m2-fall-2022-to-2023}.',
  },
  'new-house-below-2022': {
    title: 'Queda do preço de uma casa nova, de 2022 ao segundo trimestre de 2026',
    how: '1 menos o preço mediano do segundo trimestre de 2026 dividido pela média de 2022.',
    caveat: 'Nesses anos, as casas novas ficaram menores, e os juros das hipotecas subiram.',
  },
  'new-house-after-inflation-since-1963': {
    title: 'Preço de uma casa nova, 2026 comparado com 1963, descontada a inflação',
    how: 'O preço mediano do segundo trimestre de 2026 dividido pelo de 1963, e o resultado dividido pela alta dos preços ao consumidor de 1963 a maio de 2026.',
    caveat: 'Não é corrigido por tamanho nem qualidade. As casas novas ficaram maiores e mais bem equipadas.',
  },
  'treasury-bills-since-1971': {
    title: 'Em que se transformou um dólar em letras do Tesouro dos Estados Unidos, do fim de 1971 ao fim de 2024',
    how: 'A taxa publicada é um desconto sobre o valor de face. A média de cada ano de 1972 a 2024 é convertida no que um comprador ganhava. Uma letra de 91 dias custa o valor de face menos 91/360 da taxa, e é renovada até o fim do ano.',
    caveat:
      'Em 2024, os preços eram {prices-multiple-1971-to-2024:number} vezes os de 1971; portanto, as letras devolveram toda a perda e ainda renderam mais. Isso é antes de impostos. Depois de pagá-los, muitos poupadores ainda perderam. As letras ficaram atrás dos preços de 1974 a 1977, em 1979 e 1980, e na maioria dos anos de 2003 a 2024.',
  },
  'treasury-bills-per-year-since-1971': {
    title: 'Juros por ano das letras do Tesouro dos Estados Unidos, de 1972 a 2024',
    how: 'O ritmo constante que leva ao mesmo final que letras de três meses renovadas o tempo todo. É o que um comprador ganhava, mais que a taxa de desconto publicada.',
    caveat: 'Antes de impostos. Em anos isolados, foram de quase nada a mais de quinze por cento.',
  },
  'treasury-bills-after-prices': {
    title:
      'O que as letras do Tesouro dos Estados Unidos ganharam, descontada a inflação, do fim de 1971 ao fim de 2024',
    how: 'Aquilo em que se transformou um dólar em letras, dividido pela alta dos preços da média de 1971 à de 2024, menos 1.',
    caveat:
      'Antes de impostos. Os preços são médias dos dois anos: com os de dezembro, o ganho é cerca de um ponto maior. As letras ganharam nos anos 1980 e 1990, e perderam uma parte disso depois de 2002.',
  },
  'hundred-dollars-latest': {
    title: 'O que 100 dólares de 1959 ainda compravam em maio de 2026',
    how: '100 vezes o nível médio de preços de 1959 dividido pelo de maio de 2026.',
    caveat: 'Em dólares de 1959, para dinheiro vivo sem juros. Um único mês comparado com uma média anual.',
  },
};
