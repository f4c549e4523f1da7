import type { GlossaryEntry } from '../en/glossary';

// In the order of the English entries.
export const glossary: GlossaryEntry[] = [
  {
    id: 'address',
    term: 'Endereço',
    definition:
      'Uma sequência de letras e números que diz para onde vai um pagamento em bitcoin. Ela contém a condição para gastar as moedas, e a carteira pode criar um endereço novo para cada pagamento.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'allowlist',
    term: 'Lista de permitidos',
    definition:
      'Uma lista de endereços de saque para os quais uma conta pode pagar. Um endereço novo só passa a valer depois de uma espera. Assim, um ladrão que entre na conta não consegue esvaziá-la de uma vez.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'asic',
    term: 'ASIC',
    definition:
      'Um chip feito para uma única tarefa. Um ASIC de Bitcoin só calcula o hash de que a mineração precisa. Faz isso muito mais rápido que um computador comum e gasta menos energia.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'bailout',
    term: 'Resgate',
    definition:
      'Ajuda com dinheiro público ou garantias para uma empresa que, sem isso, quebraria; na maioria das vezes, um banco. Os defensores dizem que ela protege poupadores e empregos. Os críticos dizem que ela premia quem correu o risco.',
  },
  {
    id: 'barter',
    term: 'Escambo',
    definition:
      'Troca de um bem por outro, sem dinheiro. Exige que cada uma de duas pessoas queira o que a outra tem, ao mesmo tempo e em quantidades que combinem.',
  },
  {
    id: 'bech32',
    term: 'Bech32',
    definition:
      'Uma forma de escrever endereços SegWit, que começam com bc1. Usa 32 caracteres e tem uma verificação embutida que pega erros de digitação. Os endereços Taproot usam uma versão corrigida, chamada bech32m.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'bip21',
    term: 'BIP 21',
    definition:
      'Um padrão para links de pagamento e códigos QR que começam com “bitcoin:”. Um só código pode levar um endereço, um valor e uma mensagem. O BIP 321 é o substituto mais novo.',
    see: '/guides/using-bitcoin-payments',
  },
  {
    id: 'bip39',
    term: 'BIP 39',
    definition:
      'O padrão que transforma o segredo de uma carteira em 12 a 24 palavras de uma lista fixa de 2.048. A última palavra contém uma verificação que pega a maioria dos erros.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'bitcoin',
    term: 'Bitcoin',
    definition:
      'Uma rede pública e um conjunto de regras para enviar valor pela internet sem um operador central. Com b minúsculo, bitcoin é a unidade que as pessoas enviam; um bitcoin tem 100 milhões de satoshis.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'block',
    term: 'Bloco',
    definition:
      'Um lote de transações que um minerador acrescenta ao registro. Cada bloco aponta para o anterior, e um novo chega, em média, mais ou menos a cada dez minutos.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'block-subsidy',
    term: 'Subsídio do bloco',
    definition:
      'Os bitcoins novos que um minerador pode criar em cada bloco, além das taxas. São 3,125 bitcoins desde abril de 2024, e esse número cai à metade a cada 210.000 blocos.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'blockchain',
    term: 'Cadeia de blocos (blockchain)',
    definition:
      'Um registro feito de blocos em ordem, em que cada bloco contém uma impressão digital do anterior. Quem mudasse uma anotação antiga mudaria todas as impressões digitais seguintes, e todos os nós perceberiam.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'bond',
    term: 'Título de dívida',
    definition:
      'Um empréstimo cortado em papéis: um Estado ou uma empresa promete devolver uma quantia em certo dia e pagar juros até lá. O papel pode ser vendido a outra pessoa. Se os preços sobem mais rápido do que se esperava, o dinheiro que volta compra menos.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'cantillon-effect',
    term: 'Efeito Cantillon',
    definition:
      'O dinheiro novo chega a algumas pessoas antes das outras. Quem o recebe primeiro ainda compra pelos preços velhos; quem o recebe por último paga os novos. O nome vem do banqueiro Richard Cantillon, que descreveu o efeito no século XVIII.',
  },
  {
    id: 'central-bank',
    term: 'Banco central',
    definition:
      'O banco dos bancos e, em geral, também do Estado. Ele emite as cédulas, mantém as contas pelas quais os bancos pagam uns aos outros e orienta o crédito com a taxa de juros que fixa. O dos Estados Unidos é o Federal Reserve.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'change-output',
    term: 'Saída de troco',
    definition:
      'A parte de um pagamento que volta para quem enviou, como o troco de uma loja. As moedas se gastam inteiras; por isso a carteira manda o que sobra para um endereço novo dela mesma.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'channel',
    term: 'Canal',
    definition:
      'Um saldo compartilhado entre dois nós da Lightning, que se abre e se fecha com uma transação na cadeia. Entre uma e outra, os dois podem atualizar o saldo quantas vezes quiserem sem escrever na cadeia de blocos.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'checksum',
    term: 'Soma de verificação',
    definition:
      'Alguns caracteres calculados a partir de todos os outros: se um deslize muda um deles, as duas partes já não combinam, e o programa pode avisar. Ela pega a maioria dos deslizes, não todos.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'coin-control',
    term: 'Controle de moedas',
    definition:
      'Uma função da carteira que mostra suas moedas uma a uma e deixa você escolher quais gastar, ou bloquear algumas. Serve para manter separadas moedas que não devem ser ligadas umas às outras.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'cold-storage',
    term: 'Armazenamento a frio',
    definition:
      'Guardar chaves privadas longe da internet, em um aparelho ou material feito para isso. Protege contra roubo a distância, e ainda assim precisa de uma boa cópia de segurança.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'commodity-money',
    term: 'Moeda-mercadoria',
    definition:
      'Dinheiro feito de uma coisa que as pessoas também querem por si mesma, como sal, tabaco ou ouro. Seu valor não depende de uma promessa, mas é preciso encontrá-la, guardá-la e carregá-la.',
  },
  {
    id: 'confirmation',
    term: 'Confirmação',
    definition:
      'Uma transação tem uma confirmação quando está em um bloco, e mais uma a cada bloco construído em cima dele. Quanto mais confirmações, mais difícil e mais caro é desfazê-la.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'convertibility',
    term: 'Conversibilidade',
    definition:
      'A promessa de que uma cédula pode ser trocada, a uma taxa fixa, por outra coisa, em geral ouro ou prata. Um governo pode suspender a promessa, e em guerras os governos fizeram isso muitas vezes.',
  },
  {
    id: 'cost-basis',
    term: 'Custo de aquisição',
    definition:
      'O que você pagou por uma moeda, com as taxas incluídas. O fisco o subtrai do que você recebe em uma venda para achar o ganho.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'cpfp',
    term: 'CPFP',
    definition:
      'Child pays for parent, “o filho paga pelo pai”. Se um pagamento está parado, quem o recebe ou quem o enviou gasta uma das saídas em uma nova transação com taxa alta. Assim os mineradores ganham ao confirmar as duas juntas.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'cpi',
    term: 'IPC',
    definition:
      'O índice de preços ao consumidor: um órgão de estatística acompanha o preço de uma cesta de bens e serviços. A variação desse índice é a medida de inflação mais citada.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'custodial',
    term: 'Com custódia',
    definition:
      'Um serviço é com custódia quando uma empresa guarda as chaves privadas por você. Você vê um saldo e depende da empresa para receber o que é seu.',
    see: '/guides/first-wallet',
  },
  {
    id: 'debasement',
    term: 'Aviltamento',
    definition:
      'Pôr menos prata ou ouro em uma moeda enquanto o valor gravado nela continua o mesmo. Assim a casa da moeda consegue cunhar mais moedas com o mesmo metal.',
  },
  {
    id: 'derivation-path',
    term: 'Caminho de derivação',
    definition:
      "O galho da árvore de chaves de uma carteira de onde vêm os endereços, escrito como m/84'/0'/0'. As mesmas palavras mostram outros endereços em outro galho.",
    see: '/guides/seed-phrases',
  },
  {
    id: 'devaluation',
    term: 'Desvalorização',
    definition:
      'A decisão de baixar o valor oficial de uma moeda em relação ao ouro ou a outras moedas. Os produtos de fora ficam mais caros, e os vendidos para fora ficam mais baratos para os compradores estrangeiros.',
  },
  {
    id: 'difficulty',
    term: 'Dificuldade',
    definition:
      'Um número que diz quão difícil é achar um bloco válido. A rede o ajusta a cada 2.016 blocos para que os blocos continuem chegando mais ou menos a cada dez minutos.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'diversification',
    term: 'Diversificação',
    definition:
      'Repartir as economias entre coisas que não caem todas ao mesmo tempo. Isso torna menos provável perder tudo, não impede perdas e também dilui o melhor resultado.',
  },
  {
    id: 'dollar-cost-averaging',
    term: 'Compras regulares (DCA)',
    definition:
      'Comprar sempre o mesmo valor em dinheiro, em intervalos regulares, seja qual for o preço. Isso dilui o risco de um mau momento e não impede perdas.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'dollarization',
    term: 'Dolarização',
    definition:
      'O uso do dinheiro de outro país no lugar do próprio, na maioria das vezes o dólar dos Estados Unidos. Os preços ficam mais estáveis, e o país abre mão de decidir sobre o seu dinheiro.',
  },
  {
    id: 'double-spend',
    term: 'Gasto duplo',
    definition:
      'A tentativa de gastar as mesmas moedas duas vezes. Os nós do Bitcoin só aceitam na cadeia uma de duas transações em conflito; por isso quem recebe espera por confirmações.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'drawdown',
    term: 'Queda desde o pico',
    definition:
      'A queda de um pico de preço até um mínimo posterior, em porcentagem. Depois de uma queda de 50%, é preciso subir 100% para voltar ao pico.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'dust',
    term: 'Poeira',
    definition:
      'Uma saída tão pequena que gastá-la custaria em taxas mais do que ela vale, ou quase isso. Por padrão, os nós se recusam a repassar pagamentos que criam saídas abaixo de um limite de poeira.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'dusting',
    term: 'Ataque de poeira',
    definition:
      'Enviar valores minúsculos a endereços de desconhecidos. Se o dono depois gasta essa migalha junto com outras moedas, seus endereços podem ser ligados entre si.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'emergency-fund',
    term: 'Reserva de emergência',
    definition:
      'Dinheiro à mão para dias ruins, como um emprego perdido ou um dente quebrado. Três a seis meses de despesas é uma regra prática comum. O lugar dela é onde o valor não oscila.',
  },
  {
    id: 'exchange',
    term: 'Corretora',
    definition:
      'Um mercado onde as pessoas trocam bitcoin por outro dinheiro. A maioria das corretoras guarda as chaves dos clientes e pede identificação.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'fiat',
    term: 'Moeda fiduciária (fiat)',
    definition:
      'Dinheiro que não é lastreado em uma mercadoria como o ouro. Os bancos centrais emitem as cédulas, e os bancos comerciais criam a maior parte do resto quando emprestam. Dólares, euros e ienes são moeda fiduciária.',
    see: '/guides/time-preference',
  },
  {
    id: 'fork',
    term: 'Bifurcação (fork)',
    definition:
      'Uma divisão na cadeia ou nas regras. Divisões curtas acontecem por acaso e se resolvem sozinhas; se os usuários seguem regras diferentes para sempre, pode nascer uma moeda separada.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'full-node',
    term: 'Nó completo',
    definition:
      'Um computador que baixa todos os blocos e confere sozinho cada transação pelas regras do Bitcoin. Não precisa minerar, e qualquer pessoa pode rodar um.',
    see: '/guides/running-a-node',
  },
  {
    id: 'functions-of-money',
    term: 'Funções do dinheiro',
    definition:
      'Os três trabalhos do dinheiro: pagar, poupar e comparar. Seus nomes são meio de troca, reserva de valor e unidade de conta.',
  },
  {
    id: 'gap-limit',
    term: 'Limite de endereços vazios',
    definition:
      'Quantos endereços sem uso seguidos uma carteira examina antes de parar de procurar pagamentos, muitas vezes 20. Uma carteira restaurada pode parecer vazia quando ele é pequeno demais.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'gold-standard',
    term: 'Padrão-ouro',
    definition:
      'Um sistema em que a moeda é um peso fixo de ouro e pode ser trocada por ele. Limita quanto dinheiro um Estado pode emitir e também o que ele pode fazer em uma crise.',
  },
  {
    id: 'greshams-law',
    term: 'Lei de Gresham',
    definition:
      'O dinheiro ruim expulsa o bom. Se é obrigatório aceitar duas moedas pelo mesmo valor, as pessoas gastam a pior e guardam a melhor.',
  },
  {
    id: 'halving',
    term: 'Halving (redução à metade)',
    definition:
      'O momento em que o subsídio do bloco cai à metade. Acontece a cada 210.000 blocos, ou seja, mais ou menos a cada quatro anos.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hardware-wallet',
    term: 'Carteira física (hardware wallet)',
    definition:
      'Um pequeno aparelho que guarda as chaves privadas longe do computador e do celular. Ele assina os pagamentos lá dentro, e você os confere na tela dele. Se for perdido ou roubado, mova as moedas na hora.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'hash',
    term: 'Hash',
    definition:
      'Uma impressão digital curta de quaisquer dados. Os mesmos dados dão sempre o mesmo hash, uma mudança mínima dá um totalmente diferente, e ninguém conhece um jeito prático de fazer o caminho de volta. A mineração de Bitcoin usa o SHA-256.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hash-rate',
    term: 'Hashrate',
    definition:
      'Quantos palpites um minerador, ou a rede inteira, faz por segundo. O total da rede é estimado a partir da dificuldade e do ritmo dos blocos; não dá para medi-lo diretamente.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hot-wallet',
    term: 'Carteira quente',
    definition:
      'Uma carteira cujas chaves estão em um aparelho ligado à internet, como o celular. É prática para valores pequenos e mais fácil de atacar que o armazenamento a frio.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'hyperinflation',
    term: 'Hiperinflação',
    definition:
      'Uma alta muito rápida dos preços; pelo limite de costume, mais de 50% em um mês. O economista Phillip Cagan traçou esse limite em 1956.',
  },
  {
    id: 'inbound-liquidity',
    term: 'Capacidade de recebimento',
    definition:
      'O valor que seus canais Lightning ainda podem receber. É a parte do saldo do canal que está do outro lado.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'inflation',
    term: 'Inflação',
    definition:
      'Uma alta geral dos preços, de modo que o mesmo dinheiro compra menos. A palavra também se usa para o aumento da quantidade de dinheiro, que é outra medida.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'initial-block-download',
    term: 'Download inicial dos blocos',
    definition:
      'A primeira sincronização de um nó: ele busca todos os blocos desde 2009 e os confere. Leva de horas a dias.',
    see: '/guides/running-a-node',
  },
  {
    id: 'interest',
    term: 'Juros',
    definition:
      'O preço de um empréstimo, em porcentagem da quantia, quase sempre por ano. Quem toma emprestado paga; quem empresta ou poupa recebe. Se os preços sobem mais rápido que os juros, quem emprestou recebe de volta menos do que emprestou, contado em bens.',
    see: '/guides/time-preference',
  },
  {
    id: 'invoice',
    term: 'Fatura',
    definition:
      'Um pedido de pagamento: uma fatura Lightning é um código, que muitas vezes começa com lnbc. Em geral ela diz o valor e quem recebe, pode ser paga uma vez e tem prazo para vencer.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'kyc',
    term: 'KYC',
    definition:
      '“Conheça seu cliente” (know your customer): a lei obriga muitas empresas financeiras a verificar quem são seus clientes, em geral com um documento e um endereço.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'lightning',
    term: 'Lightning',
    definition:
      'Uma rede de canais de pagamento construída em cima do Bitcoin. Torna os pagamentos pequenos rápidos e, em geral, baratos, porque a maioria deles nunca toca a cadeia de blocos.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'lump-sum',
    term: 'Compra única',
    definition: 'Aplicar um valor inteiro em uma só compra, em vez de reparti-lo ao longo do tempo.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'm2',
    term: 'M2',
    definition:
      'Uma medida da quantidade de dinheiro. Nos Estados Unidos, ela conta o dinheiro vivo, os depósitos em conta-corrente e de poupança, os pequenos depósitos a prazo e os fundos de mercado monetário para o público.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'mempool',
    term: 'Mempool (sala de espera)',
    definition:
      'A sala de espera das transações que ainda não estão em um bloco. Cada nó tem a sua; por isso não existe uma única mempool oficial.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'miner',
    term: 'Minerador',
    definition:
      'Uma pessoa ou empresa que junta transações em blocos e liga máquinas para achar um bloco válido. Quem acha ganha o subsídio do bloco e as taxas.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'mining-pool',
    term: 'Pool de mineração',
    definition:
      'Um grupo de mineradores que trabalham juntos e dividem as recompensas conforme o trabalho de cada um. Os pequenos recebem pouco muitas vezes, em vez de muito quase nunca.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'mint',
    term: 'Casa da moeda',
    definition:
      'O lugar onde se fazem as moedas. Uma casa da moeda que põe menos prata ou ouro em cada moeda de mesmo nome consegue cunhar mais delas: isso é o aviltamento.',
  },
  {
    id: 'money-supply',
    term: 'Quantidade de dinheiro',
    definition:
      'O total de dinheiro em uma economia. Há várias contas, desde só o dinheiro vivo até o dinheiro vivo mais contas bancárias e poupança, como o M2.',
  },
  {
    id: 'mortgage',
    term: 'Hipoteca',
    definition:
      'Um empréstimo garantido por uma casa ou um terreno. Se quem deve não consegue pagar, quem emprestou pode mandar vender o imóvel. A inflação alivia essa dívida se os juros forem fixos, e a queda dos preços a torna mais pesada.',
  },
  {
    id: 'multisig',
    term: 'Multisig',
    definition:
      'Uma carteira que precisa de várias chaves para assinar, por exemplo duas de três. Com essa combinação, uma chave perdida ou roubada não basta para perder as moedas, desde que a descrição da carteira também esteja guardada.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'nominal-and-real',
    term: 'Valor nominal e real',
    definition:
      'O valor nominal conta unidades de dinheiro, e o valor real diz o que elas compram. Se o salário sobe 3% e os preços sobem 5%, o salário nominal aumenta e o real diminui.',
  },
  {
    id: 'on-chain',
    term: 'Na cadeia (on-chain)',
    definition:
      'Gravado em um bloco da cadeia do Bitcoin. Os pagamentos na cadeia pagam uma taxa da rede e esperam por confirmações.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'paper-money',
    term: 'Papel-moeda',
    definition:
      'Dinheiro em forma de cédulas. Algumas eram recibos de moedas ou de metal; outras são dinheiro porque um Estado diz que são e as pessoas as aceitam.',
  },
  {
    id: 'passphrase',
    term: 'Passphrase (senha extra)',
    definition:
      'Um segredo opcional que se soma à frase-semente. Cada passphrase diferente abre uma carteira diferente; por isso um erro de digitação mostra uma carteira vazia e nenhuma mensagem de erro.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'phishing',
    term: 'Phishing',
    definition:
      'Um truque que faz você entregar segredos ou dinheiro a alguém que se passa por uma empresa ou pessoa de confiança. Muitas vezes vem em um e-mail, um site ou uma ligação falsos.',
    see: '/guides/bitcoin-common-mistakes',
  },
  {
    id: 'price-controls',
    term: 'Controle de preços',
    definition:
      'Limites que um Estado fixa para os preços. Os defensores os veem como proteção em uma emergência. Se o limite fica abaixo do que os vendedores pediriam, as prateleiras tendem a esvaziar e os produtos vão para o mercado paralelo.',
  },
  {
    id: 'private-key',
    term: 'Chave privada',
    definition:
      'Um número secreto capaz de assinar o gasto de certas moedas. Quem o conhece pode movê-las, e ninguém pode redefini-lo.',
    see: '/guides/first-wallet',
  },
  {
    id: 'proof-of-reserves',
    term: 'Prova de reservas',
    definition:
      'Uma evidência de que uma empresa controla certas moedas em dado momento. Não é uma auditoria e pode deixar de fora dívidas ou moedas emprestadas.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'proof-of-work',
    term: 'Prova de trabalho',
    definition:
      'Um resultado que exige muito cálculo para ser achado e quase nenhum para ser conferido. O Bitcoin o usa para decidir quem acrescenta o próximo bloco e para que reescrever a história saia caro.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'pruned-node',
    term: 'Nó podado',
    definition:
      'Um nó que confere todos os blocos, como faz um nó completo, e depois apaga os antigos para poupar espaço em disco.',
    see: '/guides/running-a-node',
  },
  {
    id: 'public-key',
    term: 'Chave pública',
    definition:
      'Um número calculado a partir de uma chave privada, com o qual qualquer pessoa pode conferir uma assinatura. Pode ser divulgado, e ninguém conhece hoje um jeito prático de obter dele a chave privada.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'purchasing-power',
    term: 'Poder de compra',
    definition:
      'O que uma quantia de dinheiro consegue comprar. Quando os preços sobem, cai o poder de compra de um dólar guardado em dinheiro vivo.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'rbf',
    term: 'RBF',
    definition:
      'Replace by fee, “substituir por taxa”: quem enviou troca uma transação ainda não confirmada por uma nova versão com taxa mais alta, para que ela seja confirmada antes.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'redenomination',
    term: 'Corte de zeros',
    definition:
      'A troca de uma moeda por outra nova, com menos zeros. As contas ficam mais fáceis. Por si só, isso não impede os preços de subir.',
  },
  {
    id: 'remittance',
    term: 'Remessa',
    definition: 'Dinheiro que quem trabalha no exterior manda para a família. As taxas e a demora podem ser grandes.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'reserve-currency',
    term: 'Moeda de reserva',
    definition:
      'Uma moeda que os bancos centrais de outros países guardam e na qual se fixam os preços de boa parte do comércio mundial. A principal, hoje, é o dólar dos Estados Unidos.',
  },
  {
    id: 'reserves',
    term: 'Reservas',
    definition:
      'O dinheiro dos bancos: o que eles têm em suas contas no banco central, muitas vezes somado ao dinheiro vivo dos cofres. É com ele que os bancos pagam uns aos outros. A palavra também se usa para o ouro e o dinheiro estrangeiro de um país.',
  },
  {
    id: 'satoshi',
    term: 'Satoshi',
    definition:
      'A menor unidade que o registro do Bitcoin guarda: um centésimo de milionésimo de bitcoin, muitas vezes chamado de sat. O nome vem de Satoshi Nakamoto, o autor desconhecido do Bitcoin.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'sat-per-vbyte',
    term: 'Satoshis por byte virtual',
    definition:
      'A unidade da tarifa por vB, escrita sat/vB. Multiplique-a pelo tamanho virtual de uma transação e você tem a taxa.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'scam',
    term: 'Golpe',
    definition:
      'Uma fraude em que a própria vítima entrega dinheiro ou chaves, enganada por uma história. Sinais típicos são a promessa de ganho, a pressa e um estranho que quer ajudar.',
    see: '/guides/bitcoin-common-mistakes',
  },
  {
    id: 'scarcity',
    term: 'Escassez',
    definition:
      'Há menos de uma coisa do que as pessoas gostariam de ter. Um bom dinheiro precisa dela: o que qualquer um pode fazer ou catar à vontade não mantém o valor.',
  },
  {
    id: 'seed-phrase',
    term: 'Frase-semente',
    definition:
      'Uma lista secreta de palavras, em geral 12 ou 24, com a qual uma carteira pode refazer suas chaves. Quem lê as palavras pode levar as moedas. Se isso pode ter acontecido, mova-as na hora para palavras novas.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'segwit',
    term: 'SegWit',
    definition:
      'Uma atualização de 2017 que levou as assinaturas para uma parte separada da transação e as conta com peso menor. Ela baixou as taxas e tornou a Lightning viável.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'self-custody',
    term: 'Autocustódia',
    definition:
      'Guardar você mesmo as chaves privadas, de modo que nenhuma empresa precise autorizar seus gastos. O dever de fazer cópias de segurança também passa a ser seu.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'sim-swap',
    term: 'Troca de chip (SIM swap)',
    definition:
      'Uma fraude em que um ladrão consegue passar seu número de celular para outro chip. A partir daí, é ele quem recebe suas mensagens de texto, inclusive os códigos de acesso.',
    see: '/guides/security-checklist',
  },
  {
    id: 'sound-money',
    term: 'Dinheiro sólido',
    definition:
      'Expressão para o dinheiro cuja quantidade é difícil de aumentar e que se espera que mantenha o valor com o tempo. Os economistas discordam sobre o que torna o dinheiro sólido e sobre quanto isso importa.',
    see: '/guides/time-preference',
  },
  {
    id: 'source-of-funds',
    term: 'Origem do dinheiro',
    definition:
      'De onde veio uma quantia. Os bancos e as plataformas são obrigados a perguntar e querem papéis que a mostrem.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'spread',
    term: 'Spread',
    definition:
      'A diferença entre o preço pelo qual você pode comprar e o preço pelo qual pode vender no mesmo momento. É um custo, mesmo onde não aparece nenhuma taxa.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'stablecoin',
    term: 'Stablecoin',
    definition:
      'Um token que procura manter um preço fixo, na maioria das vezes um dólar dos Estados Unidos. Depende de quem o emite ou de um mecanismo, e alguns já fracassaram.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'supply-cap',
    term: 'Limite de emissão',
    definition:
      'O número máximo de unidades que podem chegar a existir. No Bitcoin, as regras que todo nó completo confere permitem pouco menos de 21 milhões.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'taproot',
    term: 'Taproot',
    definition:
      'Uma atualização de novembro de 2021 que trouxe as assinaturas de Schnorr e os endereços que começam com bc1p. Pode tornar regras de gasto complicadas menores e mais privadas.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'testnet',
    term: 'Testnet',
    definition:
      'Uma rede separada, com moedas próprias, feita para testar programas. A intenção é que essas moedas não tenham valor, e os endereços têm outra aparência.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'time-preference',
    term: 'Preferência temporal',
    definition:
      'O quanto alguém prefere ter uma coisa agora a tê-la depois. Preferência temporal alta é querer logo; baixa é estar disposto a esperar.',
    see: '/guides/time-preference',
  },
  {
    id: 'tor',
    term: 'Tor',
    definition:
      'Uma rede que passa o tráfego por vários intermediários, de modo que nem seu provedor de internet nem o outro lado fica sabendo quem fala com quem.',
    see: '/guides/running-a-node',
  },
  {
    id: 'transaction-fee',
    term: 'Taxa de transação',
    definition:
      'O que quem envia paga aos mineradores para que incluam a transação em um bloco. Depende do tamanho da transação em dados e da procura, e não do valor enviado.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'travel-rule',
    term: 'Travel Rule',
    definition:
      'Uma regra que obriga as plataformas a registrar quem envia e quem recebe uma transferência. Na União Europeia elas também precisam verificar, acima de € 1.000, se uma carteira fora da plataforma pertence ao cliente.',
    see: '/guides/buying-first-bitcoin',
  },
  {
    id: 'two-factor',
    term: 'Autenticação em dois fatores',
    definition:
      'Uma segunda prova ao entrar na conta, além da senha, como um código de um app ou uma chave de segurança. Os códigos por SMS são mais fracos, porque números de celular podem ser roubados.',
    see: '/guides/security-checklist',
  },
  {
    id: 'utxo',
    term: 'UTXO',
    definition:
      'Saída de transação não gasta (unspent transaction output): uma moeda, de qualquer valor, que foi recebida e ainda não foi gasta. O saldo de uma carteira é a soma dos seus UTXOs.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'virtual-byte',
    term: 'Byte virtual',
    definition:
      'A unidade em que se conta o tamanho de uma transação para calcular a taxa, escrita vB. É um quarto do peso da transação, arredondado para cima, e os dados de assinatura no SegWit contam menos.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'volatility',
    term: 'Volatilidade',
    definition:
      'Quanto e quantas vezes um preço sobe e desce. A do bitcoin tem sido muito maior que a da maioria das moedas e dos índices de ações.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'wallet',
    term: 'Carteira',
    definition:
      'Um programa ou aparelho que guarda chaves e faz pagamentos. As moedas em si são anotações na cadeia de blocos; a carteira guarda o poder de movê-las.',
    see: '/guides/first-wallet',
  },
  {
    id: 'war-finance',
    term: 'Financiamento da guerra',
    definition:
      'Como um Estado paga uma guerra: com impostos, com empréstimos ou criando dinheiro. Este último caminho não precisa de imposto nem de quem empreste, e em geral os preços sobem.',
  },
  {
    id: 'watch-only',
    term: 'Carteira só de observação',
    definition:
      'Uma carteira que mostra saldos e cria endereços novos, mas não pode gastar, porque não tem chaves privadas.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'xpub',
    term: 'Xpub',
    definition:
      'Uma chave pública estendida, da qual uma carteira pode derivar muitos endereços sem nenhuma chave privada. Quem a tem pode ver os pagamentos a todos eles.',
    see: '/guides/bitcoin-addresses',
  },
];
