export const layout = {
  siteDescription:
    'O que aconteceu com o dinheiro desde 1971, e o que é o Bitcoin. Uma história contada em salas de museu, guias práticos e calculadoras honestas, para iniciantes.',
  tagline: 'Uma jornada de aprendizado',
  skipToContent: 'Pular para o conteúdo',
  /** Of the pictures that a browser shows before the site is installed. */
  screenshots: {
    narrow: 'A primeira sala em um celular: o que um dólar de 1971 compra hoje',
    wide: 'A primeira sala em uma tela larga: moedas que encolhem ano a ano',
  },
  topBar: {
    label: 'Principal',
    /** Heard after the name of the site and the tagline. */
    home: ', página inicial',
    dashboard: 'Lições',
    guides: 'Guias',
    about: 'Sobre',
  },
  theme: {
    label: 'Tema de cores',
    system: 'Tema do sistema',
    light: 'Tema claro',
    dark: 'Tema escuro',
  },
  /** On home in another language, for a reader whose browser has this one. */
  languageOffer: {
    text: 'Este site também está em português.',
    link: 'Ler em português',
    close: 'Fechar este aviso',
  },
  footer: {
    label: 'Rodapé',
    home: 'Início',
    about: 'Sobre',
    guides: 'Guias',
    glossary: 'Glossário',
    data: 'Dados',
    explore: 'Seu próprio gráfico',
    search: 'Busca',
    dashboard: 'Lições',
    concepts: 'O mapa das ideias',
    teach: 'Para professores',
    sources: 'Fontes e correções',
    email: 'E-mail',
    x: 'X',
    code: 'Código-fonte',
    contact: 'Contato',
    pages: 'Explorar',
    note: 'Este site explica. Não vende, e nada aqui é aconselhamento financeiro. O Bitcoin pode perder metade do valor ou mais em um ano.',
  },
};
