export const bitcoinVsCrypto = {
  hint: 'Turn the card',
  cards: {
    power: {
      label: 'Power',
      sub: 'Who can change the rules?',
      answer: 'No single person and no company.',
      title: 'No boss, no company',
      text: 'Many coins have a founder, a foundation or a few big holders who can change them. Bitcoin’s maker stopped writing in 2011. To loosen a rule, thousands must choose new software. To tighten one, most miners can be enough. That makes Bitcoin hard to improve, too.',
    },
    immutable: {
      label: 'Immutable',
      sub: 'Can the past be rewritten?',
      answer: 'Only by redoing the work of every block since.',
      title: 'History that stays',
      text: 'To undo an old payment you must redo the work of every block since, faster than all other miners together. Makers of other chains have stepped in: in 2016 Ethereum moved stolen coins by a special rule. Bitcoin itself dropped blocks in 2010 and 2013, when it was small, because of bugs.',
    },
    launch: {
      label: 'Launch',
      sub: 'Who got the first coins?',
      answer: 'Whoever mined: at first, it seems, mostly its maker. None were handed out before the start.',
      title: 'No coins handed out before the start',
      text: 'Many other coins were sold to insiders before the public could buy. Bitcoin’s first block came two months after its plan, and its program five days later. From then on anyone could mine. Still, few people did, so early miners hold a lot. Its maker alone may hold around a million bitcoins.',
    },
    physics: {
      label: 'Physics',
      sub: 'What keeps it honest?',
      answer: 'Cheating costs electricity, and anyone can check.',
      title: 'Work that cannot be faked',
      text: 'Miners burn electricity to make a block. Cheating wastes real money, and anyone can check the result at once. Coins without mining rely on deposits instead and use far less power. The energy is a cost to the world, and people argue about whether it is worth it.',
    },
  },
  sourcesLabel: 'Sources',
};
