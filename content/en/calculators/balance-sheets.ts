export const balanceSheets = {
  title: 'Three banks on two pillars',
  unit: 'All amounts in thousands of dollars. Each press moves 10.',
  people: 'Money that people hold',
  peopleNote: 'Deposits and banknotes',
  central: 'Central bank money',
  centralNote: 'Reserves and banknotes',
  change: { more: '+{amount} with this step', less: '−{amount} with this step', same: 'unchanged by this step' },
  /** The sums in one line on a phone. */
  short: {
    people: 'People hold',
    central: 'Central bank money',
    change: { more: '+{amount}', less: '−{amount}', same: 'as before' },
  },
  banks: { north: 'North Bank', south: 'South Bank', central: 'Central bank' },
  owns: 'Owns',
  owes: 'Owes',
  accounts: {
    reserves: 'Reserves',
    bonds: 'Bonds',
    loans: 'Loans',
    deposits: 'Deposits',
    capital: 'Owners',
    notes: 'Banknotes',
  },
  account: '{name} {amount}',
  total: 'Total {amount}',
  drawing: '{bank}. Owns: {owned}. Owes: {owed}. Each side is {total}.',
  group: 'What can happen at the {bank}',
  steps: {
    loan: 'Lend 10 to a baker',
    payment: 'A customer pays South Bank 10',
    repayment: 'A loan of 10 is paid back',
    cash: 'A customer takes 10 in cash',
    'bank-bond': 'Buy a bond from North Bank',
    'saver-bond': 'Buy a bond from a saver',
  },
  /** Above the steps of the central bank, which are closed until the reader presses it. */
  further: 'Go further: the central bank buys a bond',
  says: {
    loan: 'North Bank wrote two lines: the baker owes 10, and the baker has a deposit of 10. Nobody else has less.',
    payment:
      'The deposit moved to South Bank. North Bank sent 10 in reserves along. People hold as much money as before.',
    repayment: 'The debt is gone, and so is the deposit. People hold 10 less.',
    cash: 'A deposit became banknotes. South Bank paid for them with reserves. People hold as much money as before.',
    'bank-bond': 'North Bank swapped a bond for new reserves. No customer has a cent more.',
    'saver-bond':
      'The saver has a new deposit at South Bank, and South Bank has new reserves. The saver has a bond less.',
  },
  refusals: {
    capital:
      'Stop. The owners have put in 10, and the supervisor allows loans of 100 for that. The owners must bring more money, or a loan must be paid back first.',
    reserves: 'Stop. North Bank has no reserves left to send. It must borrow some, or sell a bond to the central bank.',
    'no-deposit': 'There is no deposit left for that.',
    'no-loan': 'There is no loan left to pay back.',
    'no-bond': 'North Bank has no bond left to sell.',
    'no-cash-reserves':
      'Stop. South Bank has no reserves left to get banknotes with. It must sell a bond or borrow from the central bank. If nobody helps, a run can break it.',
    'no-saver-bond': 'The savers have no bond left to sell.',
  },
  tooMany: 'That is enough for one day: {count} steps. Go back, or start again.',
  start: 'The start: no step taken.',
  count: { one: '{count} step taken', other: '{count} steps taken' },
  back: 'One step back',
  again: 'Start again',
  table: 'The balance sheets as a table',
  caption: 'The three balance sheets after these steps',
  columns: { bank: 'Bank', account: 'Account', side: 'Side', amount: 'Amount' },
  formula: [
    'what a bank owns = what it owes + what belongs to its owners',
    'money that people hold = deposits + banknotes',
    'central bank money = reserves + banknotes',
  ],
  constants: {
    rule: 'Supervisor’s rule in this model',
    ruleValue: 'loans of at most {times} times the owners’ money',
    ruleNote:
      'Real rules weigh each loan by its risk, and ask for easily sold assets too. Real banks borrow reserves from each other, or from the central bank. Here they cannot.',
  },
};
