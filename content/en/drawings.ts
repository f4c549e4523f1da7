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
  'mined-blocks': {
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
      'You spend one coin of {in} satoshis. It is struck anew: {out} for the receiver, and {change} back to you as change. What you gave to nobody is the fee: {in}\u00a0−\u00a0{out}\u00a0−\u00a0{change} =\u00a0{fee}. The faces of the coins are to scale.',
  },
  queue: {
    labels: { block: 'in the next block', waiting: 'waiting', unit: 'sat/vB × vB = fee in satoshis' },
    text: 'A toy block with room for {room} vB, and five payments, each as tall as its size. The block takes those with the rates {rates}. Those with the rates {waitingRates} wait beside it.',
    caption:
      'A toy block with room for {room} vB; each payment is as tall as its size. The miner takes the highest rates first. The payment with {largestRate} sat/vB offers {largestFee} satoshis, more than the {lowestFee} of the last one taken. It waits all the same, because it pays less for each unit of room.',
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
      'Three homes for a key. A company holds it for you and owes you the coins. A phone holds it within reach of the internet, a device away from there. The words on paper can rebuild the key of your phone or device, so they stay offline too.',
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
      'Your phone or laptop prepares it. The device shows the address and the amount on its own screen. You press a button. The device signs, and only the signed payment goes back to the computer.',
  },
  'signed-payment': {
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
  'fixed-sum': {
    labels: {
      prices: 'the price, month by month',
      coins: 'what {amount} buys, in coins',
      average: 'average',
      price: 'price',
      cost: 'your cost',
      sum: 'in all',
    },
    text: 'Four bars for the price of one bitcoin in four months, and below each the coins that {amount} buys. Two lines cross the bars: the average price of {averagePrice}, and below it your average cost of {averageCost}.',
    caption:
      'Made-up prices. Each coin drawn is {coin} BTC. The lower the price, the higher the pile, so your average cost of {averageCost} lies below the average price of {averagePrice}.',
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
      random: '{random} random bits',
      check: '{check} check bits',
      first: '{first}',
      last: '{last}',
      phrase: '{words} words',
      passphrase: 'passphrase or none',
      rounds: '{rounds} rounds',
      seed: 'seed of {seedBits} bits:',
      master: 'master key',
    },
    text: 'From the top: {random} random bits and {check} check bits are cut into pieces of {bits}. The first piece, all zeros, is the word {first}. The last piece ends with the check bits and is the word {last}. The {words} words and a passphrase, or none, go together through {rounds} rounds. Out comes a seed of {seedBits} bits that begins with {seedStart}. It gives a master key, and the key branches to addresses.',
    caption:
      'Every step down is exact. The words can be turned back into their bits, but nobody knows a way from an address up to the words. The same words and the same passphrase always lead to the same addresses. In this published example all random bits are zero, so that the check bits stand out. No real wallet may use it.',
  },
  'bad-starts': {
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
      'Both plans put in {paid} within a year. The bars show what was left on the day of the last purchase, and the gap to the line what was missing. No fee is taken off.',
  },
  'purchase-fee': {
    labels: {
      small: '{fee} fee on {small}',
      large: '{fee} fee on {large}',
      smallPart: '{smallPart} gone',
      largePart: '{largePart} gone',
    },
    text: 'Two bars of the same length, each a purchase. A fee of {fee} covers {smallPart} of the purchase of {small}, and {largePart} of the purchase of {large}.',
    caption: 'Each bar is one whole purchase. The red part is the fee, which is the same in dollars for both.',
  },
  'purchase-way': {
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
    text: 'The way of {sum} from your bank over a platform to your own wallet, by bank transfer. Paying in costs {payIn}, the platform takes a fee of {fee} and a spread of {spread}, and the withdrawal costs {withdrawal}. Bitcoin worth {arrives} arrives. Two bars of {sum} show all costs as a red part: {transferTotal} with a bank transfer, and {cardTotal} with a card.',
    caption:
      'The made-up numbers of the table, for a bank transfer of {sum}. Bitcoin worth {arrives} reaches your own wallet. With a card, paying in costs {cardPayIn} instead of {payIn}. In the bars, red is what the costs take of {sum}.',
  },
  'words-on-website': {
    labels: { website: 'a page that asks', device: 'your own wallet' },
    text: 'On the left a web page with fields for the backup words, and a fishhook that hangs in front of them. On the right your own wallet device with words on its screen and a green check mark.',
    caption:
      'A page that asks for your words wants to empty your wallet. Type them only on your own wallet device or app, and only when you chose to restore it.',
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
      'What you borrowed has to be paid back in full, so the whole fall comes out of your own {own}. The platform usually sells before all of it is gone, so a smaller fall can be enough, and a later recovery no longer helps. Fees and interest are left out here.',
  },
  'swapped-address': {
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
      'Two published examples, not for payments. A swapped address can match at both ends and differ only in between. So compare all three places with the source before you send: the start, the middle and the end.',
  },
  'fake-romance': {
    labels: { kind: 'weeks of chat', win: 'a small profit', tax: 'a “tax” first' },
    text: 'Three scenes. A chat with a heart in it. A phone with a rising line that is only dashed, and a coin that is paid out. A house like a bank with a padlock on it: for the payout, a tax is asked first.',
    caption:
      'It can take weeks before money comes up. A small profit that you can withdraw makes you add more. When you want it all back, there is a “tax” to pay first. The site, the profit and the person were never real.',
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
      'The price changes, and the loan of {loan} stays. After a fall of {fall} the pledge is worth {rest}, and the loan is {partAfter} of it. Around that mark lenders often sell the coins at once, although they still cover the loan. Interest and fees are left out here.',
  },
  'coins-to-spend': {
    labels: { many: '{coins} small coins', one: 'one coin' },
    text: '{coins} small coins, which cost {manyUsd} to spend, and one large coin, which costs {oneUsd}.',
    caption:
      'The part of the fee for the coins: {coins} × {size} vB × {rate} sat/vB = {manySatoshis} satoshis, or {manyUsd} at {price} for one bitcoin. For one coin it is {oneSatoshis} satoshis, or {oneUsd}. The rest of the payment costs the same in both cases and is left out.',
  },
  'coin-flippers': {
    labels: { streak: '{flips} heads in a row', others: 'the other {others}' },
    text: 'A field of {people} dots, each a person who flips coins. One of them is lit, and a line leads from it to a row of {flips} coins that all show heads. The other {others} are pale.',
    caption:
      'Each dot is one of {people} people, and each flips a coin {flips} times. About one of them gets {flips} heads by luck alone. A story is told about that one, and the others stay pale.',
  },
  halvings: {
    labels: { cap: '21 million', date: 'end of 2025', unit: 'new coins in each block' },
    text: 'A line that climbs from zero and bends after every {interval} blocks. The new coins in each block halve from {first} to {now}, so each climb is half as high as the last. A dot marks the end of 2025, when the line has almost reached the dashed line at 21 million.',
    caption:
      'All coins issued, lost ones included. The pale part is still to come. Each column has {interval} blocks, which is about four years. The reward halves from one column to the next, so the line flattens just below 21 million.',
  },
  'compare-address': {
    labels: { start: 'first {count}', middle: '{count} in the middle', end: 'last {count}' },
    text: 'An address of a published example in three lines. Three places are framed: {start} at the start, {middle} in the middle and {end} at the end.',
    caption:
      'A published example, not for payments. Compare the framed characters one by one. A thief’s address may have the same start and the same end, so the middle counts, too. The first four characters are the same in all such addresses.',
  },
  confirmations: {
    labels: { pending: 'pending', blocks: 'each block adds one confirmation', chance: 'thief’s chance' },
    text: 'A pending payment in a dashed frame, and after it a chain of six blocks. Below, red bars show the chance of a thief: up to {chance0}% while the payment is pending, {chance1}% after one confirmation, {chance3}% after three and {chance6}% after six.',
    caption:
      'The thief here is the one who pays you. While the payment is pending, he needs no mining power to take it back, so hand over nothing yet. Each block then makes it safer: the other bars are for a thief with a tenth of all mining power. The last one would be too thin to see, so it is drawn thicker.',
  },
  subsidy: {
    labels: { unit: 'new bitcoin per block' },
    text: 'Steps that go down from left to right: {btc0} new bitcoin per block from {year0}, {btc1} from {year1}, {btc2} from {year2}, {btc3} from {year3} and {btc4} from {year4}.',
    caption:
      'Each halving cuts the new bitcoin of a block in half, from {btc0} at the start to {btc4} since {year4}. The steps go on, ever smaller, until around the year 2140 no new coins come.',
  },
  'hash-rate': {
    labels: { unit: 'guesses per second, average of a year', cpu: 'CPU', gpu: 'GPU', fpga: 'FPGA', asic: 'ASIC' },
    text: 'A line that climbs from {firstRate} in {first} to {lastRate} in {last}. Below it are the years of the machines: CPU, then GPU, FPGA and, for most of the time, ASIC.',
    caption:
      'Each gridline is a million times the one below it. More than half of the climb in this drawing came in the first years, before most miners had chips that do nothing else. Those chips make nearly all guesses today.',
  },
  rises: {
    labels: {
      pay: 'Average hourly pay',
      shelter: 'Rents and other shelter',
      food: 'Food at home',
      homes: 'House prices',
    },
    text: 'Four bars: average hourly pay rose {pay}, rents and other shelter {shelter}, food at home {food} and house prices {homes}. A mark on each price shows where the bar of pay ends.',
    caption:
      'Rises in the United States from December 2019 to December 2024. The mark on each price is the rise of pay: what is to its right rose more. All consumer prices together rose a little less than pay, as the table shows.',
  },
  'node-questions': {
    labels: {
      asks: 'Tom’s phone',
      stranger: 'maker’s server',
      addresses: 'his addresses',
      answer: 'an answer',
      own: 'asks his own node',
      blocks: 'checked blocks',
    },
    text: 'Two scenes. Above, a phone sends the list of its addresses to a distant server and gets an answer; the screen shows {amount} and a question mark. Below, the phone and a laptop are in one house. The laptop has checked each block that comes in, and the phone shows {amount} with a check mark.',
    caption:
      'Above, Tom’s phone hands over the list of his addresses and repeats what the server says. Below, question and answer stay in his house. His node has checked every block by itself.',
  },
  'platform-costs': {
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
  'payment-code': {
    labels: {
      scheme: 'opens a wallet',
      address: 'the address',
      amount: '{sats} satoshis',
      name: 'only a name; %20 is a space',
    },
    text: 'A code beside a cup of coffee, and below it the text in the code: {code}. It has four parts: bitcoin, which opens a wallet; the address; the amount, which is {sats} satoshis; and a name, in which %20 stands for a space.',
    caption:
      'The text in three lines; in the code it is one, and the address is in full. The amount is counted in bitcoin. Anybody can write any name there. The code above is drawn and cannot be scanned.',
  },
  // Steps of a guide: the text of the step says what the drawing shows.
  'receive-screen': {
    labels: { receive: 'Receive', code: 'the code to scan', address: 'address, shortened', copy: 'Copy' },
  },
  'node-disk': {
    labels: {
      full: 'Full: keeps every block',
      pruned: 'Pruned: checks them all, keeps the last',
      fullSize: 'about {full} GB of a disk of {ssd} TB',
      prunedSize: '{least} to {most} GB of the same disk',
    },
    text: 'Two chains of twelve blocks, each with a check mark. Below, all blocks of the upper chain are still there, and they fill more than a third of the bar of a disk. Of the lower chain only the last two are there, and the others are dashed. About a hundredth of its bar is filled.',
    caption:
      'Both nodes check each block once. The pruned one then deletes the old ones. The bars are to scale: a disk of {ssd} TB with a full node of April 2026, and with a pruned one, whose {least} to {most} GB are mostly the list of unspent coins.',
  },
  'chain-split': {
    labels: {
      before: 'one chain',
      from: 'block {first}',
      others: 'everyone else',
      knots: 'nodes with BIP 110',
      weeks: '{blocks} blocks in three weeks',
    },
    text: 'A chain of blocks. At a red dashed line, block {first}, it splits in two. The upper chain, that of everyone else, runs on past the edge. The lower one, that of the nodes with BIP 110, has {blocks} pale blocks.',
    caption:
      'From one block on, the nodes with BIP 110 rejected every block without the signal. The chain of everyone else went on as before; the drawing shows only the start of it. Each node did what its own rules said.',
  },
  'sale-kinds': {
    labels: {
      counts: 'On the list of sales',
      sell: 'selling',
      swap: 'swapping',
      pay: 'paying',
      give: 'giving',
      not: 'Not on it: moves between own wallets',
    },
    text: 'Four coins, each with an arrow to what it is given for: a banknote, another coin, a cup of coffee, and a gift. Below a line, a coin moves between two phones that each have a key.',
    caption:
      'The list of the tax office of the United Kingdom, where most gifts count too. The United States counts the first three. Gifts have rules of their own there, and other countries differ.',
  },
  'sale-gain': {
    labels: {
      sold: 'Sold for {sold}, and {fee} is the fee',
      less: 'Paid {less}',
      gain: 'gain: {gain}',
      more: 'If she had paid {more}',
      loss: 'loss: {loss}',
    },
    text: 'Three bars on one scale, and a dashed line where the sale without its fee ends, at {rest}. The first bar is the sale. In the second, {less} was paid, and the green rest up to the line is a gain of {gain}. In the third, {more} would have been paid. It reaches past the line, and that red part is a loss of {loss}.',
    caption:
      'Rosa keeps {rest} of the sale; the dashed line marks it. Paid less than that is a gain: {sold}\u00a0−\u00a0{fee}\u00a0−\u00a0{less} =\u00a0{gain}. Paid more is a loss: {more}\u00a0−\u00a0{rest} =\u00a0{loss}. The price on the day of the sale is the same in both.',
  },
  'tor-lines': {
    labels: { both: 'Tor and your line', seen: 'seen', only: 'Tor only', hidden: 'hidden' },
    text: 'Two rows, each with a node, two other nodes and two lines between them. In the first, a green line passes through the layers of Tor and a red one below an open eye. In the second, the line without Tor is dashed and has a cross. Only the green one is left.',
    caption:
      'Tor beside your normal line hides nothing, because the node still uses that line. Only if all connections go through Tor can both stay hidden: that you run a node, and your internet address.',
  },
  'node-limits': {
    labels: {
      income: 'no income',
      keys: 'no safety for keys',
      anonymity: 'no anonymity',
      power: 'no power over others',
    },
    text: 'Four scenes. A node, and a coin with a cross. A node, and beside it a bug on a sheet of words. A chain of blocks below an open eye. Two nodes: one accepts, the other does not.',
    caption:
      'A node pays you nothing, and a virus that reads your words does not care about it. Anyone can look at the chain. Each node decides for its owner only.',
  },
  'node-gate': {
    labels: {
      good: 'a valid block',
      bad: 'a block with one “no”',
      signature: 'signatures?',
      coins: 'unspent coins?',
      created: 'new coins?',
      size: 'work and size?',
    },
    text: 'Two blocks, each on a path with four gates: signatures, unspent coins, new coins, and work and size. The first block gets four check marks and arrives. The second gets two, then a red cross at the gate of new coins, and goes no further.',
    caption:
      'Four questions for each block. The second block here creates more new coins than the rules allow. Your node drops it, whoever has accepted it.',
  },
  'own-server': {
    labels: {
      core: 'Bitcoin Core’s own wallet',
      file: 'back up a file',
      desktop: 'A desktop wallet and a device',
      signs: 'the device signs',
      phone: 'A phone wallet',
      server: 'your server',
    },
    text: 'Three rows, each with a laptop that has checked two blocks. In the first, a key is on the laptop, and an arrow leads to a file. In the second, a device with the key sends its signature to the laptop, which has the window of a wallet on its screen. In the third, a phone with the key asks a server, and the server asks the node.',
    caption:
      'Three wallets that ask your own node. The key shows what signs: the computer, the device or the phone. The desktop wallet is a window on the same computer. The server of the phone wallet is a second program, such as electrs or Fulcrum.',
  },
  'reversed-payment': {
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
  'payout-fee': {
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
  'funds-story': {
    labels: { paid: 'you paid', history: 'history', ids: 'transfers', tax: 'tax papers' },
    text: 'Four papers in a row, joined by arrows: one with a banknote for what you paid, one with lines for the history of the platform, one with a coin for the transfers to and from your own wallet, and one with scales for your tax papers.',
    caption:
      'One folder that tells the story in order: what you paid, what the platform recorded, where the coins went, and what the tax office knows.',
  },
  'change-back': {
    labels: { words: 'the words', wallet: 'your wallet', platform: 'the platform', sold: 'sold', change: 'change' },
    text: 'A sheet of words beside a phone with a wallet. An arrow with one coin leads from the phone to the platform. Another arrow with two coins turns around and comes back to the phone.',
    caption:
      'The part you sell goes to the platform. The rest comes back to your wallet at a new address, and the same words still guard it.',
  },
  'family-letter': {
    labels: {
      exists: 'what exists',
      where: 'where to look',
      who: 'who can help',
      letter: 'the letter',
      words: 'never the words',
    },
    text: 'A letter with three check marks: what exists, where to look, who can help. On the other side of a dotted line, a sheet with numbered words is crossed out.',
    caption:
      'A letter that tells your family enough to find everything. Anyone who opens it can read it, so the words are kept elsewhere.',
  },
  'extra-tools': {
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
  'app-buy': {
    labels: { asset: 'Bitcoin (BTC)', sum: 'bitcoin you get', total: 'total with all fees', screen: 'the last screen' },
  },
  'app-deposit': {
    labels: { bank: 'your own bank', sum: 'a small sum', platform: 'the platform' },
  },
  'app-identity': {
    labels: { app: 'in the app only', mail: 'never by email' },
  },
  'app-link': {
    labels: { site: 'its own site', store: 'the store', search: 'no search' },
  },
  'app-lock': {
    labels: { password: 'a long password', second: 'an app, not SMS' },
  },
  'app-receipt': {
    labels: { day: 'the day', paid: 'paid', coins: 'bitcoin', receipt: 'the receipt', file: 'your own copy' },
  },
  'guard-accounts': {
    labels: { email: 'your email', accounts: 'the spare key to all' },
  },
  'guard-device': {
    labels: { pin: 'a long PIN', downloads: 'downloads', apart: 'keys apart' },
  },
  'guard-paper': {
    labels: { fire: 'fire', second: 'a second copy', steel: 'steel' },
  },
  'guard-people': {
    labels: { caller: 'a caller', letter: 'a letter', never: 'give none of these' },
  },
  'guard-yearly': {
    labels: { year: 'once a year', words: 'check words', device: 'update device', letter: 'read the letter' },
  },
  'node-download': {
    labels: {
      address: 'bitcoincore.org',
      typed: 'typed by you',
      program: 'program',
      hashes: 'hashes',
      signatures: 'signatures',
      files: 'three files',
    },
  },
  'node-hash': {
    labels: { file: 'the file', hash: 'its hash', list: 'the list', bit: 'one bit differs' },
  },
  'node-signatures': {
    labels: { builders: 'many builders', list: 'sign the list', elsewhere: 'found elsewhere' },
  },
  'node-start': {
    labels: { disk: 'data: on the SSD', prune: 'prune?', start: 'the first start', sleep: 'no sleep' },
  },
  'node-sync': {
    labels: { check: 'days of checking', balance: 'the balance', plug: 'do not unplug' },
  },
  'own-arrived': {
    labels: { pending: 'pending', confirmed: 'in the chain' },
  },
  'own-ask': {
    labels: {
      least: 'minimum',
      limit: 'daily limit',
      fee: 'fee',
      platform: 'the platform',
      words: 'never your words',
    },
  },
  'own-choose': {
    labels: {
      wallet: 'the wallet',
      words: '12 or 24 BIP 39 words',
      code: 'public code, updated',
      chain: 'plain on-chain bitcoin',
      fee: 'you set the fee',
    },
  },
  'own-lose': {
    labels: { noted: 'on paper', deleted: 'app deleted', words: 'type words', same: 'the same' },
  },
  'own-rest': {
    labels: { rest: 'the rest', wait: 'or let it build up' },
  },
  'own-test': {
    labels: { platform: 'the platform', sum: 'a small test', wallet: 'your wallet' },
  },
  'sell-account': {
    labels: {
      week: 'a week ahead',
      identity: 'identity check',
      login: 'two-factor login',
      bank: 'your own bank',
      hold: 'allowlist',
      platform: 'the account',
    },
  },
  'sell-home': {
    labels: { wait: 'confirmations', sale: 'sell {sum}', bank: 'your bank' },
  },
  'sell-order': {
    labels: {
      market: 'market: now',
      limit: 'limit: here, or not at all',
      order: 'two kinds of order',
      after: 'after fees',
      last: 'the last line',
    },
  },
  'sell-records': {
    labels: {
      day: 'on the same day',
      sale: 'receipt of the sale',
      id: 'transaction id',
      paid: 'what you paid',
      bank: 'line of the bank',
      folder: 'four records',
    },
  },
  'sell-rest': {
    labels: {
      few: '{few} coins in',
      many: '{many} coins in',
      fewFee: 'fee: {fewFee} sats',
      manyFee: 'fee: {manyFee} sats',
    },
  },
  'sell-test': {
    labels: { device: 'your device', sum: 'about {sum}', platform: 'the platform' },
  },
  'wallet-buy': {
    labels: { maker: 'the maker', parcel: 'your parcel', pickup: 'pickup point' },
  },
  'wallet-check': {
    labels: { address: 'trezor.io/start', typed: 'typed by you', genuine: 'genuine chip' },
  },
  'wallet-create': {
    labels: { inside: 'made inside', box: 'never in the box' },
  },
  'wallet-backup': {
    labels: { hand: 'by hand, numbered', photo: 'no photo' },
  },
  'wallet-pin': {
    labels: { pin: 'a PIN', own: 'used nowhere else' },
  },
  'wallet-test': {
    labels: { sum: 'a tiny sum', erased: 'erased', restored: 'back again' },
  },
};
