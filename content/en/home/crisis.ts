/** Numbers in braces are rows of content/claims. */
export const crisis = {
  story: [
    'A brewer sells honest beer. Ten barrels, a hundred guests, everyone is happy. One night he pours water into the barrels. Now he has fifteen. He sells them at the old price, and for a while nobody notices.',
    'Then the guests notice that one glass does less than it used to. They order two. The brewer did not take anyone’s glass away. He took a part of every glass.',
    'When new money is created faster than new goods, something similar can happen. Each note in your pocket stays the same note. It just buys less.',
  ],
  barrels: { pure: 'Ten barrels of beer', watered: 'The same beer in fifteen barrels' },
  hint: 'Turn the card',
  cards: {
    pure: {
      label: 'Pure beer',
      sub: 'Money that is hard to make more of',
      title: 'What scarcity does',
      lead: 'If nobody can add water, nobody weakens your glass that way.',
      text: 'Gold worked roughly like this: mines add one or two percent a year. What it bought still rose and fell. The price was stiffness. In a crisis money could be added only by breaking the rule, as Britain allowed in 1847, 1857 and 1866, and there were deep slumps.',
    },
    watered: {
      label: 'Watered beer',
      sub: 'Money that can be made at will',
      title: 'Who drinks first?',
      lead: 'Whoever gets the new money first spends it at the old prices.',
      text: 'Those at the end of the line meet the new prices with the old pay. Economists call this the Cantillon effect. How strong it is, they dispute. New money can also soften a slump, and then even late drinkers may gain.',
    },
  },
  limits: [
    'Where the picture fails: an economy also brews more beer each year.',
    'If money grows as fast, prices can stay level. More money lifts them if it is spent. So do scarce goods.',
    'There is also no single brewer. Most dollars are bank deposits, and banks make them when they lend: the loan appears as new money in the borrower’s account, and it is gone again when the loan is paid back. The central bank steers this with interest rates.',
    'And beer was watered under gold, too. Prices rose {inflation-per-year-1913-to-1971} a year from 1913 to 1971, with two world wars and a tie to gold for most of the time. They rose {inflation-per-year-1971-to-2024} a year from 1971 to 2024. In a calm stretch without gold, 1983 to 2020, it was {inflation-per-year-1983-to-2020}.',
  ],
  /** Opens all limits but the first, and the sources, on a phone. */
  more: 'Sources and limits',
  sourcesLabel: 'Read in',
};
