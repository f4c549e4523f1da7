/**
 * The nonces of the true chain of the calculator BlockChain, for the payments of each language. Finding them takes 300,000 tries, checking
 * them five hashes: where a payment has changed, the site mines anew, and a test says what to write here.
 */
export const blockChainNonces = {
  en: [240855, 93617, 71052, 107211, 12843],
  es: [34072, 129035, 29991, 2788, 58065],
  pt: [34072, 129035, 29991, 2788, 19052],
} as const;
