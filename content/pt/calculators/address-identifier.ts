/**
 * Words of the address identifier: a name, what it means and what to do next for each thing a pasted text can be.
 * `{…}` marks a value the screen fills in.
 */
export const addressIdentifier = {
  title: 'Identificador de endereços',
  field: 'Endereço, fatura ou link de pagamento',
  hint: 'Cole aqui, sozinho ou com o texto em volta. A análise é feita nesta página: nada é enviado, guardado nem escrito na barra de endereços.',
  neverWords: 'Nunca cole palavras de recuperação nem chaves privadas, nem aqui nem em nenhum outro site.',
  noScript: 'Esta ferramenta precisa de JavaScript para ler o seu texto. O exemplo abaixo foi analisado de antemão.',
  examples: 'Testar um exemplo',
  exampleNames: {
    p2pkh: 'Começa com 1',
    p2sh: 'Começa com 3',
    p2wpkh: 'Começa com bc1q',
    p2tr: 'Começa com bc1p',
    typo: 'Com um erro',
    test: 'Rede de teste',
    invoice: 'Fatura vencida',
  },
  clear: 'Limpar o campo',
  result: 'Resultado',
  exampleTitle: 'Exemplo: {text}',
  rows: {
    network: 'Rede',
    checksum: 'Soma de verificação',
    length: 'Comprimento',
    amount: 'Valor pedido',
    created: 'Criado em',
    expires: 'Vale até',
  },
  networks: {
    main: 'Bitcoin, a rede principal',
    shared: 'A rede principal do Bitcoin, ou outra moeda com o mesmo começo',
    test: 'Uma rede de teste (testnet ou signet)',
    regtest: 'Uma cadeia de teste particular (regtest ou simnet)',
    none: 'Não dá para saber',
  },
  passed: 'Correta ({format})',
  failed: 'Errada ({format})',
  noChecksum: 'Nenhuma a testar',
  formats: { base58check: 'Base58Check', bech32: 'bech32', bech32m: 'bech32m' },
  length: '{count} caracteres',
  amountSats: '{sats} sat',
  amountBtc: '{btc} BTC',
  amountOpen: 'Nenhum: quem paga escolhe',
  verdicts: { good: 'Bem formado', caution: 'Cuidado', bad: 'Não use', secret: 'Mantenha em segredo' },
  meaning: 'O que significa',
  next: 'O que fazer',
  anatomy: 'Pedaço por pedaço',
  parts: {
    prefix: 'Rede',
    divider: 'Separador',
    version: 'Versão',
    program: 'Impressão digital ou chave',
    checksum: 'Soma de verificação',
  },
  limits:
    'Uma soma de verificação correta torna muito improvável um erro de digitação. Ela não tem como dizer de quem é o endereço, nem se essa pessoa é honesta.',
  spaces:
    'Havia espaços ou quebras de linha no meio, que foram deixados de fora. Antes de usar, copie de novo, em um pedaço só.',
  found: {
    text: 'Achado dentro de um texto mais longo. Só esta parte foi analisada:',
    webAddress: 'Achado dentro do endereço de um site. Só esta parte foi analisada:',
    others: 'O texto contém mais de um código. Tenha certeza de qual deles é o certo. Também achado: {list}.',
  },
  testNetwork:
    'Pertence a uma rede de teste, onde as moedas servem para praticar e não têm preço. Nunca envie bitcoin de verdade para lá.',
  coins: {
    litecoin: 'Litecoin',
    dogecoin: 'Dogecoin',
    dash: 'Dash',
    zcash: 'Zcash',
    tron: 'Tron',
    xrp: 'XRP',
    solana: 'Solana',
    polkadot: 'Polkadot',
    liquid: 'Liquid',
    ton: 'TON',
    stellar: 'Stellar',
    monero: 'Monero',
    cardano: 'Cardano',
  },
  link: {
    problems: {
      amount: 'O valor neste link não está escrito como deve, ou é impossível. Uma carteira cuidadosa o recusa.',
      repeated:
        'O link diz isto mais de uma vez: {names}. As regras proíbem, porque duas carteiras poderiam lê-lo de modos diferentes.',
      required: 'O link exige algo especial ({names}). Uma carteira que não conhece isso precisa recusar o link.',
      misplaced: 'Um código deste link está no lugar de outro tipo.',
      'mixed-networks': 'O link mistura códigos da rede principal e de uma rede de teste.',
      'amounts-differ':
        'O valor do link e o da fatura Lightning que ele contém são diferentes. Pergunte a quem recebe qual é o certo.',
      'zero-amount': 'O link pede um valor de 0. Pergunte a quem recebe quanto quer.',
      proof:
        'O link pede que a sua carteira entregue uma prova do pagamento a outro app ou site. Uma carteira que não sabe fazer isso precisa recusar o link.',
    },
    next: 'Não pague este link. Peça outro a quem recebe.',
    others: 'O link também pode ser pago de outro jeito: {list}.',
    faultyOther: 'O link contém ainda um código que você não deve usar. O problema dele: {list}.',
    amount: 'O link preenche um valor. Confira-o na sua carteira antes de assinar.',
  },
  findings: {
    p2pkh: {
      name: 'Endereço antigo (P2PKH)',
      meaning:
        'O formato de 2009. Tranca moedas para a impressão digital de uma chave pública. O Bitcoin Cash tinha o mesmo formato e ainda o aceita; por isso, só pelo texto não dá para distinguir os dois.',
      next: 'Pergunte a quem recebe se espera bitcoin. Compare o começo, o meio e o fim com o que essa pessoa mostra, e então envie um teste pequeno.',
    },
    p2sh: {
      name: 'Endereço de script (P2SH)',
      meaning:
        'Tranca moedas para a impressão digital de um script: talvez várias chaves, ou uma chave SegWit embrulhada. Só pelo endereço não dá para saber. Endereços de Bitcoin Cash e endereços antigos de Litecoin podem ser exatamente iguais.',
      next: 'Pergunte a quem recebe se espera bitcoin. Compare o começo, o meio e o fim com o que essa pessoa mostra, e então envie um teste pequeno.',
    },
    p2wpkh: {
      name: 'Endereço SegWit para uma chave (P2WPKH)',
      meaning:
        'SegWit versão\u00a00. Tranca moedas para a impressão digital de uma chave pública, e gastá-las sai barato.',
      next: 'Compare o começo, o meio e o fim com o que mostra quem recebe, e então envie um teste pequeno.',
    },
    p2wsh: {
      name: 'Endereço SegWit para um script (P2WSH)',
      meaning:
        'SegWit versão\u00a00. Tranca moedas para a impressão digital de um script, muitas vezes um que exige várias chaves.',
      next: 'Compare o começo, o meio e o fim com o que mostra quem recebe, e então envie um teste pequeno.',
    },
    p2tr: {
      name: 'Endereço Taproot (P2TR)',
      meaning: 'SegWit versão 1. De fora, uma chave só e um script complexo têm a mesma aparência.',
      next: 'Compare o começo, o meio e o fim com o que mostra quem recebe, e então envie um teste pequeno. Alguns serviços mais antigos recusam este tipo: nesse caso, suas moedas ficam onde estão, e você pode pedir um endereço que comece com bc1q.',
    },
    p2a: {
      name: 'Saída de âncora (P2A, pay-to-anchor)',
      meaning:
        'Uma saída técnica que as carteiras usam para aumentar taxas. Não tem chave: qualquer pessoa pode gastar o que está lá.',
      next: 'Nunca envie dinheiro para ela.',
    },
    'future-segwit': {
      name: 'Endereço SegWit de um tipo ainda sem uso',
      meaning:
        'O formato está correto, mas a versão {version} com este comprimento não tem regras hoje. Qualquer pessoa poderia levar as moedas enviadas para lá.',
      next: 'Nenhuma carteira deveria mostrar um endereço assim. Não o pague, e peça outro a quem recebe.',
    },
    'silent-payment': {
      name: 'Endereço de pagamento silencioso (BIP 352)',
      meaning:
        'Um código reutilizável. A carteira de cada pessoa que paga o transforma em um endereço Taproot novo, e assim não dá para ligar os pagamentos a ele.',
      next: 'A sua carteira precisa aceitar pagamentos silenciosos. Muitas ainda não aceitam. Compare o começo, o meio e o fim com o que mostra quem recebe, e então envie um teste pequeno.',
    },
    'newer-silent-payment': {
      name: 'Endereço de pagamento silencioso de um tipo mais novo (BIP 352)',
      meaning:
        'Um código reutilizável da versão {version}. A primeira parte é montada como a da versão 0 de hoje; por isso, as carteiras devem conseguir pagá-lo.',
      next: 'Poucas carteiras conhecem esta versão, se é que alguma conhece. Pergunte a quem recebe se realmente a usa.',
    },
    'private-payment': {
      name: 'Código de pagamento privado (BIP 47 ou 351)',
      meaning:
        'Um código reutilizável. A carteira o transforma em um endereço novo para cada pessoa que paga. O BIP 47 está em uso, e o BIP 351 foi encerrado.',
      next: 'Poucas carteiras o aceitam. Peça também um endereço comum a quem recebe.',
    },
    'expired-invoice': {
      name: 'Fatura Lightning vencida (BOLT 11)',
      meaning: 'Um pedido de um único pagamento pela rede Lightning. O prazo dele acabou na data acima.',
      next: 'Não a pague. Peça uma fatura nova a quem recebe.',
    },
    'invoice-amount': {
      name: 'Fatura Lightning com um valor defeituoso',
      meaning:
        'A soma de verificação está certa, mas o valor não está escrito como mandam as regras. Um número, depois m, u, n ou p, e nada mais.',
      next: 'Uma carteira precisa recusá-la. Peça uma fatura nova a quem recebe.',
    },
    'malformed-invoice': {
      name: 'Fatura Lightning com uma parte faltando ou errada',
      meaning:
        'A soma de verificação está certa, mas a fatura está cortada, ou alguma coisa de que toda fatura precisa falta, está repetida ou tem o comprimento errado.',
      next: 'Uma carteira cuidadosa a recusa. Peça uma fatura nova a quem recebe.',
    },
    'lightning-invoice': {
      name: 'Fatura Lightning (BOLT 11)',
      meaning:
        'Um pedido de um único pagamento pela rede Lightning. Pague só uma vez, e antes que o prazo acabe. A assinatura de quem recebe e os recursos que a fatura exige não foram testados aqui: isso é com a sua carteira.',
      next: 'Abra-a em uma carteira Lightning. Uma carteira comum de Bitcoin não pode pagá-la. Confira lá o valor e o nome.',
    },
    'lightning-offer': {
      name: 'Oferta Lightning (BOLT 12)',
      meaning:
        'Um código reutilizável, com o qual uma carteira pede uma fatura nova a quem recebe. Não tem soma de verificação. Um erro de digitação pode passar despercebido.',
      next: 'Abra-a em uma carteira Lightning que aceite ofertas. Compare o código inteiro se você não o escaneou.',
    },
    'expired-offer': {
      name: 'Oferta Lightning vencida (BOLT 12)',
      meaning:
        'Um código reutilizável para pedir faturas, com um último dia definido por quem recebe. Pelo relógio do seu aparelho, esse dia já passou.',
      next: 'Não a pague. Peça uma nova a quem recebe.',
    },
    lnurl: {
      name: 'LNURL',
      meaning:
        'Um endereço de site para carteiras Lightning. Leva a {host}. Uma carteira o abre para pagar, para receber ou para entrar em uma conta.',
      next: 'Use só se confiar no site por trás dele. Sua carteira deve mostrar antes o nome desse site. Se ele serve para pagar a você, não o mostre a ninguém: o primeiro que o abrir leva o dinheiro.',
    },
    'name-at-domain': {
      name: 'Nome em um site',
      meaning:
        'Pode ser um endereço Lightning ou um nome pelo BIP 353. Os dois são iguais a um endereço de e-mail. Só pelo texto não dá para saber.',
      next: 'Digite-o com cuidado em uma carteira Lightning. Uma letra errada pode ser o nome de outra pessoa, e não há soma de verificação.',
    },
    'extended-public-key': {
      name: 'Chave pública estendida ({prefix})',
      meaning:
        'Isto não é um endereço. Quem a tem pode listar endereços da carteira, passados e futuros, e ver quanto guardam.',
      next: 'Não a compartilhe, e nunca envie moedas para ela. Em vez disso, dê um endereço novo.',
    },
    'offer-invoice': {
      name: 'Fatura de uma oferta Lightning (BOLT 12)',
      meaning:
        'A carteira que paga uma oferta recebe uma fatura assim da carteira de quem recebe. As duas a trocam sozinhas, por isso as pessoas raramente veem uma.',
      next: 'Não a pague à mão. Peça a quem recebe a própria oferta, que começa com lno1, ou uma fatura comum.',
    },
    'invoice-request': {
      name: 'Pedido de uma fatura Lightning (BOLT 12)',
      meaning:
        'Com ele, uma carteira pede uma fatura a outra. Mostrado a você como código, em geral quer dizer que alguém quer pagar a você.',
      next: 'Você não pode pagá-lo. Se espera dinheiro, abra-o em uma carteira Lightning que aceite BOLT 12. Se não, peça uma oferta ou uma fatura.',
    },
    'ecash-request': {
      name: 'Pedido de ecash (Cashu)',
      meaning: 'Alguém pede para receber em ecash. É um pedido e não contém dinheiro.',
      next: 'Abra-o em uma carteira de ecash e confira lá o valor. Uma carteira comum de Bitcoin não pode pagá-lo.',
    },
    'public-key': {
      name: 'Chave pública',
      meaning:
        'É a metade pública de uma chave e não pode gastar. Um nó da Lightning tem uma chave assim como nome. Não é um endereço.',
      next: 'Não envie moedas para ela. Peça um endereço ou uma fatura a quem recebe.',
    },
    node: {
      name: 'Nó da Lightning',
      meaning: 'Uma chave pública, que é o nome do nó, e onde encontrá-lo. As carteiras a usam para se conectar ao nó.',
      next: 'Não é um endereço. Só o ponha onde a sua carteira Lightning pede um nó. Para pagar a alguém, peça uma fatura.',
    },
    descriptor: {
      name: 'Descrição de uma carteira ou de um script (descriptor)',
      meaning:
        'Diz a um programa que endereços pertencem ao mesmo conjunto. Quem a tem pode conseguir ver esses endereços e quanto guardam.',
      next: 'Não é um endereço: nunca envie moedas para ela. Não a publique. Para receber, dê um endereço novo.',
    },
    psbt: {
      name: 'Transação inacabada (PSBT)',
      meaning:
        'Um pagamento que vai de carteira em carteira para ser assinado. Não contém nenhuma chave privada, mas mostra valores e endereços da carteira.',
      next: 'Não é um endereço. Abra-a só na sua própria carteira, e confira lá cada valor e cada endereço antes de assinar.',
    },
    'transaction-link': {
      name: 'Link para uma transação ou um bloco',
      meaning: 'Mostra um pagamento, ou um bloco de pagamentos, em um explorador de blocos. Todo mundo pode vê-lo.',
      next: 'Nada pode ser pago a ele. Para pagar a alguém, peça um endereço.',
    },
    'payment-request': {
      name: 'Link de pagamento de um tipo antigo (BIP 72)',
      meaning:
        'Não tem endereço próprio. Uma carteira que conhece este tipo carrega o pedido do site que está no link.',
      next: 'Abra-o só em uma carteira que o conheça, e só se confiar nesse site. Se não, peça um endereço a quem recebe.',
    },
    burn: {
      name: 'Endereço sem chave',
      meaning:
        'As letras dele, ou a impressão digital que contém, foram escolhidas à mão. Não se conhece ninguém que tenha uma chave para ele. O que se envia para lá está perdido.',
      next: 'Nunca envie dinheiro para ele.',
    },
    'lookalike-letters': {
      name: 'Letras que só parecem certas',
      meaning:
        'Parece um código conhecido, mas estes sinais não são as letras que parecem: {found}. Pode ser um truque, ou um estrago da cópia.',
      next: 'Não o use. Copie de novo de quem recebe, e não o conserte à mão.',
    },
    'invisible-characters': {
      name: 'Um sinal que não se vê',
      meaning: 'Escondido no código, ou logo ao lado: {found}. Uma carteira pode recusar o código ou ler outra coisa.',
      next: 'Não o use. Copie de novo de quem recebe, e não o conserte à mão.',
    },
    'link-without-address': {
      name: 'Link de pagamento sem endereço',
      meaning: 'Começa como um link de pagamento, mas depois não vem nada que se possa pagar.',
      next: 'Peça um link novo a quem recebe.',
    },
    'seed-words': {
      name: 'Parecem ser palavras de recuperação',
      meaning:
        'As palavras de recuperação abrem a carteira inteira. O lugar delas é no papel ou no aço, nunca em um site.',
      next: 'Limpe o campo agora: esta página não as enviou a lugar nenhum, mas outros programas podem tê-las visto. Se são as palavras verdadeiras de uma carteira, mova as moedas na hora para uma carteira nova, em outro aparelho, limpo. Com uma carteira Lightning, não restaure uma segunda cópia: siga o guia do fabricante.',
    },
    'private-key': {
      name: 'Isto parece ser uma chave privada',
      meaning: 'Uma chave privada gasta moedas. Quem paga a você ou recebe de você nunca precisa dela.',
      next: 'Limpe o campo agora. Esta página não a enviou a lugar nenhum, mas outros programas podem tê-la visto. Se ela está em uso, mova as moedas na hora para uma carteira nova, em outro aparelho, limpo.',
    },
    'extended-private-key': {
      name: 'Isto parece ser uma chave privada estendida',
      meaning: 'Ela gasta tudo o que há em uma carteira. Quem paga a você ou recebe de você nunca precisa dela.',
      next: 'Limpe o campo agora. Esta página não a enviou a lugar nenhum, mas outros programas podem tê-la visto. Se ela está em uso, mova as moedas na hora para uma carteira nova, em outro aparelho, limpo.',
    },
    'seed-code': {
      name: 'Isto parece ser a cópia de segurança de uma carteira',
      meaning:
        'As palavras de recuperação também podem ser escritas como algarismos ou como um só código longo (SeedQR, codex32, lances de dados). Um código assim abre a carteira inteira.',
      next: 'Limpe o campo agora: esta página não o enviou a lugar nenhum, mas outros programas podem tê-lo visto. Se ele é verdadeiro, mova as moedas na hora para uma carteira nova, em outro aparelho, limpo. Com uma carteira Lightning, não restaure uma segunda cópia: siga o guia do fabricante.',
    },
    'scan-key': {
      name: 'Isto parece ser uma chave de busca secreta (BIP 392)',
      meaning: 'Ela não pode gastar, mas mostra todos os pagamentos silenciosos que a carteira recebe.',
      next: 'Limpe o campo agora. Esta página não a enviou a lugar nenhum, mas outros programas podem tê-la visto. Não a compartilhe com ninguém.',
    },
    'hex-key': {
      name: 'Isto pode ser uma chave privada',
      meaning:
        'Uma chave secreta pode ser escrita com os algarismos 0 a 9 e as letras de a a f, ou em outro código para computadores (base64). Dados públicos, como o identificador de uma transação, podem ter a mesma aparência. Ninguém consegue distingui-los só de olhar.',
      next: 'Não é um endereço. A menos que tenha certeza de que é público, limpe o campo, trate a chave como vista e mova na hora o que ela controla para uma carteira nova, em outro aparelho, limpo.',
    },
    'wallet-access': {
      name: 'Isto parece ser um token ou o acesso a uma carteira',
      meaning:
        'Alguns códigos são dinheiro, como os tokens de ecash. Outros conectam um app a uma carteira ou a um nó. Quem tem um deles talvez possa gastar.',
      next: 'Limpe o campo agora: esta página não o enviou a lugar nenhum, mas outros programas podem tê-lo visto. Se é um token de ecash seu, passe-o na hora para a sua própria carteira. Se é um acesso, revogue-o na carteira ou no nó que o criou.',
    },
    'bip38-code': {
      name: 'Isto parece ser um código de uma chave protegida (BIP 38)',
      meaning:
        'Pertence a uma chave privada que uma passphrase protege. Quem tem o código pode testar passphrases, quantas quiser.',
      next: 'Limpe o campo agora: esta página não o enviou a lugar nenhum, mas outros programas podem tê-lo visto. Se a passphrase é curta, ou usada em outro lugar, mova as moedas na hora para uma carteira nova, em outro aparelho, limpo.',
    },
    'mixed-case': {
      name: 'Maiúsculas e minúsculas misturadas',
      meaning:
        'Os códigos deste tipo são todos em minúsculas ou todos em maiúsculas. Uma carteira precisa recusar a mistura, porque ela indica um erro.',
      next: 'Não o conserte à mão. Copie ou escaneie de novo.',
    },
    'one-case': {
      name: 'As maiúsculas se perderam',
      meaning:
        'Nos endereços que começam com 1, 3, m, n ou 2, maiúsculas e minúsculas são diferentes. Aqui todas as letras são de um só tipo; por isso, a soma de verificação não pode bater.',
      next: 'Copie de novo da origem. Não adivinhe as letras.',
    },
    'bad-checksum': {
      name: 'Soma de verificação errada',
      meaning:
        'Começa como um código conhecido e se parece com ele, mas ao menos um caractere está errado, falta ou trocou de lugar.',
      next: 'Não o pague e não o conserte por adivinhação. Copie ou escaneie de novo.',
    },
    'wrong-checksum-kind': {
      name: 'Soma de verificação do tipo errado',
      meaning:
        'A soma {found} está correta, mas um endereço da versão {version} precisa ter uma {required}. Só pelo texto não dá para saber como isso aconteceu.',
      next: 'Uma carteira precisa recusá-lo. Peça outro endereço a quem recebe.',
    },
    'bad-length': {
      name: 'Comprimento errado',
      meaning: 'Tem {found} caracteres. Um endereço deste tipo tem {expected}.',
      next: 'Alguma coisa se perdeu ou entrou a mais na cópia. Copie ou escaneie de novo.',
    },
    'bad-character': {
      name: 'Um caractere que não pode estar ali',
      meaning:
        'Achado: {found}. Os endereços deixam de fora sinais que se parecem entre si; por isso, estes são sempre um erro.',
      next: 'Copie ou escaneie de novo. Não adivinhe a letra certa.',
    },
    malformed: {
      name: 'Mal montado por dentro',
      meaning:
        'Começa como um código conhecido e as letras estão boas, mas o que elas dizem descumpre as regras do formato.',
      next: 'Não o pague. Peça outro a quem recebe.',
    },
    ethereum: {
      name: 'Endereço de outra rede',
      meaning: 'Códigos que começam com 0x são de redes do tipo Ethereum. Não dá para enviar bitcoin para lá.',
      next: 'Peça um endereço de Bitcoin. Em uma corretora, escolha a rede “Bitcoin” e nenhuma outra.',
    },
    'hash-or-ethereum': {
      name: 'Talvez um endereço de Ethereum sem o 0x',
      meaning:
        'Quarenta algarismos de 0 a 9 e de a a f. Pode ser um endereço de uma rede do tipo Ethereum, ou a impressão digital de algum dado. Não é um endereço de Bitcoin.',
      next: 'Peça um endereço de Bitcoin. Em uma corretora, escolha a rede “Bitcoin” e nenhuma outra.',
    },
    'bitcoin-cash': {
      name: 'Endereço de Bitcoin Cash',
      meaning: 'O Bitcoin Cash é outra moeda, que se separou do Bitcoin em 2017.',
      next: 'Não envie bitcoin para ele. Peça um endereço de Bitcoin.',
    },
    'other-chain': {
      name: 'Código de outra moeda ou de outro projeto',
      meaning:
        'O código pode estar certo no lugar a que pertence, mas o começo dele ({prefix}) não é nenhum dos do Bitcoin.',
      next: 'Não envie bitcoin para ele. Peça um endereço de Bitcoin.',
    },
    'named-chain': {
      name: 'Talvez um endereço de outra rede: {coin}',
      meaning: 'É montado como os endereços de {coin}, e outras redes podem usar a mesma forma. Não é do Bitcoin.',
      next: 'Não envie bitcoin para ele. Peça um endereço de Bitcoin.',
    },
    'perhaps-other-chain': {
      name: 'Não é um código do Bitcoin, talvez seja de outra rede',
      meaning:
        'Muitas redes escrevem códigos com estas letras. O começo ({prefix}) e o comprimento não são os de um endereço de Bitcoin.',
      next: 'Se pode ser uma senha, uma cópia de segurança, um token ou um código de acesso a uma carteira, limpe o campo e não o mostre a ninguém. Quem o tem talvez possa gastar. Se não, não envie bitcoin para ele. Pergunte a quem recebe a que rede pertence, e peça um endereço de Bitcoin.',
    },
    'too-long': {
      name: 'Longo demais',
      meaning:
        'Esta ferramenta lê códigos de até {max} caracteres, e todo endereço é muito mais curto. Em um texto muito longo, a busca olhou só o começo e o fim.',
      next: 'Cole só o próprio código, e nunca um texto com palavras ou chaves secretas.',
    },
    words: {
      name: 'Palavras, e nenhum código',
      meaning: 'Não foi achado nenhum endereço, fatura ou link de pagamento, só palavras.',
      next: 'Se são palavras de recuperação, mesmo que poucas, limpe o campo e não as mostre a ninguém. Se não, cole o próprio código.',
    },
    unknown: {
      name: 'Um tipo que esta ferramenta não conhece',
      meaning:
        'Não é nenhum dos tipos de endereço do Bitcoin, nem uma fatura ou um link de pagamento que esta ferramenta saiba ler.',
      next: 'Se pode ser uma senha, uma cópia de segurança, um token ou um código de acesso a uma carteira, limpe o campo e não o mostre a ninguém. Quem o tem talvez possa gastar. Se não, confira se você copiou tudo.',
    },
  },
};
