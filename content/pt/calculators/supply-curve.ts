export const supplyCurve = {
  title: 'A quantidade de bitcoins, e a sua',
  presets: 'Comece com',
  presetNames: {
    real: 'Regra do Bitcoin',
    tail: 'Moedas sem fim',
    fewer: 'Menos moedas',
    press: 'Máquina de imprimir',
  },
  subsidy: 'Moedas novas por bloco a partir de 2028',
  interval: 'Blocos até cada halving',
  tail: 'Nunca menos que isto por bloco',
  spoken: { coins: '{value} bitcoins', blocks: '{value} blocos' },
  chart:
    'Duas curvas de 2009 a {year}. Pela regra do Bitcoin, a quantidade se estabiliza em {real} milhões. Pela sua regra, é de {yours} milhões em {year}.',
  million: '{value} milhões',
  axisMillion: '{value} mi',
  change: 'Sua regra começa',
  legendReal: 'Regra do Bitcoin: {value} milhões de moedas em {year}',
  legendYours: 'Sua regra: {value} milhões de moedas em {year}',
  final: 'Todas as moedas, pela sua regra',
  endless: 'Sem fim',
  finalNote: 'Pela regra do Bitcoin: {value}.',
  strictness: 'Para um nó que mantém a regra do Bitcoin',
  strictnessNames: {
    same: 'a mesma regra',
    tighter: 'uma regra mais rígida',
    looser: 'uma regra mais frouxa',
  },
  strictnessNotes: {
    same: 'Nada a recusar.',
    tighter: 'Nenhum bloco seu traz mais do que ela permite; por isso, ele aceita todos.',
    looser: 'Ele recusa os seus blocos a partir do número {block}, por volta de {year}.',
  },
  who: 'Quem segue a sua regra?',
  whoHint: 'Toque em um grupo para ganhá-lo, e de novo para perdê-lo.',
  groups: {
    developers: 'Programadores do principal programa',
    miners: 'Mineradores',
    exchanges: 'Corretoras e lojas',
    nodes: 'Pessoas com nós próprios',
  },
  follows: 'segue',
  stays: 'fica',
  oldLane: 'Regra do Bitcoin',
  newLane: 'Sua regra',
  fork: 'Uma cadeia de blocos chega ao primeiro bloco da sua regra. {fate}',
  fates: {
    same: 'Não há nada a decidir.',
    alone: 'Você está só.',
    code: 'Um programa que ninguém roda.',
    unsold: 'Moedas que ninguém aceita.',
    'no-blocks': 'Uma cadeia que quase não anda.',
    unpaid: 'Os mineradores precisam escolher.',
    stalled: 'A cadeia antiga quase não anda.',
    'two-coins': 'Duas moedas.',
    changed: 'A regra mudou.',
    ignored: 'Não acontece nada.',
    enforced: 'A sua regra vale.',
    split: 'Uma cadeia contra os mineradores.',
  },
  fateTexts: {
    same: 'Esta é a regra que todos seguem hoje. Mude-a acima.',
    alone: 'Você pode escrever a regra que quiser. Para todos os outros, as suas moedas a mais não existem.',
    code: 'Os programadores podem publicá-la. Mas cada usuário escolhe o que instala, e outros podem continuar com o programa antigo.',
    unsold:
      'Os mineradores fazem blocos que nenhuma corretora e nenhum nó aceita. Gastam energia de verdade em moedas que não conseguem vender. Têm todos os motivos para voltar atrás.',
    'no-blocks': 'Quem segue você espera por blocos, e quase nenhum chega: o poder de mineração fica na cadeia antiga.',
    unpaid:
      'Os mineradores mantêm a regra antiga, mas ninguém compra as moedas antigas deles. Têm todos os motivos para passar para o seu lado. Até que alguns passem, quase nenhum bloco chega.',
    stalled:
      'Quem fica mantém a regra antiga, mas o poder de mineração foi embora. A cadeia deles quase não anda, a não ser que alguns mineradores voltem por causa das moedas dela. Aí há duas moedas.',
    'two-coins':
      'A rede se divide. Cada lado tem uma cadeia, uma moeda e um preço, e os dois reivindicam o nome. Em 2017, uma parte dos usuários saiu assim e fez o Bitcoin Cash.',
    changed:
      'Todos os que usam o Bitcoin querem isso. Então agora ela é a regra dele, e o limite antigo virou história.',
    ignored: 'Os mineradores continuam cobrando o que a regra antiga permite, e todos os nós aceitam.',
    enforced:
      'Se a maioria dos mineradores recusa blocos que cobram mais, os nós antigos não veem nenhuma regra quebrada e os seguem. Mas aqui os mineradores teriam de cortar o próprio pagamento. É assim que se aperta uma regra.',
    split:
      'Você recusa blocos que todos os outros aceitam. Se os mineradores não cederem, você fica com uma cadeia só sua. Foi o que aconteceu com um grupo pequeno em agosto de 2026.',
  },
  sketch: 'Um esboço: grupos de verdade nunca pensam todos igual.',
  formula: [
    'quantidade = soma das moedas novas de todos os blocos',
    'moedas novas = o começo, cortado à metade depois de cada intervalo e arredondado para baixo até satoshis inteiros, mas nunca abaixo do último campo',
  ],
  constants: {
    start: 'Sua regra começa',
    startValue: 'No bloco {block}, o próximo halving',
    pace: 'Ritmo depois do último halving',
    paceValue: 'Um bloco a cada {minutes} minutos',
  },
};
