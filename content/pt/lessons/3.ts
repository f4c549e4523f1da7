import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '3',
  cover: { visual: 'barrel-and-purse', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'Um frango por 14,6 milhões',
    paragraphs: [
      {
        text: 'Agosto de 2018, em Caracas, na Venezuela. Um fotógrafo põe um frango sobre uma mesa. Ao lado, empilha as cédulas que ele custa: 14.600.000 bolívares.',
        sources: ['chicken'],
      },
    ],
    guess: {
      question: 'Quanto é isso em dólares dos Estados Unidos?',
      options: [
        {
          id: 'two',
          text: 'Cerca de 2 dólares',
          isCorrect: true,
          answer: 'Para ser exato, 2 dólares e 22 centavos.',
        },
        {
          id: 'two-hundred',
          text: 'Cerca de 200 dólares',
          isCorrect: false,
          answer: 'Com isso se comprariam cerca de noventa frangos.',
        },
        {
          id: 'many',
          text: 'Cerca de 20.000 dólares',
          isCorrect: false,
          answer: 'Com isso se comprariam cerca de nove mil frangos.',
        },
      ],
    },
    reveal: [
      {
        text: 'Como um país com tanto petróleo chega a isso? A resposta é em parte discutida, e esta lição diz em que parte.',
      },
    ],
  },
  objectives: [
    'Descrever como a renda do petróleo, os controles e o dinheiro novo levaram à hiperinflação na Venezuela',
    'Comparar números que discordam, e dizer por que discordam',
    'Explicar como as pessoas passaram para o dólar sem que ninguém mandasse',
    'Avaliar o que se discute sobre as causas',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Uma família com um só salário',
      paragraphs: [
        {
          text: 'Uma família grande vive de um só salário. É um salário muito bom. Com os anos, deixam de cozinhar e pedem comida, porque podem pagar. A horta vira mato. Prometem dinheiro também a primos e vizinhos.',
        },
        {
          text: 'Então o salário é cortado pela metade. Poderiam voltar a cozinhar, ou falar com os primos, ou cuidar da horta. Tudo isso dói. Em vez disso, o pai escreve vales que dizem “devo dez a você”. A loja da esquina os aceita, por um tempo.',
        },
      ],
      guess: {
        question: 'Ele escreve cada vez mais vales desses. O que faz a loja?',
        options: [
          {
            id: 'prices',
            text: 'Aumenta os preços',
            isCorrect: true,
            answer: 'Um pouco mais a cada vez que o vê chegar.',
          },
          {
            id: 'patient',
            text: 'Espera: vale é vale',
            isCorrect: false,
            answer: 'A loja tem as próprias contas a pagar.',
          },
          {
            id: 'gift',
            text: 'Não cobra mais nada',
            isCorrect: false,
            answer: 'O dono da loja também tem família.',
          },
        ],
      },
      reveal: [
        {
          text: 'Logo ele escreve vales de cem, depois de mil. No fim, a loja quer receber em algo que ele não possa escrever.',
        },
      ],
      drawing: {
        visual: 'halved-paycheck',
        background: 'plain',
        mood: 'calm',
        text: 'Um contracheque sem a metade direita, acima do mato alto. Ao lado, três vales assinados e a caneta que os escreveu.',
        words: ['salário', 'devo dez a você'],
      },
      limits:
        'Uma família não faz as regras da sua cidade. Um governo faz, e as regras dele podem tornar a queda mais funda ou mais suave. Famílias também não enfrentam sanções estrangeiras, que são parte desta história e parte da briga sobre ela.',
    },
    {
      type: 'story',
      title: 'Da riqueza do petróleo ao pagamento em dólares',
      sections: [
        {
          id: 'controls',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Fevereiro de 2003',
            location: 'Caracas, Venezuela',
            character: 'O governo de Hugo Chávez',
            scene: 'O dólar atrás de um guichê',
            narrative: [
              {
                text: 'O petróleo traz a maior parte dos dólares que a Venezuela ganha: cerca de nove em cada dez, calculou uma agência de notícias em 2013. No fim de 2002, uma longa greve contra o governo cortou as exportações de petróleo, e a reserva de dólares do país encolheu.',
                sources: ['oil-share', 'controls'],
              },
              {
                text: 'No começo de fevereiro de 2003, o governo fixou o preço do dólar, limitou quem podia comprá-lo e tabelou os preços de produtos básicos. Era para ser uma medida de emergência. Economistas logo alertaram para um mercado paralelo e para prateleiras vazias.',
                sources: ['controls'],
              },
            ],
            guess: {
              question: 'Era para ser uma medida de emergência. Quanto tempo ficaram os controles?',
              options: [
                {
                  id: 'months',
                  text: 'Cerca de seis meses',
                  isCorrect: false,
                  answer: 'Uma medida de emergência devia ser curta. Esta não foi.',
                },
                {
                  id: 'years',
                  text: 'Cerca de quatro anos',
                  isCorrect: false,
                  answer: 'Quase quatro vezes isso.',
                },
                {
                  id: 'decade',
                  text: 'Mais de quinze anos',
                  isCorrect: true,
                  answer: 'Foram afrouxados em agosto de 2018.',
                },
              ],
            },
            reveal: [
              {
                text: 'Quem conseguia dólares pela cotação oficial barata podia vendê-los no mercado paralelo por muito mais. Alguns importadores declaravam que suas mercadorias custavam muito mais do que custavam, e vendiam os dólares que sobravam.',
                sources: ['occrp'],
              },
            ],
            visual: 'oil-pump',
            visualText: 'Uma bomba de petróleo diante dos prédios de uma cidade.',
            mood: 'uneasy',
          },
        },
        {
          id: 'oil-falls',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2013 a 2019',
            location: 'Venezuela',
            character: 'O governo de Nicolás Maduro',
            scene: 'Menos petróleo, mais dinheiro',
            narrative: [
              {
                text: 'Em 2013, a Venezuela extraía mais de {venezuela-oil-2013} milhões de barris de petróleo por dia, e um barril custava mais de cem dólares. Em 2014 o preço começou a cair. A quantidade extraída também, porque à empresa de petróleo faltavam dinheiro e gente qualificada. A partir de agosto de 2017, com cerca de {venezuela-oil-2017} milhões de barris, as sanções dos Estados Unidos dificultaram novos empréstimos a ela. Quanto petróleo isso custou é discutido. No começo de 2019 restavam cerca de {venezuela-oil-2019} milhão de barris. Depois vieram ainda apagões e sanções sobre o petróleo.',
                sources: ['oil-output', 'oil-2017', 'oil-2019', 'sanctions-oil', 'sanctions-credit'],
              },
              {
                text: 'O Estado gastava como se a renda ainda estivesse lá. Para 2017, uma empresa de pesquisa estimou o buraco em 20% de tudo o que o país produzia. O banco central o tapou.',
                sources: ['eiu'],
              },
            ],
            guess: {
              question: 'Em novembro de 2017, quanto dinheiro havia em comparação com um ano antes?',
              options: [
                {
                  id: 'third',
                  text: 'Um terço a mais',
                  isCorrect: false,
                  answer: 'Até isso os preços teriam sentido. Foi muito mais.',
                },
                {
                  id: 'twice',
                  text: 'O dobro',
                  isCorrect: false,
                  answer: 'Mais de quatro vezes isso.',
                },
                {
                  id: 'eight',
                  text: 'Mais de oito vezes o que havia',
                  isCorrect: true,
                  answer: 'E em uma única semana cresceu um décimo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Por volta do fim de 2017, os preços começaram a subir mais da metade em um mês. Essa é a linha que costuma definir a hiperinflação. A Venezuela a tinha cruzado, e voltou a cruzá-la vez após vez, por três anos.',
                sources: ['end'],
              },
            ],
            visual: 'notes-for-oil',
            visualText:
              'Três barris representam o petróleo extraído por dia, em milhões de barris: {venezuela-oil-2013} em 2013, {venezuela-oil-2017} em 2017, {venezuela-oil-2019} em 2019. Na parte vazia há maços de cédulas; o número deles não está em escala.',
            mood: 'tense',
          },
        },
        {
          id: 'hundred-note',
          background: 'street',
          truth: 'documented',
          content: {
            year: '11 de dezembro de 2016',
            location: 'Bancos de toda a Venezuela',
            character: 'Todo mundo que tinha dinheiro vivo',
            scene: 'A cédula chamada de volta',
            narrative: [
              {
                text: 'Em 11 de dezembro de 2016, o presidente anunciou que a nota de 100 bolívares sairia de circulação em poucos dias. Era a maior cédula que existia.',
                sources: ['recall', 'recall-notes'],
              },
            ],
            guess: {
              question: 'Quanto valia a maior cédula do país?',
              options: [
                {
                  id: 'cents',
                  text: 'Dois centavos de dólar',
                  isCorrect: true,
                  answer: 'Então quem fazia compras precisava de uma sacola delas.',
                },
                {
                  id: 'quarter',
                  text: 'Vinte e cinco centavos de dólar',
                  isCorrect: false,
                  answer: 'Menos de um décimo disso.',
                },
                {
                  id: 'dollars',
                  text: 'Dois dólares dos EUA',
                  isCorrect: false,
                  answer: 'Para dar isso seriam necessárias cem delas.',
                },
              ],
            },
            reveal: [
              {
                text: 'Havia cerca de seis bilhões dessas cédulas.',
                sources: ['recall', 'recall-notes'],
              },
              {
                text: 'Formaram-se longas filas. As cédulas novas ainda não tinham chegado. Algumas lojas, nos meses anteriores, já tinham começado a pesar maços de dinheiro, porque contar demorava demais. Houve saques em várias cidades, e a data foi adiada.',
                sources: ['recall', 'weighing', 'recall-chaos'],
              },
            ],
            visual: 'kitchen-scale',
            visualText: 'Uma balança de cozinha no balcão de uma loja, com maços de cédulas em cima.',
            mood: 'tense',
          },
        },
        {
          id: 'chicken',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'Agosto de 2018',
            location: 'Catia, um bairro pobre de Caracas',
            character: 'Um fotógrafo e um frango',
            scene: 'Catorze milhões pelo jantar',
            narrative: [
              {
                text: 'Em agosto de 2018, o fotógrafo Carlos García Rawlins pôs produtos de um pequeno mercado ao lado do dinheiro que custavam. Um frango de 2,4 quilos ficou ao lado de 14.600.000 bolívares. Eram 2 dólares e 22 centavos. Um quilo de macarrão custava 2.500.000.',
                sources: ['chicken', 'pasta'],
              },
              { text: 'Quatro dias depois, em 20 de agosto, cortaram cinco zeros da moeda.', sources: ['zeros'] },
            ],
            guess: {
              question: 'Quanto custava agora o mesmo frango?',
              options: [
                {
                  id: 'one',
                  text: '1,46 bolívar novo',
                  isCorrect: false,
                  answer: 'Cinco zeros são menos que isso. Tire um por um.',
                },
                {
                  id: 'hundred',
                  text: '146 bolívares novos',
                  isCorrect: true,
                  answer: 'O número é mais curto. O frango é tão caro quanto antes.',
                },
                {
                  id: 'thousands',
                  text: '14.600 bolívares novos',
                  isCorrect: false,
                  answer: 'Isso é tirar três zeros. Cortaram cinco.',
                },
              ],
            },
            reveal: [
              {
                text: 'O preço do frango continuou subindo.',
                sources: ['zeros'],
              },
              {
                text: 'Foi o segundo de três cortes. Três zeros tinham sumido em 2008, e mais seis sumiram em outubro de 2021. Ao todo são catorze.',
                sources: ['fourteen'],
              },
            ],
            visual: 'chicken-and-cash',
            visualText:
              'Um frango sobre uma mesa, ao lado de uma parede de maços de cédulas mais alta que ele. Em um quadro, três zeros estão riscados, cortados em 2008.',
            mood: 'desperate',
          },
        },
        {
          id: 'daniela',
          background: 'night',
          truth: 'invented',
          content: {
            year: 'Janeiro de 2019',
            location: 'Um apartamento em Maracaibo',
            character: 'Daniela Rojas, enfermeira',
            scene: 'Um salário com um relógio dentro',
            inventedNote:
              'Daniela é inventada. A inflação daquele mês, o salário em bolívares e o dinheiro que parentes mandam do exterior estão documentados.',
            narrative: [
              {
                text: 'O salário de Daniela chega ao celular ao meio-dia. Ela está de plantão até as seis. A essa hora o arroz está mais caro que ao meio-dia, por isso o filho tem o cartão do banco e uma lista: primeiro arroz, depois feijão, depois sabonete.',
              },
              {
                text: 'Neste mês os preços vão quase triplicar. Daniela não sabe o número. Sabe que o salário dura nove dias, e que no mês passado eram doze.',
                sources: ['bcv-months'],
              },
              {
                text: 'O irmão foi embora a pé para a Colômbia no ano passado. Hoje à noite ele manda vinte dólares.',
              },
            ],
            guess: {
              question: 'O que ela faz com os vinte dólares?',
              options: [
                {
                  id: 'change',
                  text: 'Troca por bolívares',
                  isCorrect: false,
                  answer: 'Começariam a derreter hoje mesmo.',
                },
                {
                  id: 'eggs',
                  text: 'Tenta pagar ovos com eles',
                  isCorrect: true,
                  answer: 'Precisa perguntar baixinho. É novidade, e ela não tem certeza se é permitido.',
                },
                {
                  id: 'bank',
                  text: 'Leva ao banco',
                  isCorrect: false,
                  answer: 'Receberia bolívares por eles, e os bolívares derreteriam.',
                },
              ],
            },
            reveal: [
              {
                text: 'A mulher dos ovos olha em volta e faz que sim com a cabeça.',
              },
            ],
            visual: 'clock-on-phone',
            visualText:
              'Um celular cuja tela é um relógio. As horas do meio-dia às seis estão em vermelho. Ao lado há um cartão de banco e uma lista de compras: arroz, feijão, sabonete.',
            mood: 'desperate',
          },
        },
        {
          id: 'which-number',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2018 e 2019',
            location: 'Duas contagens e uma previsão',
            character: 'O banco central, o parlamento, o FMI',
            scene: 'De quem é o número certo?',
            narrative: [
              {
                text: 'Por mais de três anos, o banco central ficou calado sobre a inflação. Em maio de 2019, falou: 130.060% no ano de 2018.',
                sources: ['bcv-figure', 'oil-output', 'imf-estimate'],
              },
            ],
            guess: {
              question: 'Que número tinha o parlamento para o mesmo ano?',
              options: [
                {
                  id: 'lower',
                  text: 'Um décimo disso: cerca de 13.000 por cento',
                  isCorrect: false,
                  answer: 'Era mais alto, não mais baixo.',
                },
                { id: 'same', text: 'Quase o mesmo', isCorrect: false, answer: 'Estavam muito longe um do outro.' },
                {
                  id: 'higher',
                  text: 'Mais de dez vezes isso: cerca de 1,7 milhão por cento',
                  isCorrect: true,
                  answer: 'Duas repartições, um país, um ano.',
                },
              ],
            },
            reveal: [
              {
                text: 'A oposição controlava o parlamento. O Fundo Monetário Internacional tinha previsto 1,37 milhão por cento. Isso foi em outubro de 2018, antes de o ano acabar, e ele pedia cautela.',
                sources: ['bcv-figure', 'oil-output', 'imf-2018-forecast'],
              },
              {
                text: 'Para 2019, o Fundo previu primeiro dez milhões por cento. Em outubro de 2019, falou em 200.000. Mais tarde o banco central informou 9.585,5%. Desta vez o número do parlamento era mais baixo: 7.374,4%. Uma previsão não é uma medição, em nenhum dos dois anos. Quando as medições discordam tanto, o honesto é citá-las lado a lado. Em um ponto concordam: um salário guardado por um ano tinha sumido.',
                sources: ['imf-estimate', 'imf-2019-forecast', 'year-2019'],
              },
            ],
            visual: 'clipboards',
            visualText:
              'Três pranchetas lado a lado. Cada uma tem um gráfico de três barras, e nenhum gráfico é igual a outro.',
            mood: 'uneasy',
          },
        },
        {
          id: 'dollars',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2019 a 2021',
            location: 'Venezuela',
            character: 'Fregueses, lojistas, famílias no exterior',
            scene: 'Dólares de baixo para cima',
            narrative: [
              {
                text: 'Ninguém decretou isso. A partir de 2018, a lei deixou de punir quem negociava em dólares, e as pessoas fizeram o resto.',
                sources: ['law-2018', 'ecoanalitica', 'maduro-share'],
              },
            ],
            guess: {
              question: 'Que parte de todas as vendas se pagava então em dinheiro estrangeiro?',
              isOpen: true,
              options: [
                {
                  id: 'fifth',
                  text: 'Cerca de um quinto',
                  isCorrect: false,
                  answer: 'Foi o que o governo disse sobre 2020: 18,6%.',
                },
                {
                  id: 'half',
                  text: 'Cerca de metade',
                  isCorrect: false,
                  answer: 'Foi o que uma empresa de pesquisa disse sobre outubro de 2019: 54%.',
                },
                {
                  id: 'all',
                  text: 'Quase todas',
                  isCorrect: false,
                  answer: 'Ninguém cujos números achamos diz isso.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em outubro de 2019, uma empresa de pesquisa constatou que 54% das vendas se pagavam em dinheiro estrangeiro. O governo deu um número bem mais baixo para o ano seguinte, 18,6%. O presidente chamou o dólar de válvula de escape.',
                sources: ['law-2018', 'ecoanalitica', 'maduro-share'],
              },
              {
                text: 'Os dólares ajudaram quem conseguia obtê-los. Em 2021, uma pesquisa constatou que 42% das pessoas não tinham acesso a nenhum. Salários e pensões em bolívares continuaram minúsculos.',
                sources: ['law-2018'],
              },
              {
                text: 'Algumas pessoas usaram Bitcoin. Em uma semana de abril de 2019, o volume negociado em um site bateu um recorde, contado em bolívares. Chegou a 1.208 bitcoins, cerca de seis milhões de dólares. Para algumas famílias, foi uma tábua de salvação. Para um país desse tamanho era pouco, e muito mais gente escolheu o dólar. O governo também fez uma moeda digital própria, ligada ao petróleo, o petro. Em março de 2018, os Estados Unidos proibiram seus cidadãos de negociá-lo.',
                sources: ['bitcoin-week', 'petro-ban'],
              },
              {
                text: 'Em dezembro de 2021, a inflação mensal tinha ficado abaixo de 50% por um ano inteiro. Pela regra habitual, a hiperinflação tinha acabado. Mesmo assim, os preços subiram 686,4% naquele ano. E, pela contagem das Nações Unidas, 6 milhões de pessoas já tinham deixado o país.',
                sources: ['end', 'unhcr'],
              },
            ],
            visual: 'market-stall',
            visualText: 'Uma barraca de mercado com preços escritos em dólares em pedaços de papelão.',
            mood: 'relieved',
          },
        },
        {
          id: 'causes',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Ainda se discute',
            location: 'Universidades e ministérios',
            character: 'Economistas que discordam',
            scene: 'O que causou isso?',
            narrative: [
              {
                text: 'A maioria dos economistas cita o mesmo núcleo: um grande buraco no orçamento, tapado com dinheiro novo, enquanto a renda do petróleo caía e os controles sufocavam a produção.',
                sources: ['notre-dame', 'pittaluga'],
              },
              {
                text: 'A briga entre eles é sobre as sanções. Os Estados Unidos limitaram os empréstimos ao governo em 2017 e as vendas de petróleo em 2019. Mark Weisbrot e Jeffrey Sachs sustentam que isso fez um mal grave à saúde e à alimentação, e impediu o país de consertar sua moeda. Dany Bahar e outros respondem que a maior parte da queda veio antes. Os dois lados podem ter parte da razão: a queda já tinha começado, e ainda podia ficar mais funda.',
                sources: ['sanctions-harm', 'sanctions'],
              },
            ],
            visual: 'two-pointers',
            visualText:
              'Uma linha no papel desce. Duas mãos apontam para lugares diferentes dela, como fazem os dois lados da discussão.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: dia de pagamento em janeiro de 2019',
      situation: [
        {
          text: 'Você recebe em bolívares o bastante para trinta refeições pelos preços de hoje. Pelo número do próprio banco central, os preços vão subir 196,6% neste mês. Vão ficar quase três vezes mais altos.',
          sources: ['bcv-months'],
          drawing: {
            visual: 'thirty-meals',
            background: 'plain',
            mood: 'uneasy',
            text: 'Um celular que mostra o salário do mês, e as trinta refeições que ele compra hoje.',
            words: ['salário'],
          },
        },
      ],
      question: 'O que você faz com o salário?',
      options: [
        {
          id: 'food',
          label: 'Compro hoje arroz e feijão para trinta refeições',
          outcome: {
            text: 'Você conserva quase tudo, se a loja tiver tanto. Carrega sacolas pesadas, e não sobra nada para o ônibus ou o médico.',
          },
        },
        {
          id: 'dollars',
          label: 'Troco por dólares na rua',
          outcome: {
            text: 'O cambista fica com uma parte, talvez duas ou três refeições, e pode enganar você. O que sobra mantém o valor até o fim do mês. Você precisa conhecer alguém que venda.',
          },
        },
        {
          id: 'keep',
          label: 'Deixo na conta e gasto aos poucos',
          outcome: {
            text: 'Gasto no último dia, ele compra dez refeições. Gasto por igual ao longo do mês, compra umas dezoito. Você perde doze refeições por ser organizado.',
          },
        },
      ],
      closing: {
        text: 'Em tempos bons, a escolha organizada é a certa. O dinheiro ruim transforma bons hábitos em perdas, e esse talvez seja o seu pior efeito.',
      },
    },
  ],
  check: [
    {
      id: 'core',
      prompt: 'Que causa a maioria dos economistas cita?',
      options: [
        {
          id: 'deficit',
          text: 'Um déficit tapado com dinheiro novo',
          isCorrect: true,
          explanation:
            'A renda do petróleo caiu, e o dinheiro novo tapou o buraco. A briga entre eles é sobre as sanções; nesse núcleo eles concordam.',
        },
        {
          id: 'dollars',
          text: 'As pessoas que começaram a pagar em dólares',
          isCorrect: false,
          explanation: 'Os dólares vieram depois. As pessoas fugiram de uma moeda que já estava caindo.',
        },
        {
          id: 'no-oil',
          text: 'O petróleo da Venezuela acabou',
          isCorrect: false,
          explanation: 'Ela tem algumas das maiores reservas da Terra. Extraiu menos, e ganhou menos por ele.',
        },
      ],
    },
    {
      id: 'figures',
      prompt:
        'O banco central disse 130.060% para 2018, o parlamento, cerca de 1,7 milhão. O que deve fazer um leitor cuidadoso?',
      options: [
        {
          id: 'highest',
          text: 'Citar o número mais alto, que prova melhor o argumento',
          isCorrect: false,
          explanation: 'Escolher um número porque convém é o jeito de perder a confiança.',
        },
        {
          id: 'average',
          text: 'Tirar a média dos dois',
          isCorrect: false,
          explanation: 'A média de dois métodos é um terceiro número, que ninguém mediu.',
        },
        {
          id: 'both',
          text: 'Dar os dois, com quem disse e como foi medido',
          isCorrect: true,
          explanation: 'A distância entre eles é parte da informação.',
        },
      ],
    },
  ],
  takeaways: [
    'Um país que vive de uma só exportação tem pouco em que se apoiar quando ela falha.',
    'Controles pensados como medida de emergência criaram um mercado paralelo que durou mais que a própria emergência.',
    'Cortaram catorze zeros, e a causa dos zeros era outra coisa.',
    'As pessoas passaram para o dólar por conta própria, e quem não tinha dólares ficou para trás.',
  ],
  explains: 'como as pessoas na Venezuela passaram sozinhas para o dólar',
  limits:
    'Números confiáveis são raros para esse período, e cada lado da briga tem interesse no seu. A lição termina em 2021. O que veio depois, inclusive uma nova inflação alta, não está aqui.',
};
