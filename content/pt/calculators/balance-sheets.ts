export const balanceSheets = {
  title: 'Três bancos sobre dois pilares',
  unit: 'Todos os valores em milhares de dólares. Cada toque move 10.',
  people: 'Dinheiro com as pessoas',
  peopleNote: 'Depósitos e cédulas',
  central: 'Dinheiro do banco central',
  centralNote: 'Reservas e cédulas',
  change: { more: '+{amount} com este passo', less: '−{amount} com este passo', same: 'sem mudança neste passo' },
  /** The sums in one line on a phone. */
  short: {
    people: 'Com as pessoas',
    central: 'Do banco central',
    change: { more: '+{amount}', less: '−{amount}', same: 'como antes' },
  },
  banks: { north: 'Banco do Norte', south: 'Banco do Sul', central: 'Banco central' },
  owns: 'Tem',
  owes: 'Deve',
  accounts: {
    reserves: 'Reservas',
    bonds: 'Títulos',
    loans: 'Créditos',
    deposits: 'Depósitos',
    capital: 'Donos',
    notes: 'Cédulas',
  },
  account: '{name} {amount}',
  total: 'Total {amount}',
  drawing: '{bank}. Tem: {owned}. Deve: {owed}. Cada lado soma {total}.',
  group: 'O que pode acontecer: {bank}',
  steps: {
    loan: 'Emprestar 10 a um padeiro',
    payment: 'Um cliente paga 10 ao Banco do Sul',
    repayment: 'Alguém quita um empréstimo de 10',
    cash: 'Um cliente saca 10 em cédulas',
    'bank-bond': 'Comprar um título do Banco do Norte',
    'saver-bond': 'Comprar um título de um poupador',
  },
  /** Above the steps of the central bank, which are closed until the reader presses it. */
  further: 'Vá além: o banco central compra um título',
  says: {
    loan: 'O Banco do Norte escreveu duas linhas: o padeiro deve 10, e o padeiro tem um depósito de 10. Ninguém mais tem menos.',
    payment:
      'O depósito passou para o Banco do Sul. Junto, o Banco do Norte mandou 10 em reservas. As pessoas têm tanto dinheiro quanto antes.',
    repayment: 'A dívida sumiu, e o depósito também. As pessoas têm 10 a menos.',
    cash: 'Um depósito virou cédulas. O Banco do Sul pagou por elas com reservas. As pessoas têm tanto dinheiro quanto antes.',
    'bank-bond': 'O Banco do Norte trocou um título por reservas novas. Nenhum cliente tem um centavo a mais.',
    'saver-bond':
      'O poupador tem um depósito novo no Banco do Sul, e o Banco do Sul tem reservas novas. O poupador tem um título a menos.',
  },
  refusals: {
    capital:
      'Pare. Os donos puseram 10, e com isso o supervisor permite empréstimos de 100. Os donos precisam trazer mais dinheiro, ou antes é preciso que alguém quite um empréstimo.',
    reserves:
      'Pare. O Banco do Norte não tem mais reservas para mandar. Precisa pegar algumas emprestadas, ou vender um título ao banco central.',
    'no-deposit': 'Não resta nenhum depósito para isso.',
    'no-loan': 'Não resta nenhum empréstimo a quitar.',
    'no-bond': 'O Banco do Norte não tem mais títulos para vender.',
    'no-cash-reserves':
      'Pare. O Banco do Sul não tem mais reservas para obter cédulas. Precisa vender um título ou pegar emprestado do banco central. Se ninguém ajudar, uma corrida pode quebrá-lo.',
    'no-saver-bond': 'Os poupadores não têm mais títulos para vender.',
  },
  tooMany: 'Por hoje chega: {count} passos. Volte, ou comece de novo.',
  start: 'O começo: nenhum passo dado.',
  count: { one: '{count} passo dado', other: '{count} passos dados' },
  back: 'Voltar um passo',
  again: 'Começar de novo',
  table: 'Os balanços em tabela',
  caption: 'Os três balanços depois destes passos',
  columns: { bank: 'Banco', account: 'Conta', side: 'Lado', amount: 'Valor' },
  formula: [
    'o que um banco tem = o que deve + o que pertence aos donos',
    'dinheiro com as pessoas = depósitos + cédulas',
    'dinheiro do banco central = reservas + cédulas',
  ],
  constants: {
    rule: 'Regra do supervisor neste modelo',
    ruleValue: 'empréstimos de no máximo {times} vezes o dinheiro dos donos',
    ruleNote:
      'As regras reais pesam cada empréstimo pelo risco e exigem também bens fáceis de vender. Os bancos reais pegam reservas emprestadas uns dos outros, ou do banco central. Aqui não podem.',
  },
};
