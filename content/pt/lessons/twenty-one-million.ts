import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'twenty-one-million',
  cover: { visual: 'mended-jar', background: 'shop', mood: 'calm' },
  opening: {
    title: 'Metade da verdade',
    paragraphs: [
      {
        text: '18 de setembro de 2018. Os autores do principal programa do Bitcoin publicam uma versão nova e urgente. A antiga tem um buraco, dizem. Por ele um minerador poderia derrubar a maioria dos computadores da rede. Por favor, atualizem já. Tudo isso é verdade.',
        sources: ['inflation-bug'],
      },
    ],
    guess: {
      question: 'O que eles deixaram de fora por mais dois dias?',
      options: [
        {
          id: 'wallets',
          text: 'Que um ladrão poderia esvaziar qualquer carteira',
          isCorrect: false,
          answer: 'Não. Para gastar uma moeda, continuava sendo preciso ter a chave.',
        },
        {
          id: 'coins',
          text: 'Que um minerador poderia criar moedas além do limite',
          isCorrect: true,
          answer: 'Um deles tinha percebido isso menos de três horas depois do primeiro relato.',
        },
        {
          id: 'repair',
          text: 'Que eles não tinham a correção',
          isCorrect: false,
          answer: 'Tinham. Estava na versão nova.',
        },
      ],
    },
    reveal: [
      {
        text: 'Nunca deveria haver mais de 21 milhões de bitcoins. Por aquele buraco, alguém poderia ter criado outros do nada. Os programadores guardaram segredo até que mais da metade do poder de mineração estivesse com o conserto. Em 20 de setembro, quando outros descobriram, contaram o resto.',
        sources: ['inflation-bug', 'inflation-bug-hours'],
      },
      {
        text: 'Então o limite resistiu. Mas veja o que o segurou. Não foi uma lei da natureza. Foi um programa, com pessoas que o consertam e pessoas que escolhem rodá-lo. Quem são elas, e poderiam escolher outra coisa?',
      },
    ],
  },
  objectives: [
    'Somar as moedas que virão, e dizer por que a soma fica um pouco abaixo de 21 milhões',
    'Dizer quem teria de concordar para mudar o limite',
    'Contar o que 2017 mostra, e o que não mostra',
    'Formular a pergunta em aberto: quem paga os mineradores mais tarde',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Um jogo sem juiz',
      paragraphs: [
        {
          text: 'Você joga xadrez na praça. Um dia diz: “A partir de agora, meus peões podem saltar.” Ninguém pode proibir. Você pode entalhar peças novas e imprimir um livro de regras novo.',
        },
      ],
      drawing: {
        visual: 'jumping-pawn',
        background: 'plain',
        mood: 'calm',
        text: 'Em uma mesa de praça, um peão salta por cima de outro até uma casa vazia. Ao lado, um livro de regras mostra o mesmo salto.',
      },
      guess: {
        question: 'Quando isso vira mesmo uma regra nova?',
        options: [
          {
            id: 'book',
            text: 'Quando está impresso em um livro',
            isCorrect: false,
            answer: 'Livros não movem peões.',
          },
          { id: 'referee', text: 'Quando um juiz permite', isCorrect: false, answer: 'Na praça não há juiz.' },
          {
            id: 'others',
            text: 'Quando bastante gente joga assim',
            isCorrect: true,
            answer: 'Até lá, você joga só.',
          },
        ],
      },
      reveal: [
        {
          text: 'Mas os outros dão de ombros e seguem com as regras antigas. Para eles, o salto do seu peão nem é um lance. Você fica diante do tabuleiro, livre e só, a menos que um número suficiente de jogadores ache sua regra melhor e passe para o seu lado.',
        },
        {
          text: 'O limite do Bitcoin é uma regra assim. O computador de cada jogador, chamado nó, confere todos os lances. Um bloco com moedas novas demais nem é um lance.',
          sources: ['whitepaper-mining'],
        },
      ],
      limits:
        'Sair de um clube de xadrez não custa nada. Quem abandona um dinheiro pode perder as lojas, as corretoras e o preço. Isso torna as regras difíceis de largar, as boas e as ruins.',
    },
    {
      type: 'story',
      title: 'Como um número virou promessa',
      sections: [
        {
          id: 'guess',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'Janeiro a abril de 2009',
            location: 'A internet',
            character: 'Satoshi Nakamoto, e Mike Hearn, que pergunta',
            scene: 'Por que 21 milhões?',
            narrative: [
              {
                text: 'A primeira versão vem com um plano. “A circulação total será de 21.000.000 de moedas”, escreve Satoshi: {coins-of-first-four-years} nos primeiros quatro anos, depois {coins-of-second-four-years}, depois de novo a metade, e assim por diante. Cada bloco traz moedas novas a quem o acha. A cada {halving-blocks} blocos, esse número cai à metade. Isso se chama halving (redução à metade).',
                sources: ['satoshi-v01', 'coinmetrics-supply'],
              },
            ],
            guess: {
              question: 'Hearn perguntou pelos números. Como Satoshi chamou sua escolha?',
              options: [
                {
                  id: 'gold',
                  text: 'O peso de todo o ouro da Terra',
                  isCorrect: false,
                  answer: 'Bela história, e não é de Satoshi.',
                },
                {
                  id: 'law',
                  text: 'Uma lei da matemática',
                  isCorrect: false,
                  answer: 'Dividir por dois é matemática. Começar com 50 moedas foi uma escolha.',
                },
                {
                  id: 'guess',
                  text: 'Um palpite bem pensado',
                  isCorrect: true,
                  answer: 'Em inglês, “an educated guess”. Foram as palavras.',
                },
              ],
            },
            reveal: [
              {
                text: '“Foi uma escolha difícil, porque, depois que a rede começa a andar, isso fica travado e não temos como sair”, continua a resposta. Os preços deveriam ser mais ou menos como os de outras moedas, “mas, sem conhecer o futuro, isso é muito difícil”.',
                sources: ['satoshi-guess'],
              },
              {
                text: 'A soma não dá exatamente 21 milhões. O programa conta em satoshis, e um satoshi é um centésimo de milionésimo de bitcoin. O que é menor que isso ele descarta. O máximo possível são 20.999.999,9769 bitcoins. Algumas moedas nunca foram reivindicadas ou nunca poderão ser gastas.',
                sources: ['amount'],
              },
            ],
            visual: 'coin-steps',
            visualText: 'Degraus de moedas descem para a direita. Cada um tem metade da altura do anterior.',
            mood: 'calm',
          },
        },
        {
          id: 'bug',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1º de abril de 2014',
            location: 'A lista de propostas do Bitcoin',
            character: 'Pieter Wuille, programador, com cara séria',
            scene: 'O limite que não existia',
            narrative: [
              {
                text: 'No dia da mentira aparece uma proposta. Ela diz que Satoshi “programou a quantidade de dinheiro do Bitcoin para crescer indefinidamente, para sempre”. É uma piada, e é verdade. Primeiro, as moedas novas acabariam, como planejado, por uns 120 anos. Depois de sessenta e quatro halvings, uns 250 anos depois do começo, aconteceria uma coisa estranha.',
                sources: ['bip42'],
              },
            ],
            guess: {
              question: 'O que um bloco traria então?',
              options: [
                {
                  id: 'zero',
                  text: 'Nada',
                  isCorrect: false,
                  answer: 'Esse era o plano. O código fazia outra coisa.',
                },
                {
                  id: 'fifty',
                  text: '50 moedas novas, como no primeiro dia',
                  isCorrect: true,
                  answer:
                    'O jeito de o computador dividir por dois teria dado a volta completa. Uma segunda mina de ouro, depois uma terceira, sem fim.',
                },
                {
                  id: 'half',
                  text: 'Meio satoshi',
                  isCorrect: false,
                  answer: 'O programa não conhece nada menor que um satoshi.',
                },
              ],
            },
            reveal: [
              {
                text: 'A proposta consertou isso, com tempo de sobra. Portanto, até o famoso limite só vale tanto quanto o programa. Ele estava lá desde o primeiro dia, com uma brecha em um futuro distante. Alguns programadores acharam a brecha e a fecharam, e os outros adotaram a versão deles.',
                sources: ['bip42'],
              },
            ],
            visual: 'second-mine',
            visualText: 'Uma mina com um vagonete de moedas. Atrás dela, uma segunda mina, pontilhada, está riscada.',
            mood: 'calm',
          },
        },
        {
          id: 'split',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2017',
            location: 'Nova York e o mundo todo',
            character: 'Mais de 50 empresas, mineradores e gente com um nó em casa',
            scene: 'A votação que não era votação',
            narrative: [
              {
                text: 'Os blocos estavam cheios, e as taxas subiam. Em maio de 2017, mais de 50 empresas fecharam um acordo em Nova York: uma mudança que aproveita melhor os blocos e, até novembro, blocos do dobro do tamanho. A primeira parte veio em agosto. Segundo um relato, tinham assinado mineradores com cerca de {deal-signed-2017:number}% do poder de cálculo. Muitos usuários não tinham. Contra a segunda parte, escreviam “NO2X” depois do nome.',
                sources: ['segwit2x-miners', 'new-york-agreement'],
              },
            ],
            guess: {
              question: 'Que fim levou a segunda parte, em novembro?',
              options: [
                {
                  id: 'bigger',
                  text: 'Vieram blocos do dobro do tamanho, como combinado',
                  isCorrect: false,
                  answer:
                    'Os mineradores tinham poder para fazer esses blocos. Não podiam obrigar os outros a aceitá-los.',
                },
                {
                  id: 'court',
                  text: 'As empresas foram à Justiça',
                  isCorrect: false,
                  answer: 'Contra quem? Não há ninguém para processar.',
                },
                {
                  id: 'off',
                  text: 'Os líderes desistiram dela',
                  isCorrect: true,
                  answer: 'Cerca de uma semana antes da data, por e-mail.',
                },
              ],
            },
            reveal: [
              {
                text: '“Está claro que, neste momento, não construímos consenso suficiente para um aumento limpo do tamanho dos blocos”, escreveram. Uma moeda minerada por uma regra que muitos recusam pode valer pouco.',
                sources: ['segwit2x-end'],
              },
              {
                text: 'Leia com cuidado. Essa briga era sobre o tamanho dos blocos, e nunca sobre o limite. O lado que perdeu esperava que o aumento das taxas lhe desse razão. Parte dos defensores dos blocos grandes já tinha saído para criar uma moeda própria. Em 2017, também os programadores do programa principal estavam do lado dos nós.',
                sources: ['segwit2x-end', 'segwit2x-miners'],
              },
              {
                text: 'Em agosto de 2026, outros nós ficaram sozinhos: exigiam um limite para outros dados nos pagamentos. Esses dados, diziam, pesam sobre todos os nós e encarecem os pagamentos. Segundo o próprio texto deles, alguns outros usos teriam de esperar. No máximo cerca de {chain-split-signals:number}% do poder de mineração os acompanhou, e sua cadeia só fez oito blocos em três semanas. Aí mudaram seu modo de minerar e seguiram com uma cadeia própria.',
                sources: ['knots-removed', 'knots-eight', 'bip110', 'bip110-text', 'knots-btcpay', 'knots-umbrel'],
                drawing: {
                  visual: 'hundred-machines',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Dois campos de cem quadrados. Em 2017, segundo um relato, mineradores com cerca de {deal-signed-2017:number}% do poder de cálculo tinham assinado o acordo. Em 2026, no máximo cerca de {chain-split-signals:number}% acompanhou o limite de dados.',
                  words: ['assinaram em 2017', 'aderiram em 2026'],
                },
              },
            ],
            visual: 'forked-track',
            visualText:
              'Um trilho de trem se divide. Um trem cheio espera diante do desvio, e há pessoas ao lado da alavanca.',
            mood: 'tense',
          },
        },
        {
          id: 'pay',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Até cerca de 2140',
            location: 'O mundo todo',
            character: 'Mineradores, economistas e quem perdeu as chaves',
            scene: 'Quem paga os guardas?',
            narrative: [
              {
                text: 'Nem todas as moedas ainda podem ser gastas. Alguns donos perderam as chaves. Uma empresa estimou a perda em 2,8 a 3,8 milhões de moedas em 2017. Outra, em 1,6 milhão em 2025. As duas são estimativas: uma moeda que dorme tem a mesma cara de uma moeda perdida. “Pense nisso como uma doação a todos”, escreveu Satoshi.',
                sources: ['lost', 'river-lost', 'satoshi-lost'],
              },
              {
                text: 'As moedas novas também pagam os mineradores, que guardam a cadeia com suas máquinas. Em 2025, as taxas foram só cerca de 1% do que eles ganharam. O resto foram moedas novas, e essas acabam.',
                sources: ['coinmetrics-mining'],
              },
            ],
            guess: {
              question: 'Um dia, as taxas sozinhas vão bastar?',
              isOpen: true,
              options: [
                {
                  id: 'yes',
                  text: 'Sim, vai haver procura por espaço nos blocos',
                  answer:
                    'Era a esperança de Satoshi: o sistema “pode funcionar com taxas de transação, se necessário”. Ninguém viu isso ainda.',
                  isCorrect: false,
                },
                {
                  id: 'no',
                  text: 'Não, os guardas vão embora',
                  answer:
                    'Quatro pesquisadores de Princeton alertam: com pagamento só por taxas, desfazer um bloco rico fica atraente.',
                  isCorrect: false,
                },
                {
                  id: 'change',
                  text: 'Aí as pessoas vão mudar o limite',
                  answer: 'Poderiam, se quase todas quisessem. Mais abaixo você pode experimentar.',
                  isCorrect: false,
                },
              ],
            },
            reveal: [
              {
                text: 'O economista Eric Budish argumenta que guardar a cadeia tem de continuar caro, e mais caro quanto mais as moedas valem. Outros esperam mais taxas ou um preço mais alto. A prova está a décadas de distância.',
                sources: ['carlsten', 'budish', 'satoshi-v01'],
              },
              {
                text: 'Muitos economistas não gostam do próprio limite. Quando a procura por dinheiro dá um salto, dizem, a quantidade deveria poder crescer; senão, preços e salários têm de cair. Nos anos 1930, os países que se agarraram ao ouro caíram mais fundo. George Selgin responde que um dinheiro escasso, se bem projetado, talvez dispense qualquer banco central e ainda mantenha a economia estável. Se o Bitcoin é projetado assim também é discutido.',
                sources: ['aier-fixed', 'bernanke-james', 'selgin-synthetic'],
              },
            ],
            visual: 'night-watch',
            visualText: 'Um guarda com uma lanterna diante de um cofre. A bolsa na mão dele está quase vazia.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'supply-curve',
      title: 'Sua vez: mude a regra',
      introduction: [
        {
          text: 'Aqui está a quantidade de bitcoins e, ao lado, a sua própria regra. A sua começa no próximo halving, porque o que passou, passou. No exemplo, nenhum bloco jamais traz menos de meia moeda. Isso paga os guardas para sempre.',
        },
        { text: 'Depois faça a segunda pergunta: quem vem com você?' },
      ],
      tasks: [
        {
          text: 'Comece com “Moedas sem fim”. Faça só os mineradores seguirem você. Depois, só as pessoas com nós. O que acontece em cada caso?',
          answer: 'Só com os mineradores: moedas que ninguém aceita. Só com os nós: uma cadeia que quase não anda.',
        },
        {
          text: 'Aperte “Menos moedas”. Por que agora nenhum nó recusa seus blocos?',
          answer:
            'Nenhum bloco seu traz mais do que a regra antiga permite; por isso os nós antigos não veem nada de errado.',
        },
        {
          text: 'Volte a “Moedas sem fim”. Faça três dos quatro grupos seguirem você, cada vez sem um grupo diferente. Quando a regra muda, e quando surgem duas moedas?',
          answer:
            'Sem os programadores, a regra muda. Sem as corretoras, surgem duas moedas. Sem os mineradores ou sem os nós, fica em aberto quem cede.',
        },
      ],
      closing: [
        {
          text: 'Mais moedas são uma regra mais frouxa: todo nó que mantém a regra antiga as recusa. Menos moedas são uma regra mais rígida, e os nós antigos não se incomodam. Por isso, pelo programa, é mais fácil baixar o limite do que subi-lo: a maioria dos mineradores bastaria. Mas eles teriam de cortar o próprio pagamento. É uma promessa forte porque seria preciso quase todo mundo para quebrá-la, e não porque ninguém consiga.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'refuse',
      prompt: 'Um minerador muito poderoso faz um bloco com 100 moedas novas. O que acontece?',
      options: [
        {
          id: 'refused',
          text: 'Os nós com a regra antiga o recusam',
          isCorrect: true,
          explanation: 'Para eles nem é um bloco, por mais trabalho que tenha custado.',
        },
        {
          id: 'accepted',
          text: 'Ele vale, por causa do trabalho feito',
          isCorrect: false,
          explanation: 'O trabalho decide entre blocos válidos. Não torna um bloco válido.',
        },
        {
          id: 'police',
          text: 'Vem a polícia',
          isCorrect: false,
          explanation: 'Não é preciso lei. Ninguém aceita essas moedas.',
        },
      ],
    },
    {
      id: 'sum',
      prompt: 'Por que o máximo possível fica um pouco abaixo de 21 milhões?',
      options: [
        {
          id: 'lost',
          text: 'Porque donos perderam as chaves',
          isCorrect: false,
          explanation: 'Moedas perdidas também contam como criadas. Essa diferença vem da conta.',
        },
        {
          id: 'fees',
          text: 'Porque se descontam as taxas',
          isCorrect: false,
          explanation: 'As taxas vão para o minerador. Não criam nem destroem moeda alguma.',
        },
        {
          id: 'round',
          text: 'Porque se descartam as frações',
          isCorrect: true,
          explanation: 'Os halvings cortam em satoshis inteiros, o que soma 0,0231 bitcoin.',
        },
      ],
    },
    {
      id: 'nature',
      prompt: 'Que tipo de limite são os 21 milhões?',
      options: [
        {
          id: 'physics',
          text: 'Uma lei da natureza, como a velocidade da luz',
          isCorrect: false,
          explanation: 'Pessoas fizeram o código e pessoas o consertaram, em 2014 e de novo em 2018.',
        },
        {
          id: 'social',
          text: 'Uma regra que pessoas escolhem conferir',
          isCorrect: true,
          explanation: 'É tão forte quanto a vontade dos usuários de mantê-la.',
        },
        {
          id: 'company',
          text: 'A promessa de uma empresa',
          isCorrect: false,
          explanation: 'Não há empresa que possa cumpri-la ou quebrá-la.',
        },
      ],
    },
  ],
  takeaways: [
    'As moedas novas por bloco caem à metade a cada {halving-blocks} blocos. A soma fica pouco abaixo de 21 milhões.',
    'O limite é uma regra que os computadores dos próprios usuários conferem.',
    'Para subi-lo, quase todo mundo teria de concordar. Para baixá-lo, a maioria dos mineradores, que assim cortariam o próprio pagamento.',
    'Quem paga os mineradores quando as moedas novas acabarem é uma pergunta em aberto.',
  ],
  explains: 'por que ninguém consegue criar mais de 21 milhões de bitcoins',
  limits:
    'Quem decide no Bitcoin é discutido. Uns dizem que são os nós, outros os mineradores, outros as grandes corretoras, outros os poucos que escrevem o programa. Uma briga sobre o tamanho dos blocos não diz como terminaria uma briga sobre o limite. Quantas moedas se perderam não se sabe. Nosso instrumento é um esboço com quatro grupos, e pessoas de verdade não se movem em grupos. As citações são tradução nossa.',
};
