/* The owner's values: section 9, claims of the articles. No line changes without the owner. */
import { textOf } from './words';

it.each([
  ['fee waiver on the first $500 of purchases', 'first-wallet', /No purchase fee on the first \$500/],
  [
    'regular purchase fees 1.29% to 0.89% by monthly volume',
    'first-wallet',
    /1\.29% to 0\.89%, by how much you trade in a month/,
  ],
  ['recurring purchases 0%', 'first-wallet', /Recurring purchases 0%/],
  ['suggested start $25-100', 'first-wallet', /Suggested start \$25 to \$100/],
  ['95+ countries', 'first-wallet', /95\+/],
  ['21 million supply cap', 'what-is-bitcoin', /21 million/],
  ['100 million satoshis per bitcoin', 'what-is-bitcoin', /100 million parts, each called a sat/],
  ['100 million satoshis per bitcoin', 'bitcoin-fees', /One bitcoin is 100 million sat/],
  ['blocks about every 10 minutes', 'what-is-bitcoin', /about every ten minutes/],
  ['pool fees 1-3 percent', 'bitcoin-mining', /about 1–3 percent/],
  ['hardware wallet advised above $500', 'hardware-wallets', /once you hold more than \$500/],
  ['hardware wallet advised above $500', 'first-wallet', /more than \$500/],
  ['practice amounts $10-50', 'send-receive-bitcoin', /\$10 to \$50/],
  ['practice amounts $25-50', 'first-wallet', /\$25 to \$50/],
  ['test send $5-10', 'send-receive-bitcoin', /\$5 to \$10/],
  ['emergency fund 3-6 months', 'dollar-cost-averaging', /three to six months of expenses/],
  ['12-word seed', 'first-wallet', /12 to 24/],
  ['59 percent renewable claim', 'bitcoin-mining', /59 percent of mining is renewable/],
  ['fee tier low $1-5', 'send-receive-bitcoin', /\$1 to \$5/],
  ['fee tier standard $5-15', 'send-receive-bitcoin', /\$5 to \$15/],
  ['fee tier high $15-50+', 'send-receive-bitcoin', /\$15 to \$50 or more/],
  ['confirmations 1, 3 and 6', 'send-receive-bitcoin', /Confirmations: one, three, six/],
  ['block reward 3.125 BTC', 'bitcoin-mining', /3\.125/],
  ['network 600,000,000 TH/s', 'bitcoin-mining', /600,000,000 TH\/s/],
  ['fixed 45000 per BTC', 'bitcoin-fees', /\$45,000/],
])('%s (%s)', (_claim, guide, words) => {
  expect(textOf(`/guides/${guide}`)).toMatch(words);
});
