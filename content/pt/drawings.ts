/**
 * Words of the drawings in the guides. `text` is what a reader hears who cannot see the drawing; `caption` stands beside it.
 * Words in braces are filled in with what the drawing itself computes.
 */
export const drawings = {
  notebooks: {
    labels: { one: 'um só guarda', each: 'todos têm cópia' },
    text: 'À esquerda, um aluno tem o único caderno, e uma linha dele foi mudada. Outros três olham, sem cópia. À direita, seis alunos têm uma cópia cada um. Uma das cópias tem uma linha mudada e não combina com as outras cinco.',
    caption:
      'Com um só caderno, quem o guarda pode mudar uma linha, e ninguém tem como saber. Com uma cópia para cada um, a linha mudada não combina com as cópias dos outros.',
  },
  doubleSpend: {
    labels: { photo: 'uma foto', coin: 'a mesma moeda' },
    text: 'À esquerda, uma foto com quatro cópias e um sinal verde de certo. À direita, uma moeda com duas setas para duas pessoas. A segunda seta é tracejada e tem um X vermelho.',
    caption:
      'Copiar uma foto não faz mal a ninguém. Uma moeda que pagasse a duas pessoas faria. Por isso, um segundo pagamento com a mesma moeda não pode valer, e alguém precisa perceber.',
  },
  penName: {
    labels: { record: 'o que todos veem', app: 'um app sabe' },
    text: 'À esquerda, quatro linhas do registro público, cada uma com o começo de um endereço e uma barra para o valor, e sem nome. À direita, um app com um documento de identidade. Uma linha vermelha tracejada liga o documento a uma das linhas.',
    caption:
      'O registro tem endereços e valores, sem nomes. O app em que você compra moedas sabe seu nome, e assim pode ligá-lo a uma linha. Empresas estudam a cadeia para fazer essas ligações.',
  },
  ruleSplit: {
    labels: { before: 'uma cadeia', most: 'quase todos os nós', few: 'uma minoria, com outra moeda' },
    text: 'Uma cadeia de seis blocos, com seis computadores acima dos últimos. Do terceiro bloco desce um ramo fino até dois blocos pálidos, com um só computador.',
    caption:
      'Quem tem um nó decide que regras ele segue. Se as regras de uns poucos deixam de combinar com as dos outros, eles podem acabar em uma cadeia à parte, com uma moeda que os outros não usam.',
  },
  threeFeatures: {
    labels: { own: 'na sua mão', border: 'fim de semana', rules: 'regras claras' },
    text: 'Três cenas. Um celular com uma chave. Uma moeda que cruza uma fronteira junto a uma bandeira, ao lado de uma folha de calendário com um fim de semana. Degraus que caem pela metade a cada vez, com um sinal verde de certo.',
    caption: 'Os degraus da direita são as moedas novas de cada bloco, que caem pela metade várias vezes.',
  },
  minedBlocks: {
    labels: {
      honest: 'A cópia de todos',
      forged: 'Uma letra mudada',
      first: 'Ana paga a Ben',
      firstForged: 'Ana paga a Ken',
      second: 'Ben paga a Cara',
      third: 'Cara paga a Dan',
      guess: 'palpite',
      before: 'bloco anterior',
      own: 'hash',
    },
    text: 'Duas colunas de três blocos, ligados como uma cadeia. À esquerda, cada bloco contém o hash do anterior, um pagamento e um palpite que faz o próprio hash começar com dois zeros. À direita, mudou uma letra do primeiro bloco, e com os mesmos palpites nenhum hash começa com dois zeros.',
    caption:
      'Uma cadeia de brinquedo: os hashes são reais, mas só com os quatro primeiros caracteres. Um bloco só vale se o hash dele começa com {zeros}. Mudada uma letra, os palpites antigos não servem mais, nem nesse bloco nem em todos os seguintes. Um trapaceiro teria de procurar cada um deles de novo.',
  },
  payment: {
    labels: {
      in: 'uma moeda',
      receiver: 'quem recebe',
      change: 'troco',
      left: 'sobram {fee}:',
      fee: 'a taxa',
    },
    text: 'Uma moeda de {in} satoshis entra em uma prensa. Saem duas moedas novas: {out} para quem recebe e {change} de troco. Sobra uma migalha de {fee}, que cai embaixo. Essa é a taxa.',
    caption:
      'O troco volta para você. O que você não deu a ninguém é a taxa: {in}\u00a0−\u00a0{out}\u00a0−\u00a0{change} =\u00a0{fee} satoshis. As faces das moedas estão em escala.',
  },
  queue: {
    labels: { block: 'no próximo bloco', waiting: 'à espera', unit: 'sat/vB × vB = taxa em satoshis' },
    text: 'Um bloco de brinquedo com espaço para {room} vB e cinco pagamentos, cada um tão alto quanto o seu tamanho. O bloco leva os de tarifa {rates}. Os de tarifa {waitingRates} esperam ao lado.',
    caption:
      'Um bloco de brinquedo com espaço para {room} vB; as alturas são os tamanhos. O pagamento com {largestRate} sat/vB oferece mais satoshis que o último que entrou. Mesmo assim ele espera, porque paga menos por unidade de espaço.',
  },
  sameFee: {
    labels: {
      ana: 'Ana envia {small}',
      ben: 'Ben envia US$ 2 milhões',
      parcel: '{size} vB',
      fee: '{satoshis}',
      pays: 'satoshis',
    },
    text: 'Dois pacotes do mesmo tamanho, {size} vB. No primeiro entra uma moeda, {small} de Ana. No segundo entra uma pilha de barras, US$ 2 milhões de Ben. Os dois levam o mesmo selo: uma taxa de {satoshis} satoshis.',
    caption:
      'O valor que vai dentro não conta. Os dois pagamentos ocupam {size} vB, então a {rate} sat/vB os dois pagam {satoshis} satoshis.',
  },
  inputSizes: {
    labels: { unit: 'bytes virtuais', spend: 'gastar uma moeda', pay: 'pagar uma' },
    text: 'Duas barras para cada começo de endereço: o espaço que uma moeda ocupa quando você a gasta e quando você paga a esse endereço. O 1 ocupa cerca de {p2pkh} vB para gastar e {p2pkhOut} para pagar; um bc1q curto, cerca de {p2wpkh} e {p2wpkhOut}; e o bc1p, cerca de {p2tr} e {p2trOut}.',
    caption:
      'O espaço que uma moeda ocupa como entrada (laranja) e como saída, em escala. Com a mesma tarifa, gastar uma moeda de um endereço antigo custa mais que o dobro de gastar uma de um bc1q curto.',
  },
  blockWait: {
    labels: { unit: 'chance de vir um bloco em até …', minutes: 'minutos' },
    text: 'Uma curva que sobe depressa e depois devagar: a chance de que um bloco já tenha chegado. É de {chance1} em até {at1} minuto, de {chance10} em até {at10} minutos e de {chance60} em até {at60} minutos.',
    caption:
      'Até o primeiro da fila espera por um bloco, e os blocos chegam ao acaso. {at10} minutos são só uma média: em mais de uma espera em cada três, demora mais.',
  },
  childPays: {
    labels: {
      parent: 'pai, {parentSize} vB',
      child: 'filho, {childSize} vB',
      parentFee: 'pagou {parentFee}',
      childFee: 'paga {childFee}',
      pair: '{parentFee} + {childFee} satoshis por {pairSize} vB\n{rate} sat/vB juntos',
    },
    text: 'Uma pequena locomotiva puxa um vagão. O vagão é o pai, de {parentSize} vB, que pagou {parentFee} satoshis. A locomotiva é o filho, de {childSize} vB, que paga {childFee}. Juntos, eles pagam {rate} sat/vB.',
    caption:
      'O exemplo em um desenho. O minerador que quer os {childFee} satoshis do filho tem de levar também o pai, por isso olha a tarifa dos dois juntos.',
  },
  batch: {
    labels: {
      separate: '{receivers} pagamentos: {separate} vB',
      together: '1 pagamento para {receivers}: cerca de {batch} vB',
      saved: 'poupado',
    },
  },
  replaced: {
    labels: { coin: 'uma moeda', first: 'primeira versão', second: 'versão nova, taxa maior' },
    text: 'Uma moeda e dois pagamentos que querem gastá-la. A primeira versão tem moldura tracejada e um selo pequeno; a nova tem um selo maior. Uma seta leva da nova a um bloco com um ponto de interrogação, e uma seta tracejada leva da primeira ao mesmo bloco.',
    caption:
      'As duas versões gastam a mesma moeda, por isso só uma pode ficar na cadeia. Os nós agora repassam a nova, mas a primeira ainda pode vencer. Até que uma esteja em um bloco, nada está decidido.',
  },
  relayFloor: {
    labels: { old: 'piso de {old}', now: 'piso de {now}', rate: '{offered} sat/vB' },
    text: 'O mesmo pagamento de {offered} sat/vB duas vezes. Diante do piso antigo, de {old} sat/vB, ele é barrado, com um X vermelho. Sobre o piso de {now} ele passa, com um sinal verde de certo.',
    caption:
      'Os pisos em sat/vB, em escala. Antes, com a configuração padrão, um pagamento a {offered} não se espalhava. Desde 2025 ele pode se espalhar, se os nós do caminho usarem o piso novo.',
  },
  dustLimit: {
    labels: {
      coin: '{limit} sat',
      cost: 'para criá-la e gastá-la',
      sum: '({output} + {input}) vB × {rate} sat/vB = {limit} sat',
    },
    text: 'Uma balança em equilíbrio. No prato esquerdo está uma moeda de {limit} satoshis. No direito está o que custa criá-la e gastá-la: {output} e {input} vB a {rate} sat/vB.',
    caption:
      'Uma moeda de bc1q curto no limite. Se fosse menor, pesaria menos do que custa criá-la e gastá-la com essa tarifa. Os nós chamam isso de poeira.',
  },
  expiry: {
    labels: { days: '{days} dias', dropped: 'descartado', copy: 'uma cópia' },
    text: 'Um calendário com {days} dias. Depois deles, um computador descarta o pagamento que guardava. Outro computador ficou com uma cópia e a envia de novo.',
    caption:
      'Um nó esquece o pagamento, e para ele as moedas parecem não gastas. Quem ficou com uma cópia ainda pode enviá-la de novo.',
  },
  keys: {
    labels: {
      online: 'online',
      offline: 'offline',
      company: 'Empresa',
      phone: 'Celular',
      device: 'Aparelho',
      paper: 'Papel',
      theirs: 'Ela tem a chave',
      yours: 'Você tem a chave',
    },
    text: 'Onde uma chave pode morar. Um fio vai da internet ao prédio de uma empresa e a um celular; há uma chave em cada um. Atrás de uma linha que o fio não cruza estão um pequeno aparelho com uma chave e uma folha de papel com palavras. A empresa guarda a chave dela. O celular, o aparelho e o papel são seus.',
    caption:
      'A internet alcança o celular, e o aparelho fica longe dela. Cada um tem suas próprias palavras em papel. Com elas dá para refazer a chave, por isso também ficam fora da internet.',
  },
  channel: {
    labels: {
      chain: 'cadeia',
      left: 'Sam',
      right: 'café',
      open: 'Aberto com {total} de Sam',
      pay: 'Sam já pagou {paid}',
      back: 'A cafeteria devolveu {back}',
      close: 'Fechado: cada um leva sua parte',
    },
    text: 'Dez bolinhas em um fio entre Sam e a cafeteria, desenhadas quatro vezes; cada bolinha vale {bead} satoshis. Quando o canal abre, as dez estão do lado de Sam. Depois de pagamentos de {paid}, são seis e quatro. Depois que a cafeteria pagou {back} de volta, são sete e três. Assim elas se repartem quando o canal fecha. Só a abertura e o fechamento estão ligados a um bloco da cadeia, ao lado.',
    caption:
      'Cada bolinha do fio são {bead} satoshis. Quem paga desliza bolinhas pelo fio, e o número delas não muda. Só a primeira e a última linha são escritas na cadeia. As taxas ficam de fora aqui.',
  },
  signing: {
    labels: {
      computer: 'Computador',
      device: 'Aparelho',
      prepares: 'prepara',
      signs: 'pergunta, assina',
      payment: 'pagamento',
      signature: 'assinado',
      online: 'online',
      offline: 'offline',
    },
    text: 'Um computador ligado à internet e um aparelho que não está, com uma chave dentro. Um pagamento vai do computador ao aparelho e volta assinado.',
    caption:
      'O aparelho mostra o endereço e o valor na própria tela. Você aperta um botão, e só o pagamento assinado volta para o celular ou o notebook.',
  },
  signedPayment: {
    labels: {
      sign: 'Ana assina',
      check: 'nós conferem',
      write: 'minerador escreve',
      key: 'com a chave',
      rules: 'cada um sozinho',
      block: 'o próximo bloco',
    },
    text: 'Três cenas da esquerda para a direita. O celular de Ana guarda uma chave e assina uma mensagem. Três computadores a conferem, cada um sozinho. Um minerador acrescenta à cadeia dos blocos anteriores um bloco que contém a mensagem.',
    caption:
      'Três trabalhos, três tipos de pessoas. Só a chave de Ana pode assinar pelas moedas dela, qualquer um pode conferir, e um minerador põe o pagamento no registro.',
  },
  fixedSum: {
    labels: {
      prices: 'o preço, mês a mês',
      coins: 'o que {amount} compram, em moedas',
      from: 'desde {from}',
      price: 'preço médio',
      cost: 'seu custo',
      sum: 'total',
    },
    text: 'Quatro pontos para o preço de um bitcoin em quatro meses, em um eixo que começa em {from}, e debaixo de cada um as moedas que {amount} compram. Duas linhas cruzam o desenho: o preço médio de {averagePrice} e, abaixo dela, o seu custo médio de {averageCost}.',
    caption:
      'Preços inventados. O eixo começa em {from}. Cada moeda desenhada é {coin} BTC. Quanto mais baixo o preço, mais alta a pilha.',
  },
  locks: {
    labels: {
      learning: 'até uns US$ 50',
      small: 'até uns US$ 500',
      larger: 'mais de US$ 500',
      life: 'muda sua vida',
    },
    text: 'Quatro cenas. Até cerca de US$ 50: uma bicicleta com um cadeado. Até cerca de US$ 500: a mesma bicicleta com dois cadeados. Mais de US$ 500: a bicicleta e os dois cadeados estão em um galpão. Um valor que mudaria sua vida: uma casa com duas fechaduras na porta e duas pessoas ao lado.',
    caption:
      'Um cadeado para uma bicicleta barata, dois cadeados e um galpão para uma cara. Um valor que mudaria sua vida ganha uma casa e uma segunda pessoa.',
  },
  address: {
    labels: {
      network: 'a rede Bitcoin principal',
      divider: 'separador',
      version: 'versão 0',
      data: 'a impressão digital da chave, {data} caracteres',
      checksum: 'a soma de verificação, {checksum} caracteres',
    },
    text: 'O endereço {address} em pedaços: bc para a rede Bitcoin principal, 1 como separador, q para a versão 0, depois a impressão digital da chave, com {data} caracteres, e no fim a soma de verificação, com {checksum}.',
    caption:
      'Nosso exemplo em três linhas. Mude qualquer caractere, e os últimos {checksum} já não combinam com o resto. Eles mostram um erro de digitação, mas não de quem é o endereço.',
  },
  seed: {
    labels: {
      phrase: '{words} palavras',
      passphrase: 'com ou sem passphrase',
      rounds: '{rounds} rodadas',
      seed: 'semente de {seedBits} bits:',
      master: 'chave mestra',
    },
    text: 'Em ordem: {words} palavras e uma passphrase, ou nenhuma, passam juntas por {rounds} rodadas. Sai uma semente de {seedBits} bits que começa com {seedStart}. Ela dá uma chave mestra, e a chave se ramifica em endereços.',
    caption:
      'Cada passo é exato, mas ninguém conhece um caminho de volta às palavras. As mesmas palavras e a mesma passphrase levam sempre aos mesmos endereços. Nenhuma carteira de verdade pode usar este exemplo publicado.',
  },
  wordsAsBits: {
    labels: {
      random: '{random} bits ao acaso',
      check: '{check} de verificação',
      first: '{first}',
      last: '{last}',
    },
    text: '{random} bits ao acaso e {check} bits de verificação, cortados em pedaços de {bits}. O primeiro pedaço, todo de zeros, é a palavra {first}. O último termina com os bits de verificação e é a palavra {last}.',
    caption:
      'Neste exemplo publicado, todos os bits ao acaso são zero, para que os de verificação se destaquem. Nenhuma carteira de verdade pode usá-lo.',
  },
  addressLock: {
    labels: {
      secret: 'chave privada',
      open: 'chave pública',
      address: 'endereço',
      back: 'sem volta conhecida',
      ledger: 'valores trancados na cadeia de blocos',
    },
    text: 'Em cima, setas levam de uma chave privada a uma chave pública e dela a um endereço. Uma seta tracejada de volta, do endereço ao segredo, está riscada. Embaixo, três blocos da cadeia têm um cadeado cada um.',
    caption:
      'Nenhum computador conhecido hoje consegue voltar ao segredo. As moedas estão embaixo, na cadeia de blocos, atrás de cadeados. O endereço só diz qual cadeado usar.',
  },
  channelBackup: {
    labels: {
      words: 'as palavras',
      keys: 'chaves',
      split: 'falta a divisão',
      both: 'palavras e arquivo',
      partner: 'o parceiro fecha',
      chain: 'na cadeia',
    },
    text: 'Duas cenas. Na primeira, uma folha com as palavras dá uma chave, mas as bolinhas do canal estão riscadas. Na segunda, a folha e um arquivo de cópia de segurança levam a um parceiro, e a moeda está em um bloco da cadeia.',
    caption:
      'As palavras sozinhas trazem as chaves de volta e nada sabem da última divisão. Com o arquivo da cópia de segurança, programas como o LND pedem aos parceiros que fechem. Eles precisam estar ao alcance e cooperar.',
  },
  channelRoom: {
    labels: {
      opened: 'Você acabou de abrir',
      some: 'Depois de gastar 40.000',
      all: 'Depois de gastar quase tudo',
      openedSend: 'envia {openedSend}',
      openedReceive: 'recebe {openedReceive}',
      someSend: 'envia {someSend}',
      someReceive: 'recebe {someReceive}',
      allSend: 'envia {allSend}',
      allReceive: 'recebe {allReceive}',
    },
    text: 'Três barras para um canal de {total} satoshis. Logo que abre, tudo é seu: você pode enviar {openedSend} e receber {openedReceive}. Depois de gastar 40.000, pode enviar {someSend} e receber {someReceive}. Depois de gastar quase tudo, pode enviar {allSend} e receber {allReceive}.',
    caption:
      'Um canal de {total} satoshis: o laranja é o seu lado, e a parte vazia é o outro lado. As fatias nas pontas, na cor da moldura, são a reserva, que precisa ficar.',
  },
  checksumLimits: {
    labels: {
      slip: 'erro de digitação',
      refused: 'recusado',
      thief: 'endereço de um ladrão',
      accepted: 'aceito',
    },
    text: 'Dois endereços que uma carteira confere. O primeiro tem um caractere errado no fim e é recusado. O segundo é de outra pessoa, não tem erro e é aceito.',
    caption:
      'A carteira percebe o erro de digitação e para. O outro endereço não tem erro, por isso a carteira o aceita. Ela não tem como saber de quem ele é. Os dois são exemplos de teste encurtados.',
  },
  familyLetter: {
    labels: {
      letter: 'a carta',
      device: 'o aparelho',
      words: 'as palavras',
      pin: 'o PIN',
      helper: 'quem ajuda',
    },
    text: 'Uma carta com linhas que levam a quatro coisas fora dela: o aparelho, a folha com as palavras, uma caixa trancada com o PIN e uma pessoa que pode ajudar.',
    caption:
      'A carta diz onde as coisas estão e quem pode ajudar. Não há nenhum segredo nela. As palavras e o PIN ficam em lugares diferentes.',
  },
  gapLimit: {
    labels: {
      looked: '{gap} endereços, nenhum pago',
      stop: 'a carteira para aqui',
      unseen: 'pago, mas fora da busca',
    },
    text: 'Três fileiras de dez endereços. Os primeiros {gap} não foram usados. Depois vem uma linha vermelha: a carteira para ali. Ela não olha a última fileira, e há uma moeda no último endereço, o de número {given}.',
    caption:
      'Você deu {given} endereços, e só o último foi pago. Uma carteira que para depois de {gap} endereços vazios nunca chega até ele. Mesmo assim, a moeda está lá.',
  },
  lookalike: {
    labels: {
      list: 'Seus pagamentos',
      paid: 'pago a um amigo',
      sent: 'veio um valor minúsculo',
    },
    text: 'Uma lista com dois pagamentos. Os endereços dos dois têm os mesmos primeiros e últimos caracteres. Os meios, desenhados como barras, são diferentes. O segundo endereço veio com um valor minúsculo.',
    caption:
      'Os dois endereços começam e terminam iguais, e só o meio muda. O segundo é de um ladrão, que espera que você o copie desta lista.',
  },
  oldSplit: {
    labels: {
      old: 'divisão antiga',
      taken: 'a cafeteria leva tudo',
      sam: 'Sam',
      cafe: 'café',
      wait: 'Sam tem de esperar',
    },
    text: 'Uma cadeia de cinco blocos. No primeiro está uma divisão antiga, em que as seis bolinhas ficam do lado de Sam. Durante a espera, uma torre de vigia a vê, e um bloco posterior traz a prova da cafeteria. Então as seis bolinhas ficam do lado dela.',
    caption:
      'Sam fecha o canal com uma divisão antiga. Ela entra em um bloco, e começa a espera. Uma torre de vigia, ou a própria carteira da cafeteria, a vê e mostra a prova. Então a cafeteria leva todo o dinheiro do canal.',
  },
  nodesCheck: {
    labels: { record: 'o registro', node: 'nó completo', messages: 'passa ou descarta' },
  },
  minersWrite: {
    labels: { waiting: 'à espera', race: 'a corrida', chain: 'cadeia de blocos' },
  },
  oneKey: {
    labels: {
      key: 'uma chave',
      coins: 'as moedas',
      short: 'curto',
      long: 'longo',
      looks: 'vazia',
    },
    text: 'Linhas levam de uma chave a cinco cadeados. Os endereços deles começam com 1, 3, bc1q para um curto e um longo, e bc1p. Uma moeda está no primeiro cadeado. Uma seta vermelha tracejada leva de um celular com um olho ao terceiro cadeado, e o celular está vazio.',
    caption:
      'Aqui as moedas estão atrás do cadeado de um endereço com 1. Uma carteira que só olha atrás do bc1q não mostra nada, embora tenha a chave certa.',
  },
  passphrase: {
    labels: {
      right: 'sol',
      slip: 'Sol',
      coins: 'sua carteira',
      empty: 'vazia, sem erro',
    },
    text: 'A mesma folha de palavras duas vezes. Com a passphrase “sol”, ela abre uma carteira com moedas. Com “Sol”, abre outra carteira, que está vazia.',
    caption:
      'As mesmas palavras e uma letra maiúscula. As duas passphrases abrem uma carteira válida, por isso nada avisa que você errou.',
  },
  routedPayment: {
    labels: {
      sam: 'Sam',
      cafe: 'café',
      bakery: 'padaria',
      fingerprint: 'impressão digital do segredo',
      promise: 'promessa',
      secret: 'segredo',
    },
    text: 'Três linhas verticais para Sam, a cafeteria e a padaria, lidas de cima para baixo. A padaria envia a Sam a impressão digital de um segredo. Sam faz uma promessa à cafeteria, e a cafeteria faz uma à padaria. A padaria mostra o segredo à cafeteria e ganha uma moeda. A cafeteria mostra o segredo a Sam e ganha uma moeda.',
    caption:
      'Leia de cima para baixo. Cada promessa diz: eu pago se você me mostrar o segredo antes de um prazo. A padaria o mostra para receber, e assim a cafeteria também fica com ele. A cafeteria o usa para receber de Sam.',
  },
  invoiceKinds: {
    labels: { invoice: 'pague uma vez', offer: 'pague muitas vezes', address: 'o site responde' },
    text: 'Três fileiras. Um código que começa com lnbc leva uma moeda a um recibo. Um que começa com lno é um cartaz, e três moedas vão até ele. Para um que começa com um nome e uma arroba, um celular pergunta a um site, e o site entrega uma fatura.',
    caption:
      'Uma fatura serve para um pagamento. Uma oferta aceita muitos. Um endereço Lightning é só um nome: a carteira de quem paga pede uma fatura ao site que está por trás dele.',
  },
  lightningWallets: {
    labels: { custodial: 'a empresa', phone: 'seu celular', node: 'seu nó' },
    text: 'Três lugares para a chave de uma carteira Lightning: o prédio de uma empresa, um celular com um canal e um nó próprio com três canais.',
    caption:
      'Onde está a chave. Muitas vezes, uma empresa cuida da outra ponta do único canal do seu celular. Um nó tem tantos canais quantos você abrir.',
  },
  blockOdds: {
    labels: {
      title: 'chance de estar em um bloco',
      next: 'próximo bloco',
      third: 'terceiro bloco',
      start: '0',
      middle: '10',
      end: '60 minutos',
      next10: '{next10}',
      next60: '{next60}',
      third10: '{third10}',
      third60: '{third60}',
    },
    text: 'Duas linhas ao longo de uma hora. Com uma taxa que basta para o próximo bloco, a chance é de {next10} depois de 10 minutos e de {next60} depois de 60. Com uma que basta para o terceiro bloco a partir de agora, é de {third10} e {third60}.',
    caption:
      'Uma taxa maior dá um lugar melhor na fila, e a espera continua dependendo do acaso. Depois de dez minutos, um pagamento com taxa bastante para o próximo bloco está em um bloco em {next10} dos casos.',
  },
  twoLayers: {
    labels: { lightning: 'Lightning', chain: 'a cadeia base', locked: 'bitcoin trancado' },
    text: 'Em cima, três carteiras com bolinhas em fios entre elas e setas de cada uma à seguinte. Embaixo, uma cadeia de cinco blocos. Linhas tracejadas levam dos dois fios a dois blocos com cadeado.',
    caption:
      'Embaixo, há bitcoin trancado na cadeia base. Em cima, um pagamento salta de uma carteira à seguinte. Nenhum salto é escrito em um bloco.',
  },
  onlyPlace: {
    labels: { own: 'seu aparelho', site: 'um site', letter: 'uma carta', support: 'suporte em um chat' },
    text: 'Quatro imagens. Seu próprio aparelho, com um sinal de certo. Um site, uma carta com um código QR e um chat, cada um com um X.',
    caption:
      'Só um lugar é o certo: sua própria carteira, em um momento que você escolheu. Qualquer outro que pedir as palavras é ladrão, por mais oficial que pareça. O código aqui é um desenho e não pode ser lido.',
  },
  shares: {
    labels: { two: 'duas já abrem', one: 'uma não diz nada' },
    text: 'Em cima, duas de três folhas, A e C, levam a uma chave. Embaixo, uma só folha, a B, não leva a nada.',
    caption:
      'Se uma folha se perder ou for roubada, mova as moedas para uma carteira nova com partes novas. Uma cópia de segurança de uma só parte abre com ela sozinha, e metades de uma frase BIP 39 não são como essas partes.',
  },
  poster: {
    labels: { one: 'um endereço', all: 'todos veem', many: 'um novo por vez', own: 'cada um só vê o seu' },
    text: 'Na primeira cena, um código em um cartaz e três pessoas que olham para ele. Na segunda, três papeizinhos com uma moeda cada um, e três pessoas.',
    caption:
      'Com um só endereço para todos, cada visitante pode ver quanto ele recebeu. Com um endereço novo para cada pagamento, quem paga só conhece o que lhe foi mostrado.',
  },
  twoScreens: {
    labels: { computer: 'o computador', device: 'o aparelho', stop: 'pare' },
    text: 'Um computador e uma carteira física mostram endereços diferentes para o mesmo pagamento. Entre eles estão um sinal vermelho de diferente e a palavra pare.',
    caption:
      'Se os dois forem diferentes, não aprove nada: o aparelho mostra para onde as moedas iriam, talvez para um ladrão. Compare com o endereço que veio de quem vai receber. Os dois são exemplos de teste encurtados.',
  },
  dust: {
    labels: {
      spent: 'Gastas juntas',
      tied: 'agora parecem de um só dono',
      still: 'Não gasta',
      frozen: 'parada: não faz mal',
    },
    text: 'Em cima, um mesmo pagamento gasta uma moeda e uma migalha minúscula de dois endereços, e isso liga os dois endereços. Embaixo, a migalha está atrás de um cadeado fechado e não faz mal.',
    caption:
      'A migalha vermelha veio de um desconhecido. Se um pagamento a gasta com as suas outras moedas, todos podem ver que os endereços são do mesmo dono. Enquanto ela fica parada, nada acontece.',
  },
  feeYears: {
    labels: { title: 'taxa média de um pagamento' },
    text: 'Cinco barras para a taxa média de um pagamento: {y2021} em 2021, {y2022} em 2022, {y2023} em 2023, {y2024} em 2024 e {y2025} em 2025.',
    caption:
      'Médias de anos inteiros, em dólares. A taxa não cresce com o valor enviado. Ela cresce quando muita gente quer espaço nos mesmos blocos.',
  },
  letterCase: {
    labels: { small: 'minúsculas', capital: 'maiúsculas', mixed: 'recusado' },
    text: 'O começo de um endereço três vezes. Todo em minúsculas e todo em maiúsculas, ele tem um sinal de certo. Com minúsculas e maiúsculas misturadas, tem um X.',
    caption:
      'O mesmo endereço bc1. Maiúsculas ou minúsculas, tanto faz, mas misturar as duas é um erro. Nos endereços com 1 ou 3 é diferente: neles, cada letra conta.',
  },
  lightningCosts: {
    labels: {
      open: 'Abrir e fechar',
      send: 'Enviar',
      receive: 'Receber',
      miner: 'uma taxa na cadeia',
      route: 'uma taxa pelo caminho',
      room: 'muitas vezes, só o espaço',
    },
    text: 'Três fileiras. Abrir e fechar um canal precisa de blocos da cadeia, por uma taxa na cadeia. Um pagamento enviado passa por um intermediário, que ganha uma moeda pequena. Para receber, um canal precisa de espaço do outro lado.',
    caption:
      'Três momentos, três custos. Os blocos têm um preço, um intermediário no caminho pode pedir um pouco, e o espaço para receber tem de vir de alguém.',
  },
  pocketAndSafe: {
    labels: { pocket: 'Lightning', savings: 'na cadeia' },
    text: 'À esquerda, um porta-moedas com duas moedas e um raio. À direita, um cofre com duas pilhas altas de moedas.',
    caption:
      'A Lightning é para o que você levaria no bolso. As economias ficam na cadeia, onde não há canal para vigiar.',
  },
  lnInstall: { labels: { site: 'site do fabricante', app: 'o app', ad: 'anúncio' } },
  lnWords: { labels: { words: 'as palavras', channels: 'os canais', cloud: 'palavras, não' } },
  lnFund: { labels: { list: 'antes, os preços', sum: 'por exemplo, {sum}' } },
  lnScan: { labels: { code: 'a fatura', read: 'o valor' } },
  lnSend: { labels: { you: 'você', fast: 'em segundos', paid: 'pago' } },
  lnReceive: { labels: { you: 'sua fatura', friend: 'um amigo paga' } },
  lnCustodial: { labels: { one: 'você', books: 'livros do app', other: 'outro' } },
  lnPhone: { labels: { phone: 'sua chave', channel: 'ou feche-o', company: 'a empresa' } },
  lnNode: { labels: { online: 'sempre ligado', watch: 'vigie', copy: 'copie' } },
  channelOpen: { labels: { sam: 'moedas de Sam', lock: 'cadeado de duas chaves', chain: 'na cadeia' } },
  channelPay: {
    labels: {
      old: 'velha: não usar',
      newest: 'a última divisão',
      all: 'Sam {total}',
      nothing: 'café 0',
      sam: 'Sam {rest}',
      cafe: 'café {paid}',
    },
  },
  channelClose: {
    labels: {
      agreed: 'De acordo',
      alone: 'Sam sozinho',
      share: 'cada um leva sua parte',
      wait: 'Sam tem de esperar',
    },
  },
  roomWays: { labels: { bought: 'Alguém põe moedas, por uma taxa', spent: 'Ou você gasta algumas' } },
  otherRoute: { labels: { you: 'você', shop: 'a loja' } },
  onionLayers: { labels: { before: 'antes', helper: 'no meio', next: 'depois' } },
  swapSecret: { labels: { lightning: 'Lightning', secret: 'um segredo', chain: 'a cadeia' } },
  cafeTab: {
    labels: { each: 'Cada café na cadeia', tab: 'Uma caderneta só' },
    text: 'Na primeira cena, cinco xícaras de café, cada uma com um bloco da cadeia embaixo, e um relógio. Na segunda, cinco xícaras sobre uma só folha com risquinhos que vão somando o total; só o começo e o fim dela estão ligados a um bloco.',
    caption:
      'Sem a caderneta, cada café precisa de um lugar próprio em um bloco, de uma taxa e de uma espera. Com ela, só o começo e o fim vão para a cadeia. No meio, uma folha faz a soma, e nada vai para a cadeia.',
  },
  claimSteps: {
    labels: {
      chain: 'na cadeia',
      lightning: 'na Lightning',
      app: 'em um app',
      coin: 'moeda',
      paper: 'papéis assinados',
      promise: 'promessa',
    },
    text: 'Três degraus que descem. No mais alto, uma moeda com a chave. No do meio, um papel assinado com um relógio. No mais baixo, o prédio de uma empresa.',
    caption:
      'Uma moeda na cadeia está guardada. Papéis assinados são um direito forte sobre uma moeda, com prazos e uma taxa. Em um app com custódia, você tem a promessa de uma empresa.',
  },
  ticketLottery: {
    labels: { print: 'todos imprimem bilhetes', page: 'próxima página' },
    text: 'Três máquinas, cada uma com um raio para a eletricidade, imprimem bilhetes. Um bilhete tem um sinal de certo, e uma seta leva dele a uma nova entrada em um livro aberto.',
    caption:
      'Cada bilhete custa um pouquinho de eletricidade. Quem imprime um premiado pode acrescentar a próxima página, e qualquer um pode conferir que ele é premiado.',
  },
  minerLimits: {
    labels: {
      write: 'Escolher os próximos pagamentos',
      writeWhy: 'trabalho de minerador',
      spend: 'Gastar suas moedas',
      spendWhy: 'só com sua assinatura',
      create: 'Criar moedas a mais',
      createWhy: 'os nós rejeitam o bloco',
    },
    text: 'Três fileiras. Um bloco com um sinal de certo: um minerador pode escolher os próximos pagamentos. Uma chave com um X: ele não pode gastar suas moedas, porque isso precisa da sua assinatura. Moedas com um sinal de mais e um X: ele não pode criar moedas a mais, porque os nós rejeitam o bloco.',
    caption:
      'Uma coisa que os mineradores decidem e duas que não podem fazer. O trabalho deles não vale nada se um bloco quebra uma regra: cada nó completo confere sozinho.',
  },
  breakEven: { labels: { before: 'moedas até lá', halving: 'próximo halving', after: 'só a metade' } },
  machinePlace: { labels: { machine: 'uma máquina', heaters: 'dois aquecedores' } },
  machineOrCoin: { labels: { machine: 'uma máquina', money: 'o mesmo dinheiro', coin: 'bitcoin' } },
  belowTarget: {
    labels: { results: 'um ponto por palpite', target: 'abaixo do alvo', valid: 'válido' },
    text: 'Há pontos espalhados por todo o desenho, cada um o resultado de um palpite. Uma linha perto da base é o alvo. Um ponto laranja está abaixo dela, com um sinal de certo: esse bloco é válido.',
    caption:
      'Uma dificuldade maior baixa a linha, e menos palpites caem abaixo dela. É um esboço: a faixa real é fina demais para desenhar.',
  },
  keepApp: {
    labels: { keep: 'deixe o app', wait: 'conecte e espere', no: 'recomeçar' },
    text: 'Três cenas. Um celular com um canal na tela e um sinal de certo, um celular com um relógio, e uma lixeira com um celular dentro e um X.',
    caption:
      'O app conhece a última divisão do seu canal. Não o apague, conecte-o à internet e espere. Se você o apagar, pode perder o canal junto.',
  },
  poolGroups: {
    labels: {
      one: 'Um grupo, maio de 2024',
      oneShare: 'cerca de {one}',
      six: 'Seis grupos, 2025',
      sixShare: 'mais de {six}',
    },
    text: 'Duas barras. Em maio de 2024, um grupo de pools tinha cerca de {one} do hashrate. Em 2025, seis grupos acharam mais de {six} dos blocos.',
    caption:
      'Pools que parecem usar os mesmos modelos de bloco, contados como um grupo. A primeira barra é uma parte do hashrate, a segunda é uma parte dos blocos achados. São contagens diferentes e não mostram um aumento.',
  },
  powerCents: {
    labels: {
      air: 'resfriada a ar: ganha',
      airCents: 'cerca de {air} centavos',
      water: 'resfriada a água: ganharia',
      waterCents: 'cerca de {water} centavos',
      home: 'muitas casas: 2 ou 3 vezes {air}',
      homeCents: '{homeMin} a {homeMax} centavos',
    },
    text: 'Três barras para um quilowatt-hora. Uma máquina resfriada a ar ganha com ele cerca de {air} centavos de dólar, e uma resfriada a água ganharia cerca de {water}. Muitas casas pagam por ele de {homeMin} a {homeMax} centavos.',
    caption:
      'Para cada quilowatt-hora, com o hashrate médio de 2025 e um preço de {price}. Onde a barra vermelha é mais comprida que a laranja, cada hora custa mais do que rende.',
  },
  bothSides: {
    labels: {
      cut: 'mais de {cut} a menos nos picos',
      paid: '{credits} milhões em créditos naquele mês',
      hum: 'vizinhos descrevem um zumbido constante',
      supporters: 'Defensores:',
      critics: 'Críticos:',
    },
    text: 'Três fileiras. Defensores: de vinte quadradinhos de energia, dezenove são desligados nas horas de pico: mais de {cut}. Críticos: cédulas vão para o galpão de mineração: {credits} milhões em créditos em um mês. De um galpão, ondas vermelhas de som chegam a uma casa e a uma pessoa ao lado.',
    caption:
      'Três pontos da discussão, todos do Texas: dois segundo o relatório da própria Riot sobre agosto de 2023, e um como o descrevem os vizinhos da instalação de outra empresa.',
  },
  wordBits: {
    labels: {
      word: 'palavra',
      tosses: '{bits} sorteios dão uma palavra',
      check: 'as últimas {check} verificam',
    },
    text: 'Doze fileiras de {bits} moedas lisas, uma fileira para cada uma das {words} palavras. As últimas {check} moedas da última fileira têm outra cor: são a verificação, e as outras {random} são sorteios de cara ou coroa.',
    caption:
      'Cada fileira de {bits} moedas é uma das {words} palavras. São {random} sorteios de cara ou coroa, e a carteira calcula as últimas {check}. As moedas são lisas de propósito: com cara e coroa, seriam um segredo.',
  },
  badStarts: {
    labels: {
      paid: '{paid} pagos',
      plan: 'por mês',
      lump: 'única',
      first: '{firstStart} a {firstEnd}',
      second: '{secondStart} a {secondEnd}',
      third: '{thirdStart} a {thirdEnd}',
    },
    text: 'Três pares de barras que param todas antes de uma linha em {paid}, o total pago. {firstStart} a {firstEnd}: sobram {firstPlan} do plano mensal e {firstLump} da compra única. {secondStart} a {secondEnd}: {secondPlan} e {secondLump}. {thirdStart} a {thirdEnd}: {thirdPlan} e {thirdLump}.',
    caption:
      'As barras mostram o que sobrava no dia da última compra, e a distância até a linha, o que faltava. Nenhuma taxa foi descontada.',
  },
  firstThings: {
    labels: { debt: 'sem dívida cara', fund: 'reserva', bitcoin: 'bitcoin, se quiser' },
    text: 'Três degraus que sobem: um cartão de pagamento riscado, um banco e, no alto, uma moeda.',
    caption:
      'A ordem dos passos: primeiro pague as dívidas caras, depois guarde de três a seis meses de despesas em uma conta no banco, e só então pense em bitcoin.',
  },
  lumpOrMonthly: {
    labels: {
      half: 'metade dos casos',
      stocks: 'Ações do mundo, três meses',
      months: 'Bitcoin, três meses',
      year: 'Bitcoin, doze meses',
    },
    text: 'Três barras com uma marca na metade: a parte dos casos em que a compra única estava à frente. Ações do mundo contra um plano de três meses: {stocks}. Bitcoin contra três meses: {months}. Bitcoin contra doze meses: {year}. As três terminam depois da marca.',
    caption:
      'Quantas vezes a compra única estava à frente do plano. No Bitcoin, foram {monthsCases} de {monthsAll} e {yearCases} de {yearAll} começos. O resto de cada barra são os casos em que não estava.',
  },
  everydayChoices: {
    labels: { now: 'mais para agora', later: 'mais para depois' },
    text: 'Três pares de imagens. Mais para agora: rolar a tela do celular, ouvir com fones, um celular novo. Mais para depois: uma cama à noite, um violão, e um celular antigo ao lado de um pote de economias.',
    caption:
      'A mesma escolha em três formas do dia a dia. Nenhuma é certa ou errada em si: depende do que você precisa hoje.',
  },
  smallerLink: {
    labels: {
      first: 'o estudo famoso',
      larger: 'um grupo maior e mais variado',
      allowed: 'descontadas casa, família e aptidão inicial',
    },
    text: 'Três barras para a ligação entre esperar por um doce e ir bem na escola. No estudo famoso, ela está inteira. Em um grupo maior, tem metade do comprimento. Descontadas a origem da família, as habilidades iniciais e a vida em casa, resta um terço dessa metade.',
    caption:
      'A força da ligação entre esperar e ir bem na escola. As molduras mostram o que se perdeu de um passo ao outro.',
  },
  harvest: {
    labels: { before: 'antes da colheita', after: 'após a colheita' },
    text: 'Duas imagens. Antes da colheita, a cana está de pé, e uma folha de teste tem {before} sinais verdes de certo em dez tarefas. Depois da colheita, a cana está cortada, há dinheiro, e a folha tem {after} deles.',
    caption:
      'Os agricultores fizeram o teste antes da colheita, quando o dinheiro era pouco, e depois de receberem. As imagens são um esboço: o número de respostas certas não é um dado.',
  },
  withinCountries: {
    labels: { now: 'agora', later: 'depois', one: 'um país', two: 'outro país', three: 'um terceiro' },
    text: 'Três fileiras de pontos, uma para cada país, em uma linha que vai de agora a depois. Os meios das fileiras ficam perto um do outro. Os pontos de cada fileira ficam longe uns dos outros.',
    caption:
      'Um esboço, não dados: as distâncias não estão em escala. Cada ponto é uma pessoa, e a linha vertical é o meio de um país. Os países diferem menos que as pessoas dentro de cada um.',
  },
  debtWeight: {
    labels: { rise: 'preços sobem', same: 'sem mudança', fall: 'preços caem' },
    text: 'Três vezes o mesmo papel de uma dívida, acima dos sacos de mercadorias que é preciso vender para pagá-la. Se os preços sobem, bastam menos. Se os preços caem, é preciso mais um, que é vermelho.',
    caption:
      'A dívida em dólares é a mesma. Os sacos são as mercadorias que a pagariam. Quando os preços caem, é preciso mais deles. É um esboço, fora de escala.',
  },
  cathedral: {
    labels: { stone: 'a primeira pedra', walls: 'as paredes', roof: 'o telhado' },
    text: 'Uma catedral em três fases: as primeiras pedras, as paredes sem telhado e a obra pronta. Ao lado da primeira fase há uma pilha alta de economias; ao lado da segunda, metade dela; ao lado da última, nada.',
    caption:
      'Um esboço da ideia, e não de como se pagavam as catedrais: o dinheiro guardado para o telhado precisa manter o valor até lá.',
  },
  offer: {
    labels: {
      now: '{now} hoje',
      later: '{later} em um ano',
      real: 'O que {later} compram se os preços sobem {prices}',
    },
    text: 'Três fileiras de notas, cada uma de {note}. {now} hoje: dez notas. {later} em um ano: onze, e a última é verde. Se os preços sobem {prices}, cerca de metade da nota verde é uma moldura vermelha vazia.',
    caption:
      'Cada nota é de {note}. Quem espera ganha a verde. Se os preços sobem {prices} no ano, {later} compram o que cerca de {real} compram hoje, e assim se vai cerca de metade dela.',
  },
  jar: {
    labels: { old: '1971', now: 'Maio de 2025' },
    text: 'Um pote de cédulas de dólar duas vezes. Em 1971, ele está cheio. Em maio de 2025, tem as mesmas cédulas, mas o que elas compram só enche o fundo: o resto, {dollar-value-lost-since-1971}, se foi.',
    caption:
      'As cédulas do pote são as mesmas. Ele está cheio até a altura do que elas compram: o resto, {dollar-value-lost-since-1971}, se foi. Os juros poderiam ter compensado uma parte disso, tudo ou até mais.',
  },
  appUsers: {
    labels: { lost: 'provável perda', others: 'os outros' },
    text: 'Três fileiras de quatro celulares, cada um com uma linha de preço. Nas três colunas da esquerda, {losers} linhas caem e são vermelhas. As outras, na coluna da direita, sobem e são verdes.',
    caption:
      'Cada celular representa um em cada {users} usuários de apps. Cerca de {losers} deles provavelmente tinham perdido dinheiro até o fim de 2022, por uma estimativa grosseira.',
  },
  goodReasons: {
    labels: { child: 'filho doente', promise: 'promessa quebrada', debt: 'dívida cara', study: 'os estudos' },
    text: 'Quatro imagens: uma criança na cama com uma cruz vermelha acima, uma promessa falada e riscada ao lado de uma cédula, um cartão do banco cuja dívida cresce, e o capelo de um formando.',
    caption:
      'Quatro casos em que “agora” muitas vezes é o mais sensato: uma necessidade, a falta de confiança, uma dívida cara e uma renda que ainda vai chegar.',
  },
  whichFirst: {
    labels: { coins: 'bitcoin antes?', plans: 'planos antes?' },
    text: 'Duas cenas. À esquerda, uma seta de uma moeda a um calendário com um sinal de certo. À direita, uma do calendário à moeda.',
    caption:
      'Uma história que se pode ler de dois jeitos: o bitcoin pode levar aos planos, ou os planos podem levar ao bitcoin.',
  },
  startDates: {
    labels: {
      end: '{end}',
      rate0: '{change0} por ano',
      rate1: '{change1} por ano',
      rate2: '{change2} por ano',
    },
    text: 'Três linhas que terminam em {end}. Desde {start0}: {change0} por ano. Desde {start1}: {change1} por ano. Desde {start2}: {change2} por ano, em vermelho.',
    caption:
      'Cada linha vai do começo até {end}: o comprimento é o tempo. O número é a mudança média do preço do bitcoin por ano.',
  },
  childDeaths: {
    labels: { old: 'há dois séculos', now: '2021' },
    text: 'Duas vezes cem pontos, cada um uma criança. Há dois séculos, {children-died-1800:number} são vermelhos, pelas crianças que morreram antes dos cinco anos. Em 2021, são {children-died-2021:number}.',
    caption:
      'Cada ponto é uma de cem crianças. As vermelhas morreram antes dos cinco anos. A queda começou muito antes de 1971 e continuou depois.',
  },
  waits: {
    labels: { kept: 'promessa cumprida', broken: 'promessa quebrada', minutes: 'minutos' },
    text: 'Duas crianças à mesa com um doce. Uma conheceu um adulto que cumpre promessas e espera cerca de {kept} minutos. A outra conheceu um que não cumpre e espera cerca de {broken}. Cada quadrado é um minuto.',
    caption:
      'Cada quadrado é um minuto de espera, em média. Os dois grupos tinham conhecido adultos diferentes. Só 28 crianças participaram, por isso o tamanho da diferença é incerto.',
  },
  boxRates: {
    labels: {},
    text: 'Quadrados para o que {start} se tornam depois de dez anos: {end0} a {rate0}, {end1} a {rate1}, {end2} a {rate2} e {end3} a {rate3}. Ao lado deles, um bloco enorme: cerca de {topEnd} a {top}. Ele é feito de quadrados de {start}, cerca de {count} deles.',
    caption:
      'O que {start} se tornam depois de dez anos com cada taxa do campo, em escala. Cada célula do bloco grande são {start}: há cerca de {count} delas.',
  },
  purchaseFee: {
    labels: {
      small: 'taxa de {fee} em {small}',
      large: 'taxa de {fee} em {large}',
      smallPart: '{smallPart} se vão',
      largePart: '{largePart} se vai',
    },
    text: 'Duas barras do mesmo comprimento, cada uma é uma compra. Uma taxa de {fee} cobre {smallPart} da compra de {small} e {largePart} da compra de {large}.',
    caption: 'Cada barra é uma compra inteira. A parte vermelha é a taxa, que em dólares é a mesma nas duas.',
  },
  purchaseWay: {
    labels: {
      payIn: 'depósito',
      inside: 'taxa + spread',
      withdrawal: 'saque',
      bank: 'seu banco',
      platform: 'a plataforma',
      wallet: 'sua carteira',
      transfer: 'tudo, por transferência',
      card: 'tudo, por cartão',
    },
    text: 'O caminho de {sum} do seu banco, por uma plataforma, até a sua própria carteira, com transferência bancária. O depósito custa {payIn} ({cardPayIn} com cartão), a plataforma fica com uma taxa de {fee} e um spread de {spread}, e o saque custa {withdrawal}. Chega bitcoin no valor de {arrives}. Duas barras de {sum} mostram todos os custos como uma parte vermelha: {transferTotal} com transferência bancária e {cardTotal} com cartão.',
    caption:
      'Os números inventados da tabela, para uma transferência bancária de {sum}. Nas barras, o vermelho é o que os custos tiram de {sum}.',
  },
  wordsOnWebsite: {
    labels: { website: 'uma página que pede', device: 'sua carteira' },
    text: 'À esquerda, uma página na internet com campos para as palavras de recuperação, e um anzol pendurado diante deles. À direita, o aparelho da sua própria carteira, com palavras na tela e um sinal verde de certo.',
    caption: 'Em uma página que pede suas palavras, cada campo é um anzol: o que você digita vai para um ladrão.',
  },
  slowHabit: {
    labels: { wait: 'espere um dia', check: 'confira duas vezes', little: 'envie um pouco' },
    text: 'Três cenas. Uma folha de calendário com um dia marcado. Duas lupas sobre a mesma linha de um endereço. Uma moeda pequena que vai à frente de uma pilha de moedas.',
    caption: 'Um dia antes de mover o dinheiro, duas olhadas para onde ele vai, e um valor pequeno à frente do grande.',
  },
  borrowed: {
    labels: {
      before: 'Você tem {bought} em bitcoin',
      own: '{own} seus',
      borrowed: '{borrowed} emprestados',
      after: 'O preço cai {fall}',
      gone: 'seus {own} se foram',
    },
    text: 'Duas barras. A primeira é bitcoin por {bought}: {borrowed} são emprestados, {own} são seus. Na segunda, depois de uma queda de {fall}, os {borrowed} emprestados continuam lá, e a parte que era sua é uma moldura vermelha vazia.',
    caption:
      'O empréstimo tem de ser devolvido inteiro, por isso a queda toda sai dos seus próprios {own}. Taxas e juros ficam de fora.',
  },
  swappedAddress: {
    labels: {
      copied: 'o que você copiou',
      malware: 'programa malicioso',
      pasted: 'o que você colou',
      start: 'início',
      middle: 'meio',
      end: 'fim',
    },
    text: 'Dois endereços completos. O de cima é o que você copiou; seis caracteres no começo, no meio e no fim estão em negrito. Um inseto, o programa malicioso, está na seta para o de baixo, que é o que você colou. É outro endereço, e os mesmos três lugares têm X vermelhos.',
    caption:
      'Um endereço trocado pode coincidir nas duas pontas e diferir só no meio. Dois exemplos publicados, que não servem para pagamentos.',
  },
  fakeSupport: {
    labels: { ask: 'pergunta', answer: 'um estranho', want: 'o que ele quer' },
    text: 'Três cenas. Uma página pública com uma pergunta. Uma pessoa com fone e microfone e uma máscara. Um formulário que pede palavras, o controle de uma tela e moedas.',
    caption: 'Os ladrões também leem perguntas públicas. O “atendente” quer suas palavras, sua tela ou suas moedas.',
  },
  fakeRomance: {
    labels: { kind: 'semanas de chat', win: 'lucro pequeno', tax: 'antes, “imposto”' },
    text: 'Três cenas. Um chat com um coração. Um celular com uma linha que sobe, mas só tracejada, e uma moeda que é paga. Uma casa parecida com um banco, com um cadeado: para liberar o pagamento, pedem antes um imposto.',
    caption:
      'Um lucro pequeno que você pode sacar faz você pôr mais dinheiro. Depois aparece um “imposto” a pagar antes.',
  },
  pledge: {
    labels: {
      before: 'Você dá {pledge} em bitcoin de garantia',
      after: 'O preço cai {fall}',
      loan: 'empréstimo, {loan}',
      partBefore: 'dívida: {partBefore} dela',
      partAfter: 'dívida: {partAfter} dela',
    },
    text: 'Duas barras. A primeira é uma garantia de {pledge} em bitcoin. A segunda é o mesmo bitcoin depois de uma queda de {fall}: vale {rest}, e a parte que falta é uma moldura vermelha vazia. Uma linha em {loan}, o empréstimo, cruza as duas barras: ele é {partBefore} da primeira e {partAfter} da segunda.',
    caption:
      'O preço cai, e o empréstimo de {loan} fica igual. Perto de {partAfter}, quem emprestou muitas vezes vende as moedas na hora, embora elas ainda cubram o empréstimo. Juros e taxas ficam de fora aqui.',
  },
  coinsToSpend: {
    labels: { many: '{coins} moedinhas', one: 'uma moeda' },
    text: '{coins} moedas pequenas, que custam {manyUsd} para gastar, e uma grande, que custa {oneUsd}.',
    caption:
      'A parte da taxa que vem das moedas: {coins} × {size} vB × {rate} sat/vB = {manySatoshis} satoshis, ou {manyUsd}, a {price} por bitcoin. Por uma moeda são {oneSatoshis} satoshis, ou {oneUsd}. O resto do pagamento custa o mesmo nos dois casos e fica de fora.',
  },
  coinFlippers: {
    labels: { streak: '{flips} caras seguidas', others: 'os outros {others}' },
    text: 'Um campo de {people} pontos, cada um uma pessoa que joga cara ou coroa. Um deles está aceso, e uma linha leva dele a uma fileira de {flips} moedas que mostram todas cara. Os outros {others} são pálidos.',
    caption:
      'Cada ponto é uma de {people} pessoas, e cada uma joga a moeda {flips} vezes. Só se conta a história de quem tirou {flips} caras, por pura sorte.',
  },
  caseDates: {
    labels: {
      individuals: 'Pessoas',
      finney: 'Hal Finney',
      pizza: 'Laszlo Hanyecz',
      wages: 'Roya Mahboob',
      drive: 'James Howells',
      donations: 'Feminist Coalition',
      businesses: 'Empresas',
      gox: 'Mt. Gox',
      strategy: 'Strategy',
      block: 'Block',
      tesla: 'Tesla',
      ftx: 'FTX',
      steak: 'Steak ’n Shake',
      countries: 'Países',
      bhutan: 'Butão',
      salvador: 'El Salvador',
      car: 'República Centro-Africana',
      well: 'deu certo',
      mixed: 'em parte',
      badly: 'deu errado',
    },
    text: 'Os {all} casos desta página com seus anos, de {first} até hoje, em três grupos: pessoas, empresas e países. Cada nome é um link para a história. Uma marca no começo de cada um mostra como foi: {well} deram certo, {mixed} em parte, {badly} deram errado.',
    caption:
      'Os {all} casos com seus anos; cada nome leva à história. A marca é nosso veredito curto: {well} deram certo, {mixed} em parte, {badly} deram errado. Uma linha com seta continua hoje. Fomos nós que escolhemos os casos, por isso os números não dizem nada sobre todos os usuários.',
  },
  keysOrPromise: {
    labels: { howells: 'James Howells', customers: 'Mt. Gox, FTX', promise: 'promessa' },
    text: 'À esquerda, James Howells: duas moedas com um sinal verde de certo e uma chave com um X vermelho. À direita, os clientes da Mt. Gox e da FTX: nem moeda nem chave, só uma folha de papel com uma promessa.',
    caption:
      'James Howells tinha moedas e nenhuma chave. Os clientes da Mt. Gox e da FTX não tinham nem uma coisa nem outra. Tinham a promessa de uma empresa.',
  },
  lastFall: {
    labels: { high: 'maior fechamento diário de 2025', last: 'fim de junho de 2026' },
    text: 'Duas barras para o preço de um bitcoin: {highUsd} no maior fechamento diário de 2025 e {lastUsd} no fim de junho de 2026. A parte que falta é uma moldura vermelha vazia: {fall}.',
    caption:
      'O preço de um bitcoin, em escala. Quem comprou perto do pico tinha perdido cerca de metade até então. Nossos preços terminam ali.',
  },
  storyCheck: {
    labels: {
      title: 'Um homem do Texas …',
      button: 'Entre já',
      name: 'sem nome',
      losses: 'sem perdas',
      gain: 'anúncio',
    },
    text: 'Uma página inventada com uma história que começa com “Um homem do Texas”. Ao lado, três X vermelhos: ela não dá nome, não mostra perdas, e o botão “Entre já” faz dela um anúncio.',
    caption:
      'Uma página inventada que não passa no teste. Não tem nome, não mostra perdas, e um botão no fim lucra se você acreditar.',
  },
  caseFinney: { labels: { sender: 'Satoshi', sum: '10 moedas', receiver: 'Hal Finney' } },
  casePizza: { labels: { coins: '10.000 moedas', pizzas: '2 pizzas' } },
  caseWages: { labels: { cash: 'levavam o dinheiro', phone: 'bitcoin, e a queda' } },
  caseDrive: { labels: { key: 'as chaves', ledger: 'as moedas' } },
  caseDonations: { labels: { bank: 'bloqueada', group: 'bitcoin', helpers: 'ajuda' } },
  caseGox: { labels: { failed: '2014', coins: '2024: as primeiras' } },
  caseStrategy: { labels: { paid: 'pago em média', price: 'fim de junho de 2026' } },
  caseBlock: { labels: { first: 'Outubro de 2020', second: 'Fevereiro de 2021' } },
  caseTesla: { labels: { bought: 'comprou', sold: 'vendeu 75%', later: 'mais do dobro' } },
  caseFtx: { labels: { dollars: 'em dólares', bitcoin: 'em bitcoin, maio de 2025' } },
  caseSteak: { labels: { says: 'diz a empresa', card: 'taxa do cartão', lightning: 'taxa Lightning' } },
  caseBhutan: { labels: { river: 'água', first: '2024: 13.000', second: '2026: 5.400' } },
  caseSalvador: { labels: { first: 'pagaram em 2023: {salvador-paid-2023}', second: 'em 2024: {salvador-paid-2024}' } },
  caseRepublic: { labels: { made: 'Abril de 2022', taken: 'Março de 2023' } },
  halvings: {
    labels: {
      cap: '21 milhões',
      date: 'fim de 2025',
      unit: 'moedas novas em cada bloco',
      issued: '{millions} milhões',
      rest: 'a emitir',
    },
    text: 'Uma linha que sobe a partir do zero em {start} e muda de inclinação a cada {halving-blocks} blocos, a última vez em {last}. As moedas novas de cada bloco caem pela metade, de {block-reward-2009} até {block-reward}, e assim cada subida tem metade da altura da anterior. Um ponto marca o fim de 2025, quando a linha quase chegou à linha tracejada dos 21 milhões.',
    caption:
      'Todas as moedas emitidas, inclusive as perdidas. A parte pálida ainda está por vir. Cada coluna são {halving-blocks} blocos, o que dá cerca de quatro anos.',
  },
  compareAddress: {
    labels: { start: 'primeiros {count}', middle: '{count} no meio', end: 'últimos {count}' },
    text: 'O endereço de um exemplo publicado, em três linhas. Três lugares estão emoldurados: {start} no começo, {middle} no meio e {end} no fim.',
    caption:
      'Um exemplo publicado, que não serve para pagamentos. O endereço de um ladrão pode ter o mesmo começo e o mesmo fim, por isso o meio também conta. Os quatro primeiros caracteres são iguais em todos os endereços desse tipo.',
  },
  feeRanges: {
    labels: {
      rule: 'a regra do dono do site para 2025',
      low: 'baixa, pode esperar',
      standard: 'normal',
      high: 'alta, urgente',
      lowSum: '{lowMin} a {lowMax}',
      standardSum: '{standardMin} a {standardMax}',
      highSum: '{highMin} a {highMax} ou mais',
      days: 'dias avulsos, {size} vB, preço de junho de 2026',
      low2026: 'maio de 2026, baixa, {fee-rate-low-2026} sat/vB',
      high2026: 'maio de 2026, alta, {fee-rate-high-2026} sat/vB',
      rush2024: 'com pressa, fev. de 2024, {fee-rate-rush-2024} sat/vB',
    },
    text: 'Barras em uma só escala de {zero} a {most}. A regra do dono do site: baixa de {lowMin} a {lowMax}, normal de {standardMin} a {standardMax}, alta de {highMin} a {highMax} ou mais. Dias avulsos, para um pagamento simples, todos ao preço do fim de junho de 2026: {low2026Cost} a {fee-rate-low-2026} sat/vB e {high2026Cost} a {fee-rate-high-2026} em maio de 2026. Com pressa, em fevereiro de 2024, {rush2024Cost} a {fee-rate-rush-2024}.',
    caption:
      'As barras de maio de 2026 estão desenhadas um pouco largas demais. Até a média com pressa, em fevereiro de 2024, fica abaixo da faixa que o dono do site dá para quem tem pressa. A média de todo o ano de 2025 foi {average2025}.',
  },
  lunchPayment: {
    labels: { lunch: 'no almoço', record: 'no registro', bank: 'nenhum banco' },
    text: 'Três cenas. Dois amigos à mesa com os celulares: um paga ao outro. A seta de um celular ao outro passa por nove computadores que têm todos a mesma entrada. Um banco com a placa de fechado, sob a lua, não tem seta.',
    caption:
      'O celular dela envia o pagamento à rede, e nenhum banco participa. Ele vale quando está no registro que muitos computadores guardam.',
  },
  replacedPayment: {
    labels: { own: 'carteira dele', payer: 'o pagador', shop: 'a loja' },
    text: 'Um pagador entre a própria carteira e uma loja com um pacote. A seta para a loja, com uma taxa pequena, está riscada. A seta para a própria carteira, com uma taxa maior, vale.',
    caption:
      'Um trapaceiro troca o pagamento pendente por um para si mesmo, com uma taxa maior. Se o pacote já tiver saído, a loja fica sem nada.',
  },
  fullCircle: {
    labels: { you: 'você', explorer: 'procure os dois', other: 'o outro lado' },
    text: 'Dois celulares e duas setas. {receive} chegam do outro lado, e {send} voltam. Entre as setas há uma lupa: dá para procurar os dois.',
    caption:
      'Uma volta completa com valores pequenos: você recebe, envia e, na cadeia, procura os dois em um explorador de blocos.',
  },
  beforeSending: {
    labels: { words: 'palavras no papel', calm: 'sem pressa', call: 'ligação' },
    text: 'Três cenas. Um lápis sobre uma folha de papel com duas colunas de palavras. Um relógio com dois pés. Dois celulares com um rosto em cada um e sinais entre eles.',
    caption:
      'Três coisas para ter antes do primeiro pagamento. O papel é para uma carteira que você controla; a ligação é para um endereço que parece estranho.',
  },
  explorerPage: {
    labels: {
      id: 'ID da transação',
      state: 'confirmado?',
      amount: 'valor',
      address: 'endereço',
      names: 'nomes: em regra, nenhum',
    },
    text: 'Uma página de um explorador de blocos com cinco linhas: o ID da transação, se ela está confirmada, com um sinal verde de certo, o valor, com uma moeda, o endereço, e uma linha vazia para nomes.',
    caption:
      'O que um explorador mostra de um pagamento na cadeia. Os valores aqui são inventados. Em regra ele não mostra nomes, e o site pode ver o que você procura.',
  },
  stuckWays: {
    labels: { wait: 'espere', copy: 'taxa maior', child: 'puxe' },
    text: 'Três caminhos. Uma carta tracejada abaixo de um relógio. Uma carta tracejada e, abaixo dela, uma cópia com um selo maior. Uma pequena locomotiva que puxa um vagão.',
    caption:
      'Três caminhos para um pagamento que espera. Dê tempo a ele, ou troque-o por uma cópia com taxa maior (leia de novo quem recebe e o valor). Ou gaste uma das moedas pendentes dele com uma taxa alta.',
  },
  findPayment: {
    labels: {
      ask: 'procure o ID',
      found: 'confirmado',
      sync: 'a carteira sincroniza',
      pending: 'pendente',
      wait: 'espere ou acelere',
      missing: 'não está lá',
      unsent: 'não enviado, ou Lightning',
    },
    text: 'Uma lupa com três setas para três respostas. Confirmado, com um sinal de certo: deixe a carteira sincronizar. Pendente, com um relógio: espere ou acelere. Não está lá, com um X: não foi enviado, ou foi pela Lightning.',
    caption:
      'Três respostas de um explorador de blocos e o que cada uma quer dizer. “Confirmado” só ajuda se o pagamento for para o seu endereço.',
  },
  wrongAddress: {
    labels: { pending: 'pendente: cancele', confirmed: 'confirmado: peça' },
    text: 'À esquerda, uma carta tracejada com uma seta verde que dá meia-volta. À direita, uma moeda em um bloco, uma pessoa ao lado e uma seta tracejada de volta, da pessoa.',
    caption:
      'Enquanto o pagamento não estiver em um bloco, a carteira talvez ainda consiga cancelá-lo, então tente na hora. Depois disso, só o dono do endereço pode devolvê-lo. Ninguém pode vender isso a você.',
  },
  failedLightning: {
    labels: { expired: 'tarde demais', offline: 'offline', room: 'sem espaço' },
    text: 'Três cenas. Uma fatura com um relógio. Um celular tracejado com um X vermelho. Uma moeda grande diante de uma ligação fina entre duas carteiras, e um X vermelho.',
    caption:
      'Três motivos para um pagamento falhar. Enquanto ele só está pendente, ainda não falhou: não pague de novo.',
  },
  majority: {
    labels: {
      power: 'todo o poder de mineração',
      half: 'mais da metade',
      can: 'pode',
      recent: 'desfazer o recente',
      cannot: 'não pode',
      coins: 'levar suas moedas',
    },
    text: 'Uma barra de todo o poder de mineração; um trapaceiro tem um pouco mais da metade, em vermelho. Embaixo, à esquerda: ele pode desfazer o último de três blocos, que é tracejado. À direita: não pode abrir um cadeado com duas moedas, porque falta a chave.',
    caption:
      'O que um grupo com mais da metade do poder poderia fazer, e o que não. Poderia bloquear ou reverter pagamentos recentes. Para mover suas moedas, precisaria da sua chave.',
  },
  priceFalls: {
    labels: { title: 'o que restou de {before}', first: '2011', second: '2013 a 2015' },
    text: 'Duas barras altas e tracejadas de {before}, das quais só resta uma parte laranja baixa: {first} depois da queda de {firstFall} em 2011 e {second} depois da queda de {secondFall} de 2013 a 2015.',
    caption:
      'No ponto mais baixo, a parte tracejada tinha sumido para quem comprou no topo. Mais tarde, o preço passou os dois topos. No fim de junho de 2026, estava muito abaixo do topo de 2025.',
  },
  fakeHelp: {
    labels: { stranger: 'um “suporte”', asks: '12 palavras?', close: 'feche o chat' },
    text: 'Uma pessoa com máscara pede doze palavras em um balão de fala. À direita está a janela de um chat com um X vermelho no canto.',
    caption:
      'Uma pergunta simpática em um fórum de ajuda, e a única boa resposta: feche a janela antes de digitar qualquer palavra.',
  },
  twoEstimates: {
    labels: { past: 'blocos recentes', now: 'à espera', next: 'próximo' },
    text: 'Um olho com uma lupa olha para três blocos em cadeia. Outro olho olha para uma pilha de pagamentos que esperam. À direita há um bloco tracejado com um ponto de interrogação.',
    caption:
      'Um estimador olha para trás, o outro para o que espera agora. Muitas vezes eles discordam, e nenhum consegue ver o próximo bloco, nem quem vai disputar um lugar nele.',
  },
  consolidate: {
    labels: {
      coins: '{count} moedas em uma: cerca de {size} vB',
      low: 'a {lowRate} sat/vB',
      high: 'a {highRate} sat/vB',
      lowFee: '{lowFee} sat',
      highFee: '{highFee} sat',
    },
  },
  codeSticker: {
    labels: { shop: 'o código da loja', thief: 'um código colado' },
    text: 'Duas placas com um código quadrado. A da esquerda tem um sinal verde de certo. Na da direita, um adesivo com outro código está colado torto sobre o primeiro, e um canto dele se solta. Ela tem um X vermelho.',
    caption:
      'A câmera lê o código que estiver por cima. Um adesivo bem colado, ou uma placa falsa inteira, não dá nenhuma pista. Se puder, pague o código na tela da própria loja.',
  },
  surveyDots: {
    labels: {
      people: 'de {people} adultos nos EUA, 2023',
      held: '{adults-with-crypto-2023:number} usaram ou tiveram alguma no último ano',
      paid: 'cerca de {adults-paying-with-crypto-2023:number} pagou com ela',
    },
    text: '{people} pontos para {people} adultos nos Estados Unidos em 2023. {adults-with-crypto-2023:number} são escuros: no último ano, tinham usado ou tido alguma criptomoeda. Cerca de {adults-paying-with-crypto-2023:number} deles tem um anel: essa pessoa também pagou com ela.',
    caption:
      'A pesquisa do Federal Reserve, como {people} pessoas. “Alguma” quer dizer qualquer criptomoeda, por isso a parte só do bitcoin pode apenas ser igual ou menor. Cerca de uma pessoa a mais tinha enviado alguma a amigos ou parentes.',
  },
  costPayIn: { labels: { transfer: 'transferência', card: 'cartão' } },
  costSpread: { labels: { market: 'o mercado', app: 'o app' } },
  costTakeOut: {
    labels: { app: 'o app', fast: 'rápido: com taxa', slow: 'lento: de graça', wallet: 'sua carteira' },
  },
  bankOrBox: {
    labels: { bank: 'no banco', box: 'debaixo da cama' },
    text: 'Duas cenas. Um banco com uma cédula. Uma cama e, debaixo dela, uma caixa da qual sai uma cédula.',
    caption: 'Ninguém pode bloquear a caixa debaixo da cama. Ninguém pode ajudar se ela se perder ou for roubada.',
  },
  hundredths: {
    labels: { title: 'um centésimo, {times} vezes', sat: '1 satoshi = 0,00000001 bitcoin' },
    text: 'Quatro quadrados de cem células cada um. O primeiro é um bitcoin. Uma célula dele é o segundo quadrado, de {part1} bitcoin; uma célula desse é o terceiro, de {part2}, e uma do terceiro é o quarto, de {part3}. Uma célula do quarto é um satoshi.',
    caption:
      'Cada quadrado é uma célula do quadrado anterior. Depois de quatro passos assim, uma célula é um satoshi: há 100 milhões deles em um bitcoin.',
  },
  confirmations: {
    labels: {
      unit: 'confirmações',
      dots: 'vermelho: ladrão ganha, de 100',
      none: 'na hora',
      wait1: '{minutes1} min',
      wait3: '{minutes3} min',
      wait6: '{minutes6} min',
      nothing: 'nenhum',
      sums: 'valores',
      atMost: 'até {chance0}%',
      small: 'baixo',
      middle: 'médio',
      large: 'alto',
    },
    text: 'Quatro quadrados de cem pontos. Sem nenhuma confirmação, até {chance0} deles são vermelhos: o ladrão ganha. Depois de uma confirmação, em geral {minutes1} minutos, {chance1} são vermelhos; depois de três, {minutes3} minutos, {chance3}; depois de seis, {minutes6} minutos, {chance6}. Embaixo há pilhas de moedas para os valores que combinam: nenhum, um valor pequeno, um médio e um grande.',
    caption:
      'O ladrão aqui é quem paga a você. Enquanto o pagamento está pendente, ele não precisa de nenhum poder de mineração para pegá-lo de volta, por isso não entregue nada ainda. Depois de seis blocos, só um pinguinho de um ponto é vermelho, em escala.',
  },
  subsidy: {
    labels: { unit: 'bitcoins novos por bloco' },
    text: 'Degraus que descem da esquerda para a direita: {btc0} bitcoins novos por bloco a partir de {year0}, {btc1} a partir de {year1}, {btc2} a partir de {year2}, {btc3} a partir de {year3} e {btc4} a partir de {year4}.',
    caption:
      'Cada halving corta pela metade os bitcoins novos de um bloco, de {btc0} no início até {btc4} desde {year4}. Os degraus continuam, cada vez menores, até que por volta do ano 2140 já não venham moedas novas.',
  },
  poolIncome: {
    labels: { alone: 'Sozinho', pool: 'Em um pool', years: '{years} anos', time: 'tempo' },
    text: 'Duas linhas de tempo. Sozinho: uma moeda grande está no fim de uma linha cortada para caber, depois de {years} anos em média. Em um pool: moedas pequenas vêm bem perto uma da outra.',
    caption:
      'Um aparelho com 1 TH/s. Sozinho, ganha um bloco inteiro em {years} anos em média, e com sorte talvez amanhã. Em um pool, recebe muitas vezes e pouco.',
  },
  minerJobs: {
    labels: { collect: '1 junta', pack: '2 embala', search: '3 procura' },
    text: 'Três cenas. Uma pilha de pagamentos com um sinal verde de certo. Um bloco com pagamentos dentro, ligado ao bloco anterior. Uma máquina que testa números e acha um que serve.',
    caption:
      'Os três trabalhos em ordem: conferir os pagamentos que esperam, empacotá-los em um bloco ligado ao anterior e procurar um número que o torne válido.',
  },
  proofOfStake: {
    labels: { before: 'com mineração', after: 'sem' },
    text: 'Cem quadrados para a energia que a Ethereum usava com a mineração. Ao lado, menos de um quadrado para o que usou depois.',
    caption:
      'A energia da Ethereum antes e depois de abandonar a mineração, segundo ela mesma: mais de 99 de 100 quadrados sumiram.',
  },
  retarget: {
    labels: {
      planned: 'planejado: {planned} dias',
      came: 'vieram em {came} dias',
      next: 'dificuldade antes e depois',
    },
    text: 'Duas fileiras de dias: os blocos estavam planejados para {planned} dias e vieram em {came}. Embaixo, uma barra para a dificuldade, que fica {harder} mais comprida.',
    caption:
      'Cada quadrado é um dia. Os blocos vieram depressa demais, por isso os próximos ficam {harder} mais difíceis de achar.',
  },
  feeShare: {
    labels: { subsidy: 'bitcoins novos', first: '{fees0} taxas', second: 'cerca de {fees1} taxas' },
    text: 'Duas barras para a renda dos mineradores em bitcoin. Em {year0}, {fees0} dela eram taxas; em {year1}, cerca de {fees1}. O resto eram bitcoins novos.',
    caption:
      'O que os mineradores ganharam, em bitcoin. Quando a parte laranja acabar, por volta de 2140, a verde terá de pagar tudo.',
  },
  cleanPower: {
    labels: {
      council: 'Mining Council, meados de 2022',
      model: 'Cambridge, janeiro de 2022',
      survey: 'Cambridge, relatório de 2025',
      renewable: '{renewable} renovável',
      nuclear: '{nuclear} nuclear',
      gas: 'gás {gas}',
    },
    text: 'Três barras do mesmo comprimento, cada uma para a energia da mineração em uma contagem. A parte verde é o que essa contagem chama de sustentável. São {council} segundo o Mining Council em meados de 2022, {model} segundo Cambridge para janeiro de 2022, e {survey} no relatório de Cambridge de 2025. Dessa última parte, {renewable} são energia renovável e {nuclear}, nuclear; o gás natural é {gas}.',
    caption:
      'Verde é a energia renovável e nuclear, como cada uma das três a contou. A primeira é uma pesquisa voluntária de um grupo do setor. A segunda é um modelo. A terceira perguntou a empresas com 48% da rede.',
  },
  hashRate: {
    labels: { unit: 'palpites por segundo, média do ano', cpu: 'CPU', gpu: 'GPU', fpga: 'FPGA', asic: 'ASIC' },
    text: 'Uma linha que sobe de {firstRate} em {first} a {lastRate} em {last}. Abaixo dela estão os anos das máquinas: CPU, depois GPU, FPGA e, na maior parte do tempo, ASIC.',
    caption:
      'Cada linha da grade é um milhão de vezes a de baixo. Nessa escala, cerca de metade da subida veio antes de {asicYear}, sem chips especiais.',
  },
  rises: {
    labels: {
      pay: 'Salário médio por hora',
      shelter: 'Aluguel e moradia',
      food: 'Comida em casa',
      homes: 'Preço das casas',
      line: 'igual ao salário',
    },
    text: 'Quatro barras: o salário médio por hora subiu {pay}, o aluguel e outros gastos de moradia {shelter}, a comida em casa {food} e o preço das casas {homes}. Em cada uma, uma linha mostra onde termina a barra do salário.',
    caption:
      'A linha é a alta do salário: o que passa dela subiu mais. Todos os preços ao consumidor juntos subiram um pouco menos que o salário.',
  },
  weeklyShop: {
    labels: { before: 'fim de 2019', after: 'cinco anos depois' },
    text: 'A mesma sacola de comida duas vezes. No fim de 2019, ela custa uma barra de dinheiro de {beforeUsd}. Cinco anos depois, custa {afterUsd}: a barra ganhou uma parte vermelha.',
    caption:
      'A sacola é a mesma. As barras embaixo são os dólares que ela custa, em escala; o vermelho é o que aumentou.',
  },
  causes: {
    labels: {
      money: 'dinheiro novo',
      aid: 'auxílio',
      supply: 'fornecimento',
      energy: 'guerra e energia',
      prices: 'preços',
    },
    text: 'Uma etiqueta de preço com uma seta para cima. Quatro coisas a empurram. Há um celular com um depósito novo e um envelope com ajuda do Estado. Há um navio de carga, pelas cadeias de fornecimento rompidas, e uma bomba de combustível pela guerra e pelo custo da energia.',
    caption:
      'Causas que se apontam para a alta dos preços até junho de 2022. Quanto pesou cada uma é discutido, por isso o tamanho das imagens não diz nada.',
  },
  access: {
    labels: { account: 'sem conta', frozen: 'bloqueada', own: 'sua carteira' },
    text: 'Três cenas. Um banco com um X vermelho: não abre conta. Um celular com um cadeado e um X vermelho: a conta está bloqueada. Um celular com uma moeda e um sinal verde de certo: uma carteira própria.',
    caption:
      'Uma pessoa não consegue conta, e a de outra é bloqueada. Uma carteira própria não precisa de permissão, mas precisa da internet, de uma taxa e da sua chave.',
  },
  knownSupply: {
    labels: { limit: 'quase 21 milhões', users: 'quase todos têm de aceitar' },
    text: 'Duas cenas. Uma pilha cheia de moedas abaixo de uma linha; uma caixa tracejada acima da linha tem um X vermelho. Três usuários erguem, cada um, uma placa com um X vermelho: recusam mais moedas.',
    caption:
      'O limite está no programa de cada nó completo. Quem aceita mais moedas aceita uma parte menor de todas elas.',
  },
  fundShare: {
    labels: { share: 'cota de um fundo', coins: 'moedas próprias' },
    text: 'Duas cenas. O papel de um fundo com uma seta riscada: a cota não pode ser enviada. Um celular com uma chave, e uma moeda a caminho de outro celular, com um sinal verde de certo.',
    caption:
      'Uma cota não precisa de chave e pode ser vendida, mas você não pode pagar ninguém com ela. Moedas com a sua própria chave podem ir para qualquer pessoa, e você pode perdê-las.',
  },
  otherTools: {
    labels: {
      bonds: 'títulos de inflação',
      shares: 'fundos de ações',
      gold: 'ouro',
      stable: 'stablecoin',
    },
    text: 'Quatro imagens: um título com uma seta que sobe, casas e torres de muitas empresas, barras de ouro, e uma moeda com um cifrão sobre uma linha plana.',
    caption:
      'Quatro outras ferramentas, na ordem do texto. Nenhuma é sem risco, e uma stablecoin é a promessa de quem a emite.',
  },
  worker: {
    labels: { paid: 'paga em bitcoin', fell: 'a queda', start: 'um recomeço' },
    text: 'Três cenas. Uma mulher com um lenço na cabeça e um celular com uma moeda. Uma linha de preço que cai. Uma mala com uma moeda: ela a guardou, e a moeda foi junto.',
    caption:
      'Uma história e os dois lados dela: a queda que acabou com o salário em bitcoin, e as moedas que foram junto.',
  },
  couple: {
    labels: { buyers: 'os dois com 30', home: 'uma casa à venda' },
    text: 'Duas pessoas, um vão e uma casa com um cifrão na etiqueta de preço. Elas não alcançam a casa.',
    caption:
      'Eles não podiam comprar, nem em um mercado mais barato que a média. Duas pessoas são um exemplo, não uma estatística.',
  },
  buyers2021: {
    labels: {
      people: 'de {people} usuários de apps, fim de 2022',
      least: '{app-users-at-loss-least:number} com perda, pela estimativa menor',
      most: 'até {app-users-at-loss-most:number}, pela maior',
    },
    text: '{people} pontos para {people} usuários de apps. {app-users-at-loss-least:number} são vermelhos: pela estimativa menor, estavam com perda no fim de 2022. Os seguintes são anéis vermelhos, até {app-users-at-loss-most:number}: a estimativa maior. Os outros são cinza.',
    caption:
      'Cada ponto é um de cada cem usuários de apps, em 95 países. As perdas são estimativas. Os anéis são a distância entre a menor e a maior.',
  },
  houseSizes: {
    labels: { unit: 'pés²' },
    text: 'A área da casa nova mediana nos Estados Unidos como um quadrado, em escala: {size1973} pés quadrados em {year1973}, {size2015} em {year2015} e cerca de {size2024} em {year2024}.',
    caption:
      'A área da casa nova mediana nos Estados Unidos, em escala. Parte do preço maior compra uma casa maior: {size1973} pés quadrados em {year1973}, cerca de {size2024} em {year2024}.',
  },
  whoFeels: {
    labels: { renter: 'quem aluga', owner: 'juros fixos', saver: 'quem guarda' },
    text: 'Três cenas. Um prédio de apartamentos com uma seta vermelha para baixo: quem paga aluguel. Uma casa com uma seta verde para cima e, ao lado, o empréstimo, um peso que diminuiu: o dono. Um pote em que sobra pouco e uma seta vermelha para baixo: quem guarda dinheiro vivo.',
    caption:
      'A mesma inflação, sentida de três jeitos: quem aluga e tem salário fixo, um dono com empréstimo a juros fixos, e quem guarda dinheiro vivo. É um esboço, não uma regra.',
  },
  loanMoney: {
    labels: { bank: 'um banco', loan: 'contrato', deposit: 'depósito novo' },
    text: 'Três cenas. Um banco. Um empréstimo assinado. Um celular cuja conta tem mais dinheiro: o depósito que o empréstimo criou.',
    caption:
      'O banco escreve o valor do empréstimo na conta de quem o tomou. Quando o empréstimo é pago, esse dinheiro some de novo.',
  },
  sendingHome: {
    labels: { plain: 'média simples: {remittance-plain}', weighted: 'média ponderada: {remittance-weighted}' },
    text: '{sent} viajam duas vezes de uma casa a outra. Pela média simples de todos os serviços, a taxa leva {plain}. Pela média ponderada pelos valores enviados, leva {weighted}.',
    caption:
      'Taxas por {sent} enviados para casa, no terceiro trimestre de 2023. O vermelho é o que a taxa leva. Os serviços digitais custam mais ou menos o mesmo que o caminho de baixo.',
  },
  protects: {
    labels: { supply: 'mais moedas', seizure: 'confisco', price: 'preço em queda' },
    text: 'Três cenas. Seu nó recusa moedas a mais, com um sinal verde de certo. Seu celular guarda sua própria chave, com um sinal verde de certo. Uma linha de preço cai, com um X vermelho.',
    caption:
      'Verde: seu nó pode recusar moedas a mais, e suas próprias chaves tornam as moedas difíceis de confiscar. Vermelho: nenhum dos dois segura o preço.',
  },
  pesos: {
    labels: { start: 'início de 2023', end: 'fim de 2023' },
    text: 'Os mesmos pesos compram três sacolas de comida no início de 2023, e uma sacola no fim.',
    caption:
      'Os preços na Argentina subiram {argentina-inflation-2023:0} em 2023. Pesos guardados em dinheiro vivo que compravam três sacolas no início do ano compravam cerca de uma no fim.',
  },
  houseYears: {
    labels: { incomes: 'rendas de um ano' },
    text: 'A mesma casa desenhada duas vezes, ao lado das rendas de um ano que uma casa nova custava: {incomes0} em {year0} e {incomes1} em {year1}. Cada renda é uma caixa.',
    caption:
      'Cada caixa é o que um domicílio típico dos Estados Unidos ganhava em um ano. A casa mais nova é maior. Ficam de fora os juros dos empréstimos, que eram muito mais altos em {year0}.',
  },
  twelveMonths: {
    labels: { title: 'Preço do bitcoin doze meses depois', lower: 'menor', higher: 'não menor' },
    text: 'Um calendário com uma célula para cada mês de {first} a {last}; uma fileira é um ano. {lower} das {spans} células são vermelhas: o bitcoin estava mais barato doze meses depois. Quase todas vêm em grupos.',
    caption:
      'Cada célula é um mês em que alguém podia ter comprado. Nas {lower} vermelhas, o bitcoin custava menos doze meses depois.',
  },
  waitOrRush: {
    labels: { waited: 'Espera', rushed: 'Pressa' },
    text: 'Dois pares de barras para o preço de um bitcoin. De {start0} a {end}, a mudança é de {change0}. De {start1} a {end}, é de {change1}.',
    caption:
      'O preço de um bitcoin no fim desses meses, em escala. A última barra é igual nos dois: só o começo é diferente.',
  },
  nodeQuestions: {
    labels: {
      asks: 'celular de Tom',
      stranger: 'outro servidor',
      addresses: 'os endereços',
      answer: 'resposta',
      own: 'pergunta ao seu nó',
      blocks: 'blocos conferidos',
    },
    text: 'Duas cenas. Na primeira, um celular envia a lista dos seus endereços a um servidor distante e recebe uma resposta; a tela mostra {amount} e um ponto de interrogação. Na segunda, o celular e um notebook estão na mesma casa. O notebook conferiu cada bloco que chega, e o celular mostra {amount} com um sinal de certo.',
    caption:
      'Sem um nó, o celular de Tom entrega a lista dos seus endereços e repete o que o servidor diz. Com um nó desde o início, a pergunta e a resposta ficam em casa. O nó dele conferiu sozinho cada bloco.',
  },
  platformCosts: {
    labels: {
      paid: '{purchase} pagos',
      zoom: 'os últimos {shown}, ampliados',
      a: 'Plataforma A',
      b: 'B, saque toda vez',
      batch: 'B, um saque em dez',
      markup: 'margem',
      fee: 'taxa',
      withdrawal: 'saque',
    },
    text: 'Três barras, cada uma o fim de uma compra de {purchase}. A Plataforma A perde {aLost} com a margem, e chegam {aLeft}. A Plataforma B perde {bLost} com margem, taxa e saque se você saca toda vez, e chegam {bLeft}. Se você saca uma vez a cada dez compras, a B perde {batchLost}, e chegam {batchLeft}.',
    caption:
      'O que resta de {purchase} na sua própria carteira, ao preço de mercado. A fatia vermelha pequena ao lado de cada taxa escura é a margem da B. Com um saque para dez compras, só uma fatia fina dele cabe a cada uma.',
  },
  whoGetsPaid: {
    labels: { page: 'link de convite', you: 'você', platform: 'a plataforma', cash: 'dinheiro' },
    text: 'Uma página com um botão, uma pessoa e o app de uma plataforma, ligados por setas: a página leva a pessoa à plataforma. Da plataforma voltam duas linhas tracejadas com cédulas: uma até a página, uma até a pessoa.',
    caption:
      'Um link de convite leva você a uma empresa. A empresa pode pagar em dinheiro a quem compartilhou o link e a você. Então pergunte quem recebe antes de acreditar em um ranking.',
  },
  spreadGap: {
    labels: { buy: 'compra por', market: 'mercado', sell: 'vende por', markup: 'margem', spread: 'spread' },
    text: 'Três preços de um bitcoin no mesmo minuto. A etiqueta “compra por” está acima de uma linha tracejada, o preço de mercado. A etiqueta “vende por” está abaixo dela. A distância vermelha da linha até a primeira etiqueta é a margem, e a distância inteira entre as etiquetas é o spread.',
    caption:
      'Um bitcoin, no mesmo minuto, no mesmo app. A distância vermelha é o que quem compra perde com a margem. As distâncias estão desenhadas muito maiores do que costumam ser.',
  },
  claimOrCoins: {
    labels: { claim: 'sem saída', coins: 'sua carteira' },
    text: 'À esquerda, um app mostra um saldo e uma moeda, mas ao lado há um muro de tijolos, e atrás do muro só está o contorno tracejado de uma moeda. À direita, um app tem um botão com uma seta, e uma moeda vai dele a um celular com uma chave.',
    caption:
      'Os dois apps mostram o mesmo saldo, e os dois saldos são promessas de uma empresa. Do app da direita, uma moeda pode ir para uma carteira cuja chave é sua. O da esquerda não tem botão para isso.',
  },
  allowlist: {
    labels: { listed: 'endereço da lista', waits: 'um novo espera {allowlist-hold} h', account: 'a conta' },
    text: 'Duas saídas de uma conta. A de cima leva a uma carteira com uma chave, um endereço da lista, e tem um sinal verde de certo. A de baixo, tracejada, leva a um ladrão. Um relógio a detém: um endereço novo tem de esperar {allowlist-hold} horas. Enquanto isso, um e-mail de alerta está a caminho de você.',
    caption:
      'A plataforma do exemplo, com a lista ativada. Se um ladrão acrescenta um endereço novo, tem de esperar {allowlist-hold} horas. Descubra quanto demora desativar a lista: essa espera também precisa proteger você.',
  },
  identityFile: {
    labels: { id: 'seus dados', file: 'a ficha da empresa', fakes: 'se vazar' },
    text: 'Um documento com um rosto entra em uma pasta, na qual uma linha tracejada une uma pessoa e uma moeda. Uma linha vermelha vaza da pasta até uma carta e um telefone.',
    caption:
      'A ficha liga seu nome às suas moedas. Se ela vazar, as pessoas recebem ligações e cartas falsas em nome da empresa. Por isso, confira toda mensagem urgente antes de acreditar nela.',
  },
  proveWallet: {
    labels: {
      platform: 'a plataforma',
      wallet: 'sua carteira',
      signed: 'mensagem assinada',
      sum: 'ou valor mínimo',
    },
    text: 'O app de uma plataforma com um ponto de interrogação e um celular com uma chave. Duas setas levam do celular à plataforma: uma leva uma folha com uma assinatura, a outra uma moeda pequena.',
    caption:
      'Dois jeitos de mostrar que uma carteira é sua. Use-os só dentro da plataforma que você mesmo abriu. Nenhum deles precisa das suas palavras de recuperação.',
  },
  licenseLookup: {
    labels: { typed: 'você digita', register: 'registro', linked: 'um link do site', fake: 'falso' },
    text: 'Dois caminhos. No primeiro, você digita um endereço no navegador e chega a um registro oficial, em que uma linha está marcada em verde. No segundo, um site mostra um selo e um link, e o link leva a uma cópia tracejada do registro, com um X vermelho.',
    caption:
      'Digite você mesmo o endereço do registro, e não siga um link do site que quer conferir. Depois compare: um site falso pode copiar o nome e o número de uma empresa de verdade, por isso o endereço na internet precisa ser o que está no registro.',
  },
  reservesPhoto: {
    labels: { debts: 'dívidas?', photo: 'um momento', next: 'e amanhã?' },
    text: 'Uma foto instantânea de três pilhas de moedas. À esquerda, fora da imagem, há papéis com linhas vermelhas. À direita, também fora da imagem, há uma folha de calendário com um ponto de interrogação.',
    caption:
      'Uma prova de reservas é como uma foto de moedas. Elas podem ter sido emprestadas só para aquele dia, as dívidas podem estar fora da imagem, e o dia seguinte não aparece.',
  },
  creditors: {
    labels: { court: 'o tribunal', line: 'todos os credores', own: 'sua carteira' },
    text: 'Quatro pessoas com papéis na mão fazem fila em frente a um tribunal. Atrás de uma linha pontilhada há um celular com uma chave e uma moeda. Ele não está na fila.',
    caption:
      'Se os termos dizem que suas moedas são da empresa, você entra na fila com todos os outros a quem ela deve, e um tribunal decide quem recebe o quê. As moedas na sua própria carteira não ficam presas nisso.',
  },
  taxFile: {
    labels: { office: 'o fisco', platform: 'a plataforma', file: 'seu arquivo' },
    text: 'O app de uma plataforma com duas setas. Uma leva a um prédio com um formulário dentro, o fisco. A outra leva a uma folha com uma tabela de entradas, seu próprio arquivo.',
    caption:
      'Nos Estados Unidos, na União Europeia, no Reino Unido e em dezenas de outros países, as plataformas têm de informar ao fisco, mas não tudo. Baixe seu histórico completo enquanto a plataforma existe, e acrescente o que você pagou em outros lugares.',
  },
  payOnChain: {
    labels: { wallet: 'sua carteira', ledger: 'um lugar no registro', shop: 'o café' },
  },
  payByLightning: {
    labels: { wallet: 'sua carteira', channel: 'fora do registro', shop: 'o café' },
  },
  payByCustodian: {
    labels: { app: 'um app', company: 'a empresa paga', shop: 'o café' },
  },
  priceWindow: {
    labels: {
      price: '{usd} = {sats} sats',
      shop: 'loja com BTCPay Server',
      lightning: 'fatura Lightning',
      expired: 'a oferta venceu',
      start: 'o código aparece',
      end: 'após uma hora',
    },
    text: 'Duas barras em uma linha de uma hora. O preço de {usd} por {sats} satoshis vale {shopMinutes} minutos em uma loja com BTCPay Server; o resto dessa barra é uma moldura vermelha tracejada. Em uma fatura Lightning, vale {lightningMinutes} minutos.',
    caption:
      'Quantos minutos o preço vale, se ninguém mudou a configuração. Depois da parte verde, peça um código novo: um pagamento que chega mais tarde pode não contar.',
  },
  wrongAmounts: {
    labels: {
      little: 'de menos',
      much: 'de mais',
      late: 'atrasado',
      asked: 'pedido',
      rest: 'pede ou devolve',
      back: 'deve a sobra',
      decides: 'loja decide',
    },
    text: 'Três pagamentos como barras, com uma linha tracejada na altura do valor pedido. A primeira barra termina abaixo da linha, e o que falta é uma moldura vermelha. A segunda termina acima dela. A terceira tem a altura certa, mas está atrás de uma linha vermelha, onde o prazo da fatura já acabou.',
    caption:
      'Embaixo de cada caso está o que a loja faz. Ela pede o resto ou devolve o dinheiro, fica devendo a diferença, ou decide. Uma loja escreve sua regra antes do primeiro caso.',
  },
  waitsBySum: {
    labels: {
      coffee: 'café',
      lightning: 'Lightning, sem espera',
      small: 'baixo',
      middle: 'médio',
      large: 'alto',
    },
    text: 'Quatro fileiras. Um café tem um raio ao lado: Lightning. Um valor baixo tem um bloco, um médio tem três blocos e um alto tem seis, cada fileira com um sinal verde de certo no fim.',
    caption:
      'Uma regra comum para pagamentos na cadeia: quanto maior o valor, mais blocos a loja espera. Um bloco leva cerca de dez minutos em média, e às vezes uma hora.',
  },
  refundWay: {
    labels: { shop: 'a loja', exchange: 'corretora', fresh: 'endereço novo' },
    text: 'Um pagamento chega a uma loja, vindo de uma corretora. Uma seta vermelha tracejada da loja de volta à corretora tem um X. Uma seta da loja a um celular com uma chave, o endereço novo do cliente, tem um sinal verde de certo.',
    caption:
      'O endereço de onde veio o pagamento pode ser de uma corretora. Por isso a devolução vai para um endereço novo, e o cliente diz qual.',
  },
  keepOrConvert: {
    labels: { keep: 'ficar', convert: 'trocar', split: 'dividir' },
    text: 'Três pilhas depois do mesmo dia de vendas. Uma é toda de bitcoin, com duas setas longas ao lado, para cima e para baixo. Uma é toda de cédulas, sem setas. Uma é parte cédulas e parte bitcoin, com duas setas curtas ao lado do bitcoin.',
    caption:
      'O mesmo dia de vendas. As setas são as oscilações do preço: são todas suas se você fica com o bitcoin, nenhuma se troca por dinheiro, e algumas se divide.',
  },
  bitcoinReceipt: {
    labels: {
      day: 'data e hora',
      goods: 'dois cafés',
      price: 'preço em dólares',
      amount: 'bitcoin, cotação',
      number: 'número da fatura',
      payment: 'ID da transação',
      shop: 'loja e imposto',
      receipt: 'o recibo',
      entry: 'cadeia de blocos',
      address: 'endereço',
      coins: 'valor',
    },
    text: 'À esquerda, um recibo com sete linhas: data e hora, dois cafés, o preço em dólares, o valor em bitcoin com a cotação, o número da fatura, o ID da transação, e a loja com o imposto. À direita, um bloco da cadeia tem duas linhas para o mesmo pagamento: um endereço e um valor.',
    caption:
      'O mesmo pagamento duas vezes. A cadeia de blocos não sabe do café. Em um pagamento pela Lightning, o recibo tem, em vez do ID da transação, o hash do pagamento e a prova de pagamento.',
  },
  spendGain: {
    labels: { bought: 'compra', spent: 'um café', gain: 'ganho {gain}', loss: 'perda {loss}' },
    text: 'Dois pares de barras para as mesmas moedas. À esquerda, elas foram compradas por {gainBought} e pagam um café de {spent}; {gain} da segunda barra são verdes, o ganho. À direita, foram compradas por {lossBought} e pagam o mesmo café de {spent}; uma moldura vermelha de {loss} é a perda.',
    caption:
      'O café custa {spent} nas duas vezes. O que decide é quanto você pagou pelas moedas. Em muitos países, pode haver imposto sobre a parte verde.',
  },
  shopWays: {
    labels: {
      company: 'empresa de pagamentos',
      dollars: 'dólares',
      server: 'servidor próprio',
      wallet: 'sua carteira',
    },
    text: 'Dois caminhos de um pagamento. No primeiro, uma moeda vai ao prédio de uma empresa de pagamentos, que paga uma cédula. No segundo, uma moeda passa por um servidor sem chave e chega a uma carteira com uma chave.',
    caption:
      'Uma empresa pode pagar a você em dólares, por uma taxa. Seu próprio servidor manda os pagamentos na cadeia direto para a sua carteira, e a chave dela nunca precisa estar no servidor. Mas o trabalho e as atualizações são seus, e as chaves de um nó Lightning ficam na internet.',
  },
  cardOrCoin: {
    labels: { card: 'cartão', coin: 'bitcoin' },
    text: 'À esquerda, um cartão de pagamento e um pacote, com uma seta que volta. À direita, uma moeda cruza uma fronteira junto a uma bandeira, ao lado de um banco fechado.',
    caption:
      'Um cartão muitas vezes deixa você contestar uma cobrança. O Bitcoin é forte onde os cartões são fracos, por exemplo de um país a outro ou para pessoas que nenhum banco atende.',
  },
  paymentCode: {
    labels: {
      scheme: 'abre a carteira',
      address: 'o endereço',
      amount: '{sats} satoshis',
      name: 'só um nome; %20 é um espaço',
    },
    text: 'Um código e, abaixo dele, o texto que ele contém: {code}. São quatro partes: bitcoin, que abre uma carteira; o endereço; o valor, que são {sats} satoshis; e um nome, em que %20 representa um espaço.',
    caption:
      'O texto em três linhas; no código é uma só, e o endereço está inteiro. O código acima é um desenho e não pode ser lido.',
  },
  // Steps of a guide: the text of the step says what the drawing shows.
  receiveScreen: {
    labels: { receive: 'Receber', copy: 'Copiar', used: 'já usado', fresh: 'um novo' },
  },
  payLayer: {
    labels: { chain: 'na cadeia', lightning: 'Lightning', large: 'um valor alto', small: 'poucos dólares' },
  },
  payShare: {
    labels: {
      you: 'você',
      payer: 'quem paga',
      start: 'início',
      middle: 'meio',
      end: 'fim',
      compare: 'depois, compare',
    },
  },
  paySettled: {
    labels: { pending: 'pendente', block: 'em um bloco', lightning: 'Lightning' },
  },
  payAsk: {
    labels: { person: 'da pessoa', list: 'não da lista' },
  },
  payCompare: {
    labels: { person: 'da pessoa', device: 'no seu aparelho' },
  },
  payUnit: {
    labels: { typed: '{typed}', sats: 'sats', dollars: 'dólares', inSats: 'tudo isto', inDollars: 'ou tudo isto' },
  },
  payFee: {
    labels: { slow: 'lenta', normal: 'normal', fast: 'rápida' },
  },
  payTest: {
    labels: { test: 'um teste', came: 'chegou', rest: 'depois o resto' },
  },
  payNote: {
    labels: {
      who: 'a quem',
      sum: 'quanto',
      fee: 'qual taxa',
      screen: 'a última tela',
      id: 'ID da transação',
      day: 'data',
      value: 'valor',
      note: 'sua nota',
    },
  },
  backupCard: {
    labels: { hand: 'à mão, em ordem', photo: 'sem foto' },
  },
  backupLabel: {
    labels: {
      wallet: 'nome da carteira',
      standard: 'BIP 39, 12 palavras',
      kind: 'tipo de endereço',
      day: 'data',
      passphrase: 'passphrase: sim ou não',
      words: 'palavras',
      beside: 'anotado junto delas',
    },
  },
  backupPlaces: {
    labels: { home: 'em casa', bank: 'no banco', steel: 'ou em aço' },
  },
  backupTest: {
    labels: { first: 'o primeiro endereço', erased: 'apagar, restaurar', same: 'o mesmo' },
  },
  nodeDisk: {
    labels: {
      full: 'Completo: guarda cada bloco',
      pruned: 'Podado: confere todos, guarda os últimos',
      fullSize: 'cerca de {node-disk-full} GB de um disco de {ssd} TB',
      prunedSize: '{node-disk-pruned-least} a {node-disk-pruned-most} GB do mesmo disco',
    },
    text: 'Duas cadeias de doze blocos, cada bloco com um sinal de certo. Todos os blocos da primeira cadeia continuam lá e enchem mais de um terço da barra de um disco. Da segunda cadeia só estão lá os dois últimos, e os outros são tracejados. Cerca de um centésimo da barra está cheio.',
    caption:
      'Os dois nós conferem cada bloco uma vez. O podado depois apaga os antigos. As barras estão em escala: um disco de {ssd} TB com um nó completo de abril de 2026, e com um podado. Os {node-disk-pruned-least} a {node-disk-pruned-most} GB do podado são sobretudo a lista das moedas não gastas.',
  },
  chainSplit: {
    labels: {
      before: 'uma cadeia',
      from: 'bloco {chain-split-block}',
      others: 'todos os outros',
      knots: 'nós com BIP 110',
      weeks: '{chain-split-own-blocks} blocos em três semanas',
    },
    text: 'Uma cadeia de blocos. Em uma linha tracejada, o bloco {chain-split-block}, ela se divide em duas. A cadeia de cima, a de todos os outros, continua com uma seta. A de baixo, a dos nós com BIP 110, tem {chain-split-own-blocks} blocos pálidos.',
    caption:
      'A cadeia de todos os outros seguiu como antes; o desenho mostra só o começo dela. Cada nó fez o que as próprias regras diziam.',
  },
  saleKinds: {
    labels: {
      counts: 'Na lista de vendas',
      sell: 'vender',
      swap: 'trocar',
      pay: 'pagar',
      give: 'dar',
      not: 'Fora dela: mover entre carteiras suas',
    },
    text: 'Quatro moedas, cada uma com uma seta para aquilo pelo qual se entrega: uma cédula, outra moeda, uma xícara de café e um presente. Separada delas, uma moeda vai de um celular a outro, e cada um tem uma chave.',
    caption:
      'A lista do fisco do Reino Unido, onde a maioria dos presentes também conta. Os Estados Unidos contam os três primeiros. Lá os presentes têm regras próprias, e outros países têm regras diferentes.',
  },
  saleGain: {
    labels: {
      sold: 'Vendido por {sold}',
      taken: 'taxa {fee}',
      less: 'Pago {less}',
      gain: 'ganho: {gain}',
      more: 'Se tivesse pago {more}',
      loss: 'perda: {loss}',
    },
    text: 'Três barras em uma só escala e uma linha tracejada onde termina a venda sem a taxa, em {rest}. A primeira barra é a venda. Na segunda, foram pagos {less}, e o resto verde até a linha é um ganho de {gain}. Na terceira, teriam sido pagos {more}. Ela passa da linha, e essa parte vermelha é uma perda de {loss}.',
    caption:
      'Rosa fica com {rest} da venda; a linha tracejada marca esse valor. Se pagou menos que isso, é um ganho: {sold}\u00a0−\u00a0{fee}\u00a0−\u00a0{less} =\u00a0{gain}. Se pagou mais, é uma perda: {more}\u00a0−\u00a0{rest} =\u00a0{loss}. O preço no dia da venda é o mesmo nos dois casos.',
  },
  torLines: {
    labels: { both: 'Tor e a normal', seen: 'visto', only: 'só Tor', hidden: 'oculto' },
    text: 'Duas cenas, cada uma com um nó, dois outros nós e duas linhas entre eles. Na primeira, há uma linha verde pelas camadas do Tor e uma vermelha com um olho aberto em cima. Na segunda, a linha sem Tor é tracejada e tem um X. Só resta a verde.',
    caption:
      'O Tor ao lado da sua conexão normal não esconde nada, porque o nó continua usando essa conexão. Só se todas as conexões passarem pelo Tor as duas coisas podem ficar ocultas: que você roda um nó, e o seu endereço de internet.',
  },
  nodeGate: {
    labels: {
      good: 'um bloco válido',
      bad: 'um bloco com um “não”',
      signature: 'assinaturas?',
      coins: 'não gastas?',
      created: 'moedas novas?',
      size: 'prova, tamanho?',
    },
    text: 'Dois blocos, cada um em um caminho com quatro portões numerados: as assinaturas, as moedas não gastas, as moedas novas, e o trabalho e o tamanho. O primeiro bloco ganha quatro sinais de certo e chega. O segundo ganha dois, depois um X vermelho no portão das moedas novas, e não vai adiante.',
    caption:
      'Quatro perguntas para cada bloco, numeradas como na lista; um nó as faz em outra ordem. Aqui, o segundo bloco cria mais moedas novas do que as regras permitem. Seu nó o descarta, não importa quem o tenha aceitado.',
  },
  reversedPayment: {
    labels: {
      seller: 'você',
      buyer: 'um estranho',
      coins: 'moedas: não voltam',
      payment: 'vem um pagamento',
      back: 'e é estornado',
    },
    text: 'Você e um desconhecido. Uma seta com moedas leva de você a ele. Uma cédula vem até você. Uma seta vermelha tracejada leva a cédula embora de novo.',
    caption:
      'Moedas enviadas não podem ser chamadas de volta; muitos pagamentos podem. Aí você fica sem as moedas e sem o dinheiro.',
  },
  payoutFee: {
    labels: {
      real: 'Plataforma real',
      taken: 'menos {fee}',
      out: '{rest} no seu banco',
      fake: 'Um site falso',
      first: '“antes, imposto”',
      never: 'nunca paga nada',
    },
    text: 'Dois sites, cada um com um saldo de {sold}. O verdadeiro tira da venda a taxa de {fee}, e {rest} chegam ao banco. O falso quer antes dinheiro seu, e a seta do saque é tracejada e termina em um X vermelho.',
    caption:
      'O valor nas duas telas é a venda de Rosa. Uma plataforma de verdade tira a taxa dele. Um site que quer um pagamento antes só mostrou um número a você.',
  },
  fundsStory: {
    labels: { paid: 'você pagou', history: 'histórico', ids: 'envios', tax: 'impostos' },
    text: 'Quatro papéis em fila, ligados por setas. Um tem uma cédula, para o que você pagou, e um tem linhas, para o histórico da plataforma. Um tem uma moeda, para os envios de e para a sua própria carteira, e um tem uma balança, para os papéis do imposto.',
    caption:
      'Uma pasta que conta a história em ordem: o que você pagou, o que a plataforma registrou, para onde foram as moedas e o que o fisco sabe.',
  },
  changeBack: {
    labels: {
      words: 'as palavras',
      wallet: 'sua carteira',
      platform: 'a plataforma',
      sold: 'venda',
      change: 'troco',
    },
    text: 'Uma folha de palavras ao lado de um celular com uma carteira. Uma seta com uma moeda leva do celular à plataforma. Outra seta, com duas moedas, dá meia-volta e retorna ao celular.',
    caption:
      'A parte que você vende vai para a plataforma. O resto volta para a sua carteira em um endereço novo, e as mesmas palavras continuam a guardá-lo.',
  },
  letterContents: {
    labels: {
      exists: 'o que existe',
      where: 'onde procurar',
      who: 'quem pode ajudar',
      letter: 'a carta',
      words: 'palavras, nunca',
    },
    text: 'Uma carta com três sinais de certo: o que existe, onde procurar, quem pode ajudar. Do outro lado de uma linha pontilhada, uma folha com palavras numeradas está riscada.',
    caption: 'Quem abre a carta pode lê-la, por isso as palavras de recuperação ficam em outro lugar.',
  },
  extraTools: {
    labels: {
      passphrase: 'Palavras e uma passphrase',
      right: 'certa',
      typo: 'um erro',
      full: 'a sua',
      empty: 'vazia',
      multisig: 'Multisig, duas de três chaves',
      keys: 'uma sumiu',
      record: 'dados',
      pay: 'paga',
    },
    text: 'Em cima, as mesmas palavras com a passphrase certa abrem uma carteira com uma moeda. Com um erro de digitação, abrem outra carteira, que está vazia. Embaixo, uma de três chaves se perdeu. As outras duas, junto com os dados da carteira, ainda pagam uma moeda.',
    caption:
      'Um erro de digitação abre uma carteira vazia, e nada avisa você. Duas de três chaves sobrevivem à perda de uma, mas também precisam dos dados da carteira, com todas as chaves públicas.',
  },
  mayasSheet: {
    labels: { lake: 'no lago', phone: 'celular novo', sheet: 'a folha', guest: 'a visita' },
    text: 'Um celular afunda em um lago. De uma folha de palavras, uma seta leva a um celular novo, que mostra uma moeda. A folha está na moldura vermelha de uma câmera, e uma seta vermelha leva ao celular de uma visita, que mostra a mesma moeda.',
    caption:
      'As mesmas palavras trazem o saldo ao celular novo de Maya e ao da visita. Não precisam nem do celular antigo nem do PIN.',
  },
  whoChooses: {
    labels: {
      wallet: 'sua carteira',
      random: 'ao acaso',
      sentence: 'uma frase',
      person: 'uma pessoa',
      card: 'cartão',
      site: 'um site',
    },
    text: 'Em cima, uma carteira joga muitas moedas e dá uma folha de palavras, com um sinal de certo. Embaixo, uma frase, uma pessoa, um cartão da caixa e um site estão riscados.',
    caption: 'Uma frase que você inventa não é aleatória. E quem entrega palavras a você pode ter ficado com elas.',
  },
  simSwap: {
    labels: { yours: 'sem sinal', company: 'operadora', thief: 'o ladrão' },
    text: 'Seu celular está sem sinal. Do prédio da operadora, uma seta vermelha leva ao celular de um ladrão, e o código chega lá.',
    caption: 'Depois que a operadora muda seu número de chip, seus códigos chegam ao celular do ladrão.',
  },
  widestDoors: {
    labels: { email: 'e-mail', copy: 'outra cópia', test: 'cópia testada' },
    text: 'Três portas fechadas, cada uma com um cadeado. Na primeira há um envelope, na segunda há duas folhas de palavras, na terceira há uma folha com um sinal de certo.',
    caption:
      'Três portas que se fecham primeiro: seu e-mail, a perda da única cópia, e uma cópia de segurança que, na hora, não funciona.',
  },
  appBuy: {
    labels: {
      asset: 'Bitcoin (BTC)',
      sum: 'quanto bitcoin vem',
      total: 'total com as taxas',
      screen: 'a última tela',
    },
  },
  appDeposit: {
    labels: { bank: 'seu próprio banco', sum: 'um valor baixo', platform: 'a plataforma' },
  },
  appIdentity: {
    labels: { app: 'só no app', mail: 'nunca por e-mail' },
  },
  appLink: {
    labels: { site: 'o site dele', store: 'loja de apps', search: 'sem buscar' },
  },
  appLock: {
    labels: { password: 'uma senha longa', second: 'um app, não SMS' },
  },
  appReceipt: {
    labels: { day: 'o dia', paid: 'pago', coins: 'bitcoin', receipt: 'o recibo', file: 'sua cópia' },
  },
  guardAccounts: {
    labels: { email: 'seu e-mail', accounts: 'ele abre todas' },
  },
  guardDevice: {
    labels: { pin: 'PIN longo', downloads: 'downloads', apart: 'chaves à parte' },
  },
  guardPaper: {
    labels: { fire: 'fogo', second: 'outra cópia', steel: 'aço' },
  },
  guardPeople: {
    labels: { caller: 'quem liga', letter: 'uma carta', never: 'não dê nada disto' },
  },
  guardYearly: {
    labels: { year: 'todo ano', words: 'testar palavras', device: 'atualizar', letter: 'ler a carta' },
  },
  seenDevice: {
    labels: { device: 'aparelho novo', phone: 'atualizado', stranger: 'em outras mãos' },
  },
  seenElse: {
    labels: {
      words: 'as palavras',
      branches: 'outros ramos',
      passphrase: 'passphrase',
      coins: 'outras moedas',
      lightning: 'canais Lightning',
    },
  },
  seenFee: {
    labels: { yours: 'sua: maior', thief: 'ladrão: menor', watch: 'veja, aumente', block: 'confirmado' },
  },
  seenRetire: {
    labels: {
      never: 'nunca mais',
      allowlist: 'listas',
      orders: 'saques',
      payers: 'quem paga',
      replace: 'endereços novos',
    },
  },
  seenSend: {
    labels: { old: 'as antigas', everything: 'tudo', fresh: 'as novas' },
  },
  seenWords: {
    labels: { device: 'aparelho limpo', sheet: 'folha nova', write: 'anote', read: 'releia' },
  },
  nodeDownload: {
    labels: {
      address: 'bitcoincore.org',
      typed: 'você digita',
      program: 'programa',
      hashes: 'hashes',
      signatures: 'assinaturas',
      files: 'três arquivos',
    },
  },
  nodeHash: {
    labels: { file: 'o arquivo', hash: 'o hash', list: 'a lista', bit: 'um bit difere' },
  },
  nodeSignatures: {
    labels: { builders: 'muitos montam', list: 'assinam a lista', elsewhere: 'chave vista lá' },
  },
  nodeStart: {
    labels: { disk: 'dados: no SSD', prune: 'podar?', start: 'primeiro início', sleep: 'sem dormir' },
  },
  nodeSync: {
    labels: { check: 'dias a conferir', balance: 'o saldo', plug: 'não desligue' },
  },
  ownArrived: {
    labels: { pending: 'pendente', confirmed: 'na cadeia' },
  },
  ownAsk: {
    labels: {
      least: 'mínimo',
      limit: 'limite diário',
      fee: 'taxa',
      platform: 'a plataforma',
      words: 'palavras, nunca',
    },
  },
  ownChoose: {
    labels: {
      wallet: 'a carteira',
      words: '12 ou 24 palavras BIP 39',
      code: 'código público e atual',
      chain: 'só bitcoin na cadeia',
      fee: 'você põe a taxa',
    },
  },
  ownLose: {
    labels: { noted: 'no papel', deleted: 'sem o app', words: 'digite', same: 'o mesmo' },
  },
  ownRest: {
    labels: { rest: 'o resto', wait: 'ou deixe acumular' },
  },
  ownTest: {
    labels: { platform: 'a plataforma', sum: 'um teste', wallet: 'sua carteira' },
  },
  sellAccount: {
    labels: {
      week: 'uma semana antes',
      identity: 'identidade',
      login: 'login em dois fatores',
      bank: 'seu próprio banco',
      hold: 'a lista',
      platform: 'a conta',
    },
  },
  resetLeave: { labels: {} },
  resetMake: { labels: {} },
  resetTest: { labels: {} },
  resetSend: { labels: {} },
  resetWait: { labels: {} },
  resetReset: { labels: {} },
  sellAtMachine: {
    labels: { wallet: 'sua carteira', machine: 'o caixa', cash: 'cédulas − taxa' },
  },
  sellByApp: {
    labels: { wallet: 'sua carteira', platform: 'a plataforma', bank: 'seu banco' },
  },
  sellBySpending: {
    labels: { wallet: 'sua carteira', shop: 'a loja', tax: 'talvez imposto' },
  },
  sellHome: {
    labels: { wait: 'confirmações', sale: 'venda {sum}', bank: 'seu banco' },
  },
  sellOrder: {
    labels: {
      market: 'a mercado: já',
      limit: 'limitada: daqui, ou nada',
      order: 'dois tipos de ordem',
      after: 'líquido',
      last: 'a última linha',
    },
  },
  sellRecords: {
    labels: {
      day: 'no mesmo dia',
      sale: 'recibo da venda',
      id: 'ID da transação',
      paid: 'o que você pagou',
      bank: 'linha do banco',
      folder: 'quatro papéis',
    },
  },
  sellRest: {
    labels: {
      few: 'entram {few} moedas',
      many: 'entram {many} moedas',
      fewFee: '{fewFee}',
      manyFee: '{manyFee}',
    },
  },
  sellTest: {
    labels: { device: 'seu aparelho', sum: 'cerca de {sum}', platform: 'a plataforma' },
  },
  walletBuy: {
    labels: { maker: 'o fabricante', parcel: 'seu pacote', pickup: 'ponto de retirada' },
  },
  walletCheck: {
    labels: { address: 'trezor.io/start', typed: 'você digita', genuine: 'chip original' },
  },
  walletCreate: {
    labels: { inside: 'criada dentro', box: 'nunca na caixa' },
  },
  walletBackup: {
    labels: { hand: 'à mão, com números', photo: 'sem foto' },
  },
  walletPin: {
    labels: { pin: 'um PIN', own: 'só para isto' },
  },
  walletTest: {
    labels: { sum: 'valor mínimo', erased: 'apagado', restored: 'de volta' },
  },
  kindOriginal: {
    labels: { print: 'impressão digital', missing: 'fora: sinais parecidos' },
    text: 'À esquerda, um cadeado com uma impressão digital. À direita, os quatro sinais zero, O maiúsculo, I maiúsculo e l minúsculo, todos riscados.',
    caption:
      'P2PKH: tem de 26 a 34 caracteres, quase sempre 33 ou 34, e a verificação contra erros de digitação é Base58Check. O cadeado mostra a impressão digital de uma chave.',
  },
  kindScript: {
    labels: { hidden: 'receita oculta', keys: 'duas de três chaves?', newer: 'cadeado SegWit?' },
    text: 'Um cadeado com uma receita oculta. Linhas tracejadas levam a dois conteúdos possíveis: três chaves das quais se precisa de duas, ou outro cadeado.',
    caption:
      'P2SH: tem 34 caracteres, e a verificação contra erros de digitação é Base58Check. De fora, não dá para ver o que a receita pede.',
  },
  kindSegwit: {
    labels: { short: '{short} caracteres: uma chave', long: '{long} caracteres: um script' },
    text: 'Duas barras em escala que começam com bc1q. A curta tem {short} caracteres e termina em uma chave. A longa tem {long} caracteres e termina em uma página com um script.',
    caption:
      'Os dois tipos são SegWit versão 0, e a verificação contra erros de digitação é bech32. O curto se chama P2WPKH, o longo P2WSH. O comprimento diz qual é qual.',
  },
  kindTaproot: {
    labels: { outside: 'por fora: iguais', key: 'uma chave', script: 'chave ou script' },
    text: 'Duas caixas que começam com bc1p parecem iguais por fora. Abaixo está o que elas guardam: em uma, uma chave; na outra, uma chave e uma página tracejada, porque ninguém a viu.',
    caption:
      'P2TR: tem 62 caracteres, e a verificação contra erros de digitação é bech32m. Quem está de fora só vê o script se alguém o usar.',
  },
  refusedKind: {
    labels: { refused: 'recusado', accepted: 'aceito' },
    text: 'Um app em duas cenas. Com um endereço que começa com bc1p, ele para, e a moeda fica no app. Com um que começa com bc1q, a moeda é paga.',
    caption:
      'Um app antigo ou descuidado pode não conhecer bc1p. Ele recusa, e a moeda fica onde está. Com um endereço bc1q da mesma pessoa, ele consegue pagar.',
  },
  shownKey: {
    labels: { before: 'impressão digital', spent: 'você gasta', again: 'pago de novo' },
    text: 'Três cenas. Um cadeado mostra uma impressão digital, com uma moeda acima. O cadeado está aberto, dá para ver a chave, e a moeda sai. Um cadeado fechado mostra a própria chave, sob um olho aberto.',
    caption:
      'Gastar mostra a chave pública inteira. Se o mesmo endereço recebe outra vez, todos já viram a chave atrás do cadeado dele. Um endereço novo volta a mostrar só uma impressão digital.',
  },
  trezorSafe: {
    labels: { screen: 'tela pequena', buttons: 'dois botões', chip: 'chip de segurança', cable: 'só um cabo' },
    text: 'Um aparelho pequeno visto de frente, com nomes ao lado das partes: uma tela pequena, abaixo dela dois botões, dentro um chip de segurança, e um cabo na ponta de baixo.',
    caption:
      'A Safe 3 em formas simples. O chip de dentro protege o PIN e mostra que ele mesmo é original. Não pode mostrar que nada mais foi mudado.',
  },
  otherDevices: {
    labels: { card: 'cartão de memória', camera: 'lê códigos QR', chip: 'chip para chaves' },
    text: 'Três aparelhos lado a lado. A BitBox02 é plana, com um cartão de memória acima. A Jade tem uma tela e uma rodinha, e lê um código QR. A Ledger é uma barra comprida com um chip que guarda uma chave.',
    caption:
      'Uma coisa que se destaca em cada uma, em formas simples. Só os modelos Jade com câmera leem códigos QR. Todas têm também pontos fracos: abra a tabela abaixo.',
  },
  deviceLimits: {
    labels: {
      liar: 'palavras a golpista',
      unwritten: 'sem cópia',
      approved: 'sem volta',
      seen: 'ser visto',
      home: 'ameaça em casa',
    },
    text: 'Cinco imagens. Uma folha de palavras vai para uma pessoa com máscara. Uma folha vazia e tracejada tem um ponto de interrogação. Uma seta de volta em torno de uma moeda está riscada. Um olho aberto olha para uma cadeia de blocos. Uma pessoa com máscara está junto a uma casa.',
    caption:
      'Cinco coisas contra as quais nenhum aparelho ajuda. As três primeiras dependem de você: proteja as palavras, anote-as e leia a tela antes de aprovar.',
  },
  deviceShare: {
    labels: {
      small: '{price} para {small} guardados',
      large: '{price} para {large} guardados',
      smallPart: '{smallPart}',
      largePart: '{largePart}',
    },
    text: 'Duas barras do mesmo comprimento, cada uma é tudo o que alguém guarda. O aparelho de {price} é {smallPart} de {small} guardados e {largePart} de {large}.',
    caption:
      'Cada barra é tudo o que alguém guarda, e a parte vermelha é o preço do aparelho. Quanto mais ele protege, menor é essa parte.',
  },
  brokenDevice: {
    labels: { ledger: 'o registro', broken: 'quebrado', words: 'as palavras', again: 'aparelho novo' },
    text: 'Em cima, uma cadeia de blocos com uma moeda no último. Embaixo, um aparelho quebrado, uma folha de palavras e um aparelho novo com uma chave. Uma linha verde une o aparelho novo e a moeda.',
    caption:
      'A moeda está o tempo todo no registro. As palavras (e a passphrase, se você usou uma) refazem a chave em um aparelho novo, e a chave move a moeda outra vez.',
  },
  applePrices: {
    labels: { one: 'uma loja', two: 'a outra loja' },
    text: 'A mesma maçã em duas lojas. Uma cobra {onePrice}. A outra cobra {lowPrice} pela maçã e {bag} pela sacola, o que dá {sum} ao todo.',
    caption:
      'O preço menor na placa é o maior no fim: {sum} em vez de {onePrice}. No bitcoin, a sacola pode ser uma taxa, uma margem ou o custo da saída.',
  },
  pledgedCoins: {
    labels: { you: 'você', lender: 'o credor', others: 'repassado?', loan: 'empréstimo' },
    text: 'Uma pessoa dá uma moeda a quem empresta e recebe dólares. De quem empresta, uma seta vermelha tracejada leva a um prédio vazio com um ponto de interrogação.',
    caption:
      'Quem toma um empréstimo dá moedas em garantia e recebe dólares. Em 2025, críticos falaram de uma segunda garantia com as mesmas moedas. A Strike nega.',
  },
  miaMonths: {
    labels: { march: 'Março', april: 'Abril', high: 'preço alto', half: 'a metade dele' },
    text: 'Duas folhas de calendário, cada uma no dia primeiro do mês, e {sum} gastos em cada uma. Em março, eles compram uma pilha pequena de moedas; em abril, uma pilha duas vezes mais alta.',
    caption:
      'Quando o preço cai pela metade, os mesmos {sum} compram o dobro. As moedas que Mia comprou em março agora valem a metade do que ela pagou.',
  },
  planRhythms: {
    labels: { daily: 'todo dia', weekly: 'toda semana', monthly: 'todo mês' },
    text: 'Três barras, cada uma com um ano de comprimento e uma marca para cada compra: {daily} marcas se é diária, tão juntas que enchem a barra, {weekly} se é semanal e {monthly} se é mensal.',
    caption:
      'Um ano em três ritmos, com uma marca para cada compra. Cada marca é também um registro a guardar, e uma taxa fixa cairia sobre cada uma.',
  },
  purchaseRecord: {
    labels: { date: 'data', dollars: 'dólares', bitcoin: 'bitcoin', fee: 'taxa', platform: 'onde' },
    text: 'Uma lista com cinco colunas: a data, os dólares, o bitcoin, a taxa e o lugar de cada compra. Três linhas estão preenchidas.',
    caption:
      'Uma linha para cada compra. O lugar é a plataforma em que você comprou. Para o ganho, você também precisa da venda, e de uma nota quando as moedas se movem.',
  },
  coreVersions: {
    labels: { older: 'sem correções', kept: 'com correções' },
    text: 'Quatro janelas de programa com números de versão. A {oldest} é tracejada, com um X vermelho, à esquerda de uma linha vermelha. As três mais novas têm sinais verdes de certo.',
    caption:
      'A situação em nossas fontes: as três últimas versões principais recebem correções. De cada uma, só a edição mais nova as recebe. A versão {oldest} e tudo o que é mais antigo não recebem nenhuma, então atualize-as agora.',
  },
  sameBlock: {
    labels: {
      explorers: 'dois exploradores',
      node: 'seu nó',
      same: 'o mesmo hash: uma cadeia',
      other: 'outro hash: pare',
    },
    text: 'Duas fileiras. Em cada uma, duas páginas mostram as mesmas listras para o hash de um bloco. Na primeira, seu nó também as mostra, com um sinal verde de certo. Na segunda, ele mostra outras listras, com um X vermelho.',
    caption: 'As listras representam o hash de um bloco. Dois exploradores que concordam são a sua medida.',
  },
  otherChain: {
    labels: { other: 'outra cadeia', bitcoin: 'Bitcoin', paid: 'você paga aqui', moved: 'isto também vai' },
    text: 'Duas cadeias de blocos. Uma moeda é paga na cadeia de cima, que é a outra. Uma seta vermelha tracejada desce até o Bitcoin, onde também se paga um bitcoin.',
    caption:
      'As duas cadeias podem aceitar o mesmo pagamento comum. Se você gasta uma moeda da outra cadeia, alguém pode repetir o pagamento no Bitcoin, e seu bitcoin se move.',
  },
  nodeCoreWallet: { labels: { program: 'no programa', file: 'dois, cifrados' } },
  nodeDesktopWallet: { labels: { programs: 'o nó e a Sparrow', device: 'ele assina' } },
  nodePhoneWallet: { labels: { node: 'seu nó', server: 'servidor', phone: 'seu celular' } },
  nodeUpdate: { labels: { backup: 'copie', notes: 'leia', checks: 'confira', install: 'instale' } },
  nodeBackup: { labels: { wallet: 'a carteira', settings: 'configurações', chain: 'a cadeia, não' } },
  nodeTraffic: { labels: { node: 'seu nó', limit: 'limite', others: 'outros' } },
  nodeLightning: { labels: { plain: 'antes, um nó comum', later: 'Lightning depois' } },
  habitBanks: { labels: { bank: 'todos os bancos', accounts: 'bilhões de contas' } },
  habitPayments: { labels: { full: 'bloco cheio', empty: 'bloco vazio' } },
  habitLights: { labels: { lights: 'as luzes', worth: 'vale a pena?' } },
  addressExpiry: { labels: { invoice: 'a fatura', address: 'vale, mas pergunte' } },
  addressSupply: { labels: { words: 'um só conjunto', addresses: 'bilhões' } },
  addressEntry: { labels: { scan: 'leia o QR', copy: 'ou copie', hand: 'à mão' } },
  addressMistake: { labels: { someone: 'alguém tem a chave', nobody: 'ninguém tem' } },
};
