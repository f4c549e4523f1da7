/*
 * Words that tell sentences from backup words. Each set is tested against the ten lists of BIP 39, whole words and their first four
 * letters: a word of a list in it would hide a wallet.
 */

/**
 * Words that sentences need, and that no list of BIP 39 (in Latin letters), SLIP 39 or Electrum has: English, Spanish, Portuguese,
 * German, French, Italian, Czech, Polish and Dutch. They end a run of backup words.
 */
export const SENTENCE_WORDS: ReadonlySet<string> = setOf(
  'the and for with your our are was were not would had has how who why his her its does did but could',
  'which these whose to my of it we he me be if us am do in at by on as or so no up an',
  'http https www com org bitcoin invoice monday tuesday wednesday thursday friday saturday sunday',
  'que por con los las del uma das de el la le en um se es meu',
  'des und der die das von ist mit ein eine zu im meine bitte mir dir etwas nicht auch wir ihr sie ich du dich',
  'mon ma et les vous nous avec est il ce ne pas mio mia non di mi ti che della nel',
  'na jsem moje mój oto proszę dziękuję het een mijn voor je',
);

/**
 * Words that messages have more often than backups, and that no list of another language than English has. The first two lines are
 * in the English list: three of them among twelve words are found in one phrase of some hundreds, which is found all the same,
 * because it has only words of the list.
 */
export const PROSE_WORDS: ReadonlySet<string> = setOf(
  'this that what when where then they you your thank please hello soon very because before can will all there other only any',
  'week month year today friend happy address one two three',
  'hey thanks see birthday money received others out after while without within against through every each both many too new',
  'children things days years months weeks times prices costs banks coins numbers words addresses makes take takes took taken',
  'gives given get gets got go goes went comes says said saw seen known thinks wants needs uses keeps shows shown asks tells',
  'buys pay paid sells sends spends rises risen falls fell fallen grows grew cannot should may might looks held holds stays',
  'turns starts ends opened closed added counted moved helps changes values government yesterday nearly usually earlier instead',
  'although though unless yet something anything everything everyone somebody anybody nobody himself themselves yourself dear',
  'hola buenos buenas guten morgen hallo danke bonjour salut grazie',
);

function setOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
