/** The page for reviews: a short mixed check of finished lessons. */
export const review = {
  title: 'Revisão',
  metaTitle: 'Revisão: um teste curto, de várias lições',
  metaDescription:
    'Cinco perguntas de lições que você já concluiu, em intervalos cada vez maiores, para que o aprendido fique com você. Sem pontos e sem notas.',
  lede: 'Até {count} perguntas de lições que você já concluiu. Sem pontos, sem notas.',
  /** Above what is due. */
  today: 'Hoje',
  due: {
    one: '{count} lição para rever hoje.',
    other: '{count} lições para rever hoje. As perguntas vêm aos poucos.',
  },
  nothingYet: 'Ainda não há nada para rever. Conclua uma lição, e as perguntas dela voltam aqui no dia seguinte.',
  noneDue: {
    one: 'Nada para rever hoje. A próxima, em {day}: “{title}”.',
    other: 'Nada para rever hoje. As próximas, em {day}: {count} lições.',
  },
  noneDueSoon: {
    one: 'Nada para rever hoje. Amanhã: “{title}”.',
    other: 'Nada para rever hoje. Amanhã: {count} lições.',
  },
  start: 'Começar a revisão',
  /** For a reader who has finished nothing. */
  first: 'Começar pela lição {number}',
  /** On a day without reviews. */
  goOn: 'Próxima lição: {title}',
  /** Above the question that a first visit can try. */
  tryOne: 'Experimente uma agora',
  tried: 'Uma revisão é só isso.',
  /** Above the list of the next lessons to come back. */
  next: 'As próximas da fila',
  /** Above the lessons below it, which have no review yet. */
  unread: 'Ainda por ler',
  loading: 'Buscando as perguntas.',
  failed: 'Não foi possível buscar as perguntas. Confira a conexão e tente de novo. As lições abaixo também as têm.',
  retry: 'Tentar de novo',
  heading: 'As perguntas de hoje',
  untilRight: 'Tente cada uma até acertar. No fim você vê quantas acertou de primeira.',
  from: 'De “{title}”',
  done: {
    title: 'Por hoje, acabou.',
    result: '{right} de {total} certas de primeira.',
    right: '“{title}” volta em {count} dias.',
    rightOne: '“{title}” volta amanhã.',
    wrong: '“{title}” volta amanhã: uma resposta não saiu certa de primeira.',
    more: {
      one: 'Há mais {count} lição para rever, quando você quiser.',
      other: 'Há mais {count} lições para rever, quando você quiser.',
    },
    again: 'Continuar com as próximas perguntas',
    back: 'Voltar ao painel',
  },
  how: {
    title: 'Como funciona',
    text: 'O que você relembra depois de uma pausa fica por mais tempo do que aquilo que lê duas vezes seguidas. As pesquisas sobre a memória concordam nisso. Não concordam sobre as melhores pausas, e por isso as nossas são simples.',
    intervals:
      'As perguntas de uma lição voltam depois de {days} dias, enquanto as suas primeiras respostas estiverem certas.',
    wrong: 'Depois de uma resposta errada, elas voltam no dia seguinte.',
    calm: 'Nada se perde se você deixar por um mês. O que há para rever espera.',
  },
  noScript: 'Para escolher as perguntas do dia é preciso JavaScript. Sem ele, as perguntas estão no fim de cada lição:',
  lessons: 'Todas as perguntas',
  lessonsLead: 'Cada linha leva às perguntas do fim da lição.',
  planned: {
    due: 'para hoje',
    unread: 'ainda não lida',
    /** Of a lesson that is not planned. */
    questions: { one: '{count} pergunta', other: '{count} perguntas' },
    days: { one: 'em {count} dia', other: 'em {count} dias' },
  },
  /** On the dashboard. */
  dashboard: {
    due: { one: '{count} lição para rever hoje.', other: '{count} lições para rever hoje.' },
    none: 'Nada para rever hoje.',
    /** After each of the two. */
    start: 'Ir para a revisão',
    link: 'Ver como funcionam as revisões',
  },
};
