/** Words of the parts that know no subject. */
export const ui = {
  carousel: {
    controls: { previous: 'Previous', next: 'Next', goTo: 'Go to {name}' },
    position: '{n} of {count}',
  },
  /** After a press whose script is lost or late. */
  scriptMissing:
    'This page can be read, but the part that answers your press has not arrived. Press again to ask for it once more.',
  newTab: '(opens in a new tab)',
};
