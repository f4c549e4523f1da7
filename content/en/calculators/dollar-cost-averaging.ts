/** Words of the calculator for regular purchases. `{…}` marks a value the screen fills in. */
export const dollarCostAveraging = {
  title: 'Dollar cost averaging calculator',
  amount: 'Amount per purchase ($)',
  amountHint: 'Made for amounts from {min} to {max}. Others work too.',
  frequency: 'Frequency',
  frequencyHint: 'Bi-weekly means every two weeks.',
  frequencies: { daily: 'Daily', weekly: 'Weekly', 'bi-weekly': 'Bi-weekly', monthly: 'Monthly' },
  annual: 'Annual total',
  annualValue: '{amount} / year',
  annualNote: '{n} purchases of {amount}.',
  monthly: 'Per month, on average',
  monthlyNote: 'Set this against what is left of your pay after rent, food and savings.',
  tryIt: 'Test this plan on past prices',
  formula: ['Annual total = amount per purchase × purchases per year', 'Per month = annual total ÷ 12'],
  constants: {
    perYear: '{frequency}: purchases per year',
    note: 'Fifty-two weeks make 364 days. So a real year sometimes holds one purchase more.',
  },
};
