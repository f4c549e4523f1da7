import { addressIdentifier } from './address-identifier';
import { balanceSheets } from './balance-sheets';
import { bankOfIssue } from './bank-of-issue';
import { barterPuzzle } from './barter-puzzle';
import { blockChain } from './block-chain';
import { checklist } from './checklist';
import { cushion } from './cushion';
import { hoursOfWork } from './hours-of-work';
import { mint } from './mint';
import { moneyScorecard } from './money-scorecard';
import { newMoneyTown } from './new-money-town';
import { nowOrLater } from './now-or-later';
import { plan } from './plan';
import { priceClock } from './price-clock';
import { proofOfWork } from './proof-of-work';
import { supplyCurve } from './supply-curve';

/** The words of each calculator by the name of its component. `{…}` marks a value that the screen fills in. */
export const calculators = {
  /** What all calculators share. */
  common: {
    noScript:
      'Esta calculadora precisa de JavaScript para usar os seus números. Sem ele, estes campos não mudam nada: mostram um exemplo calculado de antemão.',
    errors: {
      empty: 'Este campo está vazio. Digite um número, por exemplo {example}.',
      notANumber: 'Isto não é um número. Digite um número, por exemplo {example}.',
      letters: 'Aqui não dá para ler letras, unidades nem outros sinais. Digite só o número, por exemplo {example}.',
      marks: 'As vírgulas, os pontos e os espaços não combinam. Digite o número sem eles, por exemplo {example}.',
      tooSmall: 'Este número é pequeno demais. Digite um número de {min} a {max}.',
      tooLarge: 'Este número é grande demais. Digite um número de {min} a {max}.',
      /** How a number was read that can be written in several ways. Both marks count as thousands before three digits. */
      readAs: {
        comma:
          'Lido como {number}: uma vírgula antes de três algarismos pode marcar milhares ou decimais. Para milhares, digite o número sem vírgula. Para decimais, acrescente um zero no fim.',
        point:
          'Lido como {number}: aqui, um ponto antes de três algarismos marca milhares. Para decimais, use vírgula, com um zero a mais no fim.',
        other: 'Lido como {number}.',
      },
      lostInLink: 'O link perdeu este valor: você vê o do exemplo.',
    },
    /** Above a calculator that was opened by a damaged link. */
    damagedLink: {
      part: 'Este link se estragou no caminho. O que se perdeu tem o valor do exemplo: confira primeiro os campos.',
      all: 'Este link se estragou no caminho e não deu para lê-lo. Você vê o exemplo.',
    },
    results: 'Resultados',
    /** In the place of a chart. */
    noResult: 'Ainda não há resultado. Mude o campo marcado acima.',
    actions: {
      copyLink: 'Copiar link deste resultado',
      linkCopied: 'Link copiado',
      copyFailed: 'O navegador não deixou copiar. O link está selecionado abaixo: copie-o dali.',
      linkField: 'Link deste resultado',
      noLink: 'Ainda não há resultado para o link. Mude o campo marcado acima.',
      reset: 'Recomeçar',
    },
    formula: { formula: 'Fórmula', constants: 'Constantes', folded: 'Como se calcula' },
  },
  DcaBacktest: {
    title: 'Teste: o mesmo plano com preços passados',
    amount: 'Valor por mês (US$)',
    amountHint:
      'Compra-se pelo último preço de cada mês. Temos um preço por mês, por isso não dá para testar planos semanais.',
    start: 'Primeira compra',
    end: 'Última compra',
    month: 'Mês',
    year: 'Ano',
    wrongOrder: 'A última compra vem antes da primeira. Escolha um mês posterior.',
    fee: 'Taxa (%)',
    feeHint: 'Taxa e spread juntos, descontados de cada compra e da compra única.',
    savings: 'Conta de poupança (% ao ano)',
    planFields: 'Escolher valor e meses',
    costs: 'Taxa de {fee}, poupança a {rate} ao ano',
    savingsHint:
      'Um exemplo. Os juros entram todo mês. As letras do Tesouro dos EUA de três meses renderam {treasury-bills-2022} em 2022, {treasury-bills-2023} em 2023 e {treasury-bills-2024} em 2024, um pouco mais que as taxas de desconto publicadas.',
    quick: {
      legend: 'Maus começos para testar',
      from: 'desde {start}',
      lengths: { 12: 'Pior ano', 24: 'Piores 2 anos', 36: 'Piores 3 anos', 60: 'Piores 5 anos' } as Record<
        number,
        string
      >,
    },
    /** Which months are shown: ours, or those that the reader chose. */
    window: {
      title: 'Por que estes meses',
      ours: 'Estes são os últimos {years} anos dos nossos preços. Não os escolhemos pelo resultado. Para ver outra história, mude os meses.',
      /** The same, where no other start of this length ended worse. */
      oursWorst:
        'Estes são os últimos {years} anos dos nossos preços e, ao mesmo tempo, o pior começo dessa duração. Não os escolhemos pelo resultado. Para ver outra história, mude os meses.',
      readers:
        'Você escolheu de {start} a {end}. Outros meses contam outra história: compare os seus com todos os começos da mesma duração.',
    },
    plan: 'Plano em bitcoin no fim',
    planNote: '{n} compras mensais de {amount}: {total} pagos ao todo.',
    planNoteOne: 'Uma compra de {amount}.',
    more: '{percent} a mais que o total pago',
    less: '{percent} a menos que o total pago',
    invested: 'Total pago',
    investedNote: '{n} compras mensais de {amount}.',
    investedOne: 'Uma compra.',
    bought: 'Bitcoin comprado',
    boughtValue: '{btc} BTC',
    boughtNote: 'Avaliado pelo preço de {month}. Custo médio de {cost} por um bitcoin.',
    boughtNone: 'Nada foi comprado.',
    lump: 'Em vez disso, compra única no começo',
    lumpNote: 'Os mesmos {total}, todos gastos no fim de {month}.',
    savingsValue: 'Em vez disso, conta de poupança',
    cash: 'Dinheiro vivo, descontada a inflação',
    cashNote:
      'O que os {total} ainda compram, com cada pagamento no dinheiro do seu próprio mês. Os resultados acima estão em dólares nominais, sem descontar a inflação.',
    ride: 'Quantos solavancos houve no caminho',
    drawdown: 'Pior queda do plano desde o pico',
    drawdownNote:
      'Do fim de {peak} ao fim de {low}. Os pagamentos novos a suavizam. A pior queda do próprio preço nesse tempo foi de {price}.',
    drawdownNone: 'O valor nunca ficou abaixo do de um fim de mês anterior.',
    underWater: 'Meses no prejuízo',
    underWaterNote:
      'Em {k} de {n} meses, o plano terminou valendo menos que o total pago, os dois em dólares nominais.',
    real: 'Plano em bitcoin no dinheiro de {month}',
    realPlain: 'Plano em bitcoin, descontada a inflação',
    realNote:
      'O valor final, sem a alta dos preços ao consumidor desde então. Nesse dinheiro, os pagamentos somam {paid}.',
    dataEnd: 'Fim dos dados',
    dataEndNote: 'O último preço de fim de mês que temos. O que veio depois não está aqui.',
    starts: {
      title: 'Todos os começos da mesma duração',
      intro: 'Um plano de {length} poderia ter começado em {plans} meses diferentes desde {first}.',
      losing: {
        none: 'Em dólares nominais, nenhum deles terminou no prejuízo.',
        one: 'Em dólares nominais, um deles terminou no prejuízo.',
        many: 'Em dólares nominais, {n} deles, ou {percent}, terminaram no prejuízo.',
      },
      /** The same after inflation. */
      losingReal: {
        none: 'Descontada a inflação, nenhum.',
        one: 'Descontada a inflação, um.',
        many: 'Descontada a inflação, {n}.',
      },
      oneYear:
        'Os planos curtos foram piores: dos {plans} planos de um ano, {n} terminaram no prejuízo em dólares nominais.',
      rank: 'Contando do pior, o seu é o número {rank}.',
      caption: 'Como terminaram {plans} planos de {length}, em dólares nominais',
      columns: { band: 'Valor no fim', count: 'Planos', share: 'Parte de todos os planos' },
      bands: {
        half: 'Menos da metade do total pago',
        loss: 'A metade ou mais, mas com prejuízo',
        double: 'De 1 a 2 vezes',
        five: 'De 2 a 5 vezes',
        ten: 'De 5 a 10 vezes',
        more: '10 vezes ou mais',
      },
      worst: 'Pior começo',
      median: 'Resultado do meio',
      best: 'Melhor começo',
      multiple: '{n} vezes',
      from: 'Primeira compra: {month}.',
      medianNote: 'Metade dos planos terminou melhor, metade terminou pior.',
      separate: {
        one: 'Sem sobreposição, só um caberia nos nossos preços.',
        many: 'Sem sobreposição, só {n} caberiam nos nossos preços.',
      },
      caveat:
        'Estes planos se sobrepõem. {separate} Por isso, {plans} começos estão longe de ser {plans} testes separados. Muitos deles incluem os primeiros anos, quando o bitcoin era minúsculo e subiu a partir de centavos. E esta é uma moeda que sobreviveu. Outras foram a zero.',
    },
    months: { one: 'um mês', many: '{n} meses', year: 'um ano', years: '{n} anos' },
    chart: {
      title: 'Mês a mês',
      /** On narrow screens. */
      savings:
        'Em um gráfico estreito, a conta de poupança muitas vezes fica perto demais do total pago para ter uma linha própria.',
      summary:
        'De {start} a {end}, foram pagos {invested}. O plano em bitcoin terminou em {plan}, a compra única em {lump} e a conta de poupança em {savings}. O dinheiro vivo ainda comprava {cash}.',
      unit: 'Dólares dos EUA em cada fim de mês. Dinheiro vivo: o que ainda compra.',
      month: 'Mês',
      lines: {
        plan: 'Plano',
        lump: 'Compra única',
        invested: 'Total pago',
        savings: 'Poupança',
        cash: 'Dinheiro vivo,\nvalor real',
      },
      columns: {
        plan: 'Plano em bitcoin',
        lump: 'Compra única',
        invested: 'Total pago',
        savings: 'Conta de poupança',
        cash: 'Dinheiro vivo, descontada a inflação',
      },
      note: 'Não entram na conta: impostos, taxas de saque, moedas perdidas e corretoras que quebraram. Antes de 2023, os preços ao consumidor são traçados entre médias anuais. O último é de {cpi}.',
    },
    warning: 'Resultados passados não prometem resultados futuros. Isto é história e não é aconselhamento financeiro.',
    formula: [
      'Bitcoin comprado a cada mês = valor × (1 − taxa) ÷ preço no fim do mês',
      'Plano = todo o bitcoin comprado × preço no fim',
      'Compra única = todos os pagamentos × (1 − taxa) ÷ primeiro preço × último preço',
      'Poupança = saldo × (1 + juros ÷ 12) + valor, mês a mês',
      'Dinheiro vivo, descontada a inflação = saldo × índice de preços anterior ÷ índice de preços seguinte + valor',
      'No dinheiro do primeiro mês = dólares × primeiro índice de preços ÷ índice de preços do seu mês',
    ],
    constants: { prices: 'Preços', pricesValue: '{publisher}, de {first} a {last}' },
  },
  DcaCalculator: {
    title: 'Calculadora de compras regulares',
    amount: 'Valor por compra (US$)',
    amountHint: 'Feita para valores de {min} a {max}. Outros também funcionam.',
    frequency: 'Frequência',
    frequencyHint: 'Quinzenal quer dizer a cada duas semanas.',
    frequencies: { daily: 'Diária', weekly: 'Semanal', 'bi-weekly': 'Quinzenal', monthly: 'Mensal' },
    annual: 'Total do ano',
    annualValue: '{amount} / ano',
    annualNote: '{n} compras de {amount}.',
    monthly: 'Por mês, em média',
    monthlyNote: 'Compare com o que sobra do seu salário depois do aluguel, da comida e da poupança.',
    year: 'Quanto você paga em um ano, somado mês a mês. Mostra os seus pagamentos, e não o valor das moedas. O preço pode cair.',
    month: 'mês {n}',
    tryIt: 'Testar este plano com preços passados',
    formula: ['Total do ano = valor por compra × compras por ano', 'Por mês = total do ano ÷ 12'],
    constants: {
      perYear: '{frequency}: compras por ano',
      note: 'Cinquenta e duas semanas dão 364 dias. Por isso, um ano de verdade às vezes tem uma compra a mais.',
    },
  },
  FeeCalculator: {
    title: 'Calculadora de taxas',
    size: 'Tamanho da transação (bytes)',
    sizeHint: 'Em bytes virtuais. O controle vai de {min} a {max}. Você pode digitar qualquer outro tamanho.',
    sizeSpoken: '{value} bytes virtuais',
    rate: 'Tarifa (sat/vB)',
    rateHint: 'O controle vai de {min} a {max}. Você pode digitar qualquer outra tarifa.',
    rateSpoken: '{value} satoshis por byte virtual',
    sats: 'Total em satoshis',
    belowFloor: 'Abaixo de {floor} sat/vB, os nós com configurações padrão não repassam o pagamento.',
    btc: 'Bitcoin',
    usd: 'Dólares dos EUA',
    usdNote: 'A um preço fixo de exemplo, {price} por um bitcoin. Não é o preço de hoje.',
    formula: [
      'Total em satoshis = tamanho × tarifa, arredondado para cima até satoshis inteiros',
      'Bitcoin = satoshis ÷ satoshis em um bitcoin',
      'Dólares dos EUA = bitcoin × preço',
    ],
    constants: {
      satsPerBtc: 'Satoshis em um bitcoin',
      price: 'Preço do bitcoin',
      priceNote: 'Um exemplo fixo, para que o resultado seja o mesmo a cada visita.',
    },
  },
  HardwareWalletCalculator: {
    title: 'Carteira física: custo e benefício',
    amount: 'Quantia em bitcoin',
    amountSpoken: '{value} bitcoins',
    btcPrice: 'Preço do bitcoin (US$)',
    btcPriceHint: 'Um exemplo fixo. No fim de {month}, o preço era {price}.',
    risk: 'Risco da corretora (% ao ano)',
    riskHint: 'Ninguém sabe este número. {value} é um exemplo: mova o controle.',
    riskSpoken: '{value} por cento ao ano',
    cost: 'Preço da carteira física (US$)',
    portfolio: 'Valor em dólares',
    annualRisk: 'Custo do risco por ano',
    annualRiskNote:
      'Uma média de muitos anos e muitas pessoas. Na maioria dos anos você não perderia nada; em um ano ruim, tudo.',
    protection: 'Custo da proteção',
    protectionNote: 'O preço do aparelho, em porcentagem do que ele protege.',
    protectionNone: 'Ainda não há nada a proteger.',
    protected: 'Valor protegido',
    protectedNote: 'Valor em dólares menos o preço do aparelho.',
    protectedLoss: 'O aparelho custa mais do que protege',
    all: 'Ponto de equilíbrio, seu próprio risco e a fórmula',
    breakEven: 'Ponto de equilíbrio',
    breakEvenNote: 'Com esta quantia, um ano de risco da corretora custa tanto quanto o aparelho.',
    breakEvenAbove: 'Você tem mais que isso.',
    breakEvenBelow: 'Você tem menos que isso.',
    breakEvenNone: 'Sem nenhum risco da corretora, o aparelho nunca se paga.',
    own: 'O risco que passa para você',
    ownIntro:
      'Com um aparelho, nenhuma corretora pode perder suas moedas. Você pode. Por isso, conte também o seu próprio risco.',
    ownReasons: [
      'Você perde as palavras de recuperação, ou um incêndio ou uma enchente destrói a única cópia.',
      'Alguém engana você, e você digita as palavras em um site.',
      'Você morre, e seus herdeiros não acham as palavras ou não sabem usá-las.',
    ],
    ownRisk: 'Seu próprio risco (% ao ano)',
    ownRiskHint: 'Também é um exemplo: mova o controle. O risco próprio de ninguém é zero.',
    ownSource:
      'Uma pista do tamanho dele: em 2017, a empresa Chainalysis estimou que de {low}% a {high}% de todas as moedas estavam perdidas. Repartido pelos primeiros nove anos, isso dá cerca de {lowYear}% a {highYear}% ao ano. A maioria dessas moedas valia pouco quando se perdeu, e poucas podem ter estado em uma carteira física.',
    change: 'Diferença no primeiro ano',
    changeNote: 'O risco da corretora que você evita, menos o seu próprio risco, menos o preço do aparelho.',
    bars: {
      exchange: 'Risco na corretora, por ano',
      device: 'Com o aparelho, primeiro ano',
      own: '{cost} pelo seu próprio risco',
      price: '{cost} pelo aparelho',
    },
    changeGain: 'Melhor com o aparelho, com estes palpites',
    changeLoss: 'Pior com o aparelho, com estes palpites',
    ownBreakEven: 'Ponto de equilíbrio com o seu próprio risco',
    ownBreakEvenNote: 'A partir desta quantia, o primeiro ano paga o aparelho.',
    ownBreakEvenNone: 'Nenhum. O seu próprio risco é tão grande quanto o da corretora, ou maior.',
    leavesOut:
      'Os dois riscos são palpites, e por isso todo resultado aqui também é. Ficam de fora: frete e imposto, taxas de rede para mover as moedas, os anos que o aparelho dura e o que você receberia de volta de uma corretora que quebrou.',
    formula: [
      'Valor em dólares = quantia em bitcoin × preço do bitcoin',
      'Custo do risco por ano = valor em dólares × risco da corretora ÷ 100',
      'Custo da proteção = preço da carteira física ÷ valor em dólares × 100',
      'Valor protegido = valor em dólares − preço da carteira física',
      'Cada resultado é arredondado por si só; por isso, as partes podem diferir da soma em um dólar.',
      'Ponto de equilíbrio = preço da carteira física ÷ risco da corretora × 100',
      'Ponto de equilíbrio com o seu próprio risco = preço da carteira física ÷ (risco da corretora − risco próprio) × 100',
    ],
  },
  InflationByYear: {
    title: 'Inflação, ano a ano',
    noScript: 'Para escolher um ano é preciso JavaScript. A tabela abaixo tem todos os {n} anos.',
    year: 'Ano',
    yearHint: 'Médias de um só país, os Estados Unidos. Os números oficiais vão de dezembro a dezembro.',
    housing: 'Moradia',
    groceries: 'Supermercado',
    wages: 'Salários',
    site: 'Este site',
    /** What the bars are. */
    key: { prices: 'Preços publicados', pay: 'Salários publicados', site: 'Este site' },
    official: {
      housePrices: 'Preços das casas (Case-Shiller)',
      shelter: 'Aluguéis e outros custos de moradia (CPI)',
      groceries: 'Alimentos em casa (CPI)',
      wages: 'Salário médio por hora',
    },
    realPay: {
      title: 'O que o salário comprou em {year}',
      lead: 'Números oficiais: o salário médio por hora subiu {wages}.',
      food: 'Os alimentos em casa subiram {percent}.',
      foodResult: {
        more: 'Assim, uma hora de salário comprou {change} mais comida.',
        less: 'Assim, uma hora de salário comprou {change} menos comida.',
        same: 'Assim, uma hora de salário comprou a mesma comida.',
      },
      shelter: 'Os aluguéis e outros custos de moradia subiram {percent}.',
      shelterResult: {
        more: 'Assim, uma hora de salário cobriu {change} mais moradia.',
        less: 'Assim, uma hora de salário cobriu {change} menos moradia.',
        same: 'Assim, uma hora de salário cobriu a mesma moradia.',
      },
      houses: 'Os preços das casas subiram {percent}.',
      housesResult: {
        more: 'Assim, uma hora de salário comprou uma parte {change} maior de uma casa.',
        less: 'Assim, uma hora de salário comprou uma parte {change} menor de uma casa.',
        same: 'Assim, uma hora de salário comprou a mesma parte de uma casa.',
      },
      notes: {
        2020: 'Em 2020, muitos empregos mal pagos sumiram. Só isso já eleva a média; por isso, a alta dos salários parece melhor do que foi.',
      } as Record<number, string>,
    },
    table: {
      caption: 'Todos os anos: este site e os números oficiais',
      note: 'Variação em porcentagem ao longo do ano. “Este site” é a linha que o dono do site definiu. Oficial: dezembro contra dezembro do ano anterior; {publisher}, dados até {vintage}.',
      trust:
        'A linha de moradia do dono do site não corresponde a nenhuma série oficial, e as de salários e de supermercado também diferem. Confie mais nas séries que têm nome.',
      mismatch:
        'A linha de moradia do dono do site fica acima dos preços das casas e dos aluguéis em cada um destes anos. Ao todo são {housing}, enquanto os preços das casas subiram {housePrices}. Nossa linha de salários fica abaixo da oficial em {below} dos {years} anos: {wages} ao todo, enquanto os salários subiram {pay}. Nossos {groceries} para o supermercado em 2023 são a variação da média anual. De dezembro a dezembro, foi {groceriesOfficial}.',
      source: 'Definições e fontes',
    },
    formula: ['Variação do que o salário compra = (1 + alta dos salários) ÷ (1 + alta dos preços) − 1'],
  },
  MiningCalculator: {
    title: 'Calculadora de mineração',
    hashRate: 'Hashrate (TH/s)',
    hashRateHint: 'Trilhões de palpites por segundo. Está na etiqueta da máquina.',
    power: 'Consumo de energia (W)',
    electricity: 'Preço da energia (US$/kWh)',
    electricityHint: 'A sua conta de luz mostra o preço de um quilowatt-hora.',
    btcPrice: 'Preço do bitcoin (US$)',
    dailyBtc: 'Bitcoin por dia',
    dailyRevenue: 'Receita por dia',
    dailyPowerCost: 'Custo de energia por dia',
    dailyProfit: 'Lucro por dia',
    profit: 'Lucro com estes números',
    loss: 'Prejuízo com estes números',
    noProfit: 'Nenhum lucro com estes números',
    /** `{fixed}`: the network of the example. */
    aboveNetwork:
      'Isto é mais que a rede inteira do exemplo, {fixed} EH/s. O número mais recente é {latest} EH/s. Nenhum minerador pode ganhar mais que todos os mineradores juntos; por isso, estes resultados não podem acontecer.',
    beyond: 'O que decorre disso',
    /** The same machine at the hash rate of the example and at the latest one. */
    rates: {
      caption: 'A mesma máquina com dois hashrates da rede',
      fixed: '{rate} EH/s, nosso exemplo',
      latest: '{rate} EH/s, dezembro de {year}',
      note: 'O número mais recente dos nossos dados é a média de dezembro de {year} ({source}).',
    },
    breakEven: 'Preço de equilíbrio da energia por kWh',
    breakEvenNote:
      'No preço de equilíbrio, a energia custa tanto quanto vale o bitcoin. Se você paga mais, cada hora dá prejuízo.',
    breakEvenNone: 'A máquina não consome energia, por isso não tem preço de equilíbrio.',
    solo: 'Chance de um bloco em um ano, para quem minera sozinho',
    soloYears: 'Espera média por um bloco, para quem minera sozinho',
    years: '{n} anos',
    less: 'menos de {n} anos',
    soloNote: 'A sorte não tem memória: depois de um ano sem bloco, a chance é a mesma.',
    soloNone: 'Sem hashrate não há chance de um bloco.',
    halving: 'Próximo halving (estimativa)',
    halvingValue: 'Por volta de {date}',
    halvingNote:
      'No bloco {height}, a recompensa cai para {subsidy} BTC, e o bitcoin por dia cai à metade. Os blocos não seguem o relógio: a data varia em semanas.',
    leavesOut: 'O que isto deixa de fora',
    omissions: [
      'A taxa do pool, muitas vezes de 1 a 3 por cento.',
      'O preço da máquina, a refrigeração, os consertos e os impostos.',
      'O crescimento da rede. Quando outros ligam mais máquinas, a sua parte encolhe.',
      'O próximo halving, as mudanças no preço do bitcoin e os dias parados.',
      'As taxas de transação, que somam um pouco à recompensa.',
    ],
    formula: [
      'Bitcoin por dia = recompensa do bloco × (hashrate ÷ hashrate da rede) × blocos por dia',
      'Receita por dia = bitcoin por dia × preço do bitcoin',
      'Custo de energia por dia = watts ÷ 1.000 × 24 × preço da energia',
      'Lucro por dia = receita por dia − custo de energia por dia',
      'Cada resultado é arredondado por si só; por isso, as partes impressas podem diferir do lucro impresso em um centavo.',
      'O que decide se é lucro ou prejuízo é o lucro impresso: US$ 0,00 não é nem um nem outro.',
      'Preço de equilíbrio = receita por dia ÷ (watts ÷ 1.000 × 24)',
      'Chance em um ano = 1 − e^(−blocos esperados em 365 dias)',
      'Espera média = 1 ano ÷ blocos esperados em 365 dias',
    ],
    constants: {
      subsidy: 'Recompensa do bloco',
      subsidyValue: '{btc} BTC',
      network: 'Hashrate da rede',
      networkValue: '{rate} TH/s',
      networkNote:
        'Um exemplo fixo ({fixed} EH/s). O número mais recente dos nossos dados é {latest} EH/s, a média de dezembro de {year} ({source}).',
      blocks: 'Blocos por dia',
    },
  },
  TimePreferenceCalculator: {
    title: 'Calculadora de poupança',
    amount: 'Valor por mês\u00a0(US$)',
    years: 'Anos',
    inflation: 'Inflação (% ao ano)',
    inflationSpoken: '{value} por cento de inflação ao ano',
    btcReturn: 'Rendimento anual do bitcoin (% ao ano)',
    btcReturnHint:
      'Ninguém o conhece. {value} é um exemplo: mova o controle também para baixo de zero. Em um ano inteiro, foi de {btc-return-per-year-since-june-2021} em média, de junho de 2021 a {last-btc-month}, e de {btc-return-per-year-since-october-2021} desde outubro de 2021.',
    btcReturnSpoken: '{value} por cento ao ano',
    interestFolded: 'Juros da poupança: {value}',
    interest: 'Juros da poupança (% ao ano)',
    interestHint:
      'Para comparar. Um exemplo, abaixo da inflação do campo. As letras do Tesouro dos EUA de três meses, sempre renovadas, pagaram {treasury-bills-per-year-since-1971} ao ano de 1972 a 2024, antes de impostos. A taxa de desconto publicada é um pouco menor. Os preços subiram {inflation-per-year-1971-to-2024}.',
    contributed: 'Total depositado',
    nominal: 'Dólares, valor nominal',
    nominalNote: 'O número nas cédulas. Dinheiro vivo na gaveta não rende nada.',
    real: 'Dólares, valor real',
    realNote:
      'Quanto os seus depósitos valiam no dia de cada um, no dinheiro do primeiro mês. Guardado em dinheiro vivo até o fim, tudo isso compraria {atEnd}.',
    btcValue: 'Valor em bitcoin',
    btcValueNote: 'Só se o seu rendimento se confirmasse em todos os meses. No dinheiro do primeiro mês: {real}.',
    less: 'Menos que o total depositado',
    loss: 'Perda de poder de compra',
    lossNote: 'Dos depósitos, contada no dia de cada um. Do dinheiro vivo guardado até o fim: {lossAtEnd}.',
    others: 'O mesmo plano com outros rendimentos',
    othersIntro:
      'A fórmula soma um doze avos da taxa anual a cada mês. Por isso, {chosen} no campo viram {effective} em um ano inteiro.',
    table: {
      caption: '{amount} por mês durante {years} anos',
      columns: {
        plan: 'Plano',
        rate: 'No campo',
        year: 'Em um ano inteiro',
        end: 'No fim',
        change: 'Comparado ao total depositado',
      },
      chosen: 'Bitcoin, seu rendimento',
      interest: 'Poupança, seus juros',
      zero: 'Bitcoin parado',
      negative: 'Bitcoin em queda longa',
    },
    reality: {
      up: 'Com o seu rendimento, o preço de um bitcoin teria de se multiplicar por {times} em {years} anos. No fim de {month}, custava {price}. Teria de custar {target}.',
      flat: 'Com o seu rendimento, um bitcoin custaria o mesmo depois de {years} anos.',
      down: 'Com o seu rendimento, um bitcoin perderia {percent} do preço em {years} anos. No fim de {month}, custava {price}. Então custaria {target}.',
      more: 'Mais três limites deste resultado',
      limits: [
        'Ninguém sabe quanto o bitcoin vai render. Os {example} do campo são o exemplo do dono do site, e não uma previsão.',
        'O bitcoin subiu, sim, depressa por longos períodos, a partir de um começo minúsculo. Até onde sabemos, nada manteve esse ritmo depois de ficar grande.',
        'Um preço de verdade não sobe em linha suave. A pior queda entre dois fins de mês, até {last-btc-month}, foi de {btc-worst-drawdown}. Pelos fechamentos diários, caiu {btc-fall-2011} em 2011, e {btc-fall-2013-to-2015} da máxima de 2013 à mínima de 2015.',
        'Dinheiro vivo na gaveta é um rival fraco. Contas de poupança pagam juros, e fundos de índice amplos têm ações de muitas empresas. Antes de qualquer dessas coisas, tenha uma reserva de emergência.',
      ],
    },
    chart: {
      title: 'O plano, ano a ano',
      summary:
        'Depois de {years} anos, o total depositado é {paid}. Vira {chosen} com o seu rendimento, {interest} com juros, {zero} com o bitcoin parado e {negative} em uma queda longa. Em dinheiro vivo guardado até o fim, compraria {atEnd}.',
      unit: 'Dólares dos EUA depois de cada ano do plano',
      year: 'Ano',
      lines: {
        chosen: 'Seu rendimento',
        zero: 'Depositado, a 0%',
        negative: 'Queda longa',
      },
      columns: {
        chosen: 'Bitcoin com o seu rendimento',
        zero: 'Depositado, e bitcoin a 0%',
        interest: 'Com juros',
        real: 'Depósitos, valor real no dia de cada um',
        negative: 'Bitcoin em queda longa',
      },
      note: 'A tabela tem mais que as linhas desenhadas. Todas as colunas menos uma mostram dólares nominais. “Depósitos, valor real no dia de cada um” conta cada depósito no dinheiro do primeiro mês, no dia em que foi feito. Nada disso é uma previsão.',
    },
    formula: [
      'Total depositado = valor por mês × 12 × anos',
      'Dólares, valor real = soma de valor por mês ÷ (1 + inflação ÷ 12)^i, para os meses i = 0 a n − 1',
      'O dinheiro vivo guardado até o fim compraria = valor nominal ÷ (1 + inflação ÷ 12)^n',
      'Valor em bitcoin = soma de valor por mês × (1 + rendimento ÷ 12)^(n − i)',
      'Valor em bitcoin no dinheiro do primeiro mês = valor em bitcoin ÷ (1 + inflação ÷ 12)^n',
      'Perda de poder de compra = (valor nominal − valor real) ÷ valor nominal × 100',
      'Perda do dinheiro vivo guardado até o fim = (valor nominal − o que compraria) ÷ valor nominal × 100',
      'Em um ano inteiro = (1 + taxa ÷ 12)^12 − 1',
    ],
    constants: {
      n: 'Meses n',
      zero: 'Rendimento com o bitcoin parado',
      negative: 'Rendimento na queda longa',
    },
  },
  TransactionSizer: {
    title: 'Qual é o tamanho do seu pagamento?',
    examples: 'Comece com um pagamento comum: uma moeda gasta, duas saídas',
    example: '{name}: {vbytes} vB',
    exampleNames: { p2pkh: 'Começa com 1', p2wpkh: 'Começa com bc1q', p2tr: 'Começa com bc1p' },
    inputs: 'Moedas que você gasta (entradas)',
    inputsHelp:
      'Quantas moedas de cada tipo? Os primeiros caracteres do endereço que guarda uma moeda dizem o tipo dela.',
    inputHint: '{vbytes} vB cada',
    inputHintWithFee: '{vbytes} vB cada, {sats} sat com a sua tarifa',
    noInputs: 'Um pagamento gasta ao menos uma moeda. Digite 1 ou mais em um destes campos.',
    errors: {
      notWhole: 'Isto não é um número inteiro. Digite uma contagem, por exemplo 1.',
      negative: 'Uma saída não pode pagar menos que nada. Digite 0 ou mais.',
      aboveSupply: 'Isto é mais que todos os bitcoins: nunca haverá mais de {max} sats.',
      togetherAboveSupply: 'Juntas, estas saídas pagam mais que todos os bitcoins, que são {max} sats.',
    },
    outputs: 'Para onde vai o dinheiro (saídas)',
    outputsHelp:
      'A maioria dos pagamentos tem duas: uma para quem recebe, uma para o seu troco. Ponha um valor para ver se é poeira.',
    output: 'Saída {n}',
    outputType: 'O endereço começa com',
    outputAmount: 'Valor em sat (opcional)',
    addOutput: 'Acrescentar uma saída',
    removeOutput: 'Remover a saída {n}',
    outputAdded: 'Saída {n} acrescentada.',
    outputRemoved: 'Saída {n} removida.',
    mostOutputs: 'Esta ferramenta aceita no máximo {max} saídas.',
    dust: 'Poeira: {amount} sats estão abaixo do limite de {limit} sats deste tipo. Os nós com configurações padrão não repassam um pagamento que a cria.',
    costly:
      'Cara de gastar: com a sua tarifa, gastar esta saída mais tarde custaria cerca de {cost} sats, mais do que ela contém.',
    inputTypes: {
      p2wpkh: 'Começa com bc1q, 42 caracteres',
      p2tr: 'Começa com bc1p (Taproot)',
      p2pkh: 'Começa com 1',
      'p2sh-p2wpkh': 'Começa com 3, uma chave',
      'p2sh-2of3': 'Começa com 3, duas de três chaves, sem SegWit',
      'p2wsh-2of3': 'Começa com bc1q, 62 caracteres, duas de três chaves',
    },
    outputTypes: {
      p2wpkh: 'bc1q (42 caracteres)',
      p2tr: 'bc1p (Taproot)',
      p2pkh: '1',
      'p2sh-p2wpkh': '3',
      'p2wsh-2of3': 'bc1q (62 caracteres)',
    },
    rate: 'Tarifa (sat/vB)',
    size: 'Tamanho',
    sizeValue: '{vbytes} vB',
    sizeNote: 'Peso: {weight} unidades. Os tamanhos reais variam um byte ou pouco mais, porque as assinaturas variam.',
    fee: 'Taxa',
    feeValue: '{sats} sat',
    useSize: 'Usar este tamanho na calculadora de taxas',
    tooHeavy:
      'Isto pesa mais de {max} unidades de peso. Os nós com configurações padrão não repassam um pagamento assim. Divida-o.',
    consolidate: {
      title: 'Compensaria juntar antes estas moedas?',
      text: 'Você gasta {inputs} moedas em {vbytes} vB. Enviar todas a você mesmo como uma só moeda ocupa {joinVbytes} vB, ou {joinSats} sats a {rate} sat/vB. O mesmo pagamento a partir de uma só moeda ocuparia então {laterVbytes} vB. A moeda nova é {kind}: “{type}”.',
      kind: 'do tipo mais barato para isso',
      kindOfSeveralKeys: 'do tipo mais barato que mantém várias chaves',
      worth:
        'Assim, juntar agora com esta tarifa só poupa dinheiro se, de outro modo, você fosse fazer este pagamento a mais de cerca de {breakEvenRate} sat/vB.',
      privacy: 'Há um preço que não está em satoshis: todo mundo pode ver que estas moedas são do mesmo dono.',
    },
    formula: [
      'Peso = 4 × (8 + contagens + saídas) + entradas, mais 2 quando alguma entrada é SegWit',
      'Tamanho = peso ÷ 4, arredondado para cima até bytes virtuais inteiros',
      'Taxa = tamanho × tarifa, arredondada para cima até satoshis inteiros',
    ],
    constantValue: 'entrada {input} vB, saída {output} vB, limite de poeira {dust} sat',
    countsNote:
      'Cada uma das duas contagens ocupa 1 byte até 252, e depois 3. Em um pagamento SegWit, cada entrada mais antiga soma 1 unidade de peso.',
  },
  AddressIdentifier: addressIdentifier,
  BalanceSheets: balanceSheets,
  BankOfIssue: bankOfIssue,
  BarterPuzzle: barterPuzzle,
  BlockChain: blockChain,
  Cushion: cushion,
  HoursOfWork: hoursOfWork,
  Mint: mint,
  MoneyScorecard: moneyScorecard,
  NewMoneyTown: newMoneyTown,
  NowOrLater: nowOrLater,
  Plan: plan,
  PriceClock: priceClock,
  ProofOfWork: proofOfWork,
  SupplyCurve: supplyCurve,
  SecurityChecklist: checklist,
};
