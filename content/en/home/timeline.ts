import type { TimelineCategory, TimelineEraId, TimelineEventId, TimelineSide } from '@/content/timeline';

type EventWords = {
  title: string;
  keyPerson: string;
  description: string;
  /** The impact of a monetary event, or how an event of the other side is connected to Bitcoin. */
  note: string;
};

/** Numbers in braces are rows of content/claims. */
export const timeline: {
  sides: Record<TimelineSide, { name: string; noteLabel: string }>;
  keyPerson: string;
  source: string;
  yearOnly: string;
  notRead: string;
  /** How many events an era has. */
  count: string;
  legend: { title: string; intro: string; concepts: Record<TimelineCategory, { name: string; text: string }> };
  eras: Record<TimelineEraId, { years: string; title: string; text: string }>;
  events: Record<TimelineEventId, EventWords>;
  limits: { title: string; more: string; text: string[] };
} = {
  sides: {
    monetary: { name: 'Monetary events', noteLabel: 'Impact' },
    bitcoin: { name: 'Bitcoin and cryptography', noteLabel: 'Connection to Bitcoin' },
  },
  keyPerson: 'Key person',
  source: 'Source',
  yearOnly: 'year only',
  notRead: 'from memory, not confirmed',
  count: '{n} events',
  legend: {
    title: 'Key Concepts',
    intro: 'Each event on the wall carries one of five signs.',
    concepts: {
      monetary: {
        name: 'Monetary event',
        text: 'Those who issue money change its rules, or the rules are put to a test.',
      },
      crypto: { name: 'Cryptography', text: 'Mathematics that hides a message or proves who signed it.' },
      movement: { name: 'Movement', text: 'People who wanted private money and began to write the code.' },
      'proof-of-work': {
        name: 'Proof of work',
        text: 'A puzzle that costs computing time to solve and almost none to check.',
      },
      bitcoin: { name: 'Bitcoin', text: 'The network itself: how it began, how it changed, what went wrong.' },
    },
  },
  eras: {
    anchor: {
      years: '1913–1970',
      title: 'Money with an anchor',
      text: 'For most of these years a dollar stood for an amount of metal. The chain was let out link by link: citizens had to hand in most of their gold in 1933, at the old price, and the dollar was made cheaper in 1934. Prices rose all the same: {prices-multiple-1913-to-1971:number}-fold from 1913 to 1971. A dollar lost {dollar-value-lost-1913-to-1971} of its value. The other side of the wall is empty. Its tools were not invented yet.',
    },
    float: {
      years: '1971–1987',
      title: 'The red line begins',
      text: 'In one summer evening the last link to gold was cut. Governments soon fixed exchange rates again, without gold and with a cheaper dollar. In March 1973 they gave up, and the dollar floated. A few years later, mathematicians found a way for strangers to trust a message.',
    },
    toolmakers: {
      years: '1988–2007',
      title: 'The toolmakers',
      text: 'While the banks grew together, a mailing list of programmers tried to build money for the internet. Each attempt at money failed. Each left one part behind.',
    },
    storm: {
      years: '2008–2009',
      title: 'Perfect Storm',
      text: 'In four months the two histories met. A bank failed. New money was made to save others. A stranger published a way to pay without a bank. Nakamoto said that the work had begun in 2007, so the crisis did not create Bitcoin. It gave people a reason to look at it.',
    },
    'side-by-side': {
      years: '2010–2026',
      title: 'Two kinds of money, side by side',
      text: 'Since then both have been tested in public. Neither came through without damage.',
    },
  },
  events: {
    'federal-reserve-act': {
      title: 'Federal Reserve Act',
      keyPerson: 'Woodrow Wilson',
      description: 'The United States gets a central bank, the Federal Reserve System.',
      note: 'In a panic, the new bank could lend where others would not. Supporters point to the bank runs before it. Critics point to those of the early 1930s, and to the price index, which starts in the same year: by {last-cpi-month}, consumer prices had risen about {prices-multiple-since-1913:number}-fold.',
    },
    'bank-panics': {
      title: 'Crash and bank panics',
      keyPerson: 'Herbert Hoover',
      description:
        'After the slump and the stock market crash of 1929, the first bank panic begins. More follow, until the new president closes every bank for a week in March 1933.',
      note: 'Prices fell by {prices-fall-1929-to-1933} from 1929 to 1933, and money tied to gold had shrunk as well. When Britain left gold in 1931, the New York Fed raised its interest rate to keep gold from flowing out. The economists Friedman and Schwartz hold that buying bonds at the same time would have softened the runs.',
    },
    'executive-order-6102': {
      title: 'Executive Order 6102',
      keyPerson: 'Franklin D. Roosevelt',
      description:
        'Private holders must hand in most gold coins, bars and gold certificates, at {gold-price-before-1934} an ounce.',
      note: 'Keeping more than a little gold became a crime. The government argued that hoarded gold was choking the economy. Americans could own gold bars freely again only from the end of 1974.',
    },
    'gold-reserve-act': {
      title: 'Gold Reserve Act',
      keyPerson: 'Franklin D. Roosevelt',
      description:
        'The gold moves to the Treasury. A day later, its official price rises from {gold-price-before-1934} to {gold-price-after-1934} an ounce.',
      note: 'Those who had handed in gold the year before had no share in the gain. The Treasury did. Many economists think that the cheaper dollar helped the country out of the Depression.',
    },
    'bretton-woods': {
      title: 'Bretton Woods agreement',
      keyPerson: 'John Maynard Keynes and Harry Dexter White',
      description:
        'Forty-four nations agree to tie their currencies to the dollar. Foreign governments can change dollars into gold at {gold-price-after-1934} an ounce.',
      note: 'For a generation, most of the world’s money hung on one promise. Trade grew strongly under it. It could last only as long as others believed that there was enough gold behind the dollars.',
    },
    'gold-window': {
      title: 'Nixon closes the gold window',
      keyPerson: 'Richard Nixon',
      description:
        'Foreign governments can no longer change dollars into gold. Wages and prices are frozen for a time.',
      note: 'Since that day the dollar rests on law and trust. Friends of gold see the break in many later charts. Others answer that prices had risen faster since 1965, and that war costs, oil prices and slower growth came at the same time.',
    },
    'smithsonian-agreement': {
      title: 'Smithsonian Agreement',
      keyPerson: 'John Connally',
      description:
        'Ten rich countries fix exchange rates again. They agree on the first devaluation of the dollar since 1934, to {gold-price-smithsonian} an ounce of gold. Congress makes it law in 1972.',
      note: 'It was a price on paper: no government could change dollars into gold at it. President Nixon praised it as the most significant monetary agreement ever. The pound left the new rates within months, and later the other big currencies did.',
    },
    'floating-rates': {
      title: 'Exchange rates float',
      keyPerson: 'George Shultz',
      description:
        'A second devaluation, in February, does not hold. The main European currencies and the yen begin to float against the dollar.',
      note: 'What a currency is worth abroad is now decided in a market. That lets each country set its own interest rates. It also means that nobody promises what your savings will buy across the border.',
    },
    'saudi-accord': {
      title: 'US and Saudi cooperation accord',
      keyPerson: 'Henry Kissinger',
      description:
        'The two governments set up a joint economic commission. Saudi oil income flows increasingly into US government bonds.',
      note: 'The money that came back helped to keep the dollar at the center of world trade. A popular story tells of a secret treaty to sell oil only in dollars for 50 years. No such treaty is known.',
    },
    volcker: {
      title: 'Volcker takes on inflation',
      keyPerson: 'Paul Volcker',
      description:
        'The Federal Reserve limits bank reserves and lets interest rates rise, to nearly 20 percent by 1981.',
      note: 'It worked, and it hurt: two recessions followed and many people lost their jobs. Inflation then stayed low for decades. A central bank without gold can stop inflation, if it accepts the price.',
    },
    'inflation-peak': {
      title: 'Inflation peaks at 14.8 percent',
      keyPerson: 'Paul Volcker',
      description: 'Consumer prices stand 14.8 percent above the level of a year before, the highest rate since 1947.',
      note: 'A thousand dollars in a drawer lost about 130 dollars of buying power in that one year. Oil had become dearer again. Economists still argue how much was oil and how much was money.',
    },
    'black-monday': {
      title: 'Black Monday',
      keyPerson: 'Alan Greenspan',
      description:
        'The Dow Jones index of US shares falls 22.6 percent in one day. The Federal Reserve says that it is ready to supply banks with money.',
      note: 'The banks kept lending and no depression followed. Critics say that traders learned a second lesson: when markets fall, help will come.',
    },
    'gramm-leach-bliley': {
      title: 'Gramm-Leach-Bliley Act',
      keyPerson: 'Bill Clinton',
      description:
        'Commercial banks, investment banks and insurers may belong to one group. A law of 1933 had split the first two.',
      note: 'Banks could grow larger and more tangled. Whether this caused the crisis of 2008 is disputed. Lehman Brothers was above all an investment bank, which the old law had allowed, though it also owned a savings bank with insured deposits.',
    },
    'bank-of-japan-easing': {
      title: 'Quantitative easing in Japan',
      keyPerson: 'Masaru Hayami',
      description:
        'Interest rates are near zero. The Bank of Japan begins to create more money for banks than they need to hold.',
      note: 'It was the first policy of that name, and it lasted five years. Prices in Japan hardly rose, so new money at the central bank alone did not make inflation there. What the policy achieved is still argued about.',
    },
    lehman: {
      title: 'Lehman Brothers fails',
      keyPerson: 'Richard Fuld',
      description: 'The investment bank files for the largest bankruptcy in US history. Credit markets freeze.',
      note: 'Banks stopped trusting each other, and governments stepped in with public money. Many people asked who decides which bank is saved, and who pays. Bitcoin’s paper came out six weeks later.',
    },
    'quantitative-easing': {
      title: 'First US quantitative easing',
      keyPerson: 'Ben Bernanke',
      description: 'The Federal Reserve announces that it will buy up to 600 billion dollars of mortgage debt.',
      note: 'It paid with newly created money that banks hold at the central bank. Supporters say that this helped to prevent a second Great Depression. Critics say that it lifted the prices of shares and houses for those who already had them.',
    },
    'inflation-target': {
      title: 'Two percent inflation target',
      keyPerson: 'Ben Bernanke',
      description: 'The Federal Reserve says in public that it aims for inflation of 2 percent over the longer run.',
      note: 'At a steady 2 percent, a note in a drawer loses about a third of its buying power in twenty years. The bank’s reason: a little inflation leaves room to cut interest rates in a slump, and keeps prices from falling.',
    },
    'pandemic-easing': {
      title: 'Pandemic rate cut and bond buying',
      keyPerson: 'Jerome Powell',
      description:
        'Interest rates go to nearly zero, bond buying soon has no limit, and the state sends out aid. Within a year the money supply M2 grows by {m2-feb-2020-to-feb-2021:0}.',
      note: 'Help came fast and the slump was short. The year after, prices began to climb. Economists disagree how much of that came from the new money, from the aid, from broken supply chains and dearer energy.',
    },
    'inflation-2022': {
      title: 'Inflation of 9.1 percent reported',
      keyPerson: 'Jerome Powell',
      description: 'Consumer prices in June 2022 are 9.1 percent above June 2021, the largest rise since 1981.',
      note: 'Pay rose too, but on average more slowly than prices. The Federal Reserve raised interest rates, and inflation came down in the following year. The prices themselves did not.',
    },
    'silicon-valley-bank': {
      title: 'Silicon Valley Bank fails',
      keyPerson: 'Jerome Powell',
      description:
        'Rising interest rates have cut the value of its bonds. A run on deposits closes the bank in two days.',
      note: 'The government then protected all deposits, even those above the insured 250,000 dollars. Supporters saw a panic avoided. Critics saw the rules change after the fact, as in 2008.',
    },
    'inflation-2026': {
      title: 'Inflation jumps, and eases a little',
      keyPerson: 'Kevin Warsh',
      description:
        'Consumer prices in May 2026 are {inflation-may-2026} above those of a year before, and {core-inflation-may-2026} without food and energy. By July it is {inflation-july-2026}, or {core-inflation-july-2026} without these. The Federal Reserve aims for 2 percent, by another index. That one usually rises a little less, but without food and energy it rose more this time: {core-pce-may-2026} in May.',
      note: 'Dearer energy was a part of the rise over the year to May, and more than half of the rise within May. Critics say that a bank which missed its target for five years has lost its anchor. Others answer that a central bank cannot pump oil.',
    },
    'new-directions': {
      title: 'New Directions in Cryptography',
      keyPerson: 'Whitfield Diffie and Martin Hellman',
      description: 'A paper describes public-key cryptography. Two strangers can agree on a secret over an open line.',
      note: 'Every bitcoin payment is signed with a descendant of this idea. Researchers of British intelligence had found it earlier. That was kept from the public until 1997.',
    },
    rsa: {
      title: 'RSA: a signature made of numbers',
      keyPerson: 'Ron Rivest, Adi Shamir and Leonard Adleman',
      description:
        'Three researchers at MIT work out the first practical system for public-key encryption and digital signatures.',
      note: 'Only the owner of a key can sign, and anyone can check the signature. Bitcoin needs exactly this, but uses a younger kind that is built on elliptic curves.',
    },
    'blind-signatures': {
      title: 'Blind signatures: cash no bank can trace',
      keyPerson: 'David Chaum',
      description: 'Chaum shows how a bank can sign digital coins without seeing which ones it signs.',
      note: 'Digital money could be as private as cash. It still needed a bank in the middle, the part that Bitcoin later removed. Bitcoin’s own payments are public, so in this they fall behind Chaum’s.',
    },
    pgp: {
      title: 'PGP',
      keyPerson: 'Phil Zimmermann',
      description: 'A free program brings strong encryption for email to ordinary people.',
      note: 'It showed that code can travel faster than a ban. The US government investigated Zimmermann because the program had crossed the border, and dropped the case in 1996. Bitcoin is free software in the same way.',
    },
    cypherpunks: {
      title: 'Cypherpunks',
      keyPerson: 'Eric Hughes, Timothy May and John Gilmore',
      description:
        'A group that wants privacy through cryptography meets near San Francisco and soon starts a mailing list.',
      note: 'Hashcash and b-money were first posted on this list. Many members hoped for money that no state controls. Others only wanted private email.',
    },
    manifesto: {
      title: 'A Cypherpunk’s Manifesto',
      keyPerson: 'Eric Hughes',
      description: 'A short text argues that an open society needs private payments, and that cypherpunks write code.',
      note: 'It names electronic money as one of the tools to build. Critics of the idea reply that the same tools can hide a crime.',
    },
    hashcash: {
      title: 'Hashcash',
      keyPerson: 'Adam Back',
      description:
        'Each email should carry the answer to a small puzzle. One is nothing, a million would ruin a spammer.',
      note: 'Bitcoin mining uses the same kind of puzzle, and Bitcoin’s paper cites it. Cynthia Dwork and Moni Naor had described a similar idea in 1992.',
    },
    'b-money': {
      title: 'b-money',
      keyPerson: 'Wei Dai',
      description:
        'A post on the cypherpunks list sketches money that people create by solving puzzles and record together.',
      note: 'It is the first work that Bitcoin’s paper cites. It was never built. How all could agree on one record was left open.',
    },
    'bit-gold': {
      title: 'Bit gold',
      keyPerson: 'Nick Szabo',
      description: 'Szabo designs scarce digital tokens, made by a chain of puzzles. He publishes the plan in 2005.',
      note: 'Of all the plans it looks most like Bitcoin. It was never built. One person posing as many could have outvoted the others, a gap that Bitcoin closed with proof of work.',
    },
    rpow: {
      title: 'Reusable proofs of work',
      keyPerson: 'Hal Finney',
      description:
        'A server exchanges one solved puzzle for a fresh token, so that tokens can be passed on like coins.',
      note: 'Finney built what others had sketched. Users still had to rely on one server and its special chip. Less than five years later he received the first bitcoin payment.',
    },
    'white-paper': {
      title: 'Bitcoin white paper',
      keyPerson: 'Satoshi Nakamoto',
      description: 'A nine-page paper on a cryptography mailing list describes electronic cash without a bank.',
      note: 'Nearly all its parts were known. The new thing was how they fit: the chain with the most work counts as the true record, so nobody has to be trusted to keep it. Who Nakamoto is remains unknown.',
    },
    'genesis-block': {
      title: 'Genesis block',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'The first block is created. Inside it stands a headline of The Times about a second bailout for banks.',
      note: 'The headline proves that the block is no older than that day. Many read it as a comment on the rescue of banks. Nakamoto left no explanation.',
    },
    'first-payment': {
      title: 'First payment',
      keyPerson: 'Hal Finney',
      description: 'Nakamoto sends 10 bitcoins to Finney.',
      note: 'It showed that the program worked between two people. There was nothing to buy yet, and the coins had no price.',
    },
    pizza: {
      title: 'Bitcoin pizza',
      keyPerson: 'Laszlo Hanyecz',
      description: 'Two pizzas are bought for 10,000 bitcoins, the first known purchase of goods.',
      note: 'For the first time a bitcoin had a price in something real. People laugh about what the coins would be worth today. Nobody could know it then, just as nobody knows the next price now.',
    },
    'first-halving': {
      title: 'First halving',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'At block {halving-blocks} the reward for each block falls from {block-reward-2009} to {block-reward-2012} bitcoins.',
      note: 'New supply was cut by half on schedule, without a meeting or a vote. Some people expect the price to rise after each halving. A handful of cases proves no such rule.',
    },
    'mt-gox': {
      title: 'Mt. Gox goes bankrupt',
      keyPerson: 'Mark Karpelès',
      description:
        'The largest exchange of its time says that about 850,000 bitcoins are gone. About 200,000 are found later.',
      note: 'The network kept running, and most of the customers’ coins were still lost. Coins at an exchange are a promise by a company. With your own keys, the duty of care is yours.',
    },
    segwit: {
      title: 'SegWit',
      keyPerson: 'Pieter Wuille',
      description:
        'Signatures are stored apart from the rest. Blocks can hold more payments, and the Lightning network becomes practical.',
      note: 'Years of quarrel came before it, and some users split off to a coin of their own, Bitcoin Cash. Where nobody is in charge, change is slow.',
    },
    'el-salvador': {
      title: 'Bitcoin in El Salvador',
      keyPerson: 'Nayib Bukele',
      description:
        'Bitcoin becomes legal tender beside the dollar. A reform voted in January 2025, under a loan deal with the IMF, made accepting it voluntary.',
      note: 'No country had tried this before. Supporters hoped for cheaper money transfers from abroad. Critics warned of the risk to public money, and some bitcoiners disliked that shops were forced to accept it.',
    },
    taproot: {
      title: 'Taproot',
      keyPerson: 'Gregory Maxwell',
      description:
        'With a new type of signature, a payment with many conditions can look like a simple one, if everyone who shares the coins signs together.',
      note: 'This time nearly all agreed beforehand. Payments can become smaller and a little more private. Most users notice nothing.',
    },
    'spot-funds': {
      title: 'US spot bitcoin funds approved',
      keyPerson: 'Gary Gensler',
      description: 'The Securities and Exchange Commission admits eleven exchange-traded funds that hold bitcoin.',
      note: 'Savers can hold bitcoin through an ordinary broker. They then own a share of a fund, and somebody else keeps the keys. The commission’s chair said that the approval was no endorsement.',
    },
    'fourth-halving': {
      title: 'Fourth halving',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'At block {fourth-halving-block} the reward for each block falls from {block-reward-2020} to {block-reward} bitcoins.',
      note: 'The rule from the first day was carried out for the fourth time. Fewer new coins also mean less pay for the miners who secure the network. Whether fees can replace it is an open question.',
    },
    'record-price': {
      title: 'A record price, and the fall after it',
      keyPerson: 'No single person: a market',
      description:
        'Bitcoin reaches the highest daily close in our data, {btc-highest-close}. By the end of {last-btc-month} it stands {btc-below-highest-close} lower.',
      note: 'Funds and companies were large buyers that year. The fall was one of several of that size. People who bought near the top had lost half of their money by then, and no rule says that a price must come back.',
    },
    'weak-seeds': {
      title: 'Words that could be guessed',
      keyPerson: 'The makers of Coldcard',
      description:
        'The maker of a hardware wallet announces that its devices have made weak words since 2021. Thieves guess some of them and take the coins.',
      note: 'The code was public, and the fault stayed all that time. An update cannot mend old words: owners had to make new ones and move the coins. No honest website checks words for you.',
    },
    'chain-split': {
      title: 'A chain split over data in blocks',
      keyPerson: 'Dathon Ohm and Luke Dashjr',
      description:
        'Nodes that enforce BIP 110, a limit on other data in payments, leave the main chain at block {chain-split-block}. Blocks signaling for it never had more than about {chain-split-signals} of the mining power.',
      note: 'To tighten a rule takes most of the mining power, and this time nearly all of it stayed away. The small chain nearly stalled and later went on with another proof of work, as a network of its own. Never type your secret words into a program that promises you its coins.',
    },
  },
  limits: {
    title: 'How to read this wall',
    /** Opens all paragraphs but the first. */
    more: 'Where it ends, and how dates were checked',
    text: [
      'We chose these events because they bear on our story. Someone else would choose others.',
      'That one thing comes after another does not mean that the first caused the second.',
      'The wall ends in August 2026, where our sources end. Dates were checked in stored copies of the sources or of pages that quote them. Where we found only the month or the year, you see only the month or the year.',
    ],
  },
};
