export const GUIDE_CATEGORIES = [
  'core-fundamentals',
  'security-self-custody',
  'buying-using',
  'technical-understanding',
] as const;
export const GUIDE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
/** Drawings by name; each is drawn in components/guides/guide-icon.tsx. */
export const GUIDE_ICONS = [
  'arrow-left-right',
  'banknote',
  'bitcoin',
  'calendar-clock',
  'coins',
  'eye-off',
  'hard-drive',
  'hourglass',
  'key-round',
  'landmark',
  'list-checks',
  'pickaxe',
  'qr-code',
  'receipt',
  'scale',
  'scroll-text',
  'server',
  'store',
  'triangle-alert',
  'trophy',
  'wallet',
  'zap',
] as const;

export type GuideCategory = (typeof GUIDE_CATEGORIES)[number];
export type GuideLevel = (typeof GUIDE_LEVELS)[number];
export type GuideIconName = (typeof GUIDE_ICONS)[number];

type Row = {
  id?: string;
  category?: string;
  level?: string;
  minutes?: number;
  status?: string;
  icon?: string;
  book?: string | null;
  lastChecked?: string;
};

/**
 * The catalogue: one row a guide, in the order of the cards, with all that has no language. Its words are in
 * en/guides/<id>.mdx. The type is loose on purpose: lib/content/guide-schema.ts checks every field and says what is wrong
 * in a sentence.
 */
// biome-ignore format: a table is read by the line, one guide each
export const guides: readonly Row[] = [
  { id: 'first-wallet', category: 'core-fundamentals', level: 'Beginner', minutes: 8, status: 'available', icon: 'wallet', book: null, lastChecked: '2026-11-21' },
  { id: 'what-is-bitcoin', category: 'core-fundamentals', level: 'Beginner', minutes: 6, status: 'available', icon: 'bitcoin', book: 'bitcoin-standard', lastChecked: '2026-11-21' },
  { id: 'why-bitcoin-matters-now', category: 'core-fundamentals', level: 'Beginner', minutes: 7, status: 'available', icon: 'banknote', book: 'big-print', lastChecked: '2026-11-21' },
  { id: 'send-receive-bitcoin', category: 'core-fundamentals', level: 'Beginner', minutes: 9, status: 'available', icon: 'arrow-left-right', book: null, lastChecked: '2026-11-21' },
  { id: 'time-preference', category: 'core-fundamentals', level: 'Intermediate', minutes: 8, status: 'available', icon: 'hourglass', book: 'bitcoin-standard', lastChecked: '2026-11-21' },
  { id: 'hardware-wallets', category: 'security-self-custody', level: 'Intermediate', minutes: 12, status: 'available', icon: 'hard-drive', book: null, lastChecked: '2026-11-21' },
  { id: 'bitcoin-common-mistakes', category: 'security-self-custody', level: 'Beginner', minutes: 7, status: 'available', icon: 'triangle-alert', book: null, lastChecked: '2026-11-21' },
  { id: 'security-checklist', category: 'security-self-custody', level: 'Beginner', minutes: 5, status: 'available', icon: 'list-checks', book: null, lastChecked: '2026-11-21' },
  { id: 'seed-phrases', category: 'security-self-custody', level: 'Beginner', minutes: 9, status: 'available', icon: 'key-round', book: null, lastChecked: '2026-11-21' },
  { id: 'inheritance', category: 'security-self-custody', level: 'Intermediate', status: 'coming-soon', icon: 'scroll-text' },
  { id: 'buying-first-bitcoin', category: 'buying-using', level: 'Beginner', minutes: 8, status: 'available', icon: 'coins', book: null, lastChecked: '2026-11-21' },
  { id: 'strike-vs-other-platforms', category: 'buying-using', level: 'Beginner', minutes: 8, status: 'available', icon: 'scale', book: null, lastChecked: '2026-11-21' },
  { id: 'dollar-cost-averaging', category: 'buying-using', level: 'Beginner', minutes: 8, status: 'available', icon: 'calendar-clock', book: null, lastChecked: '2026-11-21' },
  { id: 'bitcoin-success-stories', category: 'buying-using', level: 'Beginner', minutes: 9, status: 'available', icon: 'trophy', book: 'check-your-financial-privilege', lastChecked: '2026-11-21' },
  { id: 'using-bitcoin-payments', category: 'buying-using', level: 'Beginner', minutes: 7, status: 'available', icon: 'store', book: null, lastChecked: '2026-11-21' },
  { id: 'selling-bitcoin', category: 'buying-using', level: 'Beginner', minutes: 7, status: 'available', icon: 'landmark', book: null, lastChecked: '2026-11-21' },
  { id: 'lightning-basics', category: 'technical-understanding', level: 'Intermediate', minutes: 12, status: 'available', icon: 'zap', book: null, lastChecked: '2026-11-21' },
  { id: 'bitcoin-mining', category: 'technical-understanding', level: 'Intermediate', minutes: 11, status: 'available', icon: 'pickaxe', book: 'bitcoin-miners-almanac', lastChecked: '2026-11-21' },
  { id: 'bitcoin-fees', category: 'technical-understanding', level: 'Intermediate', minutes: 6, status: 'available', icon: 'receipt', book: null, lastChecked: '2026-11-21' },
  { id: 'bitcoin-addresses', category: 'technical-understanding', level: 'Intermediate', minutes: 8, status: 'available', icon: 'qr-code', book: null, lastChecked: '2026-11-21' },
  { id: 'running-a-node', category: 'technical-understanding', level: 'Intermediate', minutes: 10, status: 'available', icon: 'server', book: null, lastChecked: '2026-11-21' },
  { id: 'privacy', category: 'technical-understanding', level: 'Intermediate', status: 'coming-soon', icon: 'eye-off' },
];
