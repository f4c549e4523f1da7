import type { TimelineCategory, TimelineEraId, TimelineEventId, TimelineSide } from '@/content/timeline';

type EventWords = {
  title: string;
  keyPerson: string;
  description: string;
  /** The impact of a monetary event, or how an event of the other side is connected to Bitcoin. */
  note: string;
};

/** Numbers in braces are rows of content/claims. */
export const timeline: {
  sides: Record<TimelineSide, { name: string; noteLabel: string }>;
  keyPerson: string;
  source: string;
  yearOnly: string;
  notRead: string;
  /** How many events an era has. */
  count: string;
  legend: { title: string; intro: string; concepts: Record<TimelineCategory, { name: string; text: string }> };
  eras: Record<TimelineEraId, { years: string; title: string; text: string }>;
  events: Record<TimelineEventId, EventWords>;
  limits: { title: string; more: string; text: string[] };
} = {
  sides: {
    monetary: { name: 'Eventos monetários', noteLabel: 'Impacto' },
    bitcoin: { name: 'Bitcoin e criptografia', noteLabel: 'Ligação com o Bitcoin' },
  },
  keyPerson: 'Pessoa-chave',
  source: 'Fonte',
  yearOnly: 'só o ano',
  notRead: 'de memória, não confirmado',
  count: '{n} eventos',
  legend: {
    title: 'Ideias-chave',
    intro: 'Cada evento do mural leva um de cinco sinais.',
    concepts: {
      monetary: {
        name: 'Evento monetário',
        text: 'Quem emite o dinheiro muda as regras, ou elas são postas à prova.',
      },
      crypto: { name: 'Criptografia', text: 'Matemática que esconde uma mensagem ou prova quem a assinou.' },
      movement: { name: 'Movimento', text: 'Pessoas que queriam dinheiro privado e começaram a escrever o código.' },
      'proof-of-work': {
        name: 'Prova de trabalho',
        text: 'Um quebra-cabeça que leva tempo de computador para resolver e quase nenhum para conferir.',
      },
      bitcoin: { name: 'Bitcoin', text: 'A própria rede: como começou, como mudou, o que deu errado.' },
    },
  },
  eras: {
    anchor: {
      years: '1913–1970',
      title: 'Dinheiro com âncora',
      text: 'Na maior parte desses anos, um dólar representava uma quantidade de metal. A corrente foi solta elo por elo. Em 1933, os cidadãos tiveram de entregar a maior parte do ouro, ao preço antigo, e em 1934 o dólar foi barateado. Os preços subiram mesmo assim: de 1913 a 1971, multiplicaram-se por {prices-multiple-1913-to-1971:number}. O dólar perdeu {dollar-value-lost-1913-to-1971} do valor. O outro lado do mural está vazio. Suas ferramentas ainda não tinham sido inventadas.',
    },
    float: {
      years: '1971–1987',
      title: 'Começa a linha vermelha',
      text: 'Em uma única noite de agosto, cortou-se o último vínculo com o ouro. Logo os governos voltaram a fixar as taxas de câmbio, sem ouro e com um dólar mais barato. Em março de 1973 desistiram, e o dólar passou a flutuar. Poucos anos depois, matemáticos acharam um jeito de desconhecidos confiarem em uma mensagem.',
    },
    toolmakers: {
      years: '1988–2007',
      title: 'Quem fez as ferramentas',
      text: 'Enquanto os bancos se juntavam e cresciam, programadores de uma lista de e-mails tentavam construir um dinheiro para a internet. Todas as tentativas de dinheiro fracassaram. Cada uma deixou uma peça.',
    },
    storm: {
      years: '2008–2009',
      title: 'A tempestade perfeita',
      text: 'Em quatro meses, as duas histórias se encontraram. Um banco quebrou. Criou-se dinheiro novo para salvar outros. Alguém que ninguém conhecia publicou um jeito de pagar sem banco. Nakamoto disse que o trabalho tinha começado em 2007; portanto, a crise não criou o Bitcoin. Ela deu às pessoas um motivo para olhar para ele.',
    },
    'side-by-side': {
      years: '2010–2026',
      title: 'Dois tipos de dinheiro, lado a lado',
      text: 'Desde então, os dois vêm sendo testados à vista de todos. Nenhum saiu ileso.',
    },
  },
  events: {
    'federal-reserve-act': {
      title: 'Lei do Federal Reserve',
      keyPerson: 'Woodrow Wilson',
      description: 'Os Estados Unidos ganham um banco central, o Federal Reserve.',
      note: 'Em um pânico, o novo banco podia emprestar quando os outros não emprestavam. Os defensores lembram as corridas aos bancos de antes dele. Os críticos lembram as do começo dos anos 1930, e o índice de preços, que começa no mesmo ano. Até {last-cpi-month}, os preços ao consumidor tinham se multiplicado por cerca de {prices-multiple-since-1913:number}.',
    },
    'bank-panics': {
      title: 'A quebra da bolsa e os pânicos bancários',
      keyPerson: 'Herbert Hoover',
      description:
        'Depois da recessão e da quebra da bolsa de 1929, começa o primeiro pânico bancário. Vêm outros, até que o novo presidente fecha todos os bancos por uma semana em março de 1933.',
      note: 'Os preços caíram {prices-fall-1929-to-1933} de 1929 a 1933, e o dinheiro preso ao ouro também tinha encolhido. Quando a Grã-Bretanha deixou o ouro em 1931, o Fed de Nova York subiu a taxa de juros para que o ouro não fosse embora. Os economistas Friedman e Schwartz sustentam que comprar títulos ao mesmo tempo teria suavizado as corridas.',
    },
    'executive-order-6102': {
      title: 'Ordem Executiva 6102',
      keyPerson: 'Franklin D. Roosevelt',
      description:
        'Os particulares têm de entregar a maior parte das moedas, barras e certificados de ouro, a {gold-price-before-1934} a onça.',
      note: 'Guardar mais que um pouco de ouro virou crime. O governo argumentava que o ouro acumulado em casa sufocava a economia. Os cidadãos dos Estados Unidos só puderam ter barras de ouro livremente de novo a partir do fim de 1974.',
    },
    'gold-reserve-act': {
      title: 'Lei da Reserva de Ouro',
      keyPerson: 'Franklin D. Roosevelt',
      description:
        'O ouro passa para o Tesouro. Um dia depois, o preço oficial sobe de {gold-price-before-1934} para {gold-price-after-1934} a onça.',
      note: 'Quem tinha entregado ouro no ano anterior não teve parte no ganho. O Tesouro teve. Muitos economistas acham que o dólar mais barato ajudou o país a sair da Grande Depressão.',
    },
    'bretton-woods': {
      title: 'O acordo de Bretton Woods',
      keyPerson: 'John Maynard Keynes e Harry Dexter White',
      description:
        'Quarenta e quatro nações concordam em prender suas moedas ao dólar. Governos estrangeiros podem trocar dólares por ouro a {gold-price-after-1934} a onça.',
      note: 'Por uma geração, a maior parte do dinheiro do mundo ficou pendurada em uma só promessa. Com ela, o comércio cresceu muito. Ela só podia durar enquanto os outros acreditassem que havia ouro suficiente por trás dos dólares.',
    },
    'gold-window': {
      title: 'Nixon fecha o guichê do ouro',
      keyPerson: 'Richard Nixon',
      description:
        'Os governos estrangeiros já não podem trocar dólares por ouro. Salários e preços ficam congelados por um tempo.',
      note: 'Desde esse dia, o dólar se apoia na lei e na confiança. Os defensores do ouro veem a ruptura em muitos gráficos posteriores. Outros respondem que os preços já subiam mais rápido desde 1965, e que os custos da guerra, o preço do petróleo e um crescimento mais lento vieram na mesma época.',
    },
    'smithsonian-agreement': {
      title: 'Acordo Smithsoniano',
      keyPerson: 'John Connally',
      description:
        'Dez países ricos voltam a fixar as taxas de câmbio. Combinam a primeira desvalorização do dólar desde 1934, para {gold-price-smithsonian} a onça de ouro. O Congresso a transforma em lei em 1972.',
      note: 'Era um preço no papel: nenhum governo podia trocar dólares por ouro a esse preço. O presidente Nixon elogiou o pacto como o acordo monetário mais importante de todos os tempos. A libra deixou as novas taxas em poucos meses, e mais tarde as outras grandes moedas também.',
    },
    'floating-rates': {
      title: 'O câmbio passa a flutuar',
      keyPerson: 'George Shultz',
      description:
        'Uma segunda desvalorização, em fevereiro, não se sustenta. As principais moedas europeias e o iene começam a flutuar diante do dólar.',
      note: 'Desde então, quanto vale uma moeda lá fora se decide em um mercado. Assim cada país pode fixar a própria taxa de juros. Também significa que ninguém promete o que suas economias vão comprar do outro lado da fronteira.',
    },
    'saudi-accord': {
      title: 'Acordo de cooperação entre EUA e Arábia Saudita',
      keyPerson: 'Henry Kissinger',
      description:
        'Os governos dos Estados Unidos e da Arábia Saudita criam uma comissão econômica conjunta. A renda do petróleo saudita vai cada vez mais para títulos do governo dos Estados Unidos.',
      note: 'O dinheiro que voltava ajudou a manter o dólar no centro do comércio mundial. Uma história popular fala de um tratado secreto para vender petróleo só em dólares por 50 anos. Não se conhece nenhum tratado assim.',
    },
    volcker: {
      title: 'Volcker enfrenta a inflação',
      keyPerson: 'Paul Volcker',
      description:
        'O Federal Reserve limita as reservas dos bancos e deixa a taxa de juros subir, até quase 20% em 1981.',
      note: 'Funcionou, e doeu: vieram duas recessões, e muita gente perdeu o emprego. Depois a inflação ficou baixa por décadas. Um banco central sem ouro consegue parar a inflação, se aceitar o preço.',
    },
    'inflation-peak': {
      title: 'O pico da inflação: 14,8%',
      keyPerson: 'Paul Volcker',
      description: 'Os preços ao consumidor estão 14,8% acima do nível de um ano antes, a taxa mais alta desde 1947.',
      note: 'Mil dólares na gaveta perderam cerca de 130 dólares de poder de compra só naquele ano. O petróleo tinha encarecido de novo. Os economistas ainda discutem quanto veio do petróleo e quanto veio do dinheiro.',
    },
    'black-monday': {
      title: 'Segunda-Feira Negra',
      keyPerson: 'Alan Greenspan',
      description:
        'O Dow Jones, um índice de ações dos EUA, cai 22,6% em um dia. O Federal Reserve diz que está pronto para fornecer dinheiro aos bancos.',
      note: 'Os bancos continuaram emprestando, e não veio nenhuma depressão. Os críticos dizem que os operadores do mercado aprenderam uma segunda lição: quando o mercado cai, a ajuda vem.',
    },
    'gramm-leach-bliley': {
      title: 'Lei Gramm-Leach-Bliley',
      keyPerson: 'Bill Clinton',
      description:
        'Bancos comerciais, bancos de investimento e seguradoras podem pertencer a um mesmo grupo. Uma lei de 1933 tinha separado os dois primeiros.',
      note: 'Os bancos puderam ficar maiores e mais emaranhados. Discute-se se isso causou a crise de 2008. O Lehman Brothers era sobretudo um banco de investimento, o que a lei antiga permitia, embora também tivesse um banco de poupança com depósitos segurados.',
    },
    'bank-of-japan-easing': {
      title: 'Flexibilização quantitativa no Japão',
      keyPerson: 'Masaru Hayami',
      description:
        'A taxa de juros está perto de zero. O Banco do Japão começa a criar para os bancos mais dinheiro do que eles precisam manter.',
      note: 'Foi a primeira política com esse nome, e durou cinco anos. Os preços no Japão quase não subiram; ou seja, lá o dinheiro novo no banco central, sozinho, não criou inflação. Ainda se discute o que a política conseguiu.',
    },
    lehman: {
      title: 'O Lehman Brothers quebra',
      keyPerson: 'Richard Fuld',
      description:
        'O banco de investimento pede a maior falência da história dos Estados Unidos. O mercado de crédito trava.',
      note: 'Os bancos deixaram de confiar uns nos outros, e os governos entraram com dinheiro público. Muita gente perguntou quem decide qual banco é salvo, e quem paga. O artigo do Bitcoin saiu seis semanas depois.',
    },
    'quantitative-easing': {
      title: 'A primeira flexibilização quantitativa dos EUA',
      keyPerson: 'Ben Bernanke',
      description: 'O Federal Reserve anuncia que vai comprar até 600 bilhões de dólares em dívida de hipotecas.',
      note: 'Pagou com dinheiro recém-criado, que os bancos mantêm no banco central. Os defensores dizem que isso ajudou a evitar uma segunda Grande Depressão. Os críticos dizem que fez subir o preço das ações e das casas para quem já as tinha.',
    },
    'inflation-target': {
      title: 'Meta de inflação de dois por cento',
      keyPerson: 'Ben Bernanke',
      description: 'O Federal Reserve diz em público que busca uma inflação de 2% no longo prazo.',
      note: 'Com uma inflação constante de 2%, uma cédula na gaveta perde cerca de um terço do poder de compra em vinte anos. A razão do banco: um pouco de inflação deixa espaço para cortar a taxa de juros em uma recessão e evita que os preços caiam.',
    },
    'pandemic-easing': {
      title: 'Pandemia: corte de juros e compra de títulos',
      keyPerson: 'Jerome Powell',
      description:
        'A taxa de juros vai a quase zero, a compra de títulos logo fica sem limite, e o Estado distribui ajuda. Em um ano, a quantidade de dinheiro M2 cresce {m2-feb-2020-to-feb-2021:0}.',
      note: 'A ajuda veio rápido, e a recessão foi curta. No ano seguinte, os preços começaram a subir. Os economistas discordam sobre quanto disso veio do dinheiro novo, da ajuda, das cadeias de produção rompidas e da energia mais cara.',
    },
    'inflation-2022': {
      title: 'Inflação de 9,1% anunciada',
      keyPerson: 'Jerome Powell',
      description:
        'Em junho de 2022, os preços ao consumidor estão 9,1% acima dos de junho de 2021, a maior alta desde 1981.',
      note: 'Os salários também subiram, mas, em média, mais devagar que os preços. O Federal Reserve subiu a taxa de juros, e a inflação desceu no ano seguinte. Os preços, não.',
    },
    'silicon-valley-bank': {
      title: 'O Silicon Valley Bank quebra',
      keyPerson: 'Jerome Powell',
      description:
        'A alta da taxa de juros reduziu o valor dos títulos do banco. Uma corrida aos depósitos o fecha em dois dias.',
      note: 'O governo protegeu então todos os depósitos, mesmo os que passavam dos 250.000 dólares segurados. Os defensores viram um pânico evitado. Os críticos viram as regras mudarem depois do jogo, como em 2008.',
    },
    'inflation-2026': {
      title: 'A inflação salta e recua um pouco',
      keyPerson: 'Kevin Warsh',
      description:
        'Em maio de 2026, os preços ao consumidor estão {inflation-may-2026} acima dos de um ano antes, e {core-inflation-may-2026} sem alimentos e energia. Em julho são {inflation-july-2026}, ou {core-inflation-july-2026} sem esses dois. O Federal Reserve busca 2%, por outro índice. Esse costuma subir um pouco menos, mas, sem alimentos e energia, subiu mais desta vez: {core-pce-may-2026} em maio.',
      note: 'A energia mais cara foi uma parte da alta no ano até maio, e mais da metade da alta dentro de maio. Os críticos dizem que um banco que errou a meta por cinco anos perdeu a âncora. Outros respondem que um banco central não extrai petróleo.',
    },
    'new-directions': {
      title: 'New Directions in Cryptography (Novos rumos da criptografia)',
      keyPerson: 'Whitfield Diffie e Martin Hellman',
      description:
        'Um artigo descreve a criptografia de chave pública. Dois desconhecidos podem combinar um segredo por uma linha aberta.',
      note: 'Todo pagamento em bitcoin é assinado com um descendente dessa ideia. Pesquisadores do serviço secreto britânico a tinham encontrado antes. Isso ficou escondido do público até 1997.',
    },
    rsa: {
      title: 'RSA: uma assinatura feita de números',
      keyPerson: 'Ron Rivest, Adi Shamir e Leonard Adleman',
      description:
        'Três pesquisadores do MIT criam o primeiro sistema prático de criptografia de chave pública e assinaturas digitais.',
      note: 'Só o dono de uma chave pode assinar, e qualquer um pode conferir a assinatura. O Bitcoin precisa exatamente disso, mas usa um tipo mais novo, construído sobre curvas elípticas.',
    },
    'blind-signatures': {
      title: 'Assinaturas cegas: dinheiro que nenhum banco rastreia',
      keyPerson: 'David Chaum',
      description: 'Chaum mostra como um banco pode assinar moedas digitais sem ver quais está assinando.',
      note: 'O dinheiro digital podia ser tão privado quanto o dinheiro vivo. Ainda precisava de um banco no meio, a parte que o Bitcoin tirou depois. Os pagamentos do próprio Bitcoin são públicos; nisso, ficam atrás dos de Chaum.',
    },
    pgp: {
      title: 'PGP',
      keyPerson: 'Phil Zimmermann',
      description: 'Um programa gratuito leva criptografia forte ao e-mail das pessoas comuns.',
      note: 'Mostrou que um código pode viajar mais rápido que uma proibição. O governo dos Estados Unidos investigou Zimmermann porque o programa tinha cruzado a fronteira, e encerrou o caso em 1996. O Bitcoin é software livre do mesmo jeito.',
    },
    cypherpunks: {
      title: 'Cypherpunks',
      keyPerson: 'Eric Hughes, Timothy May e John Gilmore',
      description:
        'Um grupo que quer privacidade por meio da criptografia se reúne perto de San Francisco e logo abre uma lista de e-mails.',
      note: 'O Hashcash e o b-money foram publicados primeiro nessa lista. Muitos membros esperavam um dinheiro que nenhum Estado controlasse. Outros só queriam e-mail privado.',
    },
    manifesto: {
      title: 'A Cypherpunk’s Manifesto (Manifesto de um cypherpunk)',
      keyPerson: 'Eric Hughes',
      description:
        'Um texto curto defende que uma sociedade aberta precisa de pagamentos privados, e declara que os cypherpunks escrevem código.',
      note: 'Cita o dinheiro eletrônico como uma das ferramentas a construir. Os críticos da ideia respondem que as mesmas ferramentas podem esconder um crime.',
    },
    hashcash: {
      title: 'Hashcash',
      keyPerson: 'Adam Back',
      description:
        'Cada e-mail deveria levar a resposta de um pequeno quebra-cabeça. Um não custa nada; um milhão arruinaria quem manda spam.',
      note: 'A mineração de Bitcoin usa o mesmo tipo de quebra-cabeça, e o artigo do Bitcoin o cita. Cynthia Dwork e Moni Naor tinham descrito uma ideia parecida em 1992.',
    },
    'b-money': {
      title: 'b-money',
      keyPerson: 'Wei Dai',
      description:
        'Uma mensagem na lista dos cypherpunks esboça um dinheiro que as pessoas criam ao resolver quebra-cabeças e registram juntas.',
      note: 'É o primeiro trabalho que o artigo do Bitcoin cita. Nunca foi construído. Ficou em aberto como todos concordariam sobre um só registro.',
    },
    'bit-gold': {
      title: 'Bit gold',
      keyPerson: 'Nick Szabo',
      description:
        'Szabo projeta fichas digitais escassas, feitas por uma cadeia de quebra-cabeças. Publica o plano em 2005.',
      note: 'De todos os planos, é o que mais se parece com o Bitcoin. Nunca foi construído. Uma pessoa que se passasse por muitas poderia ganhar das outras na votação, uma brecha que o Bitcoin fechou com a prova de trabalho.',
    },
    rpow: {
      title: 'Provas de trabalho reutilizáveis',
      keyPerson: 'Hal Finney',
      description:
        'Um servidor troca um quebra-cabeça resolvido por uma ficha nova, e assim as fichas podem passar de mão em mão como moedas.',
      note: 'Finney construiu o que outros tinham esboçado. Os usuários ainda precisavam confiar em um servidor e no chip especial dele. Menos de cinco anos depois, ele recebeu o primeiro pagamento em bitcoin.',
    },
    'white-paper': {
      title: 'O artigo de Satoshi',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'Um artigo de nove páginas em uma lista de e-mails sobre criptografia descreve dinheiro eletrônico sem banco.',
      note: 'Quase todas as peças eram conhecidas. A novidade era o encaixe: a cadeia com mais trabalho vale como o registro verdadeiro, e assim não é preciso confiar em ninguém para mantê-lo. Até hoje não se sabe quem é Nakamoto.',
    },
    'genesis-block': {
      title: 'Bloco gênese',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'Cria-se o primeiro bloco. Dentro dele há uma manchete do jornal The Times sobre um segundo resgate de bancos.',
      note: 'A manchete prova que o bloco não é mais velho que aquele dia. Muitos a leem como um comentário sobre o resgate dos bancos. Nakamoto não deixou explicação.',
    },
    'first-payment': {
      title: 'Primeiro pagamento',
      keyPerson: 'Hal Finney',
      description: 'Nakamoto envia 10 bitcoins a Finney.',
      note: 'Mostrou que o programa funcionava entre duas pessoas. Ainda não havia nada para comprar, e as moedas não tinham preço.',
    },
    pizza: {
      title: 'A pizza de bitcoin',
      keyPerson: 'Laszlo Hanyecz',
      description: 'Duas pizzas por 10.000 bitcoins: a primeira compra de bens de que se tem notícia.',
      note: 'Pela primeira vez, um bitcoin teve um preço em alguma coisa real. As pessoas riem do que as moedas valeriam hoje. Ninguém tinha como saber na época, assim como ninguém sabe o próximo preço agora.',
    },
    'first-halving': {
      title: 'Primeiro halving (redução à metade)',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'No bloco {halving-blocks}, a recompensa de cada bloco cai de {block-reward-2009} para {block-reward-2012} bitcoins.',
      note: 'A criação de moedas novas caiu à metade conforme o previsto, sem reunião nem votação. Há quem espere que o preço suba depois de cada halving. Um punhado de casos não prova uma regra dessas.',
    },
    'mt-gox': {
      title: 'A Mt. Gox vai à falência',
      keyPerson: 'Mark Karpelès',
      description:
        'A maior corretora (exchange) da época diz que cerca de 850.000 bitcoins sumiram. Cerca de 200.000 são achados depois.',
      note: 'A rede continuou funcionando, e mesmo assim a maior parte das moedas dos clientes se perdeu. Moedas em uma corretora são uma promessa de uma empresa. Com as próprias chaves, o dever de cuidar é seu.',
    },
    segwit: {
      title: 'SegWit',
      keyPerson: 'Pieter Wuille',
      description:
        'As assinaturas ficam guardadas à parte do resto. Cabem mais pagamentos nos blocos, e a rede Lightning se torna viável.',
      note: 'Antes vieram anos de briga, e alguns usuários saíram para uma moeda própria, o Bitcoin Cash. Onde ninguém manda, a mudança é lenta.',
    },
    'el-salvador': {
      title: 'O Bitcoin em El Salvador',
      keyPerson: 'Nayib Bukele',
      description:
        'O bitcoin ganha curso legal ao lado do dólar. Uma reforma votada em janeiro de 2025, por um acordo de empréstimo com o FMI, tornou opcional aceitá-lo.',
      note: 'Nenhum país tinha tentado isso antes. Os defensores esperavam remessas mais baratas do exterior. Os críticos alertavam para o risco ao dinheiro público, e alguns adeptos do Bitcoin não gostaram de ver lojas obrigadas a aceitá-lo.',
    },
    taproot: {
      title: 'Taproot',
      keyPerson: 'Gregory Maxwell',
      description:
        'Com um novo tipo de assinatura, um pagamento com muitas condições pode parecer um pagamento simples, se todos os donos das moedas assinarem juntos.',
      note: 'Desta vez, quase todos concordaram antes. Os pagamentos podem ficar menores e um pouco mais privados. A maioria dos usuários não nota nada.',
    },
    'spot-funds': {
      title: 'Fundos de bitcoin à vista aprovados nos EUA',
      keyPerson: 'Gary Gensler',
      description:
        'A comissão de valores mobiliários dos Estados Unidos (SEC) autoriza onze fundos negociados em bolsa que guardam bitcoin.',
      note: 'Quem poupa pode ter bitcoin por uma corretora de valores comum. Nesse caso tem uma parte de um fundo, e outra pessoa guarda as chaves. O presidente da comissão disse que a aprovação não era um endosso.',
    },
    'fourth-halving': {
      title: 'Quarto halving',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'No bloco {fourth-halving-block}, a recompensa de cada bloco cai de {block-reward-2020} para {block-reward} bitcoins.',
      note: 'A regra do primeiro dia foi cumprida pela quarta vez. Menos moedas novas também significam menos pagamento para os mineradores que protegem a rede. Se as taxas conseguirão substituir esse pagamento, é uma pergunta em aberto.',
    },
    'record-price': {
      title: 'Um preço recorde, e a queda que veio depois',
      keyPerson: 'Ninguém em especial: um mercado',
      description:
        'O bitcoin chega ao fechamento diário mais alto dos nossos dados, {btc-highest-close}. No fim de {last-btc-month}, está {btc-below-highest-close} abaixo.',
      note: 'Fundos e empresas foram grandes compradores naquele ano. A queda foi uma de várias desse tamanho. Quem comprou perto do topo já tinha perdido metade do dinheiro, e nenhuma regra diz que um preço tem de voltar.',
    },
    'weak-seeds': {
      title: 'Palavras que dava para adivinhar',
      keyPerson: 'Os fabricantes da Coldcard',
      description:
        'O fabricante de uma carteira física (hardware wallet) anuncia que seus aparelhos criavam palavras fracas desde 2021. Ladrões adivinham algumas e levam as moedas.',
      note: 'O código era público, e a falha ficou lá o tempo todo. Uma atualização não conserta palavras antigas: os donos tiveram de criar outras e mover as moedas. Nenhum site honesto confere palavras por você.',
    },
    'chain-split': {
      title: 'Uma cadeia se divide por causa de dados nos blocos',
      keyPerson: 'Dathon Ohm e Luke Dashjr',
      description:
        'Os nós que aplicam o BIP 110, um limite a outros dados nos pagamentos, deixam a cadeia principal no bloco {chain-split-block}. Os blocos que sinalizavam apoio a ele nunca passaram de cerca de {chain-split-signals} do poder de mineração.',
      note: 'Apertar uma regra exige a maior parte do poder de mineração, e desta vez quase todo ele ficou de fora. A cadeia pequena quase parou e mais tarde seguiu com outra prova de trabalho, como uma rede própria. Nunca digite suas palavras secretas em um programa que promete a você as moedas dela.',
    },
  },
  limits: {
    title: 'Como ler este mural',
    /** Opens all paragraphs but the first. */
    more: 'Onde ele termina, e como as datas foram conferidas',
    text: [
      'Escolhemos estes eventos porque têm a ver com a nossa história. Outra pessoa escolheria outros.',
      'Uma coisa vir depois de outra não significa que a primeira causou a segunda.',
      'O mural termina em agosto de 2026, onde terminam nossas fontes. As datas foram conferidas em cópias guardadas das fontes ou de páginas que as citam. Onde achamos só o mês ou o ano, você vê só o mês ou o ano.',
    ],
  },
};
