/**
 * Words of the security checklist. Item ids are kept in readers' browsers (when they ask for it): never rename one.
 * `{…}` marks a value the screen fills in.
 */
export const checklist = {
  title: 'Security checklist',
  intro: 'Tick what you have already done. The score changes as you go.',
  score: 'Score',
  scoreValue: '{percent}%',
  progress: '{done} of {total} done',
  categoryProgress: '{done} of {total} done in {category}',
  labels: {
    excellent: 'Excellent',
    good: 'Good',
    fair: 'Fair',
    needsWork: 'Needs Work',
  },
  meanings: {
    excellent: 'Very few gaps are left. Put a yearly check in your calendar.',
    good: 'The base is solid. Pick the next gap from the list.',
    fair: 'A useful start. Look first at your backup words and your email.',
    needsWork: 'Everyone starts here. Three ticks this week make a real difference.',
  },
  reset: 'Reset',
  resetDone: 'All ticks are cleared.',
  print: 'Print',
  remember: 'Remember my ticks in this browser',
  rememberHelp:
    'Off by default: your ticks are gone when you close or reload this page. If you turn this on, they are kept in this browser only. They are never sent anywhere. Anyone who uses this browser could then see them, so leave it off on a shared computer. Turning it off again deletes them.',
  rememberFailed: 'This browser does not let the page store anything, so your ticks cannot be kept.',
  noScript: 'Without JavaScript the score does not count. You can still read the list, tick it and print it.',
  startHere: 'Start here',
  startTitle: 'Start here: three ticks',
  startNote: 'These three close the widest doors. Each one leads to its box in the list.',
  /** The items of a category, which are folded on phones. */
  actions: 'The {total} actions',
  /** The three items that the end of the guide names. */
  startWith: ['network-strong-login', 'physical-two-places', 'maintenance-test-backup'],
  /** The first words of each of them, which are bold. */
  startBold: ['Protect your email', 'Keep two copies', 'Test your words'],
  categories: [
    {
      id: 'device-security',
      title: 'Device security',
      against: 'Against lost phones, fake apps and downloads',
      icon: 'smartphone',
      color: 'indigo',
      items: [
        { id: 'device-automatic-updates', text: 'Turn on automatic updates for your phone and computer.' },
        { id: 'device-screen-lock', text: 'Lock every device with a long PIN or password.' },
        { id: 'device-official-apps', text: 'Get wallet apps only through a link on the maker’s own website.' },
        {
          id: 'device-remove-unused',
          text: 'Remove apps and browser extensions that you do not use, but never a wallet with coins.',
        },
        {
          id: 'device-hardware-wallet',
          text: 'Keep savings that would hurt to lose on a hardware wallet bought from its maker.',
        },
        {
          id: 'device-check-screen',
          text: 'Compare the address and amount on your wallet’s screen before every payment.',
        },
      ],
    },
    {
      id: 'network-security',
      title: 'Network and accounts',
      against: 'Against a thief in your email or your accounts',
      icon: 'wifi',
      color: 'lake',
      items: [
        {
          id: 'network-password-manager',
          text: 'Use a password manager, with a different password for every account.',
        },
        {
          id: 'network-strong-login',
          text: 'Protect your email and exchange logins with a passkey, a security key or an app.',
        },
        { id: 'network-carrier-pin', text: 'Ask your phone company for a PIN against number changes.' },
        {
          id: 'network-bookmarks',
          text: 'Open exchange and wallet sites from your own bookmarks, never from ads or messages.',
        },
        { id: 'network-own-devices', text: 'Sign in to money accounts only on your own devices.' },
      ],
    },
    {
      id: 'social-engineering',
      title: 'Social engineering',
      against: 'Against callers, letters and online friends',
      icon: 'message-circle-warning',
      color: 'plum',
      items: [
        { id: 'social-never-share-words', text: 'Refuse everyone who asks for your backup words, without exception.' },
        {
          id: 'social-call-back',
          text: 'Hang up on callers about your account, then call the official number yourself.',
        },
        { id: 'social-no-screen-control', text: 'Refuse every request to control or share your screen.' },
        {
          id: 'social-online-investing',
          text: 'Turn down investment help from anyone you have only met online.',
        },
        { id: 'social-wait-a-day', text: 'Wait one day before any payment that someone else urges on you.' },
      ],
    },
    {
      id: 'physical-security',
      title: 'Physical security',
      against: 'Against fire, loss and people who look around',
      icon: 'house',
      color: 'ochre',
      items: [
        { id: 'physical-words-by-hand', text: 'Write your backup words by hand, with no photo, file or cloud copy.' },
        { id: 'physical-two-places', text: 'Keep two copies of the words in two separate safe places.' },
        { id: 'physical-fire-water', text: 'Protect at least one copy from fire and water, for example on steel.' },
        { id: 'physical-pin-apart', text: 'Store the device, its PIN and the words apart from each other.' },
        { id: 'physical-stay-quiet', text: 'Keep the amount you hold private, online and at home.' },
      ],
    },
    {
      id: 'regular-maintenance',
      title: 'Regular maintenance',
      against: 'Against backups and plans that no longer work',
      icon: 'calendar-check',
      color: 'moss',
      items: [
        {
          id: 'maintenance-test-backup',
          text: 'Test your words once a year, by the maker’s backup check or (never for Lightning) on a spare device of the same kind.',
          more: 'If the test fails, send the coins to a new wallet before any reset or deleting of the app.',
        },
        { id: 'maintenance-wallet-updates', text: 'Update your wallet app and device from the maker’s own site.' },
        { id: 'maintenance-old-logins', text: 'Remove old phones, apps and sign-ins from your accounts.' },
        {
          id: 'maintenance-family-letter',
          text: 'Write a letter that tells your family what exists and where, without the words.',
        },
        { id: 'maintenance-calendar', text: 'Put a yearly security check in your calendar.' },
      ],
    },
  ],
};
