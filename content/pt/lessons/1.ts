import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '1',
  cover: { visual: 'wheelbarrow', background: 'street', mood: 'tense' },
  opening: {
    title: 'Dez pães',
    paragraphs: [
      {
        text: 'Maio de 1923, em Berlim. Um pão de um quilo custa {bread-may-1923} marcos, segundo a lista de um jornal. Então você precisa de 4.740 marcos para comprar dez pães.',
        sources: ['erkelenz'],
      },
    ],
    guess: {
      question: 'Quanto custavam os mesmos dez pães meio ano depois, no começo de novembro?',
      options: [
        {
          id: 'double',
          text: 'Cerca de 9.500 marcos: o dobro',
          isCorrect: false,
          answer: 'Aí teria sido um tempo difícil. Isto foi outra coisa.',
        },
        {
          id: 'hundred',
          text: 'Cerca de 470.000 marcos: cem vezes mais',
          isCorrect: false,
          answer: 'Em outubro os preços já tinham passado muito disso: dez pães custavam cerca de 140 milhões.',
        },
        {
          id: 'billions',
          text: 'Cerca de 56 bilhões: doze milhões de vezes mais',
          isCorrect: true,
          answer: 'São 56.000.000.000 de marcos.',
        },
      ],
    },
    reveal: [
      {
        text: 'Na mesma lista, um pão custava {bread-july-1923} marcos em julho, {bread-october-1923} em outubro e 5,6 bilhões no começo de novembro.',
        sources: ['erkelenz'],
      },
      {
        text: 'Como um país moderno chega a isso? Quem paga, quem ganha, e o que põe um fim nisso?',
      },
    ],
  },
  objectives: [
    'Contar como a Alemanha foi de um marco-ouro a um marco-papel que não valia quase nada',
    'Explicar por que as pessoas gastavam o salário em poucas horas',
    'Dizer quem ganhou e quem perdeu quando o dinheiro morreu',
    'Descrever o que pôs fim a isso, e o que os historiadores ainda discutem',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O teatro com ingressos demais',
      paragraphs: [
        {
          text: 'Pense em um teatro pequeno, com cem lugares. Ele vende cem ingressos, e cada ingresso vale um lugar. Então o dono tem uma conta alta a pagar. Imprime mais cem ingressos e paga com eles.',
        },
      ],
      drawing: {
        visual: 'theater-tickets',
        background: 'plain',
        mood: 'calm',
        text: 'Um teatro com cem lugares diante de um palco. Ao lado há duzentos ingressos, cem deles novos e vermelhos.',
      },
      guess: {
        question: 'Quem paga pelos cem ingressos a mais do dono?',
        options: [
          {
            id: 'owner',
            text: 'O dono',
            isCorrect: false,
            answer: 'Ele pagou a conta com papel que quase não lhe custou nada.',
          },
          {
            id: 'kept',
            text: 'Quem guardou um ingresso antigo',
            isCorrect: true,
            answer: 'Agora dois ingressos disputam cada lugar.',
          },
          { id: 'nobody', text: 'Ninguém', isCorrect: false, answer: 'Continua havendo só cem lugares.' },
        ],
      },
      reveal: [
        {
          text: 'O teatro não cresceu, então um ingresso agora vale cerca de meio lugar. Quem recebeu os primeiros ingressos novos se deu bem, porque ninguém tinha percebido ainda. Os outros pagaram a conta sem que ninguém perguntasse.',
        },
        {
          text: 'Agora o dono repete isso todo mês, e depois toda semana. Quando as pessoas passam a esperar mais ingressos, param de guardá-los. No mesmo dia os trocam por qualquer coisa que conseguirem. Aí os ingressos perdem valor mais rápido do que são impressos.',
        },
      ],
      limits:
        'Um país não é um teatro. Pode fazer mais bens quando se querem mais, então um pouco de dinheiro novo não precisa elevar os preços. A comparação serve quando o dinheiro cresce muito mais rápido que as coisas que pode comprar.',
    },
    {
      type: 'story',
      title: 'Do marco-ouro ao dinheiro em carrinho de mão',
      sections: [
        {
          id: 'gold-promise',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1914',
            location: 'Berlim, Império Alemão',
            character: 'O governo alemão',
            scene: 'Uma promessa suspensa',
            narrative: [
              {
                text: 'Antes da Primeira Guerra Mundial, uma cédula alemã era uma promessa. Você podia entrar no banco central, o Reichsbank, e trocar marcos-papel por moedas de ouro. Um dólar dos Estados Unidos custava {marks-per-dollar-1914} marcos, ano após ano.',
                sources: ['geldscheinsammlung'],
              },
              {
                text: 'Em 4 de agosto de 1914, dias depois do começo da guerra, a promessa foi suspensa. Com isso, soltou-se o freio que limitava quanto papel se podia imprimir.',
                sources: ['geldscheinsammlung'],
              },
            ],
            guess: {
              question: 'Como a Alemanha pagou a maior parte da guerra?',
              options: [
                {
                  id: 'taxes',
                  text: 'Com impostos',
                  isCorrect: false,
                  answer: 'Os impostos pagaram só uma parte.',
                },
                {
                  id: 'loans',
                  text: 'Com empréstimos do próprio povo',
                  isCorrect: true,
                  answer: 'As pessoas emprestaram as economias ao Estado, em títulos de guerra.',
                },
                {
                  id: 'abroad',
                  text: 'Com empréstimos de outros países',
                  isCorrect: false,
                  answer: 'A maioria dos que emprestaram estava dentro do país.',
                },
              ],
            },
            reveal: [
              {
                text: 'O plano era simples: vencer e deixar os perdedores pagarem. A Alemanha perdeu em 1918. Àquela altura, o marco já tinha perdido pelo menos metade do que podia comprar.',
                sources: ['geldscheinsammlung'],
              },
            ],
            visual: 'locked-grille',
            visualText:
              'Um homem com uma cédula na mão no guichê de um banco. Atrás de uma grade trancada há moedas de ouro.',
            mood: 'uneasy',
          },
        },
        {
          id: 'unpaid-bills',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1919 a 1922',
            location: 'Alemanha',
            character: 'Uma república nova com contas velhas',
            scene: 'Sai mais do que entra',
            narrative: [
              {
                text: 'A nova república começou afundada em dívidas. Antes da guerra, o Estado devia cerca de {german-debt-1914} bilhões de marcos. No começo de 1919, devia {german-debt-1919} bilhões. Os soldados precisavam de trabalho, os feridos e as viúvas, de pensões. Os impostos cobriam uma parte disso, e a máquina de imprimir cobria o resto.',
                sources: ['nsdoku'],
              },
              {
                text: 'Os vencedores da guerra queriam reparações, ou seja, pagamento pelos danos: 132 bilhões de marcos-ouro, 82 deles só se a Alemanha pudesse pagar mais. Sob ameaça de tropas, o governo disse sim. Esperava provar, ao tentar, que nem mesmo o resto podia ser pago. O marco caiu, segurou-se por meses e caiu de novo.',
                sources: ['mdr', 'c-bonds', 'london-ultimatum', 'mark-rates'],
              },
            ],
            guess: {
              question: 'Quanto do seu valor em dólares o marco perdeu no ano de 1922?',
              options: [
                {
                  id: 'quarter',
                  text: 'Cerca de um quarto',
                  isCorrect: false,
                  answer: 'Perdeu muito mais, e quase tudo na segunda metade do ano.',
                },
                {
                  id: 'half',
                  text: 'Cerca de metade',
                  isCorrect: false,
                  answer:
                    'Isso, pelo menos, ele já tinha perdido em poder de compra durante a guerra. Em 1922 foi bem mais longe.',
                },
                {
                  id: 'nearly-all',
                  text: 'Mais de nove décimos',
                  isCorrect: true,
                  answer: 'De cada cem marcos de valor, sobraram menos de três.',
                },
              ],
            },
            reveal: [
              {
                text: 'Na segunda metade de 1922, a queda ficou íngreme. No fim, um dólar custava cerca de 7.350 marcos.',
                sources: ['mark-rates'],
              },
            ],
            more: {
              summary: 'Alguém queria que o marco caísse?',
              paragraphs: [
                {
                  text: 'A queda ajudava os exportadores alemães, e os rivais no exterior reclamavam. O governo, escreveu o jornalista britânico Hartley Withers, estava “talvez contente de ver assim frustrados os seus esforços para pagar”. O economista John Maynard Keynes esperava que aqueles 82 bilhões fossem cancelados.',
                  sources: ['withers-exports', 'withers-pleased', 'keynes-1922'],
                },
              ],
            },
            visual: 'bill-tower',
            visualText:
              'Uma folha de papel com o número {german-debt-1914}, a dívida em bilhões de marcos antes da guerra. Ao lado há uma torre dessas folhas com {german-debt-1919}, no começo de 1919, em marcos que compravam metade ou menos.',
            mood: 'uneasy',
          },
        },
        {
          id: 'ruhr',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'Janeiro a novembro de 1923',
            location: 'O Ruhr, no oeste da Alemanha',
            character: 'Mineiros, ferroviários e dois exércitos',
            scene: 'Um país paga para as pessoas não trabalharem',
            narrative: [
              {
                text: 'A Alemanha tinha de pagar em parte com carvão. Quando as entregas atrasaram, tropas francesas e belgas entraram no Ruhr, o coração do carvão e do aço alemães.',
                sources: ['ruhr'],
              },
              {
                text: 'O governo alemão pediu às pessoas dali que se recusassem a trabalhar para os ocupantes. Os trabalhadores entraram em greve, e o Estado pagava os salários. Os impostos não cobriam isso, então ele imprimiu o dinheiro. Duas coisas ruins se juntaram: menos bens, porque as minas estavam paradas, e muito mais dinheiro.',
                sources: ['ruhr'],
              },
              {
                text: 'A gráfica do Estado não dava conta. No auge, 84 empresas imprimiam para ela. Em três meses de 1923 saíram 28 tipos de cédula, com números cada vez maiores.',
                sources: ['printers', 'bundesdruckerei', 'largest-note'],
              },
            ],
            guess: {
              question: 'Quantos zeros tem a maior de todas as cédulas alemãs?',
              options: [
                {
                  id: 'nine',
                  text: 'Nove: um bilhão de marcos',
                  isCorrect: false,
                  answer: 'Em novembro, um bilhão não bastava para um único pão.',
                },
                {
                  id: 'fourteen',
                  text: 'Catorze: cem trilhões de marcos',
                  isCorrect: true,
                  answer: 'Escreva uma vez: 100.000.000.000.000.',
                },
                {
                  id: 'seventeen',
                  text: 'Dezessete: cem quatrilhões de marcos',
                  isCorrect: false,
                  answer: 'Isso já é mil vezes mais.',
                },
              ],
            },
            reveal: [
              {
                text: 'Essa cédula traz a data de 15 de fevereiro de 1924, quando fazia três meses que a queda tinha parado. Em 1923, todo o papel ainda era pouco: cidades, ferrovias e fábricas imprimiram seu próprio dinheiro de emergência.',
                sources: ['bundesdruckerei', 'largest-note', 'printers'],
              },
              {
                text: 'Em 2 de janeiro, um dólar custava cerca de 7.260 marcos, contra {marks-per-dollar-1914} antes da guerra: mais de 99,9% já tinham sumido. Em 1º de outubro custava cerca de 242 milhões. Em 1º de novembro custava cerca de 130 bilhões. Só em outubro, o dólar subiu mais de quinhentas vezes.',
                sources: ['erkelenz', 'daily-rates'],
              },
            ],
            visual: 'queue',
            visualText: 'Uma longa fila de pessoas de casaco espera diante de um portão fechado.',
            mood: 'tense',
          },
        },
        {
          id: 'payday',
          background: 'street',
          truth: 'invented',
          content: {
            year: 'Fim de outubro de 1923',
            location: 'Um escritório em Berlim',
            character: 'Marta Lindner, datilógrafa',
            scene: 'Pagamento às onze da manhã',
            inventedNote:
              'Marta e o dia dela são inventados. O pagamento diário, os cestos cheios de cédulas e a troca de mercadorias estão descritos em crônicas de cidades e diários.',
            narrative: [
              {
                text: 'Agora Marta recebe todo dia. Às onze o caixa entra com um cesto de roupa. Conta maços, não cédulas.',
                sources: ['gera', 'bundesdruckerei'],
              },
              {
                text: 'A mãe espera no portão com uma sacola de compras. Marta entrega o pagamento inteiro e volta para a máquina de escrever. A mãe corre. A padaria pôs um preço novo ontem ao meio-dia, e hoje vai pôr outro.',
              },
              { text: 'Não há mais pão.' },
            ],
            guess: {
              question: 'O que a mãe de Marta faz com o dinheiro?',
              options: [
                {
                  id: 'save',
                  text: 'Guarda para comprar o pão de amanhã',
                  isCorrect: false,
                  answer: 'Amanhã as mesmas cédulas vão comprar muito menos pão. Ela sabe disso.',
                },
                {
                  id: 'things',
                  text: 'Compra coisas de que não precisam',
                  isCorrect: true,
                  answer: 'Uma coisa se pode trocar amanhã. As cédulas até lá perdem o valor.',
                },
                {
                  id: 'bank',
                  text: 'Leva para o banco',
                  isCorrect: false,
                  answer: 'No banco derreteria com a mesma rapidez.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ela volta para casa com três velas e uma lata de graxa de sapato.',
              },
              {
                text: 'À noite Marta encontra a velha caderneta de poupança. Em 1913 a avó depositou ali 800 marcos, grande parte de um ano de salário. Ela lê o número duas vezes. Não pagaria o selo de uma carta ao banco.',
              },
            ],
            visual: 'bread',
            visualText:
              'A vitrine de uma padaria, só com migalhas. Na lousa ao lado, três preços antigos estão riscados, {bread-may-1923}, {bread-july-1923} e {bread-october-1923:number:0}. Nenhum preço novo foi escrito ainda.',
            mood: 'desperate',
          },
        },
        {
          id: 'wheelbarrow',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'Novembro de 1923',
            location: 'Alemanha',
            character: 'Gente que precisava fazer compras',
            scene: 'Era mesmo carrinho de mão?',
            narrative: [
              {
                text: 'Um quilo de pão custava 5,6 bilhões de marcos no começo de novembro, pelo relato de um jornal. Outras listas daquele mês dão de 200 a 580 bilhões. Ninguém tem um único preço verdadeiro.',
                sources: ['bundesdruckerei', 'monthly-list', 'erkelenz', 'savings-banks'],
              },
              {
                text: 'Testemunhas falam de cestos de roupa, de carteiros com sacos nas costas e de carrinhos de bebê cheios de papel. Se as famosas fotos de carrinho de mão foram posadas, hoje é difícil dizer.',
                sources: ['bundesdruckerei', 'overy'],
              },
              {
                text: 'Uma história muito conhecida fala de uma mulher que deixa por um instante um cesto de dinheiro na rua. Quando volta, algo sumiu.',
                sources: ['basket-joke'],
              },
            ],
            guess: {
              question: 'O que sumiu?',
              options: [
                {
                  id: 'money',
                  text: 'O dinheiro',
                  isCorrect: false,
                  answer: 'Ninguém queria o dinheiro.',
                },
                { id: 'basket', text: 'O cesto', isCorrect: true, answer: 'Um cesto valia alguma coisa.' },
                {
                  id: 'both',
                  text: 'O cesto e o dinheiro',
                  isCorrect: false,
                  answer: 'O ladrão era mais exigente que isso.',
                },
              ],
            },
            reveal: [
              {
                text: 'O dinheiro está no chão da rua. Os alemães contavam isso como uma piada com fundo de verdade. Ninguém sabe se aconteceu.',
                sources: ['basket-joke'],
              },
            ],
            visual: 'full-basket',
            visualText: 'Um cesto de roupa cheio de maços de cédulas na calçada, em frente a uma loja.',
            mood: 'desperate',
          },
        },
        {
          id: 'winners-losers',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1923 a 1925',
            location: 'Alemanha',
            character: 'Poupadores e devedores',
            scene: 'Quem perdeu e quem ganhou',
            narrative: [
              {
                text: 'Os poupadores perderam. Quem tinha dinheiro no banco, em um seguro de vida ou em títulos de guerra o viu sumir. Uma lei de 1925 devolveu um pouco. Para contas de poupança, foram pelo menos 12,5% do valor antigo. Para hipotecas, que são empréstimos sobre uma casa ou fazenda, foram 25. Os títulos de guerra receberam 2,5%, e quem os tinha desde cedo recebeu mais depois, por sorteio.',
                sources: ['freiburg', 'old-bonds', 'old-bonds-law'],
              },
              {
                text: 'Os devedores ganharam. Em 1922 e 1923 quitaram-se hipotecas de 22 bilhões de marcos, segundo um cálculo da época, e quem emprestou recebeu papel. Alguns donos de indústrias, sobretudo Hugo Stinnes, tinham erguido impérios com empréstimos.',
                sources: ['mortgages', 'industry', 'old-bonds'],
              },
            ],
            guess: {
              question: 'Quem era o maior devedor de todos?',
              options: [
                {
                  id: 'farmers',
                  text: 'Os agricultores',
                  isCorrect: false,
                  answer: 'Os que tinham hipotecas ganharam. Mas alguém devia muito mais.',
                },
                {
                  id: 'state',
                  text: 'O Estado',
                  isCorrect: true,
                  answer: 'Tinha a dívida de uma guerra mundial, a maior parte com o próprio povo.',
                },
                {
                  id: 'industry',
                  text: 'Os donos de indústrias',
                  isCorrect: false,
                  answer: 'Tinham erguido impérios com empréstimos. Um devedor era ainda maior.',
                },
              ],
            },
            reveal: [
              {
                text: 'A dívida de guerra dele derreteu. Assim, a riqueza passou de quem tinha confiado em uma promessa para quem a tinha feito.',
                sources: ['mortgages', 'industry', 'old-bonds'],
              },
            ],
            visual: 'ledger',
            visualText: 'Um livro de contas aberto. Na página esquerda somem as economias; na direita, as dívidas.',
            mood: 'uneasy',
          },
        },
        {
          id: 'rentenmark',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '15 de novembro de 1923',
            location: 'Berlim',
            character: 'Hans Luther, ministro das finanças, e Hjalmar Schacht, comissário da moeda',
            scene: 'Uma cédula nova com um limite',
            narrative: [
              {
                text: 'Em setembro o governo desistiu da cara greve no Ruhr. Em novembro lançou uma cédula nova, o Rentenmark, por um trilhão de marcos-papel. Dizia-se que era lastreada em hipotecas sobre terras e indústrias alemãs.',
                sources: ['transition', 'rentenmark'],
              },
            ],
            guess: {
              question: 'Dava para entrar em um banco e trocar um Rentenmark por um pedaço de terra?',
              options: [
                {
                  id: 'yes',
                  text: 'Sim, a ideia era exatamente essa',
                  isCorrect: false,
                  answer: 'Ninguém recebeu um campo por ele. A terra era uma promessa no papel.',
                },
                {
                  id: 'no',
                  text: 'Não, nem por um campo',
                  isCorrect: true,
                  answer: 'Então outra coisa deve ter feito as pessoas confiarem nele.',
                },
              ],
            },
            reveal: [
              {
                text: 'A quantidade tinha um limite, e o limite foi respeitado. Mesmo assim, abaixo dele as cédulas se multiplicaram em semanas, e os preços ficaram parados.',
                sources: ['rentenmark', 'transition', 'rentenmark-amount'],
              },
              {
                text: 'Em 20 de novembro fixou-se o dólar em {marks-per-dollar-fixed-1923} de marcos-papel, o que dava {marks-per-dollar-1914} dos novos: a cotação de 1914. As pessoas falaram em milagre.',
                sources: ['daily-rates', 'rentenmark'],
              },
              {
                text: 'Não foi milagre. O Estado cortou gastos e parou de imprimir para pagar contas. Mandou que pelo menos um quinto de seus funcionários saísse até o fim de março de 1924. Os economistas ainda discutem o que mais importou. Uns dizem que foram o orçamento e um banco central firme. Outros, a cotação fixa do dólar e os juros muito altos, ou o alívio das dívidas da guerra.',
                sources: ['sargent', 'reich-staff', 'dornbusch', 'steinbaum'],
              },
            ],
            visual: 'dollar-stairs',
            visualText:
              'Uma moeda com um cifrão sobe escadas em uma escala em que cada linha significa mil vezes mais. Começa em {marks-per-dollar-1914} marcos em 1914 e termina acima de um trilhão em novembro de 1923. No último degrau, um marco novo vale um trilhão de antigos, então o mesmo dólar volta a ser {marks-per-dollar-1914}.',
            visualWords: ['Marcos por um dólar', '1914', '1/1923', '10/1923', '11/1923', 'marco novo'],
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: dez pães de papel',
      situation: [
        {
          text: 'É uma manhã de outubro de 1923. Os preços dobram mais ou menos a cada 3,7 dias. Você tem na mão cédulas que neste momento comprariam dez pães.',
          sources: ['hanke-krus'],
          drawing: {
            visual: 'notes-for-loaves',
            background: 'plain',
            mood: 'tense',
            text: 'Uma pilha de cédulas, e os dez pães que ela compra.',
          },
        },
      ],
      question: 'O que você faz com elas?',
      options: [
        {
          id: 'spend-now',
          label: 'Gasto todas antes do almoço, até em coisas de que não preciso',
          outcome: {
            text: 'Você recebe dez pães, ou outras coisas do mesmo valor. O pão fica duro, então você pode comprar sabão, pregos ou tecido e trocá-los depois. Parece bobagem, e é a melhor escolha que a maioria das pessoas tem.',
          },
        },
        {
          id: 'wait-a-week',
          label: 'Espero uma semana e compro quando precisar de algo',
          outcome: {
            text: 'Em sete dias os preços quase dobram duas vezes. Estão cerca de 3,7 vezes mais altos, e os seus dez pães encolheram para menos de três.',
          },
        },
        {
          id: 'bank',
          label: 'Ponho no banco por um mês',
          outcome: {
            text: 'Nesse ritmo, depois de trinta dias os preços estão cerca de 276 vezes mais altos. Se o banco não pagar o mesmo em juros, os dez pães viram uma fatia. Uma caderneta de poupança que se conservou mostra 200 milhões de marcos em 19 de novembro de 1923: muito menos que um pão.',
            sources: ['savings-banks'],
          },
        },
      ],
      closing: {
        text: 'Quando todos fazem a primeira escolha, o dinheiro passa de mão em mão cada vez mais rápido. Só isso já empurra os preços para cima, mesmo em um dia em que nada se imprime.',
      },
    },
  ],
  check: [
    {
      id: 'cause',
      prompt: 'Por que o governo imprimiu tanto dinheiro em 1923?',
      options: [
        {
          id: 'taxes',
          text: 'Os impostos não cobriam as contas',
          isCorrect: true,
          explanation: 'Os salários da greve no Ruhr vieram por cima. O buraco foi tapado com dinheiro novo.',
        },
        {
          id: 'gold',
          text: 'Tinha achado ouro novo e precisava de cédulas para ele',
          isCorrect: false,
          explanation: 'O vínculo com o ouro tinha sido cortado em 1914. As cédulas não representavam ouro nenhum.',
        },
        {
          id: 'coins',
          text: 'As moedas pesavam demais para as compras',
          isCorrect: false,
          explanation: 'O papel virou a carga mais pesada. A causa era o buraco no orçamento do Estado.',
        },
      ],
    },
    {
      id: 'gained',
      prompt: 'Quem ficou melhor quando o marco morreu?',
      options: [
        {
          id: 'saver',
          text: 'Uma viúva com uma conta de poupança',
          isCorrect: false,
          explanation: 'Ela estava entre os que perderam. A lei de 1925 devolveu só uma parte pequena.',
        },
        {
          id: 'borrower',
          text: 'Um agricultor com uma grande hipoteca',
          isCorrect: true,
          explanation:
            'Podia pagar com papel e ficar com a fazenda, mesmo que uma lei de 1925 depois trouxesse de volta um quarto dessas dívidas.',
        },
        {
          id: 'bond',
          text: 'Uma família com títulos de guerra',
          isCorrect: false,
          explanation:
            'Com um marco novo por quarenta antigos, e mais alguma coisa por sorteio, ela perdeu a maior parte.',
        },
      ],
    },
    {
      id: 'end',
      prompt: 'O que ajudou o Rentenmark a manter o valor?',
      options: [
        {
          id: 'land',
          text: 'Qualquer um podia trocá-lo por um pedaço de terra',
          isCorrect: false,
          explanation: 'No papel, era lastreado em hipotecas, mas ninguém podia exigir um campo com ele.',
        },
        {
          id: 'design',
          text: 'As cédulas eram mais difíceis de copiar',
          isCorrect: false,
          explanation: 'Cédulas falsas eram um detalhe. O problema tinham sido as verdadeiras.',
        },
        {
          id: 'limit',
          text: 'Um limite, e nada de imprimir para pagar contas',
          isCorrect: true,
          explanation:
            'O limite foi respeitado, e o Estado parou de pagar as contas com cédulas novas. Quanto pesou cada coisa é discutido.',
        },
      ],
    },
  ],
  takeaways: [
    'O marco perdeu o vínculo com o ouro em 1914. Na virada para 1923, mais de 99,9% de seu valor em dólares tinham sumido, e 1923 levou o resto.',
    'O Estado imprimiu dinheiro para contas que os impostos não cobriam, enquanto faltavam bens.',
    'Quem tinha dinheiro perdeu, e quem devia dinheiro ganhou.',
    'Acabou quando o Estado parou de pagar com cédulas novas. O que mais foi preciso é discutido.',
  ],
  explains: 'por que em 1923 os alemães gastavam o salário em horas',
  limits:
    'Colapsos como este são raros. Vêm depois de guerras, Estados quebrados ou produção perdida, e a inflação comum não vira um deles sozinha. Uma guerra perdida e um marco perdido não provam o que outro dinheiro vai fazer. A citação é tradução nossa.',
};
