/**
 * Words of the drawings in the guides. `text` is what a reader hears who cannot see the drawing; `caption` stands beside it.
 * Words in braces are filled in with what the drawing itself computes.
 */
export const drawings = {
  notebooks: {
    labels: { one: 'one keeper', each: 'a copy each' },
    text: 'On the left one pupil holds the only notebook, and one line in it is changed; three others look on without a copy. On the right six pupils hold a copy each. One copy has a changed line, and it does not fit the other five.',
    caption:
      'With one notebook, its keeper can change a line, and nobody can tell. With a copy each, a changed line does not fit the copies of the others.',
  },
  doubleSpend: {
    labels: { photo: 'a photo', coin: 'the same coin' },
    text: 'On the left a photo with four copies, and a green check mark. On the right one coin with two arrows to two people. The second arrow is dashed and has a red cross.',
    caption:
      'A copied photo does no harm. A coin that pays two people would, so a second payment with the same coin must not count. Somebody has to notice it.',
  },
  penName: {
    labels: { record: 'what everyone sees', app: 'one app knows' },
    text: 'On the left four lines of the public record, each with the start of an address and a bar for the amount, and without a name. On the right an app with an identity card. A dashed red line joins the card and one of the lines.',
    caption:
      'The record has addresses and amounts, without names. An app where you buy coins knows your name, so it can join that name to a line. Companies study the chain to make such links.',
  },
  ruleSplit: {
    labels: { before: 'one chain', most: 'nearly all nodes', few: 'a minority, with its own coin' },
    text: 'A chain of six blocks with six computers above its later blocks. From its third block a thin branch leads down to two pale blocks with a single computer.',
    caption:
      'Each node owner decides which rules to run. A few whose rules no longer fit those of the others can end up on a chain of their own, with a coin that the others do not use.',
  },
  threeFeatures: {
    labels: { own: 'held by you', border: 'on a weekend', rules: 'known rules' },
    text: 'Three scenes. A phone with a key. A coin that crosses a border at a flag, beside a calendar sheet with a weekend. Steps that fall by half each time, with a green check mark.',
    caption: 'The steps on the right are the new coins of each block, which halve again and again.',
  },
  minedBlocks: {
    labels: {
      honest: 'Everyone’s copy',
      forged: 'One letter changed',
      first: 'Ana pays Ben',
      firstForged: 'Ana pays Ken',
      second: 'Ben pays Cara',
      third: 'Cara pays Dan',
      guess: 'guess',
      before: 'block before',
      own: 'hash',
    },
    text: 'Two columns of three blocks, linked like a chain. On the left, each block holds the hash of the one before, a payment, and a guess that makes its own hash begin with two zeros. On the right, one letter of the first block is changed, and with the same guesses no hash begins with two zeros.',
    caption:
      'A toy chain: its hashes are real, but cut to four signs. A block counts only if its hash begins with {zeros}. After one changed letter the old guesses are worthless, in that block and in all that follow. A cheat has to search for every one of them anew.',
  },
  payment: {
    labels: {
      in: 'one coin in',
      receiver: 'receiver',
      change: 'change',
      left: '{fee} left over:',
      fee: 'the fee',
    },
    text: 'A coin of {in} satoshis goes into a press. Out come two new coins: {out} for the receiver and {change} as change. A crumb of {fee} is left over and falls out below. It is the fee.',
    caption:
      'The change comes back to you. What you gave to nobody is the fee: {in}\u00a0−\u00a0{out}\u00a0−\u00a0{change} =\u00a0{fee} satoshis. The faces of the coins are to scale.',
  },
  queue: {
    labels: { block: 'in the next block', waiting: 'waiting', unit: 'sat/vB × vB = fee in satoshis' },
    text: 'A toy block with room for {room} vB, and five payments, each as tall as its size. The block takes those with the rates {rates}. Those with the rates {waitingRates} wait beside it.',
    caption:
      'A toy block with room for {room} vB; heights are sizes. The payment with {largestRate} sat/vB offers more satoshis than the last one taken. It waits, because it pays less for each unit of room.',
  },
  sameFee: {
    labels: {
      ana: 'Ana sends {small}',
      ben: 'Ben sends $2 million',
      parcel: '{size} vB',
      fee: '{satoshis}',
      pays: 'satoshis',
    },
    text: 'Two parcels of the same size, {size} vB. Into the first goes one coin, {small} from Ana. Into the second goes a stack of bars, $2 million from Ben. Both carry the same stamp: a fee of {satoshis} satoshis.',
    caption:
      'The sum inside does not count. Both payments take {size} vB, so at {rate} sat/vB both pay {satoshis} satoshis.',
  },
  inputSizes: {
    labels: { unit: 'virtual bytes', spend: 'to spend one coin', pay: 'to pay one' },
    text: 'Two bars for each start of an address: the room that one coin takes when you spend it, and when you pay to it. 1 takes about {p2pkh} vB to spend and {p2pkhOut} to pay, a short bc1q about {p2wpkh} and {p2wpkhOut}, and bc1p about {p2tr} and {p2trOut}.',
    caption:
      'The room that one coin takes as an input (orange) and as an output, to scale. At the same fee rate, spending a coin of an old address costs more than twice as much as one of a short bc1q address.',
  },
  blockWait: {
    labels: { unit: 'chance of a block within …', minutes: 'minutes' },
    text: 'A curve that rises fast and then slowly: the chance that a block has come. It is {chance1} within {at1} minute, {chance10} within {at10} minutes and {chance60} within {at60} minutes.',
    caption:
      'Even at the head of the line, you wait for a block, and blocks come at random. {at10} minutes are only an average: in more than one wait in three it takes longer.',
  },
  childPays: {
    labels: {
      parent: 'parent, {parentSize} vB',
      child: 'child, {childSize} vB',
      parentFee: 'paid {parentFee}',
      childFee: 'pays {childFee}',
      pair: '{parentFee} + {childFee} satoshis for {pairSize} vB\n{rate} sat/vB together',
    },
    text: 'A small engine pulls a wagon. The wagon is the parent of {parentSize} vB, which paid {parentFee} satoshis. The engine is the child of {childSize} vB, which pays {childFee}. Together they pay {rate} sat/vB.',
    caption:
      'The example in a picture. A miner who wants the child’s {childFee} satoshis has to take the parent too, so it looks at the rate of both.',
  },
  batch: {
    labels: {
      separate: '{receivers} payments: {separate} vB',
      together: '1 payment to all {receivers}: about {batch} vB',
      saved: 'saved',
    },
  },
  replaced: {
    labels: { coin: 'one coin', first: 'first version', second: 'new version, higher fee' },
    text: 'One coin, and two payments that both want to spend it. The first version has a dashed frame and a small stamp, the new one a larger stamp. An arrow leads from the new one to a block with a question mark, and a dashed arrow from the first.',
    caption:
      'Both versions spend the same coin, so only one of them can stay in the chain. Nodes now pass on the new one, but the first can still win. Until one is in a block, nothing is settled.',
  },
  relayFloor: {
    labels: { old: 'floor of {old}', now: 'floor of {now}', rate: '{offered} sat/vB' },
    text: 'The same payment of {offered} sat/vB twice. In front of the old floor of {old} sat/vB it is stopped, with a red cross. Over the floor of {now} it passes, with a green check mark.',
    caption:
      'The floors in sat/vB, to scale. A payment at {offered} did not spread by default in the past. Since 2025 it can, if the nodes on its way use the new floor.',
  },
  dustLimit: {
    labels: {
      coin: '{limit} sat',
      cost: 'to make and spend it',
      sum: '({output} + {input}) vB × {rate} sat/vB = {limit} sat',
    },
    text: 'A balance that is level. On its left pan is a coin of {limit} satoshis. On its right pan is what it costs to make and to spend it: {output} and {input} vB at {rate} sat/vB.',
    caption:
      'A short bc1q coin at its limit. If it were smaller, it would weigh less than making and spending it costs at this rate. Nodes call that dust.',
  },
  expiry: {
    labels: { days: '{days} days', dropped: 'dropped', copy: 'a kept copy' },
    text: 'A calendar with {days} days. After them, one computer drops the payment it held. Another computer has kept a copy and sends it out again.',
    caption:
      'One node forgets the payment, and your coins look unspent there. Anyone who kept a copy can still send it out again.',
  },
  keys: {
    labels: {
      online: 'online',
      offline: 'offline',
      company: 'Company',
      phone: 'Phone',
      device: 'Device',
      paper: 'Paper',
      theirs: 'It holds the key',
      yours: 'You hold the key',
    },
    text: 'Where a key can live. A wire from the internet runs to a company’s building and to a phone; there is a key in each. Behind a line that the wire does not cross stand a small device with a key in it and a sheet of paper with words. The company holds its key. The phone, the device and the paper are yours.',
    caption:
      'A phone is within reach of the internet, a device is kept away from it. Each has its own words on paper. They can rebuild its key, so they stay offline too.',
  },
  channel: {
    labels: {
      chain: 'chain',
      left: 'Sam',
      right: 'café',
      open: 'Opened with {total} of Sam’s',
      pay: 'Sam has paid {paid}',
      back: 'The café has paid {back} back',
      close: 'Closed: each gets a share',
    },
    text: 'Ten beads on a string between Sam and the café, drawn four times, each bead worth {bead} satoshis. When the channel opens, all ten lie on Sam’s side. After payments of {paid} there are six and four, and after the café paid {back} back, seven and three. So they are shared out when it closes. Only the opening and the closing are tied to a block of the chain at the side.',
    caption:
      'Each bead is {bead} satoshis. Paying slides beads along the string, and their number stays the same. Only the first and the last line are written on the chain. The fees are left out here.',
  },
  signing: {
    labels: {
      computer: 'Computer',
      device: 'Device',
      prepares: 'prepares',
      signs: 'asks you, signs',
      payment: 'payment',
      signature: 'signed',
      online: 'online',
      offline: 'offline',
    },
    text: 'A computer that is online, and a device that is not, with a key in it. A payment goes from the computer to the device and comes back signed.',
    caption:
      'The device shows the address and the amount on its own screen. You press a button, and only the signed payment goes back to your phone or laptop.',
  },
  signedPayment: {
    labels: {
      sign: 'Ana signs',
      check: 'nodes check',
      write: 'a miner writes',
      key: 'with her key',
      rules: 'each by itself',
      block: 'the next block',
    },
    text: 'Three scenes from left to right. Ana’s phone holds a key and signs a message. Three computers check it, each by itself. A miner adds a block that contains it to the chain of earlier blocks.',
    caption:
      'Three jobs, three kinds of people. Only Ana’s key can sign for her coins, anyone can check, and a miner adds the payment to the record.',
  },
  fixedSum: {
    labels: {
      prices: 'the price, month by month',
      coins: 'what {amount} buys, in coins',
      from: 'from {from}',
      price: 'average price',
      cost: 'your cost',
      sum: 'in all',
    },
    text: 'Four dots for the price of one bitcoin in four months, on an axis that starts at {from}, and below each the coins that {amount} buys. Two lines cross the drawing: the average price of {averagePrice}, and below it your average cost of {averageCost}.',
    caption:
      'Made-up prices. Their axis starts at {from}. Each coin drawn is {coin} BTC. The lower the price, the higher the pile.',
  },
  locks: {
    labels: {
      learning: 'to about $50',
      small: 'to about $500',
      larger: 'more than $500',
      life: 'life-changing',
    },
    text: 'Four scenes. Up to about $50: a bicycle with one lock. Up to about $500: the same bicycle with two locks. More than $500: the bicycle and its two locks are in a shed. A sum that would change your life: a house with two locks on its door, and two people beside it.',
    caption:
      'One lock for a cheap bicycle, two locks and a shed for a costly one. A sum that would change your life gets a house, and a second person.',
  },
  address: {
    labels: {
      network: 'the main Bitcoin network',
      divider: 'a divider',
      version: 'version 0',
      data: 'the key’s fingerprint, {data} characters',
      checksum: 'the checksum, {checksum} characters',
    },
    text: 'The address {address} in its pieces: bc for the main Bitcoin network, 1 as a divider, q for version 0, then the key’s fingerprint of {data} characters, and at the end the checksum of {checksum}.',
    caption:
      'Our example in three lines. Change any sign, and the last {checksum} no longer fit the rest. They show a slip, but not whose address it is.',
  },
  seed: {
    labels: {
      phrase: '{words} words',
      passphrase: 'passphrase or none',
      rounds: '{rounds} rounds',
      seed: 'seed of {seedBits} bits:',
      master: 'master key',
    },
    text: 'In order: {words} words and a passphrase, or none, go together through {rounds} rounds. Out comes a seed of {seedBits} bits that begins with {seedStart}. It gives a master key, and the key branches to addresses.',
    caption:
      'Every step is exact, but nobody knows a way back to the words. The same words and passphrase always lead to the same addresses. No real wallet may use this published example.',
  },
  wordsAsBits: {
    labels: {
      random: '{random} random bits',
      check: '{check} check bits',
      first: '{first}',
      last: '{last}',
    },
    text: '{random} random bits and {check} check bits, cut into pieces of {bits}. The first piece, all zeros, is the word {first}. The last piece ends with the check bits and is the word {last}.',
    caption:
      'In this published example all random bits are zero, so that the check bits stand out. No real wallet may use it.',
  },
  addressLock: {
    labels: {
      secret: 'secret key',
      open: 'public key',
      address: 'address',
      back: 'no known way back',
      ledger: 'locked amounts on the blockchain',
    },
    text: 'Above, arrows lead from a secret key to a public key and from there to an address. A dashed arrow back from the address to the secret is crossed out. Below, three blocks of the blockchain hold a padlock each.',
    caption:
      'No computer known today can go back to the secret. The coins are below, on the blockchain, behind locks. The address only says which lock to use.',
  },
  channelBackup: {
    labels: {
      words: 'seed words',
      keys: 'keys',
      split: 'no latest split',
      both: 'words and file',
      partner: 'partner closes',
      chain: 'on the chain',
    },
    text: 'Two scenes. In the first, a sheet with seed words gives a key, but the beads of the channel are crossed out. In the second, the sheet and a backup file lead to a partner, and the coin is in a block of the chain.',
    caption:
      'The words alone bring back keys, and know nothing of the latest split. With the backup file as well, software such as LND asks your partners to close. They must be reachable and cooperate.',
  },
  channelRoom: {
    labels: {
      opened: 'Just opened by you',
      some: 'After you spent 40,000',
      all: 'After you spent nearly all',
      openedSend: 'send {openedSend}',
      openedReceive: 'receive {openedReceive}',
      someSend: 'send {someSend}',
      someReceive: 'receive {someReceive}',
      allSend: 'send {allSend}',
      allReceive: 'receive {allReceive}',
    },
    text: 'Three bars for a channel of {total} satoshis. Just opened, all of it is yours: you can send {openedSend} and receive {openedReceive}. After you spent 40,000, you can send {someSend} and receive {someReceive}. After you spent nearly all, you can send {allSend} and receive {allReceive}.',
    caption:
      'A channel of {total} satoshis: orange is your side, and the empty part the other side. The slices at the ends, in the color of the frame, are the reserve, which must stay.',
  },
  checksumLimits: {
    labels: {
      slip: 'a typing error',
      refused: 'refused',
      thief: 'the address of a thief',
      accepted: 'accepted',
    },
    text: 'Two addresses that a wallet checks. The first has one wrong character at its end and is refused. The second belongs to somebody else, has no error, and is accepted.',
    caption:
      'The wallet notices the typing error and stops. The other address has no error, so the wallet takes it. It cannot know whose it is. Both are shortened test examples.',
  },
  familyLetter: {
    labels: {
      letter: 'the letter',
      device: 'the device',
      words: 'the words',
      pin: 'the PIN',
      helper: 'a helper',
    },
    text: 'A letter with lines that lead to four things outside it: the device, the sheet with the words, a locked box with the PIN, and a person who can help.',
    caption:
      'The letter says where things are and who can help. No secret is in it. The words and the PIN are in different places.',
  },
  gapLimit: {
    labels: {
      looked: '{gap} addresses, none was paid',
      stop: 'the wallet stops here',
      unseen: 'paid, and not looked at',
    },
    text: 'Three rows of ten addresses. The first {gap} are unused. Then a red line: the wallet stops there. The last row is not looked at, and a coin is in its last address, number {given}.',
    caption:
      'You gave out {given} addresses, and only the last was paid. A wallet that stops after {gap} unused ones never reaches it. The coin is there all the same.',
  },
  lookalike: {
    labels: {
      list: 'Your payments',
      paid: 'you paid a friend',
      sent: 'a tiny amount came in',
    },
    text: 'A list with two payments. The addresses of both have the same first and last characters. Their middles, drawn as bars, differ. The second address came with a tiny amount.',
    caption:
      'Both addresses begin and end alike, and only the middle differs. The second belongs to a thief, who waits for you to copy it from this list.',
  },
  oldSplit: {
    labels: {
      old: 'Sam’s old split',
      taken: 'the café takes all',
      sam: 'Sam',
      cafe: 'café',
      wait: 'Sam has to wait',
    },
    text: 'A chain of five blocks. The first has an old split, in which all six beads are on Sam’s side. During the wait, a watchtower sees it, and a later block has the café’s proof. Then all six beads are on the café’s side.',
    caption:
      'Sam closes with an old split. It goes into a block, and the wait begins. A watchtower, or the café’s own wallet, sees it and shows the proof. Then the café takes all the money in the channel.',
  },
  nodesCheck: {
    labels: { record: 'the record', node: 'a full node', messages: 'passed or dropped' },
  },
  minersWrite: {
    labels: { waiting: 'waiting', race: 'the race', chain: 'the blockchain' },
  },
  oneKey: {
    labels: {
      key: 'one key',
      coins: 'the coins',
      short: 'short',
      long: 'long',
      looks: 'empty',
    },
    text: 'Lines lead from one key to five locks. Their addresses begin with 1, 3, bc1q for a short and a long one, and bc1p. A coin is in the first lock. A dashed red arrow leads from a phone with an eye to the third lock, and the phone is empty.',
    caption:
      'Here the coins are behind the lock of an address with 1. A wallet that looks only behind bc1q shows nothing, although it has the right key.',
  },
  passphrase: {
    labels: {
      right: 'sun',
      slip: 'Sun',
      coins: 'your wallet',
      empty: 'empty, no error',
    },
    text: 'The same sheet of words twice. With the passphrase “sun” it opens a wallet with coins. With “Sun” it opens another wallet, which is empty.',
    caption:
      'The same words, and one capital letter. Both passphrases open a valid wallet, so nothing tells you that you made a slip.',
  },
  routedPayment: {
    labels: {
      sam: 'Sam',
      cafe: 'café',
      bakery: 'bakery',
      fingerprint: 'fingerprint of a secret',
      promise: 'promise',
      secret: 'secret',
    },
    text: 'Three vertical lines for Sam, the café and the bakery, read from top to bottom. The bakery sends Sam the fingerprint of a secret. Sam promises the café, and the café promises the bakery. The bakery shows the café the secret and gets a coin. The café shows Sam the secret and gets a coin.',
    caption:
      'Read from top to bottom. Each promise says: I pay you if you show me the secret before a deadline. The bakery shows it to collect, and so the café has it, too. The café uses it to collect from Sam.',
  },
  invoiceKinds: {
    labels: { invoice: 'pay it once', offer: 'pay it again and again', address: 'the website answers' },
    text: 'Three rows. A code that begins with lnbc leads one coin to one receipt. One that begins with lno is a poster, and three coins go to it. For one that begins with a name and an at sign, a phone asks a website, and the website hands out an invoice.',
    caption:
      'An invoice is for one payment. An offer takes many. A Lightning address is only a name: the payer’s wallet asks the website behind it for an invoice.',
  },
  lightningWallets: {
    labels: { custodial: 'the company', phone: 'your phone', node: 'your node' },
    text: 'Three places for the key of a Lightning wallet: the building of a company, a phone with one channel, and a node of your own with three channels.',
    caption:
      'Where the key is. A company often runs the other end of your phone’s only channel. A node has as many channels as you open.',
  },
  blockOdds: {
    labels: {
      title: 'chance to be in a block',
      next: 'next block',
      third: 'third block',
      start: '0',
      middle: '10',
      end: '60 minutes',
      next10: '{next10}',
      next60: '{next60}',
      third10: '{third10}',
      third60: '{third60}',
    },
    text: 'Two lines over an hour. With a fee that is enough for the next block, the chance is {next10} after 10 minutes and {next60} after 60. With one that is enough for the third block from now, it is {third10} and {third60}.',
    caption:
      'A higher fee gives a better place in the line, and the wait is still chance. After ten minutes, a payment with enough fee for the next block is in a block in {next10} of all cases.',
  },
  twoLayers: {
    labels: { lightning: 'Lightning', chain: 'the base chain', locked: 'locked bitcoin' },
    text: 'Above, three wallets with beads on wires between them, and arrows from each to the next. Below, a chain of five blocks. Dashed lines lead from the two wires to two blocks with padlocks.',
    caption:
      'Below, bitcoin is locked on the base chain. Above, a payment hops from one wallet to the next. No hop is written in a block.',
  },
  onlyPlace: {
    labels: { own: 'your own device', site: 'a website', letter: 'a letter', support: 'support in a chat' },
    text: 'Four pictures. Your own device, with a check mark. A website, a letter with a QR code and a chat, each with a cross.',
    caption:
      'One place is right: your own wallet, at a moment that you chose. Whoever else asks is a thief, however official it looks. The code here is drawn and cannot be scanned.',
  },
  shares: {
    labels: { two: 'any two open it', one: 'one tells nothing' },
    text: 'Above, two of three sheets, A and C, lead to a key. Below, one sheet alone, B, leads to nothing.',
    caption:
      'If a sheet is lost or stolen, move the coins to a new wallet with new shares. A backup of only one share is opened by it alone, and halves of a BIP 39 phrase are not like shares.',
  },
  poster: {
    labels: { one: 'one address', all: 'all see all', many: 'a new one each', own: 'each knows only one' },
    text: 'In the first scene, one code on a poster and three people who all look at it. In the second, three slips with one coin each, and three people.',
    caption:
      'With one address for everybody, every visitor can see what it received. With a new address for each payment, a payer knows only the one shown to that payer.',
  },
  twoScreens: {
    labels: { computer: 'the computer', device: 'the device', stop: 'stop' },
    text: 'A computer and a hardware wallet show different addresses for the same payment. Between them are a red sign for unequal and the word stop.',
    caption:
      'If the two differ, approve nothing: the device shows where the coins would go, perhaps to a thief. Compare it with the address from the receiver. Both are shortened test examples.',
  },
  dust: {
    labels: {
      spent: 'Spent together',
      tied: 'now seen as one owner',
      still: 'Left alone',
      frozen: 'frozen: no harm',
    },
    text: 'Above, a coin and a tiny crumb at two addresses are spent in one payment, which ties both addresses together. Below, the crumb is behind a closed lock and does no harm.',
    caption:
      'The red crumb came from a stranger. If one payment spends it with your other coins, all can see that the addresses belong together. While it lies still, nothing happens.',
  },
  feeYears: {
    labels: { title: 'average fee of a payment' },
    text: 'Five bars for the average fee of a payment: {y2021} in 2021, {y2022} in 2022, {y2023} in 2023, {y2024} in 2024 and {y2025} in 2025.',
    caption:
      'Averages of whole years, in dollars. The fee does not grow with the sum that is sent. It grows when many people want room in the same blocks.',
  },
  letterCase: {
    labels: { small: 'all small', capital: 'all capital', mixed: 'refused' },
    text: 'The start of one address three times. All in small letters and all in capitals it has a check mark. With small and capital letters mixed it has a cross.',
    caption:
      'The same bc1 address. Small or capital makes no difference, but a mix of both is an error. Addresses with 1 or 3 are different: there every letter counts.',
  },
  lightningCosts: {
    labels: {
      open: 'Open and close',
      send: 'Send',
      receive: 'Receive',
      miner: 'an on-chain fee',
      route: 'a fee for the route',
      room: 'often only for the room',
    },
    text: 'Three rows. To open and close a channel needs blocks of the chain, for an on-chain fee. A payment that is sent passes a helper, who gets a small coin. To receive, a channel needs room on the other side.',
    caption:
      'Three moments, three costs. Blocks have a price, a helper on the way may ask for a little, and room to receive must come from somebody.',
  },
  pocketAndSafe: {
    labels: { pocket: 'Lightning', savings: 'on-chain' },
    text: 'On the left a purse with two coins and a bolt of lightning. On the right a safe with two high piles of coins.',
    caption:
      'Lightning is for what you would carry in your pocket. Savings stay on the chain, where no channel has to be watched.',
  },
  lnInstall: { labels: { site: 'the maker’s site', app: 'the app', ad: 'an ad' } },
  lnWords: { labels: { words: 'the words', channels: 'the channels', cloud: 'no words here' } },
  lnFund: { labels: { list: 'first, the price list', sum: 'such as {sum}' } },
  lnScan: { labels: { code: 'the invoice', read: 'the amount' } },
  lnSend: { labels: { you: 'you', fast: 'in seconds', paid: 'paid' } },
  lnReceive: { labels: { you: 'your invoice', friend: 'a friend pays' } },
  lnCustodial: { labels: { one: 'you', books: 'the app’s books', other: 'a user' } },
  lnPhone: { labels: { phone: 'your key', channel: 'or close it', company: 'the company' } },
  lnNode: { labels: { online: 'stay online', watch: 'watch', copy: 'back up' } },
  channelOpen: { labels: { sam: 'Sam’s coins', lock: 'a lock with two keys', chain: 'on the chain' } },
  channelPay: {
    labels: {
      old: 'old: not safe',
      newest: 'the newest split',
      all: 'Sam {total}',
      nothing: 'café 0',
      sam: 'Sam {rest}',
      cafe: 'café {paid}',
    },
  },
  channelClose: {
    labels: { agreed: 'Both agree', alone: 'Sam alone', share: 'each gets a share', wait: 'Sam has to wait' },
  },
  roomWays: { labels: { bought: 'Somebody adds coins, for a fee', spent: 'Or you spend some' } },
  otherRoute: { labels: { you: 'you', shop: 'the shop' } },
  onionLayers: { labels: { before: 'before', helper: 'a helper', next: 'next' } },
  swapSecret: { labels: { lightning: 'Lightning', secret: 'one secret', chain: 'the chain' } },
  cafeTab: {
    labels: { each: 'Each coffee on the chain', tab: 'One tab for all of them' },
    text: 'In the first scene, five cups of coffee with a block of the chain below each, and a clock. In the second, five cups over one sheet with strokes for a running total; only its start and its end are tied to a block.',
    caption:
      'Without a tab, each coffee needs its own place in a block, a fee and a wait. With one, only its start and its end go on the chain. Between them a sheet keeps count, and nothing goes on the chain.',
  },
  claimSteps: {
    labels: {
      chain: 'on the chain',
      lightning: 'on Lightning',
      app: 'in an app',
      coin: 'a coin',
      paper: 'signed papers',
      promise: 'a promise',
    },
    text: 'Three steps that go down. On the highest, a coin with its key. On the middle one, a signed paper with a clock. On the lowest, the building of a company.',
    caption:
      'A coin on the chain is at rest. Signed papers are a strong claim on one, with deadlines and a fee. In a custodial app you have the promise of a company.',
  },
  ticketLottery: {
    labels: { print: 'everyone prints tickets', page: 'the next page' },
    text: 'Three machines, each with a bolt for its electricity, print tickets. One ticket has a check mark, and an arrow leads from it to a new entry in an open book.',
    caption:
      'Each ticket costs a tiny bit of electricity. Whoever prints a winning one may add the next page, and anyone can check that it wins.',
  },
  minerLimits: {
    labels: {
      write: 'Choose the next payments',
      writeWhy: 'the job of a miner',
      spend: 'Spend your coins',
      spendWhy: 'that needs your signature',
      create: 'Create extra coins',
      createWhy: 'nodes throw the block out',
    },
    text: 'Three rows. A block with a check mark: a miner can choose the next payments. A key with a cross: it cannot spend your coins, because that needs your signature. Coins with a plus sign and a cross: it cannot create extra coins, because nodes throw the block out.',
    caption:
      'One thing that miners decide, and two that they cannot. Their work does not count if a block breaks a rule: every full node checks for itself.',
  },
  breakEven: { labels: { before: 'coins until then', halving: 'next halving', after: 'half the coins' } },
  machinePlace: { labels: { machine: 'one machine', heaters: 'two heaters' } },
  machineOrCoin: { labels: { machine: 'a machine', money: 'the same money', coin: 'bitcoin' } },
  belowTarget: {
    labels: { results: 'a dot for each guess', target: 'below the target', valid: 'valid' },
    text: 'Dots are spread all over the drawing, each the result of a guess. A line near the bottom is the target. One orange dot is below it, with a check mark: this block is valid.',
    caption:
      'A higher difficulty moves the line down, so that fewer guesses land below it. A sketch: the real strip is far too thin to draw.',
  },
  keepApp: {
    labels: { keep: 'keep the app', wait: 'go online and wait', no: 'start fresh' },
    text: 'Three scenes. A phone with a channel on its screen and a check mark, a phone with a clock, and a bin with a phone in it and a cross.',
    caption:
      'The app knows the newest split of your channel. Keep it, go online and wait. If you delete it, you may lose the channel with it.',
  },
  poolGroups: {
    labels: {
      one: 'One group, May 2024',
      oneShare: 'about {one}',
      six: 'Six groups, 2025',
      sixShare: 'over {six}',
    },
    text: 'Two bars. In May 2024 one group of pools held about {one} of the hash rate. In 2025 six groups found over {six} of the blocks.',
    caption:
      'Pools that seem to use the same block plans, counted as one group. The first bar is a share of the hash rate, the second a share of the blocks found. Different counts; they do not show a rise.',
  },
  powerCents: {
    labels: {
      air: 'air-cooled: earns',
      airCents: 'about {air} cents',
      water: 'water-cooled: would earn',
      waterCents: 'about {water} cents',
      home: 'many homes: 2 or 3 times {air}',
      homeCents: '{homeMin} to {homeMax} cents',
    },
    text: 'Three bars for one kilowatt-hour. An air-cooled machine earns about {air} cents with it, and a water-cooled one would earn about {water}. Many homes pay {homeMin} to {homeMax} cents for it.',
    caption:
      'For each kilowatt-hour, at the average hash rate of 2025 and a price of {price}. Where the red bar is longer than the orange one, each hour costs more than it earns.',
  },
  bothSides: {
    labels: {
      cut: 'over {cut} less at peak times',
      paid: '{credits} million in credits that month',
      hum: 'neighbors describe a constant hum',
      supporters: 'Supporters:',
      critics: 'Critics:',
    },
    text: 'Three rows. Supporters: of twenty boxes of power, nineteen are switched off at peak times: over {cut}. Critics: banknotes go to the mining hall: {credits} million in credits in one month. From a hall, red waves of sound reach a house and a person beside it.',
    caption:
      'Three points of the dispute, all from Texas: two by Riot’s own report on August 2023, and one as neighbors of another firm’s site describe it.',
  },
  wordBits: {
    labels: { word: 'word', tosses: '{bits} tosses make a word', check: 'the last {check} are the check' },
    text: 'Twelve rows of {bits} blank coins, one row for each of {words} words. The last {check} coins of the last row have another color: they are the check, and the {random} others are tosses.',
    caption:
      'Each row of {bits} coins is one of the {words} words. That makes {random} tosses, and the wallet works out the last {check}. The coins are blank on purpose: with heads and tails they would be a secret.',
  },
  badStarts: {
    labels: {
      paid: '{paid} paid in',
      plan: 'monthly',
      lump: 'lump sum',
      first: '{firstStart} to {firstEnd}',
      second: '{secondStart} to {secondEnd}',
      third: '{thirdStart} to {thirdEnd}',
    },
    text: 'Three pairs of bars that all stop short of a line at {paid}, the sum paid in. {firstStart} to {firstEnd}: {firstPlan} left of the monthly plan, {firstLump} of the lump sum. {secondStart} to {secondEnd}: {secondPlan} and {secondLump}. {thirdStart} to {thirdEnd}: {thirdPlan} and {thirdLump}.',
    caption:
      'The bars show what was left on the day of the last purchase, and the gap to the line what was missing. No fee is taken off.',
  },
  firstThings: {
    labels: { debt: 'no costly debt', fund: 'savings', bitcoin: 'bitcoin, if at all' },
    text: 'Three steps that lead up: a payment card that is crossed out, a bank, and at the top a coin.',
    caption:
      'The order of the steps: first pay off costly debt, then save three to six months of expenses in a bank account, and then think about bitcoin.',
  },
  lumpOrMonthly: {
    labels: {
      half: 'half of all cases',
      stocks: 'World stocks, three months',
      months: 'Bitcoin, three months',
      year: 'Bitcoin, twelve months',
    },
    text: 'Three bars with a mark at one half: the share of cases in which the lump sum was ahead. World stocks against a plan of three months: {stocks}. Bitcoin against three months: {months}. Bitcoin against twelve months: {year}. All three end beyond the mark.',
    caption:
      'How often the lump sum was ahead of the plan. For Bitcoin that is {monthsCases} of {monthsAll} and {yearCases} of {yearAll} starts. The rest of each bar is the cases in which it was not.',
  },
  everydayChoices: {
    labels: { now: 'leaning to now', later: 'leaning to later' },
    text: 'Three pairs of pictures. Leaning to now: scrolling on a phone, listening with headphones, a new phone. Leaning to later: a bed at night, a guitar, and an old phone beside a jar of savings.',
    caption:
      'The same choice in three everyday forms. None of them is right or wrong by itself: it depends on what you need today.',
  },
  smallerLink: {
    labels: {
      first: 'the famous study',
      larger: 'a larger, more varied group',
      allowed: 'allowing for home, family and early ability',
    },
    text: 'Three bars for the link between waiting for a treat and doing well at school. In the famous study it is full. In a larger group it is half as long. With family background, early ability and home life allowed for, a third of that half is left.',
    caption:
      'How strong the link was between waiting and doing well at school. The frames show what was lost from one step to the next.',
  },
  harvest: {
    labels: { before: 'before harvest', after: 'after harvest' },
    text: 'Two pictures. Before harvest the sugarcane is uncut, and a test sheet has {before} green check marks for ten tasks. After harvest the cane is cut, money is there, and the test sheet has {after} of them.',
    caption:
      'The farmers were tested before harvest, when money was short, and after they were paid. The pictures are a sketch: how many answers were right is not data.',
  },
  withinCountries: {
    labels: { now: 'now', later: 'later', one: 'one country', two: 'another one', three: 'a third one' },
    text: 'Three rows of dots, one row for each country, on a line that leads from now to later. The middles of the rows are close together. The dots within each row are far apart.',
    caption:
      'A sketch, not data: how far apart is not to scale. Each dot is a person, and the upright line is the middle of a country. The countries differ less than the people inside each of them.',
  },
  debtWeight: {
    labels: { rise: 'prices rise', same: 'no change', fall: 'prices fall' },
    text: 'Three times the same paper for a debt, above the sacks of goods that it takes to pay it. If prices rise, it takes fewer. If prices fall, it takes one more, which is red.',
    caption:
      'The debt in dollars is the same. The sacks are the goods that would pay it. When prices fall, it takes more of them. It is a sketch, not to scale.',
  },
  cathedral: {
    labels: { stone: 'the first stone', walls: 'the walls', roof: 'the roof' },
    text: 'A cathedral in three stages: its first stones, its walls without a roof, and the finished building. Beside the first stage is a tall pile of savings, beside the second half of it, and beside the last nothing.',
    caption:
      'A sketch of the idea, and not of how cathedrals were paid for: money set aside for the roof must keep its worth until then.',
  },
  offer: {
    labels: {
      now: '{now} today',
      later: '{later} in a year',
      real: 'What {later} buys if prices rise {prices}',
    },
    text: 'Three rows of notes, each worth {note}. {now} today: ten notes. {later} in a year: eleven, the last one green. If prices rise {prices}, about half of the green note is an empty red frame.',
    caption:
      'Each note is {note}. Waiting adds the green one. If prices rise {prices} over the year, {later} buys about what {real} buys today, so about half of it is gone.',
  },
  jar: {
    labels: { old: '1971', now: 'May 2025' },
    text: 'A jar of dollar bills twice. In 1971 it is full. In May 2025 it holds the same bills, but what they buy fills only the bottom: {dollar-value-lost-since-1971} is gone.',
    caption:
      'The bills in the jar are the same. It is filled as high as what they buy: {dollar-value-lost-since-1971} of it is gone. Interest could have made up for part of that, all of it or more.',
  },
  appUsers: {
    labels: { lost: 'probably lost money', others: 'the others' },
    text: 'Three rows of four phones, each with a price line. In the left three columns {losers} lines fall and are red. The others, in the right column, rise and are green.',
    caption:
      'Each phone stands for one in {users} app users. About {losers} of them had probably lost money by late 2022, by a rough estimate.',
  },
  goodReasons: {
    labels: { child: 'a sick child', promise: 'a broken promise', debt: 'card debt', study: 'an education' },
    text: 'Four pictures: a child in bed with a red cross above, a spoken promise that is crossed out beside a note of cash, a bank card whose debt rises, and the cap of a student.',
    caption:
      'Four cases in which “now” is often wise: a need, a lack of trust, a costly debt, and an income that is yet to come.',
  },
  whichFirst: {
    labels: { coins: 'bitcoin first?', plans: 'plans first?' },
    text: 'Two scenes. On the left an arrow from a coin to a calendar with a check mark. On the right one from the calendar to the coin.',
    caption: 'One story, read in two ways: bitcoin may lead to plans, or plans may lead to bitcoin.',
  },
  startDates: {
    labels: { end: '{end}', rate0: '{change0} a year', rate1: '{change1} a year', rate2: '{change2} a year' },
    text: 'Three lines that end in {end}. From {start0}: {change0} a year. From {start1}: {change1} a year. From {start2}: {change2} a year, in red.',
    caption:
      'Each line runs from its start to {end}: its length is time. The number is the average change of bitcoin’s price a year.',
  },
  childDeaths: {
    labels: { old: 'two centuries ago', now: '2021' },
    text: 'Twice a hundred dots, each a child. Two centuries ago {children-died-1800:number} of them are red, for children who died before age five. In 2021 it is {children-died-2021:number}.',
    caption:
      'Each dot is one of a hundred children. Red ones died before age five. The fall began long before 1971 and went on after it.',
  },
  waits: {
    labels: { kept: 'a promise kept', broken: 'a promise broken', minutes: 'minutes' },
    text: 'Two children at a table with a treat. One has met an adult who keeps promises and waits about {kept} minutes. The other has met one who does not and waits about {broken}. Each square is a minute.',
    caption:
      'Each square is a minute of waiting, on average. The two groups had met different adults. Only 28 children took part, so the size of the gap is uncertain.',
  },
  boxRates: {
    labels: {},
    text: 'Squares for what {start} becomes after ten years: {end0} at {rate0}, {end1} at {rate1}, {end2} at {rate2} and {end3} at {rate3}. Beside them one huge block: about {topEnd} at {top}. It is made of squares of {start}, about {count} of them.',
    caption:
      'What {start} becomes after ten years with each rate in the box, to scale. Each cell of the large block is {start}: about {count} of them.',
  },
  purchaseFee: {
    labels: {
      small: '{fee} fee on {small}',
      large: '{fee} fee on {large}',
      smallPart: '{smallPart} gone',
      largePart: '{largePart} gone',
    },
    text: 'Two bars of the same length, each a purchase. A fee of {fee} covers {smallPart} of the purchase of {small}, and {largePart} of the purchase of {large}.',
    caption: 'Each bar is one whole purchase. The red part is the fee, which is the same in dollars for both.',
  },
  purchaseWay: {
    labels: {
      payIn: 'paying in',
      inside: 'fee + spread',
      withdrawal: 'withdrawal',
      bank: 'your bank',
      platform: 'the platform',
      wallet: 'your wallet',
      transfer: 'all costs, bank transfer',
      card: 'all costs, card',
    },
    text: 'The way of {sum} from your bank over a platform to your own wallet, by bank transfer. Paying in costs {payIn} ({cardPayIn} with a card), the platform takes a fee of {fee} and a spread of {spread}, and the withdrawal costs {withdrawal}. Bitcoin worth {arrives} arrives. Two bars of {sum} show all costs as a red part: {transferTotal} with a bank transfer, and {cardTotal} with a card.',
    caption:
      'The made-up numbers of the table, for a bank transfer of {sum}. In the bars, red is what the costs take of {sum}.',
  },
  wordsOnWebsite: {
    labels: { website: 'a page that asks', device: 'your own wallet' },
    text: 'On the left a web page with fields for the backup words, and a fishhook that hangs in front of them. On the right your own wallet device with words on its screen and a green check mark.',
    caption: 'On a page that asks for your words, each field is a hook: what you type goes to a thief.',
  },
  slowHabit: {
    labels: { wait: 'wait a day', check: 'check twice', little: 'send a little' },
    text: 'Three scenes. A calendar page with one day marked. Two magnifying glasses over the same line of an address. One small coin that goes ahead of a pile of coins.',
    caption: 'A day before the money moves, two looks at where it goes, and a small sum ahead of the large one.',
  },
  borrowed: {
    labels: {
      before: 'You hold bitcoin for {bought}',
      own: '{own} of your own',
      borrowed: '{borrowed} borrowed',
      after: 'The price falls by {fall}',
      gone: 'your {own} is gone',
    },
    text: 'Two bars. The first is bitcoin for {bought}: {borrowed} are borrowed, {own} are your own. In the second, after a fall of {fall}, the borrowed {borrowed} are still there, and the part that was your own is an empty red frame.',
    caption:
      'The loan must be paid back in full, so the whole fall comes out of your own {own}. Fees and interest are left out.',
  },
  swappedAddress: {
    labels: {
      copied: 'what you copied',
      malware: 'malware swaps it',
      pasted: 'what you pasted',
      start: 'start',
      middle: 'middle',
      end: 'end',
    },
    text: 'Two complete addresses. The upper one is what you copied; six characters at its start, in its middle and at its end are in bold. A bug sits on the arrow to the lower one, which is what you pasted. It is a different address, and the same three places have red crosses.',
    caption:
      'A swapped address can match at both ends and differ only in between. Two published examples, not for payments.',
  },
  fakeSupport: {
    labels: { ask: 'you ask', answer: 'a stranger', want: 'the real aim' },
    text: 'Three scenes. A public page with a question. A person with a headset and a mask. A form that asks for words, for the control of a screen, and for coins.',
    caption: 'Thieves read public questions, too. The “agent” wants your words, your screen or your coins.',
  },
  fakeRomance: {
    labels: { kind: 'weeks of chat', win: 'a small profit', tax: 'a “tax” first' },
    text: 'Three scenes. A chat with a heart in it. A phone with a rising line that is only dashed, and a coin that is paid out. A house like a bank with a padlock on it: for the payout, a tax is asked first.',
    caption: 'A small profit that you can withdraw makes you add more. Then there is a “tax” to pay first.',
  },
  pledge: {
    labels: {
      before: 'You pledge bitcoin worth {pledge}',
      after: 'The price falls by {fall}',
      loan: 'the loan, {loan}',
      partBefore: 'loan: {partBefore} of it',
      partAfter: 'loan: {partAfter} of it',
    },
    text: 'Two bars. The first is a pledge of bitcoin worth {pledge}. The second is the same bitcoin after a fall of {fall}: it is worth {rest}, and the part that is missing is an empty red frame. A line at {loan}, the loan, crosses both bars: it is {partBefore} of the first and {partAfter} of the second.',
    caption:
      'The price falls, and the loan of {loan} stays. Around {partAfter}, lenders often sell the coins at once, although they still cover the loan. Interest and fees are left out here.',
  },
  coinsToSpend: {
    labels: { many: '{coins} small coins', one: 'one coin' },
    text: '{coins} small coins, which cost {manyUsd} to spend, and one large coin, which costs {oneUsd}.',
    caption:
      'The part of the fee for the coins: {coins} × {size} vB × {rate} sat/vB = {manySatoshis} satoshis, or {manyUsd} at {price} for one bitcoin. For one coin it is {oneSatoshis} satoshis, or {oneUsd}. The rest of the payment costs the same in both cases and is left out.',
  },
  coinFlippers: {
    labels: { streak: '{flips} heads in a row', others: 'the other {others}' },
    text: 'A field of {people} dots, each a person who flips coins. One of them is lit, and a line leads from it to a row of {flips} coins that all show heads. The other {others} are pale.',
    caption:
      'Each dot is one of {people} people, and each flips a coin {flips} times. A story is told about the one who gets {flips} heads by luck alone.',
  },
  caseDates: {
    labels: {
      individuals: 'Individuals',
      finney: 'Hal Finney',
      pizza: 'Laszlo Hanyecz',
      wages: 'Roya Mahboob',
      drive: 'James Howells',
      donations: 'Feminist Coalition',
      businesses: 'Businesses',
      gox: 'Mt. Gox',
      strategy: 'Strategy',
      block: 'Block',
      tesla: 'Tesla',
      ftx: 'FTX',
      steak: 'Steak ’n Shake',
      countries: 'Countries',
      bhutan: 'Bhutan',
      salvador: 'El Salvador',
      car: 'Central African Republic',
      well: 'went well',
      mixed: 'mixed',
      badly: 'badly',
    },
    text: 'The {all} cases of this page with their years, from {first} to today, in three groups: individuals, businesses and countries. Each name is a link to its story. A mark at the start of each shows how it went: {well} went well, {mixed} are mixed, {badly} went badly.',
    caption:
      'All {all} cases by their years; a name leads to its story. The mark is our short verdict: {well} went well, {mixed} are mixed, {badly} went badly. A line with an arrow goes on today. We chose these cases, so the numbers say nothing about all users.',
  },
  keysOrPromise: {
    labels: { howells: 'James Howells', customers: 'Mt. Gox, FTX', promise: 'a promise' },
    text: 'On the left James Howells: two coins with a green check mark, and a key with a red cross. On the right the customers of Mt. Gox and FTX: neither a coin nor a key, only a sheet of paper with a promise.',
    caption:
      'James Howells had coins and no key. The customers of Mt. Gox and FTX had neither. They had a promise of a company.',
  },
  lastFall: {
    labels: { high: 'highest daily close of 2025', last: 'end of June 2026' },
    text: 'Two bars for the price of one bitcoin: {highUsd} at the highest daily close of 2025, and {lastUsd} at the end of June 2026. The part that is missing is an empty red frame: {fall}.',
    caption:
      'The price of one bitcoin, to scale. Those who bought near the high had lost about half by then. Our prices end there.',
  },
  storyCheck: {
    labels: {
      title: 'A man in Texas …',
      button: 'Join now',
      name: 'no name',
      losses: 'no losses',
      gain: 'an ad',
    },
    text: 'A made-up web page with a story that begins “A man in Texas”. Three red crosses beside it: it gives no name, it shows no losses, and its button “Join now” makes it an ad.',
    caption:
      'A made-up page that fails the test. It has no name, it shows no losses, and a button at the end gains from your belief.',
  },
  caseFinney: { labels: { sender: 'Satoshi', sum: '10 coins', receiver: 'Hal Finney' } },
  casePizza: { labels: { coins: '10,000 coins', pizzas: '2 pizzas' } },
  caseWages: { labels: { cash: 'cash was taken', phone: 'bitcoin, then a crash' } },
  caseDrive: { labels: { key: 'the keys', ledger: 'the coins' } },
  caseDonations: { labels: { bank: 'shut off', group: 'bitcoin', helpers: 'help' } },
  caseGox: { labels: { failed: '2014', coins: '2024: first coins' } },
  caseStrategy: { labels: { paid: 'paid on average', price: 'end of June 2026' } },
  caseBlock: { labels: { first: 'October 2020', second: 'February 2021' } },
  caseTesla: { labels: { bought: 'bought', sold: '75% sold', later: 'over twice' } },
  caseFtx: { labels: { dollars: 'in dollars', bitcoin: 'in bitcoin, May 2025' } },
  caseSteak: { labels: { says: 'as it says', card: 'card fee', lightning: 'Lightning fee' } },
  caseBhutan: { labels: { river: 'water', first: '2024: 13,000', second: '2026: 5,400' } },
  caseSalvador: { labels: { first: 'paid in 2023: {salvador-paid-2023}', second: 'in 2024: {salvador-paid-2024}' } },
  caseRepublic: { labels: { made: 'April 2022', taken: 'March 2023' } },
  halvings: {
    labels: {
      cap: '21 million',
      date: 'end of 2025',
      unit: 'new coins in each block',
      issued: '{millions} million',
      rest: 'to come',
    },
    text: 'A line that climbs from zero in {start} and bends after every {halving-blocks} blocks, the last time in {last}. The new coins in each block halve from {block-reward-2009} to {block-reward}, so each climb is half as high as the last. A dot marks the end of 2025, when the line has almost reached the dashed line at 21 million.',
    caption:
      'All coins issued, lost ones included. The pale part is still to come. Each column is {halving-blocks} blocks, which is about four years.',
  },
  compareAddress: {
    labels: { start: 'first {count}', middle: '{count} in the middle', end: 'last {count}' },
    text: 'An address of a published example in three lines. Three places are framed: {start} at the start, {middle} in the middle and {end} at the end.',
    caption:
      'A published example, not for payments. A thief’s address may have the same start and the same end, so the middle counts, too. The first four characters are the same in all such addresses.',
  },
  feeRanges: {
    labels: {
      rule: 'the owner’s rule for 2025',
      low: 'low, can wait',
      standard: 'standard',
      high: 'high, urgent',
      lowSum: '{lowMin} to {lowMax}',
      standardSum: '{standardMin} to {standardMax}',
      highSum: '{highMin} to {highMax} or more',
      days: 'single days, {size} vB, June 2026 price',
      low2026: 'May 2026, low, {fee-rate-low-2026} sat/vB',
      high2026: 'May 2026, high, {fee-rate-high-2026} sat/vB',
      rush2024: 'in a rush, Feb. 2024, {fee-rate-rush-2024} sat/vB',
    },
    text: 'Bars on one scale from {zero} to {most}. The owner’s rule: low {lowMin} to {lowMax}, standard {standardMin} to {standardMax}, high {highMin} to {highMax} or more. Single days, for a simple payment: {low2026Cost} at {fee-rate-low-2026} sat/vB and {high2026Cost} at {fee-rate-high-2026} in May 2026, and {rush2024Cost} at {fee-rate-rush-2024} in a rush, in February 2024, all at the price of the end of June 2026.',
    caption:
      'The bars of May 2026 are drawn a little too wide. Even the average in a rush, in February 2024, is below the owner’s range for a hurry. The average of all of 2025 was {average2025}.',
  },
  lunchPayment: {
    labels: { lunch: 'at lunch', record: 'in the record', bank: 'no bank open' },
    text: 'Three scenes. Two friends at a table with their phones: one pays the other. The arrow from one phone to the other goes through nine computers that all have the same entry. A bank with a closed sign under the moon has no arrow.',
    caption:
      'Her phone sends the payment to the network, and no bank takes part. It counts once it is in the record that many computers keep.',
  },
  replacedPayment: {
    labels: { own: 'his wallet', payer: 'the payer', shop: 'the shop' },
    text: 'A payer between his own wallet and a shop with a parcel. The arrow to the shop, with a small fee, is crossed out. The arrow to his own wallet, with a higher fee, counts.',
    caption:
      'A cheat replaces the pending payment with one to himself, at a higher fee. If the parcel is gone by then, the shop has nothing.',
  },
  fullCircle: {
    labels: { you: 'you', explorer: 'look them up', other: 'the other side' },
    text: 'Two phones and two arrows. {receive} come in from the other side, and {send} go back. Between the arrows is a magnifying glass: both can be looked up.',
    caption:
      'One full circle with small sums: you receive, you send, and on-chain you look both up on a block explorer.',
  },
  beforeSending: {
    labels: { words: 'words on paper', calm: 'no hurry', call: 'a call' },
    text: 'Three scenes. A pencil on a sheet of paper with two columns of words. A clock on two feet. Two phones with a face on each, and signals between them.',
    caption:
      'Three things to have before the first payment. The paper is for a wallet that you control; the call is for an address that looks odd.',
  },
  explorerPage: {
    labels: {
      id: 'transaction id',
      state: 'confirmed?',
      amount: 'amount',
      address: 'address',
      names: 'names: as a rule, none',
    },
    text: 'A page of a block explorer with five rows: the transaction id, whether it is confirmed, with a green check mark, the amount, with a coin, the address, and an empty row for names.',
    caption:
      'What an explorer shows of a payment on-chain. The values here are made up. It shows no names as a rule, and the website can see what you look up.',
  },
  stuckWays: {
    labels: { wait: 'wait', copy: 'better-paid copy', child: 'pull it' },
    text: 'Three ways. A dashed letter below a clock. A dashed letter, and below it a copy with a larger stamp. A small engine that pulls a wagon.',
    caption:
      'Three ways for a payment that waits: give it time, replace it with a better-paid copy (read receiver and amount again), or spend one of its pending coins with a high fee.',
  },
  findPayment: {
    labels: {
      ask: 'look up the id',
      found: 'confirmed',
      sync: 'let the wallet sync',
      pending: 'pending',
      wait: 'wait, or speed it up',
      missing: 'not there',
      unsent: 'not sent, or Lightning',
    },
    text: 'A magnifying glass with three arrows to three answers. Confirmed, with a check mark: let the wallet sync. Pending, with a clock: wait, or speed it up. Not there, with a cross: not sent, or it went by Lightning.',
    caption:
      'Three answers of a block explorer, and what each one means. “Confirmed” helps only if it goes to your address.',
  },
  wrongAddress: {
    labels: { pending: 'pending: cancel', confirmed: 'confirmed: ask' },
    text: 'On the left a dashed letter with a green arrow that turns back. On the right a coin in a block, a person beside it, and a dashed arrow from the person back.',
    caption:
      'Until it is in a block, your wallet may still be able to cancel it, so try at once. After that only the owner of the address can send it back. Nobody can sell you that.',
  },
  failedLightning: {
    labels: { expired: 'too late', offline: 'offline', room: 'no room' },
    text: 'Three scenes. An invoice with a clock. A dashed phone with a red cross. A large coin before a thin link between two wallets, and a red cross.',
    caption:
      'Three reasons why a payment fails. While it is only pending, it has not failed yet: do not pay a second time.',
  },
  majority: {
    labels: {
      power: 'all mining power',
      half: 'more than half',
      can: 'it can',
      recent: 'undo recent payments',
      cannot: 'it cannot',
      coins: 'take your coins',
    },
    text: 'A bar of all mining power, of which a cheat has a little more than half, in red. Below, on the left: it can undo the last of three blocks, which is dashed. On the right: it cannot open a lock with two coins, because the key is missing.',
    caption:
      'What a group with more than half of the power could do, and what not. It could block or reverse recent payments. To move your coins, it would need your key.',
  },
  priceFalls: {
    labels: { title: 'what was left of {before}', first: '2011', second: '2013 to 2015' },
    text: 'Two tall dashed bars of {before}, of which only a low orange part is left: {first} after the fall of {firstFall} in 2011, and {second} after the fall of {secondFall} from 2013 to 2015.',
    caption:
      'The dashed part was gone at the low, for someone who bought at the top. Later the price passed both tops. At the end of June 2026 it was far below its top of 2025.',
  },
  fakeHelp: {
    labels: { stranger: 'a “support team”', asks: '12 words?', close: 'close the chat' },
    text: 'A person with a mask asks in a speech bubble for twelve words. On the right is a window of a chat with a red cross at its corner.',
    caption:
      'A friendly question in a help forum, and the only good answer to it: close the window before you type any word.',
  },
  twoEstimates: {
    labels: { past: 'recent blocks', now: 'waiting', next: 'next' },
    text: 'An eye with a magnifying glass looks at three blocks in a chain. Another eye looks at a pile of payments that wait. On the right is a dashed block with a question mark.',
    caption:
      'One estimator looks back, the other at what waits now. They often disagree, and neither can see the next block, or who will bid for it.',
  },
  consolidate: {
    labels: {
      coins: '{count} coins into one: about {size} vB',
      low: 'at {lowRate} sat/vB',
      high: 'at {highRate} sat/vB',
      lowFee: '{lowFee} sat',
      highFee: '{highFee} sat',
    },
  },
  codeSticker: {
    labels: { shop: 'the shop’s own code', thief: 'a code glued on' },
    text: 'Two signs with a square code. The left one has a green check mark. On the right one, a sticker with another code is glued at an angle over the first, and one of its corners comes off. It has a red cross.',
    caption:
      'A camera reads whichever code is on top. A neat sticker, or a whole false sign, gives no hint. If you can, pay the code on the shop’s own screen.',
  },
  surveyDots: {
    labels: {
      people: 'of {people} adults in the US, 2023',
      held: '{adults-with-crypto-2023:number} used or held any in the past year',
      paid: 'about {adults-paying-with-crypto-2023:number} paid with it',
    },
    text: '{people} dots for {people} adults in the United States in 2023. {adults-with-crypto-2023:number} are dark: they had used or held any cryptocurrency in the past year. About {adults-paying-with-crypto-2023:number} of these has a ring: this person also paid with it.',
    caption:
      'The survey of the Federal Reserve, as {people} people. “Any” means any cryptocurrency, so the share for bitcoin alone can only be the same or smaller. About one more had sent some to friends or family.',
  },
  costPayIn: { labels: { transfer: 'a bank transfer', card: 'a card' } },
  costSpread: { labels: { market: 'the market', app: 'the app' } },
  costTakeOut: { labels: { app: 'the app', fast: 'fast: for a fee', slow: 'slow: for free', wallet: 'your wallet' } },
  bankOrBox: {
    labels: { bank: 'in a bank', box: 'under the bed' },
    text: 'Two scenes. A bank with a banknote. A bed, and below it a box from which a banknote sticks out.',
    caption: 'Nobody can freeze the box under the bed. Nobody can help if it is lost or stolen.',
  },
  hundredths: {
    labels: { title: 'a hundredth, {times} times', sat: '1 satoshi = 0.00000001 bitcoin' },
    text: 'Four squares of a hundred cells each. The first is one bitcoin. One of its cells is the second square, of {part1} bitcoin; one cell of that is the third, of {part2}, and one of that the fourth, of {part3}. One cell of the fourth is a satoshi.',
    caption:
      'Each square is one cell of the square before it. After four such steps, one cell is a satoshi: there are 100 million of them in one bitcoin.',
  },
  confirmations: {
    labels: {
      unit: 'confirmations',
      dots: 'red: thief wins, of 100',
      none: 'no wait',
      wait1: '{minutes1} min',
      wait3: '{minutes3} min',
      wait6: '{minutes6} min',
      nothing: 'none',
      sums: 'for sums',
      atMost: 'up to {chance0}%',
      small: 'small',
      middle: 'middle',
      large: 'large',
    },
    text: 'Four squares of a hundred dots. With no confirmation up to {chance0} of them are red: the thief wins. After one confirmation, usually {minutes1} minutes, {chance1} are red; after three, {minutes3} minutes, {chance3}; after six, {minutes6} minutes, {chance6}. Below are stacks of coins for the sums that suit: none, a small sum, a middle one and a large one.',
    caption:
      'The thief here is the one who pays you. While the payment is pending, he needs no mining power to take it back, so hand over nothing yet. After six blocks, only a speck of one dot is red, to scale.',
  },
  subsidy: {
    labels: { unit: 'new bitcoin per block' },
    text: 'Steps that go down from left to right: {btc0} new bitcoin per block from {year0}, {btc1} from {year1}, {btc2} from {year2}, {btc3} from {year3} and {btc4} from {year4}.',
    caption:
      'Each halving cuts the new bitcoin of a block in half, from {btc0} at the start to {btc4} since {year4}. The steps go on, ever smaller, until around the year 2140 no new coins come.',
  },
  poolIncome: {
    labels: { alone: 'Alone', pool: 'In a pool', years: '{years} years', time: 'time' },
    text: 'Two lines of time. Alone, one large coin stands at the end of a line that is cut to fit: {years} years on average. In a pool, small coins follow each other closely.',
    caption:
      'A device with 1 TH/s. Alone, it wins one whole block in {years} years on average, by luck perhaps tomorrow. In a pool it is paid often and little.',
  },
  minerJobs: {
    labels: { collect: '1 collect', pack: '2 pack', search: '3 search' },
    text: 'Three scenes. A pile of payments with a green check mark. A block with payments in it, linked to the block before. A machine that tries numbers and finds one that fits.',
    caption:
      'The three jobs in order: check waiting payments, pack them into a linked block, and search for a number that makes it valid.',
  },
  proofOfStake: {
    labels: { before: 'with mining', after: 'without' },
    text: 'A hundred squares for the power that Ethereum used with mining. Beside them, less than one square for what it used afterward.',
    caption:
      'The power of Ethereum before and after it dropped mining, by its own report: more than 99 of 100 squares are gone.',
  },
  retarget: {
    labels: { planned: 'planned: {planned} days', came: 'came in {came} days', next: 'difficulty before, and after' },
    text: 'Two rows of days: the blocks were planned for {planned} days and came in {came}. Below, a bar for the difficulty, which becomes {harder} longer.',
    caption: 'Each box is a day. The blocks came too fast, so the next ones become {harder} harder to find.',
  },
  feeShare: {
    labels: { subsidy: 'new bitcoin', first: '{fees0} fees', second: 'about {fees1} fees' },
    text: 'Two bars for the income of miners in bitcoin. In {year0} {fees0} of it were fees, in {year1} about {fees1}. The rest was new bitcoin.',
    caption:
      'What miners earned, in bitcoin. When the orange part is gone, around 2140, the green one has to pay for everything.',
  },
  cleanPower: {
    labels: {
      council: 'Mining Council, mid-2022',
      model: 'Cambridge, January 2022',
      survey: 'Cambridge, 2025 report',
      renewable: '{renewable} renewable',
      nuclear: '{nuclear} nuclear',
      gas: 'gas {gas}',
    },
    text: 'Three bars of the same length, each for the mining power of one count. The green part is what that count calls sustainable: {council} by the Mining Council in mid-2022, {model} by Cambridge for January 2022, and {survey} in Cambridge’s report of 2025. That last part is {renewable} renewable and {nuclear} nuclear; natural gas is {gas}.',
    caption:
      'Green is renewable and nuclear power, as each of the three counted it. The first is a voluntary survey by an industry group. The second is a model. The third asked firms with 48 percent of the network.',
  },
  hashRate: {
    labels: { unit: 'guesses per second, average of a year', cpu: 'CPU', gpu: 'GPU', fpga: 'FPGA', asic: 'ASIC' },
    text: 'A line that climbs from {firstRate} in {first} to {lastRate} in {last}. Below it are the years of the machines: CPU, then GPU, FPGA and, for most of the time, ASIC.',
    caption:
      'Each gridline is a million times the one below it. On such a scale about half of the climb came before {asicYear}, without special chips.',
  },
  rises: {
    labels: {
      pay: 'Average hourly pay',
      shelter: 'Rents and other shelter',
      food: 'Food at home',
      homes: 'House prices',
      line: 'as much as pay',
    },
    text: 'Four bars: average hourly pay rose {pay}, rents and other shelter {shelter}, food at home {food} and house prices {homes}. A line at each of them shows where the bar of pay ends.',
    caption:
      'The line is the rise of pay: what goes past it rose more. All consumer prices together rose a little less than pay.',
  },
  weeklyShop: {
    labels: { before: 'end of 2019', after: 'five years later' },
    text: 'The same bag of food twice. At the end of 2019 it takes a bar of money of {beforeUsd}. Five years later it takes {afterUsd}: the bar is longer by a red part.',
    caption: 'The bag is the same. The bars below it are the dollars that it takes, to scale; red is what was added.',
  },
  causes: {
    labels: {
      money: 'new money',
      aid: 'state aid',
      supply: 'supply chains',
      energy: 'war and energy',
      prices: 'prices',
    },
    text: 'A price tag with an arrow up. Four things push on it: a phone with a new deposit, an envelope with aid from the state, a cargo ship for broken supply chains, and a fuel pump for war and energy costs.',
    caption:
      'Causes that are named for the rise of prices until June 2022. How much each one weighed is disputed, so the sizes of the pictures say nothing.',
  },
  access: {
    labels: { account: 'no account', frozen: 'frozen', own: 'your own wallet' },
    text: 'Three scenes. A bank with a red cross: it opens no account. A phone with a lock and a red cross: the account is frozen. A phone with a coin and a green check mark: a wallet of your own.',
    caption:
      'One person gets no account, another one’s is frozen. A wallet of your own needs no permission, but it needs the internet, a fee and your key.',
  },
  knownSupply: {
    labels: { limit: 'just under 21 million', users: 'nearly all must agree' },
    text: 'Two scenes. A full stack of coins below a line; a dashed box above the line has a red cross. Three users each hold up a sign with a red cross: they turn more coins down.',
    caption:
      'The limit is in the program of every full node. Whoever accepts more coins accepts a smaller share of all of them.',
  },
  fundShare: {
    labels: { share: 'a share in a fund', coins: 'coins of your own' },
    text: 'Two scenes. A paper of a fund with an arrow that is crossed out: the share cannot be sent. A phone with a key, and a coin on its way to another phone, with a green check mark.',
    caption:
      'A share needs no key and can be sold, but you cannot pay anyone with it. Coins with your own key can go to anyone, and you can lose them.',
  },
  otherTools: {
    labels: { bonds: 'inflation bonds', shares: 'share funds', gold: 'gold', stable: 'a stablecoin' },
    text: 'Four pictures: a bond with an arrow that rises, houses and towers of many companies, bars of gold, and a coin with a dollar sign on a level line.',
    caption:
      'Four other tools in the order of the text. None of them is without risk, and a stablecoin is a promise of its issuer.',
  },
  worker: {
    labels: { paid: 'paid in bitcoin', fell: 'the crash', start: 'a new start' },
    text: 'Three scenes. A woman with a headscarf, and a phone with a coin. A price line that falls. A suitcase with a coin: she kept it, and it came along.',
    caption: 'One story, and both sides of it: the crash that ended the pay in bitcoin, and the coins that came along.',
  },
  couple: {
    labels: { buyers: 'both 30', home: 'a home, for sale' },
    text: 'Two people, a gap, and a house with a dollar sign on its price tag. They do not reach the house.',
    caption: 'They could not buy, even in a market cheaper than average. Two people are an example, not a statistic.',
  },
  buyers2021: {
    labels: {
      people: 'of {people} app users, late 2022',
      least: '{app-users-at-loss-least:number} at a loss, by the lower estimate',
      most: 'up to {app-users-at-loss-most:number}, by the higher one',
    },
    text: '{people} dots for {people} app users. {app-users-at-loss-least:number} are red: by the lower estimate they were at a loss by late 2022. The next ones are red rings, up to {app-users-at-loss-most:number}: the higher estimate. The others are gray.',
    caption:
      'Each dot is one of every hundred app users, across 95 countries. The losses are estimates. The rings are the gap between the lower and the higher one.',
  },
  houseSizes: {
    labels: { unit: 'sq ft' },
    text: 'The floor area of the median new US house as a square, to scale: {size1973} square feet in {year1973}, {size2015} in {year2015} and about {size2024} in {year2024}.',
    caption:
      'The floor area of the median new US house, to scale. Part of a higher price buys a larger house: {size1973} square feet in {year1973}, about {size2024} in {year2024}.',
  },
  whoFeels: {
    labels: { renter: 'a renter', owner: 'fixed-rate loan', saver: 'cash saver' },
    text: 'Three scenes. A block of flats with a red arrow down: the renter. A house with a green arrow up, and beside it the loan, a weight that has become smaller: the owner. A jar with little left in it and a red arrow down: the cash saver.',
    caption:
      'The same inflation, felt three ways: a renter with a fixed wage, an owner with a loan at a fixed rate, and a cash saver. It is a sketch, not a rule.',
  },
  loanMoney: {
    labels: { bank: 'a bank', loan: 'a signed loan', deposit: 'new deposit' },
    text: 'Three scenes. A bank. A loan that is signed. A phone whose account has more money: the deposit that the loan has made.',
    caption:
      'The bank writes the sum of the loan into the borrower’s account. When the loan is paid back, that money is gone again.',
  },
  sendingHome: {
    labels: { plain: 'plain average: {remittance-plain}', weighted: 'weighted by sums: {remittance-weighted}' },
    text: '{sent} travel twice from one house to another. By the plain average of all services, the fee takes {plain}. Weighted by the sums sent, it takes {weighted}.',
    caption:
      'Fees for {sent} sent home, in the third quarter of 2023. Red is what the fee takes. Digital services cost about as much as the lower road.',
  },
  protects: {
    labels: { supply: 'more coins', seizure: 'seizure', price: 'a falling price' },
    text: 'Three scenes. Your node turns extra coins down, with a green check mark. Your phone holds your own key, with a green check mark. A price line falls, with a red cross.',
    caption:
      'Green: your node can refuse extra coins, and your own keys make coins hard to seize. Red: neither can hold up the price.',
  },
  pesos: {
    labels: { start: 'start of 2023', end: 'end of 2023' },
    text: 'The same pesos buy three bags of food at the start of 2023, and one bag at the end.',
    caption:
      'Prices in Argentina rose {argentina-inflation-2023:0} in 2023. Pesos kept as cash that bought three bags at the start of the year bought about one at the end.',
  },
  houseYears: {
    labels: { incomes: 'yearly incomes' },
    text: 'The same drawn house twice, beside the yearly incomes that a new one cost: {incomes0} in {year0} and {incomes1} in {year1}. Each income is a box.',
    caption:
      'Each box is what a typical US household earned in one year. The newer house is larger. Interest on loans, which was much higher in {year0}, is left out.',
  },
  twelveMonths: {
    labels: { title: 'Bitcoin’s price twelve months later', lower: 'lower', higher: 'not lower' },
    text: 'A calendar with a cell for each month from {first} to {last}; a row is a year. {lower} of the {spans} cells are red: bitcoin was cheaper twelve months later. Nearly all of them come in blocks.',
    caption:
      'Each cell is a month in which someone could have bought. In the {lower} red ones, bitcoin cost less twelve months later.',
  },
  waitOrRush: {
    labels: { waited: 'Waiting', rushed: 'Rushing' },
    text: 'Two pairs of bars for the price of one bitcoin. From {start0} to {end} the change is {change0}. From {start1} to {end} it is {change1}.',
    caption:
      'The price of one bitcoin at the end of these months, to scale. The last bar is the same in both: only the start differs.',
  },
  nodeQuestions: {
    labels: {
      asks: 'Tom’s phone',
      stranger: 'maker’s server',
      addresses: 'his addresses',
      answer: 'an answer',
      own: 'asks his own node',
      blocks: 'checked blocks',
    },
    text: 'Two scenes. In the first, a phone sends the list of its addresses to a distant server and gets an answer; the screen shows {amount} and a question mark. In the second, the phone and a laptop are in one house. The laptop has checked each block that comes in, and the phone shows {amount} with a check mark.',
    caption:
      'Without a node, Tom’s phone hands over the list of his addresses and repeats what the server says. With one from the start, question and answer stay in his house. His node has checked every block by itself.',
  },
  platformCosts: {
    labels: {
      paid: '{purchase} paid in',
      zoom: 'the last {shown}, enlarged',
      a: 'Platform A',
      b: 'B, withdrawing each time',
      batch: 'B, once in ten',
      markup: 'markup',
      fee: 'fee',
      withdrawal: 'withdrawal',
    },
    text: 'Three bars, each the end of a purchase of {purchase}. Platform A loses {aLost} to the markup, and {aLeft} arrives. Platform B loses {bLost} to markup, fee and withdrawal if you withdraw each time, and {bLeft} arrives. If you withdraw once in ten purchases, B loses {batchLost}, and {batchLeft} arrives.',
    caption:
      'What is left of {purchase} in your own wallet, at the market price. The small red slice next to each dark fee is the markup of B. With one withdrawal for ten purchases, only a thin slice of it falls on each.',
  },
  whoGetsPaid: {
    labels: { page: 'a shared link', you: 'you', platform: 'the platform', cash: 'cash' },
    text: 'A web page with a button, a person, and the app of a platform, joined by arrows: the page leads the person to the platform. Two dashed lines lead back from the platform, with banknotes on them: one to the page, one to the person.',
    caption:
      'An invite link leads you to a company. The company may pay cash to the one who shared the link, and to you. So ask who gets paid before you believe a ranking.',
  },
  spreadGap: {
    labels: { buy: 'you buy at', market: 'market price', sell: 'you sell at', markup: 'markup', spread: 'spread' },
    text: 'Three prices of one bitcoin at the same minute. The tag “you buy at” is above a dashed line, the market price. The tag “you sell at” is below it. The red gap from the line up to the first tag is the markup, and the whole gap between the tags is the spread.',
    caption:
      'One bitcoin, at the same minute, in the same app. The red gap is what a buyer loses to the markup. The gaps are drawn much larger than they usually are.',
  },
  claimOrCoins: {
    labels: { claim: 'no way out', coins: 'your own wallet' },
    text: 'On the left an app shows a balance and a coin, but a brick wall is beside it, and behind the wall there is only the dashed outline of a coin. On the right an app has a button with an arrow, and a coin moves from it to a phone with a key.',
    caption:
      'Both apps show the same balance, and both balances are promises of a company. From the right one a coin can move to a wallet whose key is yours. The left one has no button for that.',
  },
  allowlist: {
    labels: { listed: 'an address on the list', waits: 'a new one waits {allowlist-hold} h', account: 'the account' },
    text: 'Two ways out of an account. The upper one leads to a wallet with a key, an address on the list, and has a green check mark. The lower, dashed one leads to a thief. A clock stops it: a new address has to wait {allowlist-hold} hours. Meanwhile an alarm email is on its way to you.',
    caption:
      'The platform of the example, with the list switched on. If a thief adds a new address, it has to wait {allowlist-hold} hours. Look up how long it takes to switch the list off: that wait has to protect you, too.',
  },
  identityFile: {
    labels: { id: 'your ID', file: 'the company’s file', fakes: 'after a leak' },
    text: 'A card with a face goes into a folder, in which a dashed line joins a person and a coin. A red line leaks out of the folder, to a letter and a telephone.',
    caption:
      'The file links your name to your coins. If it leaks, people get fake calls and letters in the company’s name. So check every urgent message before you believe it.',
  },
  proveWallet: {
    labels: { platform: 'the platform', wallet: 'your wallet', signed: 'a signed message', sum: 'or a tiny sum' },
    text: 'The app of a platform with a question mark, and a phone with a key. Two arrows lead from the phone to the platform: one carries a sheet with a signature, the other a small coin.',
    caption:
      'Two ways to show that a wallet is yours. Use them only inside the platform that you opened yourself. Neither needs your recovery words.',
  },
  licenseLookup: {
    labels: { typed: 'typed by you', register: 'the register', linked: 'a link on its site', fake: 'a fake' },
    text: 'Two ways. In the first, you type an address into a browser and come to a register, where a line is marked in green. In the second, a website shows a seal and a link, and the link leads to a dashed copy of the register, with a red cross.',
    caption:
      'Type the address of the register yourself, and do not follow a link of the site that you want to check. Then compare: a fake can copy the name and number of a real firm, so its web address must be the one in the register.',
  },
  reservesPhoto: {
    labels: { debts: 'debts?', photo: 'one moment', next: 'tomorrow?' },
    text: 'An instant photo of three piles of coins. To its left, outside the picture, are papers with red lines. To its right, outside the picture too, is a calendar sheet with a question mark.',
    caption:
      'A proof of reserves is like a photo of coins. They may be borrowed for the day, debts may be outside the picture, and the next day is not covered.',
  },
  creditors: {
    labels: { court: 'the court', line: 'everyone it owes', own: 'your wallet' },
    text: 'Four people with papers in their hands stand in line in front of a court. Behind a dotted line is a phone with a key and a coin. It is not in the line.',
    caption:
      'If the terms say that your coins belong to the company, you stand in line with everyone else it owes, and a court decides who gets what. Coins in your own wallet are not caught in this.',
  },
  taxFile: {
    labels: { office: 'the tax office', platform: 'the platform', file: 'your own file' },
    text: 'The app of a platform with two arrows. One leads to a building with a form in it, the tax office. The other leads to a sheet with a table of entries, your own file.',
    caption:
      'In the United States, the European Union, the United Kingdom and dozens of other countries, platforms have to report to tax offices, but not everything. Download your full history while the platform is there, and add what you paid elsewhere.',
  },
  payOnChain: {
    labels: { wallet: 'your wallet', ledger: 'a place in the ledger', shop: 'the coffee' },
  },
  payByLightning: {
    labels: { wallet: 'your wallet', channel: 'payment not in ledger', shop: 'the coffee' },
  },
  payByCustodian: {
    labels: { app: 'an app', company: 'the company pays', shop: 'the coffee' },
  },
  priceWindow: {
    labels: {
      price: '{usd} = {sats} sats',
      shop: 'shop with BTCPay Server',
      lightning: 'Lightning invoice',
      expired: 'the offer is over',
      start: 'the code appears',
      end: 'after an hour',
    },
    text: 'Two bars on a line of one hour. The price of {usd} for {sats} satoshis holds for {shopMinutes} minutes in a shop with BTCPay Server; the rest of that bar is a dashed red frame. On a Lightning invoice it holds for {lightningMinutes} minutes.',
    caption:
      'How many minutes the price holds, if nobody has changed the setting. After the green part, ask for a fresh code: a payment that arrives later may not count.',
  },
  wrongAmounts: {
    labels: {
      little: 'too little',
      much: 'too much',
      late: 'too late',
      asked: 'asked',
      rest: 'ask or return',
      back: 'owes the rest',
      decides: 'shop decides',
    },
    text: 'Three payments as bars, with a dashed line at the height of the sum that was asked. The first bar ends below the line, and what is missing is a red frame. The second bar ends above it. The third has the right height, but it is behind a red line, where the time of the invoice is over.',
    caption:
      'Below each case is what the shop does. It asks for the rest or sends the money back, it owes the difference, or it decides. A shop writes down its rule before the first case.',
  },
  waitsBySum: {
    labels: {
      coffee: 'coffee',
      lightning: 'Lightning, no wait',
      small: 'small',
      middle: 'middle',
      large: 'large',
    },
    text: 'Four rows. A coffee has a flash beside it: Lightning. A small sum has one block, a middle one three blocks and a large one six blocks, each row with a green check mark at its end.',
    caption:
      'A usual rule for on-chain payments: the larger the sum, the more blocks the shop waits for. One takes about ten minutes on average, and sometimes an hour.',
  },
  refundWay: {
    labels: { shop: 'the shop', exchange: 'an exchange', fresh: 'a fresh address' },
    text: 'A payment comes to a shop from an exchange. A dashed red arrow from the shop back to the exchange has a cross. An arrow from the shop to a phone with a key, the fresh address of the customer, has a green check mark.',
    caption:
      'The address that the payment came from may belong to an exchange. So a refund goes to a fresh address, and the customer says which.',
  },
  keepOrConvert: {
    labels: { keep: 'keep', convert: 'convert', split: 'split' },
    text: 'Three stacks after the same day of sales. One is all bitcoin, with two long arrows up and down beside it. One is all banknotes, without arrows. One is partly banknotes and partly bitcoin, with two short arrows beside the bitcoin.',
    caption:
      'The same day of sales. The arrows are the swings of the price: all of them are yours if you keep the bitcoin, none if you convert it, and some if you split.',
  },
  bitcoinReceipt: {
    labels: {
      day: 'date and time',
      goods: 'two coffees',
      price: 'price in dollars',
      amount: 'bitcoin, and rate',
      number: 'invoice number',
      payment: 'transaction ID',
      shop: 'the shop, and tax',
      receipt: 'the receipt',
      entry: 'the blockchain',
      address: 'address',
      coins: 'amount',
    },
    text: 'On the left a receipt with seven lines: date and time, two coffees, the price in dollars, the amount in bitcoin with its rate, the invoice number, the transaction ID, and the shop with the tax. On the right a block of the blockchain has two lines for the same payment: an address and an amount.',
    caption:
      'The same payment twice. The blockchain does not know about the coffee. For a payment over Lightning, the receipt has the payment hash and its proof of payment instead of the transaction ID.',
  },
  spendGain: {
    labels: { bought: 'bought', spent: 'a coffee', gain: '{gain} gain', loss: '{loss} loss' },
    text: 'Two pairs of bars for the same coins. On the left they were bought for {gainBought} and pay for a coffee of {spent}; {gain} of the second bar is green, the gain. On the right they were bought for {lossBought} and pay for the same coffee of {spent}; a red frame of {loss} is the loss.',
    caption:
      'The coffee costs {spent} both times. What you paid for the coins decides. In many countries tax can be due on the green part.',
  },
  shopWays: {
    labels: {
      company: 'payment company',
      dollars: 'dollars',
      server: 'your own server',
      wallet: 'your wallet',
    },
    text: 'Two ways of a payment. In the first, a coin goes to the building of a payment company, which pays out a banknote. In the second, a coin goes past a server without a key to a wallet with a key.',
    caption:
      'A company can pay you in dollars, for a fee. Your own server sends on-chain payments straight to your wallet, and the key of that wallet never has to be on the server. But the work and the updates are yours, and the keys of a Lightning node are online.',
  },
  cardOrCoin: {
    labels: { card: 'a card', coin: 'bitcoin' },
    text: 'On the left a payment card and a parcel, with an arrow that leads back. On the right a coin crosses a border at a flag, beside a closed bank.',
    caption:
      'A card often lets you dispute a charge. Bitcoin is strong where cards are weak, such as across a border or for people whom no bank serves.',
  },
  paymentCode: {
    labels: {
      scheme: 'opens a wallet',
      address: 'the address',
      amount: '{sats} satoshis',
      name: 'only a name; %20 is a space',
    },
    text: 'A code, and below it the text in the code: {code}. It has four parts: bitcoin, which opens a wallet; the address; the amount, which is {sats} satoshis; and a name, in which %20 stands for a space.',
    caption:
      'The text in three lines; in the code it is one, and the address is in full. The code above is drawn and cannot be scanned.',
  },
  // Steps of a guide: the text of the step says what the drawing shows.
  receiveScreen: {
    labels: { receive: 'Receive', copy: 'Copy', used: 'used before', fresh: 'a new one' },
  },
  payLayer: {
    labels: { chain: 'on-chain', lightning: 'Lightning', large: 'a larger sum', small: 'a few dollars' },
  },
  payShare: {
    labels: { you: 'you', payer: 'the payer', start: 'start', middle: 'middle', end: 'end', compare: 'then compare' },
  },
  paySettled: {
    labels: { pending: 'pending', block: 'in a block', lightning: 'Lightning' },
  },
  payAsk: {
    labels: { person: 'from the person', list: 'not from a list' },
  },
  payCompare: {
    labels: { person: 'from the person', device: 'on your device' },
  },
  payUnit: {
    labels: { typed: '{typed}', sats: 'sats', dollars: 'dollars', inSats: 'this much', inDollars: 'or this much' },
  },
  payFee: {
    labels: { slow: 'slow', normal: 'normal', fast: 'fast' },
  },
  payTest: {
    labels: { test: 'a small test', came: 'it came', rest: 'then the rest' },
  },
  payNote: {
    labels: {
      who: 'to whom',
      sum: 'how much',
      fee: 'what fee',
      screen: 'the last screen',
      id: 'transaction id',
      day: 'date',
      value: 'value',
      note: 'your note',
    },
  },
  backupCard: {
    labels: { hand: 'by hand, in order', photo: 'no photo' },
  },
  backupLabel: {
    labels: {
      wallet: 'name of the wallet',
      standard: 'BIP 39, 12 words',
      kind: 'type of address',
      day: 'date',
      passphrase: 'passphrase: yes or no',
      words: 'the words',
      beside: 'written beside them',
    },
  },
  backupPlaces: {
    labels: { home: 'at home', bank: 'bank box', steel: 'or in steel' },
  },
  backupTest: {
    labels: { first: 'first address', erased: 'erase, restore', same: 'the same' },
  },
  nodeDisk: {
    labels: {
      full: 'Full: keeps every block',
      pruned: 'Pruned: checks them all, keeps the last',
      fullSize: 'about {node-disk-full} GB of a disk of {ssd} TB',
      prunedSize: '{node-disk-pruned-least} to {node-disk-pruned-most} GB of the same disk',
    },
    text: 'Two chains of twelve blocks, each with a check mark. All blocks of the first chain are still there, and they fill more than a third of the bar of a disk. Of the second chain only the last two are there, and the others are dashed. About a hundredth of its bar is filled.',
    caption:
      'Both nodes check each block once. The pruned one then deletes the old ones. The bars are to scale: a disk of {ssd} TB with a full node of April 2026, and with a pruned one, whose {node-disk-pruned-least} to {node-disk-pruned-most} GB are mostly the list of unspent coins.',
  },
  chainSplit: {
    labels: {
      before: 'one chain',
      from: 'block {chain-split-block}',
      others: 'everyone else',
      knots: 'nodes with BIP 110',
      weeks: '{chain-split-own-blocks} blocks in three weeks',
    },
    text: 'A chain of blocks. At a dashed line, block {chain-split-block}, it splits in two. The upper chain, that of everyone else, goes on with an arrow. The lower one, that of the nodes with BIP 110, has {chain-split-own-blocks} pale blocks.',
    caption:
      'The chain of everyone else went on as before; the drawing shows only the start of it. Each node did what its own rules said.',
  },
  saleKinds: {
    labels: {
      counts: 'On the list of sales',
      sell: 'selling',
      swap: 'swapping',
      pay: 'paying',
      give: 'giving',
      not: 'Not on it: moves between own wallets',
    },
    text: 'Four coins, each with an arrow to what it is given for: a banknote, another coin, a cup of coffee, and a gift. Apart from them, a coin moves between two phones that each have a key.',
    caption:
      'The list of the tax office of the United Kingdom, where most gifts count too. The United States counts the first three. Gifts have rules of their own there, and other countries differ.',
  },
  saleGain: {
    labels: {
      sold: 'Sold for {sold}',
      taken: 'fee {fee}',
      less: 'Paid {less}',
      gain: 'gain: {gain}',
      more: 'If she had paid {more}',
      loss: 'loss: {loss}',
    },
    text: 'Three bars on one scale, and a dashed line where the sale without its fee ends, at {rest}. The first bar is the sale. In the second, {less} was paid, and the green rest up to the line is a gain of {gain}. In the third, {more} would have been paid. It reaches past the line, and that red part is a loss of {loss}.',
    caption:
      'Rosa keeps {rest} of the sale; the dashed line marks it. Paid less than that is a gain: {sold}\u00a0−\u00a0{fee}\u00a0−\u00a0{less} =\u00a0{gain}. Paid more is a loss: {more}\u00a0−\u00a0{rest} =\u00a0{loss}. The price on the day of the sale is the same in both.',
  },
  torLines: {
    labels: { both: 'Tor and your line', seen: 'seen', only: 'Tor only', hidden: 'hidden' },
    text: 'Two scenes, each with a node, two other nodes and two lines between them. In the first, there are a green line through the layers of Tor and a red one with an open eye on it. In the second, the line without Tor is dashed and has a cross. Only the green one is left.',
    caption:
      'Tor beside your normal line hides nothing, because the node still uses that line. Only if all connections go through Tor can both stay hidden: that you run a node, and your internet address.',
  },
  nodeGate: {
    labels: {
      good: 'a valid block',
      bad: 'a block with one “no”',
      signature: 'signatures?',
      coins: 'unspent coins?',
      created: 'new coins?',
      size: 'work and size?',
    },
    text: 'Two blocks, each on a path with four numbered gates: signatures, unspent coins, new coins, and work and size. The first block gets four check marks and arrives. The second gets two, then a red cross at the gate of new coins, and goes no further.',
    caption:
      'Four questions for each block, numbered as in the list; a node asks them in another order. The second block here creates more new coins than the rules allow. Your node drops it, whoever has accepted it.',
  },
  reversedPayment: {
    labels: {
      seller: 'you',
      buyer: 'a stranger',
      coins: 'coins: gone for good',
      payment: 'a payment comes',
      back: 'and is called back',
    },
    text: 'You and a stranger. An arrow with coins leads from you to the stranger. A banknote comes to you. A dashed red arrow takes the banknote away again.',
    caption: 'Coins cannot be called back, and many payments can. Then you have neither the coins nor the money.',
  },
  payoutFee: {
    labels: {
      real: 'A real platform',
      taken: '{fee} taken',
      out: '{rest} to your bank',
      fake: 'A false site',
      first: '“first a tax”',
      never: 'no payout ever',
    },
    text: 'Two websites, each with a balance of {sold}. The real one takes its fee of {fee} out of the sale, and {rest} reach the bank. The false one wants money from you first, and the arrow of the payout is dashed and ends at a red cross.',
    caption:
      'The sum on both screens is Rosa’s sale. A real platform takes its fee out of it. A site that wants a payment first has only shown you a number.',
  },
  fundsStory: {
    labels: { paid: 'you paid', history: 'history', ids: 'transfers', tax: 'tax papers' },
    text: 'Four papers in a row, joined by arrows: one with a banknote for what you paid, one with lines for the history of the platform, one with a coin for the transfers to and from your own wallet, and one with scales for your tax papers.',
    caption:
      'One folder that tells the story in order: what you paid, what the platform recorded, where the coins went, and what the tax office knows.',
  },
  changeBack: {
    labels: { words: 'the words', wallet: 'your wallet', platform: 'the platform', sold: 'sold', change: 'change' },
    text: 'A sheet of words beside a phone with a wallet. An arrow with one coin leads from the phone to the platform. Another arrow with two coins turns around and comes back to the phone.',
    caption:
      'The part you sell goes to the platform. The rest comes back to your wallet at a new address, and the same words still guard it.',
  },
  letterContents: {
    labels: {
      exists: 'what exists',
      where: 'where to look',
      who: 'who can help',
      letter: 'the letter',
      words: 'never the words',
    },
    text: 'A letter with three check marks: what exists, where to look, who can help. On the other side of a dotted line, a sheet with numbered words is crossed out.',
    caption: 'Anyone who opens the letter can read it, so the recovery words are kept elsewhere.',
  },
  extraTools: {
    labels: {
      passphrase: 'Words and a passphrase',
      right: 'as noted',
      typo: 'one typo',
      full: 'yours',
      empty: 'empty',
      multisig: 'Multisig, two of three keys',
      keys: 'one is lost',
      record: 'the record',
      pay: 'pays',
    },
    text: 'Above, the same words with the right passphrase open a wallet with a coin in it. With one typo they open another wallet, which is empty. Below, one of three keys is lost. The other two and the record of the wallet together still pay a coin.',
    caption:
      'A typo opens an empty wallet, and nothing warns you. Two of three keys survive the loss of one, but they also need the record of the wallet, with all its public keys.',
  },
  mayasSheet: {
    labels: { lake: 'in the lake', phone: 'new phone', sheet: 'her sheet', guest: 'the guest' },
    text: 'A phone sinks in a lake. From a sheet of words an arrow leads to a new phone, which shows a coin. The sheet is in the red frame of a camera, and a red arrow leads to the phone of a guest, which shows the same coin.',
    caption:
      'The same words bring the balance to Maya’s new phone and to the guest’s. They need neither her old phone nor her PIN.',
  },
  whoChooses: {
    labels: {
      wallet: 'your wallet',
      random: 'at random',
      sentence: 'a sentence',
      person: 'a person',
      card: 'a card',
      site: 'a website',
    },
    text: 'Above, a wallet tosses many coins and gives a sheet of words, with a check mark. Below, a sentence, a person, a card from the box and a website are crossed out.',
    caption: 'A sentence that you make up is not random. And whoever hands you words may have kept them.',
  },
  simSwap: {
    labels: { yours: 'no signal', company: 'phone company', thief: 'the thief' },
    text: 'Your phone has no signal. From the building of the phone company a red arrow leads to the phone of a thief, and the code arrives there.',
    caption: 'Once the company has moved your number, your codes arrive on the phone of the thief.',
  },
  widestDoors: {
    labels: { email: 'email', copy: 'second copy', test: 'tested backup' },
    text: 'Three closed doors with a padlock each. On the first is an envelope, on the second are two sheets of words, on the third is a sheet with a check mark.',
    caption:
      'Three doors that are closed first: your email, the loss of your only copy, and a backup that turns out not to work.',
  },
  appBuy: {
    labels: { asset: 'Bitcoin (BTC)', sum: 'bitcoin you get', total: 'total with all fees', screen: 'the last screen' },
  },
  appDeposit: {
    labels: { bank: 'your own bank', sum: 'a small sum', platform: 'the platform' },
  },
  appIdentity: {
    labels: { app: 'in the app only', mail: 'never by email' },
  },
  appLink: {
    labels: { site: 'its own site', store: 'the store', search: 'no search' },
  },
  appLock: {
    labels: { password: 'a long password', second: 'an app, not SMS' },
  },
  appReceipt: {
    labels: { day: 'the day', paid: 'paid', coins: 'bitcoin', receipt: 'the receipt', file: 'your own copy' },
  },
  guardAccounts: {
    labels: { email: 'your email', accounts: 'it opens all these' },
  },
  guardDevice: {
    labels: { pin: 'a long PIN', downloads: 'downloads', apart: 'keys apart' },
  },
  guardPaper: {
    labels: { fire: 'fire', second: 'a second copy', steel: 'steel' },
  },
  guardPeople: {
    labels: { caller: 'a caller', letter: 'a letter', never: 'give none of these' },
  },
  guardYearly: {
    labels: { year: 'once a year', words: 'check words', device: 'update device', letter: 'read the letter' },
  },
  seenDevice: {
    labels: { device: 'a new device', phone: 'all updates', stranger: 'in other hands' },
  },
  seenElse: {
    labels: {
      words: 'these words',
      branches: 'other branches',
      passphrase: 'a passphrase',
      coins: 'other coins',
      lightning: 'Lightning channels',
    },
  },
  seenFee: {
    labels: { yours: 'yours: more', thief: 'a thief’s: less', watch: 'watch, raise', block: 'confirmed' },
  },
  seenRetire: {
    labels: {
      never: 'never again',
      allowlist: 'allowlists',
      orders: 'withdrawals',
      payers: 'shop, payers',
      replace: 'new addresses',
    },
  },
  seenSend: {
    labels: { old: 'the old words', everything: 'everything', fresh: 'the new words' },
  },
  seenWords: {
    labels: { device: 'clean device', sheet: 'a new sheet', write: 'write', read: 'read back' },
  },
  nodeDownload: {
    labels: {
      address: 'bitcoincore.org',
      typed: 'typed by you',
      program: 'program',
      hashes: 'hashes',
      signatures: 'signatures',
      files: 'three files',
    },
  },
  nodeHash: {
    labels: { file: 'the file', hash: 'its hash', list: 'the list', bit: 'one bit differs' },
  },
  nodeSignatures: {
    labels: { builders: 'many builders', list: 'sign the list', elsewhere: 'key seen there' },
  },
  nodeStart: {
    labels: { disk: 'data: on the SSD', prune: 'prune?', start: 'the first start', sleep: 'no sleep' },
  },
  nodeSync: {
    labels: { check: 'days of checking', balance: 'the balance', plug: 'do not unplug' },
  },
  ownArrived: {
    labels: { pending: 'pending', confirmed: 'in the chain' },
  },
  ownAsk: {
    labels: {
      least: 'minimum',
      limit: 'daily limit',
      fee: 'fee',
      platform: 'the platform',
      words: 'never your words',
    },
  },
  ownChoose: {
    labels: {
      wallet: 'the wallet',
      words: '12 or 24 BIP 39 words',
      code: 'public code, updated',
      chain: 'plain on-chain bitcoin',
      fee: 'you set the fee',
    },
  },
  ownLose: {
    labels: { noted: 'on paper', deleted: 'app deleted', words: 'type words', same: 'the same' },
  },
  ownRest: {
    labels: { rest: 'the rest', wait: 'or let it build up' },
  },
  ownTest: {
    labels: { platform: 'the platform', sum: 'a small test', wallet: 'your wallet' },
  },
  sellAccount: {
    labels: {
      week: 'a week ahead',
      identity: 'identity check',
      login: 'two-factor login',
      bank: 'your own bank',
      hold: 'allowlist',
      platform: 'the account',
    },
  },
  resetLeave: { labels: {} },
  resetMake: { labels: {} },
  resetTest: { labels: {} },
  resetSend: { labels: {} },
  resetWait: { labels: {} },
  resetReset: { labels: {} },
  sellAtMachine: {
    labels: { wallet: 'your wallet', machine: 'the machine', cash: 'cash, less a fee' },
  },
  sellByApp: {
    labels: { wallet: 'your wallet', platform: 'the platform', bank: 'your bank' },
  },
  sellBySpending: {
    labels: { wallet: 'your wallet', shop: 'the shop', tax: 'perhaps tax' },
  },
  sellHome: {
    labels: { wait: 'confirmations', sale: 'sell {sum}', bank: 'your bank' },
  },
  sellOrder: {
    labels: {
      market: 'market: now',
      limit: 'limit: here up, or not at all',
      order: 'two kinds of order',
      after: 'after fees',
      last: 'the last line',
    },
  },
  sellRecords: {
    labels: {
      day: 'on the same day',
      sale: 'receipt of the sale',
      id: 'transaction id',
      paid: 'what you paid',
      bank: 'line of the bank',
      folder: 'four records',
    },
  },
  sellRest: {
    labels: {
      few: '{few} coins in',
      many: '{many} coins in',
      fewFee: 'fee: {fewFee}',
      manyFee: 'fee: {manyFee}',
    },
  },
  sellTest: {
    labels: { device: 'your device', sum: 'about {sum}', platform: 'the platform' },
  },
  walletBuy: {
    labels: { maker: 'the maker', parcel: 'your parcel', pickup: 'pickup point' },
  },
  walletCheck: {
    labels: { address: 'trezor.io/start', typed: 'typed by you', genuine: 'genuine chip' },
  },
  walletCreate: {
    labels: { inside: 'made inside', box: 'never in the box' },
  },
  walletBackup: {
    labels: { hand: 'by hand, numbered', photo: 'no photo' },
  },
  walletPin: {
    labels: { pin: 'a PIN', own: 'used nowhere else' },
  },
  walletTest: {
    labels: { sum: 'a tiny sum', erased: 'erased', restored: 'back again' },
  },
  kindOriginal: {
    labels: { print: 'a fingerprint', missing: 'left out: look-alikes' },
    text: 'On the left a padlock with a fingerprint on it. On the right the four signs zero, capital O, capital I and small l, each crossed out.',
    caption:
      'P2PKH: it has 26 to 34 characters, nearly always 33 or 34, and its typo check is Base58Check. The lock shows a fingerprint of one key.',
  },
  kindScript: {
    labels: { hidden: 'a hidden recipe', keys: 'two of three keys?', newer: 'a SegWit lock?' },
    text: 'A padlock with a hidden recipe. Dashed lines lead to two possible contents: three keys of which two are needed, or another lock.',
    caption:
      'P2SH: it has 34 characters, and its typo check is Base58Check. From outside you cannot see what the recipe asks for.',
  },
  kindSegwit: {
    labels: { short: '{short} characters: one key', long: '{long} characters: a script' },
    text: 'Two bars to scale that both begin with bc1q. The short one has {short} characters and ends at a key. The long one has {long} characters and ends at a page with a script.',
    caption:
      'Both kinds are SegWit version 0, and their typo check is bech32. The short one is called P2WPKH, the long one P2WSH. The length tells them apart.',
  },
  kindTaproot: {
    labels: { outside: 'from outside: the same', key: 'one key', script: 'a key, or a script' },
    text: 'Two boxes that both begin with bc1p look the same from outside. Below them is what they hold: in one a key, in the other a key and a page that is dashed because nobody has seen it.',
    caption:
      'P2TR: it has 62 characters, and its typo check is bech32m. Outsiders see the script only if somebody uses it.',
  },
  refusedKind: {
    labels: { refused: 'refused', accepted: 'accepted' },
    text: 'An app in two scenes. With an address that begins with bc1p it stops, and the coin stays in the app. With one that begins with bc1q the coin is paid.',
    caption:
      'An old or careless app may not know bc1p. It refuses, and the coin stays where it is. With a bc1q address of the same receiver it can pay.',
  },
  shownKey: {
    labels: { before: 'a fingerprint', spent: 'you spend', again: 'paid again' },
    text: 'Three scenes. A lock shows a fingerprint, with a coin above it. The lock is open, the key can be seen, and the coin leaves. A closed lock shows the key itself, below an open eye.',
    caption:
      'Spending shows the full public key. If the same address is paid again, everyone has seen the key behind its lock. A new address shows only a fingerprint again.',
  },
  trezorSafe: {
    labels: { screen: 'a small screen', buttons: 'two buttons', chip: 'a security chip', cable: 'only a cable' },
    text: 'A small device from the front, with names beside its parts: a small screen, below it two buttons, inside it a security chip, and a cable at its lower end.',
    caption:
      'The Safe 3 in simple shapes. The chip inside guards the PIN and shows that it is itself genuine. It cannot show that nothing else was changed.',
  },
  otherDevices: {
    labels: { card: 'a memory card', camera: 'reads QR codes', chip: 'a chip for keys' },
    text: 'Three devices side by side. The BitBox02 is flat, with a memory card above it. The Jade has a screen and a wheel, and reads a QR code. The Ledger is a long stick with a chip that holds a key.',
    caption:
      'One thing that stands out in each, in simple shapes. Only the Jade models with a camera read QR codes. Every one has weak points as well: open the table below.',
  },
  deviceLimits: {
    labels: {
      liar: 'words to a liar',
      unwritten: 'no backup',
      approved: 'no undo',
      seen: 'being seen',
      home: 'a threat at home',
    },
    text: 'Five pictures. A sheet of words goes to a person with a mask. An empty, dashed sheet has a question mark. An arrow back around a coin is crossed out. An open eye looks at a chain of blocks. A person with a mask stands at a house.',
    caption:
      'Five things against which no device helps. The first three are up to you: guard the words, write them down, and read the screen before you approve.',
  },
  deviceShare: {
    labels: {
      small: '{price} for a holding of {small}',
      large: '{price} for a holding of {large}',
      smallPart: '{smallPart}',
      largePart: '{largePart}',
    },
    text: 'Two bars of the same length, each a whole holding. The device of {price} is {smallPart} of a holding of {small}, and {largePart} of one of {large}.',
    caption:
      'Each bar is the whole holding, and the red part is the price of the device. The more it protects, the smaller is that part.',
  },
  brokenDevice: {
    labels: { ledger: 'the ledger', broken: 'broken', words: 'your words', again: 'a new device' },
    text: 'Above, a chain of blocks with a coin in its last one. Below, a broken device, a sheet of words and a new device with a key. A green line joins the new device and the coin.',
    caption:
      'The coin is on the ledger the whole time. The words (and your passphrase, if you used one) rebuild the key in a new device, and the key moves the coin again.',
  },
  applePrices: {
    labels: { one: 'one shop', two: 'the other shop' },
    text: 'The same apple in two shops. One takes {onePrice}. The other takes {lowPrice} for the apple and {bag} for the bag, which is {sum} together.',
    caption:
      'The lower price on the sign is the higher one in the end: {sum} instead of {onePrice}. With bitcoin, the bag can be a fee, a markup or the way out.',
  },
  pledgedCoins: {
    labels: { you: 'you', lender: 'the lender', others: 'passed on?', loan: 'a loan' },
    text: 'A person gives a coin to a lender and gets dollars. From the lender, a dashed red arrow leads to an empty building with a question mark.',
    caption:
      'A borrower pledges coins and gets dollars. In 2025 critics spoke of a second pledge of the same coins. Strike denies it.',
  },
  miaMonths: {
    labels: { march: 'March', april: 'April', high: 'a high price', half: 'half that price' },
    text: 'Two calendar sheets, each with the first of the month, and {sum} spent in each. In March it buys a small pile of coins, in April a pile twice as high.',
    caption:
      'When the price has dropped by half, the same {sum} buys twice as much. The coins that Mia bought in March are now worth half of what she paid.',
  },
  planRhythms: {
    labels: { daily: 'every day', weekly: 'every week', monthly: 'every month' },
    text: 'Three bars, each one year long, with a mark for each purchase: {daily} marks if it is daily, so close that they fill the bar, {weekly} if it is weekly, and {monthly} if it is monthly.',
    caption:
      'One year in three rhythms, with a mark for each purchase. Every mark is also a record to keep, and a fixed fee would fall on every one.',
  },
  purchaseRecord: {
    labels: { date: 'date', dollars: 'dollars', bitcoin: 'bitcoin', fee: 'fee', platform: 'place' },
    text: 'A list with five columns: the date, the dollars, the bitcoin, the fee and the place of each purchase. Three lines are filled in.',
    caption:
      'One line for each purchase. The place is the platform where you bought. For the gain you also need the sale, and a note when coins move.',
  },
  coreVersions: {
    labels: { older: 'no more fixes', kept: 'looked after' },
    text: 'Four program windows with version numbers. {oldest} is dashed, with a red cross, left of a red line. The three newer ones have green check marks.',
    caption:
      'The state in our sources: the latest three major versions get fixes. Of each, only its newest release gets them. Version {oldest} and everything older get none, so update those now.',
  },
  sameBlock: {
    labels: {
      explorers: 'two explorers',
      node: 'your node',
      same: 'the same hash: one chain',
      other: 'another hash: stop',
    },
    text: 'Two rows. In each, two web pages show the same stripes for the hash of a block. In the first row your node shows them too, with a green check mark. In the second it shows other stripes, with a red cross.',
    caption: 'Stripes stand for the hash of one block. Two explorers that agree are your measure.',
  },
  otherChain: {
    labels: { other: 'the other chain', bitcoin: 'Bitcoin', paid: 'you pay here', moved: 'this moves too' },
    text: 'Two chains of blocks. A coin is paid on the upper chain, which is the other one. A dashed red arrow leads down to Bitcoin, where a bitcoin is paid as well.',
    caption:
      'Both chains can accept the same ordinary payment. If you spend a coin of the other chain, somebody may repeat the payment on Bitcoin, and your bitcoin moves.',
  },
  nodeCoreWallet: { labels: { program: 'in the program', file: 'encrypted, twice' } },
  nodeDesktopWallet: { labels: { programs: 'the node and Sparrow', device: 'it signs' } },
  nodePhoneWallet: { labels: { node: 'your node', server: 'a server', phone: 'your phone' } },
  nodeUpdate: { labels: { backup: 'back up', notes: 'read', checks: 'check', install: 'install' } },
  nodeBackup: { labels: { wallet: 'the wallet file', settings: 'the settings', chain: 'not the chain' } },
  nodeTraffic: { labels: { node: 'your node', limit: 'a limit', others: 'others' } },
  nodeLightning: { labels: { plain: 'first a plain node', later: 'Lightning later' } },
  habitBanks: { labels: { bank: 'all banks', accounts: 'billions of accounts' } },
  habitPayments: { labels: { full: 'a full block', empty: 'an empty one' } },
  habitLights: { labels: { lights: 'the lights', worth: 'worthwhile?' } },
  addressExpiry: { labels: { invoice: 'the invoice', address: 'works, but ask first' } },
  addressSupply: { labels: { words: 'one set of words', addresses: 'billions' } },
  addressEntry: { labels: { scan: 'scan it', copy: 'or copy it', hand: 'by hand' } },
  addressMistake: { labels: { someone: 'someone has the key', nobody: 'nobody has it' } },
};
