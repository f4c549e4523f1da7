/**
 * Numbers that a lesson states and a drawing of it shows. Text and drawing read them here, so that they cannot differ. Like the workings
 * they have no row on the sources page: the lesson names the source, or says that the story is made up.
 */
import { compact, number, percent, usd } from './parts';
import type { ClaimFormat, NumberRow } from './types';

const stated = (value: number, format: ClaimFormat = number(0)): NumberRow => ({ format, compute: () => value });

/** Paper marks for one dollar, as a newspaper or the statistical office had it on a day. */
const marksPerDollar = (day: string): NumberRow => ({
  format: number(0),
  compute: (read) => read.value('weimar-1923', day, 'marksPerDollar', 'readPoints'),
});

/** Whom a boy must find to pay half as much again to those of the round before; ten lent to him in the first. */
const clubLenders = (round: number): NumberRow => stated(Math.round(10 * 1.5 ** round));

export const lessonNumbers = {
  // In billions of marks.
  'german-debt-1914': stated(5),
  'german-debt-1919': stated(144),
  'marks-per-dollar-1914': stated(4.2, number(2)),
  'marks-per-dollar-january-1923': marksPerDollar('1923-01-02'),
  'marks-per-dollar-october-1923': marksPerDollar('1923-10-01'),
  'marks-per-dollar-fixed-1923': stated(4.2e12, compact),
  // In marks.
  'bread-may-1923': stated(474),
  'bread-july-1923': stated(2_200),
  'bread-october-1923': stated(14e6, compact),
  'butter-first-1923': stated(1_600_000),
  'butter-cheaper-1923': stated(1_400_000),

  'zimbabwe-zeros-2006': stated(3),
  'zimbabwe-zeros-2008': stated(10),
  'zimbabwe-zeros-2009': stated(12),
  'veterans-pension-1997': stated(50_000),
  'oil-bottle-bought': stated(100),
  'oil-bottle-asked': stated(120),
  'oil-bottle-ordered': stated(60),
  'venezuela-zeros-2008': stated(3),
  // In millions of barrels a day.
  'venezuela-oil-2013': stated(2.8, number(1)),
  'venezuela-oil-2017': stated(2.1, number(1)),
  'venezuela-oil-2019': stated(1.2, number(1)),
  'meals-of-a-month': stated(30),

  'beads-by-hand': stated(2),
  'beads-drilled': stated(50),
  'coats-hung': stated(500),
  'coats-rented': stated(400),
  'centimeters-per-inch': stated(2.54, number(2)),
  'grains-per-pound': stated(113),
  'grains-per-dollar': stated(23.22, number(2)),
  'cruzeiros-per-real': stated(2_750),
  'rise-a-month': stated(5, percent(0)),
  'emergency-expense': stated(400, usd(0)),

  'club-lenders-first': clubLenders(0),
  'club-lenders-second': clubLenders(1),
  'club-lenders-third': clubLenders(2),
  'club-lenders-fourth': clubLenders(3),
  'club-lenders-ninth': clubLenders(8),
  // Of the strength of the link in the famous test.
  'marshmallow-link-2018': stated(100 / 2, percent(0)),
  'marshmallow-link-with-background': stated(100 / 2 / 3, percent(0)),

  'block-with-false-coins': stated(74_638),
  'block-without-false-coins': stated(74_691),
  'deal-signed-2017': stated(83, percent(0)),
} satisfies Record<string, NumberRow>;
