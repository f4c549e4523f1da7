import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-wars-were-paid-for',
  cover: { visual: 'waiter-and-note', background: 'shop', mood: 'uneasy' },
  opening: {
    title: 'Cem marcos por um almoço',
    paragraphs: [
      {
        text: 'Berlim, verão europeu de 1914, véspera da guerra. Hans Peter Hanssen, deputado no parlamento alemão, almoçou e quer pagar. Estende uma nota de cem marcos. É dinheiro bom. Pela lei, o banco tem de dar ouro por ela.',
        sources: ['hanssen-waiter'],
      },
    ],
    guess: {
      question: 'O que faz o garçom?',
      options: [
        {
          id: 'takes',
          text: 'Agradece: é uma bela gorjeta',
          isCorrect: false,
          answer: 'Hanssen queria o troco. Aí estava o problema.',
        },
        {
          id: 'refuses',
          text: 'Recusa a nota',
          isCorrect: true,
          answer: 'Todo mundo paga com cédulas, diz ele, e quer moedas de troco.',
        },
        {
          id: 'less',
          text: 'Aceita a nota por noventa marcos',
          isCorrect: false,
          answer: 'Isso veio dias depois, em algumas lojas. O exército logo proibiu.',
        },
      ],
    },
    reveal: [
      {
        text: 'No dia seguinte ele tentou com uma nota de vinte marcos em outro lugar. O garçom procurou troco por um quarto de hora e não achou. As pessoas escondiam moedas. Em 31 de julho o banco central fechou as portas, e em 4 de agosto uma lei disse o que todos sentiam: nada de ouro por cédulas enquanto durar a guerra.',
        sources: ['hanssen-waiter', 'reichsbank-doors', 'war-notes'],
      },
    ],
  },
  objectives: [
    'Dizer as três maneiras de pagar uma guerra',
    'Contar como a promessa do ouro acabou em 1914',
    'Seguir um empréstimo de guerra que não era o que parecia',
    'Pesar a volta da Grã-Bretanha ao ouro em 1925',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A festa que custa demais',
      paragraphs: [
        {
          text: 'Sua turma dá uma festa e encomenda muito mais do que pode pagar. Há três saídas. Todos pagam agora: isso é um imposto. Alguns emprestam e recebem de volta depois: isso é um título de dívida. Ou alguém imprime mais dos vales de bebida que todos têm na mão. Aí parece que ninguém paga. Mas a limonada não aumenta, então cada vale compra menos dela.',
        },
        {
          text: 'Sob o ouro, a terceira saída está fechada: cada vale dá direito a um copo de tamanho fixo. Então quem quer imprimir precisa primeiro voltar atrás nessa promessa.',
        },
      ],
      drawing: {
        visual: 'three-ways-to-pay',
        background: 'plain',
        mood: 'calm',
        text: 'Moedas que caem em uma tigela, um título com um selo e uma pilha de vales novos acima de dois copos, cada um menos cheio que antes.',
        words: ['imposto', 'título', 'vales'],
      },
      limits:
        'Uma festa pode ser cancelada. Um país atacado talvez não tenha escolha. E quem empresta recebe de volta com os impostos de alguém; por isso um título empurra a conta para o futuro e não faz conta nenhuma sumir.',
    },
    {
      type: 'story',
      title: 'Do ouro ao papel, e de volta',
      sections: [
        {
          id: 'london-1914',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Julho e agosto de 1914',
            location: 'Londres',
            character: 'Uma fila na Threadneedle Street',
            scene: 'Seis dias',
            narrative: [
              {
                text: 'Nos últimos dias antes da guerra há uma multidão diante do Banco da Inglaterra. Têm cédulas e querem soberanos, as moedas de ouro de uma libra. Os bancos também vêm buscar ouro. No começo o Banco tem moedas no valor de 26,5 milhões de libras.',
                sources: ['war-gold', 'war-gold-banks'],
              },
            ],
            guess: {
              question: 'Quanto disso sai em seis dias?',
              options: [
                {
                  id: 'tenth',
                  text: 'Um décimo',
                  isCorrect: false,
                  answer: 'Muito mais: os bancos também levaram ouro.',
                },
                {
                  id: 'half',
                  text: 'Quase metade',
                  isCorrect: true,
                  answer: '12,3 milhões de libras.',
                },
                {
                  id: 'all',
                  text: 'Tudo',
                  isCorrect: false,
                  answer: 'Não chegou a tanto. Depois os bancos ficaram fechados por quatro dias.',
                },
              ],
            },
            reveal: [
              {
                text: 'Um longo feriado bancário deu ao governo tempo para imprimir. Quando as portas se abriram, havia cédulas pequenas e simples de uma libra e de dez xelins. As pessoas as chamavam de Bradburys, pelo funcionário que as assinava. Aceitaram as cédulas e entregaram suas moedas.',
                sources: ['war-notes-london', 'war-gold', 'pound-grains'],
              },
              {
                text: 'Olhe bem para o jeito britânico. No papel a promessa ficou: a lei nunca acabou com ela. Na prática quase ninguém vinha pedir. A Alemanha acabou com ela por lei. As duas estavam fora do ouro, uma com estrondo e a outra com boas maneiras.',
                sources: ['pound-grains', 'reichsbank-doors'],
              },
            ],
            visual: 'coins-for-notes',
            visualText: 'Uma mão entrega uma pilha de moedas de ouro. Outra dá por ela uma só cédula fina.',
            mood: 'tense',
          },
        },
        {
          id: 'war-loan',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Novembro de 1914',
            location: 'O Banco da Inglaterra',
            character: 'Gordon Nairne, caixa-chefe, e seu vice',
            scene: 'Um empréstimo no jornal',
            narrative: [
              {
                text: 'A Grã-Bretanha pede ao povo que empreste 350 milhões de libras para a guerra. O Financial Times escreve que o empréstimo teve procura de sobra. Ou seja, que as pessoas ofereceram mais do que se pedia. É um “resultado espantoso”, diz o jornal.',
                sources: ['war-loan-press', 'war-loan'],
              },
            ],
            guess: {
              question: 'Quanto o público emprestou?',
              options: [
                {
                  id: 'third',
                  text: '91 milhões de libras',
                  isCorrect: true,
                  answer: 'Menos de um terço.',
                },
                {
                  id: 'most',
                  text: '300 milhões de libras',
                  isCorrect: false,
                  answer: 'Então o segredo não teria sido preciso.',
                },
                {
                  id: 'more',
                  text: '420 milhões de libras',
                  isCorrect: false,
                  answer: 'Era o que se entendia pelos jornais.',
                },
              ],
            },
            reveal: [
              {
                text: 'A verdade teria abalado a confiança e alegrado o inimigo. Então o Banco emprestou dinheiro a Nairne e a seu vice, Ernest Harvey. Eles compraram títulos em nome próprio, e o Banco os escondeu em seus livros sob “Outros títulos”. O economista John Maynard Keynes foi um dos poucos que souberam. Chamou aquilo de “uma manipulação de mestre”.',
                sources: ['war-loan', 'war-loan-press', 'war-loan-ledgers', 'war-loan-nairne'],
              },
              {
                text: 'A história inteira ficou escondida até 2017, quando pesquisadores abriram os velhos livros de contas. Então o Financial Times corrigiu sua notícia, depois de 103 anos: “Temos agora o prazer de esclarecer que nada do que está acima era verdade.”',
                sources: ['war-loan', 'war-loan-press'],
              },
            ],
            visual: 'hidden-ledger',
            visualText:
              'Um cartaz com uma moeda em uma parede. Embaixo, em uma gaveta meio aberta, há um livro de contas trancado.',
            mood: 'uneasy',
          },
        },
        {
          id: 'three-jars',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1914 a 1923',
            location: 'Alemanha, Grã-Bretanha e Estados Unidos',
            character: 'Quem paga impostos, quem empresta e quem guarda dinheiro',
            scene: 'Quem pagou',
            narrative: [
              {
                text: 'Quanto de uma guerra os impostos pagam? Um cálculo diz que a Grã-Bretanha cobriu com impostos 18% dos custos da guerra. Os Estados Unidos, que entraram tarde, planejavam um terço.',
                sources: ['war-taxes', 'liberty-bonds'],
              },
            ],
            guess: {
              question: 'E a Alemanha, cujos líderes esperavam que os perdedores pagassem?',
              options: [
                {
                  id: 'one',
                  text: 'Cerca de 1%',
                  isCorrect: false,
                  answer: 'É o que se lê com frequência. Foi pouco, mas foi mais que isso.',
                },
                {
                  id: 'fourteen',
                  text: 'Cerca de 14%',
                  isCorrect: true,
                  answer: 'Menos que a Grã-Bretanha, mas a diferença é menor do que se pensa.',
                },
                {
                  id: 'forty',
                  text: 'Cerca de 40%',
                  isCorrect: false,
                  answer: 'Isso seria mais até que nos Estados Unidos.',
                },
              ],
            },
            reveal: [
              {
                text: 'O resto veio emprestado, do próprio país, de aliados e de bancos centrais que criavam dinheiro novo para isso. Assim os preços subiram em toda parte. Até nos Estados Unidos, que ainda pagavam em ouro dentro do país, os preços dobraram de 1914 a 1920.',
                sources: ['war-taxes', 'war-hope', 'liberty-dissent', 'cpi', 'cato'],
              },
              {
                text: 'Foi um imposto disfarçado? Um historiador diz que quase nenhum dinheiro novo pagou a guerra dos Estados Unidos. Outro responde que o banco central sustentava tantos dos títulos que se tornou “um motor de inflação”.',
                sources: ['liberty-bonds', 'liberty-dissent'],
              },
              {
                text: 'O fim alemão você conhece do capítulo 3. As famílias que tinham comprado títulos de guerra receberam de volta só uma parte pequena.',
                sources: ['old-bonds', 'old-bonds-law'],
              },
            ],
            visual: 'three-jars',
            visualText:
              'Três potes. O primeiro tem algumas moedas, o segundo, papéis com selo, e do terceiro transbordam cédulas.',
            mood: 'uneasy',
          },
        },
        {
          id: 'return-1925',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Abril de 1925',
            location: 'Londres',
            character: 'Winston Churchill, ministro das Finanças, e John Maynard Keynes',
            scene: 'O velho preço do ouro',
            narrative: [
              {
                text: 'A guerra está ganha, e o Banco da Inglaterra quer a promessa do ouro de volta. Muitos políticos também. Mas os preços estão bem mais altos que em 1914. Uma libra deve ser tanto ouro quanto antes da guerra, ou menos?',
                sources: ['churchill-gold', 'pound-bars'],
              },
            ],
            guess: {
              question: 'O que Churchill escolhe?',
              options: [
                {
                  id: 'less',
                  text: 'Uma libra menor, ajustada aos novos preços',
                  isCorrect: false,
                  answer: 'A França depois fez isso. Em Londres parecia enganar quem tinha confiado na libra.',
                },
                {
                  id: 'paper',
                  text: 'Nada de ouro',
                  isCorrect: false,
                  answer: 'Alguns queriam isso. Não venceram.',
                },
                {
                  id: 'old',
                  text: 'A velha libra, de 4,87 dólares',
                  isCorrect: true,
                  answer:
                    'Tanto ouro quanto antes da guerra. Mas agora o Banco só dava barras, de umas 1.700 libras cada.',
                },
              ],
            },
            reveal: [
              {
                text: 'Keynes respondeu com um panfleto, The Economic Consequences of Mr. Churchill (As consequências econômicas do sr. Churchill). A esse câmbio, escreveu, o carvão e os tecidos britânicos ficavam caros demais para quem comprava de fora. Os salários teriam de cair, e só caem com um longo desemprego. Em 1926 veio uma greve geral que começou no carvão.',
                sources: ['churchill-critics', 'churchill-review', 'churchill-gold'],
              },
              {
                text: 'Os defensores dizem: a promessa era antiga, e gente que emprestava no mundo inteiro tinha contado com ela. O que doeu veio depois, de outros, sobretudo da França, que deixou o franco barato demais. Em setembro de 1931 a Grã-Bretanha abandonou o ouro. O economista Michael Kitson chama 1925 de erro, e 1931 de começo da recuperação.',
                sources: ['churchill-critics', 'churchill-defense', 'gold-1931'],
              },
            ],
            visual: 'budget-box',
            visualText:
              'Uma maleta vermelha de ministro, uma cartola e uma barra de ouro em uma mesa. A barra pesa demais: a mesa se curva.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: o ouro da sua avó',
      situation: [
        {
          text: 'Imagine que é 1914, e seu país foi atacado. A guerra custa metade do que todos ganham. As cédulas podem ser trocadas por ouro, e há uma fila diante do cofre. Na caixa de costura da sua avó há seis moedas de ouro. Em toda parede um cartaz pede um empréstimo.',
          drawing: {
            visual: 'sewing-box',
            background: 'plain',
            mood: 'uneasy',
            text: 'Uma caixa de costura com seis moedas de ouro dentro. Na parede um cartaz pede um empréstimo.',
            words: ['Empréstimo'],
          },
        },
      ],
      question: 'O que você diz a ela?',
      options: [
        {
          id: 'lend',
          label: 'Empreste ao Estado: compre um título',
          outcome: {
            text: 'Muitos dão de bom grado, se têm o que dar. Se são poucos, você está onde Londres estava em 1914: quem conta a verdade? Depois da guerra ela quer o dinheiro de volta, dos impostos ou de um perdedor.',
          },
        },
        {
          id: 'hide',
          label: 'Esconda as moedas debaixo do piso',
          outcome: {
            text: 'Ela fica com o ouro, aconteça o que acontecer com as cédulas. Mas então o Estado precisa tirar o dinheiro dos impostos ou imprimi-lo. Um imposto que paga metade de tudo é mais duro que o de qualquer país em 1914. Uns trapaceiam, outros fazem greve, e o governo pode perder a eleição antes de perder a guerra.',
          },
        },
        {
          id: 'spend',
          label: 'Troque por cédulas, e compre botas e carvão',
          outcome: {
            text: 'Ela tem o que precisa, aos preços de hoje. As moedas se foram. Se agora o Estado acaba com a promessa do ouro e imprime o resto, não é preciso lei de impostos, e os preços sobem. Quem vive de salário e de economias paga sem ter sido consultado. Se o Estado perde, ou não para, isso é a Alemanha em 1923.',
          },
        },
      ],
      closing: {
        text: 'Toda grande potência da Europa pegou emprestado e imprimiu. A Grã-Bretanha dobrou o imposto de renda em novembro de 1914. Na França e na Alemanha os impostos novos vieram tarde. Alguns defensores do ouro dizem que ele teria encurtado a guerra, porque o dinheiro teria acabado. Outros respondem que quem morre por um país também lhe dá seu ouro. Na Alemanha a promessa foi a primeira a cair, por lei. Na Grã-Bretanha caiu em tudo, menos no nome.',
        sources: ['war-hope', 'war-budget-1914', 'reichsbank-doors', 'pound-grains'],
      },
    },
  ],
  check: [
    {
      id: 'print',
      prompt: 'Por que a Alemanha acabou com a promessa do ouro antes de imprimir tanto?',
      options: [
        {
          id: 'empty',
          text: 'O banco central já não tinha ouro',
          isCorrect: false,
          explanation: 'Tinha ouro, e queria ficar com ele.',
        },
        {
          id: 'unloved',
          text: 'O povo já não queria moedas de ouro',
          isCorrect: false,
          explanation: 'Queria tanto que as escondia.',
        },
        {
          id: 'claims',
          text: 'Cada cédula nova dava direito a ouro',
          isCorrect: true,
          explanation: 'Quem imprime muitos direitos precisa antes deixar de honrá-los.',
        },
      ],
    },
    {
      id: 'loan',
      prompt: 'Que fim levou o primeiro empréstimo de guerra britânico?',
      options: [
        {
          id: 'public',
          text: 'O público levou tudo, em uma correria',
          isCorrect: false,
          explanation: 'Era o que diziam os jornais. O público emprestou 91 de 350 milhões de libras.',
        },
        {
          id: 'bank',
          text: 'O Banco da Inglaterra tomou uma parte em segredo',
          isCorrect: true,
          explanation:
            'O público ficou com um quarto. O Banco cobriu boa parte do que faltava, em nome de dois funcionários.',
        },
        {
          id: 'americans',
          text: 'Foi vendido no exterior, sobretudo aos americanos',
          isCorrect: false,
          explanation: 'Foi oferecido no próprio país.',
        },
      ],
    },
    {
      id: 'parity',
      prompt: 'Os preços da Grã-Bretanha subiram. Ela prende a libra ao ouro pelo velho valor. O que tem de acontecer?',
      options: [
        {
          id: 'fall',
          text: 'Seus preços têm de cair, ou os de fora subir',
          isCorrect: true,
          explanation:
            'Senão seus produtos seguem caros demais. Keynes alertou sobre o primeiro caminho: passa pela queda dos salários, e isso dói.',
        },
        {
          id: 'rise',
          text: 'Seus salários e preços podem subir ainda mais',
          isCorrect: false,
          explanation: 'Então seus produtos ficariam ainda mais caros, e o ouro iria embora.',
        },
        {
          id: 'nothing',
          text: 'Nada: um câmbio é só um número',
          isCorrect: false,
          explanation: 'Com câmbio fixo, os preços de um país têm de combinar com os dos outros.',
        },
      ],
    },
  ],
  takeaways: [
    'As guerras se pagam com impostos, com empréstimos e com dinheiro novo.',
    'Em 1914 a promessa do ouro acabou por lei na Alemanha, e em tudo menos no nome na Grã-Bretanha.',
    'Até um “sucesso” pode ser arranjado. Velhos livros de contas mostraram isso depois de 103 anos.',
    'Voltar a um câmbio antigo é escolher quem paga: quem poupa ou quem trabalha.',
  ],
  explains: 'como se pagam as guerras, e o que fazem com a promessa do ouro',
  limits:
    'As parcelas dos custos dependem do que se conta como custo de guerra e da alta dos preços, então as porcentagens são aproximadas. Quanto da guerra foi pago com dinheiro novo se discute até para países isolados, porque os bancos emprestavam a quem comprava títulos. Se o ouro teria encurtado a guerra não dá para testar. E os problemas da Grã-Bretanha depois de 1925 tiveram também outras causas: indústrias velhas, mercados perdidos e o que outros países fizeram. As citações são tradução nossa.',
};
