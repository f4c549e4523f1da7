export type GlossaryEntry = {
  id: string;
  term: string;
  definition: string;
  /** The guide that says more. */
  see?: string;
};

// Every <Term> in a guide resolves here; sorted by term, so that the page needs no locale rules.
export const glossary: GlossaryEntry[] = [
  {
    id: 'address',
    term: 'Address',
    definition:
      'A string of letters and numbers that says where a bitcoin payment should go. It encodes the condition for spending the coins, and a wallet can make a fresh one for each payment.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'allowlist',
    term: 'Allowlist',
    definition:
      'A list of withdrawal addresses that an account may pay. A new one becomes active only after a wait, so that a thief who gets into the account cannot empty it at once.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'asic',
    term: 'ASIC',
    definition:
      'A chip built to do one job. A Bitcoin ASIC only computes the hash that mining needs, and it does so far faster and with less power than an ordinary computer.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'bailout',
    term: 'Bailout',
    definition:
      'Help with public money or guarantees for a company that would otherwise fail, most often a bank. Supporters say it protects savers and jobs. Critics say it rewards those who took the risk.',
  },
  {
    id: 'barter',
    term: 'Barter',
    definition:
      'Swapping goods for goods, without money. It needs two people who each want what the other has, at the same time and in amounts that match.',
  },
  {
    id: 'bech32',
    term: 'Bech32',
    definition:
      'A way to write SegWit addresses, which start with bc1. It uses 32 characters and a built-in check that catches typing errors. Taproot addresses use a corrected version called bech32m.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'bip21',
    term: 'BIP 21',
    definition:
      'A standard for payment links and QR codes that begin with "bitcoin:". One code can hold an address, an amount, and a note. BIP 321 is its newer replacement.',
    see: '/guides/using-bitcoin-payments',
  },
  {
    id: 'bip39',
    term: 'BIP 39',
    definition:
      "The standard that turns a wallet's secret into 12 to 24 words from a fixed list of 2,048. The last word contains a check that catches most mistakes.",
    see: '/guides/seed-phrases',
  },
  {
    id: 'bitcoin',
    term: 'Bitcoin',
    definition:
      'A public network and a set of rules for sending value over the internet without a central operator. Written with a small b, bitcoin is the unit that people send; one bitcoin has 100 million satoshis.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'block',
    term: 'Block',
    definition:
      'A batch of transactions that a miner adds to the ledger. Each block points to the one before it, and a new one arrives about every ten minutes on average.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'block-subsidy',
    term: 'Block subsidy',
    definition:
      'The new bitcoin that a miner may create in each block, on top of the fees. It has been 3.125 bitcoin since April 2024 and is cut in half every 210,000 blocks.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'blockchain',
    term: 'Blockchain',
    definition:
      'A ledger made of blocks in order, where each block contains a fingerprint of the one before. Changing an old entry would change every later fingerprint, so all nodes would notice.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'bond',
    term: 'Bond',
    definition:
      'A loan cut into papers: a state or a firm promises to pay back a sum on a certain day, and interest until then. The paper can be sold to somebody else. If prices rise faster than expected, the money that comes back buys less.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'cantillon-effect',
    term: 'Cantillon effect',
    definition:
      'New money reaches some people before others. Those who get it first can still buy at the old prices; those who get it last pay the new ones. Named after the banker Richard Cantillon, who described it in the 18th century.',
  },
  {
    id: 'central-bank',
    term: 'Central bank',
    definition:
      'The bank of the banks, and usually of the state. It issues the banknotes, keeps the accounts through which banks pay each other, and steers lending by the interest rate it sets. The Federal Reserve is that of the United States.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'change-output',
    term: 'Change output',
    definition:
      'The part of a payment that comes back to the sender, like change at a shop. Coins are spent whole, so the wallet sends what is left over to a new address of its own.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'channel',
    term: 'Channel',
    definition:
      'A shared balance between two Lightning nodes, opened and closed with an on-chain transaction. In between, the two can update the balance as often as they like without writing to the blockchain.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'checksum',
    term: 'Checksum',
    definition:
      'A few signs worked out from all the others: if a slip changes one of them, the two no longer fit, and software can warn. It catches most slips and not all.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'coin-control',
    term: 'Coin control',
    definition:
      'A wallet feature that shows your coins one by one and lets you choose which of them to spend, or freeze some. It keeps coins apart that should not be linked.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'cold-storage',
    term: 'Cold storage',
    definition:
      'Keeping private keys away from the internet, on a device or medium made for that. It protects against remote theft, and it still needs a good backup.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'commodity-money',
    term: 'Commodity money',
    definition:
      'Money made of a thing that people also want for its own sake, such as salt, tobacco or gold. Its worth does not hang on a promise, but it must be found, stored and carried.',
  },
  {
    id: 'confirmation',
    term: 'Confirmation',
    definition:
      'A transaction has one confirmation when it is in a block, and one more for each block built on top. More confirmations make it harder and more costly to reverse.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'convertibility',
    term: 'Convertibility',
    definition:
      'A promise that a banknote can be exchanged at a fixed rate for something else, usually gold or silver. A government can suspend the promise, and in wars governments often did.',
  },
  {
    id: 'cost-basis',
    term: 'Cost basis',
    definition:
      'What you paid for a coin, fees included. Tax offices subtract it from what you get in a sale to find the gain.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'cpfp',
    term: 'CPFP',
    definition:
      'Child pays for parent: if a payment is stuck, its receiver or sender spends one of its outputs in a new transaction with a high fee, so that miners gain by confirming both together.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'cpi',
    term: 'CPI',
    definition:
      'The consumer price index: a statistics office tracks the price of a basket of goods and services, and the change in this index is the most quoted measure of inflation.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'custodial',
    term: 'Custodial',
    definition:
      'A service is custodial when a company holds the private keys for you. You see a balance, and you depend on the company to pay it out.',
    see: '/guides/first-wallet',
  },
  {
    id: 'debasement',
    term: 'Debasement',
    definition:
      'Putting less silver or gold into a coin while its face value stays the same. The mint can then strike more coins from the same metal.',
  },
  {
    id: 'derivation-path',
    term: 'Derivation path',
    definition:
      "The branch of a wallet’s tree of keys that its addresses come from, written like m/84'/0'/0'. The same words show other addresses on another branch.",
    see: '/guides/seed-phrases',
  },
  {
    id: 'devaluation',
    term: 'Devaluation',
    definition:
      'A decision to lower the official value of a currency against gold or against other currencies. Goods from abroad become dearer, and goods sold abroad become cheaper for foreign buyers.',
  },
  {
    id: 'difficulty',
    term: 'Difficulty',
    definition:
      'A number that says how hard it is to find a valid block. The network adjusts it every 2,016 blocks so that blocks keep coming about every ten minutes.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'diversification',
    term: 'Diversification',
    definition:
      'Spreading savings over things that do not all fall at the same time. It makes a total loss less likely, does not rule out losses, and thins out the best result, too.',
  },
  {
    id: 'dollar-cost-averaging',
    term: 'Dollar cost averaging',
    definition:
      'Buying for the same amount of money at regular times, whatever the price. It spreads out the risk of a bad moment and does not prevent losses.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'dollarization',
    term: 'Dollarization',
    definition:
      'The use of another country’s money instead of one’s own, most often US dollars. Prices become steadier, and the country gives up deciding about its money.',
  },
  {
    id: 'double-spend',
    term: 'Double spend',
    definition:
      'An attempt to spend the same coins twice. Bitcoin nodes accept only one of two conflicting transactions into the chain, which is why receivers wait for confirmations.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'drawdown',
    term: 'Drawdown',
    definition:
      'The fall from a peak in price to a later low, in percent. A drawdown of 50% needs a gain of 100% to get back to the peak.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'dust',
    term: 'Dust',
    definition:
      'An output so small that spending it would cost more in fees than it is worth, or close to it. Nodes by default refuse to relay payments that create outputs below a dust limit.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'dusting',
    term: 'Dusting',
    definition:
      'Sending tiny amounts to addresses of strangers. If the owner later spends the crumb together with other coins, their addresses can be linked.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'emergency-fund',
    term: 'Emergency fund',
    definition:
      'Money within easy reach for bad days, such as a lost job or a broken tooth. Three to six months of spending is a common rule of thumb. It belongs where its value does not swing.',
  },
  {
    id: 'exchange',
    term: 'Exchange',
    definition:
      'A marketplace where people trade bitcoin for other money. Most exchanges are custodial and ask for identification.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'fiat',
    term: 'Fiat money',
    definition:
      'Money that is not backed by a commodity such as gold. Central banks issue the notes, and commercial banks create most of the rest when they lend. Dollars, euros and yen are fiat money.',
    see: '/guides/time-preference',
  },
  {
    id: 'fork',
    term: 'Fork',
    definition:
      'A split in the chain or in the rules. Short splits happen by chance and resolve themselves; if users follow different rules for good, a separate coin can result.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'full-node',
    term: 'Full node',
    definition:
      "A computer that downloads every block and checks every transaction against Bitcoin's rules by itself. It does not have to mine, and anyone may run one.",
    see: '/guides/running-a-node',
  },
  {
    id: 'functions-of-money',
    term: 'Functions of money',
    definition:
      'The three jobs of money: to pay, to save and to compare. Their names are medium of exchange, store of value and unit of account.',
  },
  {
    id: 'gap-limit',
    term: 'Gap limit',
    definition:
      'How many unused addresses in a row a wallet looks through before it stops searching for payments, often 20. A restored wallet can look empty when it is too small.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'gold-standard',
    term: 'Gold standard',
    definition:
      'A money system in which the currency is a fixed weight of gold and can be exchanged for it. It limits how much money a state can issue, and also what a state can do in a crisis.',
  },
  {
    id: 'greshams-law',
    term: 'Gresham’s law',
    definition:
      'Bad money drives out good. If two coins must be accepted at the same value, people spend the worse one and keep the better one.',
  },
  {
    id: 'halving',
    term: 'Halving',
    definition:
      'The moment when the block subsidy is cut in half. It comes every 210,000 blocks, which is about every four years.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hardware-wallet',
    term: 'Hardware wallet',
    definition:
      'A small device that keeps private keys away from your computer and phone. It signs payments inside, and you check them on its own screen. If it is lost or stolen, move the coins at once.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'hash',
    term: 'Hash',
    definition:
      'A short fingerprint of any piece of data. The same data always gives the same hash, a tiny change gives a completely different one, and nobody knows a practical way to work backward. Bitcoin mining uses SHA-256.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hash-rate',
    term: 'Hash rate',
    definition:
      "How many guesses a miner, or the whole network, makes each second. The network's total is estimated from the difficulty and the pace of blocks; it cannot be measured directly.",
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'hot-wallet',
    term: 'Hot wallet',
    definition:
      'A wallet whose keys are on a device that connects to the internet, such as a phone. It is handy for small sums and easier to attack than cold storage.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'hyperinflation',
    term: 'Hyperinflation',
    definition:
      'A very fast rise of prices, by the usual line more than 50% in a month. The economist Phillip Cagan drew that line in 1956.',
  },
  {
    id: 'inbound-liquidity',
    term: 'Inbound liquidity',
    definition:
      "The amount that your Lightning channels can still receive. It is the part of the channel's balance that sits on the other side.",
    see: '/guides/lightning-basics',
  },
  {
    id: 'inflation',
    term: 'Inflation',
    definition:
      'A general rise in prices, so that the same money buys less. The word is also used for growth in the money supply, which is a different measure.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'initial-block-download',
    term: 'Initial block download',
    definition: 'The first sync of a node: it fetches every block since 2009 and checks them. It takes hours to days.',
    see: '/guides/running-a-node',
  },
  {
    id: 'interest',
    term: 'Interest',
    definition:
      'The price of a loan, in percent of the sum, most often for a year. Whoever borrows pays it, and whoever lends or saves gets it. If prices rise faster than the interest, a lender gets back less than was lent, counted in goods.',
    see: '/guides/time-preference',
  },
  {
    id: 'invoice',
    term: 'Invoice',
    definition:
      'A request for payment: a Lightning invoice is a code, often starting with lnbc, that usually names the amount, names the receiver, can be paid once, and expires.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'kyc',
    term: 'KYC',
    definition:
      'Know your customer: the law makes many financial companies check who their customers are, usually with an ID and an address.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'lightning',
    term: 'Lightning',
    definition:
      'A network of payment channels built on top of Bitcoin. It makes small payments fast and usually cheap, because most payments never touch the blockchain.',
    see: '/guides/lightning-basics',
  },
  {
    id: 'lump-sum',
    term: 'Lump sum',
    definition: 'Putting a whole amount to work in one purchase instead of spreading it over time.',
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'm2',
    term: 'M2',
    definition:
      'A measure of the money supply: in the United States it counts cash, checking and savings deposits, small time deposits, and retail money market funds.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'mempool',
    term: 'Mempool',
    definition:
      'The waiting room for transactions that are not yet in a block. Each node keeps its own, so there is no single official mempool.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'miner',
    term: 'Miner',
    definition:
      'A person or company that collects transactions into blocks and runs machines to find a valid one. The finder earns the block subsidy and the fees.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'mining-pool',
    term: 'Mining pool',
    definition:
      'A group of miners who work together and share the rewards by the work each one did. Small miners get paid a little often instead of a lot almost never.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'mint',
    term: 'Mint',
    definition:
      'The place where coins are made. A mint that puts less silver or gold into each coin of the same name can strike more of them: that is debasement.',
  },
  {
    id: 'money-supply',
    term: 'Money supply',
    definition:
      'The amount of money in an economy. There are several counts, from cash alone to cash with bank accounts and savings, such as M2.',
  },
  {
    id: 'mortgage',
    term: 'Mortgage',
    definition:
      'A loan on a house or on land. If the borrower cannot pay, the lender may have the property sold. Inflation makes such a debt lighter if its interest is fixed, and falling prices make it heavier.',
  },
  {
    id: 'multisig',
    term: 'Multisig',
    definition:
      'A wallet that needs several keys to sign, such as two out of three. With that pair of numbers, one lost or stolen key is not enough to lose the coins, if the wallet’s description is kept as well.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'nominal-and-real',
    term: 'Nominal and real value',
    definition:
      'A nominal value counts units of money, and a real value says what they buy. If pay rises by 3% and prices rise by 5%, nominal pay goes up and real pay goes down.',
  },
  {
    id: 'on-chain',
    term: 'On-chain',
    definition:
      'Recorded in a block of the Bitcoin blockchain. On-chain payments pay a network fee and wait for confirmations.',
    see: '/guides/send-receive-bitcoin',
  },
  {
    id: 'paper-money',
    term: 'Paper money',
    definition:
      'Money in the form of notes. Some notes were receipts for coin or metal; others are money because a state says so and people accept them.',
  },
  {
    id: 'passphrase',
    term: 'Passphrase',
    definition:
      'An optional secret added to a seed phrase. Every different passphrase opens a different wallet, so a typing error shows an empty one and no error message.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'phishing',
    term: 'Phishing',
    definition:
      'A trick that makes you give secrets or money to someone who pretends to be a company or a person you trust, often by a fake email, site, or call.',
    see: '/guides/bitcoin-common-mistakes',
  },
  {
    id: 'price-controls',
    term: 'Price controls',
    definition:
      'Limits that a state sets for prices. Supporters see them as protection in an emergency. If the limit is below what sellers would ask, shelves tend to empty and goods move to a black market.',
  },
  {
    id: 'private-key',
    term: 'Private key',
    definition:
      'A secret number that can sign a spend of certain coins. Whoever knows it can move them, and nobody can reset it.',
    see: '/guides/first-wallet',
  },
  {
    id: 'proof-of-reserves',
    term: 'Proof of reserves',
    definition:
      'Evidence that a company controls certain coins at one moment. It is no audit, and it may leave out debts or borrowed coins.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'proof-of-work',
    term: 'Proof of work',
    definition:
      'A result that takes much computing to find and almost none to check. Bitcoin uses it to decide who adds the next block and to make rewriting history costly.',
    see: '/guides/bitcoin-mining',
  },
  {
    id: 'pruned-node',
    term: 'Pruned node',
    definition: 'A node that checks every block as a full one does, then deletes old blocks to save disk space.',
    see: '/guides/running-a-node',
  },
  {
    id: 'public-key',
    term: 'Public key',
    definition:
      'A number computed from a private key that lets anyone check a signature. It can be shared, and nobody knows a practical way to get the private key from it today.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'purchasing-power',
    term: 'Purchasing power',
    definition:
      'What an amount of money can buy. When prices rise, the purchasing power of a dollar kept as cash falls.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'rbf',
    term: 'RBF',
    definition:
      'Replace by fee: the sender swaps an unconfirmed transaction for a new version with a higher fee, so that it confirms sooner.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'redenomination',
    term: 'Redenomination',
    definition:
      'Replacing a currency by a new one with fewer zeros. Sums become easier. By itself it does not stop prices from rising.',
  },
  {
    id: 'remittance',
    term: 'Remittance',
    definition: 'Money that people working abroad send home to their families. Fees and delays on it can be high.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'reserve-currency',
    term: 'Reserve currency',
    definition:
      'A currency that the central banks of other countries hold, and in which much of world trade is priced. The US dollar is the main one today.',
  },
  {
    id: 'reserves',
    term: 'Reserves',
    definition:
      'The money of the banks: what they have in their accounts at the central bank, often counted together with the cash in their vaults. Banks pay each other with it. The word is also used for the gold and foreign money of a country.',
  },
  {
    id: 'satoshi',
    term: 'Satoshi',
    definition:
      'The smallest unit that the Bitcoin ledger records: one hundred-millionth of a bitcoin, often called a sat. It is named after Satoshi Nakamoto, the unknown author of Bitcoin.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'sat-per-vbyte',
    term: 'Satoshis per virtual byte',
    definition:
      'The unit of a fee rate, written sat/vB. Multiply it by the virtual size of a transaction to get the fee.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'scam',
    term: 'Scam',
    definition:
      'A fraud in which the victim hands over money or keys, fooled by a story. Typical signs are a promised return, hurry, and a stranger who wants to help.',
    see: '/guides/bitcoin-common-mistakes',
  },
  {
    id: 'scarcity',
    term: 'Scarcity',
    definition:
      'There is less of a thing than people would like to have. Good money needs it: what anyone can make or pick up at will does not keep its value.',
  },
  {
    id: 'seed-phrase',
    term: 'Seed phrase',
    definition:
      'A secret list of words, usually 12 or 24, from which a wallet can rebuild its keys. Anyone who reads the words can take the coins. If that may have happened, move them at once to new words.',
    see: '/guides/seed-phrases',
  },
  {
    id: 'segwit',
    term: 'SegWit',
    definition:
      'An upgrade from 2017 that moved signatures to a separate part of a transaction and counts them at a lower weight. It lowered fees and made Lightning practical.',
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'self-custody',
    term: 'Self-custody',
    definition:
      'Holding your own private keys, so that no company has to let you spend. The duty to back them up is then yours too.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'sim-swap',
    term: 'SIM swap',
    definition:
      'A fraud in which a thief gets your phone number moved to another SIM card. The thief then receives your text messages, including login codes.',
    see: '/guides/security-checklist',
  },
  {
    id: 'sound-money',
    term: 'Sound money',
    definition:
      'A term for money whose supply is hard to increase and whose value is expected to hold over time. Economists disagree on what makes money sound and on how much that matters.',
    see: '/guides/time-preference',
  },
  {
    id: 'source-of-funds',
    term: 'Source of funds',
    definition: 'Where a sum of money came from. Banks and platforms have to ask, and want papers that show it.',
    see: '/guides/selling-bitcoin',
  },
  {
    id: 'spread',
    term: 'Spread',
    definition:
      'The gap between the price at which you can buy and the price at which you can sell at the same moment. It is a cost even where no fee is shown.',
    see: '/guides/strike-vs-other-platforms',
  },
  {
    id: 'stablecoin',
    term: 'Stablecoin',
    definition:
      'A token that aims to keep a fixed price, most often one US dollar. It depends on its issuer or on a mechanism, and some have failed.',
    see: '/guides/why-bitcoin-matters-now',
  },
  {
    id: 'supply-cap',
    term: 'Supply cap',
    definition:
      'An upper limit to how many units can ever exist. In Bitcoin, the rules that every full node checks allow just under 21 million.',
    see: '/guides/what-is-bitcoin',
  },
  {
    id: 'taproot',
    term: 'Taproot',
    definition:
      'An upgrade from November 2021 that brought Schnorr signatures and addresses starting with bc1p. It can make complex spending rules smaller and more private.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'testnet',
    term: 'Testnet',
    definition:
      'A separate network with its own coins, made for testing software. Its coins are meant to have no value, and its addresses look different.',
    see: '/guides/bitcoin-addresses',
  },
  {
    id: 'time-preference',
    term: 'Time preference',
    definition:
      'How much more someone values having a thing now than later. A high time preference means wanting it soon; a low one means being ready to wait.',
    see: '/guides/time-preference',
  },
  {
    id: 'tor',
    term: 'Tor',
    definition:
      'A network that passes traffic through several relays, so that neither your internet provider nor the other side learns who talks to whom.',
    see: '/guides/running-a-node',
  },
  {
    id: 'transaction-fee',
    term: 'Transaction fee',
    definition:
      "What a sender pays to miners to include a transaction in a block. It depends on the transaction's size in data and on demand, and it does not depend on the amount sent.",
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'travel-rule',
    term: 'Travel Rule',
    definition:
      'A rule that makes platforms record who sends and who receives a transfer. In the European Union they must also check, above €1,000, that a wallet outside the platform belongs to their customer.',
    see: '/guides/buying-first-bitcoin',
  },
  {
    id: 'two-factor',
    term: 'Two-factor authentication',
    definition:
      'A second proof at login besides the password, such as a code from an app or a security key. Codes by text message are weaker, because phone numbers can be stolen.',
    see: '/guides/security-checklist',
  },
  {
    id: 'utxo',
    term: 'UTXO',
    definition:
      "Unspent transaction output: a coin, of any amount, that was received and not yet spent. A wallet's balance is the sum of its UTXOs.",
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'virtual-byte',
    term: 'Virtual byte',
    definition:
      "The unit in which a transaction's size is counted for fees, written vB. It is a quarter of the transaction's weight, rounded up, and signature data in SegWit counts for less.",
    see: '/guides/bitcoin-fees',
  },
  {
    id: 'volatility',
    term: 'Volatility',
    definition:
      "How strongly and how often a price moves up and down. Bitcoin's has been much higher than that of most currencies and stock indexes.",
    see: '/guides/dollar-cost-averaging',
  },
  {
    id: 'wallet',
    term: 'Wallet',
    definition:
      'Software or a device that keeps keys and makes payments. The coins themselves are entries in the blockchain; the wallet holds the power to move them.',
    see: '/guides/first-wallet',
  },
  {
    id: 'war-finance',
    term: 'War finance',
    definition:
      'How a state pays for a war: by taxes, by borrowing, or by creating money. The last one needs no tax and no lender, and prices usually rise.',
  },
  {
    id: 'watch-only',
    term: 'Watch-only wallet',
    definition:
      'A wallet that can show balances and make new addresses and cannot spend, because it has no private keys.',
    see: '/guides/hardware-wallets',
  },
  {
    id: 'xpub',
    term: 'Xpub',
    definition:
      'An extended public key, from which a wallet can derive many addresses without any private key, and anyone who has it can see the payments to all of them.',
    see: '/guides/bitcoin-addresses',
  },
];
