/** Numbers in braces are rows of content/claims. */
export const societalDecline = {
  warning: {
    title: 'Acontecer na mesma época não prova a causa.',
    text: 'Uma marca vermelha torna fácil ver um padrão onde não há nenhum. A linha vira na marca, ou anos antes ou depois?',
  },
  label: 'Quatro medidas antes e depois de 1971',
  /** `turn`: when its lines turn, read off the chart; a test compares it with the figures. */
  panels: {
    'home-and-income': { name: 'Preço da casa e renda', turn: 'Vira por volta de 1971' },
    'work-and-pay': { name: 'Salário e produtividade', turn: 'Vira depois de 1972' },
    'child-weight': { name: 'Obesidade infantil', turn: 'Vira depois de 1976' },
    'family-poverty': { name: 'Famílias na pobreza', turn: 'Dados desde 1970' },
  },
  rivals: {
    title: 'O que mais aconteceu por volta de 1971',
    intro:
      'Os economistas citam outras razões para as viradas dos anos 1970, e é provável que várias tenham agido juntas.',
    /** On a phone, those after the third are folded. The earlier inflation speaks against the story, so it is always shown. */
    items: [
      {
        id: 'oil' as const,
        name: 'Petróleo',
        text: 'Em poucos meses, entre 1973 e 1974, passou a custar quase o quádruplo.',
        more: 'De 1979 a 1980, o preço mais que dobrou de novo.',
        sources: [
          {
            title: 'Oil Shock of 1973–74, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/oil-shock-of-1973-74',
          },
          {
            title: 'Oil Shock of 1978–79',
            url: 'https://www.federalreservehistory.org/essays/oil-shock-of-1978-79',
          },
        ],
      },
      {
        id: 'unions' as const,
        name: 'Sindicatos e leis',
        text: 'A parcela de trabalhadores sindicalizados encolhia, e por longos períodos os preços subiram mais que o salário mínimo dos EUA.',
        more: 'O salário mínimo chegou ao maior poder de compra no fim dos anos 1960. Depois do fim dos anos 1970, cada vez menos trabalhadores eram sindicalizados.',
        sources: [
          {
            title: 'Unions and minimum wage, Economic Policy Institute',
            url: 'https://stateofworkingamerica.org/economic-landscape/unions-and-minimum-wage/',
          },
        ],
      },
      {
        id: 'inflation' as const,
        name: 'Inflação anterior',
        text: 'De 1965 a 1971, com o dólar ainda lastreado em ouro, os preços subiram {prices-1965-to-1971}.',
        more: 'A inflação ajudou a acabar com o vínculo com o ouro; portanto, não pode ser só o resultado disso.',
        /** The series the number is computed from. */
        figure: 'cpi-u' as const,
        sources: [
          {
            title: 'The Great Inflation, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/great-inflation',
          },
        ],
      },
      {
        id: 'building' as const,
        name: 'Regras de construção',
        text: 'A partir dos anos 1970, ficou mais difícil, em muitos lugares, conseguir licença para construir.',
        more: 'Os economistas constatam que o preço das casas é mais alto onde as regras são mais rígidas.',
        sources: [
          {
            title: 'Glaeser, Gyourko and Saks, Why Have Housing Prices Gone Up?',
            url: 'https://www.nber.org/papers/w11129',
          },
          {
            title: 'Glaeser and Gyourko, The Impact of Building Restrictions on Housing Affordability',
            url: 'https://realestate.wharton.upenn.edu/working-papers/the-impact-of-building-restrictions-on-housing-affordability/',
          },
        ],
      },
      {
        id: 'competition' as const,
        name: 'Concorrência',
        text: 'Nos anos 1960, as exportações da Europa e do Japão, reconstruídos depois da guerra, começaram a disputar espaço com as dos Estados Unidos.',
        sources: [
          {
            title: 'Nixon Ends Convertibility, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
          },
        ],
      },
      {
        id: 'computers' as const,
        name: 'Computadores',
        text: 'Ajudaram alguns trabalhos bem pagos e assumiram tarefas de rotina do meio da escala.',
        more: 'Os economistas veem isso com mais clareza depois de 1980.',
        sources: [
          {
            title: 'Autor, Katz and Kearney, The Polarization of the U.S. Labor Market',
            url: 'https://www.nber.org/papers/w11986',
          },
        ],
      },
      {
        id: 'families' as const,
        name: 'Famílias',
        text: 'Mais mães de crianças pequenas ganhavam dinheiro, e mais pais e mães não eram casados.',
        sources: [
          {
            title: 'Women at work, 1970 and 2002, Bureau of Labor Statistics',
            url: 'https://www.bls.gov/opub/ted/2004/jan/wk1/art05.htm',
          },
          {
            title: 'The Changing Profile of Unmarried Parents, Pew Research Center',
            url: 'https://www.pewresearch.org/social-trends/2018/04/25/the-changing-profile-of-unmarried-parents/',
          },
        ],
      },
    ],
    /** Opens the folded ones. */
    more: 'Mais {n} causas',
    sources: 'Fontes (em inglês), e um pouco mais sobre cada uma',
    figure: 'nosso índice de preços',
  },
};
