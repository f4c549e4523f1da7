/** Words of the parts that know no subject. */
export const ui = {
  carousel: {
    controls: { previous: 'Previous', next: 'Next', goTo: 'Go to {name}' },
    position: '{n} of {count}',
  },
  /** Each row has words for one thing: who searches for one of them finds the others. Plurals, hyphens and spaces need no row. */
  sameWords: [
    ['2FA', 'MFA', 'two-factor authentication'],
    ['sat', 'satoshi'],
    ['sat/vB', 'satoshis per virtual byte'],
    ['vB', 'vbyte', 'virtual byte'],
    ['BTC', '₿', 'bitcoin'],
    ['seed words', 'recovery phrase', 'recovery words', 'seed phrase'],
    ['cold wallet', 'cold storage'],
    ['multisignature', 'multi-signature', 'multisig'],
    ['LN', 'Lightning'],
    ['DCA', 'dollar cost averaging'],
    ['IBD', 'initial block download'],
    ['PoW', 'proof of work'],
    ['consumer price index', 'CPI'],
    ['know your customer', 'KYC'],
    ['replace by fee', 'RBF'],
    ['child pays for parent', 'CPFP'],
    ['extended public key', 'xpub'],
    ['unspent transaction output', 'UTXO'],
    ['money printing', 'money supply'],
    ['USD', 'dollar'],
    ['BLS', 'Bureau of Labor Statistics'],
  ],
  /** After a press whose script is lost or late. */
  scriptMissing:
    'This page can be read, but the part that answers your press has not arrived. Press again to ask for it once more.',
  newTab: '(opens in a new tab)',
};
