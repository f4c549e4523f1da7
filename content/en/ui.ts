/** Words of the parts that know no subject. */
export const ui = {
  flipCard: { hint: 'Turn the card', turnBack: 'Turn back' },
  carousel: { previous: 'Previous', next: 'Next', goTo: 'Go to {name}', position: '{n} of {count}' },
  newTab: '(opens in a new tab)',
};
