/**
 * Every sentence of the reading room: dashboard, chapter and lesson pages, the learner's bar, saving and
 * moving progress. Names in braces are filled in. Where a number decides the word, there is one sentence for
 * `one` and one for `other`.
 */
export const learn = {
  bar: {
    label: 'Aprender',
    title: 'Painel',
    subtitle: 'Progresso e números',
    dashboard: 'Painel',
    home: 'Bitcoin Journey, início',
    level: 'Nível {level}',
    language: {
      label: 'Idioma',
      /** A language's own name: the same in every language of the site. */
      names: { en: 'English', es: 'Español', pt: 'Português' },
    },
  },

  /** The label of numbers that include the sample; `meaning` is for screen readers, after `label`. */
  sampleMark: { label: 'Amostra', meaning: 'de progresso: ver o que é' },

  dashboard: {
    title: 'Painel',
    description: 'Seu lugar no caminho de aprendizado: capítulos sobre o dinheiro, e o que vem a seguir para você.',
    /** As long as the sample is in the record: `count` is the number of its lessons. */
    sample: {
      one: 'Isto é um progresso de amostra, como se você tivesse concluído {count} lição.',
      other: 'Isto é um progresso de amostra, como se você tivesse concluído {count} lições.',
    },
    /** After `sample`, with script. */
    sampleGrows: 'O que você concluir se soma a ele.',
    own: 'Este é o seu próprio progresso. Ele fica guardado neste navegador e em nenhum outro lugar.',
    unsaved: 'Este é o seu próprio progresso. Este navegador não o salvou; por isso, guarde-o em um arquivo.',
    saveIt: 'Salvar em um arquivo',
    startAtZero: 'Começar do zero',
    /** After `startAtZero`. */
    undo: 'Desfazer',
    noScript:
      'Sem JavaScript, esta página mostra um progresso de amostra e não consegue salvar o seu. Mesmo assim, dá para ler todas as lições.',
    path: {
      heading: 'Nível {level}: {title}',
      facts: { one: '{chapters} capítulos, {count} hora', other: '{chapters} capítulos, {count} horas' },
    },
    chapters: {
      heading: 'Capítulos',
      item: 'Capítulo {order}',
      done: '{done} de {total} lições concluídas',
      minutesLeft: { one: 'falta {count} minuto', other: 'faltam {count} minutos' },
      status: { complete: 'Concluído', in_progress: 'Em andamento', locked: 'Bloqueado' },
      planned: 'Sendo escrito',
      comingSoon: 'Em breve',
      readAhead: 'Um capítulo segue o outro. Um bloqueado também pode ser aberto: você pode ler adiante.',
    },
    outcomes: { heading: 'O que você vai aprender' },
    teachers: 'Planos, folhas de atividades e gabaritos para uma aula:',
    progress: {
      heading: 'Progresso',
      lessons: 'Lições concluídas',
      lessonsValue: '{done} de {total}',
      percent: '{percent} do caminho.',
      time: 'Tempo',
      timeValue: { one: '{count} minuto', other: '{count} minutos' },
      counted: 'Como isto é contado?',
      timeNote: 'O tempo soma os minutos indicados nas lições que você conclui. Não há cronômetro.',
      shelf: 'Uma estante com {total} livros, um para cada lição. {done} deles estão lidos.',
      shelfKey: {
        done: 'Lido',
        next: 'Próximo',
        open: 'Aberto',
        planned: 'Sendo escrito',
        thickness: 'Uma lição mais longa é um livro mais grosso.',
      },
    },
    streak: {
      heading: 'Sequência',
      days: { one: '{count} dia', other: '{count} dias' },
      phase: {
        none: 'Conclua uma lição, e o seu primeiro dia conta.',
        undated: 'Conclua uma lição hoje, e a conta continua.',
        done: 'Você aprendeu alguma coisa hoje.',
        open: 'O dia ainda não acabou. Não há pressa.',
        rest: 'Ontem foi um dia de descanso. Ele não quebra a sequência.',
        over: 'Uma nova sequência começa quando você quiser. O que você aprendeu continua aprendido.',
      },
      rule: 'Uma sequência conta dias de aprendizado pelo seu próprio calendário. Um dia de descanso no meio não atrapalha.',
    },
    upNext: {
      heading: 'A seguir',
      lesson: 'Capítulo {chapter}, lição {lesson}',
      minutes: { one: '{count} minuto', other: '{count} minutos' },
      continue: 'Continuar aprendendo',
      /** Above the titles of the lessons after the next. */
      after: 'Depois disso',
      comingSoon: 'Você concluiu todas as lições que estão escritas. Esta é a próxima, e ainda está sendo escrita.',
      finished: 'Você concluiu o caminho inteiro. Há uma folha para imprimir.',
    },
    concepts: {
      heading: 'Conceitos',
      summary: '{learned} de {total} aprendidos',
      all: 'Mostrar todos os {total}',
      learned: 'Aprendido',
      open: 'Ainda não aprendido',
      difficulty: { beginner: 'Iniciante', intermediate: 'Intermediário' },
    },
    timeline: {
      heading: 'A linha do tempo do museu',
      intro: 'Duas linhas da história que se encontram em 2008.',
    },
  },

  chapter: {
    breadcrumb: 'Você está aqui',
    item: 'Capítulo {order}',
    metaTitle: 'Capítulo {order}: {title}',
    lessonCount: { one: '{count} lição', other: '{count} lições' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    start: 'Começar pela lição {order}',
    goOn: 'Continuar com a lição {order}',
    overview: 'Visão geral',
    lessons: 'Lições',
    lesson: 'Lição {order}',
    comingSoon: 'Em breve',
    completed: 'Concluída',
    planned: 'Este capítulo ainda está sendo escrito.',
    status: { complete: 'Concluído', in_progress: 'Em andamento', locked: 'Bloqueado' },
    /** After `status.locked`. */
    readAhead: 'Você pode ler adiante.',
    notWritten: 'As lições deste capítulo ainda estão sendo escritas. Os títulos mostram o que está planejado.',
    concepts: 'Conceitos deste capítulo',
    previous: 'Capítulo anterior',
    next: 'Próximo capítulo',
    teach: 'Para professores: uma aula sobre este capítulo',
    back: 'Voltar ao painel',
  },

  lesson: {
    breadcrumb: 'Você está aqui',
    progress: {
      label: 'Lugar nesta lição',
      position: '{position} de {total}',
      left: { one: 'falta {count} minuto', other: 'faltam {count} minutos' },
      /** In place of the minutes while less than half a minute is left. */
      end: 'Quase lá',
      module: 'Parte {position}: {name}',
    },
    moduleNames: { story: 'História', analogy: 'Analogia', interactive: 'Teste', decision: 'Decida' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    inChapter: 'Capítulo {chapter}, lição {lesson} de {total}',
    start: 'Começar com um palpite',
    resume: 'Continuar de onde parou',
    objectives: 'O que você vai aprender',
    analogyLimits: 'Onde a comparação termina',
    scene: { year: 'Quando', location: 'Onde', character: 'Quem' },
    truth: {
      documented: 'Documentado',
      remembered: 'Contado de memória, a partir de um livro',
      invented: 'Cena inventada',
    },
    guess: {
      label: 'Dê um palpite',
      right: 'Certo.',
      wrong: 'Quase.',
      open: 'Nenhuma resposta é exata.',
      skip: 'Quero a resposta',
    },
    tasks: 'Para experimentar',
    moreTasks: { one: 'Mais {count} coisa para experimentar', other: 'Mais {count} coisas para experimentar' },
    taskAnswer: 'Ver a resposta',
    formula: 'A fórmula',
    decision: { choose: 'Abra uma escolha para ver o que acontece.' },
    check: {
      heading: 'Confira o que aprendeu',
      intro: {
        one: 'Uma pergunta. Nada vale nota nem é enviado.',
        other: '{count} perguntas. Nada vale nota nem é enviado.',
      },
      question: 'Pergunta {number} de {total}',
      submit: 'Conferir resposta',
      /** In its place after a wrong answer. */
      again: 'Tente de novo',
      right: 'Certo.',
      wrong: 'Quase.',
      pickOne: 'Escolha antes uma resposta.',
      noScript: 'A resposta certa e os motivos:',
      result: '{right} de {total} certas de primeira',
    },
    takeaways: 'Para levar com você',
    limits: 'O que isto não mostra',
    sources: 'Fontes',
    /** What a press shows on phones. */
    sourcesFolded: { one: '{count} fonte', other: 'Todas as {count} fontes' },
    source: 'Fonte {number}',
    sourceMemory: 'De memória: o trecho não foi relido para esta lição.',
    concepts: 'Conceitos aprendidos aqui',
    back: 'Voltar ao painel',
    complete: 'Concluir lição',
    next: 'Próxima: {title}',
    /** Above the title of the next lesson, beside its picture. */
    nextCard: 'Próxima lição',
    /** On a button beside `next`. */
    open: 'Começar esta lição',
    chapterEnd: {
      label: 'Fim do capítulo {order}: {title}',
      heading: 'Você conseguiria explicar isto a um amigo?',
      pictureHeading: 'Agora consigo explicar',
      draw: 'Fazer uma imagem disso',
      save: 'Salvar a imagem',
      note: 'A imagem é desenhada aqui no navegador. Nada é enviado.',
      failed: 'Não foi possível desenhar a imagem. Confira a conexão e toque de novo.',
    },
    completeNoScript: 'Para salvar o progresso é preciso JavaScript.',
    completed: '“{title}” está concluída. {done} de {total} lições concluídas.',
    /** After the lesson with which a chapter is complete. */
    chapterDone: {
      text: 'O capítulo {order} está concluído: {title}',
      picture: 'Fazer uma imagem disso',
    },
    /** After the last lesson of the path that was open. */
    pathDone: { text: 'Você percorreu o caminho inteiro.', sheet: 'Ver a sua folha' },
  },

  /** Saving, moving and clearing progress. */
  data: {
    heading: 'Seus dados',
    where: 'Seu progresso fica guardado só neste navegador. Ninguém mais pode vê-lo, e nós não temos nenhuma cópia.',
    safari:
      'O Safari pode apagar o que um site guardou depois de sete dias de uso sem uma visita a ele. Outros navegadores podem apagá-lo quando falta espaço. Por segurança, guarde um arquivo.',
    exportHeading: 'Leve com você',
    export: 'Exportar meu progresso',
    exportNote:
      'Salva um arquivo pequeno que você pode abrir em outro aparelho: lições, revisões, minutos, sequência e um nome, se você guarda um aqui.',
    exported: 'Salvo como {file}.',
    importHeading: 'Traga para cá',
    import: 'Importar um arquivo',
    importNote: 'Troca o progresso deste navegador pelo progresso do arquivo.',
    importConfirm: 'O arquivo tem {done} de {total} lições e {minutes} minutos. Trocar o que este navegador tem?',
    importYes: 'Trocar meu progresso',
    importNo: 'Manter o que tenho',
    imported: 'Importado. Você tem {done} de {total} lições.',
    importedUnsaved: 'Você tem {done} de {total} lições só nesta visita: este navegador não as salvou.',
    refused: 'O arquivo não foi importado, e nada mudou.',
    refusals: {
      empty: 'Não há nada neste arquivo.',
      'too-large': 'Este arquivo é grande demais para ser um arquivo de progresso.',
      'not-json': 'Não dá para ler este arquivo. Ele pode estar danificado, ou ser de outro tipo.',
      'not-ours': 'Este arquivo não é um arquivo de progresso deste site.',
      'future-version': 'Uma versão mais nova deste site escreveu este arquivo. Recarregue a página e tente de novo.',
      'bad-field': 'Alguma coisa neste arquivo não pode estar certa ({field}). Alguém pode tê-lo mudado à mão.',
    },
    resetHeading: 'Começar de novo',
    reset: 'Voltar ao zero',
    resetNote:
      'Apaga lições, revisões, minutos, sequência e nome neste navegador, e os registros que foram postos de lado. Antes, perguntamos mais uma vez.',
    resetConfirm:
      'Isto apaga suas lições, revisões, minutos, sequência e nome neste navegador, e todos os registros que foram postos de lado. Não dá para desfazer. Exportar antes um arquivo?',
    resetYes: 'Sim, voltar ao zero',
    resetNo: 'Cancelar',
    resetDone: 'Feito. Agora você está no zero, com {total} lições pela frente.',
    resetDoneUnwritten: 'Feito. Agora você está no zero. Por enquanto, {written} de {total} lições estão escritas.',
    resetUnsaved: 'Agora você está no zero, só nesta visita: este navegador não salvou isso.',
    kept: {
      heading: 'Posto de lado',
      note: 'Progresso salvo neste navegador que esta versão do site não conseguiu usar. Ele fica aqui até que você o apague ou volte ao zero.',
      item: 'Registro {number}, {size} caracteres.',
      inPlace: 'Ele ainda está no seu lugar. Voltar ao zero ou importar o traz para cá.',
      save: 'Salvar o registro {number}',
      delete: 'Apagar o registro {number}',
      confirm: 'Apagar o registro {number} deste navegador? Não dá para desfazer.',
      yes: 'Sim, apagar',
      no: 'Manter',
      deleted: 'O registro {number} foi apagado.',
    },
  },

  /** Notices about the browser's storage. */
  storage: {
    heading: 'Sobre o seu progresso salvo',
    setAside:
      'Não foi possível usar o progresso salvo neste navegador; por isso, ele foi posto de lado e guardado. Você o encontra no painel, em “Seus dados”.',
    leftAlone:
      'Não foi possível usar o progresso salvo neste navegador; por isso, ele ficou como está. O que você faz aqui não é salvo: fica até que você feche esta aba, ou até que volte ao zero ou importe.',
    setAsideReasons: {
      empty: 'O registro estava vazio.',
      'too-large': 'O registro era grande demais.',
      'not-json': 'O registro estava danificado.',
      'not-ours': 'O registro pertence a outra coisa.',
      'future-version':
        'Uma versão mais nova deste site escreveu o registro. Recarregue a página para obter essa versão.',
      'bad-field': 'Alguma coisa no registro não pode estar certa ({field}).',
    },
    full: 'Este navegador não tem mais espaço; por isso, o seu último passo não foi salvo. Ele fica até que você feche esta aba. Exporte um arquivo para guardá-lo.',
    refused:
      'Este navegador não permite salvar, talvez porque a janela seja privada. Seu progresso pode se perder na próxima página. Exporte um arquivo para guardá-lo.',
    save: 'Salvar o que não pôde ser usado',
    dismiss: 'Fechar este aviso',
  },
};
