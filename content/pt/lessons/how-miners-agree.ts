import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-miners-agree',
  cover: { visual: 'three-fingerprints', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'Escolha o vencedor',
    paragraphs: [
      {
        text: 'Um hash é a impressão digital de um texto. O mesmo texto dá sempre a mesma: 64 sinais, de 0 a 9 e de a até f. Mude uma letra, e sai outra completamente diferente.',
        sources: ['whitepaper-mining'],
      },
      {
        text: 'Olhe os três textos. O hash de um deles começa com dois zeros. Isso acontece com cerca de um texto em 256.',
      },
    ],
    guess: {
      question: 'Qual texto é?',
      options: [
        {
          id: 'second',
          text: 'Bitcoin Journey 158',
          isCorrect: true,
          answer: 'O hash dele começa com 0027. Você só podia chutar. Todo mundo também só pode.',
        },
        {
          id: 'first',
          text: 'Bitcoin Journey 10',
          isCorrect: false,
          answer: 'O hash dele começa com 0b23. Um zero, e acabou.',
        },
        {
          id: 'third',
          text: 'Bitcoin Journey 210',
          isCorrect: false,
          answer: 'O hash dele começa com 146a. Nada no texto revela isso.',
        },
      ],
    },
    reveal: [
      {
        text: 'Não se conhece nenhum truque esperto para achar um texto assim. Você testa um número depois do outro. Um computador faz o mesmo, só que mais rápido. E agora a parte boa: para conferir a resposta, basta uma única tentativa. Difícil de achar, fácil de conferir. O Bitcoin se apoia nisso.',
        sources: ['whitepaper-mining'],
      },
    ],
  },
  objectives: [
    'Achar, à mão e à máquina, um número que torna um bloco válido',
    'Dizer o que o trabalho decide: a ordem dos pagamentos, e não o que é válido',
    'Ver dois blocos ao mesmo tempo, e a bifurcação que acaba',
    'Calcular a chance de um atacante, e pesar o que a energia compra',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O clube dos dados',
      paragraphs: [
        {
          text: 'Um clube mantém um diário. Ninguém confia em ninguém para escrevê-lo. Então todos jogam dez dados de uma vez, sem parar. Quem tirar primeiro dez seis escreve a próxima página. Os dados ficam na mesa, para que todos possam vê-los.',
        },
        {
          text: 'Trapacear não adianta. Se a página está cheia de mentiras, todos a arrancam, com ou sem os seis. Se você quer mudar uma página antiga, precisa tirar dez seis para ela e para cada página escrita depois, enquanto todos os outros continuam jogando.',
        },
        {
          text: 'Se o clube cresce para seis vezes o tamanho, cada um pega um décimo primeiro dado, e o clube passa a pedir onze seis. Uma página demora o mesmo que antes.',
        },
      ],
      drawing: {
        visual: 'dice-and-diary',
        background: 'plain',
        mood: 'calm',
        text: 'Um monte de dez dados, e todos mostram o seis. Ao lado, um diário aberto com uma caneta sobre a próxima página.',
      },
      limits:
        'Nossos dados não sabem o que diz a página. Um hash sabe: mude a página, e a jogada perde o valor. No clube, todos têm os mesmos dados. No Bitcoin, quem paga por mais máquinas joga mais vezes. E dois podem tirar dez seis quase ao mesmo tempo. Aí, por um tempo, há duas páginas. Mais abaixo você vai ver como isso acaba.',
    },
    {
      type: 'interactive',
      widget: 'proof-of-work',
      title: 'Sua vez: minere um bloco',
      introduction: [
        {
          text: 'Um minerador põe pagamentos em um bloco e procura um número que dê ao bloco um hash raro. O primeiro que acha acrescenta o bloco ao registro. Agora quem minera é você.',
        },
        {
          text: 'Isto é SHA-256 de verdade, a função que o Bitcoin usa (o Bitcoin a aplica duas vezes). Só o alvo é mais fácil. No primeiro dia, em 2009, um bloco exigia em média uns quatro bilhões de tentativas. No fim de 2025, eram cerca de 640 bilhões de trilhões.',
          sources: ['coinmetrics-mining', 'core-pow'],
        },
      ],
      tasks: [
        {
          text: 'Teste alguns números à mão. Depois peça quatro zeros e deixe a máquina procurar, duas vezes. Por que os dois números de tentativas são tão diferentes?',
          answer:
            'É sorte, como nos dados. Quatro zeros exigem em média 65.536 tentativas. Uma busca pode ter sorte e precisar de algumas centenas, e a seguinte, de mais que a média.',
        },
        {
          text: 'Quando tiver um vencedor, mude uma letra do bloco. Quanto vale agora o seu trabalho?',
          answer: 'Nada. Uma letra dá outro hash, e a busca recomeça.',
        },
        {
          text: 'Faça dois mineradores correrem até surgir uma bifurcação. O que acontece com o bloco que perde?',
          answer: 'É descartado, e a recompensa vai junto. Os pagamentos que só ele continha esperam por outro bloco.',
        },
        {
          text: 'Dê ao atacante 10%, depois 30, depois 50. Quantas confirmações deixam a chance dele menor que uma em mil?',
          answer: '6 contra 10%, e 32 contra 30. Contra 50%, nenhum número basta.',
        },
      ],
      closing: [
        {
          text: 'O artigo de 2008 tomou um atalho nessa conta. Para esperas longas, o resultado dele é baixo demais. Meni Rosenfeld o corrigiu, e dois matemáticos deram uma prova em 2017.',
          sources: ['double-spend', 'double-spend-history', 'whitepaper-confirmations'],
        },
        {
          text: 'Qual é a chance de um atacante? Com 10% do poder e seis confirmações, é de 0,059%, e não de 0,024%: mais que o dobro. Com metade do poder, esperar não adianta nada.',
          sources: ['double-spend', 'whitepaper-confirmations'],
        },
      ],
    },
    {
      type: 'story',
      title: 'De uma caixinha a galpões de máquinas',
      sections: [
        {
          id: 'palm',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '24 de julho de 2024',
            location: 'Na casa de alguém',
            character: 'O dono de uma máquina muito pequena',
            scene: 'Um vencedor do tamanho da mão',
            narrative: [
              {
                text: 'No mundo inteiro, mineradores juntam pagamentos em um bloco e testam números. O primeiro que acha um hash raro acrescenta seu bloco ao registro e recebe em moedas novas. Neste dia, ganha um aparelho do tamanho da mão. Ele faz 500 bilhões de tentativas por segundo. Todos os mineradores juntos fazem cerca de 1,17 bilhão de vezes isso.',
                sources: ['solo-block', 'whitepaper-mining'],
              },
            ],
            guess: {
              question: 'Quanto tempo, em média, um aparelho assim tem de procurar por um bloco?',
              options: [
                {
                  id: 'centuries',
                  text: 'Cerca de 2.200 anos',
                  isCorrect: false,
                  answer: 'É dez vezes mais.',
                },
                {
                  id: 'ages',
                  text: 'Cerca de 22.000 anos',
                  isCorrect: true,
                  answer: '1,17 bilhão de blocos, a dez minutos cada um.',
                },
                {
                  id: 'longest',
                  text: 'Cerca de 220.000 anos',
                  isCorrect: false,
                  answer: 'Dez vezes mais do que é.',
                },
              ],
            },
            reveal: [
              {
                text: 'Foi pura sorte, contada por um vendedor desses aparelhos. O bloco valia uns 206.000 dólares. Quase todos os outros com uma caixinha dessas nunca vão ganhar nada. Cada tentativa tem a mesma chance minúscula, tanto a bilionésima quanto a primeira.',
                sources: ['solo-block'],
              },
              {
                text: 'Para que serve o trabalho? Para mudar uma página antiga do registro, você teria de refazer o trabalho dela e o de todas as páginas seguintes, e ainda ultrapassar todos os outros. Satoshi tirou o enigma do Hashcash, o selo de Adam Back contra o lixo no e-mail.',
                sources: ['whitepaper-mining'],
              },
            ],
            visual: 'desk-miner',
            visualText:
              'Uma máquina minúscula, com ventilador e tela, em uma prateleira, entre uma xícara e uma planta.',
            mood: 'hopeful',
          },
        },
        {
          id: 'fork',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'Março de 2013',
            location: 'Salas de bate-papo na internet',
            character:
              'Michael Marsee e Marek Palatinus, que dirigem dois pools, grupos de mineradores que dividem a sorte',
            scene: 'Dois registros ao mesmo tempo',
            narrative: [
              {
                text: 'Chega um bloco grande. Os computadores com a versão nova do programa o aceitam. Muitos com a versão antiga engasgam e o recusam. Agora há duas cadeias. Cerca de 60% do poder de mineração constrói sobre a cadeia que os computadores antigos não conseguem ler.',
                sources: ['bip50'],
              },
            ],
            guess: {
              question: 'Qual cadeia foi abandonada?',
              options: [
                {
                  id: 'both',
                  text: 'Nenhuma. Ainda existem as duas',
                  isCorrect: false,
                  answer: 'Dois registros para um só dinheiro seriam um desastre, e todos sabiam.',
                },
                {
                  id: 'weak',
                  text: 'A que tinha menos poder de mineração',
                  isCorrect: false,
                  answer: 'Seria de esperar. Mas os computadores de muitos usuários não conseguiam ler a mais forte.',
                },
                {
                  id: 'strong',
                  text: 'A que tinha mais poder de mineração',
                  isCorrect: true,
                  answer: 'Dois pools voltaram à versão antiga e abriram mão de seus blocos.',
                },
              ],
            },
            reveal: [
              {
                text: 'Palatinus e Marsee tinham a versão sem a falha. Mesmo assim recuaram, e tiveram de “sacrificar quantias consideráveis de dinheiro”, diz o relatório. Quando a maior parte do poder passou para a cadeia antiga, ela ficou mais longa, e todos voltaram a concordar. Uma pessoa gastou as mesmas moedas duas vezes naquelas horas, para ver se dava. Deu.',
                sources: ['bip50'],
              },
              {
                text: 'Portanto, o trabalho decide entre blocos válidos: qual pagamento veio primeiro. O que é válido, cada nó decide sozinho. No meio, de vez em quando, há pessoas que conversam.',
                sources: ['bip50', 'whitepaper-mining'],
              },
            ],
            visual: 'two-chains',
            visualText: 'Uma cadeia de blocos se divide em dois ramos, um mais longo e um mais curto.',
            mood: 'tense',
          },
        },
        {
          id: 'half',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Junho de 2014',
            location: 'O pool de mineração GHash.IO',
            character: 'Mineradores que podiam ir embora',
            scene: 'A metade de tudo',
            narrative: [
              {
                text: 'Mineradores entram em pools para dividir a sorte. Um deles, o GHash.IO, cresce sem parar. Em junho de 2014 chega a cerca de metade de todo o poder de mineração e, segundo algumas contas, a mais.',
                sources: ['ghash-over'],
              },
            ],
            guess: {
              question: 'O que consegue fazer quem tem mais da metade do poder?',
              options: [
                {
                  id: 'undo',
                  text: 'Desfazer os próprios pagamentos recentes',
                  isCorrect: true,
                  answer:
                    'Constrói uma cadeia mais longa sem eles. Também pode deixar de fora os pagamentos dos outros.',
                },
                {
                  id: 'steal',
                  text: 'Pegar para si as moedas de qualquer um',
                  isCorrect: false,
                  answer: 'Cada pagamento precisa da assinatura do dono, e o trabalho não consegue falsificá-la.',
                },
                {
                  id: 'mint',
                  text: 'Criar mais de 21 milhões de moedas',
                  isCorrect: false,
                  answer: 'Os nós recusariam esses blocos, por mais trabalho que tivessem.',
                },
              ],
            },
            reveal: [
              {
                text: 'Mineradores deixaram o pool. Em julho, ele prometeu ficar abaixo de 39,99% e disse abertamente que não se conhecia solução técnica para o longo prazo.',
                sources: ['ghash-over', 'ghash-pledge'],
              },
              {
                text: 'Não é um medo sem motivo. Em moedas menores, ataques assim funcionaram. No Bitcoin Gold, corretoras perderam até 18 milhões de dólares em 2018. No Ethereum Classic, uma perdeu cerca de 5,6 milhões em 2020. No Bitcoin, não se conhece nenhum ataque desses por uma maioria. Mas, segundo uma conta de 2025, seis pools juntos montavam mais de 95% de todos os blocos, e os dois maiores grupos, mais da metade. Os membros de um pool podem sair, mas antes alguém precisa perceber.',
                sources: ['btg-attack', 'etc-attack', 'pools-2025', 'pool-shares'],
              },
            ],
            visual: 'pool-cake',
            visualText: 'Um bolo redondo em fatias. Uma fatia é quase a metade, e mãos puxam pedaços dela.',
            mood: 'uneasy',
          },
        },
        {
          id: 'energy',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2021 a 2025',
            location: 'China, Texas, o mundo todo',
            character: 'Mineradores, vizinhos e pesquisadores',
            scene: 'O que a energia compra',
            narrative: [
              {
                text: 'Em 2021, a China manda seus mineradores pararem. Em poucas semanas, grande parte de todas as máquinas se apaga. A cada 2.016 blocos, o programa mede com que rapidez eles chegaram e fixa uma nova dificuldade. O alvo é um bloco a cada dez minutos.',
                sources: ['china-2021', 'core-pow'],
              },
            ],
            guess: {
              question:
                'E se o número de máquinas dobrar? Quantos blocos a mais há por dia, depois que a dificuldade acompanha?',
              options: [
                {
                  id: 'none',
                  text: 'Nenhum',
                  isCorrect: true,
                  answer: 'Os mesmos 144 por dia, com o dobro da eletricidade.',
                },
                {
                  id: 'half',
                  text: 'Metade a mais',
                  isCorrect: false,
                  answer: 'A dificuldade come tudo de volta.',
                },
                {
                  id: 'twice',
                  text: 'O dobro',
                  isCorrect: false,
                  answer: 'Só até a dificuldade alcançar, em cerca de duas semanas.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em julho de 2021, a dificuldade caiu quase 28%, e os blocos continuaram. A quantidade de energia não acompanha o número de pagamentos. Acompanha o preço das moedas que se podem ganhar.',
                sources: ['china-2021', 'cambridge-2025'],
              },
            ],
            more: {
              summary: 'Quanta energia, e o que se diz a favor e contra',
              paragraphs: [
                {
                  text: 'Pesquisadores de Cambridge a estimam em {btc-energy-cambridge:number} terawatts-hora em 2024, cerca de meio por cento da eletricidade do mundo. Segundo a pesquisa deles, {sustainable-share-cambridge-2024:number}% vinham de fontes renováveis e nucleares, e 47% de gás e carvão. Eles estimam as emissões em 39,8 milhões de toneladas de CO2 por ano. As empresas que respondem a pesquisas talvez sejam mais limpas que outras.',
                  sources: ['cambridge-2025', 'cambridge-emissions'],
                },
                {
                  text: 'Os críticos dizem que isso é o que um país inteiro gasta, por um dinheiro que poucos usam, e que os vizinhos pagam com barulho. Os defensores dizem que o custo é a tranca: um registro barato de escrever é barato de reescrever. Acrescentam que os mineradores podem desligar quando uma cidade precisa da energia. Os críticos respondem que uma empresa recebeu 31,7 milhões de dólares por isso em um único mês.',
                  sources: ['granbury', 'riot-credits'],
                },
              ],
            },
            visual: 'mining-hall',
            visualText: 'Prateleiras de máquinas com ventiladores redondos, embaixo de uma linha de energia.',
            mood: 'uneasy',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'decides',
      prompt: 'O que o trabalho dos mineradores decide?',
      options: [
        {
          id: 'rules',
          text: 'As regras do Bitcoin',
          isCorrect: false,
          explanation:
            'Cada nó confere as regras sozinho. A maioria dos mineradores, unida, pode tornar uma regra mais rígida, mas nunca mais frouxa.',
        },
        {
          id: 'price',
          text: 'O preço de uma moeda',
          isCorrect: false,
          explanation: 'Compradores e vendedores fazem o preço. O preço, depois, atrai mais mineradores, ou menos.',
        },
        {
          id: 'order',
          text: 'A ordem dos pagamentos',
          isCorrect: true,
          explanation: 'Ele põe pagamentos válidos em uma só ordem, que todos podem conferir.',
        },
      ],
    },
    {
      id: 'check',
      prompt: 'Uma máquina precisou de um bilhão de tentativas para achar o número. Quantas bastam para conferi-lo?',
      options: [
        { id: 'one', text: 'Uma', isCorrect: true, explanation: 'Você calcula o hash do bloco uma vez e olha.' },
        {
          id: 'half',
          text: 'Meio bilhão, em média',
          isCorrect: false,
          explanation: 'Isso seria achá-lo de novo. Conferir é uma só tentativa.',
        },
        {
          id: 'same',
          text: 'Um bilhão',
          isCorrect: false,
          explanation: 'Aí nenhum computador doméstico poderia conferir os mineradores, e o Bitcoin não funcionaria.',
        },
      ],
    },
    {
      id: 'lost-block',
      prompt: 'Dois blocos válidos foram achados ao mesmo tempo. Um perdeu. O que foi feito dos pagamentos dele?',
      options: [
        {
          id: 'gone',
          text: 'O dinheiro se perdeu com o bloco',
          isCorrect: false,
          explanation: 'Os pagamentos nunca foram definitivos. As moedas estão onde estavam.',
        },
        {
          id: 'later',
          text: 'Estão no vencedor, ou esperam',
          isCorrect: true,
          explanation:
            'A maioria já está no bloco vencedor, e os outros esperam sua vez. Só a recompensa do minerador se perdeu. É por isso que quem recebe espera.',
        },
        {
          id: 'double',
          text: 'Contam duas vezes',
          isCorrect: false,
          explanation: 'Só uma cadeia conta. É para impedir isso que existe a mineração.',
        },
      ],
    },
  ],
  takeaways: [
    'Um hash raro é difícil de achar e fácil de conferir. Isso é a prova de trabalho.',
    'O trabalho decide a ordem dos pagamentos. Os nós decidem o que é válido.',
    'Mais máquinas não fazem mais moedas. Elas tornam o enigma mais difícil.',
    'Com menos da metade do poder, a chance de um atacante diminui a cada bloco. Com a metade, não.',
  ],
  explains: 'como desconhecidos concordam sobre um só registro sem um chefe',
  limits:
    'A fórmula supõe um atacante com uma parte constante do poder, nenhum atraso na rede e nenhum dinheiro para subornos. Ataques reais podem sair mais baratos: dá para alugar poder, e pools podem combinar entre si. Os números sobre energia se apoiam em modelos e pesquisas. Se o registro vale a energia é uma questão de valores, e nenhuma fórmula a responde. Na nossa corrida, as bifurcações são muito mais frequentes que na rede real. A citação é tradução nossa.',
};
