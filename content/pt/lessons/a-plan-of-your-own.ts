import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'a-plan-of-your-own',
  cover: { visual: 'three-piles', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Três montes',
    paragraphs: [
      {
        text: 'Por volta do século IV, o rabino Isaac deu um conselho que os economistas citam até hoje: “Cada um deve sempre dividir sua riqueza em três partes: um terço em terra, um terço em mercadorias …”',
        sources: ['talmud-thirds', 'demiguel'],
      },
    ],
    guess: {
      question: 'E o último terço?',
      options: [
        { id: 'gold', text: 'Em ouro', isCorrect: false, answer: 'Ele não fala em ouro.' },
        { id: 'temple', text: 'Para os pobres', isCorrect: false, answer: 'Não nesta frase.' },
        {
          id: 'hand',
          text: 'À mão',
          isCorrect: true,
          answer: 'Nas palavras dele: “pronto, à mão”. Um terço que se alcança na hora.',
        },
      ],
    },
    reveal: [
      {
        text: 'Em 2009, três economistas puseram à prova catorze regras espertas de dividir o dinheiro contra a mais sem graça: partes iguais. Nenhuma era melhor o tempo todo. As regras espertas têm de adivinhar o futuro, e adivinham mal. Isso não prova que os terços estejam certos. Mostra como é difícil superar um plano simples.',
        sources: ['demiguel'],
      },
    ],
  },
  objectives: [
    'Explicar o que se ganha ao dividir o risco, e onde isso falha',
    'Citar planos sem graça que precisam de menos sorte',
    'Definir um limite que você possa perder por inteiro',
    'Escrever um plano de uma página, com o que faria você mudar de ideia',
  ],
  modules: [
    {
      type: 'story',
      title: 'Um nome, todos os nomes e um limite',
      sections: [
        {
          id: 'enron',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2001',
            location: 'Houston, Texas',
            character: 'Funcionários de uma empresa de energia',
            scene: 'Tudo em um nome só',
            narrative: [
              {
                text: 'No fim de 2000, os funcionários da Enron tinham US$ 2,1 bilhões em seu plano de aposentadoria. O salário deles vinha da Enron. Uma parte das economias estava em ações da Enron, a US$ 83 cada uma.',
                sources: ['enron-401k'],
              },
            ],
            guess: {
              question: 'De que tamanho era essa parte?',
              options: [
                { id: 'thirty', text: '32%', isCorrect: false, answer: 'Quase o dobro disso.' },
                {
                  id: 'sixty',
                  text: '62%',
                  isCorrect: true,
                  answer: 'A maior parte, na empresa que também pagava os salários.',
                },
                {
                  id: 'ninety-two',
                  text: '92%',
                  isCorrect: false,
                  answer: 'Seria quase tudo. Era menos, e já era ruim o bastante.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em dezembro de 2001, a Enron faliu. Em janeiro, uma ação valia menos de 70 centavos. Milhares perderam o emprego e as economias nas mesmas semanas. Sherri Saunders, de 54 anos, tinha trabalhado lá por 24. Perdeu cerca de US$ 1 milhão.',
                sources: ['enron-401k', 'enron-crs', 'enron-people'],
              },
              {
                text: 'Ninguém era obrigado a comprar tanto: 89% das ações tinham sido compradas por vontade própria. Mas as que a empresa dava ficavam bloqueadas até os 50 anos de idade. E, durante duas semanas da queda, segundo a própria empresa, ninguém podia vender as que estavam no plano. As pessoas confiam no que conhecem. E os chefes tinham dito que o preço voltaria.',
                sources: ['enron-voluntary', 'enron-lock', 'enron-people'],
              },
            ],
            visual: 'moving-box',
            visualText: 'Uma caixa de papelão com uma planta, uma xícara e um certificado sem valor em uma mesa vazia.',
            mood: 'desperate',
          },
        },
        {
          id: 'haystack',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1926 a 2016',
            location: 'Bolsas de valores dos EUA',
            character: 'Hendrik Bessembinder e 25.300 empresas',
            scene: 'As agulhas e o palheiro',
            narrative: [
              {
                text: 'Juntas, as ações dos Estados Unidos enriqueceram seus donos. Bessembinder examinou cada uma em separado, ao longo de toda a vida dela. Ela superou a coisa mais sem graça que existe, um empréstimo ao governo por um mês?',
                sources: ['bessembinder'],
              },
            ],
            guess: {
              question: 'Quantas em cada sete ações se saíram pior que esses empréstimos ao governo?',
              options: [
                { id: 'two', text: 'Duas', isCorrect: false, answer: 'O dobro.' },
                { id: 'four', text: 'Quatro', isCorrect: true, answer: 'Mais da metade.' },
                { id: 'six', text: 'Seis', isCorrect: false, answer: 'Não tantas.' },
              ],
            },
            reveal: [
              {
                text: 'Os melhores quatro por cento das empresas fizeram todo o ganho acima desses empréstimos. Ninguém sabia quais seriam. Um fundo de índice amplo compra um pouco de tudo; assim fica com as poucas agulhas, por uma taxa baixa.',
                sources: ['bessembinder'],
              },
              {
                text: 'Não é uma promessa. Em cinco semanas de 2020, esse índice caiu um terço, e quem precisou do dinheiro naquele momento teve de vender barato. O índice mais conhecido do Japão caiu depois de 1989 e levou 34 anos para voltar, sem contar os dividendos.',
                sources: ['spiva-2020', 'nikkei-2024'],
              },
            ],
            more: {
              summary: 'Especialistas conseguem achar as agulhas?',
              paragraphs: [
                {
                  text: 'Em 2024, 65% dos fundos que escolhem ações de grandes empresas dos Estados Unidos se saíram pior que o índice. Em 15 anos, a maioria dos que escolhem ficou para trás, em todos os grupos.',
                  sources: ['spiva-2024'],
                },
              ],
            },
            visual: 'seven-sprouts',
            visualText: 'Sete brotos em fila. Quatro murcharam, dois são pequenos, um é enorme.',
            mood: 'hopeful',
          },
        },
        {
          id: 'limit',
          background: 'night',
          truth: 'documented',
          content: {
            year: '2010 a 2026',
            location: 'O mundo todo',
            character: 'Pessoas que têm bitcoin',
            scene: 'A pergunta que dispensa previsão',
            narrative: [
              {
                text: 'O Bitcoin deixou ricas algumas das pessoas que o têm. Também caiu feio, vez após vez. Olhe só o preço do último dia de cada mês.',
                sources: ['coinmetrics-month-ends'],
              },
            ],
            guess: {
              question: 'Quanto se perdeu na pior queda, de um fim de mês a outro?',
              options: [
                {
                  id: 'half',
                  text: '52%',
                  isCorrect: false,
                  answer: 'Ele já caiu pela metade várias vezes.',
                },
                { id: 'two-thirds', text: '67%', isCorrect: false, answer: 'Mais fundo.' },
                {
                  id: 'most',
                  text: '{btc-worst-drawdown:number}%',
                  isCorrect: true,
                  answer:
                    'Em 2011. Do melhor dia daquele ano até o mínimo, em novembro, foram {btc-fall-2011:number}%.',
                },
              ],
            },
            reveal: [
              {
                text: 'Quedas posteriores também foram fundas: {btc-fall-october-2021-to-december-2022:number}% de outubro de 2021 a dezembro de 2022. De todas essas ele voltou. De julho de 2025 a junho de 2026, caiu de novo à metade, e nada diz que tenha de voltar.',
                sources: ['coinmetrics-month-ends'],
              },
              {
                text: 'Então faça a pergunta que dispensa previsão: se tudo isso sumisse, o que mudaria na sua vida? Se a resposta é “o aluguel”, é demais. Se é “eu passaria uma semana com raiva”, você achou um limite. Ele vale para uma ação, uma moeda ou a startup de um amigo.',
                sources: ['coinmetrics-month-ends'],
              },
            ],
            visual: 'cliff-path',
            visualText: 'Uma trilha na montanha com abismos. Uma pessoa está atrás de uma cerca, bem antes da beira.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'Não em um navio só',
      paragraphs: [
        {
          text: 'Antônio, o mercador de Veneza de Shakespeare, está triste por causa de seus navios? Não, diz: “Meus negócios não estão confiados a um só casco, nem a um só lugar; nem toda a minha fortuna depende da sorte deste ano.” Casco quer dizer navio. Não um só navio, não um só lugar, não um só ano.',
          sources: ['merchant-of-venice'],
        },
        {
          text: 'Os economistas chamam isso de diversificação. Você abre mão do ganho inteiro do melhor navio para que nenhuma tempestade leve tudo.',
        },
      ],
      drawing: {
        visual: 'three-ships',
        background: 'plain',
        mood: 'calm',
        text: 'Três navios de um mesmo dono. Uma tempestade afunda um deles, e os outros dois seguem viagem.',
      },
      limits:
        'Mais adiante na peça, todos os navios dele parecem perdidos ao mesmo tempo. Uma tempestade pode atingir tudo: em uma crise, muitos preços caem juntos. Dez criptomoedas, ou dez lojas em uma cidade, podem ser um navio só. E dividir não ajuda quem não tem o que dividir.',
    },
    {
      type: 'interactive',
      widget: 'plan',
      title: 'Sua vez: uma página',
      introduction: [
        {
          text: 'Um plano no papel protege você de quem você é em um dia agitado. Escreva o que puder, deixe o resto e imprima. O que você escreve fica com você.',
        },
      ],
      tasks: [
        {
          text: 'Escreva um objetivo com preço e data. “Poupar mais” não é um.',
          answer: '“Um violão, US$ 300, até junho” é: em junho você vai saber se chegou lá.',
        },
        {
          text: 'Preencha o limite. Quantos meses poupando o repõem? Dá para aguentar?',
          answer: 'Divida o limite pelo que você poupa por mês: US$ 600 a US$ 50 por mês são um ano inteiro.',
        },
        'Complete a frase antes de precisar dela: “Eu mudaria de ideia se …” Escreva um motivo para mais e um para menos.',
      ],
      closing: [
        {
          text: 'Quanto bitcoin cabe em um plano? Alguns dizem que nenhum: ele não rende nada, e o preço é agitado demais. Alguns têm um pouco, como aposta em um dinheiro que ninguém pode imprimir, em um valor que poderiam perder. Alguns têm nele quase tudo, porque não confiam em Estado nem em banco nenhum. Esses últimos não têm segundo navio.',
        },
        {
          text: 'A maioria dos planos não precisa de bitcoin nenhum. Um colchão, um cartão quitado, uma conta de poupança ou um fundo de índice amplo e uma habilidade nova são sem graça, e precisam de menos sorte. Ações são um mau lugar para o dinheiro de que você vai precisar em poucos anos. Escreva o plano quando estiver com calma. Isto é uma lição e não é aconselhamento financeiro.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'spread',
      prompt: 'Dividir o risco: para que serve?',
      options: [
        {
          id: 'more',
          text: 'Para superar o melhor navio sozinho',
          isCorrect: false,
          explanation: 'Nunca supera. Mas ninguém sabe antes qual navio é esse.',
        },
        {
          id: 'no-ruin',
          text: 'Para que uma perda não seja o fim',
          isCorrect: true,
          explanation: 'Você abre mão do melhor caso para ficar a salvo do pior.',
        },
        {
          id: 'no-loss',
          text: 'Para eliminar as perdas',
          isCorrect: false,
          explanation: 'Em uma crise, muitas coisas caem ao mesmo tempo.',
        },
      ],
    },
    {
      id: 'ten-coins',
      prompt: 'Leo tem dez criptomoedas diferentes e mais nada. Ele dividiu o risco?',
      options: [
        {
          id: 'hardly',
          text: 'Quase nada: elas tendem a cair juntas',
          isCorrect: true,
          explanation: 'Dez nomes, um navio.',
        },
        {
          id: 'yes',
          text: 'Sim, dez bastam',
          isCorrect: false,
          explanation: 'Dez do mesmo tipo pegam a mesma tempestade.',
        },
        {
          id: 'more',
          text: 'Ainda não, precisa de vinte criptomoedas',
          isCorrect: false,
          explanation: 'Mais do mesmo tipo não muda a tempestade.',
        },
      ],
    },
    {
      id: 'size',
      prompt: 'Como você define um limite sem conhecer o futuro?',
      options: [
        {
          id: 'forecast',
          text: 'Pela melhor previsão do preço',
          isCorrect: false,
          explanation: 'As regras espertas falharam justamente nisso.',
        },
        {
          id: 'friends',
          text: 'Pelo que os amigos põem nisso',
          isCorrect: false,
          explanation: 'O aluguel deles não é o seu.',
        },
        {
          id: 'loss',
          text: 'Pelo que eu aguentaria perder',
          isCorrect: true,
          explanation: 'Essa pergunta você pode responder hoje.',
        },
      ],
    },
  ],
  takeaways: [
    'Dividir abre mão do melhor caso para ficar a salvo do pior.',
    'Seu salário e suas economias não devem depender do mesmo nome.',
    'Meça um risco pelo que você poderia perder por inteiro, não pelo que espera ganhar.',
    'Escreva o que faria você mudar de ideia antes que seja preciso.',
  ],
  explains: 'como medir um risco para que perder tudo seja suportável',
  limits:
    'Preços passados dizem pouco sobre os que virão. Ações de um país que foi bem não são as ações de todos os países. Especialistas discutem quanto dividir: algumas pessoas ricas puseram quase tudo em uma empresa e ganharam, e das que perderam se ouve menos. Impostos, taxas e leis variam de país para país, e esta lição os deixa de fora. As citações são tradução nossa.',
};
