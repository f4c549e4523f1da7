/** The page to print at the end of the path. */
export const completed = {
  title: 'O fim do caminho',
  /** In place of the title before the last lesson. */
  openTitle: 'O que espera no fim',
  metaTitle: 'Uma folha para a parede: A história do dinheiro, concluída',
  metaDescription:
    'Quem conclui todas as lições de “A história do dinheiro” encontra aqui uma folha para imprimir, com um nome que nunca sai do navegador.',
  done: 'Você concluiu todas as lições do nível {level}: {title}. Esta folha é sua.',
  open: {
    one: 'Falta uma lição. Até lá, a folha abaixo é uma amostra.',
    other: 'Faltam {count} lições. Até lá, a folha abaixo é uma amostra.',
  },
  /** Before the first lesson. */
  none: 'Você ainda não concluiu nenhuma lição sua.',
  /** Above the list of the lessons that are open. */
  sampleNote: {
    one: '{count} das lições concluídas do painel é uma amostra, e aqui ainda falta.',
    other: '{count} das lições concluídas do painel são uma amostra, e aqui ainda faltam.',
  },
  after: 'Esta é a folha que você ganha depois de todas as {total}.',
  start: 'Começar pela lição {number}',
  missing: { one: 'Mostrar a lição que falta', other: 'Mostrar as {count} lições que faltam' },
  planned: 'sendo escrita',
  goOn: 'Continuar com a próxima lição',
  /** Leads to the field for the name and the button to print. */
  sign: 'Pôr o seu nome',
  review: 'Rever as lições, umas poucas perguntas por dia',
  noScript: 'Sem JavaScript, esta página não tem como saber o que você concluiu e mostra uma amostra.',
  name: {
    label: 'O nome na folha',
    hint: 'Deixe em branco para escrevê-lo à mão. O que você digita fica nesta página.',
    keep: 'Guardar o nome neste navegador, com o meu progresso',
    kept: 'Ele também vai no arquivo, se você exportar o progresso.',
    tooLong: 'Um nome tem no máximo {count} caracteres. A folha mostra os primeiros {count}.',
  },
  print: 'Imprimir a folha',
  printNote: 'Ela ocupa uma página, A4 ou Carta, em pé. As cores são para imprimir; em cinza também fica bonita.',
  honest:
    'Uma lembrança, e não um diploma: ninguém testou você, e ninguém responde por ela. O que você sabe, você sabe.',
  learned: 'O que você consegue explicar no fim',
  /** Without script no line has a tick, and this sentence is hidden. */
  learnedNote: 'Um sinal de certo marca uma lição que você concluiu, segundo o que este navegador guardou.',
  sheet: {
    label:
      'A folha: {name} concluiu A história do dinheiro, {date}. Oito moedas em uma linha que serpenteia página abaixo, uma para cada capítulo.',
    noName: 'alguém que aprende',
    noDate: 'ainda sem data',
    level: 'Nível {level}',
    lessons: '{chapters} capítulos, {lessons} lições, {minutes} minutos',
    chapter: 'Capítulo {order}',
    by: 'percorrida até o fim por',
    date: 'Concluída em {date}',
    dateBlank: 'Data',
    year: '1971',
    motto: 'Esta cédula não compra nada. O que ela representa, ninguém inflaciona.',
    sample: 'Amostra',
  },
  /** On the dashboard. */
  dashboardLink: 'Ver a folha',
};
