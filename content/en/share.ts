export const share = {
  title: 'Know someone who asks about money?',
  text: 'Pass the journey on.',
  tweet: 'What happened to money since 1971, and what Bitcoin is. A walk through the evidence:',
  shareOnX: 'Share on X',
  copyLink: 'Copy link',
  linkCopied: 'Link Copied',
  copyFailed: 'Your browser did not let us copy. The link is selected below: copy it from there.',
  linkField: 'Link to this site',
};
