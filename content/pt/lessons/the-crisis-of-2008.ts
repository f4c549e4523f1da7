import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-crisis-of-2008',
  cover: { visual: 'bank-dominoes', background: 'plain', mood: 'desperate' },
  opening: {
    title: 'Um dólar que sempre valeu um dólar',
    paragraphs: [
      {
        text: 'Setembro de 2008. Nos Estados Unidos, as pessoas têm cerca de 3,5 trilhões de dólares em fundos de mercado monetário, potes de empréstimos curtos que funcionam como uma conta bancária. A regra é simples: uma cota vale um dólar, hoje e amanhã. O mais antigo desses fundos, o Reserve Primary Fund, cuida de quase 65 bilhões de dólares. Uma pequena parte, 785 milhões, está emprestada a um banco chamado Lehman Brothers.',
        sources: ['reserve-fund', 'reserve-fund-end'],
      },
      { text: 'Na segunda-feira, 15 de setembro, esse banco quebra.', sources: ['lehman-fed'] },
    ],
    guess: {
      question: 'Quanto vale uma cota do fundo na terça-feira à noite?',
      options: [
        {
          id: 'half',
          text: '50 centavos',
          isCorrect: false,
          answer: 'Baixo demais. O Lehman era uma pequena parte do fundo.',
        },
        {
          id: 'less',
          text: '97 centavos',
          isCorrect: true,
          answer:
            'O Lehman tinha custado pouco mais de um centavo. Mas tanta gente fugiu que a perda caiu sobre os poucos que ficaram.',
        },
        {
          id: 'one',
          text: 'Um dólar, como sempre',
          isCorrect: false,
          answer: 'O fundo teve de contar a dívida do Lehman como se não valesse nada.',
        },
      ],
    },
    reveal: [
      {
        text: 'Três centavos não parecem muito. Mas as pessoas se perguntaram: se isto não é seguro, o que é? Os poupadores correram para sacar. Em dois dias tinham pedido de volta mais de 60% do dinheiro, muito mais do que o fundo podia pagar, e ele parou de pagar. Metade do dinheiro veio seis semanas depois; a última parte, depois de mais de um ano. No fim, todos dividiram a perda e receberam cerca de 99 centavos de cada dólar.',
        sources: ['reserve-fund-case', 'reserve-fund-left', 'reserve-fund', 'reserve-fund-half', 'reserve-fund-end'],
      },
      {
        text: 'Os poupadores fugiram também de outros fundos. Na sexta-feira o governo prometeu garantir esses fundos, e a corrida diminuiu. Pelas contas do próprio governo, a promessa não lhe custou nada.',
        sources: ['money-fund-guarantee', 'reserve-fund-guarantee'],
      },
      {
        text: 'O medo fez mais estrago que a perda. Esta lição trata desse medo e de quem foi salvo dele.',
      },
    ],
  },
  objectives: [
    'Explicar por que uma queda no preço das casas assustou os bancos',
    'Contar o que aconteceu com o Lehman Brothers e com a AIG',
    'Dizer quanto o grande resgate dos Estados Unidos pagou, e quanto voltou',
    'Argumentar a favor e contra os resgates, como faria cada um dos lados',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'As caixas lacradas',
      paragraphs: [
        {
          text: 'Em uma feira vendem-se maçãs em caixas lacradas. Certa manhã corre a notícia: algumas caixas estão podres por dentro. Ninguém sabe quais. Quanto você paga agora por uma caixa? A maioria não paga nada. Espera.',
        },
        {
          text: 'Quase todas as maçãs estão boas, e mesmo assim não se vende uma caixa. Um agricultor que tem de pagar o aluguel hoje precisa aceitar qualquer preço. Ao meio-dia está falido, com maçãs boas na carroça. O dono do terreno, que contava com o aluguel, está falido à noite.',
        },
        {
          text: 'Em 2008, as caixas eram pacotes de empréstimos para casas. Os bancos tinham vendido esses pacotes uns aos outros no mundo inteiro. Quando veio a dúvida, nem os bons achavam comprador, e os bancos ficaram com medo de emprestar uns aos outros por mais de uma noite.',
          sources: ['subprime-history', 'crisis-britannica', 'libor-october-2008', 'fed-funds-2008'],
        },
      ],
      drawing: {
        visual: 'sealed-boxes',
        background: 'plain',
        mood: 'calm',
        text: 'Seis caixas de maçãs lacradas, todas iguais. Embaixo, as mesmas caixas abertas: quatro têm maçãs boas, duas têm maçãs podres.',
        words: ['o que você vê', 'o que há dentro'],
      },
      limits:
        'Muitas daquelas maçãs estavam mesmo podres: empréstimos que nunca poderiam ser pagos. E os agricultores tinham comprado as carroças com dinheiro emprestado. Era mais que uma onda de mau humor.',
    },
    {
      type: 'story',
      title: 'A queda de 2008',
      sections: [
        {
          id: 'houses',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'Do começo dos anos 2000 a 2009',
            location: 'Estados Unidos',
            character: 'Quem tomava emprestado, quem emprestava e quem comprava os empréstimos',
            scene: 'Empréstimos para quase todo mundo',
            narrative: [
              {
                text: 'No começo dos anos 2000, quem tinha pouca renda ou um histórico ruim de pagamentos de repente conseguia um empréstimo para comprar uma casa. Quem emprestava não ficava com esses empréstimos. Misturava tudo em pacotes e vendia adiante. Alguns pacotes eram chamados de muito seguros.',
                sources: ['subprime-history'],
              },
              {
                text: 'Deu certo enquanto as casas encareciam. Quem não conseguia pagar vendia a casa ou fazia um novo empréstimo. Aí os preços viraram, e nenhuma das duas saídas funcionava mais.',
                sources: ['crisis-britannica'],
              },
            ],
            guess: {
              question:
                'Quanto caiu, em média, o preço das casas nos Estados Unidos de meados de 2006 a meados de 2009?',
              options: [
                {
                  id: 'ten',
                  text: '10%',
                  isCorrect: false,
                  answer: 'Só isso teria machucado poucos bancos.',
                },
                {
                  id: 'thirty',
                  text: '30%',
                  isCorrect: true,
                  answer: 'Muitos deviam mais do que valia a casa.',
                },
                {
                  id: 'sixty',
                  text: '60%',
                  isCorrect: false,
                  answer: 'O dobro do que foi. A metade disso já bastou para o estrago.',
                },
              ],
            },
            reveal: [
              {
                text: 'Cerca de 30%. De quem foi a culpa? Em 2011, uma comissão de dez pessoas se dividiu em três. Seis apontaram banqueiros descuidados, fiscais fracos e dívida demais, e disseram que dava para evitar a crise. Três listaram dez causas. Um culpou o governo, por empurrar empréstimos a pessoas que não podiam pagá-los. O economista John Taylor culpa o banco central: sua taxa de juros ficou baixa demais de 2003 a 2005. Ben Bernanke, que o dirigiu a partir de 2006, contesta isso.',
                sources: ['great-recession', 'fcic-split', 'fcic-dissent', 'taylor-rate', 'bernanke-rate'],
              },
            ],
            visual: 'house-on-paper',
            visualText: 'Uma casa se apoia em uma pilha torta de papéis de empréstimo. Uma parede está rachada.',
            mood: 'uneasy',
          },
        },
        {
          id: 'lehman',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Setembro de 2008',
            location: 'Nova York, Estados Unidos',
            character: 'O banco de Richard Fuld e as pessoas que poderiam salvá-lo',
            scene: 'Um cai, o seguinte é amparado',
            narrative: [
              {
                text: 'Em março de 2008, o banco Bear Stearns fica sem dinheiro em caixa. O Federal Reserve, banco central dos Estados Unidos, ajuda outro banco a comprá-lo. Em setembro chega a vez do Lehman. Ele tem 639 bilhões de dólares em bens e créditos. Durante um fim de semana, as autoridades procuram uma saída. À 1:45 da madrugada de segunda-feira, o Lehman pede falência, a maior que o país já viu. No dia seguinte, a AIG, uma seguradora gigante, está para cair. Ela recebe um empréstimo de até 85 bilhões de dólares.',
                sources: ['lehman-fed', 'lehman-assets', 'lehman-ball', 'aig-bonuses'],
              },
            ],
            guess: {
              isOpen: true,
              question: 'Por que não salvaram o Lehman?',
              options: [
                {
                  id: 'law',
                  text: 'A lei não permitia',
                  isCorrect: false,
                  answer: 'É o que dizem as autoridades que decidiram. Continue lendo.',
                },
                {
                  id: 'could',
                  text: 'Dava para salvar, e escolheram não salvar',
                  isCorrect: false,
                  answer: 'É o que diz um economista que passou quatro anos estudando o caso. Continue lendo.',
                },
                {
                  id: 'buyer',
                  text: 'Já estava perdido',
                  isCorrect: false,
                  answer: 'As autoridades dizem isso também: salvá-lo teria custado demais. Continue lendo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Dirigentes do Fed dizem que o Lehman tinha garantias de menos, e por isso a lei proibia um empréstimo. O economista Laurence Ball leu tudo o que conseguiu achar e discorda: o poder existia, e a lei não foi o motivo. Não dá para viver aquele fim de semana duas vezes.',
                sources: ['lehman-ball', 'lehman-officials'],
              },
              {
                text: 'Quem tinha emprestado ao Lehman esperou mais de três anos pelo primeiro pagamento. Depois de dez anos, segundo um cálculo, tinha recebido 31 centavos de cada dólar.',
                sources: ['lehman-recovery'],
              },
            ],
            visual: 'office-boxes',
            visualText:
              'Duas pessoas saem de uma torre de escritórios com caixas nos braços. A placa sobre a porta está em branco.',
            mood: 'tense',
          },
        },
        {
          id: 'tarp',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De outubro de 2008 em diante',
            location: 'Washington e Londres',
            character: 'Dois governos e seus contribuintes',
            scene: 'A conta',
            narrative: [
              {
                text: 'Em outubro, o Congresso dos Estados Unidos autoriza 700 bilhões de dólares para um resgate, o Troubled Asset Relief Program, ou TARP. O Reino Unido compra ações de alguns de seus maiores bancos. Salvar uma empresa com dinheiro público se chama resgate (“bailout”, em inglês).',
                sources: ['tarp-cbo', 'times-day'],
              },
              {
                text: 'A crise atinge também as pessoas comuns. Em outubro de 2009, um em cada dez trabalhadores nos Estados Unidos está sem emprego. De 2007 a 2016, perdem-se cerca de 7,8 milhões de casas por execução da hipoteca: quem emprestou toma a casa porque o empréstimo não é pago. Em março de 2009, a AIG, viva graças ao dinheiro público, paga 168 milhões de dólares para segurar seus funcionários. As pessoas ficam furiosas.',
                sources: ['great-recession', 'foreclosures', 'aig-bonuses'],
                chart: 'out-of-work',
              },
            ],
            guess: {
              question: 'Quanto o TARP custou, no fim, ao contribuinte?',
              options: [
                {
                  id: 'profit',
                  text: 'Nada. O programa deu lucro',
                  isCorrect: false,
                  answer: 'Vale só para a parte dos bancos, não para o todo.',
                },
                {
                  id: 'some',
                  text: 'Cerca de 31 bilhões de dólares',
                  isCorrect: true,
                  answer: 'É a conta final do Escritório de Orçamento do Congresso dos EUA.',
                },
                {
                  id: 'all',
                  text: 'Os 700 bilhões de dólares inteiros',
                  isCorrect: false,
                  answer: 'Nem tudo foi gasto, e a maior parte do que se gastou voltou.',
                },
              ],
            },
            reveal: [
              {
                text: 'Dos 700 bilhões, 444 foram pagos. O custo final foi de 31 bilhões. A maior parte disso foi ajuda aos donos de casas, à AIG e às montadoras de carros. Os negócios com os bancos deram lucro. No Reino Unido, foi pior.',
                sources: ['tarp-cbo', 'tarp-cbo-2020', 'rbs-end'],
              },
            ],
            more: {
              summary: 'É esse o preço verdadeiro?',
              paragraphs: [
                {
                  text: 'A economista Deborah Lucas diz que não. Os contribuintes carregaram também um risco pelo qual ninguém lhes pagou. Ela conta esse risco, em todos os resgates dos Estados Unidos na crise, e chega a cerca de 500 bilhões. Perto de três quartos foram para as agências de hipotecas do governo. Quem mais ganhou foram os que tinham emprestado às empresas resgatadas.',
                  sources: ['lucas-bailouts'],
                },
                {
                  text: 'No Reino Unido, 45,5 bilhões de libras foram para um só banco, o RBS, e cerca de 35 tinham voltado até maio de 2025, quando o Estado vendeu suas últimas ações.',
                  sources: ['rbs-end'],
                },
              ],
            },
            visual: 'life-ring',
            visualText: 'Água alta. Um banco tem uma boia presa a uma corda. As casinhas em volta não têm nenhuma.',
            mood: 'desperate',
          },
        },
        {
          id: 'argument',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 2009 até hoje',
            location: 'Universidades e parlamentos',
            character: 'Economistas que discordam',
            scene: 'A alternativa teria sido pior?',
            narrative: [
              {
                text: 'Sim, dizem Alan Blinder e Mark Zandi. Sem tudo o que se fez, segundo o modelo deles, os Estados Unidos teriam cerca de 8,5 milhões de empregos a menos em 2010. Eles acrescentam que ninguém pode saber com certeza. Ben Bernanke, que dirigia o Fed, achava que uma segunda Grande Depressão tinha passado perto.',
                sources: ['blinder-zandi', 'blinder-zandi-doubt'],
              },
              {
                text: 'John Taylor culpa também o resgate. Os juros extras que se cobravam pelo risco ficaram na faixa de sempre por dias depois do Lehman. Cresceram, escreve ele, depois que se anunciou o resgate sem um plano claro. Por que salvar o Bear, depois não o Lehman, depois a AIG? Ele culpa o zigue-zague.',
                sources: ['taylor-2009'],
              },
              {
                text: 'E há o que vem depois. Dois pesquisadores compararam bancos que pediram dinheiro do TARP.',
                sources: ['duchin-sosyura'],
              },
            ],
            guess: {
              question: 'O que os bancos resgatados fizeram depois com seus riscos?',
              options: [
                {
                  id: 'less',
                  text: 'Correram riscos menores',
                  isCorrect: false,
                  answer: 'No papel pareciam mais seguros. Segundo o estudo, não eram.',
                },
                { id: 'same', text: 'Não mudaram nada', isCorrect: false, answer: 'O estudo achou uma mudança.' },
                {
                  id: 'more',
                  text: 'Correram riscos maiores',
                  isCorrect: true,
                  answer: 'Deram empréstimos mais arriscados e compraram papéis mais arriscados.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ran Duchin e Denis Sosyura encontraram empréstimos mais arriscados que nos bancos não resgatados, escondidos das medidas oficiais. Quem sabe que outro vai pagar por sua queda sobe mais alto. Isso se chama risco moral. Os defensores respondem que não se deixa a cidade queimar para dar uma lição a um fumante. Primeiro se apaga o fogo, depois se escrevem regras melhores. Os críticos retrucam que as regras nunca chegam a tempo.',
                sources: ['duchin-sosyura'],
              },
            ],
            visual: 'one-bank-burns',
            visualText:
              'Três casas bancárias, como os críticos viam. Os bombeiros jogam água na da esquerda e na da direita. O banco do meio pega fogo.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: domingo à noite no ministério',
      situation: [
        {
          text: 'Você cuida do ministério das Finanças. São dez da noite de domingo. O chefe de um grande banco telefona. Amanhã às oito os caixas eletrônicos dele vão estar vazios. Dois milhões de pessoas recebem o salário por esse banco. As apostas dele em casas deram errado. Ninguém quer lhe emprestar.',
          drawing: {
            visual: 'sunday-night',
            background: 'plain',
            mood: 'tense',
            text: 'Um relógio que marca dez horas, um telefone que toca e um caixa eletrônico que vai estar vazio às oito.',
          },
        },
      ],
      question: 'O que você diz a ele?',
      options: [
        {
          id: 'save',
          label: '“Aqui está o dinheiro. Abra amanhã.”',
          outcome: {
            text: 'Os caixas funcionam. Foi assim com a AIG: a queda de uma seguradora não derrubou as outras. Mas donos e credores ficam com os ganhos que eram deles e passam para você as perdas que também eram. Da próxima vez, outros vão contar com a sua ligação. E você é quem vai explicar os bônus.',
            sources: ['lehman-fed', 'aig-bonuses'],
          },
        },
        {
          id: 'fail',
          label: '“Não. Você vai ter de fechar.”',
          outcome: {
            text: 'Quem correu o risco paga por ele, como no Lehman. Paga também quem não correu nenhum. Um fundo de poupadores quebra sua promessa no dia seguinte, há corrida a outros, e empresas não conseguem empréstimo para pagar salários. Em poucos dias talvez você tenha de garantir muito mais que um banco.',
            sources: ['reserve-fund-run', 'lehman-recovery'],
          },
        },
        {
          id: 'take',
          label: '“Assumo seu banco esta noite.”',
          outcome: {
            text: 'O Reino Unido fez isso com o RBS, até ter 84% dele. Os poupadores ficaram a salvo, e o chefe perdeu o cargo. Os antigos donos ficaram com menos de um sexto. O Estado foi banqueiro por quase 17 anos e recebeu de volta 35 dos 45,5 bilhões de libras. O Tesouro britânico diz que a alternativa teria custado muito mais. Você nunca vai conseguir provar isso.',
            sources: ['rbs-end', 'rbs-goodwin'],
          },
        },
      ],
      closing: {
        text: 'Às dez da noite de um domingo, não resta escolha sem custo. As baratas estavam à mão anos antes. Seis semanas depois do Lehman, alguém publicou um plano de dinheiro sem bancos. Não teria salvado um só emprego naqueles meses. Fazia outra pergunta: os pagamentos poderiam continuar se não fosse preciso confiar em nenhum banco?',
        sources: ['satoshi-post'],
      },
    },
  ],
  check: [
    {
      id: 'freeze',
      prompt: 'Por que os bancos tinham medo de emprestar uns aos outros?',
      options: [
        {
          id: 'law',
          text: 'Uma lei nova proibia',
          isCorrect: false,
          explanation: 'Nenhuma lei proibia. Os governos imploravam que emprestassem.',
        },
        {
          id: 'empty',
          text: 'Não havia mais dinheiro em lugar nenhum do mundo',
          isCorrect: false,
          explanation: 'Havia tanto dinheiro bancário quanto antes. Ele ficou parado onde estava.',
        },
        {
          id: 'doubt',
          text: 'Ninguém sabia quem tinha os empréstimos ruins',
          isCorrect: true,
          explanation: 'Como nas caixas lacradas: com a dúvida, até o que é bom fica difícil de vender.',
        },
      ],
    },
    {
      id: 'bill',
      prompt: 'Qual frase sobre o TARP está certa?',
      options: [
        {
          id: 'gone',
          text: 'Os 700 bilhões de dólares foram para os bancos e sumiram',
          isCorrect: false,
          explanation: 'Desses, 444 foram pagos, e a maior parte voltou.',
        },
        {
          id: 'cost',
          text: 'Custou cerca de 31 bilhões, ou mais, se o risco contar',
          isCorrect: true,
          explanation: 'O primeiro número é o oficial. Quanto vale o risco é discutido.',
        },
        {
          id: 'free',
          text: 'Saiu de graça, porque os bancos devolveram o dinheiro',
          isCorrect: false,
          explanation: 'A parte dos bancos deu lucro. Outras não deram, e ninguém recebeu pelo risco.',
        },
      ],
    },
    {
      id: 'hazard',
      prompt: 'Qual destes casos é risco moral?',
      options: [
        {
          id: 'insured',
          text: 'Você deixa a bicicleta sem cadeado porque ela tem seguro',
          isCorrect: true,
          explanation: 'Outro paga pela perda, então você se cuida menos.',
        },
        {
          id: 'lie',
          text: 'Um banqueiro mente sobre seus números',
          isCorrect: false,
          explanation: 'Isso é fraude. O risco moral não precisa de mentira.',
        },
        {
          id: 'luck',
          text: 'Alguém que poupa com cuidado perde dinheiro por puro azar',
          isCorrect: false,
          explanation: 'Isso é risco. Ninguém mudou o comportamento por causa de um resgate.',
        },
      ],
    },
  ],
  takeaways: [
    'O pânico se espalha pela dúvida: empréstimos bons e ruins ficam difíceis de vender ao mesmo tempo.',
    'O Lehman quebrou, a AIG foi salva, e o motivo da diferença ainda é discutido.',
    'O TARP pagou 444 bilhões de dólares e custou 31 pela conta oficial. Com o risco na conta, o preço é maior.',
    'Um resgate pode apagar um incêndio e ensinar as pessoas a brincar com fogo. As duas coisas podem ser verdade.',
  ],
  explains: 'por que resgatar um banco pode ser certo e ainda assim fazer mal',
  limits:
    'Esta é a história de um país, com uma olhada em outro. A crise foi mundial, e suas causas enchem bibliotecas. O que teria acontecido sem os resgates é um palpite de modelos, dos dois lados. As contas também diferem no que contam: o TARP foi uma pequena parte de toda a ajuda, e os empréstimos do Federal Reserve foram devolvidos com juros. Muitas vezes se diz que o Bitcoin foi uma resposta a esta crise. O autor tinha começado a trabalhar nele antes da queda do Lehman e deu vários motivos.',
};
