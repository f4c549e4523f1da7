export const sources = {
  title: 'Fontes e correções',
  metaDescription:
    'Os números da nossa história: o que é cada um, como se sabe, de onde vem, que idade tem e o que não pode mostrar.',
  lede: 'Todos os números da nossa história, e de onde vêm. Toque em um deles para ver como se sabe.',
  filter: {
    label: 'Achar um número',
    chips: 'Que números mostrar',
    count: '{n} de {total} números',
    none: 'Nenhum número daqui tem “{query}” na linha.',
    /** Below a search without a hit. */
    clear: 'Mostrar todos',
    examples: { label: 'Ou tente:', words: ['casa', 'inflação', 'bitcoin'] },
    /** Labels of the buttons. A group is one of `contents.groups`. */
    all: 'Todos',
    guides: 'Citados em guias',
    groups: {
      headline: 'Números principais',
      home: 'Página inicial',
      housing: 'Casa em bitcoins',
      paired: 'Nossos e publicados',
      inflation: 'Desde 2020',
      read: 'Lidos em outro lugar',
      guides: 'Em desenhos de guias',
    },
  },
  contents: {
    label: 'Nesta página',
    claims: '{n} números que calculamos ou definimos',
    read: '{n} números lidos em outro lugar',
    figures: '{n} séries de dados',
    corrections: { one: '{count} correção', other: '{count} correções' },
    /** The rows of a subject are behind these. */
    rows: { one: '{count} número', other: '{count} números' },
    more: { one: 'mais {count} número', other: 'mais {count} números' },
    series: { one: '{count} série', other: '{count} séries' },
    groups: {
      headline: 'Dólar, dinheiro, casas e bitcoin: os números principais',
      home: 'Outros números da página inicial',
      housing: 'Uma casa em bitcoins',
      paired: 'Nossos números ao lado dos publicados',
      inflation: 'Moradia, supermercado e salários desde 2020',
      read: 'Números de fontes citadas',
      guides: 'Números nos desenhos de guias e lições',
    },
  },
  claims: {
    title: 'Números que calculamos ou definimos',
    intro:
      'A maioria sai das séries de dados mais abaixo, e os testes do nosso código-fonte refazem a conta. Alguns foram definidos por este site, e a linha deles diz isso. Onde um número publicado difere, ele aparece ao lado do nosso.',
    moreOfTable: 'Como chegamos a estes',
    how: 'Como chegamos a ele',
    howRead: 'Como se sabe',
    caveat: 'Leve em conta',
    data: 'Dados',
    official: 'Com dados publicados',
    ours: 'Nosso',
    difference: 'Diferença',
    points: 'Diferença em pontos',
    /** Beside a small drawing. */
    logAxis: 'eixo logarítmico',
    source: 'Fonte',
    readFor: 'data do número: {date}',
  },
  read: {
    title: 'Números que lemos em outro lugar',
    intro:
      'Nenhum destes sai das nossas séries de dados, e nenhum teste consegue conferi-los. Por isso siga os links: cada linha cita a fonte e diz o que lemos ali, ou o que calculamos a partir dela.',
  },
  figures: {
    title: 'Séries de dados',
    intro:
      'Todo gráfico é desenhado com uma destas. Cada uma tem a sua página, com definição, fonte, limites, a tabela inteira e arquivos para baixar.',
    all: 'Todas as séries de dados e todos os gráficos, com desenhos',
    row: '{span}. {age}.',
  },
  corrections: {
    title: 'Registro de correções',
    intro:
      'Se alguma coisa neste site estava errada, nós a corrigimos e dizemos isso aqui: o dia, o que estava errado e por quê. Nenhum registro é apagado. O mais recente vem primeiro.',
    /** While the site has no day of publication. */
    notPublished:
      'O registro começa no dia em que este site for publicado. O que se corrigiu antes está na história do código-fonte.',
    none: 'Nenhuma correção desde {date}, o dia em que este site foi publicado.',
    older: { one: '{count} correção anterior', other: '{count} correções anteriores' },
    report: 'Achou um erro? Escreva para nós.',
  },
};
