import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'why-barter-fails',
  cover: { visual: 'concert-pay', background: 'plain', mood: 'hopeful' },
  opening: {
    title: 'Cinco mil cocos',
    paragraphs: [
      {
        text: 'Mademoiselle Zélie, uma cantora de Paris, está em turnê pelo mundo. Nas Ilhas da Sociedade, no Pacífico Sul, ela dá um concerto. Lá quase não há moedas, então o público paga com o que tem. A parte dela: três porcos, vinte e três perus, quarenta e quatro galinhas, cinco mil cocos e montes de bananas, limões e laranjas.',
        sources: ['jevons-barter'],
      },
    ],
    guess: {
      question: 'Que fim levaram as frutas?',
      options: [
        {
          id: 'sold',
          text: 'Ela vendeu tudo e comprou pérolas',
          isCorrect: false,
          answer: 'Vendeu para quem? As pessoas dali tinham acabado de pagar a cantora com elas.',
        },
        {
          id: 'fed',
          text: 'Os porcos e os perus comeram',
          isCorrect: true,
          answer: 'Com uma parte do pagamento, ela alimentou a outra.',
        },
        {
          id: 'home',
          text: 'Ela levou tudo para Paris',
          isCorrect: false,
          answer:
            'Paris ficava do outro lado do mundo. No mercado central de lá, o pagamento inteiro talvez rendesse 4.000 francos.',
        },
      ],
    },
    reveal: [
      {
        text: 'Ela foi bem paga e quase não conseguiu gastar nada ali. O economista William Stanley Jevons contou a história em 1875, na primeira página de um livro sobre dinheiro. Deixou uma coisa de fora. Na carta, a cantora acrescenta que no dia seguinte viria um comerciante de uma ilha vizinha, com dinheiro vivo.',
        sources: ['jevons-barter', 'zelie-letter'],
      },
    ],
  },
  objectives: [
    'Explicar por que uma troca precisa de dois desejos que se encaixem',
    'Achar uma corrente de trocas, e um mercado onde não existe nenhuma',
    'Distinguir um experimento mental de um relato',
    'Dizer o que as pessoas faziam sem dinheiro: presentes e crédito',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A figurinha que falta',
      paragraphs: [
        {
          text: 'Pense em um álbum de figurinhas de futebol. Você tem um goleiro repetido e precisa do atacante. O Leo tem um atacante repetido. Você corre até ele. Mas o Leo precisa do capitão, e você não tem nenhum capitão.',
        },
        {
          text: 'Uma troca só funciona se você tem o que o Leo quer e o Leo tem o que você quer, aqui e agora. Jevons chamou isso de dupla coincidência. Então você sai à procura de alguém com um capitão repetido que precise de um goleiro. Aí o recreio já acabou.',
          sources: ['jevons-barter'],
        },
      ],
      drawing: {
        visual: 'three-stickers',
        background: 'plain',
        mood: 'calm',
        text: 'Três crianças com uma figurinha cada uma. Você precisa do atacante do Leo, o Leo precisa de um capitão, e ninguém achou ainda a criança que tem o capitão e precisa do seu goleiro.',
      },
      limits:
        'Figurinhas trocam de mão na hora. Entre amigos também se diz: “Pode levar, outro dia você arranja algo para mim.” Aí nada precisa se encaixar. Guarde isso para a história.',
    },
    {
      type: 'story',
      title: 'Em busca da terra do escambo',
      sections: [
        {
          id: 'smith',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1776',
            location: 'Escócia',
            character: 'Adam Smith, filósofo',
            scene: 'Um açougueiro com carne demais',
            narrative: [
              {
                text: 'Em seu livro mais famoso, Smith descreve um açougueiro com mais carne do que consegue comer. O padeiro quer um pouco. Só pode pagar com pão, e o açougueiro já tem pão que chegue. Não há negócio. Por isso, diz Smith, quem é prudente deixaria à mão um bem que poucos recusam. Esse bem vira dinheiro.',
                sources: ['smith-money'],
              },
            ],
            guess: {
              question: 'Onde Smith viu isso?',
              options: [
                {
                  id: 'nowhere',
                  text: 'Em lugar nenhum. Ele imaginou',
                  isCorrect: true,
                  answer: 'As palavras dele são: “vamos supor”.',
                },
                {
                  id: 'scotland',
                  text: 'Em uma aldeia da Escócia',
                  isCorrect: false,
                  answer: 'Parece uma, mas ele não cita nenhuma.',
                },
                {
                  id: 'america',
                  text: 'Na América',
                  isCorrect: false,
                  answer: 'Nesse trecho ele não cita lugar nenhum.',
                },
              ],
            },
            reveal: [
              {
                text: 'É um experimento mental: um caso inventado que ajuda a pensar. Mostra bem para que serve o dinheiro. Não prova como o dinheiro começou.',
                sources: ['smith-money'],
              },
            ],
            visual: 'bread-and-shoes',
            visualText:
              'Um pão em um balcão, um par de sapatos em outro. A linha pontilhada entre os dois termina em um X.',
            mood: 'calm',
          },
        },
        {
          id: 'humphrey',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1985 e 2011',
            location: 'Cambridge e Londres',
            character: 'Caroline Humphrey e David Graeber, antropólogos',
            scene: 'Ninguém a encontrou',
            narrative: [
              {
                text: 'Depois foram procurar. Caroline Humphrey examinou tudo o que se sabe. “Nunca se descreveu exemplo algum de uma economia de escambo, pura e simples, e muito menos o surgimento do dinheiro a partir dela”, escreveu.',
                sources: ['humphrey-quoted'],
              },
            ],
            guess: {
              question: 'Então, como vizinhos sem dinheiro conseguiam coisas uns dos outros?',
              options: [
                {
                  id: 'alone',
                  text: 'Cada um fazia tudo sozinho',
                  isCorrect: false,
                  answer: 'As pessoas sempre dependeram umas das outras.',
                },
                {
                  id: 'theft',
                  text: 'Tomavam aquilo de que precisavam',
                  isCorrect: false,
                  answer: 'Na guerra acontecia. Para viver lado a lado, não servia.',
                },
                {
                  id: 'gift',
                  text: 'Com presentes, estoques comuns e favores que ninguém esquecia',
                  isCorrect: true,
                  answer: 'Você leva hoje e dá outro dia.',
                },
              ],
            },
            reveal: [
              {
                text: 'Entre os iroqueses, relatou Lewis Henry Morgan, as famílias de uma casa comprida viviam de estoques comuns, e uma mulher repartia a comida. Em outros lugares as pessoas davam, e lembravam quem devia a quem. Graeber inverte a ordem dos livros escolares: o crédito veio primeiro, as moedas muito depois.',
                sources: ['iroquois-stores', 'graeber'],
              },
              {
                text: 'Trocas existiam, sim: entre desconhecidos, e onde as pessoas conheciam o dinheiro e tinham ficado sem ele. Até Graeber admite que o sal e o cacau podem ter virado dinheiro no comércio entre desconhecidos.',
                sources: ['humphrey', 'graeber', 'barter-debate'],
              },
              {
                text: 'Os economistas respondem. Ninguém planejou o dinheiro, argumentou Carl Menger em 1892: passo a passo, as pessoas passaram a preferir os bens mais fáceis de repassar. Nem ele nem Smith jamais negaram que as pessoas dão presentes, acrescenta George Selgin. E uma aldeia que ninguém encontrou ainda pode ter existido.',
                sources: ['menger', 'selgin-graeber', 'barter-selgin'],
              },
            ],
            visual: 'tally-stick',
            visualText:
              'Uma vareta com entalhes, partida ao comprido. Cada lado de uma dívida fica com uma das metades.',
            mood: 'calm',
          },
        },
        {
          id: 'clubs',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1995 a 2002',
            location: 'Argentina',
            character: 'Quase três milhões de pessoas sem pesos no bolso',
            scene: 'Os clubes de troca',
            narrative: [
              {
                text: 'Em 1995, trinta pessoas começaram a trocar bens e trabalho. Quando vieram tempos difíceis, os clubes cresceram depressa. No auge, quase três milhões de pessoas participavam.',
                sources: ['barter-clubs'],
              },
            ],
            guess: {
              question: 'O que os clubes de troca logo passaram a ter?',
              options: [
                {
                  id: 'gold',
                  text: 'Um estoque de ouro',
                  isCorrect: false,
                  answer: 'Ali ninguém tinha ouro sobrando.',
                },
                {
                  id: 'money',
                  text: 'Um dinheiro próprio',
                  isCorrect: true,
                  answer: 'Imprimiram “créditos” para as trocas que não batiam certinho.',
                },
                {
                  id: 'law',
                  text: 'Uma lei contra o dinheiro',
                  isCorrect: false,
                  answer: 'Eles gostavam bastante de ter algum.',
                },
              ],
            },
            reveal: [
              {
                text: 'Depois falsificaram os créditos, os preços em créditos dispararam, a comida começou a faltar e a maioria foi embora. Tinham vindo porque o dinheiro falhou com eles, e agora falhava também o dinheiro que era deles.',
                sources: ['barter-clubs'],
              },
            ],
            visual: 'barter-table',
            visualText:
              'Duas pessoas trocam um pote de geleia por um suéter, por cima de uma mesa com pão, maçãs, uma lâmpada e uma chave inglesa.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'barter-puzzle',
      title: 'Sua vez: pão por sapatos',
      introduction: [
        {
          text: 'Você fez pão. Quer sapatos. No mercado há seis comerciantes, todos inventados. Cada um troca uma coisa por outra. Na segunda-feira a primeira troca já está feita: você deu o pão e recebeu um pote.',
        },
      ],
      tasks: [
        {
          text: 'Consiga os sapatos na segunda-feira. Quantas trocas foram?',
          answer: 'Três: com o oleiro, o pescador e o sapateiro.',
        },
        {
          text: 'Na terça-feira, dois comerciantes querem o seu pão. Um deles não leva a lugar nenhum.',
          answer: 'O oleiro. O pote dele acaba em um machado que ninguém quer. Pelo agricultor, são quatro trocas.',
        },
        {
          text: 'Na quarta-feira, tente de tudo. Depois escolha “Com moedas”.',
          answer: 'Por trocas, nenhum caminho leva aos sapatos. Com moedas é um passo só.',
        },
        {
          text: 'Aumente os tipos de bens de 6 para 60. Qual dos dois números dispara?',
          answer: 'O das relações de troca entre bens: de 15 para 1.770. Com dinheiro há só 60 preços.',
        },
      ],
      closing: [
        {
          text: 'Olhe de novo a quarta-feira. O sapateiro, o ferreiro, o tecelão e o pescador ficariam todos contentes se os bens dessem uma volta no círculo. Mas não há dois que consigam trocar entre si. Moedas resolveriam. Quatro vizinhos que confiam uns nos outros e fazem as contas também.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'coincidence',
      prompt: 'Você tem ovos e quer cortar o cabelo. Quando o simples escambo funciona?',
      options: [
        {
          id: 'cutter',
          text: 'Quando alguém corta cabelo',
          isCorrect: false,
          explanation: 'Isso é só a metade. Ele também precisa querer ovos.',
        },
        {
          id: 'both',
          text: 'Quando alguém que corta cabelo quer ovos agora',
          isCorrect: true,
          explanation: 'Os dois desejos precisam se encaixar, na mesma hora e no mesmo lugar.',
        },
        {
          id: 'worth',
          text: 'Quando os ovos e o corte custam a mesma coisa',
          isCorrect: false,
          explanation: 'Uma troca justa não adianta se o barbeiro já comeu ovos demais.',
        },
      ],
    },
    {
      id: 'evidence',
      prompt: 'O que Humphrey constatou?',
      options: [
        {
          id: 'never',
          text: 'Ninguém jamais fez escambo',
          isCorrect: false,
          explanation: 'As pessoas fazem escambo, sim. Ela descreve quando e onde.',
        },
        {
          id: 'first',
          text: 'Primeiro houve aldeias de escambo, depois dinheiro',
          isCorrect: false,
          explanation: 'Essa é a imagem dos livros escolares. Ela a rejeita.',
        },
        {
          id: 'none',
          text: 'Não há registro de um povo que vivesse só de escambo',
          isCorrect: true,
          explanation: 'O escambo acontece, mas ninguém achou um povo que não tivesse mais nada.',
        },
      ],
    },
    {
      id: 'pairs',
      prompt: 'Vinte bens são negociados sem dinheiro. Quantas relações de troca é preciso saber?',
      options: [
        {
          id: 'pairs',
          text: '190',
          isCorrect: true,
          explanation: '20 × 19 / 2, uma para cada par. Com dinheiro são 20 preços.',
        },
        { id: 'twenty', text: '20', isCorrect: false, explanation: 'Esse é o número de preços quando há dinheiro.' },
        {
          id: 'square',
          text: '400',
          isCorrect: false,
          explanation: 'Isso conta cada par duas vezes, e cada bem com ele mesmo.',
        },
      ],
    },
  ],
  takeaways: [
    'Uma troca precisa de dois desejos que se encaixem ao mesmo tempo. O dinheiro precisa de um.',
    'A aldeia do escambo é um bom experimento mental. Ninguém a encontrou.',
    'Presentes e crédito resolvem o mesmo problema entre pessoas que confiam umas nas outras.',
    'O dinheiro poupa você de saber uma relação de troca para cada par de bens.',
  ],
  explains: 'por que um padeiro nem sempre consegue trocar pão por sapatos',
  limits:
    'Como o dinheiro começou é discutido, e ninguém anotou. Pode ter começado mais de uma vez e de mais de um jeito: de presentes e dívidas, do comércio entre desconhecidos ou dos impostos. O jogo deixa de fora a confiança e a memória, que fazem a maior parte do trabalho em uma aldeia de verdade. As citações são tradução nossa.',
};
