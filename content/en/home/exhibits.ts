import type { ExhibitId } from '@/content/exhibits';
import { bitcoinVsCrypto } from './bitcoin-vs-crypto';
import { calculator } from './calculator';
import { charts } from './charts';
import { crisis } from './crisis';
import { finalCta } from './final-cta';
import { furtherReading } from './further-reading';
import { hero } from './hero';
import { moralCodeSection } from './moral-code-section';
import { practicalGuidance } from './practical-guidance';
import { societalDecline } from './societal-decline';
import { timeline } from './timeline';

/**
 * Each exhibit: its name in the navigator, its title, one sentence below it, and its own words from the file beside this one.
 * `finding` answers a title that is a question; tests compute it from the figures.
 */
export const exhibits = {
  hero: {
    name: 'Introduction',
    title: 'In 1971, money changed.',
    lede: 'A dollar kept in a drawer since then has lost most of what it could buy. This is the story of how that happened, and of the alternative some people built.',
    ...hero,
  },
  crisis: {
    name: 'Monetary Crisis',
    title: 'What happens when you water down the beer?',
    lede: 'Printing money can be hard to picture. A barrel of beer is not.',
    ...crisis,
  },
  charts: {
    name: 'The Evidence',
    title: 'Did more money mean higher prices?',
    finding: 'Not one for one: prices rose far less than dollars, and output grew too.',
    lede: 'Lines that rise together do not prove that one pulls the other.',
    ...charts,
  },
  calculator: {
    name: 'Dollar Calculator',
    title: 'Museum Time Machine',
    lede: 'Carry an amount of dollars through time and see what it could buy.',
    ...calculator,
  },
  'societal-decline': {
    name: 'Great Divergence',
    title: 'Did society change course after 1971?',
    finding: 'Of four measures, one turns about 1971.',
    lede: 'People often date all four to 1971. Look for yourself.',
    ...societalDecline,
  },
  timeline: {
    name: 'Timeline',
    title: 'Two histories that meet in 2008',
    lede: 'On one side, how governments changed money. On the other, how a few programmers tried to build their own.',
    ...timeline,
  },
  'moral-code-section': {
    name: 'Bitcoin’s Code',
    title: 'Six problems, six answers in code',
    lede: 'What Bitcoin’s supporters say is wrong with government money, and what its rules do about it. Each answer has a limit, and we name it.',
    ...moralCodeSection,
  },
  'bitcoin-vs-crypto': {
    name: 'Why Bitcoin',
    title: 'Why Bitcoin, and not one of the others?',
    lede: 'Thousands of coins exist. Four things set it apart from most.',
    ...bitcoinVsCrypto,
  },
  'practical-guidance': {
    name: 'Take Action',
    title: 'Ready for a first careful step?',
    lede: 'You do not need to buy anything to learn. If you want to try, start small and start safe.',
    ...practicalGuidance,
  },
  'further-reading': {
    name: 'Further Reading',
    title: 'Books for the next rainy weekend',
    lede: 'Most argue for Bitcoin or for hard money. One, below, argues against.',
    ...furtherReading,
  },
  'final-cta': {
    name: 'Begin',
    title: 'Your journey starts with one small step.',
    lede: 'Play a lesson, or read how a first wallet works and what can go wrong.',
    ...finalCta,
  },
} satisfies Record<ExhibitId, { name: string; title: string; finding?: string; lede: string }>;
