export const supplyCurve = {
  title: 'Bitcoin’s supply, and yours',
  presets: 'Start from',
  presetNames: {
    real: 'Bitcoin’s rule',
    tail: 'Coins forever',
    fewer: 'Fewer coins',
    press: 'Printing press',
  },
  subsidy: 'New coins per block from 2028 on',
  interval: 'Blocks until each halving',
  tail: 'Never fewer than this per block',
  spoken: { coins: '{value} bitcoins', blocks: '{value} blocks' },
  chart:
    'Two curves from 2009 to {year}. By Bitcoin’s rule the supply levels off at {real} million. By your rule it is {yours} million in {year}.',
  million: '{value} million',
  axisMillion: '{value} m',
  change: 'Your rule begins',
  legendReal: 'Bitcoin’s rule: {value} million coins in {year}',
  legendYours: 'Your rule: {value} million coins in {year}',
  final: 'All coins ever, by your rule',
  endless: 'No end',
  finalNote: 'By Bitcoin’s rule: {value}.',
  strictness: 'To a node that keeps Bitcoin’s rule',
  strictnessNames: {
    same: 'the same rule',
    tighter: 'a tighter rule',
    looser: 'a looser rule',
  },
  strictnessNotes: {
    same: 'Nothing to refuse.',
    tighter: 'None of your blocks brings more than it allows, so it accepts them all.',
    looser: 'It refuses your blocks from number {block} on, in about {year}.',
  },
  who: 'Who follows your rule?',
  whoHint: 'Press a group to win it over, and again to lose it.',
  groups: {
    developers: 'Developers of the main program',
    miners: 'Miners',
    exchanges: 'Exchanges and shops',
    nodes: 'People with their own nodes',
  },
  follows: 'follows',
  stays: 'stays',
  oldLane: 'Bitcoin’s rule',
  newLane: 'Your rule',
  fork: 'A chain of blocks reaches the first block of your rule. {fate}',
  fates: {
    same: 'There is nothing to decide.',
    alone: 'You are alone.',
    code: 'A program that nobody runs.',
    unsold: 'Coins that nobody takes.',
    'no-blocks': 'A chain that hardly moves.',
    unpaid: 'The miners must choose.',
    stalled: 'The old chain hardly moves.',
    'two-coins': 'Two coins.',
    changed: 'The rule is changed.',
    ignored: 'Nothing happens.',
    enforced: 'Your rule holds.',
    split: 'A chain against the miners.',
  },
  fateTexts: {
    same: 'This is the rule that everybody follows today. Change it above.',
    alone: 'You can write any rule you like. To all others your extra coins do not exist.',
    code: 'Developers can publish it. But each user chooses what to install, and others can go on with the old program.',
    unsold:
      'The miners make blocks that no exchange and no node accepts. They spend real power on coins that they cannot sell. They have every reason to go back.',
    'no-blocks':
      'Those who follow you wait for blocks, and hardly any come: the power stays with the old chain. In August 2026 a small group had that experience.',
    unpaid:
      'The miners keep the old rule, but nobody buys their old coins. They have every reason to come over to you. Until some do, hardly any block arrives.',
    stalled:
      'Those who stay keep the old rule, but the power has left. Their chain hardly moves, unless some miners come back for its coins. Then there are two coins.',
    'two-coins':
      'The network splits. Each side has a chain, a coin and a price, and both claim the name. In 2017 a part of the users left like this and made Bitcoin Cash.',
    changed: 'All who use it want it. Then it is Bitcoin’s rule now, and the old limit is history.',
    ignored: 'Miners go on to claim what the old rule allows, and all nodes accept it.',
    enforced:
      'If most miners refuse blocks that claim more, old nodes see no broken rule and follow them. But here the miners would have to cut their own pay. That is how a rule is tightened.',
    split:
      'You refuse blocks that all others accept. Unless the miners give in, you are left with a chain of your own.',
  },
  sketch: 'A sketch: real groups are never of one mind.',
  formula: [
    'supply = sum over all blocks of their new coins',
    'new coins = the start, cut in half after each interval and down to whole satoshis, but never below the last field',
  ],
  constants: {
    start: 'Your rule begins',
    startValue: 'At block {block}, the next halving',
    pace: 'Pace after the last halving',
    paceValue: 'One block in {minutes} minutes',
  },
};
