import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'clipped-coins',
  cover: { visual: 'tax-bag', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'A bolsa que pesava pouco',
    paragraphs: [
      {
        text: 'Londres, meados de 1695. Chegam bolsas de moedas de prata como pagamento de impostos. Os funcionários contam: o número está certo. Depois pesam. Há anos as pessoas cortam lascas das bordas, derretem as lascas e gastam as moedas do mesmo jeito.',
        sources: ['coin-kleer'],
      },
    ],
    guess: {
      question: 'Quanta prata faltava em uma bolsa média?',
      options: [
        { id: 'six', text: '6%', isCorrect: false, answer: 'Isso seria o desgaste normal.' },
        { id: 'sixteen', text: '16%', isCorrect: false, answer: 'Isso era seis anos antes.' },
        { id: 'fifty', text: '50%', isCorrect: true, answer: 'Metade tinha sumido.' },
      ],
    },
    reveal: [
      {
        text: 'Mas fazia trinta anos que a casa da moeda produzia moedas à máquina, com letras ou estrias na borda, para que qualquer corte aparecesse. Onde estavam elas?',
        sources: ['coin-wiki', 'coin-macaulay'],
      },
    ],
  },
  objectives: [
    'Explicar por que as pessoas pagam com a moeda ruim e guardam a boa',
    'Dizer a condição sem a qual a lei falha',
    'Contar o que a Inglaterra fez em 1696, e o que deu errado',
    'Citar casos em que o dinheiro bom expulsa o ruim',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Duas fichas para uma volta',
      paragraphs: [
        {
          text: 'Um parque vende dois tipos de ficha para o carrossel. Uma é um disco de lata. A outra é uma moeda de chocolate em papel dourado. Cada uma vale uma volta, e o homem do carrossel é obrigado a aceitar as duas.',
        },
        {
          text: 'Qual você entrega? Todo mundo paga com lata. O chocolate acaba nos bolsos e nas barrigas. Depois de uma hora, o homem tem uma caixa cheia de lata e nem uma moeda de chocolate.',
        },
      ],
      drawing: {
        visual: 'tin-and-chocolate',
        background: 'plain',
        mood: 'calm',
        text: 'A caixa de um carrossel, cheia de discos de lata, e um bolso cheio de moedas de chocolate, uma delas mordida.',
        words: ['lata', 'chocolate'],
      },
      limits:
        'Agora mude uma coisa: ele pode dizer “uma moeda de chocolate ou dois discos de lata”. Os dois tipos voltam na hora. A regra só funciona enquanto alguém é obrigado a aceitar o bom e o ruim como iguais.',
    },
    {
      type: 'story',
      title: 'Três cidades cheias de moedas ruins',
      sections: [
        {
          id: 'athens',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '405 a.C.',
            location: 'Atenas',
            character: 'Aristófanes, autor de comédias',
            scene: 'Uma piada sobre moedas e homens',
            narrative: [
              {
                text: 'Atenas está perdendo uma longa guerra, e a prata quase acabou. A cidade cunha moedas de ouro e outras de bronze, muito provavelmente com uma casca de prata. Na peça As Rãs, o coro elogia as antigas moedas de prata e as novas de ouro, conhecidas e aceitas com confiança em toda parte.',
                sources: ['coin-athens', 'coin-kroll', 'coin-frogs', 'coin-frogs-verses'],
              },
            ],
            guess: {
              question: 'O que, diz o coro, o povo de Atenas faz com essas belas moedas?',
              options: [
                {
                  id: 'reject',
                  text: 'Não as usa',
                  isCorrect: true,
                  answer: 'Em uma tradução, elas são “rejeitadas e abandonadas pelo lixo de ontem”.',
                },
                {
                  id: 'wear',
                  text: 'Usa como joias',
                  isCorrect: false,
                  answer: 'O canto não diz nada disso.',
                },
                {
                  id: 'pay',
                  text: 'Paga primeiro com elas',
                  isCorrect: false,
                  answer: 'Paga com as ruins.',
                },
              ],
            },
            reveal: [
              {
                text: 'A piada é sobre política: a cidade trata seus melhores cidadãos como suas melhores moedas. Só tem graça porque todos os ouvintes sabiam das moedas.',
                sources: ['coin-frogs'],
              },
            ],
            visual: 'owl-coin',
            visualText: 'Uma moeda grossa de prata com uma coruja e, ao lado, uma fina cuja prata está descascando.',
            mood: 'hopeful',
          },
        },
        {
          id: 'london',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1695',
            location: 'Londres',
            character: 'William Lowndes, do Tesouro, e John Locke, filósofo',
            scene: 'Aonde foram as moedas boas',
            narrative: [
              {
                text: 'O Estado aceitava moedas raspadas e inteiras do mesmo jeito, e todos os outros também. Mas uma moeda inteira podia ser derretida ou levada para fora, onde a prata valia pelo peso. Por isso as pessoas gastavam as raspadas. As inteiras, escreve o historiador Macaulay, eram derretidas, exportadas e entesouradas.',
                sources: ['coin-macaulay'],
              },
              {
                text: 'A maioria concordava em cunhar a prata de novo, embora alguns quisessem esperar pela paz. Lowndes queria que cada moeda de prata contasse 25% a mais, para que preços e dívidas pudessem ficar como estavam. Locke disse não: um xelim é um peso de prata, e mudá-lo é enganar quem tem dinheiro a receber.',
                sources: ['coin-macaulay', 'coin-christies', 'coin-locke'],
              },
            ],
            guess: {
              question: 'Quem ganhou a votação no Parlamento?',
              options: [
                {
                  id: 'lowndes',
                  text: 'Lowndes: moedas mais leves',
                  isCorrect: false,
                  answer: 'Teve metade dos votos do outro lado.',
                },
                {
                  id: 'locke',
                  text: 'Locke: o peso antigo, inteiro',
                  isCorrect: true,
                  answer: '225 votos contra 114.',
                },
                {
                  id: 'nobody',
                  text: 'Ninguém: não houve votação',
                  isCorrect: false,
                  answer: 'Houve, em 10 de dezembro de 1695.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em 1696 recolheram as moedas antigas. Isaac Newton chegou à Casa da Moeda como guardião (Warden), e outras cidades ganharam mais cinco casas da moeda. Até maio, moedas raspadas ainda pagavam impostos pelo valor cheio. Um novo imposto sobre casas e janelas cobriu essa perda. Quem ainda tinha moedas raspadas nos últimos meses do ano arcou com o resto. As moedas novas vinham devagar demais, e cidades de todo o país imploravam por uma casa da moeda própria.',
                sources: ['coin-newton', 'coin-laws-1696', 'coin-wiki'],
              },
            ],
            visual: 'clipped-shilling',
            visualText:
              'Uma tesoura morde a borda de uma moeda. Embaixo há lascas, ao lado de uma moeda redonda e inteira.',
            mood: 'tense',
          },
        },
        {
          id: 'after',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1697 a 1760',
            location: 'Inglaterra',
            character: 'Isaac Newton, agora diretor da Casa da Moeda',
            scene: 'Newton e o guinéu',
            narrative: [
              {
                text: 'Agora a Inglaterra tinha uma bela prata pesada. Tinha também moedas de ouro, os guinéus. Quantos xelins de prata devia valer um guinéu? Em 1717, Newton escreveu um relatório, e o guinéu baixou para 21 xelins.',
                sources: ['coin-gold', 'coin-shaw'],
              },
            ],
            guess: {
              question: 'Que fim levou a bela prata nova?',
              options: [
                {
                  id: 'stayed',
                  text: 'Ficou em uso por um século',
                  isCorrect: false,
                  answer: 'Esse era o plano.',
                },
                {
                  id: 'left',
                  text: 'Derreteram e levaram para fora',
                  isCorrect: true,
                  answer: 'O ouro contava demais, então a prata foi embora.',
                },
                {
                  id: 'clipped',
                  text: 'Foi raspada de novo',
                  isCorrect: false,
                  answer: 'A nova borda acabou com isso.',
                },
              ],
            },
            reveal: [
              {
                text: '21 xelins ainda era demais: na Inglaterra, um guinéu contava como mais prata do que teria comprado na Holanda ou na França. Em 1760, as coroas de prata tinham quase desaparecido, embora se tivesse cunhado mais de um milhão e meio de libras delas. A Inglaterra tinha escorregado da prata para o ouro, e ninguém planejou isso.',
                sources: ['coin-shaw', 'coin-gold'],
              },
              {
                text: 'Qual é, então, a lei? Nos anos 1850, um economista lhe deu o nome de Thomas Gresham, que nunca a formulou desse jeito. Outros já a tinham descrito muito antes dele.',
                sources: ['coin-eb', 'coin-hks', 'coin-copernicus', 'coin-frogs'],
              },
              {
                text: 'A forma curta, “o dinheiro ruim expulsa o bom”, está errada assim como está, diz o economista Robert Mundell. Entre países, onde ninguém é obrigado a aceitar dinheiro ruim, venceram as moedas fortes. O ruim expulsa o bom onde os dois têm de ser aceitos como iguais.',
                sources: ['coin-mundell'],
              },
              {
                text: 'Outros dois economistas duvidam até disso: as pessoas podem simplesmente pagar um pouco a mais por moedas boas, a não ser que dê trabalho demais. Um terceiro responde que leis duras dão esse trabalho.',
                sources: ['coin-rolnick', 'coin-selgin'],
              },
            ],
            visual: 'screw-press',
            visualText:
              'Uma prensa de parafuso para moedas. Dois homens giram o braço comprido, que tem um peso em cada ponta.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: cinco xelins por um queijo',
      situation: [
        {
          text: 'Imagine que é 1695 e que você vende queijo. Um queijo custa cinco xelins. Uma freguesa conta cinco, e cada um está raspado pela metade. O cobrador de impostos ainda aceita essas moedas. O seu fornecedor na Holanda pesa uma por uma.',
          drawing: {
            visual: 'five-for-a-cheese',
            background: 'plain',
            mood: 'calm',
            text: 'Cinco xelins oferecidos por um queijo. De cada um falta cerca de metade.',
          },
        },
      ],
      question: 'O que você diz?',
      options: [
        {
          id: 'take',
          label: '“Um xelim é um xelim.” Aceito',
          outcome: {
            text: 'Você as guarda para o imposto e poupa as moedas inteiras para a Holanda. É a lei em ação: você acaba de passar adiante uma moeda ruim e de mandar uma boa para fora do país. Se o Estado deixar de aceitá-las, você fica com metade da prata.',
          },
        },
        {
          id: 'weigh',
          label: '“Por peso, por favor: dez destas”',
          outcome: {
            text: 'Você não perde nada, e as moedas inteiras vêm até você, porque aqui valem mais. No seu balcão, a lei de Gresham acabou. Mas agora cada venda precisa de balança e de discussão, e alguns fregueses vão embora.',
          },
        },
        {
          id: 'raise',
          label: '“O queijo agora custa dez xelins”',
          outcome: {
            text: 'É justo com você se todas as moedas estiverem raspadas. Mas quem vier com um xelim inteiro paga o dobro. Por isso ninguém vai vir com um xelim inteiro.',
          },
        },
      ],
      closing: {
        text: 'Lowndes escreveu que as pessoas precisavam acertar “o preço ou valor do próprio dinheiro” antes de cada negócio, e fixar por ele o preço das mercadorias. Quando moedas boas e ruins podem ter preços diferentes, as duas conseguem ficar.',
        sources: ['coin-lowndes'],
      },
    },
  ],
  check: [
    {
      id: 'condition',
      prompt: 'Quando o dinheiro ruim expulsa o bom?',
      options: [
        {
          id: 'always',
          text: 'Sempre',
          isCorrect: false,
          explanation: 'Onde se pode recusar moedas ruins, as boas muitas vezes vencem.',
        },
        {
          id: 'equal',
          text: 'Quando os dois têm de valer igual',
          isCorrect: true,
          explanation: 'Aí compensa gastar a moeda ruim e guardar a boa.',
        },
        {
          id: 'old',
          text: 'Quando as moedas boas são antigas',
          isCorrect: false,
          explanation: 'Em 1695, as moedas boas eram as novas.',
        },
      ],
    },
    {
      id: 'locke',
      prompt: 'Você deve 100 xelins quando todas as moedas vão ser refeitas. De qual plano você gostaria?',
      options: [
        {
          id: 'lowndes',
          text: 'Do plano de Lowndes',
          isCorrect: true,
          explanation: 'Você poderia pagar com menos prata. Quem tem a receber preferiria o de Locke.',
        },
        {
          id: 'locke',
          text: 'Do plano de Locke',
          isCorrect: false,
          explanation: 'Você teria de arranjar 100 moedas de peso inteiro.',
        },
        {
          id: 'same',
          text: 'De nenhum: não faz diferença',
          isCorrect: false,
          explanation: 'A briga era exatamente sobre isso: quem arca com a perda.',
        },
      ],
    },
    {
      id: 'gold',
      prompt: 'Por que a prata saiu da Inglaterra depois de 1696?',
      options: [
        {
          id: 'clippers',
          text: 'Os raspadores a cortaram toda',
          isCorrect: false,
          explanation: 'A borda das moedas novas dificultava isso.',
        },
        {
          id: 'ugly',
          text: 'As pessoas gostavam mais de ouro que de prata',
          isCorrect: false,
          explanation: 'Era questão de aritmética, não de gosto.',
        },
        {
          id: 'rate',
          text: 'O ouro contava demais em relação a ela',
          isCorrect: true,
          explanation: 'A prata comprava mais lá fora, então foi para lá.',
        },
      ],
    },
  ],
  takeaways: [
    'Se moedas boas e ruins têm de valer igual, as pessoas gastam as ruins.',
    'Sem valor imposto, não há lei de Gresham: aí o dinheiro bom pode vencer.',
    'Consertar as moedas de um país sempre traz a pergunta: quem arca com a perda?',
    'Uma relação errada entre ouro e prata expulsa um dos dois.',
  ],
  explains: 'quando o dinheiro ruim expulsa o bom, e quando não',
  limits:
    'As moedas de Aristófanes são discutidas: nem todos os estudiosos acham que as moedas ruins dele tinham casca de prata. Até que ponto a lei inglesa obrigava a aceitar moedas raspadas também se debate; o costume e o fisco fizeram boa parte. Os economistas ainda discutem se a lei precisa de força, ou só de que seja caro dar dois preços a duas moedas. As citações são tradução nossa.',
};
