/** The first English test vector of BIP 39, with its addresses from BIP 84. Anyone can spend coins sent to them. */
export const seedExample = {
  words: `${'abandon '.repeat(11)}about`.split(' '),
  /** Positions of the two words in the list, from 0. */
  places: { abandon: 0, about: 3 },
  /** The first eight hexadecimal digits of the seed without a passphrase. */
  seedStart: '5eb00bbd',
  addresses: ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
} as const;
