/**
 * Examples of the address identifier: addresses of a public test key, and test vectors of BIP 173, BIP 350 and BOLT 11. Anyone
 * can spend coins sent to them.
 */
export const addressExamples = {
  p2pkh: '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
  p2sh: '3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN',
  p2wpkh: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  p2tr: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  typo: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  test: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  /** Expired one minute after it was made, in June 2017. */
  invoice:
    'lnbc2500u1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpu9qrsgquk0rl77nj30yxdy8j9vdx85fkpmdla2087ne0xh8nhedh8w27kyke0lp53ut353s06fv3qfegext0eh0ymjpf39tuven09sam30g4vgpfna3rh',
} as const;
