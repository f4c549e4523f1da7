import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'shells-salt-and-stones',
  cover: { visual: 'sunken-stone', background: 'plain', mood: 'calm' },
  opening: {
    title: 'A fortune at the bottom of the sea',
    paragraphs: [
      {
        text: 'On the island of Yap in the Pacific, big wheels of stone were a kind of money. The story goes that a crew was bringing one home by boat. Just before the island came a storm, and the stone went to the bottom of the sea. The crew lived and told everybody.',
        sources: ['rai-sea'],
      },
    ],
    guess: {
      question: 'What was the sunken stone worth after that?',
      options: [
        {
          id: 'nothing',
          text: 'Nothing. It was gone',
          isCorrect: false,
          answer: 'Nobody could see it, and nobody doubted that it was there.',
        },
        {
          id: 'diver',
          text: 'It belonged to the first who could raise it',
          isCorrect: false,
          answer: 'It had an owner already, and everybody knew who.',
        },
        {
          id: 'same',
          text: 'As much as on land. It changed owners down there',
          isCorrect: true,
          answer: 'The island agreed that it was still good.',
        },
      ],
    },
    reveal: [
      {
        text: 'If the story is true, somebody owns that stone today, though nobody has seen it for more than a hundred years. What made a stone, a shell or a bar of salt into money? And what ended it?',
        sources: ['rai-sea'],
      },
    ],
  },
  objectives: [
    'Explain how a thing becomes money: others take it',
    'Tell four stories: stone, salt, shells, beads',
    'Say what happens when such money becomes easy to make',
    'Name what these moneys paid for, the terrible included',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A word is worth what others understand',
      paragraphs: [
        {
          text: 'Why do you learn a language? Hardly for the sounds. You learn it because other people speak it. Each new speaker makes it more useful for all the rest.',
        },
        {
          text: 'Money is like that. You take a shell because the fish seller will take it, and she takes it because the potter will. The shell itself need not be of any use. It helps if it is pretty, if it lasts, and if nobody can fill a bucket with it overnight.',
        },
      ],
      guess: {
        question: 'One morning nobody takes shells any more. What is your full basket worth?',
        options: [
          {
            id: 'same',
            text: 'As much as before: the shells are the same',
            isCorrect: false,
            answer: 'They are. The fish seller is not.',
          },
          { id: 'less', text: 'A little less', isCorrect: false, answer: 'Who would give you even one fish for it?' },
          {
            id: 'nothing',
            text: 'Nothing, except to look at',
            isCorrect: true,
            answer: 'It is like a language that nobody speaks.',
          },
        ],
      },
      reveal: [
        {
          text: 'Salt and tobacco are a special case. They are of use even if nobody takes them any more. Such money is called commodity money: a good that people use, and pass on as money too.',
        },
      ],
      drawing: {
        visual: 'shells-passed-on',
        background: 'plain',
        mood: 'calm',
        text: 'You, the fish seller and the potter in a row. Each takes a shell because the next one will.',
        words: ['you', 'fish seller', 'potter'],
      },
      limits:
        'You can make as many words as you like, and the language does not suffer. Make as many shells as you like, and each one buys less. The scenes below show it.',
    },
    {
      type: 'story',
      title: 'Four moneys and their ends',
      sections: [
        {
          id: 'yap',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Until about 1900',
            location: 'Yap and Palau, western Pacific',
            character: 'Stonecutters, sailors and Captain O’Keefe',
            scene: 'Wheels from across the sea',
            narrative: [
              {
                text: 'Perhaps 600 years ago the people of Yap began to sail to Palau, more than 400 kilometers away. They paid the owners of the rock with work and goods, cut the wheels with tools of shell, and brought them home on rafts and canoes.',
                sources: ['rai-antiquity'],
              },
              {
                text: 'A large wheel was set up once and then stayed where it was. If it was given for a marriage or a ransom, everybody was told. The island’s memory was the ledger.',
                sources: ['rai-team'],
              },
              {
                text: 'Then came iron tools and big ships. From 1872 an Irish-American captain, David O’Keefe, carried the stones and was paid in dried coconut. More wheels arrived, and bigger ones.',
                sources: ['rai-ship', 'rai-antiquity'],
              },
            ],
            guess: {
              question: 'What were the new, bigger wheels worth?',
              options: [
                {
                  id: 'more',
                  text: 'More, because of their size',
                  isCorrect: false,
                  answer: 'Size counted, but something else counted more.',
                },
                {
                  id: 'less',
                  text: 'Mostly less than the old ones',
                  isCorrect: true,
                  answer: 'They had cost less danger and less work.',
                },
                {
                  id: 'same',
                  text: 'The same, stone is stone',
                  isCorrect: false,
                  answer: 'Each stone had its own story, and people knew it.',
                },
              ],
            },
            reveal: [
              {
                text: 'They were typically worth less, because the risk and the toil were gone. A wheel’s worth hangs on its size, its shape, its stone and its history. The wheels still change hands on Yap at great moments. Groceries are paid in dollars.',
                sources: ['rai-antiquity', 'rai-today'],
              },
              {
                text: 'Two researchers compare the island’s shared memory with Bitcoin’s shared ledger. They also say that the stones were not strictly a currency. They were given where people sealed a marriage or made peace.',
                sources: ['rai'],
              },
            ],
            visual: 'stone-wheel',
            visualText: 'A wheel of stone, taller than a person, with a hole in its middle, stands between two palms.',
            mood: 'calm',
          },
        },
        {
          id: 'salt',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1625 to 1903',
            location: 'Ethiopia',
            character: 'Caravans from the salt plain',
            scene: 'Money you can lick',
            narrative: [
              {
                text: 'In 1625 a churchman described the salt plain in the northeast of Ethiopia. It gave, he wrote, all that people there used instead of money: white, hard bricks of salt. He met a caravan of some 600 camels, mules and donkeys, loaded with them.',
                sources: ['amole-1625'],
              },
              {
                text: 'A bar was called an amole. You could pay with it, and in the end you could eat it.',
                sources: ['amole'],
              },
            ],
            guess: {
              question: 'Where did one bar of salt buy the most?',
              options: [
                {
                  id: 'far',
                  text: 'Far from the salt plain',
                  isCorrect: true,
                  answer: 'There it was rare, and every step had to be paid for.',
                },
                { id: 'mine', text: 'At the salt plain', isCorrect: false, answer: 'There it lay on the ground.' },
                {
                  id: 'same',
                  text: 'It was the same everywhere',
                  isCorrect: false,
                  answer: 'A bar changed its worth from market to market.',
                },
              ],
            },
            reveal: [
              {
                text: 'The farther from the mines, the dearer the bar. It also had to be measured and weighed, and searched for cracks and holes. Rain was a bank robber.',
                sources: ['amole'],
              },
              {
                text: 'By one museum’s count, the Ethiopian tax office still took in salt worth 907,000 birr in 1903. That was 27 percent of all its taxes.',
                sources: ['amole-tax'],
              },
            ],
            visual: 'salt-bars',
            visualText: 'A stack of salt bars, each tied twice with fiber. One corner has broken off.',
            mood: 'calm',
          },
        },
        {
          id: 'cowries',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'About 1350 to 1800',
            location: 'The Maldives and West Africa',
            character: 'Ibn Battuta, traveler, and many who had no choice',
            scene: 'One shell, two prices',
            narrative: [
              {
                text: 'Cowries are small shells from warm seas. On the Maldives, Ibn Battuta wrote, people gathered them in the sea and left them in pits until only the white shell was left. There you got 400,000 shells for one gold coin, the dinar, and at times 1,200,000.',
                sources: ['ibn-battuta-maldives', 'ibn-battuta'],
              },
            ],
            guess: {
              question: 'Later he saw the same shells in Mali, in West Africa. How many made a dinar there?',
              options: [
                {
                  id: 'few',
                  text: '1,150',
                  isCorrect: true,
                  answer: 'A shell bought more than three hundred times as much gold.',
                },
                {
                  id: 'many',
                  text: '100,000',
                  isCorrect: false,
                  answer: 'Far fewer. Mali lies a continent and an ocean away from the reefs.',
                },
                {
                  id: 'most',
                  text: '2,000,000',
                  isCorrect: false,
                  answer: 'The other way around: what is far from its source is rare.',
                },
              ],
            },
            reveal: [
              {
                text: 'Where shells wash ashore they are cheap. Where none can be found they are good money: small, hard, easy to count, and hard to copy.',
                sources: ['ibn-battuta'],
              },
              {
                text: 'European ships then brought them to West Africa by the ton, more than 25 million pounds of them by weight from 1700 to 1800. They were part of what paid for people sold into slavery. One captive cost 6,000 cowries in the 1500s, and 40,000 by the 1700s. In the kingdom of Dahomey other prices rose steeply too until about 1750, because ship after ship brought more shells. Money does not ask what it pays for.',
                sources: ['cowries-slaves', 'cowries-law'],
              },
            ],
            visual: 'cowries',
            visualText: 'A string of cowrie shells above a heap of loose ones.',
            mood: 'uneasy',
          },
        },
        {
          id: 'wampum',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1637 to 1648',
            location: 'New England',
            character: 'Native bead makers and English settlers',
            scene: 'A treaty is not small change',
            narrative: [
              {
                text: 'Wampum is made of beads of white and dark shell, bored and polished by hand. For the Iroquois and their neighbors, a belt of it was a record. It kept a treaty or a message, and a keeper knew what it said.',
                sources: ['wampum'],
              },
              {
                text: 'English settlers had hardly any coins. In 1637 Massachusetts made the beads legal money for small sums: six for a penny. In 1640 it was four.',
                sources: ['wampum'],
              },
            ],
            guess: {
              question: 'What did people do once beads were money?',
              options: [
                {
                  id: 'keep',
                  text: 'They wore them as jewels',
                  isCorrect: false,
                  answer: 'Some did. Others had a quicker idea.',
                },
                {
                  id: 'gold',
                  text: 'They changed them for gold at the bank',
                  isCorrect: false,
                  answer: 'There was no such bank.',
                },
                {
                  id: 'forge',
                  text: 'They made bad ones, fast',
                  isCorrect: true,
                  answer: 'Rough shells, wrong shells, even stone.',
                },
              ],
            },
            reveal: [
              {
                text: 'Native traders knew their beads and took only the good ones. The bad ones went round among the settlers. In 1648 courts ordered that beads must be well strung, and not mixed large and small. Then silver coins came, and perhaps too many beads, and the money faded.',
                sources: ['wampum'],
              },
            ],
            visual: 'wampum-belt',
            visualText: 'A belt of small beads. Two dark rows run along it, side by side.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: the faster drill',
      situation: [
        {
          text: 'Imagine that you live by the sea, and beads are money. One bead takes half a day to make. You invent a drill that makes fifty a day. Nobody knows yet.',
          drawing: {
            visual: 'beads-of-a-day',
            background: 'plain',
            mood: 'calm',
            text: 'The beads of one day: two by hand, and fifty with the new drill.',
            words: ['by hand', 'with the drill'],
          },
        },
      ],
      question: 'What do you do?',
      options: [
        {
          id: 'flood',
          label: 'Drill as many as I can and spend them',
          outcome: {
            text: 'For a month you are rich. Then fish costs twice the beads, and then ten times. Those who saved beads for years have lost most of their work to you. After that nobody takes beads.',
          },
        },
        {
          id: 'quiet',
          label: 'Make a few extra, and tell nobody',
          outcome: {
            text: 'It works longer. But a secret that pays this well gets out, or somebody else invents the same drill. The end is the same, only later, and you had to lie.',
          },
        },
        {
          id: 'tell',
          label: 'Show everybody, and ask for a new money',
          outcome: {
            text: 'Fair, and hard. People must agree on something that the drill cannot make. Those who hold many beads will fight you.',
          },
        },
      ],
      closing: {
        text: 'Iron tools on Yap were such a drill, and ships full of cowries were another. Keep this question for every money you meet: who can make more of it, and what does it cost them?',
      },
    },
  ],
  check: [
    {
      id: 'stones',
      prompt: 'Why were later stone wheels on Yap worth less?',
      options: [
        {
          id: 'small',
          text: 'They were smaller',
          isCorrect: false,
          explanation: 'They were bigger. Iron tools and ships made that possible.',
        },
        {
          id: 'easy',
          text: 'They had become easier to get',
          isCorrect: true,
          explanation: 'Less risk and less work stood behind each stone.',
        },
        {
          id: 'sea',
          text: 'They lay at the bottom of the sea',
          isCorrect: false,
          explanation: 'One did, and the island agreed that it was still good.',
        },
      ],
    },
    {
      id: 'place',
      prompt: 'A dinar was 400,000 cowries on the Maldives and 1,150 in Mali. What does that show?',
      options: [
        {
          id: 'cheat',
          text: 'Traders in Mali were cheated',
          isCorrect: false,
          explanation: 'They paid for a long and risky way.',
        },
        {
          id: 'bad',
          text: 'Shells are bad money everywhere',
          isCorrect: false,
          explanation: 'In Mali nobody could pick them up from the beach, so they worked.',
        },
        {
          id: 'rare',
          text: 'Common here can be rare there',
          isCorrect: true,
          explanation: '“Rare” means rare in some place, for somebody.',
        },
      ],
    },
    {
      id: 'wampum',
      prompt: 'What was a belt of wampum to the Iroquois?',
      options: [
        {
          id: 'record',
          text: 'Above all a record and a gift',
          isCorrect: true,
          explanation: 'The settlers, short of coins, turned it into small change.',
        },
        {
          id: 'coins',
          text: 'The same as silver coins in England',
          isCorrect: false,
          explanation: 'Settlers used loose and strung beads that way. A treaty belt was not small change.',
        },
        {
          id: 'toys',
          text: 'Decoration without meaning',
          isCorrect: false,
          explanation: 'A keeper could read a treaty from a belt.',
        },
      ],
    },
  ],
  takeaways: [
    'A thing is money when people take it because others will.',
    'Good money in one place can be pebbles in another.',
    'When a money becomes easy to make, its holders lose.',
    'Money can pay for anything, for cruelty too.',
  ],
  explains: 'what stones, salt and shells had in common as money',
  limits:
    'Scholars argue whether stone wheels and wampum should be called money at all, because they served ceremonies more than markets. Most early reports come from outsiders, who saw money where there was more than that. And prices from so long ago are single notes by single travelers.',
};
