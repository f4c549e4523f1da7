import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-cypherpunks',
  cover: { visual: 'steamed-letter', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'The spy at the post office',
    paragraphs: [
      {
        text: 'You want to write to somebody far away whom you have never met. A spy works at the post office. He opens every letter, the very first one too, and copies it. So you cannot agree on a secret code: he would read the code as well.',
      },
      {
        text: 'For centuries that was the trouble with secret writing. Both sides needed a secret before they could share one.',
        sources: ['gresham-keys'],
      },
    ],
    guess: {
      question: 'Can two strangers still write to each other in secret?',
      options: [
        {
          id: 'meet',
          text: 'No. They have to meet once',
          isCorrect: false,
          answer: 'Everybody thought so until the 1970s.',
        },
        {
          id: 'messenger',
          text: 'Only with a messenger whom both trust',
          isCorrect: false,
          answer: 'That was the old way. It is as safe as the messenger.',
        },
        {
          id: 'open',
          text: 'Yes, even if the spy reads every letter',
          isCorrect: true,
          answer: 'It sounds like magic. It is arithmetic.',
        },
      ],
    },
    reveal: [
      {
        text: 'The way to do it was published in 1976. Your phone uses it each time you pay in a web shop. The same idea, turned around, signs every bitcoin payment.',
        sources: ['gresham-keys', 'merkle-class', 'whitepaper-double-spending'],
      },
    ],
  },
  objectives: [
    'Explain what a public key and a private key do',
    'Tell what became of DigiCash, and why',
    'Say what each early plan for digital cash solved, and what it left open',
    'Give the case of the cypherpunks, and the case of their critics',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A hundred open padlocks',
      paragraphs: [
        {
          text: 'You own one key and a hundred padlocks that it opens. You leave the padlocks lying around, all of them open. Whoever wants to write to you puts the letter into a box, snaps one of your padlocks shut and sends the box. To close a padlock you need no key. To open it again you do, and only you have it.',
        },
        {
          text: 'The padlock is your public key. Copy it, print it, put it on a poster. The key in your pocket is your private key. Both are very long numbers. They belong together, and no computer of today can work out the second from the first in any useful time.',
        },
        {
          text: 'It also works the other way around, like a wax seal. Only you own the ring that makes the mark. All the world knows what the mark looks like. Anyone can check it, and you alone can make it. That is a digital signature. Bitcoin uses this second trick. It does not hide payments: it signs them.',
          sources: ['whitepaper-double-spending', 'whitepaper-privacy'],
          drawing: {
            visual: 'seal-and-ring',
            background: 'plain',
            mood: 'calm',
            text: 'Above a dotted line, what all may see: a letter with the mark of a wax seal. Below it, what only you have: the ring.',
          },
        },
      ],
      drawing: {
        visual: 'padlocks-and-key',
        background: 'plain',
        mood: 'calm',
        text: 'Above a dotted line, what all may have: open padlocks. Below it, what only you have: the key.',
      },
      limits:
        'A wax seal can be moved to another letter, and a digital signature fits one message only. A real padlock gives way to a saw. A key pair is safe as long as nobody finds a shortcut. One has been known since 1994, but it needs a quantum computer far larger than any that exists. You must also be sure whose padlock you hold: a spy could slip in one of his own. Web shops show certificates against that. And a locksmith can help if you lose your real key. Nobody can help with a lost private key.',
    },
    {
      type: 'story',
      title: 'Thirty years of almost',
      sections: [
        {
          id: 'keys',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1976',
            location: 'California, United States',
            character: 'Whitfield Diffie, Martin Hellman and Ralph Merkle',
            scene: 'A lock that anyone can close',
            narrative: [
              {
                text: 'Whitfield Diffie and Martin Hellman publish a paper about codes with two keys, one open and one secret. A student, Ralph Merkle, had thought of something like it for a computer class. His idea was little understood at first.',
                sources: ['merkle-class'],
              },
            ],
            guess: {
              question: 'They were not the first. Who was?',
              options: [
                {
                  id: 'gchq',
                  text: 'A British intelligence agency',
                  isCorrect: true,
                  answer: 'Its people were not allowed to say so.',
                },
                { id: 'bank', text: 'A bank in New York', isCorrect: false, answer: 'Banks came much later.' },
                {
                  id: 'school',
                  text: 'Two pupils in Russia',
                  isCorrect: false,
                  answer: 'A nice story, and we made it up.',
                },
              ],
            },
            reveal: [
              {
                text: 'James Ellis had the idea at the British listening service GCHQ in the 1960s. In 1973 the young Clifford Cocks joined. After six weeks they gave him the puzzle, and he solved it in half an hour. Both were sworn to secrecy. So the world got the idea from people who were free to publish it. Remember that when you meet the cypherpunks.',
                sources: ['gchq-keys'],
              },
            ],
            visual: 'open-padlocks',
            visualText: 'A chest with a closed padlock. Three open padlocks hang on a rail, and one key lies below.',
            mood: 'calm',
          },
        },
        {
          id: 'digicash',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1990 to 1998',
            location: 'Amsterdam, the Netherlands',
            character: 'David Chaum, inventor of ecash',
            scene: 'Cash that the bank cannot follow',
            narrative: [
              {
                text: 'A card payment leaves a trace: who, where, when. David Chaum wanted digital money as private as a coin. Think of an envelope lined with carbon paper. You say what the coin inside is worth, and for each value the bank has another stamp. It stamps the outside, and the stamp goes through. Later the bank knows its stamp, and cannot tell which coin was yours.',
                sources: ['digicash-idea', 'digicash-start'],
              },
              {
                text: 'But a digital coin is a number, and numbers can be copied. So each shop sent the coin to the bank at once, and the bank looked up whether it had been spent. Mark Twain Bank in St. Louis tried the system, then Deutsche Bank and others.',
                sources: ['digicash-start', 'digicash-1998', 'whitepaper-double-spending'],
              },
            ],
            guess: {
              question: 'What became of Chaum’s company, DigiCash?',
              options: [
                {
                  id: 'sold',
                  text: 'A software giant bought it for billions',
                  isCorrect: false,
                  answer: 'Former workers say there were large offers. None was signed.',
                },
                {
                  id: 'bankrupt',
                  text: 'It ran out of money in 1998',
                  isCorrect: true,
                  answer: 'The technology worked. The company did not.',
                },
                {
                  id: 'forbidden',
                  text: 'The police closed it',
                  isCorrect: false,
                  answer: 'Nobody closed it. Too few people used it.',
                },
              ],
            },
            reveal: [
              {
                text: 'In November 1998 DigiCash asked a court for protection from those it owed money. The banks had never gone beyond trials. Why? A trade paper named bad management and a system that was hard to use. Shops waited for buyers, and buyers waited for shops. Former workers blamed Chaum’s distrust. He saw it differently.',
                sources: ['digicash-idea', 'digicash-1998', 'digicash-network', 'digicash-start', 'digicash-end'],
              },
              {
                text: 'One thing was plain. Such money lives as long as the company at its center.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            visual: 'blind-envelope',
            visualText:
              'Three steps. A coin lies in a closed envelope. The bank stamps the envelope, and the mark goes through to the coin. Later the bank sees three coins with its mark, and cannot tell which one came from this envelope.',
            visualWords: ['you seal it', 'the bank stamps', 'whose is it?'],
            mood: 'uneasy',
          },
        },
        {
          id: 'list',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1992 to 1995',
            location: 'San Francisco Bay, California',
            character: 'Eric Hughes, Timothy May and John Gilmore',
            scene: 'A list with masks',
            narrative: [
              {
                text: 'In 1992 Eric Hughes invites some friends. They sit on the floor and play a game with secrets and digital money. John Gilmore gives them a mailing list, which soon has 500 to 700 readers. They call themselves cypherpunks. A magazine shows three of them in masks. Many are libertarians, people who want as little state as can be. Others are, as May wrote, “staid Republicans” or left-wing.',
                sources: ['cypherpunk-list', 'cypherpunk-creed', 'cypherpunk-masks'],
              },
              {
                text: 'In March 1993 Hughes writes down what they want. “Privacy is not secrecy,” he says. “Privacy is the power to selectively reveal oneself to the world.” You tell your doctor one thing and your baker another.',
                sources: ['cypherpunk-manifesto'],
              },
            ],
            guess: {
              question: 'How did Hughes mean to get privacy?',
              options: [
                { id: 'laws', text: 'With better laws', isCorrect: false, answer: 'He did not wait for laws.' },
                {
                  id: 'ask',
                  text: 'By asking companies for it',
                  isCorrect: false,
                  answer: 'He wrote that they would not grant it out of kindness.',
                },
                {
                  id: 'code',
                  text: 'By writing programs and giving them away',
                  isCorrect: true,
                  answer: 'Electronic money was on his list of tools.',
                },
              ],
            },
            reveal: [
              {
                text: '“Cypherpunks write code,” he wrote, and: “We don’t much care if you don’t approve of the software we write.”',
                sources: ['cypherpunk-manifesto'],
              },
              {
                text: 'Many did not approve. In 1995 the head of the FBI, Louis Freeh, warned Congress of codes that nobody can break. “Drug cartels, terrorists, and kidnappers” would talk to each other without fear. May had not denied it. “Many of these concerns will be valid,” he had written in 1988, and he expected worse: markets for stolen secrets, even for murder. He thought that nothing could stop it. Others on that side answer that the same codes protect every bank and every web shop.',
                sources: ['freeh-1995', 'crypto-anarchist', 'gresham-keys'],
              },
            ],
            visual: 'masked-group',
            visualText: 'Three people with white masks sit behind a table with papers.',
            mood: 'calm',
          },
        },
        {
          id: 'pieces',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1997 to 2004',
            location: 'The cypherpunks list and around it',
            character: 'Adam Back, Wei Dai, Nick Szabo and Hal Finney',
            scene: 'Four plans and one hole',
            narrative: [
              {
                text: 'In 1997 Adam Back posts Hashcash, a stamp against junk mail. Before you send a letter, your computer must find a number that solves a puzzle. That takes a moment. For a million letters it takes a million moments. Checking takes no time at all. Two researchers had described the same idea in 1992. Back had not known.',
                sources: ['hashcash-1997', 'hashcash-paper'],
              },
              {
                text: 'What if such a puzzle made money? Wei Dai sketches b-money in 1998. Nick Szabo thinks up bit gold: each solved puzzle gives a rare number to own, and sets the next puzzle. In 2004 Hal Finney runs a real server, RPOW. It takes a solved puzzle and gives you a token that you can pass on.',
                sources: ['b-money', 'bit-gold', 'rpow'],
              },
            ],
            guess: {
              question: 'What did all of them still lack?',
              options: [
                {
                  id: 'work',
                  text: 'A puzzle that costs work',
                  isCorrect: false,
                  answer: 'They had that one, from Hashcash.',
                },
                {
                  id: 'sign',
                  text: 'A way to sign a payment',
                  isCorrect: false,
                  answer: 'Public keys had solved that in the 1970s.',
                },
                {
                  id: 'order',
                  text: 'A way for strangers to agree who was paid first',
                  isCorrect: true,
                  answer: 'Somebody had to be believed, or the line between all had to be perfect.',
                },
              ],
            },
            reveal: [
              {
                text: 'Dai called his own first plan impractical. It needed a line on which all hear the same, and which nobody can jam. His second plan relied on a group of servers, “trusted to a degree.” Szabo needed several clocks that people believe. Finney needed his one machine with a special chip. It was honest work with a hole in the middle.',
                sources: ['b-money', 'bit-gold', 'rpow'],
              },
            ],
            visual: 'puzzle-stamp',
            visualText: 'An envelope. Its stamp shows a number that begins with five zeros.',
            mood: 'hopeful',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: the program in the drawer',
      situation: [
        {
          text: 'It is the early 1990s. You have written a program. With it anyone can send letters that nobody else can read: no thief, no boss, no police. A journalist under a dictator needs it. So would a kidnapper.',
          drawing: {
            visual: 'disk-in-the-drawer',
            background: 'plain',
            mood: 'calm',
            text: 'A disk with a padlock in an open drawer. One arrow leads to a journalist, and one to a kidnapper.',
            words: ['journalist', 'kidnapper'],
          },
        },
      ],
      question: 'What do you do with it?',
      options: [
        {
          id: 'publish',
          label: 'Give it to everyone',
          outcome: {
            text: 'Phil Zimmermann did that in 1991 with his program PGP. He first gave it to a friend, who put it online. It was soon all over the world. The United States counted such programs as weapons. It investigated him for years, for sending a weapon abroad. In January 1996 the case was dropped, and no reason was given. You cannot choose who uses it, and you cannot take it back.',
            sources: ['pgp-netwars', 'pgp-dropped'],
          },
        },
        {
          id: 'escrow',
          label: 'Keep a spare key for the police',
          outcome: {
            text: 'The US government proposed that in April 1993: the Clipper chip. Agencies would hold a spare key to each telephone and give it out when the law allowed it. Then Matt Blaze, a researcher, showed how to cheat the chip. Others asked who guards the spare keys. By 1996 the plan was dead. The wish behind it lives on.',
            sources: ['clipper-chip'],
          },
        },
        {
          id: 'drawer',
          label: 'Leave it in the drawer',
          outcome: {
            text: 'The British service did that with public keys. Three years after Cocks had solved it, Diffie and Hellman published it. An idea whose time has come is found twice. You have avoided the blame, and changed little.',
            sources: ['gchq-keys', 'merkle-class'],
          },
        },
      ],
      closing: {
        text: 'No choice here is clean. A tool that protects people also protects bad people. You will meet the question again with Bitcoin: a payment that nobody can stop helps whoever needs it.',
      },
    },
  ],
  check: [
    {
      id: 'keys',
      prompt: 'Ana wants to send Ben a letter that only he can read. What does she need?',
      options: [
        {
          id: 'private',
          text: 'Ben’s private key',
          isCorrect: false,
          explanation: 'He must never give it away. With it she could read all his mail and sign in his name.',
        },
        {
          id: 'public',
          text: 'Ben’s public key',
          isCorrect: true,
          explanation: 'It is the open padlock: anyone may close it, only Ben can open it.',
        },
        {
          id: 'own',
          text: 'Her own private key',
          isCorrect: false,
          explanation: 'With that she can sign the letter. It does not hide it.',
        },
      ],
    },
    {
      id: 'bank',
      prompt: 'Why did ecash need a bank for every payment?',
      options: [
        {
          id: 'spent',
          text: 'To find coins that are spent twice',
          isCorrect: true,
          explanation: 'A number can be copied. Somebody had to keep the list of spent coins.',
        },
        {
          id: 'name',
          text: 'To write down who paid',
          isCorrect: false,
          explanation: 'No: it was built so that the bank could not know that.',
        },
        {
          id: 'law',
          text: 'Because the law asked for one',
          isCorrect: false,
          explanation: 'The reason was in the design, not in a law.',
        },
      ],
    },
    {
      id: 'stamp',
      prompt: 'What is a Hashcash stamp?',
      options: [
        {
          id: 'coin',
          text: 'A coin that you pay to the post office',
          isCorrect: false,
          explanation: 'Nobody is paid. The work itself is the price.',
        },
        {
          id: 'secret',
          text: 'A secret that hides the letter',
          isCorrect: false,
          explanation: 'It hides nothing. Everyone can see and check it.',
        },
        {
          id: 'work',
          text: 'Proof that a computer has done some work',
          isCorrect: true,
          explanation: 'It is hard to make and easy to check. Bitcoin’s mining is built on it.',
        },
      ],
    },
  ],
  takeaways: [
    'A public key locks and checks. A private key opens and signs. Only the second must stay secret.',
    'DigiCash had private digital money that worked, and it ended with its company.',
    'Proof of work came from the fight against junk mail.',
    'The plans of this lesson needed somebody in the middle to be believed, or a perfect line to everybody, which does not exist.',
  ],
  explains: 'how a key that everyone may see can lock a secret',
  limits:
    'We follow one line of inventors, because it leads to Bitcoin. Many others worked on digital money, and most of the people who built codes had no wish to change money or the state. Why DigiCash failed is told in several ways by people who were there. Diffie and Hellman’s first paper showed how to agree on a secret and what signatures could do. The first full system for both, RSA, came a year later. That GCHQ kept its work secret is the story as told since it became public.',
};
