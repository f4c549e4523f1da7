import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'banknotes-as-receipts',
  cover: { visual: 'copper-plate', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Dinheiro que precisa de trenó',
    paragraphs: [
      {
        text: 'Suécia, 1661. O país tem muito cobre e pouca prata. Por isso suas moedas são placas de cobre, e têm de pesar o que valem. A placa de oito dalers pesa mais de catorze quilos, mais ou menos como uma criança de três anos. Então um banco de Estocolmo oferece papel no lugar: quem o traz de volta recebe o metal.',
        sources: ['copper-plates', 'copper-eight', 'stockholms-banco'],
      },
    ],
    guess: {
      question: 'Por quanto tempo o banco cumpriu essa promessa?',
      options: [
        {
          id: 'thirty',
          text: 'Por trinta anos',
          isCorrect: false,
          answer: 'Foi bem menos.',
        },
        {
          id: 'three',
          text: 'Por três anos',
          isCorrect: true,
          answer: 'Depois havia mais cédulas do que ele podia pagar.',
        },
        {
          id: 'today',
          text: 'Até hoje',
          isCorrect: false,
          answer: 'A Suécia ainda tem cédulas, mas não desse banco.',
        },
      ],
    },
    reveal: [
      {
        text: 'Essas foram as primeiras cédulas da Europa. Dava para dobrar uma cédula, escondê-la e pagar com ela. Quando a promessa se quebrou, o banco foi liquidado. O homem que o dirigia, Johan Palmstruch, foi preso. O que tinha dado errado? Essa pergunta nunca foi embora.',
        sources: ['stockholms-banco', 'copper-plates', 'copper-notes'],
      },
    ],
  },
  objectives: [
    'Dizer o que uma cédula prometia antigamente',
    'Distinguir um banco quebrado de um banco sem dinheiro em caixa',
    'Conduzir um banco em meio a um boato, dia a dia',
    'Dar os dois lados: os bancos devem emprestar o que outros podem pedir?',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A chapelaria',
      paragraphs: [
        {
          text: 'No teatro, você entrega o casaco na chapelaria e recebe uma ficha. A ficha não é um casaco. Mas quem a mostra recebe o casaco, então você poderia vendê-la, ou pagar um amigo com ela.',
        },
        {
          text: 'A mulher do balcão nota uma coisa. Há {coats-hung} casacos, e quase ninguém sai antes do fim. Então ela aluga {coats-rented} deles por uma noite. Ela ganha dinheiro, {coats-rented} pessoas ficam aquecidas, e todos os casacos voltam até as onze. De repente alguém grita: “Fogo!”',
        },
      ],
      drawing: {
        visual: 'coat-rack',
        background: 'plain',
        mood: 'calm',
        text: 'Um cabideiro com dez lugares e dez fichas embaixo. Dois casacos estão pendurados. Os outros oito estão alugados.',
      },
      limits:
        'O casaco é seu, e alugá-lo é roubo. Com o ouro em um banco é diferente: uma moeda é tão boa quanto outra, e quem quer juros sabe que suas moedas são emprestadas. Se quem tinha cédulas sabia disso é parte da discussão.',
    },
    {
      type: 'story',
      title: 'Uma promessa no papel',
      sections: [
        {
          id: 'goldsmiths',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1633 a 1694',
            location: 'Londres',
            character: 'Ourives e comerciantes',
            scene: 'Do recibo à cédula',
            narrative: [
              {
                text: 'Os comerciantes guardavam suas moedas na casa da moeda do rei, na Torre. Em 1640 faltou dinheiro ao rei Carlos I, e ele pôs a mão em 130.000 libras delas; segundo outros relatos, 200.000. Soltou-as em troca de um empréstimo, mas a confiança tinha acabado. Os comerciantes procuraram outros cofres. Os ourives os tinham.',
                sources: ['mint-seizure', 'goldsmith-notes', 'goldsmith-receipts'],
              },
              {
                text: 'Pelas moedas o ourives dava um recibo. O mais antigo que se conhece é de 1633. Logo os próprios recibos passavam de mão em mão: para que buscar as moedas, se o próximo aceita o papel?',
                sources: ['goldsmith-receipts', 'goldsmith-notes'],
              },
            ],
            guess: {
              question: 'O que os ourives fizeram depois?',
              options: [
                {
                  id: 'fee',
                  text: 'Aumentaram a taxa de guarda',
                  isCorrect: false,
                  answer: 'Ao contrário: logo pagavam juros para receber mais moedas.',
                },
                {
                  id: 'lend',
                  text: 'Emprestaram o que estava lá',
                  isCorrect: true,
                  answer: 'Nem todos vêm no mesmo dia.',
                },
                {
                  id: 'melt',
                  text: 'Fizeram taças com ele',
                  isCorrect: false,
                  answer: 'Esse era o ofício antigo. Emprestar rendia mais.',
                },
              ],
            },
            reveal: [
              {
                text: 'Emprestavam a comerciantes e à coroa, em moeda e em cédulas próprias, e pagavam juros a quem deixava moedas com eles. Parte do ouro tinha saído, e todas as cédulas ainda o prometiam. Isso se chama reserva fracionária: só uma fração do que se promete fica de reserva. Em 1672 o rei Carlos II parou de pagar seus banqueiros, e um dos maiores, Edward Backwell, ficou arruinado.',
                sources: ['goldsmith-museum', 'goldsmith-notes', 'goldsmith-backwell', 'goldsmith-stop'],
              },
              {
                text: 'Muitos livros dizem que os ourives emprestavam em segredo o que deviam só guardar. O economista George Selgin examinou as leis e os testemunhos da época. Ele chama isso de mito.',
                sources: ['goldsmith-myth'],
              },
              {
                text: 'Em 1694 um banco novo emprestou dinheiro ao rei Guilherme III para uma guerra e trabalhou como os ourives. Ele ainda existe: é o Banco da Inglaterra.',
                sources: ['goldsmith-museum', 'restriction-run'],
              },
            ],
            visual: 'goldsmith-shop',
            visualText:
              'Um balcão com uma balança pequena e um baú aberto com moedas. Uma folha com selo está ao lado de uma pena.',
            mood: 'calm',
          },
        },
        {
          id: 'old-lady',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Fevereiro de 1797',
            location: 'Londres',
            character: 'William Pitt, e uma velha senhora',
            scene: 'A promessa em espera',
            narrative: [
              {
                text: 'A guerra com a França devora ouro. O governo pega emprestado do Banco da Inglaterra, vez após vez. Então, em fevereiro de 1797, soldados franceses desembarcam no País de Gales. Quando a notícia chega a Londres, as pessoas correm para trocar suas cédulas.',
                sources: ['old-lady', 'restriction-reputation', 'restriction-run'],
              },
            ],
            guess: {
              question: 'O Banco para de pagar em ouro. Quando volta a pagar?',
              options: [
                { id: 'weeks', text: 'Depois de dez semanas', isCorrect: false, answer: 'A ideia era ser breve.' },
                {
                  id: 'years',
                  text: 'Depois de quatro anos',
                  isCorrect: false,
                  answer: 'O Parlamento foi renovando a medida, ano após ano.',
                },
                {
                  id: 'generation',
                  text: 'Depois de vinte e quatro anos',
                  isCorrect: true,
                  answer: 'Voltou-se a pagar em ouro em 1821.',
                },
              ],
            },
            reveal: [
              {
                text: 'Um caricaturista desenhou Pitt metendo a mão no bolso de uma velha senhora com um vestido de cédulas. Desde então o Banco é a Velha Senhora da Threadneedle Street. Em 1814 havia cédulas no valor de 28,4 milhões de libras, e 2,2 milhões em ouro por trás delas.',
                sources: ['old-lady', 'old-lady-gold', 'restriction-renewed'],
              },
              {
                text: 'E mesmo assim não houve colapso. Os preços subiram. Em 1813 um guinéu de ouro de 21 xelins custava 27 em cédulas. David Ricardo culpou o Banco e seu papel. Outros culparam a guerra. Dois historiadores dizem por que as cédulas se mantiveram. O Banco tinha feito seu nome em cem anos de cuidado, e as pessoas acreditavam que a promessa voltaria. Voltou. Então o papel pode se manter sem ouro por um tempo, se as pessoas confiam em quem está por trás dele.',
                sources: ['guinea-1813', 'ricardo-1810', 'bullion-report', 'restriction-reputation'],
              },
            ],
            visual: 'old-lady-on-chest',
            visualText:
              'Uma velha senhora com um vestido de cédulas está sentada em um baú trancado. Uma mão entra no bolso dela atrás de uma moeda.',
            mood: 'tense',
          },
        },
        {
          id: 'two-schools',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1716 a 1873',
            location: 'Edimburgo e Londres',
            character: 'Adam Smith, Walter Bagehot e seus herdeiros',
            scene: 'Dois remédios para uma doença',
            narrative: [
              {
                text: 'Na Escócia muitos bancos emitiam cédulas. Não havia banco central nem quem resgatasse. Smith gostava disso, quase sempre: com 20.000 libras em moeda, um banqueiro podia manter cédulas por 100.000, e as outras 80.000 podiam comprar navios e teares.',
                sources: ['smith-banks', 'scotland-crisis'],
              },
            ],
            guess: {
              question: 'O que impedia um banco escocês de emitir demais?',
              options: [
                {
                  id: 'rivals',
                  text: 'Os rivais',
                  isCorrect: true,
                  answer: 'Eles juntavam as cédulas dele e as levavam de volta.',
                },
                {
                  id: 'king',
                  text: 'O rei',
                  isCorrect: false,
                  answer: 'Havia poucas regras, e elas não limitavam a quantidade.',
                },
                {
                  id: 'nothing',
                  text: 'Nada',
                  isCorrect: false,
                  answer: 'Algo impedia, sempre que os bancos trocavam as cédulas uns dos outros.',
                },
              ],
            },
            reveal: [
              {
                text: 'O economista Lawrence White conclui que funcionou. Todas as perdas do público escocês com bancos quebrados somavam 32.000 libras até 1841. Em Londres se perdeu o dobro em um ano. Em todos os bancos menos três, os donos respondiam com tudo o que tinham: quando o Ayr Bank caiu em 1772, grandes famílias venderam suas terras.',
                sources: ['scotland-white', 'ayr-bank'],
              },
              {
                text: 'Os críticos apontam para essa mesma quebra, e para 1797. Naquele ano os bancos escoceses também pararam de pagar em ouro, e os clientes não foram consultados. Os defensores admitem o erro e culpam uma lei mais antiga que amarrava as mãos dos bancos. Murray Rothbard acrescenta que esses bancos não eram tão livres: apoiavam-se no Banco da Inglaterra.',
                sources: ['ayr-bank', 'scotland-selgin', 'scotland-rothbard'],
              },
              {
                text: 'Walter Bagehot, editor da The Economist, observou os pânicos em Londres e quis alguém que resgatasse. Em um pânico, escreveu em 1873, o banco central deve emprestar “livremente e com vigor”, com boas garantias e a juros altos. Assim os bancos bons sobrevivem. O preço: quem espera um resgate pode correr mais risco. E quem é bom? Em 1890 o Banco da Inglaterra salvou a casa Baring. Um estudo novo diz que ela estava quebrada, e que a salvaram mesmo assim, porque um pânico teria sido pior.',
                sources: ['bagehot', 'bagehot-risk', 'barings-rescue'],
              },
            ],
            visual: 'note-exchange',
            visualText:
              'Dois banqueiros em uma mesa empurram um para o outro maços das cédulas alheias. Entre eles há um saco de moedas.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'bank-of-issue',
      title: 'Sua vez: dirija o banco',
      introduction: [
        {
          text: 'O banco de Halden é inventado. Os clientes trouxeram 1.000 moedas de ouro e têm 1.000 cédulas. Os donos puseram mais 200 moedas próprias.',
        },
        {
          text: 'Agora você empresta cédulas e ganha juros. Todas as cédulas são iguais: uma moeda, a quem pedir. Então começa um boato. Aqui há 2.000 cédulas emprestadas, e o desenho começa no terceiro dia do boato.',
        },
      ],
      tasks: [
        {
          text: 'Aperte “Próximo dia” até acabar. Os empréstimos são bons. Por que o banco fecha?',
          answer:
            'No dia 6 o ouro acabou. Os empréstimos são bons, mas não se paga ninguém com um empréstimo que só volta no ano que vem.',
        },
        {
          text: 'Escolha o emprestador de última instância e jogue de novo. O que muda no dia 1?',
          answer:
            'Entram 1.470 moedas. No fim do dia o banco tem 88 moedas para cada 100 cédulas, e o medo diminui. No dia 5 a fila sumiu.',
        },
        {
          text: 'Deixe os empréstimos fracos. Quem já não vai ajudar você? Compare “Pagar” e “Fechar” para os últimos da fila.',
          answer:
            'O emprestador de última instância: o ouro e os empréstimos bons são menos do que você prometeu. Se você paga, os últimos da fila recebem no fim 78 de 100. Se fecha logo, todos recebem 87.',
        },
        {
          text: 'Escolha empréstimos bons e “Pagar a todos, como prometido”. Ache o maior empréstimo que sobrevive ao boato. Do que você abriu mão?',
          answer: '584 moedas. Você abre mão da maior parte dos juros: cerca de 29 moedas por ano em vez de 100.',
        },
      ],
      closing: [
        {
          text: 'Você viu dois tipos de problema. Um banco pode ficar sem dinheiro em caixa mesmo com empréstimos bons. Então o tempo ou um emprestador o salva. Ou os empréstimos são ruins. Então pagar os primeiros da fila tira dos últimos. Em um pânico ninguém sabe qual dos dois é, e por isso as pessoas correm.',
        },
        {
          text: 'Rothbard e outros traçam uma linha dura: quem promete ouro a quem pedir precisa de todo o ouro, sempre. Outros respondem que um banco assim não empresta, e que a maioria das pessoas prefere juros a uma taxa. De que lado você está? O seu próprio banco também guarda em dinheiro vivo só uma parte pequena do que deve a você.',
          sources: ['scotland-rothbard'],
        },
      ],
    },
  ],
  check: [
    {
      id: 'note',
      prompt: 'O que era uma cédula em Londres em 1720?',
      options: [
        {
          id: 'law',
          text: 'Dinheiro porque uma lei mandava',
          isCorrect: false,
          explanation: 'Isso veio depois. Na época era dinheiro porque podia ser trocada por moeda.',
        },
        {
          id: 'promise',
          text: 'Uma promessa de pagar em moeda',
          isCorrect: true,
          explanation:
            'Pagava-se a quem trouxesse a cédula. Uma cédula que pode ser trocada por moeda se chama conversível.',
        },
        {
          id: 'share',
          text: 'Uma parte de um banco',
          isCorrect: false,
          explanation: 'As ações são dos donos. Quem tem cédulas emprestou sua moeda ao banco.',
        },
      ],
    },
    {
      id: 'illiquid',
      prompt:
        'Um banco prometeu 3.000 moedas. Tem 1.200, e empréstimos bons que valem 1.960. Forma-se uma fila. Como ele está?',
      options: [
        {
          id: 'cash',
          text: 'Sem caixa hoje, mas não quebrado',
          isCorrect: true,
          explanation: '1.200 e 1.960 dão 3.160, mais que 3.000. Mas não dá para pagar hoje com os empréstimos.',
        },
        {
          id: 'broke',
          text: 'Quebrado, pois deve mais do que tem',
          isCorrect: false,
          explanation: 'Some o que ele tem: 3.160 contra 3.000. Ele precisa de tempo.',
        },
        {
          id: 'safe',
          text: 'Seguro, pois os empréstimos são bons',
          isCorrect: false,
          explanation: 'O ouro acaba quando vêm dois em cada cinco.',
        },
      ],
    },
    {
      id: 'bagehot',
      prompt: 'Que banco o banco central de Bagehot ajudaria em um pânico?',
      options: [
        {
          id: 'all',
          text: 'Todo banco em apuros, a juros baixos',
          isCorrect: false,
          explanation: 'Ele queria juros altos, para que não peça emprestado quem não precisa.',
        },
        {
          id: 'none',
          text: 'Nenhum. Os pânicos se curam sozinhos',
          isCorrect: false,
          explanation: 'É recusando, escreveu ele, que o alarme se espalha.',
        },
        {
          id: 'good',
          text: 'Os que têm boas garantias, mas caro',
          isCorrect: true,
          explanation: 'Livremente, a juros altos, com boas garantias.',
        },
      ],
    },
  ],
  takeaways: [
    'Uma cédula começou como recibo: ouro para quem a trouxer.',
    'Emprestar parte do ouro rende juros e torna possíveis as corridas aos bancos.',
    'Sem caixa e quebrado são duas coisas. De fora parecem iguais.',
    'Quem resgata detém as corridas e pode atrair mais risco. O outro freio são os rivais e os bens dos próprios donos.',
  ],
  explains: 'por que um banco bom pode quebrar se todos pedirem ao mesmo tempo',
  limits:
    'O modelo tem um banco, um boato e uma regra de medo, inventados para mostrar um padrão. As corridas reais dependem de notícias, vizinhos e leis, e nenhum emprestador distingue empréstimos bons de ruins com tanta certeza quanto o nosso. Discute-se quão livres eram os bancos escoceses e o que os tornava estáveis: lá os bancos grandes também impunham regras, e a ajuda de Londres estava perto. De como os ourives transformaram recibos em cédulas se sabe por poucos documentos. As citações são tradução nossa.',
};
