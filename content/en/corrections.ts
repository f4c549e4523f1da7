export interface Correction {
  /** The day the entry was made. */
  date: string;
  what: string;
  why: string;
}

/** The corrections log, newest day first. Nothing is ever taken out of it. */
export const corrections: Correction[] = [
  {
    date: '2026-11-25',
    what: 'The chart of dollars, output and prices said that prices rose fastest from 1965 to 1981. Of all decades they rose fastest in the 1970s. It said that dollars stayed close to output to 2008. In the 1990s they fell almost a fifth behind. And after 1971 money did not grow about as fast as before, but a little more slowly.',
    why: 'We had named where a faster rise begins and ends, not where it was fastest, and rounded two comparisons in our favor.',
  },
  {
    date: '2026-11-23',
    what: 'The Time Machine called its last stop “2024”, while its price level is that of May 2025. The stop is now called May 2025. Its prices of goods stay those of 2024, except that of the house, which is of May 2025.',
    why: 'One name for two dates had to be explained on every ticket.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to platforms said that Strike denies that coins pledged for a loan can go to its own lenders. It says that they can. What it denies is that they are pledged a second time.',
    why: 'We had read its denial too widely.',
  },
  {
    date: '2026-11-22',
    what: 'The story of Bhutan gave what its coins were worth, and not what the machines cost: more than half a billion dollars in two years, lent by the central bank. Its currency reserves fell by a third.',
    why: 'We had followed the coins and left out the World Bank.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on war money said that new taxes came late everywhere. Britain doubled its income tax in November 1914. The lesson on the first block knew of only one swap of coins for dollars before the pizza; a small exchange had opened in March 2010.',
    why: 'Our source says it of France and Germany only, and our own log knew of the exchange.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to buying told those who cannot find their words to make a new wallet, without a warning not to delete the app that still opens the old one.',
    why: 'Its own recipe for a new wallet has a step that deletes the app.',
  },
  {
    date: '2026-11-22',
    what: 'Two rows of our energy table had the wrong date. The data centers of “2022” were an estimate for 2018, and a little higher. Bitcoin’s figure of 2023 was what the Cambridge index showed in July, before Cambridge lowered its estimates.',
    why: 'We had taken both from a page that quotes them. The table now says so.',
  },
  {
    date: '2026-11-22',
    what: 'The page of the gold price did not say that its first values are about a twelfth below the price of pure gold. By law an ounce cost 20.67 dollars.',
    why: 'They fit the London price of an older standard of purity. The page now begins with the price by law and says so.',
  },
  {
    date: '2026-11-22',
    what: 'Two lessons left out what economists of money say: that prices rose after 2020 because of the new money, and that low interest rates fed the boom before 2008. On the story of the beer we set a calm stretch without gold against all of gold, with both world wars, and did not name the wars.',
    why: 'Both sides belong in a lesson about money, and a comparison should say what is in it.',
  },
  {
    date: '2026-11-22',
    what: 'For seen words, the guide asked for another device even where only the paper was seen, and took any phone that a stranger never touched for a clean one. It did not say that saved addresses of the old words must be replaced.',
    why: 'Who has one clean phone can act at once, and an old phone without updates is not clean. An automatic withdrawal to an old address would pay the thief.',
  },
  {
    date: '2026-11-22',
    what: 'On home and in the explorer we said that money did not grow faster after gold, and that the dollar line does not turn upward in 1971. From 1971 to 1983 the stock of dollars grew 9.7 percent a year. From 1959 to 1971 it was 7.2 percent.',
    why: 'We had set a short span against a long one, as we once did with prices. Equal spans now stand side by side. Money, output in dollars and prices sped up together, which alone proves no cause.',
  },
  {
    date: '2026-11-22',
    what: 'The explorer said that since 1980 gold has risen about as much as prices. That held to 2024. To 2025 gold rose 5.7-fold and prices 3.9-fold.',
    why: 'We had stopped at the last year of our price series, while the line of gold went on.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to seed phrases spoke of weak words as a fault of hardware wallets, and let the owner of a lost phone take days to move the coins.',
    why: 'Wallet apps made weak words, too, and their users were robbed in 2026. In the same year researchers broke into a phone within a minute. The guide now says to move the coins of a phone wallet at once.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on the crisis of 2008 said that banks stopped lending to each other for a night. In the United States such loans went on, at higher rates. It also gave a finding of John Taylor as a fact, and one about interest rates. He wrote about the extra interest for risk.',
    why: 'The rate for one night more than doubled on the day after the fall of Lehman. Loans for longer were what dried up.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on the gold of 1933 said that a hidden coin could not be sold openly for some twenty years. That was the law, but many were traded. It did not say that reports disagree on whether the Treasury’s order of December still spared 100 dollars.',
    why: 'Our own source on coins says that the Treasury looked away. We have not read the list of exceptions in the order itself.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to a first wallet told a reader who has been tricked to change the password first, and did not say on which device. The story of BTCPay Server ended with a version of August, the row of one hardware wallet with a fault of 2025.',
    why: 'A thief may watch the screen, and the bank comes first. Later versions closed more faults, so who had stopped at ours was not safe.',
  },
  {
    date: '2026-11-22',
    what: 'We wrote that most of the rise of house prices is inflation. By the rise of 16 times that stands beside it, inflation is less than half. We named dollar stablecoins where the count has all stablecoins, gave a record of the Lightning network of December 2025 the date of spring 2026, and let those who had lent to Lehman wait ten years for money that began to come after three and a half.',
    why: 'We had split a rise in one way and shown it in another, and carried dates and names on from second-hand pages.',
  },
  {
    date: '2026-11-22',
    what: 'Three lessons on gold and banks: coins hidden in 1933 could be sold openly again some twenty years later, not forty-one. Ben Bernanke led the US central bank when he listed the faults of gold. At three Scottish banks the owners did not answer with all they had.',
    why: 'From 1954 such coins counted as rare. The three banks had limited liability by charter.',
  },
  {
    date: '2026-11-22',
    what: 'Under a chart we said that prices rose faster after 1971 than in the years before. From 1965 to 1971 they rose faster still. We said that a bill in a drawer lost “a little each year” after 1981. It lost almost three quarters of what was left. We said that output has risen three times as much as pay since 1979. That is output per hour, by the count of one institute.',
    why: 'We had compared two long spans, read the end of a flat line by eye, and left out whose count it is. The charts now say so. A woman without a spouse is no longer called “alone”: a partner may live with her.',
  },
  {
    date: '2026-11-22',
    what: 'The Time Machine set a plain cup of coffee of 1971, at a quarter of a dollar from a popular list that names no source, against a latte of 2024 at a price of our own. What the money buys at published averages of 2024 was not shown, and the house of 2024 was missing from its list.',
    why: 'That was unfair to 2024. Coffee prices without a source are gone, but for the nickel cup of 1913, marked as an estimate. So are our estimates between two prices, here and in the lesson that counts in hours of work. Published averages now have a column of their own. Gasoline of 1959 and 1971 and bread of 1971 are no longer from memory: we found a source for each.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to hardware wallets said that any phone will do. An iPhone cannot connect to the device that we review.',
    why: 'A reader who owns only an iPhone could have bought it in vain. The guide now says what is needed.',
  },
  {
    date: '2026-11-22',
    what: 'The Lightning guide told readers to turn on an app’s backup. In one wallet that we name, the switch puts the secret words into a cloud. Our four weeks of practice let coins into a second wallet before its words were on paper.',
    why: 'The other guides forbid the one and warn of the other. Both lists now say so.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to nodes did not say that a node that comes later hides nothing an app’s server has already seen. Two guides said that fees never depend on the amount, which is true on the chain only.',
    why: 'Some apps send their server a key that shows later addresses too. Lightning fees do grow with the amount.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on prices and wages said that the income of the middle household rose “a third or more” since 1971 by the better price indexes. By the Census Bureau’s own numbers it was over two fifths. Our data page said that bitcoin had no exchange price before July 2010. A first small exchange opened in March 2010.',
    why: 'We had carried old numbers on with an index of our own, and taken the start of our source for the start of trade.',
  },
  {
    date: '2026-11-22',
    what: 'For a lost phone, the security checklist put erasing it before moving its coins. For the yearly test of the words it named a spare device, also to owners of a Lightning wallet.',
    why: 'Whoever erases a phone with a bad backup loses the coins, and a second copy of a Lightning wallet can. Now the coins come first. For Lightning, erasing comes before restoring, and no spare device is used.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on Zimbabwe ended with the fall of its newest money in September 2024. By January 2026 official inflation in that money had become low.',
    why: 'Whoever stopped reading at the low point had to think that it failed as well. The lesson now has both.',
  },
  {
    date: '2026-11-22',
    what: 'Our corrections of this day had slips of their own. In the lesson on Germany we passed on as a fact, from a journalist of the time, what he doubted himself, and we wrote that few believed in a part of the demand. In the lesson on Venezuela American sanctions began only in 2019. Some date from 2017.',
    why: 'We had said more than our sources, and less than both sides would. The lessons and two entries of this list are repaired.',
  },
  {
    date: '2026-11-22',
    what: 'No guide said that some countries forbid bitcoin. In Algeria, a law of July 2025 punishes buying and holding it with a fine, prison or both.',
    why: 'A reader there could have lost money or freedom. The guides that lead to buying now say so first, and most others in a note: check the law of your own country.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to buying said that another guide puts Strike through our tests. We had checked neither its license nor who owns coins left there.',
    why: 'It is the app that this site suggests. Both guides now say what was not checked.',
  },
  {
    date: '2026-11-22',
    what: 'The address identifier, repaired this day, missed backup words cut in two over the notes of a payment link. It called an invoice number behind a code for a space a private key.',
    why: 'It counted each note alone, and read the code as a part of the number. Both are repaired and tested. Words cut into parts of one or two can still be missed.',
  },
  {
    date: '2026-11-22',
    what: 'The plan for exposed words, corrected this day, let owners of a hardware wallet type its words into a phone if a stranger had controlled “the old device.” Whoever had only lost control of a computer could take it for permission.',
    why: 'The device can still send the coins, from a clean computer. Two guides now say so.',
  },
  {
    date: '2026-11-22',
    what: 'A card let you think that energy was more than half of the rise in prices over the year to May 2026. It was about a third, and more than half only of the rise within that month. Another card and a guide did not name state aid as a cause of the inflation after 2020.',
    why: 'The first took the share of a month for that of a year. The second left out what many economists name.',
  },
  {
    date: '2026-11-22',
    what: 'We dated the known faults of the price index before 1983. More than half of their effect lies between 1983 and 2000. A guide said that interest makes up all of the loss since 1971 at most. Treasury bills earned more. It also said that a study found a rise of bitcoin with inflation “only” in the early years. It found one mainly then.',
    why: 'All three leaned to one side. The texts now have the rest.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to hardware wallets listed flaws that other makers had fixed, and none in the program of the Trezor that it reviews. Two in signing payments were fixed in July 2026.',
    why: 'We had not read its list of changes. An update removes both.',
  },
  {
    date: '2026-11-22',
    what: 'The mining guide and a card still said that miners do not make the rules, or that every change needs users as well. The guides to the split of August 2026 did not say why anyone wanted the new limits.',
    why: 'Most miners together can tighten a rule. The guide to nodes now has the reasons, and the price that the authors saw.',
  },
  {
    date: '2026-11-22',
    what: 'The story of Strategy ended with its purchase of June 2026. Later that month its board allowed more sales. The story of El Salvador said that nobody outside had checked its purchases. One analyst had looked, and saw coins go in a circle.',
    why: 'Our sources ended too early. The guide now has both.',
  },
  {
    date: '2026-11-22',
    what: 'The plan for exposed words told owners of a hardware wallet that a stranger had controlled to restore the old words on the clean device, as a second wallet. Such a device holds one set, so new words that were never tested would have been erased.',
    why: 'A slip in the new words would have lost the coins. The plan now names a second device, or a clean phone for words that count as stolen anyway.',
  },
  {
    date: '2026-11-22',
    what: 'The address identifier took an ordinary note in a payment link for backup words, and advised to make a new wallet. It called a payment code of BIP 47 a code of another coin. It missed a short phrase in a code for computers behind a name such as “key-”.',
    why: 'It counted the names of the link’s parts as words, knew only a closed proposal, and read the name as a part of the code. All three are repaired and tested.',
  },
  {
    date: '2026-11-22',
    what: 'A guide and a card said that a change of Bitcoin’s rules needs most users. That holds for a looser rule. For a tighter one most of the miners can be enough.',
    why: 'Most upgrades so far were of the second kind. Both texts now name both.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to success stories said that Mt. Gox first paid customers back in 2024. The first cash came at the end of 2023. It passed on that El Salvador bought on in 2025. The IMF and the finance minister wrote that the state’s total had not changed. It said that the Central African Republic had drafted a law to make bitcoin optional. Its parliament had passed it.',
    why: 'Our sources ended too early. The guide now has later ones.',
  },
  {
    date: '2026-11-22',
    what: 'A guide showed Strategy as a company that only buys. In May 2026 it sold a few bitcoins to pay dividends. Two other guides had an old bill on taxes and a ban on machines in Minnesota as still to come.',
    why: 'They were out of date. The guides now have all three.',
  },
  {
    date: '2026-11-22',
    what: 'A card said that if nobody can add to the money, a glass tomorrow is as strong as today. What gold bought rose and fell for decades.',
    why: 'A fixed amount does not fix what it buys. The card now says so.',
  },
  {
    date: '2026-11-22',
    what: 'Under a chart we said what a dollar put into Treasury bills in 1971 had earned. The smallest bill cost 10,000 dollars then, about a year’s income of a family.',
    why: 'The sum is right, but few small savers could buy one. The note now gives the minimum.',
  },
  {
    date: '2026-11-22',
    what: 'The page of the price index and the explorer did not say that the index is known to show too much for its old years. A guide gave the growth of new houses up to 2013. They have become smaller since 2015.',
    why: 'Both left out what is known. The texts now have it.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on Germany said that towns and factories printed emergency money because even the largest note was too little. That note is of 1924. The emergency money is older: it was printed in 1922 and 1923.',
    why: 'Two sentences stood in the wrong order of time. The lesson now gives the year.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on Germany said that families with war bonds got one new mark for forty old ones, and lost almost everything. Whoever had bought before July 1920 also got a right to more, paid out by lot over many years.',
    why: 'The law of 1925 treated early holders better than those who bought late. The lesson now says so.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on Germany gave the demand of 132 billion gold marks as one sum. It did not say that 82 billion of them were to fall due only if Germany could pay more.',
    why: 'The economist Keynes expected that part to be canceled. The lesson now has both numbers.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on Germany gave the limit of the Rentenmark as the reason why it held. The notes multiplied below that limit, and prices stood still.',
    why: 'Economists disagree on what counted most. The lesson now names three views.',
  },
  {
    date: '2026-11-22',
    what: 'The lesson on Venezuela followed the fall of oil output into 2019 and blamed the oil company alone. By then power cuts and American sanctions played a part.',
    why: 'It is the very question that economists quarrel about. The lesson now names the sanctions of 2017 and stops its number before those on oil.',
  },
  {
    date: '2026-11-22',
    what: 'A card of the timeline said that the exchange rates of December 1971 held for fifteen months. The pound left them in June 1972.',
    why: 'We had counted to the day when the last of them were given up. The card now says who left first.',
  },
  {
    date: '2026-11-22',
    what: 'A guide told you what to do if somebody has seen the words of a hardware wallet: reset it for new words, then restore the old ones and send. If the sheet was gone or wrong, that erased the only key. No guide said what to do when a backup check fails.',
    why: 'A reader who followed it could have lost everything. The steps now are: leave the device alone, make a new wallet elsewhere and test its words, send the coins there, and reset last.',
  },
  {
    date: '2026-11-22',
    what: 'The yearly check of a backup, in two guides, said nothing of passphrases. The maker’s check does not test one.',
    why: 'A useless note would have gone unnoticed. The guides now have you open the wallet with the passphrase from your note.',
  },
  {
    date: '2026-11-22',
    what: 'We took the discount rate of Treasury bills for what a buyer earned. We said that they repaid the loss since 1971 and 24 percent more. It is 41 percent more. We said that they earned 4.4 percent a year. It is 4.6.',
    why: 'The rate is a discount on the face value, in years of 360 days. A bill costs less than it pays back, so it earns more. Two calculators, a chart and the explorer now convert it.',
  },
  {
    date: '2026-11-22',
    what: 'Our guides named data leaks at makers and exchanges, and not the one at Strike, the app we suggest. Its customers’ email addresses leaked in October 2023. They also did not say that its head leads Twenty One, a firm that it may merge with.',
    why: 'We have an invite link to Strike, so what speaks against it must stand there first. Both guides now say it.',
  },
  {
    date: '2026-11-22',
    what: 'Under the story of the watered beer we wrote that only money that outgrows goods raises prices. Scarce goods raise them too, and money that nobody spends does not.',
    why: 'The line stands where we explain how the picture fails. It now names both.',
  },
  {
    date: '2026-11-22',
    what: 'A card said that a war paid in bitcoin would have to be taxed or borrowed. A state can print notes of its own beside bitcoin, as states did beside gold in 1914.',
    why: 'Our own example spoke against the sentence. The limit is now on the card.',
  },
  {
    date: '2026-11-22',
    what: 'A guide said that the keys of a Ledger stay inside a chip. An optional service of its maker sends the secret out in encrypted parts.',
    why: 'The code is able to let it leave, so buyers should know. The table now says so.',
  },
  {
    date: '2026-11-22',
    what: 'A guide said that the company behind a Lightning phone wallet cannot simply take your coins. Many apps show new money before its channel is in a block, and until then you trust the company.',
    why: 'It concerns the first payment above all. The guide now says so.',
  },
  {
    date: '2026-11-22',
    what: 'Two guides gave the fees of bitcoin machines in California from 2023. A law has capped them since 2025, and US states have banned the machines in 2026.',
    why: 'The numbers were out of date in the place they named. Both guides now give the cap and the bans.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to selling left out a US tax rule: since 2025 each wallet and account counts by itself. It also let you think that the order of coins is chosen later.',
    why: 'It can decide the tax, even when you only send coins to an exchange. The guide now has the rule and its source.',
  },
  {
    date: '2026-11-22',
    what: 'The address identifier said that a correct checksum rules out typing mistakes. It makes one very unlikely. It also called BIP 351 a draft, and that proposal has been closed.',
    why: 'Our guides already said that a few errors pass. Now the tool does, too.',
  },
  {
    date: '2026-11-22',
    what: 'A guide said that US pay rose about as fast as prices from 2019 to 2024. It rose a little faster, by 26 percent against 23.',
    why: 'We called a smaller gap a loss elsewhere on the page. Both are now measured alike.',
  },
  {
    date: '2026-11-22',
    what: 'The plan for victims of a scam named the bank only near its end, after making a new wallet and collecting proof. A payment from a bank account or by card can sometimes still be stopped, and hours count.',
    why: 'The plan was written for stolen bitcoin, which no bank can stop. The call to the bank or card company is now its second step.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to dollar cost averaging compared 68 percent for world stocks with 70 percent for bitcoin, as if the two tests were alike. The first spread the money over three months, ours over twelve. The same test on bitcoin gives 61 percent.',
    why: 'We had not read how the study was made. The guide now has both tests on bitcoin and says how they differ.',
  },
  {
    date: '2026-11-22',
    what: 'A note and a caveat said that the price index has no average for 2025, because no index was published for October 2025. The official average exists: it is made of the other eleven months.',
    why: 'The average was missing only in our copy. The texts now say so.',
  },
  {
    date: '2026-11-22',
    what: 'A card said that under gold nobody could add money in a crisis. Britain suspended its rule and allowed it three times in the nineteenth century. Another text said that citizens lost their gold in 1933: they had to hand in most of it, at the old price.',
    why: 'Both were put too simply. The texts now say what happened.',
  },
  {
    date: '2026-11-22',
    what: 'The last card on inflation stopped at 4.2 percent in May 2026. By July it was 3.4 percent, and 2.5 percent without food and energy. The card also said that the index of the Federal Reserve rises a little less. Without food and energy it rose more, by 3.4 percent to May.',
    why: 'Our data end with May, and the card did not say what came after. It now does, with the sources in the table of claims.',
  },
  {
    date: '2026-11-22',
    what: 'Under the prices of everyday things we did not say that the house of 1959 is any home that its owner lives in, while from 1971 it is a newly built one. Part of the rise comes from that change.',
    why: 'The table joins two sources. The caveat now says so.',
  },
  {
    date: '2026-11-22',
    what: 'The calculator for a savings plan called a line “Cash, real value.” It counts each payment at its worth on the day it was paid in. Cash that is kept to the end buys less.',
    why: 'The name fitted the second number better than the first. The line is now named after the payments.',
  },
  {
    date: '2026-11-22',
    what: 'The plan for exposed words on one hardware wallet had you erase new words that were never tested. A guide also let you type a hardware wallet’s words into another app when a restored wallet looks empty.',
    why: 'A slip in new words loses the coins sent to them, and words typed into a phone or computer can be stolen. The steps now test the new words first and keep such words on the device.',
  },
  {
    date: '2026-11-22',
    what: 'Three guides told owners to follow their maker’s notices of flaws. They did not say that false notices went out in September 2026, after a break-in at the newsletter service of Trezor and BitBox.',
    why: 'Whoever obeys a false notice loses everything. The guides now say to open the maker’s site yourself. The part on Coldcard also names an older model, other secrets and dice rolls.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to hardware wallets said that Blockstream Jade can work by QR code, and that a small Trezor has a physical weakness. The Jade Core has no camera, and Trezor says that its current small device has another chip.',
    why: 'Makers change a device under the same name. The guide now tells the models apart. It adds a report on a device from a shop, and later fixes by BitBox.',
  },
  {
    date: '2026-11-22',
    what: 'The address identifier gave no warning for about three in four random keys in a common code for computers, when the equals sign at the end was missing. It also missed some logins and key files.',
    why: 'It looked only for the form of that code used in web addresses. It now knows both, and its test draws keys of both kinds.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to nodes did not tell owners of Bitcoin Knots to connect their wallet or Lightning node to Bitcoin Core. It named a version of Bitcoin Core that was never released.',
    why: 'A Lightning node on the other chain cannot see that its channels are closed. The guide now says so, and how to compare a block, and that flaws in old versions are to be made public.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to Lightning ended with the updates of August 2026. Core Lightning closed more flaws until the autumn. The guide for shops did not say that an update undoes no break-in, or that you need a backup first.',
    why: 'An update from August is not enough, and one renewal of access codes locked an owner’s wallet. Both guides now say so.',
  },
  {
    date: '2026-11-22',
    what: 'A table of hardware wallets listed Coldcard and left out what its maker announced in July 2026: since 2021 its devices had made words that are too weak. An update does not repair old words.',
    why: 'Owners of such words should make new ones and move their coins. We had not followed the maker’s notices. Three guides now say what to do, the row is gone, and the timeline has a card.',
  },
  {
    date: '2026-11-22',
    what: 'The plan for exposed words told readers to restore them on a second device. For a Lightning wallet that can be dangerous: with two copies running, an out-of-date one may lose the channel. One hardware wallet also cannot hold old and new words at once.',
    why: 'The plan was written for ordinary wallets. It now treats Lightning apart, and gives the order of steps with one device.',
  },
  {
    date: '2026-11-22',
    what: 'The address identifier called some secrets unknown text and advised to copy all of them: ecash tokens, logins of wallets and nodes, encrypted Nostr keys, keys and words in a code for computers, Korean words without spaces, and protected keys that had lost their capitals.',
    why: 'Whoever has such a code may be able to spend. They now get the warning, a test draws such codes at random, and unknown text gets a word of caution.',
  },
  {
    date: '2026-11-22',
    what: 'The address identifier called a Lightning invoice well formed although a hash, a secret or a key in it had a wrong length. It gave no hint at offers that had expired, were for a test network or broke their rules. It missed extended public keys inside other text.',
    why: 'A payer must refuse such codes. The tool now does, and names what only a wallet can tell, such as the features that an invoice demands.',
  },
  {
    date: '2026-11-22',
    what: 'The guide for shops recommended a server of your own without the attack of August 2026 on older versions of BTCPay Server. The guide to Lightning lacked the call of the Core Lightning team that month to update or run without peers.',
    why: 'A program that holds keys online needs its updates at once. Both guides now say so.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to hardware wallets named one leak of Trezor’s customer data. There were more in August and September 2026. It also lacked flaws that BitBox and Jade have fixed, and let you buy from a named reseller as if from the maker.',
    why: 'Our check of the makers had ended too early. The guide now has the leaks and the flaws, and sends you to the maker’s own shop.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to nodes did not warn against spending coins on the chain that split off, named an old snapshot as the newest, and did not say that the setting for Tor also turns visitors away.',
    why: 'Another guide of ours had the warning. The rest is now as Bitcoin Core’s source has it.',
  },
  {
    date: '2026-11-22',
    what: 'The address identifier warned that an address of Polkadot was a private key. It also said that outdated software had made an address with the wrong kind of checksum.',
    why: 'An address of Polkadot can be as long as a private key that was cut short, but it has a checksum of its own, which the tool now tests. Why a checksum is of the wrong kind, nobody can see from the text.',
  },
  {
    date: '2026-11-22',
    what: 'The chart of house prices and incomes called its last price that of May 2026. It is the price of the second quarter.',
    why: 'We drew the quarter at its middle month and took the name of that month. The chart, its table and its files now name the quarter.',
  },
  {
    date: '2026-11-22',
    what: 'A card said that Taproot makes complex payments look like simple ones. It does so only if everyone who shares the coins signs.',
    why: 'Otherwise the condition that is used becomes visible. The card now says when it is hidden.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to nodes said that a node hides behind Tor without further setup, and that an option of Bitcoin Core keeps the origin of a payment secret. It also named a version as the newest that no longer was.',
    why: 'Without a setting the node still uses your normal line as well. In its first version the option could leak your internet address. A later one repaired that. The guide now names the versions and the setting.',
  },
  {
    date: '2026-11-22',
    what: 'The guide to nodes said that a node checks every signature since 2009. By default, Bitcoin Core may skip old signatures up to a block that it names.',
    why: 'We left the shortcut out. The guide now explains it and how to turn it off.',
  },
  {
    date: '2026-11-22',
    what: 'Two charts ended with values of ours, drawn as points of 2024: a price level of May 2025 and the money supply of one January. They made inflation in 2024 look like 5.5 percent and the money supply fall. Prices rose 2.9 percent, and the money supply rose.',
    why: 'The lines now are the published series to their last point. Our two values are rings beside them, with their dates.',
  },
  {
    date: '2026-11-22',
    what: 'The line of house prices ended with 2024. From 2022 to the middle of 2026 the price of a new house fell by 5.1 percent, while the money supply rose by 6.7 percent.',
    why: 'That part speaks against our argument and was cut off. Both lines now run to their end, with a third one after inflation.',
  },
  {
    date: '2026-11-22',
    what: 'A row of this page called 7,138 percent the rise of the money line we draw. That line has changed since. The number belongs to January 1959 and January 2024.',
    why: 'The row kept its old words when the drawing was corrected.',
  },
  {
    date: '2026-11-22',
    what: 'Beside “75x the dollars” a row said that output grew nearly as much. It grew to 56 times.',
    why: 'That is a quarter less. The row now gives the number.',
  },
  {
    date: '2026-11-22',
    what: 'The text of the Time Machine said what a dollar had lost “by 2024.” It counts with the prices of May 2025. For a dollar of 2023 that is a loss of 5 percent, and of 3 percent with the average of 2024.',
    why: 'The result now names the month. The base itself stays as the owner of this site set it.',
  },
  {
    date: '2026-11-22',
    what: 'A note said that the official value of output is later revised by up to half a percent. In 2024 the value of 2023 rose by 1.3 percent.',
    why: 'We compared two editions of the source. The note now says so.',
  },
  {
    date: '2026-11-22',
    what: 'Five guides, a card and a calculator gave the worst fall of bitcoin without a date, some of them as the worst “so far.” Our prices end in June 2026.',
    why: 'We cannot know what came later. Each of these places now names the month.',
  },
  {
    date: '2026-11-22',
    what: 'The mining guide gave 1,051 EH/s for December 2025. It is 1,048.',
    why: 'We had corrected that average in the data, but not in this sentence.',
  },
  {
    date: '2026-11-22',
    what: 'A guide named debt as a pattern of its success stories. None of the stories shows a borrower who had to sell.',
    why: 'It now names what a story does show: a company that wanted cash, and sold low.',
  },
  {
    date: '2026-11-22',
    what: 'A guide told a reader who had forgotten where the backup words are only to hold less.',
    why: 'Without the words, a lost phone loses the coins. The guide now says to move them to a new wallet while the old one still opens.',
  },
  {
    date: '2026-11-22',
    what: 'A card said that in 1987 the Federal Reserve promised to lend as much as banks need. It said that it was ready to supply money.',
    why: 'Our sentence was stronger than its words.',
  },
  {
    date: '2026-11-22',
    what: 'The savings calculator said that cash paid in with its first example would still buy 50,711 dollars’ worth. That counts each payment on the day it is paid in. Cash kept to the end buys 42,303 dollars’ worth, a loss of 29.5 percent and not of 15.5.',
    why: 'The formula stays as the owner of this site set it. The words now say what it counts, and the value at the end is beside it.',
  },
  {
    date: '2026-11-22',
    what: 'A guide said of the Strike app only that its US dollars are kept at insured banks. Readers could take their dollars for insured.',
    why: 'That insurance pays when a bank fails, not when a company in between fails. Outside the United States the balance can be a stablecoin. The guide now says both.',
  },
  {
    date: '2026-11-22',
    what: 'Five guides, a card and a calculator gave the largest fall of bitcoin as 82 percent. That is between two month ends. By daily closes it fell 93 percent in 2011, and 85 percent from its high of 2013 to its low of 2015.',
    why: 'Month ends are the mildest of the usual measures. The daily falls now stand beside it.',
  },
  {
    date: '2026-11-22',
    what: 'The Time Machine called its results dollars of 2024. They are dollars of May 2025.',
    why: 'Its panel said so, and its result did not. Now both do.',
  },
  {
    date: '2026-11-22',
    what: 'The timeline dated the first devaluation of the dollar since 1934 to December 1971, and a row ended the old gold price there. In that month it was only agreed.',
    why: 'Congress made it law in 1972. The president signed on April 3 of that year.',
  },
  {
    date: '2026-11-22',
    what: 'A note said that teenagers had less obesity some years after 1971, and so the rise began later. Among younger schoolchildren it went from 4.0 percent to 6.5 percent in the same years.',
    why: 'The note left out the group that did not fit. It now has both, with the size of the surveys’ error.',
  },
  {
    date: '2026-11-22',
    what: 'A guide gave the age of first-time home buyers as 40. That is a survey which 3.5 percent of those asked answered. Federal mortgage records show 32.',
    why: 'We had read one source. The guide now gives both.',
  },
  {
    date: '2026-11-22',
    what: 'A guide gave 333 million dollars as the losses at bitcoin machines in 2025. That was the sum up to November.',
    why: 'For the full year the FBI counted over 388 million.',
  },
  {
    date: '2026-11-22',
    what: 'Two calculators offered savings interest of 2 percent without saying that it is low. Treasury bills paid 4.4 percent a year from 1972 to 2024. Two notes said that they repaid the loss since 1971, and not that they repaid 24 percent more.',
    why: 'A comparison with a weak rival flatters bitcoin. Past rates now stand beside each box.',
  },
  {
    date: '2026-11-22',
    what: 'The savings calculator showed an example return of 45 percent alone, and the back test called 133 starts the plans of five years. Side by side only 3 would fit into our prices.',
    why: 'Both now say so. The calculator also gives the returns of two recent stretches.',
  },
  {
    date: '2026-11-22',
    what: 'Under the inflation table we warned of our housing row only. Our wages row lies below the official one in 4 of 5 years.',
    why: 'Both rows lean to the side of our argument. The note now gives the sums of both.',
  },
  {
    date: '2026-11-22',
    what: 'The card on inflation in 2026 set consumer prices beside the Federal Reserve’s target, which uses another index. It left out that prices without food and energy rose 2.9 percent.',
    why: 'Dearer energy explained most of that month. The card now gives both.',
  },
  {
    date: '2026-11-22',
    what: 'Our list of other causes since 1971 had none for house prices. Economists name building rules.',
    why: 'It was a gap on the side of our argument. The list now has them, with two sources.',
  },
  {
    date: '2026-11-22',
    what: 'Four headlines of the home page had only the year they start from. The page of sources called numbers published that we computed from published data. Notes did not say that newer poverty and output figures exist, nor that unions help to fund the institute behind one chart.',
    why: 'Each of these places now says so.',
  },
  {
    date: '2026-11-22',
    what: 'An entry of this page says that a card names the year in which the United States joined the First World War. No card does any more.',
    why: 'The sentence was replaced later. Entries stay as they were written, so this one corrects it.',
  },
  {
    date: '2026-11-22',
    what: 'Charts of house prices, obesity and poverty on the home page drew values that we had written down from memory. Three of them were wrong in their last digits: two poverty rates of 2010 and the family income of 2020.',
    why: 'Most values are now read in copies of the official tables. The charts leave out the rest: family income after 2023, three surveys of obesity and a part of a fourth, and many years of poverty, among them all before 1970.',
  },
  {
    date: '2026-11-21',
    what: 'Two guides and the checklist said to test backup words once a year on a second device. With a hardware wallet, that must not be a phone or a computer.',
    why: 'Words typed into a phone are no longer offline. The sentences now say a spare device of the same kind, or the maker’s own backup check.',
  },
  {
    date: '2026-11-21',
    what: 'A guide gave a pruned node less disk space than it needs. By Bitcoin Core’s own source, its list of unspent coins alone is larger than that.',
    why: 'The number came from the download page, which is out of date. The guide now gives both, and plans for more.',
  },
  {
    date: '2026-11-21',
    what: 'The address identifier did not recognize some private keys: hexadecimal ones of unusual length or in groups, and keys that had lost their capital letters. It called them unknown. It also called a Lightning offer that was cut off a Lightning offer.',
    why: 'A secret must get the warning and nothing else, and a damaged code must not pass. Tests now hold these forms, too.',
  },
  {
    date: '2026-11-21',
    what: 'A sentence on taxes could be read as if the United States taxed moves between your own wallets. It does not.',
    why: 'The sentence now lists what counts and what does not.',
  },
  {
    date: '2026-11-21',
    what: 'The average hash rate of each December left out the first day of the month.',
    why: 'We computed all of them again from the source. They moved by less than one percent.',
  },
  {
    date: '2026-11-21',
    what: 'A guide told victims of a scam to move their coins to a new wallet. It did not say that the new wallet must be made on another, clean device.',
    why: 'Somebody who can see a device can see the new words, too. The guide now gives the steps in order, from taking that device offline to freezing accounts.',
  },
  {
    date: '2026-11-21',
    what: 'A guide told beginners to try a first withdrawal over Lightning, because it is cheap. A new Lightning wallet of your own first has to pay for room to receive.',
    why: 'On a small payment that cost is a large share. The first withdrawal is now on-chain, by the slow delivery, and the cost is stated.',
  },
  {
    date: '2026-11-21',
    what: 'A guide gave fee tiers in dollars that fit only a rush, and one gave times that no fee can buy.',
    why: 'The tiers stay as the site’s owner set them, with their date. Beside them are fee rates of named days, what a payment cost at each, and the odds of the next blocks.',
  },
  {
    date: '2026-11-21',
    what: 'A table gave the chance to reverse a payment after three and after six confirmations too low.',
    why: 'It used the estimate of the paper of 2008. The table now uses the exact formula, and a test computes it again.',
  },
  {
    date: '2026-11-21',
    what: 'A guide said that every kind of address and invoice carries a checksum, and that any wallet can pay the common kinds. Lightning offers have no checksum, and some apps refuse Taproot addresses.',
    why: 'Another guide of ours already said the second. Both now agree.',
  },
  {
    date: '2026-11-21',
    what: 'A guide said that a new rule of some nodes took effect at the block where they split off in August 2026. At that block they began to demand signals of support. The rule itself was to begin weeks later.',
    why: 'The text of the proposal gives both blocks. We now cite it.',
  },
  {
    date: '2026-11-21',
    what: 'The Lightning guide gave about a day as the wait after a forced close, and let you start from a store page. The wait can be two weeks, and stores hold fake wallets.',
    why: 'The wait depends on the software. The guide now says so, and starts from the maker’s own site.',
  },
  {
    date: '2026-11-21',
    what: 'Three guides said that recurring purchases at Strike become free, and cited one page of Strike’s. Another page of Strike’s says that the fee level applies to them.',
    why: 'We could not settle which one holds. The guides now show both.',
  },
  {
    date: '2026-11-21',
    what: 'A guide said that no device with a security chip cost less than one it reviews. In the comparison it cites, two devices shared the lowest price.',
    why: 'The sentence was true and still misleading. It now names both.',
  },
  {
    date: '2026-11-21',
    what: 'A guide called its Taproot example an address of the same key as its other examples. It is, but wallets change the key a little first and would show another address.',
    why: 'The example is the sample of the standard. The guide now says what a wallet does.',
  },
  {
    date: '2026-11-21',
    what: 'A guide called a mining machine a recent top machine, and stated no hash rate later than 2025.',
    why: 'A better one has been announced since. The guide now gives what each would earn, and the difficulty of March 2026.',
  },
  {
    date: '2026-11-21',
    what: 'A card gave rising US prices of the First World War as an example of what happens once gold is given up. The United States had not given it up.',
    why: 'The example spoke against our point. It now stands where it belongs, as a limit: gold did not stop those prices either.',
  },
  {
    date: '2026-11-21',
    what: 'A card said that Ethereum reversed its chain in 2016. It moved stolen coins by a special rule and erased no block.',
    why: 'Of the two chains, Bitcoin is the one that dropped blocks, in 2010 and 2013. The card now says both.',
  },
  {
    date: '2026-11-21',
    what: 'A guide called the rise of house prices one of new houses. It compares a new house of 1971 with an existing one of May 2025.',
    why: 'The row of that number has always said so. Now the guide does, too.',
  },
  {
    date: '2026-11-21',
    what: 'Under the Time Machine we wrote that Treasury bills would have paid some of the loss back. Since 1971 they paid back all of it, before tax.',
    why: 'We had not done the sum. It now has a row of its own here, with its source.',
  },
  {
    date: '2026-11-21',
    what: 'A card named all the warring states of 1914 as leaving gold, and the United States with them. Britain kept it in law, and the United States paid in gold at home.',
    why: 'Germany, France and Russia did leave. The card now names them, and says that the United States joined the war in 1917.',
  },
  {
    date: '2026-11-21',
    what: 'The loss of the dollar since 1971 stood on the page alone. From 1913 to 1971 a dollar had already lost 76 percent, tied to gold for most of that time.',
    why: 'Without that number, 1971 looks like the start of all of it. It now stands beside the 87 percent, with inflation per year before and after.',
  },
  {
    date: '2026-11-21',
    what: 'A lesson said that the Zimbabwe dollar lost about 72 percent on one day of November 1997. At worst it lost 46 percent.',
    why: 'The Economist gave the two exchange rates that week. The lesson now shows how to check such a number, and treats another, about the stock market, with care.',
  },
  {
    date: '2026-11-21',
    what: 'The timeline said that the dollar floated from August 1971 on, and named a second devaluation without a first. The Smithsonian Agreement was missing.',
    why: 'In December 1971 governments fixed exchange rates again, with a cheaper dollar. That held until March 1973. The agreement now has a card.',
  },
  {
    date: '2026-11-21',
    what: 'A card called the US program of 2008 the first quantitative easing. The Bank of Japan had begun one in 2001.',
    why: 'The US program was the first of its own country. Both now have a card.',
  },
  {
    date: '2026-11-21',
    what: 'A card called Lehman Brothers a pure investment bank. It also owned a savings bank with insured deposits.',
    why: 'The sentence answers critics of a law, so it must be exact.',
  },
  {
    date: '2026-11-21',
    what: 'A card said that US shares fell 22.6 percent on Black Monday. That is the Dow Jones index of thirty large companies.',
    why: 'Wider indexes fell by a little less. The card now names the index.',
  },
  {
    date: '2026-11-21',
    what: 'A card said that consumer prices had risen about 32-fold since 1913, and not up to when. That was 2024.',
    why: 'In May 2026 prices were about 34 times those of 1913. The card now names the month.',
  },
  {
    date: '2026-11-21',
    what: 'The story of the watered beer had one brewer. Most dollars are bank deposits, which banks make when they lend.',
    why: 'A reader could think that all new money comes from a government press. The limits below the story now say how it is made.',
  },
  {
    date: '2026-11-21',
    what: 'The Time Machine set a diner’s coffee beside a café latte, and a pound of bread beside a loaf of a known brand. It said so only in a panel.',
    why: 'The shelves now say at each price what it is the price of.',
  },
  {
    date: '2026-11-21',
    what: 'On the obesity chart, a survey of 1966 to 1970 was drawn at 1963. One of 2017 to 2020 was drawn at 2019, on top of its own first two years.',
    why: 'Each point now has the first year of its survey, and no child is counted twice.',
  },
  {
    date: '2026-11-21',
    what: 'More points of the poverty and obesity charts have been read in copies and quotations of the official tables. All of them agreed with our memory.',
    why: 'The full tables were still out of our reach. What is from memory keeps its mark.',
  },
  {
    date: '2026-11-21',
    what: 'A row said that the Census Bureau has no size of new houses before 1973, and our sizes ended with the record of 2015. It has 1,385 square feet for 1970.',
    why: 'Houses have become smaller since the record: about 2,150 square feet in 2024. Both sizes now have a row.',
  },
  {
    date: '2026-11-21',
    what: 'Our numbers for gold mined in a year, 2,500 to 3,000 tonnes, were years old. It was 3,670 tonnes in 2025.',
    why: 'The gold above the ground has grown too, so mines still add less than two percent a year.',
  },
  {
    date: '2026-11-21',
    what: 'The “70x” for the money supply had no dates. It compares January 1959 with January 2024, in the edition of early 2025.',
    why: 'By May 2026 the multiple was 80. The row of that number now says both.',
  },
  {
    date: '2026-11-21',
    what: 'A scene of the lesson on the price clock was marked as documented. We know it only from memory of a book.',
    why: 'It now says so above the scene.',
  },
  {
    date: '2026-11-21',
    what: 'A card said that anyone could mine bitcoin from its first block on. The program came out five days later.',
    why: 'A fair start is part of our argument, so its dates must be exact.',
  },
  {
    date: '2026-11-21',
    what: 'Two numbers about the dollar were said to be of “now.” One is of November 2024, the other of May 2025.',
    why: 'Our data do not reach today. The sentences now name the month.',
  },
  {
    date: '2026-11-21',
    what: 'Seven numbers of the timeline were marked as remembered. We have now read each of them, and its row names where.',
    why: 'The interest rate of 1981 stands lower in that source than in our memory. Its row now shows the lower number.',
  },
  {
    date: '2026-11-21',
    what: 'This page and the About page said that our tests compute every number again. They do so only for numbers that follow from our data.',
    why: 'Many numbers of the story were read elsewhere and had no row here. They now have one, with their source, in a part of their own.',
  },
  {
    date: '2026-11-21',
    what: 'A note said that the official price of milk is 13 percent below ours. It is 11 percent below, and ours is 13 percent above it.',
    why: 'Somebody divided by the wrong price. The number is now computed from the two prices.',
  },
  {
    date: '2026-11-21',
    what: 'The price level called 2024 is 321.5. That is the level of May 2025. The official average of 2024 is 313.7.',
    why: 'The base of the Time Machine stays as it was set. Its methodology panel says so, and says that the official average would give results 2.4 percent lower.',
  },
  {
    date: '2026-11-21',
    what: 'The claim that M2 rose 7,357 percent compares February 1959 with November 2024. The line drawn beside it rises 7,138 percent.',
    why: 'The two belong to different months. The footnote now names the end points of both.',
  },
  {
    date: '2026-11-21',
    what: 'The formula for purchasing power in our first outline was upside down. It is 100 times the old price level divided by the new one.',
    why: 'The end points, 100 and 9.05, were right. The formula would not have given them.',
  },
  {
    date: '2026-11-21',
    what: 'The “16x” for house prices is the rise: 15.8 times the price of 1971. The price itself is 16.8 times as high.',
    why: 'Many readers take “16x” as the ratio of the two prices. The note on the figure now gives both.',
  },
  {
    date: '2026-11-21',
    what: 'The house price used for 2024, 422,800 dollars, is for existing homes in May 2025. New houses averaged 418,975 dollars in 2024.',
    why: 'The earlier years are new houses. Both prices now stand side by side with their names.',
  },
  {
    date: '2026-11-21',
    what: 'Our bitcoin prices of 2017 and 2020 are year-end prices. Those of 2021 and 2024 are yearly averages.',
    why: 'One table should use one definition. Each row now says which it is, and a second table uses true yearly averages.',
  },
  {
    date: '2026-11-21',
    what: 'Our 2024 prices of a car, coffee, bread and milk differ from published averages. The car is 28 percent below, coffee 62 percent and bread 78 percent above.',
    why: 'They describe one kind of each thing, such as a latte. The published average now stands beside each one.',
  },
  {
    date: '2026-11-21',
    what: 'Our housing figures for 2020 to 2024 match no official series. Some of our figures for groceries and wages differ too.',
    why: 'The year selector shows our figure and the official one, each with its name. Official house prices rose 52 percent over the five years, and shelter 27 percent.',
  },
  {
    date: '2026-11-21',
    what: 'Our energy figures for data centers, gaming and Christmas lights are old or cover only part of the subject.',
    why: 'The table now gives year, reach and source. Data centers, for one, used about 415 terawatt-hours in 2024, not 200.',
  },
  {
    date: '2026-11-21',
    what: 'The 59 percent share of renewable power is a survey by an industry group from 2022. Cambridge counted 37.6 percent for 2022 and 52.4 percent in 2024.',
    why: 'The Cambridge counts include nuclear power, so “sustainable” is the better word for them. They now stand beside ours.',
  },
  {
    date: '2026-11-21',
    what: 'Some points of the income, poverty and obesity charts are from memory.',
    why: 'They fit the parts we could check. Until we have read them in the source, the charts mark them as estimates.',
  },
];
