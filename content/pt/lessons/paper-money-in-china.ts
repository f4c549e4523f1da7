import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'paper-money-in-china',
  cover: { visual: 'iron-strings', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'Um rolo de seda e o peso de um homem em ferro',
    paragraphs: [
      {
        text: 'Sichuan, no oeste da China, ano de 991. Aqui o dinheiro é de ferro, com um furo no meio, mil moedas em um cordão. Um viajante vindo da capital vê um rolo de seda fina. Custa 20.000 moedas. Elas pesam 130 libras chinesas, mais ou menos o peso de um homem adulto.',
        sources: ['china-iron'],
      },
    ],
    guess: {
      question: 'Logo as pessoas passaram a pagar com papel. Quem o emitiu primeiro?',
      options: [
        {
          id: 'emperor',
          text: 'O tesouro do imperador',
          isCorrect: false,
          answer: 'O Estado veio depois.',
        },
        {
          id: 'shops',
          text: 'Lojas da cidade',
          isCorrect: true,
          answer: 'Uma loja guardava o ferro e dava um papel por ele.',
        },
        {
          id: 'traveler',
          text: 'Viajantes da capital',
          isCorrect: false,
          answer: 'Eles se espantavam com o ferro.',
        },
      ],
    },
    reveal: [
      {
        text: 'O papel se chamava jiaozi, “cédulas de troca”. Logo as pessoas o passavam adiante sem nunca buscar o ferro. É o papel-moeda mais antigo que conhecemos. A China seguiu com o papel por mais de quatrocentos anos, sob quatro dinastias, e depois o abandonou. Por quê?',
        sources: ['china-iron', 'china-jiaozi', 'china-horesh'],
      },
    ],
  },
  objectives: [
    'Contar como um recibo virou dinheiro',
    'Dizer o que mantinha bom um papel-moeda, e o que o arruinou',
    'Seguir os passos do recibo à ruína',
    'Dizer o que os historiadores discutem',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O vale das garrafas',
      paragraphs: [
        {
          text: 'Você leva garrafas vazias a uma loja e recebe um vale de dez moedas. O vale vale mesmo dez moedas, porque para cada vale há dez moedas no caixa.',
        },
        {
          text: 'O dono da loja nota que a maioria das pessoas guarda os vales por semanas. Imprime alguns a mais do que as moedas que tem, e paga o padeiro com eles. Funciona, desde que não venham todos de uma vez. Depois ele imprime muitos mais.',
        },
        {
          text: 'O papel-moeda pode se apoiar em três coisas: no que está atrás do balcão, no que o Estado aceita como imposto e em quantas cédulas existem.',
        },
      ],
      drawing: {
        visual: 'slips-and-coins',
        background: 'plain',
        mood: 'calm',
        text: 'Sete vales de dez moedas cada um. Debaixo de três deles há dez moedas, e debaixo dos outros quatro, nenhuma.',
        words: ['vales', 'moedas'],
      },
      limits:
        'Um vale serve em uma loja só. Um dinheiro que todos aceitam pode valer algo sem nenhuma moeda por trás. Todas as cédulas de hoje são desse tipo.',
    },
    {
      type: 'story',
      title: 'Quatrocentos anos de papel',
      sections: [
        {
          id: 'chengdu',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1005 a 1107',
            location: 'Chengdu, Sichuan',
            character: 'Dezesseis casas ricas, depois os funcionários da dinastia Song',
            scene: 'Do papel privado ao do Estado',
            narrative: [
              {
                text: 'No começo, as lojas imprimiam cédulas como queriam, e algumas trapaceavam. Então um governador entregou o negócio a dezesseis casas ricas. Algumas empobreceram, não conseguiram pagar e acabaram no tribunal. Em 1023 o Estado assumiu. As primeiras cédulas do Estado saíram em 1024.',
                sources: ['china-songshi', 'china-chengdu', 'china-iron'],
              },
              {
                text: 'Valiam por um prazo fixo, e depois era preciso trocá-las por novas. O limite era de 1.256.340 cordões de moedas em cada prazo. No cofre havia 360.000 cordões de ferro.',
                sources: ['china-songshi', 'china-reserve'],
              },
            ],
            guess: {
              question: 'Quanto do papel podia ser pago em ferro de uma vez?',
              options: [
                {
                  id: 'all',
                  text: 'Tudo',
                  isCorrect: false,
                  answer: 'Aí teria de haver 1.256.340 cordões no cofre.',
                },
                { id: 'half', text: 'Cerca de metade', isCorrect: false, answer: 'Menos que isso.' },
                {
                  id: 'part',
                  text: 'Um pouco mais de um quarto',
                  isCorrect: true,
                  answer: '29%. Bastou por muito tempo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Funcionou por décadas. Depois veio a guerra. Para abastecer o exército, os funcionários imprimiram além do limite, e as cédulas perderam valor. Em 1107 ganharam um nome novo. A antiga confiança não veio junto.',
                sources: ['china-reserve', 'china-qing'],
              },
            ],
            visual: 'iron-chest',
            visualText: 'Um baú cheio de cordões de moedas de ferro. A pilha de cédulas ao lado é bem mais alta.',
            mood: 'hopeful',
          },
        },
        {
          id: 'kublai',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1260 a cerca de 1290',
            location: 'Norte da China',
            character: 'Kublai Khan, e Marco Polo, de Veneza',
            scene: 'Alquimia de casca de árvore',
            narrative: [
              {
                text: 'Em 1260 Kublai, o soberano mongol, emitiu cédulas para todo o seu reino. Dois cordões em papel valiam uma onça de prata, e no começo dava para trocá-los. Marco Polo ficou admirado: o Khan fazia dinheiro da casca de amoreiras. “Pode-se dizer que ele tem o Segredo da Alquimia em perfeição.”',
                sources: ['china-1260', 'china-yuan', 'china-polo'],
              },
            ],
            guess: {
              question: 'O que acontecia com quem recusava o papel, segundo Polo?',
              options: [
                { id: 'fine', text: 'Uma multa', isCorrect: false, answer: 'A lei era mais dura.' },
                {
                  id: 'death',
                  text: 'A morte',
                  isCorrect: true,
                  answer: '“Ninguém … ousa recusá-las, sob pena de morte.”',
                },
                {
                  id: 'nothing',
                  text: 'Nada',
                  isCorrect: false,
                  answer: 'O Khan queria que o aceitassem em todo lugar.',
                },
              ],
            },
            reveal: [
              {
                text: 'Mas Polo acrescenta que todos aceitavam as cédulas de boa vontade, porque valiam em todo o território, e que as rasgadas eram trocadas por três por cento. Só o medo não as sustentava. O uso, sim.',
                sources: ['china-polo', 'china-polo-torn'],
              },
              {
                text: 'Mais tarde o Estado afrouxou o vínculo com a prata. Em 1287 veio uma cédula nova, e uma delas valia cinco antigas.',
                sources: ['china-yuan', 'china-polo-torn'],
              },
            ],
            visual: 'mulberry-note',
            visualText: 'Uma cédula escura com um selo vermelho, ao lado de um ramo com folhas de amoreira.',
            mood: 'calm',
          },
        },
        {
          id: 'fall',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1350 a 1356',
            location: 'Sul da China',
            character: 'Kong Qi, que mantinha um caderno de notas',
            scene: 'Apelidos para o papel ruim',
            narrative: [
              {
                text: 'O papel se sustentou por três gerações. Três economistas que contaram as cédulas encontraram inflação alta no começo e no fim e, no meio, quase cinquenta anos de inflação moderada. O que a piorou? Testaram três causas: desastres, presentes dos imperadores aos amigos e guerra.',
                sources: ['china-yuan', 'china-ehs'],
              },
            ],
            guess: {
              question: 'Qual das três levou o Estado a imprimir demais?',
              options: [
                {
                  id: 'war',
                  text: 'A guerra, sobretudo a civil',
                  isCorrect: true,
                  answer: 'Rebeldes custavam mais que enchentes ou favoritos.',
                },
                { id: 'flood', text: 'Os desastres', isCorrect: false, answer: 'Não acharam essa ligação.' },
                {
                  id: 'gifts',
                  text: 'Os presentes',
                  isCorrect: false,
                  answer: 'Historiadores mais antigos achavam que sim. Os números, não.',
                },
              ],
            },
            reveal: [
              {
                text: 'Kong Qi anotou como as pessoas chamavam as cédulas. “Dobrada na cintura”: aceita pela metade. “Saiu correndo”: ninguém queria ser quem ficava com ela. Em 1356 as pessoas já não aceitavam papel nenhum e tinham voltado às moedas de cobre.',
                sources: ['china-kong'],
              },
              {
                text: 'Os economistas acharam mais uma coisa: quando já não havia vínculo com a prata, a guerra levava bem mais vezes a imprimir.',
                sources: ['china-ehs'],
              },
            ],
            visual: 'torn-notes',
            visualText: 'Cédulas rasgadas voam pelo chão de uma barraca vazia. Sobre o balcão há uma moeda de cobre.',
            mood: 'desperate',
          },
        },
        {
          id: 'ming',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1375 aos anos 1430',
            location: 'Nanquim e Pequim',
            character: 'O primeiro imperador Ming e seus herdeiros',
            scene: 'Papel por ordem',
            narrative: [
              {
                text: 'A nova dinastia, a Ming, tinha pouco cobre. Em 1375 imprimiu cédulas próprias, do comprimento de um antebraço. Uma valia mil moedas, ou uma onça de prata. Nela estava escrito: falsários perdem a cabeça, e quem os denuncia recebe 250 onças de prata.',
                sources: ['china-ming', 'china-note'],
              },
              {
                text: 'Dava para entregar prata e receber uma cédula, mas nunca o contrário. Saíam muito mais cédulas em pagamentos do que voltavam em impostos.',
                sources: ['china-ming', 'china-guo'],
              },
            ],
            guess: {
              question: 'Que lei veio com as cédulas?',
              options: [
                {
                  id: 'free',
                  text: 'Cada um pode escolher o dinheiro',
                  isCorrect: false,
                  answer: 'As pessoas teriam escolhido a prata.',
                },
                {
                  id: 'ban',
                  text: 'Ninguém pode negociar com ouro e prata',
                  isCorrect: true,
                  answer: 'As pessoas continuaram usando prata mesmo assim.',
                },
                {
                  id: 'limit',
                  text: 'Um limite para o número de cédulas',
                  isCorrect: false,
                  answer: 'Não houve nenhum que valesse de fato.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em uns vinte e cinco anos, a prata custava cerca de dez vezes mais em papel. Nos anos 1430 o Estado cedeu. Deixou as pessoas usarem prata e a aceitou em alguns impostos sobre a terra. Em uma província, mandaram queimar montes de cédulas podres. O papel do Estado só voltou por dez anos, depois de 1651, e então nos anos 1850.',
                sources: ['china-silver', 'china-rot', 'china-shunzhi'],
              },
            ],
            visual: 'ming-note',
            visualText:
              'Uma cédula alta com uma borda de dragões. No meio dela estão desenhados dez cordões de moedas.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: o tesouro em 1352',
      situation: [
        {
          text: 'Imagine que você cuida do tesouro do imperador. Rebeldes dominam a região do arroz, e os impostos de lá sumiram. O exército quer o soldo no dia primeiro do mês. No cofre há prata para um mês. Ao lado estão as chapas de impressão.',
          drawing: {
            visual: 'silver-or-press',
            background: 'plain',
            mood: 'uneasy',
            text: 'Um baú com poucas barras de prata, o bastante para um mês, e ao lado uma chapa de impressão, um pincel e uma cédula nova.',
            words: ['um mês', 'sem limite'],
          },
        },
      ],
      question: 'O que você faz?',
      options: [
        {
          id: 'print',
          label: 'Imprimo o soldo',
          outcome: {
            text: 'O exército segue na luta. Em três meses o arroz custa o dobro, e os soldados querem o dobro de cédulas. Você precisa imprimir mais rápido do que as pessoas aprendem. Foi o que se fez.',
          },
        },
        {
          id: 'tax',
          label: 'Aumento os impostos nas províncias que ainda pagam',
          outcome: {
            text: 'As cédulas continuam boas. Mas essas províncias também passam fome, e os cobradores criam novos rebeldes.',
          },
        },
        {
          id: 'silver',
          label: 'Troco cédulas por prata, para salvar o bom nome delas',
          outcome: {
            text: 'Por algumas semanas, as cédulas valem de novo tanto quanto a prata. Depois o cofre está vazio, e todo mundo sabe.',
          },
        },
      ],
      closing: {
        text: 'Nenhuma das três é boa. Um Estado que está perdendo uma guerra não tem saída barata, e o papel esconde a conta por um tempo. Por isso é mais fácil manter um limite para o dinheiro quando ninguém precisa quebrá-lo.',
      },
    },
  ],
  check: [
    {
      id: 'origin',
      prompt: 'Como começou o papel-moeda em Sichuan?',
      options: [
        {
          id: 'order',
          text: 'O imperador o ordenou',
          isCorrect: false,
          explanation: 'O Estado veio depois, em 1023.',
        },
        {
          id: 'polo',
          text: 'Marco Polo o trouxe consigo de Veneza',
          isCorrect: false,
          explanation: 'Ele chegou mais de duzentos anos depois, e ficou admirado.',
        },
        {
          id: 'receipts',
          text: 'Lojas davam recibos do ferro pesado',
          isCorrect: true,
          explanation: 'O recibo era mais fácil de carregar que as moedas.',
        },
      ],
    },
    {
      id: 'cause',
      prompt: 'O que levou o Estado mongol a imprimir demais, segundo a pesquisa mais nova?',
      options: [
        {
          id: 'war',
          text: 'A guerra dentro do país',
          isCorrect: true,
          explanation: 'Nem enchentes nem presentes aparecem nos números.',
        },
        {
          id: 'greed',
          text: 'A ganância de um imperador',
          isCorrect: false,
          explanation: 'Os presentes foram testados e não explicavam isso.',
        },
        {
          id: 'paper',
          text: 'O papel mais barato',
          isCorrect: false,
          explanation: 'O papel também era barato nos anos calmos.',
        },
      ],
    },
    {
      id: 'ming',
      prompt: 'O que faltou às cédulas Ming desde o começo?',
      options: [
        {
          id: 'punish',
          text: 'Um castigo para os falsários',
          isCorrect: false,
          explanation: 'Estava impresso em cada cédula.',
        },
        {
          id: 'back',
          text: 'Um caminho de volta à prata, e um limite',
          isCorrect: true,
          explanation: 'Não havia como voltar à prata, e nada segurava o número delas.',
        },
        {
          id: 'order',
          text: 'Uma lei que fizesse as pessoas usá-las',
          isCorrect: false,
          explanation: 'Havia uma: ninguém devia negociar com ouro e prata.',
        },
      ],
    },
  ],
  takeaways: [
    'O papel-moeda começou como recibo de algo pesado.',
    'Ficou bom por décadas onde o número de cédulas tinha um limite.',
    'Sob os mongóis, a guerra moveu a impressão, sobretudo quando já não havia vínculo com a prata.',
    'Uma lei pode mandar as pessoas aceitarem papel. Não pode fazer com que o guardem.',
  ],
  explains: 'por que a China inventou o papel-moeda, e por que o abandonou',
  limits:
    'A história oficial dos Song foi escrita às pressas, e estudiosos acharam erros nas páginas sobre as primeiras cédulas. Marco Polo pode ter contado algumas coisas por ouvir dizer. Os historiadores também discordam sobre o que a história prova. Uns veem uma lei: papel sem metal fracassa. Outros lembram que ele serviu bem ao comércio por gerações inteiras, e que Estados sem papel também ficavam sem dinheiro nas guerras. As citações são tradução nossa.',
};
