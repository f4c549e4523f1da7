import type { BookId } from './books';

export const GUIDE_CATEGORIES = [
  'core-fundamentals',
  'security-self-custody',
  'buying-using',
  'technical-understanding',
] as const;
export const GUIDE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
/** The icons of components/guides/catalogue/guide-icon.tsx. */
export const GUIDE_ICONS = [
  'arrow-left-right',
  'banknote',
  'bitcoin',
  'calendar-clock',
  'coins',
  'eye-off',
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
  'signing-device',
  'store',
  'triangle-alert',
  'trophy',
  'wallet',
  'zap',
] as const;

export type GuideCategory = (typeof GUIDE_CATEGORIES)[number];
export type GuideLevel = (typeof GUIDE_LEVELS)[number];
export type GuideIconName = (typeof GUIDE_ICONS)[number];

interface GuideRowBase {
  /** The last segment of the path and the name of the file: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly category: GuideCategory;
  readonly level: GuideLevel;
  readonly icon: GuideIconName;
}

export interface AvailableGuideRow extends GuideRowBase {
  readonly status: 'available';
  /** Reading time; a test compares it with the text. */
  readonly minutes: number;
  readonly book: BookId | null;
  /** The day on which the facts were last checked: "2026-11-21". */
  readonly lastChecked: string;
  /** Whether the sections with steps are one procedure, whose numbers go on from each to the next. */
  readonly isOneProcedure?: boolean;
}

export interface ComingSoonGuideRow extends GuideRowBase {
  readonly status: 'coming-soon';
}

/**
 * The catalogue: the language-independent fields of each guide, in the order of the cards. The text is in
 * <language>/guides/<id>.mdx; title and description of a guide to come are in <language>/guides-ui.ts.
 */
// biome-ignore format: one line for each guide
export const guides = [
  { id: 'what-is-bitcoin', category: 'core-fundamentals', level: 'Beginner', minutes: 6, status: 'available', icon: 'bitcoin', book: 'bitcoin-standard', lastChecked: '2026-11-21' },
  { id: 'why-bitcoin-matters-now', category: 'core-fundamentals', level: 'Beginner', minutes: 7, status: 'available', icon: 'banknote', book: 'big-print', lastChecked: '2026-11-22' },
  { id: 'first-wallet', category: 'core-fundamentals', level: 'Beginner', minutes: 8, status: 'available', icon: 'wallet', book: null, lastChecked: '2026-11-28' },
  { id: 'send-receive-bitcoin', category: 'core-fundamentals', level: 'Beginner', minutes: 9, status: 'available', icon: 'arrow-left-right', book: null, lastChecked: '2026-11-21' },
  { id: 'time-preference', category: 'core-fundamentals', level: 'Intermediate', minutes: 8, status: 'available', icon: 'hourglass', book: 'bitcoin-standard', lastChecked: '2026-11-21' },
  { id: 'hardware-wallets', category: 'security-self-custody', level: 'Intermediate', minutes: 12, status: 'available', icon: 'signing-device', book: null, lastChecked: '2026-11-28' },
  { id: 'bitcoin-common-mistakes', category: 'security-self-custody', level: 'Beginner', minutes: 7, status: 'available', icon: 'triangle-alert', book: null, lastChecked: '2026-11-28' },
  { id: 'security-checklist', category: 'security-self-custody', level: 'Beginner', minutes: 5, status: 'available', icon: 'list-checks', book: null, lastChecked: '2026-11-28' },
  { id: 'seed-phrases', category: 'security-self-custody', level: 'Beginner', minutes: 9, status: 'available', icon: 'key-round', book: null, lastChecked: '2026-11-28' },
  { id: 'inheritance', category: 'security-self-custody', level: 'Intermediate', status: 'coming-soon', icon: 'scroll-text' },
  { id: 'buying-first-bitcoin', category: 'buying-using', level: 'Beginner', minutes: 8, status: 'available', icon: 'coins', book: null, lastChecked: '2026-11-28', isOneProcedure: true },
  { id: 'strike-vs-other-platforms', category: 'buying-using', level: 'Beginner', minutes: 8, status: 'available', icon: 'scale', book: null, lastChecked: '2026-11-28' },
  { id: 'dollar-cost-averaging', category: 'buying-using', level: 'Beginner', minutes: 8, status: 'available', icon: 'calendar-clock', book: null, lastChecked: '2026-11-28' },
  { id: 'bitcoin-success-stories', category: 'buying-using', level: 'Beginner', minutes: 9, status: 'available', icon: 'trophy', book: 'check-your-financial-privilege', lastChecked: '2026-11-28' },
  { id: 'using-bitcoin-payments', category: 'buying-using', level: 'Beginner', minutes: 7, status: 'available', icon: 'store', book: null, lastChecked: '2026-11-22' },
  { id: 'selling-bitcoin', category: 'buying-using', level: 'Beginner', minutes: 7, status: 'available', icon: 'landmark', book: null, lastChecked: '2026-11-28' },
  { id: 'lightning-basics', category: 'technical-understanding', level: 'Intermediate', minutes: 12, status: 'available', icon: 'zap', book: null, lastChecked: '2026-11-28' },
  { id: 'bitcoin-mining', category: 'technical-understanding', level: 'Intermediate', minutes: 11, status: 'available', icon: 'pickaxe', book: 'bitcoin-miners-almanac', lastChecked: '2026-11-28' },
  { id: 'bitcoin-fees', category: 'technical-understanding', level: 'Intermediate', minutes: 6, status: 'available', icon: 'receipt', book: null, lastChecked: '2026-11-28' },
  { id: 'bitcoin-addresses', category: 'technical-understanding', level: 'Intermediate', minutes: 8, status: 'available', icon: 'qr-code', book: null, lastChecked: '2026-11-28' },
  { id: 'running-a-node', category: 'technical-understanding', level: 'Intermediate', minutes: 10, status: 'available', icon: 'server', book: null, lastChecked: '2026-11-28' },
  { id: 'privacy', category: 'technical-understanding', level: 'Intermediate', status: 'coming-soon', icon: 'eye-off' },
] as const satisfies readonly (AvailableGuideRow | ComingSoonGuideRow)[];

export type GuideId = (typeof guides)[number]['id'];

/** The guides to read first, in order. */
export const firstGuides = [
  'what-is-bitcoin',
  'why-bitcoin-matters-now',
  'first-wallet',
  'buying-first-bitcoin',
  'send-receive-bitcoin',
] as const satisfies readonly GuideId[];
