import type { ChapterId, LessonId, PathId, PlannedPathId } from '@/content/chapters';
import type { ConceptId } from '@/content/concepts';
import type { chapterTexts as englishChapters, lessonTexts as englishLessons } from '../../en/learn/chapters';

type ChapterText = (typeof englishChapters)[ChapterId];
type LessonText = (typeof englishLessons)[LessonId];

export const paths: Record<PathId, { title: string; description: string; outcomes: readonly string[] }> = {
  'money-story': {
    title: 'A história do dinheiro',
    description:
      'Como o dinheiro começou, como o quebraram mais de uma vez e por que algumas pessoas acham o Bitcoin diferente.',
    outcomes: [
      'Para que serve o dinheiro e o que torna um dinheiro melhor que outro',
      'Como reis e governos enfraqueceram o dinheiro, das moedas de prata às cédulas',
      'O que acontece com as pessoas comuns quando uma moeda fracassa',
      'Como o padrão-ouro funcionava e como acabou',
      'Como o Bitcoin funciona, o que ele não consegue fazer e o que dizem os críticos',
      'Como planejar o próprio futuro de olhos abertos',
    ],
  },
};

export const plannedPaths: Record<PlannedPathId, { title: string; description: string }> = {
  'bitcoin-story': {
    title: 'A história do Bitcoin',
    description: 'Do primeiro bloco até hoje: as pessoas, as brigas, os erros e as máquinas.',
  },
};

export const chapterTexts: Record<ChapterId, ChapterText> = {
  '1': {
    title: 'O que é o dinheiro, afinal?',
    description: 'Como as pessoas chegaram ao dinheiro e quais trabalhos ele tem de fazer.',
    overview:
      'Conchas, sal e grandes rodas de pedra já foram dinheiro. Este capítulo pergunta o que tinham em comum. Você vai aprender os três trabalhos do dinheiro e como distinguir o dinheiro bom do ruim.',
  },
  '2': {
    title: 'Água no vinho',
    description: 'Como as moedas perderam a prata e o primeiro papel-moeda perdeu o valor.',
    overview:
      'Um taberneiro que põe água no vinho consegue vender mais copos, até os fregueses perceberem. Os governantes fizeram o mesmo com moedas e papel. Este capítulo segue o truque de Roma à China e pergunta quem ganha com ele.',
  },
  '3': {
    title: 'Quando o dinheiro estraga',
    description: 'Três países cujo dinheiro fracassou, e um relógio para sentir isso na pele.',
    overview:
      'Em 1923, um pão em Berlim custava bilhões de marcos. O Zimbábue e a Venezuela viveram os próprios colapsos neste século. Este capítulo conta o que aconteceu, o que se discute e como cada história terminou.',
  },
  '4': {
    title: 'A era do padrão-ouro',
    description: 'Quando uma cédula dava direito a ouro, e por que isso acabou.',
    overview:
      'Durante décadas, era possível trocar uma cédula por ouro a uma taxa fixa. Isso mantinha os governos com a rédea curta, e tinha o seu próprio preço. Este capítulo olha os dois lados.',
  },
  '5': {
    title: 'A máquina de imprimir',
    description: 'De Bretton Woods a 1971, e como se cria dinheiro novo hoje.',
    overview:
      'Depois da Segunda Guerra Mundial, o dólar ficou no centro do mundo do dinheiro, preso ao ouro. Em 1971, esse vínculo foi cortado. Este capítulo explica como se cria dinheiro hoje e o que aconteceu desde então com preços, salários e casas.',
  },
  '6': {
    title: 'Surge uma solução misteriosa',
    description: 'As pessoas e a crise por trás de um texto de nove páginas.',
    overview:
      'Durante anos, um grupo informal de programadores tentou criar dinheiro vivo para a internet. Em 2008, no meio de uma crise bancária, alguém publicou um projeto que funcionava. Este capítulo conta essa história.',
  },
  '7': {
    title: 'Por que o Bitcoin é diferente',
    description: 'O limite fixo, os mineradores, as chaves e o que dizem os críticos.',
    overview:
      'O Bitcoin não tem escritório nem dono. Este capítulo explica como desconhecidos concordam sobre um mesmo registro, por que o número de moedas é limitado e o que significa guardar as próprias chaves. Ele termina com os argumentos mais fortes contra o Bitcoin.',
  },
  '8': {
    title: 'Seu futuro financeiro',
    description: 'Um colchão, um hábito, um aviso e um plano só seu.',
    overview:
      'Conhecer a história é útil quando muda o que você faz na segunda-feira. Este capítulo começa com economias para dias ruins, passa por risco e fraude e termina com um plano que cabe na sua vida.',
  },
};

export const lessonTexts: Record<LessonId, LessonText> = {
  'why-barter-fails': {
    title: 'Por que o escambo falha',
    description: 'Um padeiro quer sapatos, e o sapateiro não quer pão.',
  },
  'shells-salt-and-stones': {
    title: 'Conchas, sal e rodas de pedra',
    description: 'Coisas estranhas que, no seu lugar, foram um bom dinheiro.',
  },
  'three-jobs-of-money': {
    title: 'Os três trabalhos do dinheiro',
    description: 'Para pagar, para poupar e para comparar.',
  },
  'what-makes-good-money': {
    title: 'O que torna um dinheiro bom',
    description: 'Dê nota a seis tipos de dinheiro e veja o que muda o vencedor.',
  },
  'silver-coins-of-rome': {
    title: 'As moedas de prata de Roma',
    description: 'Como uma moeda de prata virou uma moeda de cobre com casca de prata.',
  },
  'clipped-coins': {
    title: 'Moedas raspadas',
    description: 'Por que as pessoas gastam as moedas ruins e escondem as boas.',
  },
  'paper-money-in-china': {
    title: 'Papel-moeda na China',
    description: 'O primeiro papel-moeda funcionou bem; depois houve papel demais.',
  },
  'who-gets-new-money-first': {
    title: 'Quem recebe primeiro o dinheiro novo?',
    description: 'Siga o dinheiro novo por uma cidade e veja quem paga.',
  },
  '1': {
    title: 'Alemanha, 1923: dinheiro em carrinho de mão',
    description: 'Como um país moderno imprimiu tanto que matou o próprio dinheiro, e o que pôs fim a isso.',
  },
  '2': {
    title: 'Zimbábue: a nota de cem trilhões',
    description: 'Cortaram vinte e cinco zeros da moeda, e isso não segurou os preços.',
  },
  '3': {
    title: 'Venezuela: muito petróleo, pouco dinheiro',
    description: 'Controles, queda da renda do petróleo, dinheiro novo e um país que passou para o dólar.',
  },
  '4': {
    title: 'O relógio de preços de 1923',
    description: 'Escolha um mês e um salário. Veja o que ele compra hoje, daqui a uma semana, daqui a um mês.',
  },
  'gold-as-money': {
    title: 'Por que o ouro?',
    description: 'O que fez de um metal amarelo e mole o dinheiro do mundo.',
  },
  'banknotes-as-receipts': {
    title: 'Cédulas como recibos',
    description: 'Quando o papel era uma promessa que se podia cobrar em um balcão.',
  },
  'how-wars-were-paid-for': {
    title: 'Como se pagaram as guerras',
    description: 'Impostos, empréstimos ou dinheiro novo, e o que foi feito da promessa do ouro.',
  },
  'gold-handed-in-1933': {
    title: '1933: entregue seu ouro',
    description: 'Como os Estados Unidos mudaram o preço do ouro, e o que os donos receberam.',
  },
  'bretton-woods': {
    title: 'Bretton Woods, 1944',
    description: 'Um hotel, quarenta e quatro nações e um dólar preso ao ouro.',
  },
  'gold-window-closes-1971': {
    title: 'Agosto de 1971: fecha o guichê do ouro',
    description: 'Um discurso de domingo à noite que cortou o último vínculo com o ouro.',
  },
  'how-new-money-is-made': {
    title: 'Como se cria dinheiro hoje',
    description: 'Bancos, bancos centrais e o que cada um deles cria.',
  },
  'prices-wages-and-houses': {
    title: 'Preços, salários e casas',
    description: 'O que encareceu desde 1971, o que barateou e o que se discute.',
  },
  'the-cypherpunks': {
    title: 'Os cypherpunks',
    description: 'Programadores que queriam privacidade e tentaram criar dinheiro digital.',
  },
  'the-crisis-of-2008': {
    title: 'A crise de 2008',
    description: 'O que quebrou, quem foi resgatado e quem não foi.',
  },
  'nine-pages-by-satoshi': {
    title: 'Nove páginas de Satoshi Nakamoto',
    description: 'O problema de gastar a mesma moeda duas vezes, e a solução.',
  },
  'the-first-block': {
    title: 'O primeiro bloco',
    description: 'Uma manchete de jornal, cinquenta moedas e uma rede quase vazia.',
  },
  'twenty-one-million': {
    title: 'Vinte e um milhões',
    description: 'De onde vem o limite e quem poderia mudá-lo.',
  },
  'how-miners-agree': {
    title: 'Como os mineradores chegam a um acordo',
    description: 'Adivinhe um número, ganhe um bloco, mantenha todos honestos.',
  },
  'who-holds-the-keys': {
    title: 'Quem tem as chaves?',
    description: 'A liberdade e o peso de cuidar das próprias moedas.',
  },
  'what-critics-say': {
    title: 'O que dizem os críticos',
    description: 'Oscilações de preço, energia, crime, desigualdade: os argumentos contra, contados com honestidade.',
  },
  'a-cushion-first': {
    title: 'Primeiro, um colchão',
    description: 'Por que um colchão, mesmo fino, vem antes dos grandes planos.',
  },
  'now-or-later': {
    title: 'Agora ou depois?',
    description: 'O que esperar custa, o que rende e quando não faz sentido.',
  },
  'promises-that-are-too-good': {
    title: 'Promessas boas demais',
    description: 'Como as fraudes são montadas, e os sinais que elas têm em comum.',
  },
  'a-plan-of-your-own': {
    title: 'Um plano só seu',
    description: 'Escreva seus objetivos, seus limites e o que faria você mudar de ideia.',
  },
};

export const conceptNames: Record<ConceptId, string> = {
  barter: 'Escambo',
  'commodity-money': 'Moeda-mercadoria',
  'functions-of-money': 'Os três trabalhos do dinheiro',
  scarcity: 'Escassez',
  debasement: 'Aviltamento',
  'greshams-law': 'Lei de Gresham',
  'paper-money': 'Papel-moeda',
  'cantillon-effect': 'O efeito Cantillon',
  hyperinflation: 'Hiperinflação',
  redenomination: 'Corte de zeros',
  'price-controls': 'Controle de preços',
  dollarization: 'Dolarização',
  'nominal-and-real': 'Valor nominal e real',
  'gold-standard': 'O padrão-ouro',
  convertibility: 'Cédulas conversíveis',
  'war-finance': 'Financiamento da guerra',
  devaluation: 'Desvalorização',
  'reserve-currency': 'Moeda de reserva',
  'fiat-money': 'Moeda fiduciária',
  'money-supply': 'Quantidade de dinheiro',
  inflation: 'Inflação',
  'public-key-cryptography': 'Chaves públicas e privadas',
  bailout: 'Resgate de bancos',
  'double-spending': 'Gasto duplo',
  blockchain: 'Cadeia de blocos',
  'supply-cap': 'O limite de emissão',
  'proof-of-work': 'Prova de trabalho',
  'self-custody': 'Autocustódia',
  volatility: 'Oscilações de preço',
  'emergency-fund': 'Reserva de emergência',
  'time-preference': 'Preferência temporal',
  scams: 'Golpes',
  diversification: 'Dividir o risco',
};
