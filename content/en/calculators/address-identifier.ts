/**
 * Words of the address identifier: a name, what it means and what to do next for each thing a pasted text can be.
 * `{…}` marks a value the screen fills in.
 */
export const addressIdentifier = {
  title: 'Address identifier',
  field: 'Address, invoice or payment link',
  hint: 'Paste it here. It is judged on this page: nothing is sent, stored or written into the address bar.',
  neverWords: 'Never paste backup words or private keys, here or on any other website.',
  noScript: 'This tool needs JavaScript to read your own text. The example below was judged in advance.',
  examples: 'Try an example',
  exampleNames: {
    p2pkh: 'Starts with 1',
    p2sh: 'Starts with 3',
    p2wpkh: 'Starts with bc1q',
    p2tr: 'Starts with bc1p',
    typo: 'With a typo',
    test: 'Test network',
    invoice: 'Lightning invoice',
  },
  clear: 'Clear the field',
  result: 'Result',
  exampleTitle: 'Example: {text}',
  rows: { network: 'Network', checksum: 'Checksum', length: 'Length', amount: 'Amount asked for' },
  networks: {
    main: 'Bitcoin, the main network',
    test: 'A test network (testnet or signet)',
    regtest: 'A private test chain (regtest)',
    none: 'Cannot be told',
  },
  passed: 'Correct ({format})',
  failed: 'Wrong ({format})',
  noChecksum: 'None to test',
  formats: { base58check: 'Base58Check', bech32: 'bech32', bech32m: 'bech32m' },
  length: '{count} characters',
  amountSats: '{sats} sat',
  amountBtc: '{btc} BTC',
  verdicts: { good: 'Well formed', caution: 'Take care', bad: 'Do not use it', secret: 'Keep this secret' },
  meaning: 'What it means',
  next: 'What to do',
  anatomy: 'Piece by piece',
  parts: {
    prefix: 'Network',
    divider: 'Divider',
    version: 'Version',
    program: 'Fingerprint or key',
    checksum: 'Checksum',
  },
  limits:
    'A correct checksum rules out typing mistakes. It cannot tell whose address it is, or whether that person is honest.',
  spaces: 'It had spaces or line breaks inside, and they were left out. Copy it again in one piece before you use it.',
  testNetwork:
    'It belongs to a test network, where coins are for practice and have no price. Never send real bitcoin to it.',
  link: {
    badAmount:
      'The amount in this link is not written as it should be. A careful wallet refuses it. Ask for a new link.',
    required: 'The link demands something special ({names}). A wallet that does not know it must refuse the link.',
    lightning: 'The link also offers to be paid over Lightning.',
    amount: 'The link fills in an amount. Check it in your wallet before you sign.',
  },
  findings: {
    p2pkh: {
      name: 'Legacy address (P2PKH)',
      meaning: 'The format of 2009. It locks coins to the fingerprint of one public key. Every wallet can pay it.',
      next: 'Compare its start, middle and end with what the receiver shows you, then send a small test.',
    },
    p2sh: {
      name: 'Script address (P2SH)',
      meaning:
        'It locks coins to the fingerprint of a script. That may be several keys or a wrapped SegWit key. The address alone does not tell which.',
      next: 'Compare its start, middle and end with what the receiver shows you, then send a small test.',
    },
    p2wpkh: {
      name: 'SegWit address for one key (P2WPKH)',
      meaning: 'SegWit version 0. It locks coins to the fingerprint of one public key, and is cheap to spend from.',
      next: 'Compare its start, middle and end with what the receiver shows you, then send a small test.',
    },
    p2wsh: {
      name: 'SegWit address for a script (P2WSH)',
      meaning: 'SegWit version 0. It locks coins to the fingerprint of a script, often one that asks for several keys.',
      next: 'Compare its start, middle and end with what the receiver shows you, then send a small test.',
    },
    p2tr: {
      name: 'Taproot address (P2TR)',
      meaning: 'SegWit version 1. From outside, one key and a complex script look the same.',
      next: 'A few older services refuse it. Your coins stay put then: ask the receiver for an address that starts with bc1q.',
    },
    p2a: {
      name: 'Pay-to-anchor output (P2A)',
      meaning: 'A technical output that wallets use to raise fees. It has no key: anyone can spend what lies there.',
      next: 'Never send money to it.',
    },
    'future-segwit': {
      name: 'SegWit address of a kind not in use yet',
      meaning:
        'Its format is sound, but version {version} with this length has no rules today. Anyone could take coins sent there.',
      next: 'No wallet should show you such an address. Do not pay it, and ask the receiver for another one.',
    },
    'silent-payment': {
      name: 'Silent payment address (BIP 352)',
      meaning:
        'A reusable code. Each payer’s wallet turns it into a fresh Taproot address, so payments cannot be linked to it.',
      next: 'Your wallet must support silent payments. Many do not yet.',
    },
    'lightning-invoice': {
      name: 'Lightning invoice (BOLT 11)',
      meaning:
        'A request for one payment over the Lightning network. It expires, often after an hour, and must be paid only once.',
      next: 'Open it in a Lightning wallet. A plain Bitcoin wallet cannot pay it. Check the amount and the name there.',
    },
    'lightning-offer': {
      name: 'Lightning offer (BOLT 12)',
      meaning:
        'A reusable code. A wallet uses it to ask the receiver for a fresh invoice. This kind carries no checksum, so only its letters were looked at. A typing mistake could not be seen here.',
      next: 'Open it in a Lightning wallet that supports offers. Compare the whole code if you did not scan it.',
    },
    lnurl: {
      name: 'LNURL',
      meaning: 'A web address in disguise. A Lightning wallet opens it to pay, to be paid or to log in.',
      next: 'Use it only if you trust the website behind it. Your wallet should show its name first.',
    },
    'name-at-domain': {
      name: 'Name at a website',
      meaning: 'This may be a Lightning address, which looks just like an email address. The text alone does not tell.',
      next: 'Type it into a Lightning wallet with care. One wrong letter can be somebody else’s name, and there is no checksum.',
    },
    'extended-public-key': {
      name: 'Extended public key ({prefix})',
      meaning:
        'This is no address. Whoever has it can list addresses of the wallet, past and future, and see what they hold.',
      next: 'Do not share it, and never send coins to it. Give one fresh address instead.',
    },
    'link-without-address': {
      name: 'Payment link without an address',
      meaning: 'It begins like a payment link, but nothing that can be paid follows.',
      next: 'Ask the receiver for a new link.',
    },
    'seed-words': {
      name: 'This looks like backup words',
      meaning: 'Backup words open the whole wallet. They belong on paper or steel, never on a website.',
      next: 'Clear the field now. This page sent them nowhere, but other programs may have seen them. If they are the real words of a wallet, move its coins to a new wallet with new words.',
    },
    'private-key': {
      name: 'This looks like a private key',
      meaning: 'A private key spends coins. Nobody you pay or get paid by ever needs it.',
      next: 'Clear the field now. This page sent it nowhere, but other programs may have seen it. If it is in use, move what it controls to a new wallet.',
    },
    'extended-private-key': {
      name: 'This looks like an extended private key',
      meaning: 'It spends everything in a wallet. Nobody you pay or get paid by ever needs it.',
      next: 'Clear the field now. This page sent it nowhere, but other programs may have seen it. If it is in use, move the coins to a new wallet.',
    },
    'hex-64': {
      name: '64 hexadecimal digits',
      meaning:
        'This can be the number of a transaction, which is public. It can also be a raw private key, which is secret. The two look alike.',
      next: 'It is no address. If it may be a key, clear the field and treat the key as seen.',
    },
    'mixed-case': {
      name: 'Mixed capital and small letters',
      meaning:
        'Codes of this kind are all small or all capital letters. A wallet must refuse a mix, because it points to a mistake.',
      next: 'Do not repair it by hand. Copy or scan it again.',
    },
    'one-case': {
      name: 'Capitals were lost',
      meaning:
        'In addresses that start with 1, 3, m, n or 2, capital and small letters differ. Here all letters are of one kind, so the checksum cannot hold.',
      next: 'Copy it again from the source. Do not guess the letters.',
    },
    'bad-checksum': {
      name: 'Wrong checksum',
      meaning: 'It starts and looks like a known code, but at least one character is wrong, missing or swapped.',
      next: 'Do not pay it and do not repair it by guessing. Copy or scan it again.',
    },
    'wrong-checksum-kind': {
      name: 'Checksum of the wrong kind',
      meaning:
        'An address of version {version} needs the other checksum: bech32 for version 0, bech32m for later ones. Outdated software made this.',
      next: 'A careful wallet refuses it. Ask the receiver for another address.',
    },
    'bad-length': {
      name: 'Wrong length',
      meaning: 'It has {found} characters. An address of this kind has {expected}.',
      next: 'Something was lost or added in copying. Copy or scan it again.',
    },
    'bad-character': {
      name: 'A character that cannot be there',
      meaning: 'Found: {found}. Addresses leave out signs that look alike, so these are always a mistake.',
      next: 'Copy or scan it again. Do not guess the right letter.',
    },
    malformed: {
      name: 'Built wrongly inside',
      meaning:
        'It starts like a Bitcoin address and the letters are fine, but what they spell breaks the rules of the format.',
      next: 'Do not pay it. Ask the receiver for another address.',
    },
    ethereum: {
      name: 'Address of another network',
      meaning: 'Codes that start with 0x belong to Ethereum-style networks. Bitcoin cannot be sent there.',
      next: 'Ask for a Bitcoin address. At an exchange, choose the network “Bitcoin” and nothing else.',
    },
    'bitcoin-cash': {
      name: 'Bitcoin Cash address',
      meaning: 'Bitcoin Cash is another coin, which split from Bitcoin in 2017.',
      next: 'Do not send bitcoin to it. Ask for a Bitcoin address.',
    },
    'other-chain': {
      name: 'Code of another coin or project',
      meaning: 'The code is sound in itself, but its start ({prefix}) is not one of Bitcoin’s.',
      next: 'Do not send bitcoin to it. Ask for a Bitcoin address.',
    },
    'too-long': {
      name: 'Too long',
      meaning: 'This tool reads up to {max} characters. Every address is far shorter.',
      next: 'Paste only the code itself.',
    },
    unknown: {
      name: 'Not a kind this tool knows',
      meaning: 'It is none of Bitcoin’s address types, and no invoice or payment link that this tool can read.',
      next: 'Check that you copied all of it, from the first to the last character, and nothing around it.',
    },
  },
};
