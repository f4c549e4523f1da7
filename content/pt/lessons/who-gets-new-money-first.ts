import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'who-gets-new-money-first',
  cover: { visual: 'gold-store', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Três dólares por um ovo',
    paragraphs: [
      {
        text: 'São Francisco, Califórnia. Em março de 1848, um “hundredweight” de farinha, um saco grande, custa 4 dólares. Corre o boato de que há ouro nas colinas, e quase ninguém acredita. Em dezembro a farinha custa 27 dólares e, em meados de 1849, mais que o dobro disso. Por um ovo se pedem 2 ou 3 dólares.',
        sources: ['gold-prices', 'gold-1848'],
      },
    ],
    guess: {
      question: 'Quem pode rir desses preços?',
      options: [
        {
          id: 'saver',
          text: 'Uma viúva com 200 dólares debaixo da cama',
          isCorrect: false,
          answer: 'Meses antes era uma pequena fortuna. Agora são 66 ovos.',
        },
        {
          id: 'digger',
          text: 'Um homem que lava areia em um rio',
          isCorrect: true,
          answer: 'Ele acha ouro, então tem o dinheiro novo primeiro.',
        },
        {
          id: 'merchant',
          text: 'Um comerciante que vendeu toda a farinha em março',
          isCorrect: false,
          answer: 'Vendeu por 4 dólares o que agora custa 27.',
        },
      ],
    },
    reveal: [
      {
        text: 'O dinheiro novo não cai sobre uma cidade como chuva. Entra por uma porta. Nossa fonte desses preços nem culpa o ouro: cita a multidão, as fazendas abandonadas e o custo do transporte. Mas quem tinha ouro podia pagar. Então fica a pergunta: quem o recebe primeiro, e quem por último?',
        sources: ['gold-prices', 'gold-clipper'],
      },
    ],
  },
  objectives: [
    'Explicar o efeito Cantillon com as próprias palavras',
    'Seguir o dinheiro novo de porta em porta',
    'Dizer quando não faz diferença quem é o primeiro',
    'Apresentar os dois lados sobre os bancos centrais, os bancos dos outros bancos',
  ],
  modules: [
    {
      type: 'story',
      title: 'Duas portas',
      sections: [
        {
          id: 'cantillon',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Cerca de 1730',
            location: 'Paris e Londres',
            character: 'Richard Cantillon, banqueiro',
            scene: 'A mina e os inquilinos',
            narrative: [
              {
                text: 'Todos sabiam que muito dinheiro encarece as coisas. John Locke já tinha dito isso, observa Cantillon, “mas não examinou como isso se dá”. Então ele segue a prata de uma mina. O dono, os fundidores e os trabalhadores a recebem primeiro. Comem mais carne e bebem mais vinho. Por isso, quem vende essas coisas é o próximo. Passo a passo, os preços sobem.',
                sources: ['cantillon-text', 'cantillon-mises'],
              },
            ],
            guess: {
              question: 'Quem, pergunta ele, sai prejudicado?',
              options: [
                {
                  id: 'farmer',
                  text: 'Os agricultores',
                  isCorrect: false,
                  answer: 'Eles vendem carne pelos preços novos.',
                },
                {
                  id: 'butcher',
                  text: 'Estalajadeiros e açougueiros',
                  isCorrect: false,
                  answer: 'São os próximos, e vendem mais caro.',
                },
                {
                  id: 'fixed',
                  text: 'Donos de terras e criados',
                  isCorrect: true,
                  answer: 'Contratos longos e pagamento fixo: enfrentam preços novos com renda antiga.',
                },
              ],
            },
            reveal: [
              {
                text: 'Muitos deles, escreve, terão de partir e tentar a sorte em outro lugar. O livro saiu em 1755, muito depois da morte dele. Os economistas chamam isso de efeito Cantillon.',
                sources: ['cantillon-french'],
              },
              {
                text: 'David Hume viu um lado bom. Por um tempo, entre o dinheiro novo e os preços novos, o comércio e o trabalho se animam. Só nesse intervalo, escreveu em 1752, mais dinheiro ajuda.',
                sources: ['hume'],
              },
            ],
            visual: 'silver-mine',
            visualText:
              'Uma mina em uma colina. Um carrinho de minério rola em direção a uma estalagem, a um açougue e, bem longe, a uma casa pequena.',
            mood: 'calm',
          },
        },
        {
          id: 'bonds',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2009 a 2012',
            location: 'Londres',
            character: 'O Banco da Inglaterra',
            scene: 'Dinheiro novo por títulos antigos',
            narrative: [
              {
                text: 'Depois da crise de 2008, o Banco da Inglaterra, um banco central (o banco dos outros bancos), criou dinheiro e comprou títulos de dívida, uns 375 bilhões de libras deles. Um título é um papel em que o Estado ou uma empresa promete devolver um empréstimo. Os preços dos títulos e das ações subiram, calculou o Banco. O Parlamento perguntou: quem ganhou com isso? O Banco olhou o que os domicílios possuem fora das aposentadorias.',
                sources: ['boe-2012', 'boe-poverty'],
              },
            ],
            guess: {
              question: 'Quanto desses bens era dos 5% mais ricos?',
              options: [
                { id: 'ten', text: '10%', isCorrect: false, answer: 'Quatro vezes isso.' },
                {
                  id: 'forty',
                  text: '40%',
                  isCorrect: true,
                  answer: 'Portanto, a maior parte da alta não foi para a maioria.',
                },
                { id: 'eighty', text: '80%', isCorrect: false, answer: 'Metade disso.' },
              ],
            },
            reveal: [
              {
                text: 'Depois o Banco mostrou o outro lado: sem as compras, a maioria das pessoas estaria pior, com menos empregos e mais empresas fechadas. Juros baixos aumentam a distância entre ricos e pobres? Um estudo com todos os dinamarqueses constatou que ajudaram todo mundo, e mais os do topo. Um estudo sobre os Estados Unidos constatou que juros altos a aumentam. Ben Bernanke, que dirigiu o banco central dos Estados Unidos, diz que o efeito líquido não está claro.',
                sources: ['boe-2012', 'danes', 'bystanders', 'bernanke-2015'],
              },
              {
                text: 'Importa quem vendeu os títulos? Quase nada, diz o economista Scott Sumner: quem vendeu entregou um título pelo preço de mercado e não ficou mais rico. O preço dos títulos muda para todos ao mesmo tempo. Importa, sim, respondem outros: alguns vendem mais caro e tomam emprestado mais barato antes do resto, e muitos passos pequenos se somam.',
                sources: ['sumner-view', 'selgin-sumner', 'sieron'],
              },
            ],
            visual: 'bond-swap',
            visualText: 'Duas mãos sobre uma mesa: uma dá um título com cupons, a outra, um maço de cédulas novas.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'Fichas a mais na festa',
      paragraphs: [
        {
          text: 'Em uma festa da escola, cada brinquedo custa uma ficha. Um professor dá duzentas fichas a mais à turma que está no portão. Ela brinca a manhã inteira pelo preço antigo.',
        },
        {
          text: 'Ao meio-dia as filas estão longas. As barracas agora pedem duas fichas. Então chegam os alunos do primeiro ano, com as fichas que juntaram a semana toda. Brincam metade das vezes. Nenhum brinquedo surgiu. Algumas voltas mudaram de mão.',
        },
      ],
      drawing: {
        visual: 'tokens-at-noon',
        background: 'plain',
        mood: 'calm',
        text: 'Quatro fichas compram quatro voltas de manhã e duas ao meio-dia; as outras duas vão para quem ainda tem fichas.',
        words: ['manhã: 1 ficha', 'meio-dia: 2 fichas'],
      },
      limits:
        'As fichas vieram de graça. Um banco central recebe um título em troca do dinheiro, e um empréstimo precisa ser devolvido. E se muitas barracas estão paradas, fichas a mais podem pô-las para trabalhar.',
    },
    {
      type: 'interactive',
      widget: 'new-money-town',
      title: 'Sua vez: seis portas em uma praça',
      introduction: [
        {
          text: 'Seis vizinhos e um aposentado, todos inventados. Todo dia, cada um compra uma unidade de cada coisa. Agora entra dinheiro novo, dia após dia, pela porta que você escolher. Ele é gasto na porta ao lado. A cidade não produz mais bens que antes.',
        },
      ],
      tasks: [
        {
          text: 'Deixe o dinheiro entrar pela porta do construtor e vá do dia 1 ao dia 6. Quem sai ganhando, e quem paga por isso?',
          answer:
            'O construtor fica com 3,5 unidades a mais. O aposentado tem 3,5 a menos, e o professor, que vem por último, 2,3 a menos.',
        },
        {
          text: 'Escolha agora a porta do professor. O que mudou, e o que não mudou?',
          answer:
            'Agora o professor tem 3,5 a mais, e o padeiro vem por último. O aposentado perde tanto quanto antes.',
        },
        {
          text: 'Escolha “Todos de uma vez”. O que acontece com os ganhos? O que acontece com o pote de moedas velhas?',
          answer: 'Os ganhos somem. O pote perde um pouco para todos eles: 5,8 unidades em vez de 6.',
        },
      ],
      closing: [
        {
          text: 'Nesta cidade, todo ganho é perda de alguém, porque os bens não crescem. Em uma crise eles podem crescer, e então o dinheiro novo pode ajudar até quem o recebe tarde. Se ele vem por igual, ou se todos já o esperam, a ordem quase não importa. Importa mais quando chega de surpresa e fica em uma porta só.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'who',
      prompt: 'Quem perde quando chega dinheiro novo, segundo o efeito Cantillon?',
      options: [
        {
          id: 'late',
          text: 'Quem o recebe tarde ou nunca',
          isCorrect: true,
          explanation: 'Enfrenta os preços novos com a renda antiga.',
        },
        {
          id: 'poor',
          text: 'Sempre os pobres',
          isCorrect: false,
          explanation: 'Muitas vezes, mas não por regra. Entre os perdedores de Cantillon há donos de terras.',
        },
        {
          id: 'nobody',
          text: 'Ninguém, porque há mais dinheiro',
          isCorrect: false,
          explanation: 'Mais dinheiro não é mais pão.',
        },
      ],
    },
    {
      id: 'even',
      prompt: 'O dinheiro de todos, todos os preços e todos os salários dobram da noite para o dia. Quem ganha?',
      options: [
        {
          id: 'all',
          text: 'Todo mundo',
          isCorrect: false,
          explanation: 'Cada um pode comprar exatamente o que podia antes.',
        },
        {
          id: 'first',
          text: 'Quem está primeiro na fila',
          isCorrect: false,
          explanation: 'Aqui ninguém é o primeiro.',
        },
        {
          id: 'debt',
          text: 'Só quem tem dívidas antigas',
          isCorrect: true,
          explanation:
            'Mais ninguém ganha, porque todo o dinheiro cresceu ao mesmo tempo. Mas uma dívida é uma promessa feita em dinheiro antigo.',
        },
      ],
    },
    {
      id: 'sides',
      prompt: 'O que os economistas discutem sobre os bancos centrais?',
      options: [
        {
          id: 'bonds',
          text: 'Se eles compram títulos',
          isCorrect: false,
          explanation: 'Eles publicam isso.',
        },
        {
          id: 'size',
          text: 'De que tamanho é o efeito',
          isCorrect: true,
          explanation:
            'Também quanto tempo dura, e para quem. Preços mais altos de bens ajudam os donos, e empregos ajudam os trabalhadores.',
        },
        {
          id: 'money',
          text: 'Se eles podem criar dinheiro',
          isCorrect: false,
          explanation: 'Podem. O próprio Banco da Inglaterra diz isso.',
        },
      ],
    },
  ],
  takeaways: [
    'O dinheiro novo entra por uma porta. Os preços o seguem a partir dali.',
    'Os primeiros compram pelos preços antigos. Os últimos pagam os novos com o salário antigo.',
    'Dado a todos de uma vez, ele muda os preços e pouco mais.',
    'Quanto isso importa hoje é discutido. Pergunte quem, quando e quanto.',
  ],
  explains: 'por que importa quem recebe primeiro o dinheiro novo',
  limits:
    'Nossa cidade tem seis portas, bens fixos e vizinhos que gastam toda moeda. Cidades de verdade têm bancos, ações, salários que mudam e notícias que mexem nos preços antes de o dinheiro chegar. Os preços da Califórnia tinham mais de uma causa. E a maior parte do dinheiro novo hoje vem de empréstimos dos bancos, assunto de outro capítulo. A citação é tradução nossa.',
};
