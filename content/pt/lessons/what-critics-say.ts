import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'what-critics-say',
  cover: { visual: 'farm-and-coin', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'Tudo por 25 dólares',
    paragraphs: [
      {
        text: 'Omaha, Nebraska, Estados Unidos, 2022. Warren Buffett, um dos investidores mais bem-sucedidos de todos os tempos, fala aos donos de sua empresa. Por um por cento de toda a terra agrícola do país, pagaria 25 bilhões de dólares na hora, diz. O mesmo por um por cento de todas as moradias de aluguel.',
        sources: ['buffett-2022'],
      },
    ],
    guess: {
      question: 'E por todo o bitcoin do mundo?',
      options: [
        {
          id: 'billion',
          text: 'Um bilhão de dólares',
          isCorrect: false,
          answer: 'Muito menos.',
        },
        { id: 'dollars', text: '25 dólares', isCorrect: false, answer: 'Menos que isso.' },
        {
          id: 'nothing',
          text: 'Nem 25 dólares',
          isCorrect: true,
          answer: '“Eu não aceitaria”, disse ele.',
        },
      ],
    },
    reveal: [
      {
        text: 'Pois “o que eu faria com isso? Teria de vender de volta a vocês, de um jeito ou de outro”. A terra dá comida, e as moradias dão aluguel. O Bitcoin, diz ele, “não produz nada”.',
        sources: ['buffett-2022'],
      },
      {
        text: 'Esta lição conta os argumentos contra o Bitcoin como os próprios críticos contariam. Depois vêm as respostas e, por fim, o que ainda está em aberto. Quem julga é você.',
      },
    ],
  },
  objectives: [
    'Formular cinco objeções de um jeito que um crítico assinaria',
    'Dar a melhor resposta a cada uma, sem fingir que ela encerra a questão',
    'Ler com cuidado números sobre oscilações de preço, crime, donos e taxas',
    'Dizer o que faria você mudar de ideia',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O clube de debates',
      paragraphs: [
        {
          text: 'Em um bom clube de debates, uma moeda decide qual lado você tem de defender. Você se prepara a sério para o lado em que não acredita. Primeiro apresenta o argumento do outro lado tão bem que eles concordam: sim, é isso que queremos dizer. Só depois responde.',
        },
        {
          text: 'A maior parte da gritaria sobre o Bitcoin pula a primeira parte. Os fãs brigam com um crítico bobo, e os críticos, com um fã bobo. Aqui, cada objeção ganha seu melhor orador.',
        },
      ],
      drawing: {
        visual: 'debate-coin',
        background: 'plain',
        mood: 'calm',
        text: 'Dois oradores com uma moeda entre eles. Quem é a favor apresenta primeiro os argumentos contra, e quem é contra, os argumentos a favor.',
        words: ['pró', 'contra'],
      },
      limits:
        'Em um debate, os dois lados têm o mesmo tempo. Isso não quer dizer que os dois tenham a mesma razão. Em algumas questões um lado tem provas melhores, e algumas não se resolvem com prova nenhuma.',
    },
    {
      type: 'story',
      title: 'Cinco objeções',
      count: 'Objeção {number} de {total}',
      sections: [
        {
          id: 'value',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2022 e 2024',
            location: 'Frankfurt',
            character: 'Ulrich Bindseil e Jürgen Schaaf, do Banco Central Europeu',
            scene: 'Não rende nada',
            narrative: [
              {
                text: 'Uma ação paga parte do lucro de uma empresa. Um título de dívida paga juros. O Bitcoin, escreveram os dois em novembro de 2022, “não gera fluxo de caixa (como os imóveis) nem dividendos (como as ações), não pode ser usado na produção (como as matérias-primas) nem traz benefícios sociais (como o ouro)”. Então seu preço se apoia “puramente na especulação”. Na calma daquele momento, viam um último suspiro antes do caminho para a irrelevância.',
                sources: ['bindseil-2022'],
              },
            ],
            guess: {
              question: 'Depois o bitcoin subiu a várias vezes aquele preço. O que eles disseram em 2024?',
              options: [
                {
                  id: 'sorry',
                  text: 'Que estavam errados',
                  isCorrect: false,
                  answer: 'Um preço mais alto não é fluxo de caixa. O argumento não depende dele.',
                },
                {
                  id: 'paid',
                  text: 'Que a própria alta faz mal',
                  isCorrect: true,
                  answer: 'O que os primeiros donos gastam, argumentaram, falta aos outros.',
                },
                {
                  id: 'silent',
                  text: 'Mais nada',
                  isCorrect: false,
                  answer: 'Escreveram um artigo inteiro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Se nada novo se produz, raciocinam eles, os primeiros donos só podem enriquecer à custa de quem chega tarde ou fica de fora. Um preço em alta significaria um “empobrecimento do resto da sociedade”. E parte do que os compradores pagam nunca chega a dono nenhum: vai para os mineradores, por energia e máquinas.',
                sources: ['bindseil-2024', 'whitepaper-mining'],
              },
            ],
            more: {
              opening: { label: 'A resposta', title: 'O ouro também não rende nada' },
              summary: 'A resposta inteira, e o que está em aberto',
              paragraphs: [
                {
                  text: 'Ouro e quadros também não pagam nada. O dinheiro é útil porque os outros o aceitam, e um pagamento que ninguém pode barrar é um serviço. George Selgin vê um tipo próprio de dinheiro: como o papel, não tem outro uso; como o ouro, é escasso. E todo dinheiro faz alguns ganhadores.',
                  sources: ['selgin-synthetic'],
                },
                {
                  text: 'Em aberto: se daqui a cinquenta anos as pessoas vão querer uma coisa assim. Nenhum preço de hoje diz isso.',
                  sources: ['selgin-synthetic'],
                },
              ],
            },
            visual: 'dry-fountain',
            visualText: 'Um chafariz sem água. No alto há uma moeda e, na borda, um passarinho.',
            mood: 'calm',
          },
        },
        {
          id: 'swings',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2011 a 2026',
            location: 'Qualquer celular com um gráfico de preços',
            character: 'Poupadores que entraram perto do topo',
            scene: 'Oscila demais',
            narrative: [
              {
                text: 'O dinheiro deveria permitir planejar. Em 2022, quando os preços nas lojas dispararam e as pessoas procuravam abrigo, o bitcoin perdeu {btc-fall-december-2021-to-december-2022:number}%. Um abrigo tem de ficar de pé na chuva. O Bitcoin sobe quando as pessoas se sentem ricas e cai quando têm medo, dizem os críticos. Assim torna os bons tempos mais agitados e os maus, piores.',
                sources: ['coinmetrics-price'],
              },
            ],
            guess: {
              question: 'Conte pelos preços do fim de cada mês. Quantas vezes ele caiu mais de 70% desde um pico?',
              options: [
                { id: 'once', text: 'Uma vez', isCorrect: false, answer: 'Mais vezes.' },
                { id: 'twice', text: 'Duas vezes', isCorrect: false, answer: 'Mais vezes.' },
                {
                  id: 'four',
                  text: 'Quatro vezes',
                  isCorrect: true,
                  answer: 'Desde os picos de 2011, 2013, 2017 e 2021.',
                },
              ],
            },
            reveal: [
              {
                text: 'No fim de junho de 2026, estava {btc-fall-since-highest-month-of-2025:number}% abaixo do mês mais alto de 2025. Economistas do Banco de Compensações Internacionais (BIS) calcularam em 2022 que cerca de três quartos dos usuários de apps tinham perdido dinheiro até ali. A maioria tinha entrado depois de uma alta.',
                sources: ['coinmetrics-price', 'bis'],
              },
            ],
            more: {
              opening: { label: 'A resposta', title: 'Até agora, oscilou menos à medida que cresceu' },
              summary: 'A resposta inteira, e o que está em aberto',
              paragraphs: [
                {
                  text: 'Até agora, oscilou menos à medida que cresceu. A volatilidade diz quanto ele oscila em um ano. Foi de {btc-volatility-first-five-years:number}% nos primeiros cinco anos dos nossos dados e de {btc-volatility-last-five-years:number}% nos cinco anos até junho de 2026. Depois de cada uma das quatro quedas, chegou a um pico mais alto.',
                  sources: ['coinmetrics-price'],
                },
                {
                  text: 'Em aberto: ainda oscila muito mais que o ouro. De janeiro de 2025 a junho de 2026, sua volatilidade foi de {btc-volatility-since-january-2025:number}%, e a do ouro, de {gold-volatility-since-january-2025:number}% em médias mensais, que parecem mais calmas. E quatro vezes não fazem uma lei.',
                  sources: ['coinmetrics-price', 'gold-monthly'],
                },
              ],
            },
            visual: 'roller-coaster',
            visualText:
              'Uma montanha-russa com um carrinho. Os morros são cada vez mais altos, e depois de cada um o trilho despenca.',
            mood: 'tense',
          },
        },
        {
          id: 'crime',
          background: 'night',
          truth: 'documented',
          content: {
            year: '2018 a 2026',
            location: 'A internet',
            character: 'Quadrilhas de resgate, fraudadores e quem segue seus rastros',
            scene: 'Ajuda criminosos',
            narrative: [
              {
                text: 'Os computadores de uma empresa são trancados, e o resgate é pedido em moedas digitais. Nenhum banco pode barrar um pagamento assim. Paul Krugman, ganhador do Nobel, perguntou em 2018 que problema se resolve aqui. Um colapso total é mais provável do que improvável, escreveu. Talvez o Bitcoin continue em uso principalmente “para transações no mercado clandestino e sonegação de impostos”. A empresa de pesquisa Chainalysis contou pelo menos 154 bilhões de dólares em pagamentos ilícitos com cripto em 2025, a maior parte de Estados e empresas sob sanções.',
                sources: ['krugman-end', 'chainalysis-2025'],
              },
            ],
            guess: {
              question: 'Que tipo de cripto formava a maior parte dessa soma?',
              options: [
                {
                  id: 'stable',
                  text: 'Stablecoins, presas a uma moeda',
                  isCorrect: true,
                  answer: '84%, entre elas uma presa ao rublo. Criminosos também não gostam de oscilações de preço.',
                },
                {
                  id: 'bitcoin',
                  text: 'Bitcoin',
                  isCorrect: false,
                  answer: 'Durante anos foi. Isso mudou.',
                },
                {
                  id: 'hidden',
                  text: 'Moedas que escondem todos os rastros',
                  isCorrect: false,
                  answer: 'Algumas quadrilhas as usam, mas não eram a maior parte.',
                },
              ],
            },
            reveal: [
              {
                text: 'E cada contagem encontra mais nos anos seguintes: os 40,9 bilhões de dólares de 2024 viraram 57,2.',
                sources: ['chainalysis-revised'],
              },
            ],
            more: {
              opening: { label: 'A resposta', title: 'Pagamentos na cadeia ficam à vista de todos' },
              summary: 'A resposta inteira, e o que está em aberto',
              paragraphs: [
                {
                  text: 'Cada pagamento na cadeia fica para sempre em um registro público, e a polícia aprendeu a segui-lo. As primeiras contagens de uma empresa, a Chainalysis, de 2019 a 2025, estimaram o crime em 1,1% de todo o volume de cripto, ou menos. Contagens posteriores encontram mais. O dinheiro vivo também serve ao crime: alguns países limitam pagamentos grandes com ele, e ele continua legal.',
                  sources: [
                    'chainalysis-2020',
                    'chainalysis-2021',
                    'chainalysis-2022',
                    'chainalysis-2023',
                    'chainalysis-shares',
                    'chainalysis-2025',
                    'cash-limit',
                  ],
                },
                {
                  text: 'Os críticos retrucam que uma porcentagem depende daquilo por que se divide. Segundo um estudo, 90% do volume na cadeia do Bitcoin não é pagamento por coisa nenhuma. Do resto, menos de 3% era crime, golpes e jogos de azar.',
                  sources: ['makarov-volume', 'makarov-crime'],
                },
                {
                  text: 'Em aberto: quanto bem e quanto mal vem de um pagamento que ninguém pode barrar. Para um dissidente e para um chantagista, é a mesma propriedade.',
                  sources: ['krugman-end'],
                },
              ],
            },
            visual: 'footprints',
            visualText: 'Uma lupa sobre uma trilha de pegadas que leva a uma fila de moedas.',
            mood: 'uneasy',
          },
        },
        {
          id: 'few',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2021',
            location: 'Londres e Cambridge, Massachusetts',
            character: 'Igor Makarov e Antoinette Schoar, economistas',
            scene: 'Pertence a poucos',
            narrative: [
              {
                text: 'Um dinheiro para todos, dizem seus amigos. Dois economistas separaram os endereços da cadeia: quais são de corretoras, e quais de donos individuais? Corretoras e similares tinham cerca de 5,5 milhões de moedas; os donos individuais, cerca de 8,5 milhões.',
                sources: ['makarov-schoar'],
              },
            ],
            guess: {
              question: 'Quanto tinham os 10.000 maiores donos individuais?',
              options: [
                {
                  id: 'three',
                  text: 'Cerca de 3% de todas as moedas',
                  isCorrect: false,
                  answer: 'Muito mais.',
                },
                {
                  id: 'quarter',
                  text: 'Cerca de um quarto de todas',
                  isCorrect: true,
                  answer: 'Cerca de 5 milhões de moedas. Os autores acham que é uma estimativa baixa demais.',
                },
                { id: 'most', text: 'Quase todas as moedas', isCorrect: false, answer: 'Não tanto assim.' },
              ],
            },
            reveal: [
              {
                text: 'Os grandes ainda dominam, concluem eles. Dez mil donos são poucos em um mundo de oito bilhões de pessoas. E os primeiros pagaram quase nada.',
                sources: ['makarov-schoar', 'makarov-owners'],
              },
            ],
            more: {
              opening: { label: 'A resposta', title: 'Todos podiam ver as regras e participar' },
              summary: 'A resposta inteira, e o que está em aberto',
              paragraphs: [
                {
                  text: 'Todos podiam ver as regras e participar. E ter muitas moedas não dá voto no programa: a primeira lição deste capítulo mostrou quem confere as regras.',
                  sources: ['whitepaper-mining'],
                },
                {
                  text: 'Em aberto: em uma divisão da rede, os grandes donos ainda podem vender o lado de que não gostam. Em aberto também: quanta desigualdade há hoje. Um endereço não é uma pessoa. Uma pessoa pode ter milhares, e uma corretora guarda moedas de milhões. Por isso todo índice de Gini do Bitcoin, que resumiria a desigualdade em um só número, se apoia em palpites.',
                  sources: ['makarov-schoar'],
                },
              ],
            },
            visual: 'whale-pond',
            visualText: 'Uma baleia enorme e muitos peixinhos dividem um lago pequeno.',
            mood: 'calm',
          },
        },
        {
          id: 'small',
          background: 'street',
          truth: 'documented',
          content: {
            year: '2018 a 2025',
            location: 'Uma fila antes de cada bloco',
            character: 'Paul Krugman e todos os que querem pagar',
            scene: 'É lento, caro e faminto',
            narrative: [
              {
                text: 'A história do dinheiro, escreveu Krugman em 2018, é a de pagamentos cada vez mais fáceis: de sacos de metal a cartões. O Bitcoin volta atrás. Cada pagamento precisa de uma rede inteira de máquinas. E há pouco espaço.',
                sources: ['krugman-2018'],
              },
            ],
            guess: {
              question:
                'Quantas transações por segundo a cadeia do Bitcoin registrou em 2025, em média? (Uma pode conter vários pagamentos.)',
              options: [
                {
                  id: 'five',
                  text: 'Cerca de 5',
                  isCorrect: true,
                  answer: '{btc-transactions-2025-millions} milhões no ano inteiro.',
                },
                { id: 'hundreds', text: 'Cerca de 500', isCorrect: false, answer: 'Cem vezes mais do que foi.' },
                { id: 'thousands', text: 'Cerca de 5.000', isCorrect: false, answer: 'Mil vezes mais do que foi.' },
              ],
            },
            reveal: [
              {
                text: 'Se muitos querem entrar, as taxas disparam. A taxa média de 2021 foi de {btc-fee-2021:number} dólares, a de 2025, de {btc-fee-2025:number}. Para um café, as duas são demais. E para isso a rede gastou em 2024 cerca de meio por cento da eletricidade do mundo. São, segundo uma estimativa, 39,8 milhões de toneladas de CO2 por ano, acrescentam os críticos.',
                sources: ['coinmetrics-fees-by-year', 'cambridge-2025', 'cambridge-emissions'],
              },
            ],
            more: {
              opening: { label: 'A resposta', title: 'Pagamentos pequenos passam por uma segunda camada' },
              summary: 'A resposta inteira, e o que está em aberto',
              paragraphs: [
                {
                  text: 'A cadeia serve para acertar contas, como fazem os bancos entre si. Pagamentos pequenos passam pela Lightning, uma segunda camada, em segundos e por centavos. E os blocos são pequenos de propósito, para que um computador doméstico possa conferi-los.',
                  sources: ['core-sizes'],
                },
                {
                  text: 'Em aberto: a Lightning ainda é pequena. Seus canais públicos continham cerca de 5.600 bitcoins em dezembro de 2025, um recorde na época. E muitos apps facilitam as coisas guardando, de novo, as moedas por você.',
                  sources: ['ln-record-2025'],
                },
              ],
            },
            visual: 'narrow-gate',
            visualText:
              'Uma longa fila de pessoas com carrinhos espera diante de um portão estreito. Em cima há um relógio.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: no lugar da juíza',
      situation: [
        {
          text: 'Você ouviu cinco objeções e cinco respostas. Uma juíza não diz só o que pensa, mas também o que a faria mudar de ideia.',
          drawing: {
            visual: 'judge-and-five',
            background: 'plain',
            mood: 'calm',
            text: 'Uma balança vazia; ao lado, cinco objeções e cinco respostas, ainda não pesadas.',
            words: ['objeções', 'respostas'],
          },
        },
      ],
      question: 'Qual objeção pesa mais para você?',
      options: [
        {
          id: 'value',
          label: 'Não rende nada',
          outcome: {
            text: 'Você pensa como Buffett. O que poderia fazer você mudar de ideia? Talvez pessoas que o usam há anos porque seu próprio dinheiro ou banco falhou com elas, e não porque esperam uma alta. O que deveria preocupar o outro lado? Uma geração que perde o interesse.',
          },
        },
        {
          id: 'swings',
          label: 'Oscila demais',
          outcome: {
            text: 'Então acompanhe a volatilidade, e não o preço. Se ela continuar caindo por mais dez anos, a objeção perde força. Se a próxima queda for de novo de mais de 70%, ela continua de pé. Até lá, ninguém deveria ter nele o dinheiro do aluguel.',
          },
        },
        {
          id: 'harm',
          label: 'Faz mal aos outros: crime e clima',
          outcome: {
            text: 'Então peça números com data e método. Energia mais limpa e melhor trabalho de investigação enfraqueceriam sua posição. Mais resgates, ou uma usina a carvão religada para mineradores, a fortaleceriam. Em parte é uma questão de valores: quanto vale um dinheiro que ninguém pode barrar?',
          },
        },
        {
          id: 'few',
          label: 'É para poucos: donos e pagamentos',
          outcome: {
            text: 'Então olhe quem o usa, e como. Muitos pequenos donos com chaves próprias e pagamentos pequenos e baratos falariam contra você. Cada vez mais moedas em poucos fundos, e taxas que deixam os pobres de fora, falariam a seu favor.',
          },
        },
      ],
      closing: {
        text: 'Aqui não há resposta certa. Mas há um jeito justo de ter uma: diga o que precisaria ver para abrir mão dela. Serve para fãs e serve para críticos.',
      },
    },
  ],
  check: [
    {
      id: 'price',
      prompt: 'O preço dobra. Isso refuta os críticos que dizem que o Bitcoin não rende nada?',
      options: [
        {
          id: 'yes',
          text: 'Sim, os compradores ganharam',
          isCorrect: false,
          explanation: 'Ganharam de compradores posteriores. É exatamente o que dizem os críticos.',
        },
        {
          id: 'no',
          text: 'Não, preço não é renda',
          isCorrect: true,
          explanation: 'Uma queda também não lhes daria razão. A pergunta é para que ele serve.',
        },
        {
          id: 'double',
          text: 'Só se ele dobrar duas vezes',
          isCorrect: false,
          explanation: 'Dobrar quantas vezes for não transforma um preço em aluguel nem em lucro.',
        },
      ],
    },
    {
      id: 'share',
      prompt:
        'Uma primeira contagem de 2023 diz “só 0,34% é crime”. Por que isso pode ser verdade e mesmo assim enganar?',
      options: [
        {
          id: 'base',
          text: 'Falta nela o crime descoberto depois',
          isCorrect: true,
          explanation:
            'E boa parte do volume talvez não seja pagamento de verdade. Uma porcentagem depende do que se conta e daquilo por que se divide. Peça os dois números.',
        },
        {
          id: 'lie',
          text: 'A empresa inventou o número para agradar aos clientes',
          isCorrect: false,
          explanation: 'Nada indica isso. A contagem é real, até onde vai.',
        },
        {
          id: 'cash',
          text: 'O dinheiro vivo também serve ao crime',
          isCorrect: false,
          explanation: 'Serve, mas não é isso que faz a porcentagem enganar.',
        },
      ],
    },
    {
      id: 'address',
      prompt: 'Por que é difícil dizer quão desigual é a posse de bitcoin?',
      options: [
        {
          id: 'secret',
          text: 'O registro é secreto',
          isCorrect: false,
          explanation: 'É público. Todos podem ver cada endereço e suas moedas.',
        },
        {
          id: 'fast',
          text: 'As moedas se movem rápido demais para contar',
          isCorrect: false,
          explanation: 'A cadeia registra cerca de cinco transações por segundo. Dá para contá-las.',
        },
        {
          id: 'person',
          text: 'Um endereço não é uma pessoa',
          isCorrect: true,
          explanation: 'Um dono pode ter milhares, e uma corretora guarda moedas de milhões de pessoas.',
        },
      ],
    },
  ],
  takeaways: [
    'Apresente o argumento do outro lado de um jeito que ele concorde. Depois responda.',
    'Um preço em alta não refuta os críticos, e um em queda não lhes dá razão.',
    'As oscilações de preço diminuíram, e continuam grandes.',
    'Porcentagens e médias dependem do que se conta. Peça data e método.',
  ],
  explains: 'o que dizem os argumentos mais fortes contra o Bitcoin',
  limits:
    'Cinco objeções não são todas. Para muitos economistas, o pior é que a quantidade não pode crescer quando as pessoas precisam de mais dinheiro; isso está na lição sobre o limite. Alguns temem hackers com computadores quânticos, impostos ou proibições, e a alguns incomoda que um erro nunca possa ser desfeito. Os números sobre crime, donos e energia são estimativas de empresas e pesquisadores com métodos próprios. Nós escolhemos os oradores, e outros diriam as coisas de outro modo. As citações são tradução nossa.',
};
