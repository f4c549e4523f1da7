/*
 * Words that tell sentences from backup words. Each set is tested against the ten lists of BIP 39, whole words and their first four
 * letters: a word of a list in it would hide a wallet.
 */

/**
 * Words that sentences need, and that no list of BIP 39 (in Latin letters), SLIP 39 or Electrum has: English, Spanish, Portuguese,
 * German. They end a run of backup words.
 */
export const SENTENCE_WORDS: ReadonlySet<string> = setOf(
  'the and for with your our are was were not would had has how who why his her its does did but could',
  'which these whose to my of it we he me be if us am do in at by on as or so no up an',
  'http https www com org bitcoin invoice monday tuesday wednesday thursday friday saturday sunday',
  'que por con los las del uma das de el la le en um se es meu',
  'des und der die das von ist mit ein eine zu im',
);

/**
 * Words that messages have more often than backups, and that no list of another language than English has. Three of them among
 * twelve words are found in one English phrase of a thousand; as a phrase has only words of its list, it is found all the same.
 */
export const PROSE_WORDS: ReadonlySet<string> = setOf(
  'this that what when where then they you your thank thanks please hello hey see soon very because before can will all',
  'week month year today birthday friend happy money received pay paid address',
  'one two three',
  'hola buenos buenas guten morgen hallo danke bonjour salut grazie',
);

function setOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
