/** Numbers in braces are rows of content/claims. */
export const charts = {
  claims: {
    /** The two headline numbers, each with that of its series in brackets. */
    headline:
      'De janeiro de 1959 a janeiro de 2024, a quantidade de dinheiro (M2) se multiplicou por cerca de {m2-multiple-since-1959:number} ({m2-multiple-since-1959:number:0} na série). De 1959 a maio de 2025, o dinheiro vivo perdeu {purchasing-power-lost-since-1959-rounded} do poder de compra ({purchasing-power-lost-since-1959:official} pelas médias anuais).',
    m2: {
      sign: '',
      /** Beside the multiples of 1959: what they count. */
      labels: [
        // The number in the middle is large.
        ['os dólares (M2): ', '+{m2-increase-since-1959}', ', de fevereiro de 1959 a novembro de 2024'],
        ['a produção de um ano em dólares (PIB), até 2024'],
        ['os preços, até maio de 2025'],
      ],
      footnote:
        'Este número compara dois meses isolados: fevereiro de 1959 ({m2-feb-1959:trillions} trilhão) e novembro de 2024 ({m2-nov-2024:trillions} trilhões), o anel ao lado da linha. Para cada dólar passou a haver cerca de {m2-multiple-between-the-months:number}. Uma alta não tem limite, mas uma perda termina quando se perde todo o valor. Por isso compare {m2-multiple-between-the-months:number} vezes os dólares com {prices-multiple-since-1959:number} vezes os preços, e não +{m2-increase-since-1959} com a perda de US$ 100 mais abaixo. Os preços contam da média de 1959 até maio de 2025; os dólares, de fevereiro de 1959. A linha conta da média de 1959, por isso o anel fica um pouco mais baixo. As médias anuais da linha dos dólares sobem {m2-increase-drawn-series:official} de 1959 a 2024. De {m2-jan-1959:trillions} trilhão em janeiro de 1959 a {m2-jan-2024:trillions} trilhões em janeiro de 2024, o losango no gráfico da casa nova, são {m2-increase-drawn-series}. As linhas vão até {last-cpi-month}; a produção, até {last-output-year}. A produção em dólares conta mais bens e preços mais altos. De 1971 a 1983, o dinheiro, a produção em dólares e os preços cresceram mais rápido que de 1959 a 1971. De 1971 a 2024, só os preços. O crescimento antes e depois de 1971 é o das médias anuais.',
    },
    homes: {
      sign: '',
      labels: [
        'o preço de uma casa nova em {first-house-year}, até {last-house-quarter:year}',
        'o mesmo, descontada a inflação',
      ],
      footnote:
        'Uma casa nova em dólares, de {first-house-year} até o {last-house-quarter}: o preço inteiro como múltiplo. A sala 1 começa em 1971, termina com uma casa usada de maio de 2025 e conta só a alta, {house-price-multiple:number} vezes. A linha dos dólares deste gráfico também conta desde {first-house-year}.',
    },
    power: {
      sign: '−',
      labels: [
        'do valor de US$ 100, guardados em dinheiro vivo de 1959 a maio de 2025. Desde 1971, são {dollar-value-lost-since-1971}.',
      ],
      footnote:
        'Dinheiro vivo sem juros, pelo índice de preços ao consumidor: o que {purchasing-power-of-100-dollars} compravam em 1959 custava cerca de US$ 100 em maio de 2025. Os preços subiram {inflation-per-year-1913-to-1971} ao ano de 1913 a 1971, e {inflation-per-year-1971-to-2024} ao ano de 1971 a 2024. O nível {owner-cpi-2024} do índice é o de maio de 2025, o anel ao lado da linha. Com a média oficial de 2024, {owner-cpi-2024:official}, a perda é de {purchasing-power-lost-since-1959:official}. Em {last-cpi-month}, onde a linha termina, restavam {hundred-dollars-latest}.',
    },
    source: 'Fontes de {value}.',
    /** To the explorer. */
    explore: 'Os preços subiram quando o dinheiro cresceu? Veja um ano contra o outro.',
  },
  /** What the first chart shows, in three steps; on a wide screen they scroll past it. The last one ends with the limit of the chart. */
  steps: [
    {
      title: 'Antes de 1971',
      text: 'De 1959 a 1971, a quantidade de dólares (M2: dinheiro vivo, contas de banco e coisas parecidas) já crescia {m2-per-year-1959-to-1971} ao ano.',
    },
    {
      title: 'Depois de 1971',
      text: 'De 1971 a 2024, cresceu {m2-per-year-1971-to-2024} ao ano, um pouco mais devagar que antes ({m2-per-year-1971-to-1983} até 1983, {m2-per-year-1983-to-2024} depois). Até 2008, não se afastou mais que um quinto da produção em dólares. Depois disparou na frente.',
    },
    {
      title: 'E os preços?',
      text: 'Os preços subiram muito menos que a quantidade de dólares, e mais rápido nos anos 1970. Em maio de 2025, eram {prices-multiple-since-1959:number} vezes os de 1959.',
    },
  ],
  /** The scene in which the reader draws a line. {first}, {end}, {guess}, {real}, {steepest} and {fastest} are years; {left} and {usd} are dollars. */
  draw: {
    title: 'Desenhe os anos entre as moedas',
    task: 'Em {end}, US$ 100 na gaveta só compravam o que {left} compravam em {first}. Quando a queda foi mais forte? Desenhe da esquerda para a direita. Depois olhe.',
    hint: 'Comece aqui',
    /** On the button before anything is drawn. */
    first: 'Primeiro desenhe sua linha',
    show: 'Mostrar o que aconteceu',
    again: 'Desenhar de novo',
    tooShort: 'Continue desenhando, até chegar a {end}.',
    yours: 'Seu palpite',
    real: 'O que compra: {usd}',
    near: 'Na sua linha, metade já se foi em {guess}. Na realidade, em {real}. Bom olho.',
    tooLate: 'Na sua linha, metade já se foi em {guess}. Na realidade, foi mais cedo: em {real}.',
    tooEarly: 'Na sua linha, metade já se foi em {guess}. Na realidade, demorou até {real}.',
    never: 'Na sua linha, a metade nunca se perde. Na realidade, ela já tinha ido embora em {real}.',
    note: 'Em dólares, a queda foi mais forte em {steepest}; em porcentagem, em {fastest}. O dinheiro que rendeu juros conservou mais.',
    method: {
      title: 'Como se calcula',
      text: 'As duas linhas contam dólares de {first}; a nossa, pelas médias anuais do índice oficial de preços até {end}. A linha é dinheiro vivo, sem juros.',
    },
    fields: {
      summary: 'Digitar o palpite em vez de desenhar',
      label: 'O valor em {year}, em dólares',
      error: 'Digite um valor de 0 a {max} dólares.',
      submit: 'Desenhar minha linha e mostrar o que aconteceu',
    },
  },
  methodology: {
    title: 'Fontes e método',
    intro:
      'Todos os pontos são números publicados, e cada linha vai até o último dos nossos dados. Nada é suavizado, e nenhum ponto é inventado. Você pode baixar cada gráfico e cada série em CSV.',
    items: [
      {
        title: 'Por que um índice',
        text: 'Trilhões de dólares e o preço de uma casa não cabem em um mesmo eixo. Com dois eixos, poderíamos escolher onde as linhas se cruzam. Por isso as linhas valem 100 no primeiro ano que todas as séries de um gráfico têm. Os valores em dólares estão nas legendas que se abrem no gráfico e na tabela.',
      },
      {
        title: 'Por que um eixo logarítmico',
        text: 'Tudo o que cresce a uma porcentagem constante se curva para cima em um eixo linear e no fim sempre parece explodir. Em um eixo logarítmico, uma porcentagem constante é uma linha reta.',
      },
      {
        title: 'A linha do dinheiro',
        text: 'Os pontos são médias de doze meses, na edição de meados de 2026. O último é um único mês, {last-cpi-month}. Edições mais antigas diferem um pouco. Os anéis, o losango e os números grandes usam a edição do começo de 2025.',
      },
      {
        title: 'A linha das casas',
        text: 'É o preço mediano das casas novas vendidas, como média de quatro trimestres. Começa em 1963. O último ponto é o {last-house-quarter}. Ele não é corrigido por tamanho nem qualidade, e não é o valor de todas as casas. A linha descontada a inflação é dividida pelo índice de preços ao consumidor.',
      },
      {
        title: 'A linha da produção',
        text: 'É o produto interno bruto em dólares de cada ano. Termina em {last-output-year}. A edição é a de março a junho de 2025. Anos mais recentes e revisões já saíram.',
      },
      {
        title: 'As linhas dos preços',
        text: 'Poder de compra = 100 × índice de preços de 1959 ÷ índice de preços do ano. O índice é a média anual do Escritório de Estatísticas do Trabalho dos EUA (BLS) até 2024, e o mês de {last-cpi-month}. Nossa cópia não tem média para 2025. O índice de outubro de 2025 não foi publicado; a média oficial, {cpi-average-2025}, é feita com os outros meses.',
      },
    ],
    seriesTitle: 'As séries',
  },
};
