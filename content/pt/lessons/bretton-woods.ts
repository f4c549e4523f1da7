import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'bretton-woods',
  cover: { visual: 'mountain-hotel', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Um hotel cheio de gente do dinheiro',
    paragraphs: [
      {
        text: 'Julho de 1944. Na Normandia a guerra continua. Nas montanhas de New Hampshire, nos Estados Unidos, 44 nações mandaram delegados a um grande hotel, arrumado às pressas para eles. Comissões se reúnem dia e noite. Escoteiros correm pelo salão com microfones.',
        sources: ['bw-worldbank', 'bw-treasury'],
      },
      {
        text: 'Estão ali para planejar o dinheiro do mundo depois da guerra. Um país pode falar mais alto que os outros: o anfitrião.',
        sources: ['bw-treasury', 'fed-gold-ends'],
      },
    ],
    guess: {
      question: 'Quanto do ouro de todos os governos os Estados Unidos tinham no começo do novo sistema?',
      options: [
        { id: 'tenth', text: 'Cerca de um décimo', isCorrect: false, answer: 'Tinham várias vezes isso.' },
        { id: 'third', text: 'Cerca de um terço', isCorrect: false, answer: 'Tinham muito mais.' },
        {
          id: 'half',
          text: 'Mais da metade',
          isCorrect: true,
          answer: 'Por anos o ouro tinha corrido para lá, como pagamento e por segurança.',
        },
      ],
    },
    reveal: [
      {
        text: 'O site Federal Reserve History fala em cerca de três quartos. Outra fonte diz 70%, para 1947. Quem tem o ouro pode prometer ouro. Por isso o plano foi construído em torno de uma promessa de um país. Por um tempo funcionou muito bem. Por que funcionou, e por que não podia durar, é a história desta lição.',
        sources: ['fed-gold-ends', 'us-gold-1947'],
      },
    ],
  },
  objectives: [
    'Explicar como as outras moedas se penduravam no dólar, e o dólar no ouro',
    'Dizer quem podia receber ouro por dólares, e quem não podia',
    'Contar o que as pessoas ganharam naqueles anos, e o que lhes era proibido',
    'Explicar o dilema de Triffin, e o que outros responderam',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Uma corda, uma rocha',
      paragraphs: [
        {
          text: 'Pense em alpinistas em uma montanha. Cada um está amarrado ao guia. O guia está amarrado a uma rocha. Se um alpinista escorrega, a corda segura. Se um alpinista precisa de mais corda, os outros têm de concordar.',
        },
      ],
      guess: {
        question: 'Quem não pode escorregar nunca?',
        options: [
          { id: 'last', text: 'O último alpinista', isCorrect: false, answer: 'A corda o segura.' },
          { id: 'guide', text: 'O guia', isCorrect: true, answer: 'Todos os outros dependem dele.' },
          {
            id: 'nobody',
            text: 'Tanto faz: a rocha segura todos',
            isCorrect: false,
            answer: 'A rocha só segura o guia.',
          },
        ],
      },
      reveal: [
        {
          text: 'Esse é o plano de 1944. Os alpinistas são moedas: a libra, o franco, o iene. O guia é o dólar. A rocha é o ouro. Os outros países guardam dólares em seus cofres, porque o dólar está amarrado à rocha. O dinheiro de um país que os outros guardam se chama moeda de reserva.',
        },
      ],
      drawing: {
        visual: 'rope-to-rock',
        background: 'plain',
        mood: 'calm',
        text: 'Um guia está pendurado em uma rocha por uma corda comprida. Três alpinistas estão pendurados no guia por cordas, e nenhum na rocha.',
        words: ['rocha', 'guia', 'alpinistas'],
      },
      limits:
        'Um guia não consegue fazer corda nova enquanto escala. Um país consegue fazer dinheiro novo. E os alpinistas enxergam a corda; em 1944 ninguém podia ver quantos dólares haveria em 1971.',
    },
    {
      type: 'story',
      title: 'Do hotel à corrida do ouro',
      sections: [
        {
          id: 'keynes-white',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Julho de 1944',
            location: 'Bretton Woods, New Hampshire',
            character: 'John Maynard Keynes, Harry Dexter White e A. D. Shroff',
            scene: 'A pergunta do homem da Índia',
            narrative: [
              {
                text: 'Keynes chefia os britânicos. Ele já quis um dinheiro novo para o mundo, anotado nos livros de um banco para todos os países. Em seu plano, um país que sempre vende mais do que compra também teria de mudar seu jeito, e não só o país endividado.',
                sources: ['bw-clearing'],
              },
              {
                text: 'White, do Tesouro dos Estados Unidos, quer que o dólar conte como ouro. Em um rascunho entram as palavras “moeda conversível em ouro”. Alguém da equipe dele chama a mudança de “insignificante”. O sentido delas vai importar para todas as moedas.',
                sources: ['bw-steil'],
              },
            ],
            guess: {
              question: 'Keynes tinha concordado com essas palavras?',
              options: [
                {
                  id: 'fight',
                  text: 'Sim, depois de uma longa briga',
                  isCorrect: false,
                  answer: 'Ele já tinha brigado contra esse texto antes, e não tinha cedido.',
                },
                {
                  id: 'unseen',
                  text: 'Não, nem as tinha visto',
                  isCorrect: true,
                  answer: 'É o que escreve Benn Steil. Passaram por uma comissão sem ele.',
                },
                {
                  id: 'own',
                  text: 'Sim, eram dele mesmo',
                  isCorrect: false,
                  answer: 'Ele tinha dito que essas palavras não podiam ter sentido fixo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em 13 de julho um delegado da Índia, A. D. Shroff, pediu aos americanos que dissessem afinal o que queriam dizer. Uma definição exigiria uma longa discussão, respondeu Edward Bernstein. Mas dólares podiam ser usados para comprar ouro. Foi um truque, ou simples bom senso em um mundo em que um só país tinha o ouro? Os historiadores ainda discutem. Concordam que o dólar saiu do hotel com um lugar especial.',
                sources: ['bw-shroff', 'bw-steil', 'bw-transcripts'],
              },
            ],
            visual: 'conference-table',
            visualText:
              'Três delegados em uma mesa comprida, atrás de placas com seus nomes. O da Índia levantou a mão.',
            mood: 'calm',
          },
        },
        {
          id: 'promise',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1944 a 1958',
            location: 'Washington e o mundo',
            character: 'Bancos centrais, e todos os outros',
            scene: 'Trinta e cinco dólares por uma onça',
            narrative: [
              {
                text: 'Cada país fixa seu dinheiro em relação ao dólar, e só pode mudar o câmbio em casos especiais. Um fundo empresta a quem fica sem. Os Estados Unidos dão ouro por dólares, a 35 dólares a onça. No começo a Europa e o Japão precisam de dólares para se reconstruir. Só no fim de 1958 a maioria dos países da Europa Ocidental deixa os estrangeiros trocarem livremente por dólares o que ganham ali, e então o sistema funciona de verdade.',
                sources: ['fed-gold-ends', 'bordo-bw', 'bw-convertible'],
              },
            ],
            guess: {
              question: 'É 1960. Você mora em Ohio, nos Estados Unidos, e leva 35 dólares ao Tesouro. O que recebe?',
              options: [
                {
                  id: 'ounce',
                  text: 'Uma onça de ouro',
                  isCorrect: false,
                  answer: 'Isso se prometia a governos, e você não é um.',
                },
                {
                  id: 'coin',
                  text: 'Menos de uma onça, descontada uma taxa',
                  isCorrect: false,
                  answer: 'Nenhuma taxa ajudaria.',
                },
                {
                  id: 'nothing',
                  text: 'Ouro nenhum',
                  isCorrect: true,
                  answer: 'Desde 1933 os americanos quase não podiam ter ouro, e a promessa não era para eles.',
                },
              ],
            },
            reveal: [
              {
                text: 'A promessa valia para governos e bancos centrais de outros países. Já não era, portanto, o padrão-ouro dos seus bisavós. Ninguém podia levar uma cédula a um balcão. O vínculo era um fio entre alguns cofres.',
                sources: ['fed-gold-ends', 'bordo-bw'],
              },
            ],
            visual: 'roped-climbers',
            visualText:
              'Três alpinistas em uma corda. O primeiro está amarrado a um bloco de ouro no alto de uma rocha.',
            mood: 'calm',
          },
        },
        {
          id: 'good-years',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Anos 1950 e 1960',
            location: 'Europa Ocidental, Japão, Estados Unidos',
            character: 'Famílias com férias para planejar',
            scene: 'Anos bons, portas trancadas',
            narrative: [
              {
                text: 'O economista Michael Bordo chama os resultados desses anos de “notáveis”. O comércio cresceu. Nos Estados Unidos, os preços subiram {inflation-per-year-1960-to-1965:number}% por ano de 1960 a 1965.',
                sources: ['bordo-bw', 'cpi'],
              },
              {
                text: 'Mas, para manter o câmbio fixo, os Estados tinham de vigiar quem levava dinheiro pela fronteira. A maior parte da Europa mantinha controles rígidos. Em 1966 a Grã-Bretanha limitou o que seu povo podia gastar em uma viagem fora dos países presos à libra.',
                sources: ['bw-mobility', 'travel-limit'],
              },
            ],
            guess: {
              question: 'Quanto dinheiro estrangeiro cada viajante britânico podia comprar para um ano de viagens?',
              options: [
                {
                  id: 'fifty',
                  text: '50 libras',
                  isCorrect: true,
                  answer: 'Uma página do passaporte registrava as compras.',
                },
                {
                  id: 'before',
                  text: '250 libras',
                  isCorrect: false,
                  answer: 'Esse era o limite antigo, que um deputado queria de volta.',
                },
                {
                  id: 'free',
                  text: 'Quanto quisesse',
                  isCorrect: false,
                  answer: 'Só em 1979.',
                },
              ],
            },
            reveal: [
              {
                text: 'Há, portanto, dois retratos honestos. Um mostra preços firmes, crescimento rápido e metade das crises por ano que houve de 1973 ao fim dos anos 1990, somando as dos bancos e as das moedas. O outro mostra pessoas que não podem levar o próprio dinheiro para onde querem. E quanto do crescimento veio do sistema, e quanto da reconstrução depois de uma guerra, ninguém consegue pesar com exatidão.',
                sources: ['bordo-bw', 'bordo-crises', 'travel-limit', 'travel-passport'],
              },
            ],
            visual: 'passport-stamp',
            visualText:
              'Um passaporte aberto com uma coluna de valores e um carimbo: 50 libras. Ao lado há um chapéu de sol.',
            mood: 'calm',
          },
        },
        {
          id: 'triffin',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1960 e 1961',
            location: 'Universidade Yale e Washington',
            character: 'Robert Triffin, economista',
            scene: 'Duas maneiras de quebrar',
            narrative: [
              {
                text: 'O mundo comercia mais, então precisa de mais dólares. Ele os recebe porque os Estados Unidos gastam, emprestam e doam no exterior mais do que ganham. No fim de 1949 eles tinham 24,5 bilhões de dólares em ouro, e os estrangeiros tinham cerca de 8 bilhões em dólares. Sete anos depois eram 22 bilhões e 16,5 bilhões.',
                sources: ['frus-1957', 'triffin-1961'],
              },
              {
                text: 'Triffin avisou: há uma maneira lenta de quebrar, e uma rápida. A rápida é ter dívidas demais que podem ser cobradas amanhã.',
                sources: ['triffin-1961'],
              },
            ],
            guess: {
              question:
                'Qual é o primeiro destes anos em que os estrangeiros tinham mais dólares do que havia ouro por trás deles?',
              options: [
                { id: 'early', text: '1958', isCorrect: false, answer: 'Ainda não. O ouro continuava na frente.' },
                {
                  id: 'middle',
                  text: '1961',
                  isCorrect: true,
                  answer: 'A essa altura já era assim, dez anos antes do fim.',
                },
                { id: 'late', text: '1968', isCorrect: false, answer: 'A essa altura os dólares já eram mais.' },
              ],
            },
            reveal: [
              {
                text: 'Esse é o dilema de Triffin, como ele o via. Se os Estados Unidos param o fluxo de dólares, o comércio mundial seca. Se continuam, um dia ninguém acredita no ouro. Com mais dólares o sistema seria instável, e sem eles não poderia funcionar.',
                sources: ['fed-smithsonian'],
              },
              {
                text: 'Outros discordam. Michael Bordo e Robert McCauley concluem que uma política melhor dos Estados Unidos poderia ter salvado o sistema. Charles Kindleberger e dois colegas viam o país como o banco do mundo: empresta a longo prazo e deve a curto, como fazem os bancos. Nenhum banco tem dinheiro para todos de uma vez, e ele é sólido enquanto seus empréstimos são bons.',
                sources: ['bordo-triffin', 'world-banker'],
              },
            ],
            visual: 'dollars-and-gold',
            visualText:
              'Uma balança. De um lado, poucas barras de ouro; do outro, um monte crescente de dólares, que desce.',
            mood: 'uneasy',
          },
        },
        {
          id: 'gold-pool',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1961 a 1968',
            location: 'Paris, Londres e Fort Knox',
            character: 'Charles de Gaulle, Jacques Rueff e uma multidão de compradores',
            scene: 'A corrida',
            narrative: [
              {
                text: 'Rueff, um economista francês, chamou aquilo de “déficit sem lágrimas”: os Estados Unidos pagam com dólares, e os dólares voltam como empréstimos. Em 4 de fevereiro de 1965 o presidente de Gaulle pediu a volta ao ouro. Naquele janeiro a França já tinha trocado 150 milhões de dólares por ouro.',
                sources: ['rueff-sin', 'de-gaulle-frus', 'de-gaulle-time'],
              },
              {
                text: 'Em Londres também se vendia ouro em um mercado livre. A partir de 1961 oito bancos centrais seguraram juntos o preço, vendendo de um fundo comum. Então a Grã-Bretanha desvalorizou a libra em 1967, e os compradores vieram atrás de ouro. Em março de 1968 um comboio levou barras de Fort Knox a um avião para Londres. Em Paris, homens brigaram no pregão do ouro.',
                sources: ['gold-pool', 'gold-fixing', 'gold-rush-1968'],
              },
            ],
            guess: {
              question: 'O que aconteceu em Londres na sexta-feira, 15 de março de 1968?',
              options: [
                {
                  id: 'price',
                  text: 'O preço subiu para 70 dólares',
                  isCorrect: false,
                  answer: 'Rueff queria isso. Não se fez.',
                },
                {
                  id: 'won',
                  text: 'Os compradores desistiram',
                  isCorrect: false,
                  answer: 'Os vendedores desistiram primeiro.',
                },
                {
                  id: 'closed',
                  text: 'O mercado do ouro fechou',
                  isCorrect: true,
                  answer: 'A pedido do governo dos Estados Unidos. Ficou fechado por duas semanas.',
                },
              ],
            },
            reveal: [
              {
                text: 'Depois disso havia dois preços: 35 dólares entre bancos centrais, e o que os compradores pagassem no mercado. Três pesquisadores examinaram os arquivos. Concluem que a partir de 1964 o fundo comum dependia da libra fraca. Depois, a própria alta dos preços nos Estados Unidos fez o resto.',
                sources: ['gold-fixing', 'gold-pool-fall'],
              },
            ],
            visual: 'gold-convoy',
            visualText: 'Um caminhão carregado de barras de ouro vai à noite até um avião que espera.',
            mood: 'tense',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: um cofre em 1965',
      situation: [
        {
          text: 'Imagine que você dirige o banco central de um país pequeno. No seu cofre há 100 milhões de dólares em títulos dos Estados Unidos. Eles pagam 4% por ano. Você pode pedir ouro a 35 dólares a onça. O ouro não paga nada.',
          drawing: {
            visual: 'bonds-and-bars',
            background: 'plain',
            mood: 'calm',
            text: 'Uma pilha de títulos que pagam 4% por ano, e a mesma quantia em barras de ouro que não pagam nada.',
            words: ['títulos em dólar', '4% ao ano', 'ouro', 'nada'],
          },
        },
      ],
      question: 'O que você faz?',
      options: [
        {
          id: 'keep',
          label: 'Fico com os dólares',
          outcome: {
            text: 'Você ganha 4 milhões por ano, e Washington agradece. Se a promessa quebra, você tem papel, e outros vão decidir quanto ele vale.',
          },
        },
        {
          id: 'gold',
          label: 'Troco tudo por ouro, agora',
          outcome: {
            text: 'Você está a salvo se a promessa quebra. Perde os juros. E, se outros veem você fazer isso, podem fazer o mesmo, e aí a promessa quebra.',
          },
        },
        {
          id: 'half',
          label: 'Troco metade, sem alarde',
          outcome: {
            text: 'Um pouco de cada. Mas, se todos trocassem só um quarto, acabaria o ouro que a lei dos Estados Unidos deixava livre. Foi o que o FMI calculou para 1966.',
            sources: ['imf-shrinking-gold'],
          },
        },
      ],
      closing: {
        text: 'Trocar faz sentido para um país. Se todos trocam, é uma corrida. Uma promessa que só se mantém enquanto poucos a usam é o ponto fraco de todo cofre, e de todo banco.',
      },
    },
  ],
  check: [
    {
      id: 'who',
      prompt: 'Quem podia trocar dólares por ouro no Tesouro dos Estados Unidos em 1960, a 35 dólares a onça?',
      options: [
        {
          id: 'all',
          text: 'Qualquer um com dólares, dentro ou fora do país',
          isCorrect: false,
          explanation: 'Isso tinha acabado fazia tempo. Os americanos quase não podiam ter ouro.',
        },
        {
          id: 'official',
          text: 'Governos e bancos centrais estrangeiros',
          isCorrect: true,
          explanation: 'A promessa era para órgãos oficiais de outros países.',
        },
        {
          id: 'nobody',
          text: 'Ninguém',
          isCorrect: false,
          explanation: 'A França e outros trocavam, às toneladas.',
        },
      ],
    },
    {
      id: 'dilemma',
      prompt: 'Sobre o que Triffin alertou?',
      options: [
        {
          id: 'dilemma',
          text: 'Mais dólares, menos confiança na promessa',
          isCorrect: true,
          explanation:
            'O mundo precisa de mais dólares: parar prejudica o comércio, e continuar prejudica a confiança. Outros acham que uma política melhor poderia ter salvado o sistema.',
        },
        {
          id: 'mines',
          text: 'As minas produziam ouro demais',
          isCorrect: false,
          explanation: 'O problema era o contrário: pouco ouro para tantos dólares.',
        },
        {
          id: 'rates',
          text: 'Ninguém concordava sobre o câmbio da libra',
          isCorrect: false,
          explanation: 'Brigava-se pelo câmbio, mas aqui se trata de dólares e ouro.',
        },
      ],
    },
    {
      id: 'years',
      prompt: 'Que frase sobre os anos de 1950 a 1970 é justa?',
      options: [
        {
          id: 'golden',
          text: 'O ouro fez deles um paraíso',
          isCorrect: false,
          explanation:
            'O crescimento foi rápido. Mas as pessoas viviam com limites rígidos para mover dinheiro, e havia muito a reconstruir.',
        },
        {
          id: 'prison',
          text: 'Foram um fracasso desde o primeiro dia',
          isCorrect: false,
          explanation: 'O crescimento e os preços firmes dizem outra coisa.',
        },
        {
          id: 'both',
          text: 'Crescimento rápido, dinheiro cercado',
          isCorrect: true,
          explanation:
            'A inflação também foi baixa, e o dinheiro não circulava livre. As duas coisas entram no retrato.',
        },
      ],
    },
  ],
  takeaways: [
    'Depois de 1944 as outras moedas estavam presas ao dólar, e o dólar ao ouro.',
    'Só governos e bancos centrais estrangeiros podiam pedir o ouro.',
    'Os anos foram bons, e o dinheiro das pessoas estava cercado.',
    'Uma promessa carregava tudo. Os dólares cresceram mais que o ouro. Discute-se se ela tinha de quebrar.',
  ],
  explains: 'por que uma promessa do dólar carregava o dinheiro do mundo',
  limits:
    'Discute-se se os anos bons vieram do sistema ou da reconstrução. Também se discute se ele tinha de fracassar: uns culpam o projeto, outros a política dos Estados Unidos depois de 1965. Os acordos são contados aqui em resumo, e fica de fora a União Soviética, que veio ao hotel e não entrou. O cofre do exercício e seus 4% são inventados. As citações são tradução nossa.',
};
