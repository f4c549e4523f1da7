import type { ItemWords } from '../../en/data/item-prices';
import { itemWords } from '../data/item-prices';

const modes = {
  'past-to-present': 'Do passado a hoje',
  'present-to-past': 'De hoje ao passado',
};

const resultClasses = {
  'nominal-increase': 'Aumento nominal',
  'purchasing-power-lost': 'Poder de compra perdido',
  'less-purchasing-power': 'Menos poder de compra',
  'more-purchasing-power': 'Mais poder de compra',
};

type ItemKey = keyof typeof itemWords;
type ItemName = Pick<ItemWords, 'name' | 'unit'> & {
  /** Who published the average of the last year. */
  publisher: string;
  /** What the price of a year is the price of, oldest first. */
  prices: readonly { from: number; text: string }[];
};

const item = ({ name, unit, descriptions }: ItemWords, publisher: string): ItemName => ({
  name,
  unit,
  publisher,
  prices: descriptions.map(({ from, text }) => ({ from, text })),
});

const items: Record<ItemKey, ItemName> = {
  car: item(itemWords.car, 'Kelley Blue Book'),
  medianHouse: item(itemWords.medianHouse, 'Censo'),
  coffee: item(itemWords.coffee, 'Toast'),
  bread: item(itemWords.bread, 'BLS'),
  milk: item(itemWords.milk, 'BLS'),
  gas: item(itemWords.gas, 'BLS'),
};

/** What the two prices of the last year are: the site's own, and the published one beside it. */
const definitions: Record<ItemKey, { site: string; published: string }> = {
  car: {
    site: 'Um carro novo modesto',
    published: 'Preço médio pago por um carro ou uma picape novos, novembro de 2024 (Kelley Blue Book)',
  },
  medianHouse: {
    site: 'Casas usadas, maio de 2025 (National Association of Realtors)',
    published: 'Casas recém-construídas, média dos quatro trimestres de 2024 (Departamento do Censo dos EUA e HUD)',
  },
  coffee: {
    site: 'Perto do preço de um latte',
    published: 'Café comum em restaurantes (Toast)',
  },
  bread: {
    site: 'Um pão de marca',
    published: 'Uma libra de pão de forma branco (Escritório de Estatísticas do Trabalho dos EUA)',
  },
  milk: {
    site: 'Um galão',
    published: 'Um galão de leite integral fresco (Escritório de Estatísticas do Trabalho dos EUA)',
  },
  gas: {
    site: 'Um galão',
    published: 'Um galão de gasolina comum sem chumbo (Escritório de Estatísticas do Trabalho dos EUA)',
  },
};

/** Words of the Museum Time Machine that move with it in the browser. */
const machine = {
  modeLegend: 'Sentido da viagem',
  modes,
  amount: { label: 'Valor em dólares', hint: 'De US$ 0 a {max}.' },
  errors: {
    empty: 'O campo está vazio, por isso a máquina o conta como US$ 0.',
    notANumber: 'Isto não é um número, por isso a máquina o conta como US$ 0.',
    letters: 'A máquina não lê letras nem outros sinais, por isso conta isto como US$ 0. Digite só o número.',
    marks: 'As vírgulas, os pontos e os espaços não combinam entre si, por isso a máquina conta isto como US$ 0.',
    tooSmall: 'A máquina não aceita menos de US$ 0, por isso conta isto como US$ 0.',
    tooLarge: 'A máquina foi feita para até {max} dólares. Ela calcula mais que isso também, até um trilhão.',
  },
  quickLegend: 'Valores rápidos, em dólares',
  quick: { 10: '10', 100: '100', 10000: '10 mil', 100000: '100 mil', 1000000: '1 milhão' } as Record<number, string>,
  year: 'Ano',
  /** The last stop: a month, not a whole year. The dial has room for its year only. */
  present: { name: 'maio de 2025', year: '2025' },
  ticket: {
    from: 'De',
    to: 'Para',
    lead: 'O equivalente a {amount} de {source}:',
    calculating: 'Calculando…',
    tail: 'em dólares de {target}',
  },
  resultClasses,
  /** The result class of an equal amount: "More purchasing power: none, 0%". */
  unchanged: '{result}: nada, {percent}',
  /** In its place for zero dollars, as which a text without a number counts. */
  nothing: 'Sem dólares, sem mudança',
  explanations: {
    'nominal-increase':
      'O número cresceu. O que ele compra, não. Um dólar guardado na gaveta desde {year} perdeu {percent} do que podia comprar.',
    'less-purchasing-power':
      'Os preços eram mais baixos naquele tempo. Um dólar de {base} compra {percent} menos que um dólar de {year}.',
    zero: 'Zero dólares continuam zero dólares em qualquer ano.',
    sameYear: 'Você escolheu a parada de onde a máquina conta. Por isso nada se ganhou e nada se perdeu.',
  },
  lists: {
    /** Above the table, which the result on the ticket does not change. */
    same: 'A mesma quantia, {amount}, em {year} e em {base}',
    /** For the last stop itself. */
    sameBase: 'O que se compra com {amount} aos preços de {base}',
    /** For a year without prices of its own. */
    sameListed: 'A mesma quantia, {amount}, aos preços de {listed} e de {base}',
    item: 'Coisa',
    inYear: 'Em {year}',
    atPrices: 'Preços de {listed}',
    /** The two prices of the last year. */
    site: 'nossos preços',
    published: 'médias publicadas',
    listedBefore:
      'Não há preços de {year} na lista. Estes são de {listed}, o último ano listado antes dele. Por isso a tabela compara {listed} com {base}, e o bilhete, {year} com {present}.',
    estimate: 'estimativa',
    /** For a share under a tenth of a percent, as a number. */
    tinyShare: '<0,1%',
    /** In the place of a number. */
    lessThanOne: 'menos de um',
    noPrice: 'sem preço oficial',
    nothing: 'Não dá para comprar nada de importante',
    devalued: 'O valor se perdeu por completo',
    devaluedNote:
      'Aos preços de {listed}, dava para comprar alguma coisa. Em {base}, não dá para nada da nossa lista. Ainda compra coisas menores.',
    caveat:
      'Abaixo de cada número está o preço de uma unidade. Os preços são de {base} (nossa casa: maio de 2025). Nosso café é um latte, e nosso carro, um modesto. O carro publicado é qualquer carro, picape ou SUV.',
    /** Above the table, if it has bars. */
    bars: 'Barras: o que se compra com {amount} em {base}, como parte do que se comprava em {listed}. A barra cheia é o mesmo tanto ou mais.',
    prices: 'A que se referem os preços de {listed}',
    /** A line of it. */
    priceOf: '{name}: {text}.',
    items,
  },
};

/** Words of the notes and tables that stand below the machine. */
const notes = {
  ownSources: { lead: 'Dados e ressalvas:', separator: ', ' },
  estimateNote:
    '“Estimativa” marca um preço de que nos lembramos ou que calculamos a partir dos vizinhos. Não o lemos em uma fonte.',
  methodology: {
    title: 'Fontes e método',
    formulaLine: 'Resultado = valor × IPC da parada de chegada ÷ IPC da parada de saída',
    baseName: 'IPC de maio de 2025',
    baseNote: 'O nível de um único mês',
    cpi: 'O índice de preços ao consumidor (IPC) acompanha o preço de uma grande cesta de compras. Se a cesta custa o dobro, um dólar compra a metade. A máquina divide um índice pelo outro, e nada mais.',
    base: 'As paradas da máquina são os anos até {before} e, como última, maio de 2025. O índice desse mês é {owner-cpi-2024}, o nível de quando esta página foi planejada. Os preços das coisas são os de {base}; só o nosso preço de uma casa é de maio de 2025. O índice médio oficial de {base} é {owner-cpi-2024:official}. Com essa média, todo resultado que termina na última parada seria {cpi-base-difference} mais baixo.',
    source: 'Índice por ano: {years}, médias anuais, {publisher}, {name}, dados até {vintage}.',
    sourceLink: 'Ver a série',
    itemsIntro:
      'A tabela de coisas usa um preço por coisa e por ano. Ela dá uma ideia do tamanho. É grosseira demais para medir a inflação. Para {base}, ela tem preços que este site escolheu e, ao lado de cada um, o de uma fonte publicada. BLS é o Escritório de Estatísticas do Trabalho dos EUA. Kelley Blue Book e Toast são empresas que publicam médias próprias.',
    caption: 'Preços de {base}: este site e uma fonte publicada',
    columns: { item: 'Coisa', site: 'Este site', published: 'Publicado', difference: 'Diferença' },
    beforeIntro: 'Anos com preço: {years}. Cada um dos outros anos usa o último destes antes dele.',
    /** To the page of the series. */
    beforeLink: 'A que se refere cada preço anterior',
    definitions,
  },
  housing: {
    title: 'A moradia em bitcoin: o preço de uma casa em bitcoins',
    intro: 'Divida o preço de uma casa pelo preço de um bitcoin. A resposta depende de qual preço do ano você usa.',
    ownerCaption: 'Com os preços que este site usou no começo',
    averageCaption: 'Com o preço médio de cada ano',
    columns: {
      year: 'Ano',
      house: 'Casa mediana',
      bitcoin: 'Um bitcoin',
      ratio: 'Casa em bitcoins',
    },
    basis: { 'year-end': 'Preço de fim de ano', average: 'Média anual' },
    ratio: '{n} BTC',
    mixed:
      'A primeira tabela mistura dois tipos de preço. No fim de {years}, o bitcoin estava muito acima da média do ano, por isso a casa parece barata. A segunda tabela usa médias do começo ao fim, de {publisher}.',
    houses:
      'Preços das casas: casas recém-construídas (Departamento do Censo dos EUA e HUD). Para {base}, casas usadas de maio de 2025 (National Association of Realtors).',
    drawdown:
      'Quatro anos escolhidos escondem os ruins. Do fechamento mais alto de 2021 ao mais baixo de 2022, o bitcoin perdeu {btc-fall-2021-to-2022}. Em 2022, uma casa foi de {house-in-bitcoin-2022-low} a {house-in-bitcoin-2022-high} BTC, do fechamento mais alto ao mais baixo do bitcoin naquele ano. Quem precisava de uma casa naquele ano não podia esperar.',
    latest:
      'No fim de {last-btc-month}, o último mês dos nossos dados, o bitcoin estava {btc-below-highest-close} abaixo do fechamento mais alto de {year}. Uma casa nova, ao preço mediano do {last-house-quarter}, custava então {house-in-bitcoin-latest} BTC.',
  },
  limits: {
    title: 'O que isto não mostra',
    /** Opens all points but the first. */
    more: 'Fontes e limites',
    points: [
      'Um índice de preços não sabe nada de juros nem de salários. Pouca gente guarda dólares na gaveta por cinquenta anos, e os salários também subiram.',
      'Do fim de 1971 ao fim de 2024, as letras do Tesouro dos Estados Unidos devolveram toda a perda e cerca de {treasury-bills-after-prices} a mais, antes de impostos. Muitas contas de poupança pagaram menos.',
      'Para algumas pessoas, o salário subiu mais rápido que os preços; para outras, mais devagar.',
      'Ele acompanha uma só cesta, a dos domicílios das cidades. A sua é outra. A faculdade subiu mais que a média, e os televisores baratearam. Os métodos melhoraram, por isso a alta anterior a 2000 pode estar um pouco exagerada.',
    ],
    source: 'Escritório de Estatísticas do Trabalho dos EUA (BLS): perguntas e respostas sobre o CPI (em inglês)',
    sourceUrl: 'https://www.bls.gov/cpi/questions-and-answers.htm',
  },
};

export const calculator = { machine, notes };
