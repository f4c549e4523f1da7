/**
 * Words of the address identifier: a name, what it means and what to do next for each thing a pasted text can be.
 * `{…}` marks a value the screen fills in.
 */
export const addressIdentifier = {
  title: 'Address identifier',
  field: 'Address, invoice or payment link',
  hint: 'Paste it here, alone or with the text around it. It is judged on this page: nothing is sent, stored or written into the address bar.',
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
    invoice: 'Expired invoice',
  },
  clear: 'Clear the field',
  result: 'Result',
  exampleTitle: 'Example: {text}',
  rows: {
    network: 'Network',
    checksum: 'Checksum',
    length: 'Length',
    amount: 'Amount asked for',
    created: 'Made on',
    expires: 'Good until',
  },
  networks: {
    main: 'Bitcoin, the main network',
    shared: 'Bitcoin’s main network, or another coin with the same start',
    test: 'A test network (testnet or signet)',
    regtest: 'A private test chain (regtest or simnet)',
    none: 'Cannot be told',
  },
  passed: 'Correct ({format})',
  failed: 'Wrong ({format})',
  noChecksum: 'None to test',
  formats: { base58check: 'Base58Check', bech32: 'bech32', bech32m: 'bech32m' },
  length: '{count} characters',
  amountSats: '{sats} sat',
  amountBtc: '{btc} BTC',
  amountOpen: 'None: the payer chooses',
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
    'A correct checksum makes a typing mistake very unlikely. It cannot tell whose address it is, or whether that person is honest.',
  spaces: 'It had spaces or line breaks inside, and they were left out. Copy it again in one piece before you use it.',
  found: {
    text: 'Found inside a longer text. Only this part was judged:',
    webAddress: 'Found inside a web address. Only this part was judged:',
    others: 'The text holds more than one code. Make sure which one is meant. Also found: {list}.',
  },
  testNetwork:
    'It belongs to a test network, where coins are for practice and have no price. Never send real bitcoin to it.',
  coins: {
    litecoin: 'Litecoin',
    dogecoin: 'Dogecoin',
    dash: 'Dash',
    zcash: 'Zcash',
    tron: 'Tron',
    xrp: 'XRP',
    solana: 'Solana',
    polkadot: 'Polkadot',
    liquid: 'Liquid',
    ton: 'TON',
    stellar: 'Stellar',
    monero: 'Monero',
    cardano: 'Cardano',
  },
  link: {
    problems: {
      amount: 'The amount in this link is not written as it should be, or is impossible. A careful wallet refuses it.',
      repeated:
        'The link says this more than once: {names}. The rules forbid that, because two wallets could read it differently.',
      required: 'The link demands something special ({names}). A wallet that does not know it must refuse the link.',
      misplaced: 'A code in this link is in a place meant for another kind.',
      'mixed-networks': 'The link mixes codes of the main network and of a test network.',
      'amounts-differ':
        'The amount in the link and the amount in its Lightning invoice differ. Ask the receiver which one is right.',
      'zero-amount': 'The link asks for an amount of 0. Ask the receiver how much they want.',
      proof:
        'The link asks your wallet to hand a proof of the payment to another app or website. A wallet that cannot do that must refuse the link.',
    },
    next: 'Do not pay this link. Ask the receiver for a new one.',
    others: 'The link can also be paid another way: {list}.',
    faultyOther: 'The link also holds a code that you should not use. Its problem: {list}.',
    amount: 'The link fills in an amount. Check it in your wallet before you sign.',
  },
  findings: {
    p2pkh: {
      name: 'Legacy address (P2PKH)',
      meaning:
        'The format of 2009. It locks coins to the fingerprint of one public key. Bitcoin Cash had the same format and still accepts it, so the text alone does not tell the two apart.',
      next: 'Ask the receiver whether they expect bitcoin. Compare the start, middle and end with what they show you, then send a small test.',
    },
    p2sh: {
      name: 'Script address (P2SH)',
      meaning:
        'It locks coins to the fingerprint of a script: several keys, perhaps, or a wrapped SegWit key. The address alone does not tell which. Bitcoin Cash and old Litecoin addresses can look exactly the same.',
      next: 'Ask the receiver whether they expect bitcoin. Compare the start, middle and end with what they show you, then send a small test.',
    },
    p2wpkh: {
      name: 'SegWit address for one key (P2WPKH)',
      meaning:
        'SegWit version\u00a00. It locks coins to the fingerprint of one public key, and is cheap to spend from.',
      next: 'Compare its start, middle and end with what the receiver shows you, then send a small test.',
    },
    p2wsh: {
      name: 'SegWit address for a script (P2WSH)',
      meaning:
        'SegWit version\u00a00. It locks coins to the fingerprint of a script, often one that asks for several keys.',
      next: 'Compare its start, middle and end with what the receiver shows you, then send a small test.',
    },
    p2tr: {
      name: 'Taproot address (P2TR)',
      meaning: 'SegWit version 1. From outside, one key and a complex script look the same.',
      next: 'Compare its start, middle and end with what the receiver shows you, then send a small test. A few older services refuse this kind: your coins stay put then, so ask for an address that starts with bc1q.',
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
      next: 'Your wallet must support silent payments. Many do not yet. Compare its start, middle and end with what the receiver shows you, then send a small test.',
    },
    'newer-silent-payment': {
      name: 'Silent payment address of a newer kind (BIP 352)',
      meaning:
        'A reusable code of version {version}. The first part is built like today’s version 0, so wallets should be able to pay it.',
      next: 'Few wallets know this version, if any. Ask the receiver whether they really use it.',
    },
    'private-payment': {
      name: 'Private payment code (BIP 47 or 351)',
      meaning:
        'A reusable code. A wallet turns it into a fresh address for each payer. BIP 47 is in use, and BIP 351 was closed.',
      next: 'Few wallets support it. Ask the receiver for an ordinary address as well.',
    },
    'expired-invoice': {
      name: 'Lightning invoice that has expired (BOLT 11)',
      meaning: 'A request for one payment over the Lightning network. Its time ran out on the date above.',
      next: 'Do not pay it. Ask the receiver for a fresh invoice.',
    },
    'invoice-amount': {
      name: 'Lightning invoice with a broken amount',
      meaning:
        'Its checksum is right, but the amount is not written as the rules say. A number, then m, u, n or p, and nothing else.',
      next: 'A wallet must refuse it. Ask the receiver for a new invoice.',
    },
    'malformed-invoice': {
      name: 'Lightning invoice with a missing or wrong part',
      meaning:
        'Its checksum is right, but it is cut short, or something that every invoice needs is missing, doubled or of the wrong length.',
      next: 'A careful wallet refuses it. Ask the receiver for a new invoice.',
    },
    'lightning-invoice': {
      name: 'Lightning invoice (BOLT 11)',
      meaning:
        'A request for one payment over the Lightning network. Pay it only once, and before its time runs out. The receiver’s signature and the features it demands were not tested here: your wallet does that.',
      next: 'Open it in a Lightning wallet. A plain Bitcoin wallet cannot pay it. Check the amount and the name there.',
    },
    'lightning-offer': {
      name: 'Lightning offer (BOLT 12)',
      meaning:
        'A reusable code, with which a wallet asks the receiver for a fresh invoice. It has no checksum. A typing mistake can go unseen.',
      next: 'Open it in a Lightning wallet that supports offers. Compare the whole code if you did not scan it.',
    },
    'expired-offer': {
      name: 'Lightning offer that has expired (BOLT 12)',
      meaning:
        'A reusable code to ask for invoices, with a last day set by the receiver. That day has passed by your device’s clock.',
      next: 'Do not pay it. Ask the receiver for a new one.',
    },
    lnurl: {
      name: 'LNURL',
      meaning:
        'A web address for Lightning wallets. It leads to {host}. A wallet opens it to pay, to be paid or to log in.',
      next: 'Use it only if you trust the website behind it. Your wallet should show its name first. If it is meant to pay you, show it to nobody: the first to open it gets the money.',
    },
    'name-at-domain': {
      name: 'Name at a website',
      meaning:
        'This may be a Lightning address or a name by BIP 353. Both look just like an email address. The text alone does not tell.',
      next: 'Type it into a Lightning wallet with care. One wrong letter can be somebody else’s name, and there is no checksum.',
    },
    'extended-public-key': {
      name: 'Extended public key ({prefix})',
      meaning:
        'This is no address. Whoever has it can list addresses of the wallet, past and future, and see what they hold.',
      next: 'Do not share it, and never send coins to it. Give one fresh address instead.',
    },
    'offer-invoice': {
      name: 'Invoice for a Lightning offer (BOLT 12)',
      meaning:
        'A wallet that pays an offer gets such an invoice from the receiver’s wallet. The two exchange it by themselves, so people rarely see one.',
      next: 'Do not pay it by hand. Ask the receiver for the offer itself, which starts with lno1, or for an ordinary invoice.',
    },
    'invoice-request': {
      name: 'Request for a Lightning invoice (BOLT 12)',
      meaning:
        'With it, a wallet asks another one for an invoice. Shown to you as a code, it usually means that somebody wants to pay you.',
      next: 'You cannot pay it. If you expect money, open it in a Lightning wallet that supports BOLT 12. Otherwise ask for an offer or an invoice.',
    },
    'ecash-request': {
      name: 'Request for ecash (Cashu)',
      meaning: 'Somebody asks to be paid in ecash. It is a request and holds no money.',
      next: 'Open it in an ecash wallet, and check the amount there. A plain Bitcoin wallet cannot pay it.',
    },
    'public-key': {
      name: 'Public key',
      meaning:
        'It is the public half of a key and cannot spend. A Lightning node has such a key as its name. It is no address.',
      next: 'Do not send coins to it. Ask the receiver for an address or an invoice.',
    },
    node: {
      name: 'Lightning node',
      meaning: 'A public key, which is the node’s name, and where to reach it. Wallets use it to connect to the node.',
      next: 'It is no address. Enter it only where your Lightning wallet asks for a node. To pay somebody, ask for an invoice.',
    },
    descriptor: {
      name: 'Description of a wallet or script (descriptor)',
      meaning:
        'It tells a program which addresses belong together. Whoever has it may see those addresses, and what they hold.',
      next: 'It is no address: never send coins to it. Do not publish it. To be paid, give one fresh address instead.',
    },
    psbt: {
      name: 'Unfinished transaction (PSBT)',
      meaning:
        'A payment on its way from wallet to wallet, to be signed. It holds no private key, but it shows amounts and addresses of the wallet.',
      next: 'It is no address. Open it only in your own wallet, and check every amount and address there before you sign.',
    },
    'transaction-link': {
      name: 'Link to a transaction or a block',
      meaning: 'It shows one payment, or one block of payments, in a block explorer. Everybody can see it.',
      next: 'Nothing can be paid to it. To pay somebody, ask for an address.',
    },
    'payment-request': {
      name: 'Payment link of an old kind (BIP 72)',
      meaning:
        'It has no address of its own. A wallet that knows this kind loads the request from the website in the link.',
      next: 'Open it only in a wallet that knows it, and only if you trust that website. Otherwise ask the receiver for an address.',
    },
    burn: {
      name: 'Address without a key',
      meaning:
        'Its letters, or the fingerprint in it, were chosen by hand. Nobody is known to have a key for it. What is sent there is lost.',
      next: 'Never send money to it.',
    },
    'lookalike-letters': {
      name: 'Letters that only look right',
      meaning:
        'It looks like a known code, but these signs are not the letters they seem to be: {found}. It may be a trick, or damage from copying.',
      next: 'Do not use it. Copy it again from the receiver, and do not repair it by hand.',
    },
    'invisible-characters': {
      name: 'A sign that cannot be seen',
      meaning: 'Hidden in the code, or right beside it: {found}. A wallet may refuse it or read something else.',
      next: 'Do not use it. Copy it again from the receiver, and do not repair it by hand.',
    },
    'link-without-address': {
      name: 'Payment link without an address',
      meaning: 'It begins like a payment link, but nothing that can be paid follows.',
      next: 'Ask the receiver for a new link.',
    },
    'seed-words': {
      name: 'This looks like backup words',
      meaning: 'Backup words open the whole wallet. They belong on paper or steel, never on a website.',
      next: 'Clear the field now: this page sent them nowhere, but other programs may have seen them. If they are the real words of a wallet, move the coins at once to a new wallet on another, clean device. With a Lightning wallet, do not restore a second copy: follow its maker’s guide.',
    },
    'private-key': {
      name: 'This looks like a private key',
      meaning: 'A private key spends coins. Nobody you pay or get paid by ever needs it.',
      next: 'Clear the field now. This page sent it nowhere, but other programs may have seen it. If it is in use, move the coins at once to a new wallet on another, clean device.',
    },
    'extended-private-key': {
      name: 'This looks like an extended private key',
      meaning: 'It spends everything in a wallet. Nobody you pay or get paid by ever needs it.',
      next: 'Clear the field now. This page sent it nowhere, but other programs may have seen it. If it is in use, move the coins at once to a new wallet on another, clean device.',
    },
    'seed-code': {
      name: 'This looks like a wallet backup',
      meaning:
        'Backup words can also be written as digits or as one long code (SeedQR, codex32, dice rolls). Such a code opens the whole wallet.',
      next: 'Clear the field now: this page sent it nowhere, but other programs may have seen it. If it is real, move the coins at once to a new wallet on another, clean device. With a Lightning wallet, do not restore a second copy: follow its maker’s guide.',
    },
    'scan-key': {
      name: 'This looks like a secret scan key (BIP 392)',
      meaning: 'It cannot spend, but it shows every silent payment the wallet receives.',
      next: 'Clear the field now. This page sent it nowhere, but other programs may have seen it. Share it with nobody.',
    },
    'hex-key': {
      name: 'This may be a private key',
      meaning:
        'A secret key can be written with the digits 0 to 9 and the letters a to f, or in another code for computers (base64). Public data, such as a transaction ID, can look the same. Nobody can tell them apart by sight.',
      next: 'It is no address. Unless you are sure that it is public, clear the field, treat the key as seen, and move what it controls at once to a new wallet on another, clean device.',
    },
    'wallet-access': {
      name: 'This looks like a token or a login of a wallet',
      meaning:
        'Some codes are money, such as ecash tokens. Others connect an app to a wallet or a node. Whoever has one may be able to spend.',
      next: 'Clear the field now: this page sent it nowhere, but other programs may have seen it. If it is an ecash token of yours, take it into your own wallet at once. If it is a login, revoke it in the wallet or node that made it.',
    },
    'bip38-code': {
      name: 'This looks like a code for a protected key (BIP 38)',
      meaning:
        'It belongs to a private key that a passphrase protects. Whoever has the code can try passphrases, as many as they like.',
      next: 'Clear the field now: this page sent it nowhere, but other programs may have seen it. If the passphrase is short, or used elsewhere, move the coins at once to a new wallet on another, clean device.',
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
        'Its {found} checksum is correct, but an address of version {version} must have a {required} one. The text alone does not tell how that happened.',
      next: 'A wallet must refuse it. Ask the receiver for another address.',
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
        'It starts like a known code and the letters are fine, but what they spell breaks the rules of the format.',
      next: 'Do not pay it. Ask the receiver for another one.',
    },
    ethereum: {
      name: 'Address of another network',
      meaning: 'Codes that start with 0x belong to Ethereum-style networks. Bitcoin cannot be sent there.',
      next: 'Ask for a Bitcoin address. At an exchange, choose the network “Bitcoin” and nothing else.',
    },
    'hash-or-ethereum': {
      name: 'Perhaps an Ethereum address without its 0x',
      meaning:
        'Forty digits from 0 to 9 and a to f. That can be an address of an Ethereum-style network, or a fingerprint of some data. It is no Bitcoin address.',
      next: 'Ask for a Bitcoin address. At an exchange, choose the network “Bitcoin” and nothing else.',
    },
    'bitcoin-cash': {
      name: 'Bitcoin Cash address',
      meaning: 'Bitcoin Cash is another coin, which split from Bitcoin in 2017.',
      next: 'Do not send bitcoin to it. Ask for a Bitcoin address.',
    },
    'other-chain': {
      name: 'Code of another coin or project',
      meaning: 'The code may be fine where it belongs, but its start ({prefix}) is not one of Bitcoin’s.',
      next: 'Do not send bitcoin to it. Ask for a Bitcoin address.',
    },
    'named-chain': {
      name: 'Perhaps an address of another network: {coin}',
      meaning: 'It is built as {coin} addresses are, and other networks may use the same form. It is not Bitcoin’s.',
      next: 'Do not send bitcoin to it. Ask for a Bitcoin address.',
    },
    'perhaps-other-chain': {
      name: 'Not a Bitcoin code, perhaps another network’s',
      meaning:
        'Many networks write codes with these letters. Its start ({prefix}) and length are not those of a Bitcoin address.',
      next: 'If it could be a password, a backup, a token or a login code of a wallet, clear the field and show it to nobody: whoever has it may be able to spend. Otherwise do not send bitcoin to it. Ask the receiver which network it belongs to, and for a Bitcoin address.',
    },
    'too-long': {
      name: 'Too long',
      meaning:
        'This tool reads codes of up to {max} characters, and every address is far shorter. Of a very long text, only the start and the end were searched.',
      next: 'Paste only the code itself, and never a text with secret words or keys.',
    },
    words: {
      name: 'Words, and no code',
      meaning: 'No address, invoice or payment link was found, only words.',
      next: 'If they are backup words, even a few of them, clear the field and show them to nobody. Otherwise paste the code itself.',
    },
    unknown: {
      name: 'Not a kind this tool knows',
      meaning: 'It is none of Bitcoin’s address types, and no invoice or payment link that this tool can read.',
      next: 'If it could be a password, a backup, a token or a login code of a wallet, clear the field and show it to nobody: whoever has it may be able to spend. Otherwise check that you copied all of it.',
    },
  },
};
