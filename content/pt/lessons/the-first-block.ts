import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-first-block',
  cover: { visual: 'newspaper-reader', background: 'city', mood: 'uneasy' },
  opening: {
    title: 'Um jornal dentro da máquina',
    paragraphs: [
      {
        text: 'Sábado, 3 de janeiro de 2009. O jornal londrino The Times conta que o ministro das Finanças, que os britânicos chamam de Chancellor, talvez tenha de resgatar os bancos de novo. O primeiro resgate, em outubro, levou 37 bilhões de libras, e mesmo assim os bancos emprestam menos. O primeiríssimo bloco do Bitcoin traz a mesma data e essa manchete.',
        sources: ['times-papers', 'times-day', 'genesis-source'],
      },
    ],
    guess: {
      question: 'O que uma linha dessas pode provar?',
      options: [
        {
          id: 'day',
          text: 'Que o bloco foi feito naquele dia',
          isCorrect: false,
          answer: 'Ele poderia ser mais novo. Uma manchete velha se copia em qualquer dia.',
        },
        {
          id: 'older',
          text: 'Que o bloco não foi feito antes daquele dia',
          isCorrect: true,
          answer: 'Ninguém podia saber a manchete antes. Então ninguém tinha minerado escondido por meses.',
        },
        {
          id: 'paper',
          text: 'Que o jornal sabia do assunto',
          isCorrect: false,
          answer: 'Não sabia de nada. Quase ninguém sabia.',
        },
      ],
    },
    reveal: [
      {
        text: 'A linha diz: “The Times 03/Jan/2009 Chancellor on brink of second bailout for banks” (ministro está prestes a fazer um segundo resgate dos bancos). Até hoje dá para encontrá-la no programa.',
        sources: ['genesis-source'],
      },
      {
        text: 'Muitos a leem como um comentário sobre os bancos. Nakamoto nunca a explicou. Mas algumas semanas depois escreveu: “O problema de raiz da moeda convencional é toda a confiança necessária para fazê-la funcionar.”',
        sources: ['satoshi-trust'],
      },
    ],
  },
  objectives: [
    'Contar o que há no primeiro bloco, e o que há de estranho nele',
    'Explicar como impressões digitais prendem os blocos em uma cadeia',
    'Mudar o passado em uma pequena cadeia, e ver o que impede você',
    'Descrever um erro grave de 2010, e quem o consertou',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O diário da turma',
      paragraphs: [
        {
          text: 'Uma turma da escola mantém um diário. No alto de cada página, escreve um número de controle, calculado com todas as letras da página anterior. Alguém apaga uma palavra na página 3. Agora o número no alto da página 4 não bate mais. Ele corrige o número. Mas esse número faz parte da página 4, então a página 5 deixa de bater. E assim por diante, até a última página.',
        },
        {
          text: 'Um número assim se chama hash, ou impressão digital. O do Bitcoin é o SHA-256. Ele transforma qualquer texto, curto ou longo, em 64 sinais, de 0 a 9 e de a até f. Mude uma vírgula, e quase nenhum sinal continua igual.',
        },
        {
          text: 'Quem escreve rápido ainda poderia corrigir o diário inteiro em uma noite. Por isso o Bitcoin acrescenta uma regra: uma página só vale se a impressão digital dela começa com muitos zeros. Ninguém consegue mirar nisso. Você põe um número na página, testa, e testa o seguinte, milhares e milhares de vezes. Esse é o trabalho.',
          sources: ['whitepaper-work'],
        },
      ],
      drawing: {
        visual: 'class-diary',
        background: 'plain',
        mood: 'calm',
        text: 'Cinco páginas de um diário. De cada página sai uma seta até o número no alto da seguinte. Uma palavra na página 3 está apagada. O número no alto da página 4 está riscado. Quando é corrigido, o da página 5 deixa de bater; por isso está riscado também.',
      },
      limits:
        'O número de controle de um diário escolar é fácil de enganar: duas páginas podem ter o mesmo. No SHA-256, ninguém achou dois textos com a mesma impressão digital, e ninguém provou que seja impossível. A cadeia também não sabe o que é verdade. Ela guarda o que se escreveu, mentiras incluídas.',
    },
    {
      type: 'story',
      title: 'Quatro dias dos dois primeiros anos',
      sections: [
        {
          id: 'genesis',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '3 a 9 de janeiro de 2009',
            location: 'Um computador, em lugar desconhecido',
            character: 'Satoshi Nakamoto',
            scene: 'Cinquenta moedas que nunca saíram do lugar',
            narrative: [
              {
                text: 'Cada um dos primeiros blocos traz 50 bitcoins novos a quem o acha. O primeiro de todos, chamado bloco gênese, também tem 50. Eles nunca saíram do lugar.',
                sources: ['genesis-source'],
              },
            ],
            guess: {
              question: 'Por que não?',
              options: [
                {
                  id: 'rule',
                  text: 'O próprio programa não os aceita',
                  isCorrect: true,
                  answer: 'Todas as cópias do programa se recusam a gastá-los.',
                },
                {
                  id: 'lost',
                  text: 'A chave se perdeu',
                  isCorrect: false,
                  answer: 'Mesmo com a chave, ninguém poderia gastá-los.',
                },
                {
                  id: 'saving',
                  text: 'Nakamoto está guardando',
                  isCorrect: false,
                  answer: 'Ele minerou muitos outros. Estes 50 não servem a ninguém.',
                },
              ],
            },
            reveal: [
              {
                text: 'Uma nota no programa diz por quê: esse pagamento “não existia originalmente no banco de dados”. Deslize ou intenção? Ninguém sabe. O bloco seguinte tem a data de 9 de janeiro, seis dias depois no calendário. Os blocos posteriores devem chegar mais ou menos a cada dez minutos. O programa saiu em 8 de janeiro. O que Nakamoto fez nesse meio-tempo, cada um imagine.',
                sources: ['genesis-source', 'block-one', 'bitcoin-release'],
              },
            ],
            visual: 'first-block',
            visualText: 'Um bloco com o número 0 e um jornal dentro. Ao lado dele começa uma corrente que se apaga.',
            mood: 'hopeful',
          },
        },
        {
          id: 'finney',
          background: 'night',
          truth: 'documented',
          content: {
            year: '10 a 12 de janeiro de 2009',
            location: 'Califórnia, Estados Unidos',
            character: 'Hal Finney, programador',
            scene: '“Running bitcoin”',
            narrative: [
              {
                text: 'Hal Finney, que tinha criado o RPOW, baixa o programa na hora. Em 10 de janeiro escreve duas palavras no Twitter: “Running bitcoin”, ou seja, rodando o bitcoin. Em 12 de janeiro, pela hora mundial, Nakamoto lhe envia {first-payment-coins} moedas para ver se funciona. O pagamento está no bloco 170, o primeiro de uma pessoa para outra.',
                sources: ['finney', 'finney-tweet', 'block-170'],
              },
              {
                text: 'O computador dele acha vários blocos, cada um com 50 moedas. Depois ele o desliga.',
                sources: ['finney'],
              },
            ],
            guess: {
              question: 'Por que ele para?',
              options: [
                {
                  id: 'faith',
                  text: 'Ele não acredita mais na ideia',
                  isCorrect: false,
                  answer: 'Ele gostou da ideia até o fim da vida.',
                },
                {
                  id: 'price',
                  text: 'O preço das moedas caiu',
                  isCorrect: false,
                  answer: 'Não havia preço para cair. Ninguém tinha comprado um ainda.',
                },
                {
                  id: 'noise',
                  text: 'O ventilador faz barulho demais',
                  isCorrect: true,
                  answer: 'Ele mesmo contou.',
                },
              ],
            },
            reveal: [
              {
                text: 'Nas palavras dele: “meu computador esquentava, e o barulho do ventilador me incomodava”. Tinha escrito que até uma chance mínima de sucesso poderia ser “uma aposta bem boa”. E tinha feito uma conta: se toda a riqueza do mundo estivesse em Bitcoin, uma moeda valeria 10 milhões de dólares. Chamou isso de “um divertido experimento mental”.',
                sources: ['finney', 'finney-2009'],
              },
            ],
            visual: 'lone-computer',
            visualText: 'Um computador em uma mesa, à noite. Do ventilador sobe ar quente.',
            mood: 'calm',
          },
        },
        {
          id: 'pizza',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '18 a 22 de maio de 2010',
            location: 'Jacksonville, Flórida',
            character: 'Laszlo Hanyecz, um programador com fome',
            scene: 'Duas pizzas grandes',
            narrative: [
              {
                text: 'Laszlo Hanyecz oferece em um fórum {pizza-coins} bitcoins por duas pizzas grandes, para que sobre um pouco para o dia seguinte. Durante quatro dias ninguém aceita. Em 22 de maio, outro usuário manda entregar as duas. É a primeira compra de bens que se conhece.',
                sources: ['pizza', 'pizza-price'],
              },
            ],
            guess: {
              question: 'Quanto valiam em dólares, naquela semana, as {pizza-coins} moedas?',
              options: [
                { id: 'forty', text: 'Cerca de 40', isCorrect: true, answer: 'Menos de meio centavo cada uma.' },
                { id: 'hundreds', text: 'Cerca de 400', isCorrect: false, answer: 'Dez vezes mais do que foi.' },
                { id: 'thousands', text: 'Cerca de 4.000', isCorrect: false, answer: 'Cem vezes mais do que foi.' },
              ],
            },
            reveal: [
              {
                text: 'No pico de outubro de 2025, teriam valido mais de um bilhão. Muita gente ri da pizza. Mas alguém tinha de ser o primeiro a comprar uma coisa com moedas. Até então, só se conhecem trocas por dólares: 5.050 moedas por 5,02 dólares em outubro de 2009, e outras em uma primeira corretora pequena, desde março de 2010. E ele não tinha como saber, assim como hoje ninguém sabe o próximo preço.',
                sources: ['pizza', 'pizza-price', 'first-rate'],
              },
            ],
            visual: 'two-pizzas',
            visualText: 'Duas pizzas grandes em caixas. Falta uma fatia.',
            mood: 'relieved',
          },
        },
        {
          id: 'overflow',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '15 de agosto de 2010',
            location: 'Bloco {block-with-false-coins}',
            character: 'Jeff Garzik e Satoshi Nakamoto',
            scene: 'O número que deu a volta',
            narrative: [
              {
                text: 'Nunca haverá mais de 21 milhões de bitcoins. É a promessa. Em 15 de agosto de 2010, Jeff Garzik olha um bloco novo e descobre que um pagamento criou moedas do nada.',
                sources: ['value-overflow'],
              },
            ],
            guess: {
              question: 'Quantas?',
              options: [
                { id: 'more', text: '184 milhões', isCorrect: false, answer: 'Mil vezes mais.' },
                {
                  id: 'billion',
                  text: '{false-coins-2010}',
                  isCorrect: true,
                  answer: 'Quase nove mil vezes o limite prometido.',
                },
                { id: 'trillion', text: '184 trilhões', isCorrect: false, answer: 'Mil vezes mais do que foi.' },
              ],
            },
            reveal: [
              {
                text: 'O programa tinha somado dois números gigantes. A soma deu a volta, como o hodômetro de um carro velho, e parecia pequena. Nakamoto avisou em maiúsculas: “NÃO CONFIEM EM NENHUMA TRANSAÇÃO” a partir daquele bloco. Em menos de cinco horas saiu um programa consertado. Os usuários o instalaram e construíram uma nova cadeia sem as moedas falsas, que no bloco {block-without-false-coins} ultrapassou a ruim. Esta foi descartada, com as moedas falsas. Os pagamentos honestos dela podiam entrar em um bloco novo.',
                sources: ['value-overflow', 'overflow-alert'],
                drawing: {
                  visual: 'overtaken-chain',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Uma cadeia de blocos se bifurca. O ramo de cima começa no bloco {block-with-false-coins}, com as moedas falsas, e termina tracejado. O ramo de baixo, feito com o programa consertado, tem um bloco a mais, no {block-without-false-coins}.',
                  words: ['moedas falsas', 'programa consertado'],
                },
              },
              {
                text: 'Duas lições. Uma regra só vale tanto quanto o programa que a confere. E foram pessoas que decidiram qual cadeia era a certa, em uma época em que uma delas era ouvida por todos. Hoje não existe mais ninguém assim, o que é mais seguro, e seria mais lento.',
                sources: ['value-overflow', 'overflow-people'],
              },
            ],
            visual: 'runaway-counter',
            visualText: 'Um contador de doze rodas deu a volta. Embaixo há um monte de moedas.',
            mood: 'tense',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'block-chain',
      title: 'Sua vez: mude o passado',
      introduction: [
        {
          text: 'Aqui estão cinco blocos, com um pagamento em cada um. As pessoas são inventadas, as impressões digitais são SHA-256 de verdade. Só faltam as assinaturas. Alguém mudou um pagamento.',
        },
        {
          text: 'Nesta cadeia, uma impressão digital precisa de quatro zeros na frente. Seu próprio aparelho procura o número que dá esse resultado.',
        },
      ],
      tasks: [
        {
          text: 'Qual pagamento foi mudado? A cadeia mostra. Escreva 3 no lugar de 30.',
          answer: 'O do bloco 3. Dali em diante, nenhum bloco vale.',
        },
        {
          text: 'Agora trapaceie você: acrescente uma letra no bloco 1. O que acontece com os blocos de baixo?',
          answer: 'Os cinco quebram, porque cada um contém a impressão digital do anterior.',
        },
        {
          text: 'Minere de novo, bloco por bloco, até que todas as impressões digitais valham. Observe as duas cadeias na corrida. Qual é mais longa?',
          answer:
            'A cadeia dos outros. Com um terço de todo o poder, você minerou 5 blocos, e eles acrescentaram 10 aos 5 que tinham.',
        },
        {
          text: 'Fique com dois terços de todo o poder. Agora, com o tempo, você alcança os outros. Por que um nó de verdade ainda recusaria sua cadeia? Pense nas assinaturas.',
          answer: 'Porque o pagamento mudado não tem a assinatura do dono. Trabalho não substitui assinatura.',
        },
        {
          text: 'Ponha de volta os pagamentos verdadeiros. Depois gaste a moeda 7 pela segunda vez, no bloco 5. Quanto trabalho isso exige, e por que vendedores cuidadosos esperam por mais blocos?',
          answer:
            'É preciso minerar de novo um bloco. Com mais cinco blocos em cima seriam seis, enquanto os outros continuam.',
        },
      ],
      closing: [
        {
          text: 'Só com trabalho você não escreve o que quiser. Na cadeia real, cada pagamento é assinado, e os nós recusam um pagamento mudado, por mais trabalho que haja. O que um trapaceiro com muito poder consegue é deixar pagamentos de fora ou desfazer os próprios. Por isso só a tarefa 5 é um ataque de verdade. Quanto mais fundo está o pagamento, mais trabalho isso exige.',
          sources: ['whitepaper-confirmations'],
        },
        {
          text: 'É também por esse trabalho que o Bitcoin gasta tanta eletricidade: uma cadeia barata de continuar é barata de reescrever. Se vale o preço é uma das perguntas do próximo capítulo.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'change',
      prompt: 'Alguém muda um pagamento no bloco 3 de cinco. Quais blocos quebram?',
      options: [
        {
          id: 'three',
          text: 'Só o bloco 3',
          isCorrect: false,
          explanation: 'A impressão digital dele muda, e o bloco 4 contém essa impressão digital.',
        },
        {
          id: 'later',
          text: 'Os blocos 3, 4 e 5',
          isCorrect: true,
          explanation: 'A mudança passa por todas as impressões digitais seguintes.',
        },
        {
          id: 'all',
          text: 'Todos os cinco',
          isCorrect: false,
          explanation: 'Os blocos 1 e 2 não sabem o que vem depois deles.',
        },
      ],
    },
    {
      id: 'catch-up',
      prompt: 'Um trapaceiro tem um terço de todo o poder. O que acontece enquanto ele minera?',
      options: [
        {
          id: 'behind',
          text: 'Em média, fica cada vez mais para trás',
          isCorrect: true,
          explanation: 'Para cada bloco dele, os outros acrescentam dois. A sorte pode ajudá-lo, menos a cada bloco.',
        },
        {
          id: 'slow',
          text: 'Em média, alcança os outros, só que devagar',
          isCorrect: false,
          explanation: 'Isso só com mais poder que todos os outros juntos.',
        },
        {
          id: 'blocked',
          text: 'O programa o bloqueia',
          isCorrect: false,
          explanation: 'Ninguém é bloqueado. Ele é simplesmente mais lento.',
        },
      ],
    },
    {
      id: 'overflow',
      prompt: 'O que mostra agosto de 2010?',
      options: [
        {
          id: 'never',
          text: 'Que o Bitcoin nunca teve nenhuma falha grave',
          isCorrect: false,
          explanation: 'Teve uma: {false-coins-2010} de moedas falsas.',
        },
        {
          id: 'end',
          text: 'Que o limite não vale nada',
          isCorrect: false,
          explanation: 'As moedas falsas foram descartadas, porque os usuários queriam o limite.',
        },
        {
          id: 'people',
          text: 'Que os usuários podem largar uma cadeia ruim',
          isCorrect: true,
          explanation:
            'O programa falhou, e pessoas escolheram qual cadeia seguir. As regras vivem em programas que pessoas rodam.',
        },
      ],
    },
  ],
  takeaways: [
    'Cada bloco contém a impressão digital do anterior. Uma mudança quebra todos os blocos seguintes.',
    'Para esconder uma mudança é preciso refazer todo esse trabalho enquanto os outros continuam. Um pagamento alheio nem dá para mudar: ele é assinado.',
    'O último bloco é o mais fraco. Com cada bloco em cima, um pagamento fica mais seguro.',
    'Em agosto de 2010, uma falha criou {false-coins-2010} de moedas. Os usuários consertaram o programa e largaram aquela cadeia.',
  ],
  explains: 'por que é tão difícil reescrever o passado de uma cadeia',
  limits:
    'Nossa cadeia é de brinquedo: cinco blocos, um pagamento em cada um e um enigma que um celular resolve em instantes. Blocos reais contêm milhares de pagamentos, usam uma forma binária que passa duas vezes pelo hash e exigem muitíssimo mais trabalho. Nossos pagamentos não têm assinatura. No Bitcoin, você nem conseguiria mudar o pagamento de Cleo. A corrida mostra comprimentos médios e deixa de fora atrasos e o custo das máquinas. Que as primeiras moedas custassem quase nada faz do valor que ganharam depois uma história contada olhando para trás. Ela não diz nada sobre o que vem agora. As citações são tradução nossa.',
};
