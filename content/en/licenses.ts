export const licenses = {
  title: 'Licenses',
  metaTitle: 'Licenses of the software and fonts',
  metaDescription: 'The software and fonts that other people made and this site passes on to you, with their licenses.',
  lede: 'This site passes on software and fonts that other people made and gave away. Their licenses say what you may do with them.',
  listTitle: 'What your browser gets',
  /** {count} packages. */
  count: '{count} packages. The build finds them in the finished files, so the list is never behind.',
  /** What a package is in the site. */
  parts: { script: 'Script', font: 'Font', style: 'Style', drawing: 'Icons' },
  texts: 'Read the full text of each license',
  buildTitle: 'What the site is built with',
  build:
    'Far more software works on the site before it reaches you. A list for machines names every part of it, with its version and a checksum (CycloneDX, JSON).',
  bill: 'Download the bill of materials',
};
