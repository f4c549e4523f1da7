import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-handed-in-1933',
  cover: { visual: 'bars-on-cart', background: 'city', mood: 'tense' },
  opening: {
    title: 'Vinte e sete barras',
    paragraphs: [
      {
        text: 'Nova York, outubro de 1932. Frederick Barber Campbell, um advogado na casa dos sessenta anos, entra no banco Chase. Atrás dele um guarda armado empurra um carrinho com 13 barras de ouro. Em janeiro chegam mais 14. O banco as guarda no cofre em troca de uma taxa. São dele: 135.000 dólares em ouro.',
        sources: ['campbell-time', 'campbell-bars'],
      },
      {
        text: 'Em 16 de setembro de 1933 ele volta e pede suas barras.',
        sources: ['campbell-time'],
      },
    ],
    guess: {
      question: 'O que diz o banco?',
      options: [
        {
          id: 'here',
          text: 'Aqui estão',
          isCorrect: false,
          answer: 'Um ano antes, teria dito isso. Algo tinha mudado.',
        },
        {
          id: 'sold',
          text: 'Nós as emprestamos a alguém',
          isCorrect: false,
          answer: 'Não. As 27 barras estavam todas no cofre.',
        },
        {
          id: 'state',
          text: 'Não. Temos de entregá-las ao governo',
          isCorrect: true,
          answer: 'Era o que dizia uma ordem do presidente.',
        },
      ],
    },
    reveal: [
      {
        text: 'Campbell processou o banco. No dia seguinte o governo o acusou de um crime: não tinha declarado seu ouro. Ele podia pegar dez anos de prisão. Um juiz decidiu que os donos têm de declarar o ouro. Mas derrubou a segunda acusação, a de ficar com ele: a lei tinha dado o poder de tomar ouro ao Tesouro, não ao presidente. Seis semanas depois o próprio Tesouro deu a ordem. E a ação de Campbell por suas barras foi rejeitada: aquele tribunal, disse a decisão, não podia julgá-la. Como se chegou a isso?',
        sources: ['campbell-time', 'campbell-bars', 'campbell-case', 'campbell-power', 'treasury-order-1933'],
      },
    ],
  },
  objectives: [
    'Dizer quem teve de entregar o quê em 1933, e o que se podia guardar',
    'Calcular o que o novo preço do ouro fez com donos e devedores',
    'Contar o que a Suprema Corte disse sobre uma promessa quebrada',
    'Dar os argumentos da recuperação, e os da promessa',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A ficha que mudou',
      paragraphs: [
        {
          text: 'De volta à chapelaria do teatro. Você tem uma ficha: um casaco. No meio da noite o gerente dá dois avisos. Primeiro: quem já pegou um casaco tem de devolvê-lo, em troca de uma ficha. Depois: a partir de agora uma ficha vale três quintos de um casaco.',
        },
        {
          text: 'Ele tem seus motivos. As pessoas agarravam casacos em pânico, as portas estavam entupidas e alguns se machucavam. O salão se acalma. Mas na sua ficha estava escrito “um casaco”, e estava impresso.',
        },
      ],
      drawing: {
        visual: 'three-fifths',
        background: 'plain',
        mood: 'calm',
        text: 'Uma ficha de um casaco. Ao lado, o casaco em cinco partes: restam três, e duas se foram.',
      },
      limits:
        'Ninguém precisa de três quintos de um casaco. Um dólar com menos ouro ainda comprava mais ou menos tanto pão quanto na véspera, porque os preços nas lojas se mexiam devagar. A perda foi no ouro, e em toda promessa contada em ouro.',
    },
    {
      type: 'story',
      title: 'De {gold-price-before-1934:number} a {gold-price-after-1934:number}',
      sections: [
        {
          id: 'order',
          background: 'street',
          truth: 'documented',
          content: {
            year: '5 de abril de 1933',
            location: 'Estados Unidos',
            character: 'Franklin D. Roosevelt, presidente há um mês',
            scene: 'Um cartaz no correio',
            narrative: [
              {
                text: 'Os preços caíram um quarto desde 1929. Bancos quebram, e um trabalhador em cada quatro está sem emprego. Pela lei, o banco central tem de manter ouro no valor de 40% de suas cédulas e dar ouro por elas: {gold-price-before-1934:number} dólares a onça. Em março, tanta gente dentro e fora do país pede ouro que o banco dele em Nova York fica abaixo do limite. Todos os bancos do país fecham por uma semana.',
                sources: ['fed-gold-program', 'bank-holiday-1933', 'depression-jobs', 'cpi'],
              },
              {
                text: 'Então vem a ordem. Há cartazes nos correios. Pessoas e empresas têm de entregar a um banco, até 1º de maio, todas as moedas de ouro, barras de ouro e certificados de ouro, em troca de outro dinheiro. Quem desobedece arrisca 10.000 dólares de multa e dez anos de prisão.',
                sources: ['order-6102', 'american-default', 'gold-queue'],
              },
            ],
            guess: {
              question: 'Qual destes você podia guardar?',
              options: [
                {
                  id: 'hundred',
                  text: 'Noventa dólares em moedas de ouro',
                  isCorrect: true,
                  answer: 'Em abril, cada pessoa podia ter até 100 dólares.',
                },
                {
                  id: 'bar',
                  text: 'Uma barrinha de ouro do seu avô',
                  isCorrect: false,
                  answer: 'As barras tinham de ir, viessem de quem viessem.',
                },
                {
                  id: 'certificate',
                  text: 'Um certificado de ouro de 500 dólares',
                  isCorrect: false,
                  answer: 'Papel que prometia ouro contava como ouro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Também se podiam guardar moedas raras de colecionador, e ouro para trabalhar na indústria, na profissão ou na arte. As alianças de casamento estavam a salvo. A ordem do Tesouro, de dezembro, ainda poupava os 100 dólares? Um telegrama daquele dia diz que sim; a revista Time, pouco depois, diz que não. Para a maioria das famílias a ordem foi uma linha no jornal: quem vivia de salário raramente via moedas de ouro.',
                sources: ['order-6102', 'gold-order-cable', 'gold-queue', 'gold-families'],
              },
              {
                text: 'Já em março as pessoas faziam fila para devolver o ouro, “em bolsos de casaco, sacolas, malas, pastas e caminhões”, como escreveu um jornal. Até junho tinham voltado mais de 800 milhões de dólares, e uns 600 milhões não. Agentes visitaram as pessoas de uma lista de dez mil nomes. Mais tarde Milton Friedman e Anna Schwartz calcularam que até 287 milhões de dólares em moedas de ouro nunca foram entregues. A maior parte, pensavam eles, ficou guardada contra a lei.',
                sources: ['gold-queue', 'gold-trucks', 'gold-hoarders', 'gold-kept'],
              },
            ],
            visual: 'gold-counter',
            visualText:
              'No balcão de um banco, uma mulher empurra um montinho de moedas de ouro. O caixa conta cédulas.',
            mood: 'tense',
          },
        },
        {
          id: 'thirty-five',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '30 e 31 de janeiro de 1934',
            location: 'Washington',
            character: 'O Congresso e o presidente',
            scene: 'O mesmo ouro, outro preço',
            narrative: [
              {
                text: 'Uma lei nova leva para o Tesouro todo o ouro monetário do país. Desde outubro o governo vinha comprando ouro novo a preços cada vez mais altos. Agora o presidente fixa o preço: já não {gold-price-before-1934:number}, mas {gold-price-after-1934:number} dólares a onça.',
                sources: ['gold-proclamation', 'gold-buying-1933'],
              },
              {
                text: 'Digamos que em maio você tivesse entregado moedas de ouro de 1.000 dólares e recebido 1.000 dólares em cédulas. Pelo novo preço, esse ouro vale 1.693 dólares.',
                sources: ['gold-proclamation'],
              },
            ],
            guess: {
              question: 'Quem fica com os outros 693 dólares?',
              options: [
                {
                  id: 'owner',
                  text: 'Você, em um segundo pagamento',
                  isCorrect: false,
                  answer: 'Você recebeu seus 1.000. Foi só isso.',
                },
                {
                  id: 'treasury',
                  text: 'O Tesouro',
                  isCorrect: true,
                  answer: 'Dois bilhões de dólares desse ganho foram para um fundo que devia estabilizar o dólar.',
                },
                {
                  id: 'banks',
                  text: 'Os bancos',
                  isCorrect: false,
                  answer: 'Eles também tiveram de entregar seu ouro, pelo preço antigo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Um dólar agora representava {gold-of-a-dollar-in-1934:number}% do ouro que representava antes. Isso é uma desvalorização. Os preços nas lojas não deram um salto: subiram {inflation-1934:number}% naquele ano. Quem perdeu? Quem tinha entregado ouro, e quem tinha emprestado com promessa de ouro. Quem ganhou? O Estado, e todos os que deviam: agricultores, donos de casa própria, empresas.',
                sources: ['gold-proclamation', 'american-default', 'cpi'],
              },
            ],
            visual: 'two-gold-prices',
            visualText:
              'Uma barra de ouro entre duas etiquetas de preço. O preço mais baixo está riscado, o mais alto está pendurado ao lado.',
            mood: 'uneasy',
          },
        },
        {
          id: 'court',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '18 de fevereiro de 1935',
            location: 'A Suprema Corte, então no Capitólio, em Washington',
            character: 'John M. Perry, dono de um título, e nove juízes',
            scene: 'Uma promessa em moeda de ouro',
            narrative: [
              {
                text: 'Muitos títulos tinham uma cláusula-ouro: pagáveis em moeda de ouro com o valor de quando foram emitidos. Ela existia justamente para um caso assim. Em junho de 1933 o Congresso declarou nulas todas essas cláusulas, cem bilhões de dólares em promessas. Perry tinha um título de guerra dos Estados Unidos de 10.000 dólares. Pediu 16.931 nos dólares novos, mais leves.',
                sources: ['perry-facts', 'gold-clause-cases'],
              },
            ],
            guess: {
              question: 'A corte conclui que o governo faltou à palavra. O que Perry recebe?',
              options: [
                {
                  id: 'all',
                  text: '16.931 dólares',
                  isCorrect: false,
                  answer: 'Ele tinha razão sobre a promessa. Não lhe serviu de nada.',
                },
                {
                  id: 'half',
                  text: 'A diferença, mais tarde, em títulos',
                  isCorrect: false,
                  answer: 'Não houve essa proposta.',
                },
                {
                  id: 'nothing',
                  text: '10.000 dólares, e nada mais',
                  isCorrect: true,
                  answer: 'A corte não viu perda que ele pudesse cobrar.',
                },
              ],
            },
            reveal: [
              {
                text: 'Sobre os títulos privados os juízes decidiram, por cinco a quatro, que o Congresso pode anular uma cláusula-ouro, porque dinheiro é assunto dele. Com os títulos do próprio governo não pode: um compromisso que se pode retirar seria “uma promessa vã”. Mas Perry não poderia ter usado moedas de ouro livremente, então não tinha perdido nada, disseram.',
                sources: ['perry-syllabus', 'gold-clause-cases'],
              },
              {
                text: 'Quatro juízes ficaram horrorizados. “Homens justos veem com repulsa o repúdio e a espoliação dos cidadãos por seu soberano”, escreveu um em nome deles. Repúdio quer dizer que um devedor diz: não devo nada. Outros viram que se evitou a ruína dos devedores. Com a cláusula, uma dívida de 100 dólares teria virado 169.',
                sources: ['perry-dissent', 'gold-clause-cases'],
              },
            ],
            visual: 'court-and-bond',
            visualText:
              'Nove juízes de toga estão sentados a uma bancada comprida, diante de uma fila de colunas. Em uma mesa na frente deles há um título com selo, rasgado em um canto.',
            mood: 'tense',
          },
        },
        {
          id: 'recovery',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1933 a 1974',
            location: 'O mundo, e uma loja de moedas nos Estados Unidos',
            character: 'Economistas, e compradores que não vieram',
            scene: 'Valeu a pena?',
            narrative: [
              {
                text: 'Barry Eichengreen e Jeffrey Sachs compararam países nos anos 1930. Alguns largaram o ouro cedo, como a Grã-Bretanha em 1931. Outros aguentaram por anos, como a França.',
                sources: ['leaving-gold', 'gold-1931', 'bernanke-james'],
              },
            ],
            guess: {
              question: 'Quais saíram mais cedo da crise?',
              options: [
                {
                  id: 'left',
                  text: 'Os que largaram o ouro cedo',
                  isCorrect: true,
                  answer: 'Ali os preços pararam de cair, e o trabalho voltou.',
                },
                {
                  id: 'held',
                  text: 'Os que ficaram com o ouro',
                  isCorrect: false,
                  answer: 'Mantiveram a palavra, e a crise.',
                },
                {
                  id: 'same',
                  text: 'Não fez diferença',
                  isCorrect: false,
                  answer: 'Fez, em um país depois do outro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ben Bernanke e Harold James acharam o mesmo em 24 países. Nos Estados Unidos a produção cresceu mais de 8% por ano de 1933 a 1937. Christina Romer atribui isso ao ouro que entrou de fora depois de 1934 e virou dinheiro novo. Nisso muitos economistas concordam.',
                sources: ['leaving-gold', 'bernanke-james', 'ended-depression'],
              },
              {
                text: 'Os críticos não discutem só o crescimento. O economista Sebastian Edwards, que escreveu essa história, a chama de calote. Por lei e por sentença, dívidas públicas e privadas perderam mais de 40% do que valiam em ouro. Lawrence White diz que quem culpa o ouro deveria culpar os bancos centrais, que tinham torcido as regras dele. Uma promessa quebrada também dura. Quanto vale a próxima?',
                sources: ['american-default', 'gold-white-2013'],
              },
              {
                text: 'Os americanos voltaram a poder ter ouro livremente em 31 de dezembro de 1974. As lojas tinham feito estoque para uma correria. Ela não veio: a quase 200 dólares a onça, as pessoas acharam o ouro caro, e logo o preço caía.',
                sources: ['gold-legal-1974', 'gold-price-1974', 'gold-queue'],
              },
            ],
            visual: 'coin-shop',
            visualText:
              'Uma vitrine cheia de moedas de ouro debaixo de um toldo. A porta está aberta, e não há ninguém dentro.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: dez moedas em uma lata',
      situation: [
        {
          text: 'É abril de 1933, e na sua cozinha há uma lata com dez moedas de ouro de 20 dólares cada. A ordem deixa você guardar 100 dólares: cinco delas. E as outras cinco?',
          sources: ['order-6102'],
          drawing: {
            visual: 'ten-coins-in-a-tin',
            background: 'plain',
            mood: 'uneasy',
            text: 'Dez moedas de ouro de 20 dólares: cinco acima de uma lata, e cinco com borda tracejada, que a ordem pede.',
            words: ['pode guardar', 'e estas?'],
          },
        },
      ],
      question: 'O que você faz?',
      options: [
        {
          id: 'hand-in',
          label: 'Entrego',
          outcome: {
            text: 'Você recebe 100 dólares em cédulas, dorme bem e ajuda os bancos a abrir. Em 1934 o ouro dessas cinco moedas vale 169 dólares. A diferença não é sua.',
          },
        },
        {
          id: 'hide',
          label: 'Escondo atrás de um tijolo',
          outcome: {
            text: 'Em 1934 o ouro vale 69% mais. Mas por uns vinte anos a lei proíbe vender moedas assim, embora mais tarde poucos sejam pegos, e a ameaça é de 10.000 dólares e dez anos. Uma moeda escondida não rende juros nem aluguel.',
            sources: ['gold-coins-1954'],
          },
        },
        {
          id: 'sue',
          label: 'Vou à Justiça, como Campbell',
          outcome: {
            text: 'Você defende sua opinião às claras. Isso custa anos e advogados. Os tribunais de 1933 a 1935 ficaram do lado do governo em quase tudo o que importava.',
            sources: ['campbell-case', 'gold-clause-cases'],
          },
        },
      ],
      closing: {
        text: 'Muita gente escolheu o primeiro, alguns o segundo, pouquíssimos o terceiro. O que você teria achado justo: que todos paguem pelo resgate, ou quem tinha contado com o ouro? Perguntas sobre o que o Estado pode tomar hoje no seu país pedem um advogado.',
      },
    },
  ],
  check: [
    {
      id: 'keep',
      prompt: 'O que a ordem de abril de 1933 deixou em paz?',
      options: [
        {
          id: 'bars',
          text: 'Barras de ouro no cofre de um banco',
          isCorrect: false,
          explanation: 'As 27 barras de Campbell eram exatamente isso.',
        },
        {
          id: 'rings',
          text: 'Uma aliança de casamento de ouro',
          isCorrect: true,
          explanation: 'A ordem tratava de moedas, barras e certificados de ouro.',
        },
        {
          id: 'savings',
          text: 'Moedas de ouro, se fossem economias',
          isCorrect: false,
          explanation: 'Só até 100 dólares por pessoa, e moedas raras.',
        },
      ],
    },
    {
      id: 'gain',
      prompt:
        'O ouro passa de {gold-price-before-1934:number} para {gold-price-after-1934:number} dólares. Quem ganha, contando em ouro?',
      options: [
        {
          id: 'debtor',
          text: 'Todos os que devem dólares',
          isCorrect: true,
          explanation: 'Cada dólar de dívida agora é 59% do ouro que era.',
        },
        {
          id: 'nobody',
          text: 'Ninguém: um dólar é um dólar',
          isCorrect: false,
          explanation: 'Em dólares, sim. Em ouro cada um é 41% menos.',
        },
        {
          id: 'lender',
          text: 'Todos os que têm dólares a receber',
          isCorrect: false,
          explanation: 'São os que emprestaram. Recebem de volta menos ouro.',
        },
      ],
    },
    {
      id: 'court',
      prompt: 'O que a corte disse sobre os títulos com cláusula-ouro do próprio governo?',
      options: [
        {
          id: 'fine',
          text: 'O Congresso podia anular a cláusula',
          isCorrect: false,
          explanation: 'Isso ela disse dos títulos privados.',
        },
        {
          id: 'pay',
          text: 'O governo tem de pagar o valor em ouro',
          isCorrect: false,
          explanation: 'Ela achou a promessa válida e não deu indenização ao dono.',
        },
        {
          id: 'both',
          text: 'Faltou à palavra e não deve indenização',
          isCorrect: true,
          explanation: 'Razão em princípio, mãos vazias na prática.',
        },
      ],
    },
  ],
  takeaways: [
    'Em 1933 os americanos tiveram de vender ao Estado a maior parte de seu ouro monetário, a {gold-price-before-1934:number} dólares.',
    'Em 1934 o preço passou a 35 dólares, e o ganho foi para o Tesouro.',
    'Os países que largaram o ouro cedo saíram cedo da crise.',
    'O mesmo ato aliviou os devedores e quebrou uma promessa. As duas coisas são verdade.',
  ],
  explains: 'o que aconteceu com o ouro e com as promessas em 1933',
  limits:
    'Ainda se discute quanto da recuperação veio de largar o ouro, e quanto de novas leis bancárias, gastos e esperança. Outras medidas da época talvez a tenham atrasado. Se 1933 deve ser chamado de calote depende do sentido da palavra. Os donos dos títulos receberam dólares, e esses dólares compravam mais bens do que quando muitos dos títulos foram vendidos. Quanto ouro ficou guardado contra a lei só se pode estimar. As citações são tradução nossa.',
};
