/** Words of the parts that know no subject. */
export const ui = {
  carousel: { previous: 'Previous', next: 'Next', goTo: 'Go to {name}', position: '{n} of {count}' },
  newTab: '(opens in a new tab)',
};
