/** The pages for teachers: one class hour for each chapter, with a worksheet and its key. */
export const teach = {
  title: 'Para professores',
  metaTitle: 'Para professores: oito aulas sobre dinheiro',
  metaDescription:
    'Um plano de uma aula para cada capítulo de “A história do dinheiro”, com palpites para debater, uma folha de atividades para imprimir e o gabarito.',
  lede: 'Uma aula para cada capítulo: um roteiro com horários, perguntas que abrem um debate, uma folha de atividades para imprimir e o gabarito.',
  how: {
    title: 'Como é uma aula',
    steps: [
      {
        title: 'Primeiro, um palpite',
        text: 'Cada lição abre com uma pergunta sobre um caso real. Faça a turma votar de mão levantada antes que alguém continue a leitura. Um palpite não custa nada, e um palpite errado acorda todo mundo.',
      },
      {
        title: 'Ler, contar, projetar',
        text: 'As lições são histórias curtas. Leia uma em voz alta, deixe os alunos lerem no celular ou projete a página. Quando a lição tem um instrumento, um aluno o opera e a turma dá as ordens.',
      },
      {
        title: 'Debater',
        text: 'Toda lição diz o que deixa de fora e o que os estudiosos discutem. Essas linhas foram feitas para o debate. Ninguém precisa concordar com este site.',
      },
      {
        title: 'Conferir',
        text: 'A folha de atividades cabe na aula. O gabarito explica cada resposta, e assim os alunos podem corrigir as folhas uns dos outros.',
      },
    ],
  },
  /** Below the small worksheet. */
  sheet: 'A folha de atividades do capítulo {order}, para imprimir',
  sheets: 'Todas as {n} aulas, cada uma com o gabarito',
  chapters: {
    title: 'As aulas',
    facts: { one: '{ready} de {total} lições, {count} minuto', other: '{ready} de {total} lições, {count} minutos' },
    /** When all lessons of the chapter are written. */
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    planned: 'Lições sendo escritas',
  },
  before: {
    title: 'Antes de usar',
    points: [
      'O site não pede conta, não mostra anúncios e não coleta nomes. O que um aluno marca fica naquele navegador.',
      'Alguns guias, fora das lições, podem levar um link de indicação para um app de Bitcoin. A página “Sobre” diz de onde vem o dinheiro do site.',
      'Funciona no celular, sem JavaScript e no papel.',
      'O site defende que o dinheiro que se pode criar à vontade tende a perder valor, e leva o Bitcoin a sério. Também apresenta os argumentos contra. Diga isso à turma.',
      'Nada nele é aconselhamento financeiro. O Bitcoin pode perder metade do valor ou mais em um ano. Nenhuma lição pede a ninguém que compre algo.',
      'A maioria dos exemplos vem dos Estados Unidos e da Europa. Traga preços e moedas do seu próprio país.',
    ],
  },
  licence: {
    title: 'Posso copiar isto?',
    text: 'Ponha links à vontade e use o material em aula até onde a lei do seu país deixa os professores fazerem isso. O dono deste site ainda não escolheu uma licença para os textos e desenhos, por isso valem os direitos autorais de costume. Se você quiser fazer mais, como traduzir uma folha de atividades ou pô-la em um livro, peça antes.',
    ask: 'Pedir por e-mail',
  },

  chapter: {
    breadcrumb: 'Você está aqui',
    eyebrow: 'Uma aula',
    metaTitle: 'Uma aula sobre o capítulo {order}: {title}',
    metaDescription: 'Plano, folha de atividades e gabarito para professores: {description}',
    total: { one: 'Cerca de {count} minuto', other: 'Cerca de {count} minutos' },
    ready: '{ready} de {total} lições prontas',
    toChapter: 'O capítulo para alunos',
    parts: { plan: 'O plano', worksheet: 'A folha de atividades', key: 'O gabarito' },
    /** `short` is the others on phones. */
    print: {
      short: 'Imprimir',
      plan: 'Imprimir o plano',
      worksheet: 'Imprimir as atividades',
      key: 'Imprimir o gabarito',
    },
    /** The row that stays in view. */
    nav: {
      label: 'Partes desta aula',
      parts: { plan: 'Plano', worksheet: 'Atividades', key: 'Gabarito' },
      print: 'Imprimir tudo',
      /** The same for screen readers. It begins with the words of `print`. */
      printAll: 'Imprimir tudo: as três partes',
    },
    /** What a teacher does the day before. */
    prepare: {
      title: 'Antes da aula',
      worksheet: 'Imprima a folha de atividades, uma para cada aluno.',
      yours: 'Imprima o plano e o gabarito para você.',
      screen: 'Experimente o que você vai projetar:',
    },
    printNote:
      'Cada parte pode ser impressa sozinha. Se você imprimir a página inteira, a folha de atividades e o gabarito começam em folhas novas.',
    notReady: 'Nenhuma lição deste capítulo está pronta ainda. Esta página se completa à medida que elas são escritas.',
    goals: 'Depois desta aula, os alunos conseguem explicar',
    timetable: {
      title: 'Roteiro',
      columns: { minutes: 'Minutos', what: 'O que acontece', with: 'Com quê' },
      span: '{from} a {to}',
      start: 'Palpites de mão levantada',
      startWith: 'As perguntas de abertura, abaixo e na folha de atividades',
      lesson: 'Lição {order}: {title}',
      page: 'Página da lição',
      worksheet: 'Folha de atividades, a sós ou em duplas',
      worksheetWith: 'Uma folha para cada um, ou pergunta por pergunta na tela',
      end: 'O que foi novidade, do que você duvida?',
      endWith: 'Os pontos em discussão, abaixo',
    },
    short: 'Só {limit} minutos? Passe {lessons} como tarefa de casa.',
    shortTitles: '“{title}”',
    lesson: {
      /** After the number of the lesson. */
      when: 'Minutos {from} a {to}',
      open: 'Abrir a lição “{title}”',
      planned: 'Esta lição está sendo escrita.',
      show: 'Mostrar o plano desta lição',
      goals: 'Objetivos',
      vote: 'Votem antes de ler',
      answer: 'A resposta',
      guesses: 'Mais palpites no caminho',
      project: 'Projete',
      decision: 'Decidam juntos: {title}',
      instrument: 'Opere na tela: {title}',
      figures: 'Dados para olhar',
      disputed: 'Discutido ou deixado de fora',
    },
    worksheet: {
      heading: 'Folha de atividades',
      /** Where it is closed. */
      show: 'Mostrar a folha inteira',
      subject: 'Capítulo {order}: {title}',
      fields: { name: 'Nome', class: 'Turma', date: 'Data' },
      guesses: { title: 'Palpite', text: 'Marque seu palpite antes que a lição conte. Ninguém dá nota.' },
      questions: { title: 'Confira', text: 'Marque uma resposta.' },
      own: {
        title: 'Com suas palavras',
        prompt: 'Explique {what}.',
        choose: 'Escolha um e escreva três frases ou mais.',
      },
      doubt: 'Uma coisa de que duvido, ou que quero saber:',
    },
    key: {
      heading: 'Gabarito da folha de atividades',
      show: 'Mostrar o gabarito inteiro',
      guesses: 'Palpites',
      open: 'Nenhuma resposta é exata.',
      questions: 'Confira',
      own: {
        title: 'Com suas palavras',
        text: 'Não existe um único texto certo. Um bom texto aponta uma causa, dá um exemplo da lição e não afirma mais do que a lição. Estas linhas das lições ajudam:',
      },
      answer: '{letter}: {text}.',
    },
    previous: 'Aula anterior',
    next: 'Próxima aula',
    all: 'Todas as aulas',
  },
};
