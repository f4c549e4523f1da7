import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-window-closes-1971',
  cover: { visual: 'family-television', background: 'plain', mood: 'tense' },
  opening: {
    title: 'Domingo, nove da noite',
    paragraphs: [
      {
        text: '15 de agosto de 1971. Por todos os Estados Unidos há famílias diante da televisão. O presidente fala de empregos, preços e especuladores. Então vem uma frase em língua de repartição. Ele mandou o Tesouro “suspender … a conversibilidade do dólar em ouro”.',
        sources: ['nixon-speech'],
      },
    ],
    guess: {
      question: 'Uma palavra estava no lugar dos pontos. Qual?',
      options: [
        {
          id: 'forever',
          text: '“definitivamente”',
          isCorrect: false,
          answer: 'Ninguém disse que aquilo era o fim.',
        },
        {
          id: 'temporarily',
          text: '“temporariamente”',
          isCorrect: true,
          answer: '“Suspender temporariamente.” Está suspensa até hoje.',
        },
        {
          id: 'partly',
          text: '“parcialmente”',
          isCorrect: false,
          answer: 'Havia exceções em letras miúdas, e quase não foram usadas.',
        },
      ],
    },
    reveal: [
      {
        text: 'No sábado, um dólar em um banco central estrangeiro dava direito a ouro. Na segunda, não. Continuava aceito em todo lugar. O que ele era então, e por que se chegou a isso?',
        sources: ['fed-gold-ends'],
      },
    ],
  },
  objectives: [
    'Contar o que se decidiu em Camp David, e o que os americanos notaram disso',
    'Dizer o que é moeda fiduciária',
    'Dar as razões dos dois lados para o fim da promessa do ouro',
    'Seguir o que veio depois: câmbio flutuante, inflação alta e uma longa calma',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A ficha sem casaco',
      paragraphs: [
        {
          text: 'De volta à chapelaria do teatro. Uma noite as fichas passam de mão em mão no lugar do dinheiro: pelo sorvete, pelo programa, pelo estacionamento. Ninguém vai buscar um casaco. Então a chapelaria fecha. “As fichas continuam valendo”, diz um aviso, “para todo o resto.”',
        },
      ],
      guess: {
        question: 'Quanto vale uma ficha na manhã seguinte?',
        options: [
          {
            id: 'others',
            text: 'O que os outros dão por ela',
            isCorrect: true,
            answer: 'Na noite anterior também era assim. Só que poucos tinham notado.',
          },
          {
            id: 'nothing',
            text: 'Nada',
            isCorrect: false,
            answer: 'Então o estacionamento teria de aceitar outra coisa.',
          },
          {
            id: 'coat',
            text: 'Um casaco, como está escrito nela',
            isCorrect: false,
            answer: 'A chapelaria está fechada.',
          },
        ],
      },
      reveal: [
        {
          text: 'As pessoas resmungam, e continuam trocando fichas. O estacionamento só se paga com elas, e todos os outros também as aceitam. Uma ficha assim é moeda fiduciária (em inglês, fiat): vale porque o Estado a aceita nos impostos, porque a lei diz isso e porque os outros a aceitam. Não há casaco pendurado por trás dela.',
        },
      ],
      drawing: {
        visual: 'shut-cloakroom',
        background: 'plain',
        mood: 'calm',
        text: 'Uma chapelaria com a porta de enrolar abaixada. Embaixo, três fichas de casacos: uma compra sorvete, outra um programa, outra uma vaga para estacionar.',
        words: ['fechado'],
      },
      limits:
        'Uma ficha já deu direito ao seu próprio casaco. Em 1971 a maioria das pessoas não tinha direito a ouro nenhum; governos estrangeiros tinham. E um teatro que imprime fichas para si mesmo logo é descoberto. Um país tem tribunais, impostos e um banco central, que pode manter seu dinheiro escasso, ou não.',
    },
    {
      type: 'story',
      title: 'Três dias, e o que veio depois',
      sections: [
        {
          id: 'camp-david',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '12 a 15 de agosto de 1971',
            location: 'Camp David, Maryland',
            character: 'Nixon, Connally, Burns e alguns outros',
            scene: 'Um fim de semana no mato',
            narrative: [
              {
                text: 'Há semanas bancos centrais estrangeiros recebem dólares que ninguém quer guardar. Na quinta-feira, o secretário do Tesouro, John Connally, volta das férias de avião. Pelo que se ouve na Casa Branca, os britânicos querem trocar três bilhões de dólares por ouro.',
                sources: ['frus-august-12', 'haldeman-diary'],
              },
              {
                text: 'Na sexta-feira o presidente se senta com seus assessores em Camp David. Muita coisa já estava combinada: Connally tinha apresentado o plano a Nixon em 2 de agosto. Arthur Burns, que dirige o banco central, o Federal Reserve, está “muito nervoso”, tinha dito Nixon.',
                sources: ['frus-camp-david', 'frus-august-2', 'frus-august-12'],
              },
            ],
            guess: {
              question: 'O que o diretor de orçamento do presidente tinha recomendado?',
              options: [
                {
                  id: 'close',
                  text: 'Fechar o guichê do ouro, taxar importações por um tempo, conversar',
                  isCorrect: true,
                  answer: 'Ele queria um dólar mais barato, e conversas com os parceiros.',
                },
                {
                  id: 'gold',
                  text: 'Entregar ouro a quem pedir, até a última barra',
                  isCorrect: false,
                  answer: 'Ele recomendou o contrário.',
                },
                {
                  id: 'silent',
                  text: 'Não fazer nada até passar a eleição',
                  isCorrect: false,
                  answer: 'Faltava um ano para a eleição, e a corrida era agora.',
                },
              ],
            },
            reveal: [
              {
                text: 'No domingo o pacote estava pronto. Deixou o resto do mundo atordoado.',
                sources: ['frus-camp-david', 'imf-stunned'],
              },
            ],
            visual: 'gold-window',
            visualText:
              'Um guichê em uma parede grossa, com a portinhola meio abaixada. Atrás dela brilham barras de ouro.',
            visualWords: ['{gold-price-after-1934} = 1 oz'],
            mood: 'tense',
          },
        },
        {
          id: 'speech',
          background: 'night',
          truth: 'documented',
          content: {
            year: '15 de agosto de 1971',
            location: 'Casa Branca',
            character: 'Richard Nixon',
            scene: 'Congelamento, imposto, guichê',
            narrative: [
              {
                text: 'Três coisas se destacam. Preços e salários ficam congelados por 90 dias. As importações pagam um imposto extra de 10%. E o guichê do ouro se fecha. “Seu dólar valerá amanhã exatamente o mesmo que hoje”, diz ele, para quem compra produtos americanos.',
                sources: ['nixon-speech', 'nixon-september'],
              },
            ],
            guess: {
              question: 'Na segunda-feira um pesquisador perguntou a 220 domicílios. Quantos eram a favor?',
              options: [
                { id: 'twenty', text: '25%', isCorrect: false, answer: 'Três vezes isso.' },
                { id: 'fifty', text: '50%', isCorrect: false, answer: 'Muito mais. O congelamento era popular.' },
                {
                  id: 'seventy',
                  text: '75%',
                  isCorrect: true,
                  answer: 'Muitos dos outros disseram que deveria ter vindo antes.',
                },
              ],
            },
            reveal: [
              {
                text: 'O índice Dow Jones saltou 3,85% naquele dia. A maioria das pessoas falava do congelamento. O ouro era assunto de banqueiros.',
                sources: ['nixon-poll', 'nixon-market'],
              },
              {
                text: 'Os 90 dias viraram quase 1.000. Durante um dos congelamentos, criadores de frango mataram um milhão de pintinhos que dariam prejuízo. Os últimos controles acabaram em abril de 1974. Os preços tinham subido {inflation-1972:number}% em 1972. Em 1974 foram {inflation-1974:number}%. Alan Blinder e Jeremy Rudd apontam três causas: comida mais cara, petróleo mais caro e o fim dos controles. Outros culpam o excesso de dinheiro.',
                sources: ['nixon-controls', 'controls-time', 'controls-higgs', 'cpi', 'blinder-rudd'],
              },
            ],
            visual: 'tv-address',
            visualText: 'Um televisor de 1971 com pernas finas. Na tela fala um homem sentado a uma mesa.',
            mood: 'tense',
          },
        },
        {
          id: 'smithsonian',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'A partir de dezembro de 1971',
            location: 'Washington',
            character: 'Dez países ricos',
            scene: 'Um preço que ninguém paga',
            narrative: [
              {
                text: 'Em dezembro os parceiros se reúnem na Smithsonian Institution e fixam de novo o câmbio. Uma onça de ouro agora custa 38 dólares. Mas ninguém consegue comprá-la por esse preço. Nixon chama aquilo de o acordo monetário mais importante da história do mundo.',
                sources: ['fed-smithsonian', 'smithsonian-nixon'],
              },
            ],
            guess: {
              question: 'Quando a primeira grande moeda deixou o novo câmbio?',
              options: [
                {
                  id: 'months',
                  text: 'Depois de seis meses',
                  isCorrect: true,
                  answer: 'Em junho de 1972 a Grã-Bretanha deixou a libra flutuar.',
                },
                { id: 'years', text: 'Depois de cinco anos', isCorrect: false, answer: 'Nem perto disso.' },
                {
                  id: 'today',
                  text: 'Ele vale até hoje',
                  isCorrect: false,
                  answer: 'O câmbio do dólar muda a cada segundo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em fevereiro de 1973 o dólar sofreu outra desvalorização, e em março as outras moedas também flutuavam. Desde então um mercado fixa quanto vale um dólar em ienes. Nenhuma promessa de ouro voltou. “Temporariamente” tinha virado um novo tipo de dinheiro.',
                sources: ['frus-pound', 'sterling-roberts', 'fed-smithsonian'],
              },
            ],
            visual: 'floating-currencies',
            visualText:
              'Balões com os símbolos do dólar, da libra, do iene e do marco flutuam em alturas diferentes. As cordas cortadas pendem deles.',
            mood: 'uneasy',
          },
        },
        {
          id: 'why',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1965 a 1971',
            location: 'Salas de aula, naquele tempo e hoje',
            character: 'Economistas que discordam',
            scene: 'Quem quebrou a promessa?',
            narrative: [
              {
                text: 'De três coisas não se duvida. Os Estados Unidos gastaram muito com suas forças armadas e com ajuda a outros países; o próprio Nixon chamou a inflação de herança da “prosperidade artificial produzida pela guerra”. Essa inflação subiu de menos de 2% no começo de 1965 a 6% no fim de 1969. E os direitos sobre o ouro do país cresciam ano após ano.',
                sources: ['fed-gold-ends', 'nixon-speech', 'fed-smithsonian'],
              },
            ],
            guess: {
              question: 'Na sua opinião, qual foi a causa principal?',
              isOpen: true,
              options: [
                {
                  id: 'spending',
                  text: 'Washington gastou e imprimiu demais',
                  isCorrect: false,
                  answer:
                    'É o que dizem muitos defensores do ouro, e não só eles: a promessa pedia disciplina, e não havia.',
                },
                {
                  id: 'design',
                  text: 'O sistema não podia durar',
                  isCorrect: false,
                  answer:
                    'É o que dizem os que seguem Triffin: com guerra ou sem guerra, os dólares tinham de passar do ouro.',
                },
                {
                  id: 'free',
                  text: 'Tinha de acabar para que cada país decidisse o próprio rumo',
                  isCorrect: false,
                  answer:
                    'É o que dizem os defensores do câmbio flutuante: com câmbio fixo você importa os erros dos outros.',
                },
              ],
            },
            reveal: [
              {
                text: 'Rueff via um país que podia comprar sem pagar, “emprestar sem tomar emprestado e adquirir sem pagar”. Bordo chama a inflação dos Estados Unidos desde 1965 de “o elefante na sala”: uma política sólida poderia ter evitado boa parte da turbulência, e Nixon culpou os outros. Historiadores do Fed acrescentam o defeito do projeto. Essas respostas combinam melhor do que seus defensores admitem: uma viga fraca quebra sob uma carga pesada.',
                sources: ['rueff-sin', 'bordo-elephant', 'fed-smithsonian'],
              },
            ],
            visual: 'cracked-beam',
            visualText: 'Uma viga sobre dois postes racha sob sacos pesados de dólares. Embaixo há barras de ouro.',
            mood: 'uneasy',
          },
        },
        {
          id: 'after',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1973 até hoje',
            location: 'Estados Unidos',
            character: 'Paul Volcker e os que perderam o emprego',
            scene: 'A febre e a cura',
            narrative: [
              {
                text: 'Os anos 1970 foram ruins. Faltou energia duas vezes, e o Federal Reserve deixou a quantidade de dinheiro crescer rápido demais, dizem muitos economistas. Paul Volcker, que o dirigiu a partir de agosto de 1979, deixou os juros subirem muito. Em março de 1980 os preços estavam {cpi-peak-1980:number}% acima dos de um ano antes; depois a febre baixou. Doeu: quase 11% dos trabalhadores estavam sem emprego no fim de 1982.',
                sources: ['fed-great-inflation', 'fed-volcker', 'cpi', 'fed-recession'],
              },
            ],
            guess: {
              question: 'E depois, sem ouro: quanto os preços subiram por ano de 1983 a 2020?',
              options: [
                {
                  id: 'low',
                  text: '{inflation-per-year-1983-to-2020:number}%',
                  isCorrect: true,
                  answer:
                    'Mais ou menos como de 1913 a 1971, com duas guerras mundiais e um vínculo cada vez mais frouxo com o ouro: {inflation-per-year-1913-to-1971:number}%.',
                },
                { id: 'mid', text: '5,5%', isCorrect: false, answer: 'Isso teria sido o dobro.' },
                {
                  id: 'high',
                  text: '9%',
                  isCorrect: false,
                  answer: 'Isso foi nos doze piores meses, até junho de 2022.',
                },
              ],
            },
            reveal: [
              {
                text: 'Os anos de meados da década de 1980 a 2007 se chamam a Grande Moderação. Muitos economistas dão boa parte do mérito a uma gestão melhor dos bancos centrais. Então dá para manter a moeda fiduciária bastante firme, se alguém está disposto a pagar o preço.',
                sources: ['fed-moderation', 'fed-recession'],
              },
              {
                text: 'Os críticos respondem: firme não é parado. No período inteiro de 1971 a 2024 foram {inflation-per-year-1971-to-2024:number}% por ano, e um dólar guardado na gaveta perdeu {dollar-value-lost-since-1971:official:number}%. Os anos calmos acabaram na crise de 2008. E quem conduz também pode conduzir mal: em junho de 2022 a inflação estava de novo em {cpi-june-2022:number}%.',
                sources: ['cpi', 'fed-moderation'],
              },
            ],
            visual: 'fever-chart',
            visualText:
              'Um gráfico de febre de hospital: a linha sobe até um pico, desce e segue baixa por muito tempo, com um repique no fim.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: uma cadeira em Camp David',
      situation: [
        {
          text: 'É sexta-feira, 13 de agosto de 1971. Os estrangeiros têm muito mais dólares do que o seu ouro pode cobrir. O desemprego é de cerca de 6%, e no ano que vem há eleição. O presidente olha para você.',
          sources: ['bls-august-1971'],
          drawing: {
            visual: 'three-worries',
            background: 'plain',
            mood: 'tense',
            text: 'Três preocupações, em um esboço: uma torre de cédulas ao lado de uma barra de ouro, uma fila de três pessoas e um voto.',
            words: ['dólares', 'empregos', 'votos'],
          },
        },
      ],
      question: 'O que você recomenda?',
      options: [
        {
          id: 'close',
          label: 'Fechar o guichê',
          outcome: {
            text: 'A corrida ao seu ouro para na hora, e suas mãos ficam livres. Você faltou à palavra com países que confiaram em você e guardaram dólares a seu pedido. Ninguém mais vai poder prender você a um preço.',
          },
        },
        {
          id: 'rates',
          label: 'Manter a promessa: subir os juros e cortar gastos',
          outcome: {
            text: 'Os dólares voltam para casa, e os preços se acalmam. Talvez mais um milhão de pessoas perca o emprego, e seu presidente, a eleição. Também pode ser tarde demais, porque a confiança se foi.',
          },
        },
        {
          id: 'price',
          label: 'Dobrar o preço do ouro para 70 dólares',
          outcome: {
            text: 'Seu ouro cobre o dobro dos direitos. Quem confiou em você recebe metade, e quem duvidou ganha um prêmio, assim como as minas de ouro da África do Sul e da União Soviética. E todos esperam a próxima vez.',
          },
        },
      ],
      closing: {
        text: 'Nenhuma escolha na mesa era de graça. Uma promessa de ouro custa empregos nos anos ruins. A moeda fiduciária custa confiança se abusam dela. Pergunte de qualquer dinheiro: quem pode mudar a regra, e quem paga a conta?',
      },
    },
  ],
  check: [
    {
      id: 'what',
      prompt: 'O que acabou em 15 de agosto de 1971?',
      options: [
        {
          id: 'citizens',
          text: 'Os americanos já não podiam trocar suas cédulas por ouro',
          isCorrect: false,
          explanation: 'Não podiam desde 1933.',
        },
        {
          id: 'all',
          text: 'Todo câmbio fixo, para sempre',
          isCorrect: false,
          explanation: 'Fixou-se mais uma vez em dezembro, e em março de 1973 já flutuava.',
        },
        {
          id: 'official',
          text: 'Governos estrangeiros já não podiam trocar dólares por ouro',
          isCorrect: true,
          explanation: 'Era o último vínculo entre o dólar e o ouro.',
        },
      ],
    },
    {
      id: 'fiat',
      prompt: 'Por que as pessoas aceitam moeda fiduciária?',
      options: [
        {
          id: 'accept',
          text: 'Porque o Estado e todos os outros aceitam',
          isCorrect: true,
          explanation: 'Ela vale tanto quanto esse hábito, e quanto o cuidado de quem a emite.',
        },
        {
          id: 'gold',
          text: 'Porque ainda há ouro guardado por trás dela',
          isCorrect: false,
          explanation: 'Não se promete ouro por ela.',
        },
        {
          id: 'fools',
          text: 'Porque não perceberam',
          isCorrect: false,
          explanation: 'Está em todos os jornais há cinquenta anos. Funciona porque os outros aceitam.',
        },
      ],
    },
    {
      id: 'after',
      prompt: 'Que frase combina com os números?',
      options: [
        {
          id: 'always',
          text: 'Sem ouro, a inflação é sempre alta',
          isCorrect: false,
          explanation: 'De 1983 a 2020 foi de {inflation-per-year-1983-to-2020:number}% por ano.',
        },
        {
          id: 'both',
          text: 'Sem ouro, a inflação subiu e caiu',
          isCorrect: true,
          explanation: 'Primeiro foi alta, depois baixa por décadas. Depende do que faz quem está no comando.',
        },
        {
          id: 'never',
          text: 'Com ouro, os preços nunca subiram',
          isCorrect: false,
          explanation: 'De 1913 a 1971 quadruplicaram. O vínculo foi se afrouxando, e houve duas guerras mundiais.',
        },
      ],
    },
  ],
  takeaways: [
    'Em 1971 a última promessa de ouro por dólares foi suspensa, “temporariamente”.',
    'Desde então o dólar é moeda fiduciária: vale porque é aceito.',
    'Gastos, guerra e um projeto fraco agiram juntos. Discute-se o peso de cada um.',
    'Desde 1971 o dólar teve uns dez anos agitados, depois décadas de inflação baixa, depois um salto após 2020.',
  ],
  explains: 'por que o dólar perdeu seu ouro, e o que ele é desde então',
  limits:
    'Discute-se o que exatamente os britânicos pediram em agosto de 1971, e o diário citado aqui conta como a Casa Branca entendeu o pedido. Uma pesquisa com 220 domicílios é pequena. A inflação antes de 1971 não foi toda sob o ouro: depois de 1933 os cidadãos já não podiam recebê-lo, e o vínculo se afrouxou mais de uma vez. O economista Michael Bordo comparou o padrão-ouro antes de 1914 com épocas posteriores. Ao longo de décadas, os preços foram mais firmes sob ele. De um ano para o outro, saltavam mais que em Bretton Woods ou com câmbio flutuante. As perdas de emprego no exercício são um palpite. As citações são tradução nossa.',
};
