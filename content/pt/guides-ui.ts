import type { GuideCategory, GuideLevel } from '@/content/guides';

/** What is known of Strike's invitation links: said in the guides and on the page about the site, in the same words. */
const asRecorded =
  'um link de indicação isenta você das taxas da Strike em um valor inicial de compras e não paga comissão em dinheiro a este site.';
const terms =
  'A própria página de ajuda da Strike descreve um programa que paga em dinheiro aos dois lados, e as condições mudam. Confira as condições atuais da Strike antes de contar com uma coisa ou outra.';
/** Read in a report on the rules: MoneyAge, September 2023. */
export const notForTheUk =
  'A oferta não vale para leitores no Reino Unido. As regras da Financial Conduct Authority do país, em vigor desde 8 de outubro de 2023, proíbem bônus por convidar outras pessoas para cripto.';
const referralTerms = `Segundo o registro do dono do site, ${asRecorded} ${terms}`;
/** The same where the owner speaks. */
export const ownReferralTerms = `Minhas anotações dizem que ${asRecorded} ${terms}`;

/** Words of the catalogue, of the frame round a guide, and of the glossary's page. */
export const guidesUi = {
  catalogue: {
    metaTitle: 'Guias de Bitcoin para iniciantes',
    metaDescription:
      'Guias simples para usar e entender o Bitcoin: primeira carteira, segurança, taxas, mineração e mais. Os números têm fonte, e os riscos aparecem ao lado das vantagens.',
    title: 'Guias',
    lede: 'Curtos, práticos e conferidos. Cada guia cita suas fontes e diz o que pode dar errado.',
    back: 'Voltar ao início',
    /** What a reader hears who cannot see the drawing. */
    drawing:
      'Um guia de campo, aberto: uma trilha pontilhada com cinco paradas atravessa as duas páginas até uma bandeira. Em volta há uma bússola, algumas moedas, uma chave e um pequeno dispositivo de assinatura.',
    available: '{n} guias prontos, e outros a caminho',
    glossary: 'Procure uma palavra no glossário',
    /** The guides to read first, as a path with numbers. */
    path: {
      title: 'Começando agora? Cinco guias, nesta ordem',
      step: 'Passo {n}',
      stepOf: 'Passo {n} de {total}',
      total: '{n} minutos de leitura ao todo',
      start: 'Começar pelo passo 1',
    },
    /** Radio buttons that show the guides of one level. */
    filter: { legend: 'Mostrar', all: 'Todos ({n})', level: '{level} ({n})' },
    /** At the end of the title of each shelf. */
    shelf: { one: '{count} guia', other: '{count} guias' },
    scrollLeft: 'Rolar {category} para a esquerda',
    scrollRight: 'Rolar {category} para a direita',
  },
  categories: {
    'core-fundamentals': {
      title: 'Fundamentos',
      text: 'Comece aqui. O que é, por que as pessoas se importam e os primeiros passos.',
    },
    'security-self-custody': {
      title: 'Segurança e autocustódia',
      text: 'Proteja o que é seu e guarde por conta própria quando valer a pena.',
    },
    'buying-using': {
      title: 'Comprar e usar bitcoin',
      text: 'Custos, hábitos, pagamentos e o que aconteceu com quem experimentou.',
    },
    'technical-understanding': {
      title: 'Por dentro da técnica',
      text: 'Como a máquina funciona, para quem gosta de olhar por dentro.',
    },
  } satisfies Record<GuideCategory, { title: string; text: string }> as Record<
    GuideCategory,
    { title: string; text: string }
  >,
  levels: { Beginner: 'Iniciante', Intermediate: 'Intermediário', Advanced: 'Avançado' } as Record<GuideLevel, string>,
  minutes: '{n} min',
  minutesLong: '{n} min de leitura',
  comingSoonLabel: 'Em breve',
  comingSoon: {
    inheritance: {
      title: 'Deixar bitcoin de herança',
      description:
        'Como sua família encontra e move as moedas quando você já não puder, sem que ninguém consiga pegá-las antes.',
    },
    privacy: {
      title: 'Usar o Bitcoin com privacidade',
      description: 'O que os outros podem descobrir na cadeia, e hábitos que mostram menos, dentro da lei.',
    },
  } as Record<string, { title: string; description: string }>,
  page: {
    back: 'Guias',
    backLabel: 'Voltar a todos os guias',
    backToAll: 'Voltar a todos os guias',
    checked: 'Conferido em {date}',
    learn: 'O que você vai aprender',
    /** Both lists are folded on phones. */
    contents: 'Nesta página',
    takeaways: 'Pontos principais',
    book: 'Leitura recomendada',
    by: 'de {author}',
    amazon: 'Ver na Amazon',
    amazonNote:
      'O link é uma busca simples na livraria. Ele não leva código de parceiro, e este site não ganha nada com ele.',
    sources: 'Fontes',
    sourcesFolded: 'Todas as {n} fontes',
    sourcesNote:
      'Lemos estas fontes, algumas em cópias guardadas, até a última verificação deste guia, em {date}. A que não tem data própria diz quando foi lida; a que não foi lida avisa. Preços, taxas e regras mudam, por isso olhe a data antes de confiar em uma fonte.',
    memory: 'Não foi relida na última verificação; considere-a aproximada.',
    undated: 'sem data, lida em {month}',
    backToText: 'Voltar da fonte {n}',
    corrections: 'Achou um erro? Veja como corrigimos',
    helpful: 'Este guia ajudou?',
    helpfulText: 'Mande para alguém que tem a mesma dúvida.',
    shareOnX: 'Compartilhar no X',
    tweet: 'Acabei de ler “{title}”, um guia gratuito:',
    next: 'Próximo guia',
    previous: 'Guia anterior',
    neighbours: 'Mais guias',
    breadcrumbHome: 'Início',
    printedFrom: 'Impresso de {url}',
  },
  cite: 'Fonte {n}',
  term: { close: 'Fechar', glossary: 'Ver no glossário', more: 'Guia: {title}' },
  /** Above the title of a folded part for readers who want to know more. */
  deeper: 'Mais a fundo',
  /** The closed line of a table whose numbers a drawing shows. */
  inTable: 'O mesmo em tabela',
  callout: { note: 'Nota', tip: 'Dica', warning: 'Atenção' },
  table: 'Tabela: {columns}',
  notAdvice: {
    title: 'Não é aconselhamento financeiro',
    text: 'Este guia explica; não diz o que comprar. O Bitcoin pode cair à metade ou mais em um ano, e alguns países o proíbem. Confira primeiro a lei do seu país, e use só dinheiro que você poderia perder.',
  },
  referral: {
    title: 'Sobre os links para a Strike',
    with: `O link de convite desta página leva o código do dono deste site. ${referralTerms} Você pode abrir uma conta sem o código. ${notForTheUk}`,
    without: `Esta página não usa código de indicação. Os links levam ao site da própria Strike, e este site não ganha nada quando você os segue. Outras cópias do site podem levar um código. ${referralTerms}`,
    /** Beside an invitation that a guide mentions, if the site has a code. */
    limits: notForTheUk,
  },
  /** Strike's terms as the owner recorded them; the numbers stand in content/figures/owner.json. */
  strikeTerms: {
    first: 'Sem taxa de compra nos primeiros {firstPurchasesUsd}',
    normal: '{highestFeePercent}% a {lowestFeePercent}%, conforme quanto você negocia em um mês',
    recurring: '{recurringFeePercent}%',
    start: '{startMinUsd} a {startMaxUsd}',
    countries: '{countries}+',
  },
  /** A table to fill in, which can be copied for a spreadsheet. */
  formTable: {
    choose: 'Preencha',
    field: '{platform}: {question}',
    print: 'Imprimir a tabela',
    copyLink: 'Copiar a tabela',
    linkCopied: 'Copiada',
    copyFailed: 'Não foi possível copiar. Selecione o texto abaixo.',
    linkField: 'A tabela em texto',
  },
  video: {
    play: 'Reproduzir “{title}”',
    by: 'de {author}',
    minutes: '{n} min',
    note: 'Quando você dá play, o filme é carregado do YouTube, que assim fica sabendo que você o vê. Até você apertar o botão, nada é carregado de lá.',
    open: 'Ver “{title}” no YouTube',
    frame: 'Filme: {title}',
  },
  energy: {
    caption: 'Eletricidade em terawatts-hora (TWh) por ano',
    columns: { whose: 'De quem é o número', twh: 'Terawatts-hora por ano' },
    site: 'Este site',
    /** Shorter names of publishers, by the id of their figure. */
    names: {
      bitcoin: 'Índice de Cambridge',
      bitcoin2024: 'Relatório de Cambridge',
      christmasLights: 'Depto. de Energia dos EUA, no CGD',
    } as Record<string, string>,
    rows: {
      bitcoin: 'Rede Bitcoin',
      banking: 'Sistema bancário',
      dataCentres: 'Data centers',
      gaming: 'Jogos eletrônicos',
      christmasLights: 'Luzes de Natal nos EUA',
    },
    details: {
      bitcoin: 'exibido em julho, antes de Cambridge baixar suas estimativas',
      bitcoin2021: 'mesmo relatório que o número dos bancos',
      banking: 'estimativa de uma empresa de cripto',
      dataCentresAiCrypto: 'com IA e cripto',
      gamingPcs: 'computadores para jogos, no mundo',
      gamingUs: 'todos os jogos, Estados Unidos',
      christmasLightsLed: 'depois da troca por LED',
    } as Record<string, string>,
    note: 'Um anel marca o número deste site, que o dono definiu em {owner}; os pontos são números publicados, todos em um só eixo, do mais antigo para baixo. Nosso número para os data centers é antigo. Os anos e o alcance dos números publicados diferem, por isso a ordem das linhas não vale até o último dígito.',
  },
  /** How a case of the success stories went. */
  went: { well: 'Deu certo', mixed: 'Em parte', badly: 'Deu errado' },
  fees: {
    caption: 'Quatro níveis de taxa como exemplo',
    columns: { priority: 'Prioridade', rate: 'Tarifa (sat/vB)', time: 'Tempo aproximado', use: 'Quando' },
    rows: {
      low: { name: 'Baixa', use: 'Nada é urgente. Mover suas próprias moedas em um dia calmo.' },
      medium: { name: 'Média', use: 'Um pagamento comum que deve chegar hoje.' },
      high: { name: 'Alta', use: 'Alguém está esperando, e a rede está cheia.' },
      emergency: { name: 'Emergência', use: 'Precisa entrar nos próximos blocos, custe o que custar.' },
    },
    range: '{min} a {max}',
    atLeast: '{min} ou mais',
    minutes: '{min} a {max} minutos',
    hours: '{min} a {max} horas',
    note: 'Estes são níveis de exemplo do dono do site, de {owner}, e não promessas. Não existe uma escala oficial, e nenhuma tarifa compra um tempo fixo: mais de uma em cada três esperas pelo próximo bloco passa de dez minutos.',
  },
  glossary: {
    metaTitle: 'Glossário de Bitcoin',
    metaDescription:
      'Definições curtas das palavras que os guias usam, de “armazenamento a frio” a “xpub”, em português simples.',
    title: 'Glossário',
    lede: '{n} palavras, cada uma em uma ou duas frases.',
    letters: 'Ir para uma letra',
    filter: {
      label: 'Achar uma palavra',
      count: '{n} de {total} palavras',
      none: 'Nenhuma palavra aqui contém “{query}”. Tente um pedaço mais curto.',
    },
    more: 'Mais em “{title}”',
  },
};
