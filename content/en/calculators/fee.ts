/** Words of the fee calculator. `{…}` marks a value the screen fills in. */
export const fee = {
  title: 'Fee calculator',
  size: 'Transaction size (bytes)',
  sizeHint: 'In virtual bytes. The slider runs from {min} to {max}. You can type any other size.',
  sizeSpoken: '{value} virtual bytes',
  rate: 'Fee rate (sat/vB)',
  rateHint: 'The slider runs from {min} to {max}. You can type any other rate.',
  rateSpoken: '{value} satoshis per virtual byte',
  sats: 'Total satoshis',
  belowFloor: 'Below {floor} sat/vB, nodes with default settings do not pass the payment on.',
  btc: 'Bitcoin',
  usd: 'US dollars',
  usdNote: 'At a fixed example price of {price} for one bitcoin. This is not today’s price.',
  formula: [
    'Total satoshis = size × fee rate',
    'Bitcoin = satoshis ÷ satoshis in one bitcoin',
    'US dollars = bitcoin × price',
  ],
  constants: {
    satsPerBtc: 'Satoshis in one bitcoin',
    price: 'Bitcoin price',
    priceNote: 'A fixed example, so that the result stays the same on every visit.',
  },
};
