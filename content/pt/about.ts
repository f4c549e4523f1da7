import { notForTheUk, ownReferralTerms } from './guides-ui';

export const about = {
  title: 'Sobre',
  metaTitle: 'Sobre este site',
  metaDescription:
    'Por que este site foi feito, como seus números são conferidos, de onde vem o dinheiro e como corrigir um erro.',
  lede: 'Um site para quem sente que alguma coisa mudou no dinheiro e quer olhar as evidências por conta própria.',
  /** What a reader hears who cannot see the drawing. */
  drawing:
    'Uma escrivaninha. A folha na máquina de escrever mostra uma linha que cai a partir de uma marca vermelha, e uma lupa mostra os pontos de que ela é feita.',
  why: {
    title: 'Por que fiz isto',
    paragraphs: [
      'Eu queria explicar o dinheiro a pessoas de quem gosto. Procurei uma página que um iniciante pudesse ler em uma noite, no celular, e em que pudesse confiar. A maioria das páginas que achei queria vender uma moeda ou exigia antes anos de leitura.',
      'Então fiz a página que procurava. Ela conta uma só história: o que aconteceu com o dinheiro desde que o dólar perdeu seu último vínculo com o ouro, em 1971, e por que algumas pessoas responderam com o Bitcoin.',
      'A história defende uma ideia, e eu assino embaixo. Mesmo assim, você precisa poder conferir cada passo, e discordar. Por isso cada gráfico traz sua fonte e uma nota sobre o que ele não mostra.',
    ],
  },
  figures: {
    title: 'Como os números são conferidos',
    intro: 'Os números da nossa história são de três tipos.',
    kinds: {
      computed: {
        name: 'Calculados',
        text: 'Saem de séries de dados que você pode baixar. Os testes do nosso código-fonte refazem a conta e falham se um número já não bate com os dados dele.',
        example: 'valor que o dólar perdeu desde 1971',
      },
      set: {
        name: 'Definidos por este site',
        text: 'O número publicado aparece ao lado deles.',
        example: 'preço de um carro novo em 2024',
      },
      read: {
        name: 'Lidos em uma fonte citada',
        text: 'Nenhum teste consegue conferi-los. Cada um cita sua fonte; assim, você consegue.',
        example: 'pés quadrados: a casa nova mediana dos EUA em 2015',
      },
    },
    paragraphs: [
      'Mais um teste procura na história números que não têm fonte.',
      'Alguns números vieram da memória, e não da leitura da fonte. Esses estão marcados como estimativas. Onde um número arredondado difere do oficial, os dois aparecem lado a lado.',
    ],
    link: 'Veja cada afirmação, sua fonte e nossas correções',
  },
  money: {
    title: 'De onde vem o dinheiro',
    none: { advertisements: 'Sem anúncios', accounts: 'Sem contas', articles: 'Sem artigos pagos' },
    paragraphs: [
      `Alguns guias podem levar um link de indicação para a Strike, um app de Bitcoin. ${ownReferralTerms}`,
      'Os links de livros são links simples. Ninguém pagou para ser citado aqui.',
    ],
    ownsBitcoin: {
      yes: 'Eu tenho bitcoin, portanto ganho se o preço subir. Leia este site com isso em mente.',
      no: 'Eu não tenho bitcoin.',
      unstated:
        'Talvez eu mesmo tenha bitcoin. Quem faz sites assim muitas vezes tem, e ganha se outros compram. Leia o meu com isso em mente.',
    },
    withReferral: `Meus links para a Strike levam um código de indicação. ${notForTheUk}`,
    withoutReferral: 'Não uso código de indicação aqui. Os links para a Strike são links simples.',
  },
  privacy: {
    title: 'O que sabemos sobre você',
    /** In two frames: a browser's window, and a server. */
    kept: {
      title: 'O que fica no seu navegador',
      items: [
        { icon: 'progress' as const, name: 'Seu progresso' },
        { icon: 'theme' as const, name: 'Seu tema' },
        { icon: 'entries' as const, name: 'Seus dados nas calculadoras' },
      ],
    },
    seen: {
      title: 'O que nosso servidor vê',
      items: [
        { icon: 'address' as const, name: 'Seu endereço na internet' },
        { icon: 'page' as const, name: 'A página que você abre' },
        { icon: 'browser' as const, name: 'O tipo de navegador' },
      ],
    },
    paragraphs: [
      'Não há conta, nem cookie, nem nada que siga você em outros sites. Nada é carregado de fora até você dar play em um vídeo.',
      'O computador que entrega estas páginas vê seu endereço na internet, a página que você abre e o tipo de navegador, como todo servidor da web.',
    ],
    withInsights:
      'Esta cópia do site também conta as visitas às páginas e os tempos de carregamento, sem cookies. Quem conta é a Vercel, a empresa que hospeda o site.',
  },
  errors: {
    title: 'Como corrigir um erro',
    text: 'Se você achar um número errado ou uma frase injusta, escreva. Diga a página e, se puder, uma fonte. As correções são listadas com a data.',
    link: 'Ler o registro de correções',
  },
  made: {
    title: 'De que ele é feito',
    text: 'Boa parte deste site são programas e fontes tipográficas que outras pessoas fizeram e deram de graça.',
    link: 'Ver os nomes e as licenças',
  },
  contact: {
    title: 'Contato',
    email: 'Enviar um e-mail',
    x: 'Perfil no X',
    code: 'Código-fonte deste site',
  },
};
