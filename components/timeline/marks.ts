/**
 * The mark of each subject, 48 units wide, as one path: its closed parts are filled with the color of the category, everything is
 * stroked with ink. A part inside another one is a hole (`evenodd`), an open line has no area. What is drawn stays inside the sign:
 * about 30 units in a square, 26 in a circle or hexagon, 20 in a diamond.
 */
export const marks = {
  // Money: squares.
  bank: 'M8 20 24 9l16 11zM12 23h5v11h-5zM21.5 23h5v11h-5zM31 23h5v11h-5zM9 38h30',
  padlock: 'M12 22h24v17H12zM15 22v-4a9 9 0 0 1 18 0v4h-4v-4a5 5 0 0 0-10 0v4zM24 28v5',
  'sack-of-coins': 'M17 18q-10 9-6 21h26q4-12-6-21zM17 18h14l4-8-7 3-4-4-4 4-7-3zM19 26h10M19 32h10',
  'bars-of-gold': 'M7 39l3-8h10l3 8zM25 39l3-8h10l3 8zM16 28l3-8h10l3 8zM24 16V8M24 8l-4 4M24 8l4 4',
  'globe-on-stand': 'M23 9a12 12 0 1 1-.1 0zM23 9a5.5 12 0 1 1-.1 0zM11 21h24M23 33v6M15 39h16',
  'cut-chain':
    'M5 41l3-8h9l3 8zM20 41l3-8h9l3 8zM12.5 32l3-8h9l3 8zM33 7a8 8 0 1 1-.1 0zM33 11.5v7M20 24v-2M20 18l-1-3M26.5 22.5l-1.5 2M14 17l-4-3M29 27l5 3',
  'mended-chain':
    'M12 17h7v14h-7a7 7 0 0 1 0-14zM13 21h6v6h-6a3 3 0 0 1 0-6zM36 17h-7v14h7a7 7 0 0 0 0-14zM35 21h-6v6h6a3 3 0 0 0 0-6zM19 14h10v20H19zM24 19h.1M24 24h.1M24 29h.1',
  'boat-without-anchor': 'M10 25h28l-6 8H16zM24 25V9M27 10l9 12h-9zM21 14v8h-7zM8 39h6M19 39h10M34 39h6',
  'barrel-of-oil': 'M14 10q10-3 20 0q4 14 0 28q-10 3-20 0q-4-14 0-28zM12.5 19h23M12.5 29h23',
  weight: 'M16 19h16l6 20H10zM24 8a6 6 0 1 1-.1 0zM24 11.5a2.5 2.5 0 1 1-.1 0zM20 35l8-10M19.5 27h.1M28.5 33h.1',
  summit: 'M7 39l12-20 5 8 4-5 13 17zM19 19V8l10 3.5-10 3.5',
  cliff: 'M8 39V11h13l2 20h17v8zM31 10v14M31 24l-5-5M31 24l5-5',
  'box-to-carry-out': 'M9 25h30l-3 14H12zM19 32h10M16 25V15q-7 1-7-6q7-1 7 6zM22 25V11h10v14zM27 15v6',
  'printing-press': 'M8 10h27v9H8zM13 19h17v20H13zM35 14.5h5M40 14.5V22M21.5 24a5 5 0 1 1-.1 0zM8 14.5h0M17 14.5h9',
  banknote: 'M7 15h34v19H7zM24 19a5.5 5.5 0 1 1-.1 0zM12 24.5h2M34 24.5h2',
  'pile-of-banknotes': 'M9 11h30v7H9zM7 18h30v7H7zM10 25h30v7H10zM8 32h30v7H8zM24 11v7M22 18v7M25 25v7M23 32v7',
  'two-under-one-roof': 'M6 20 24 9l18 11zM10 23h10v16H10zM28 23h10v16H28zM20 31h8',
  target: 'M21 12a14 14 0 1 1-.1 0zM21 17a9 9 0 1 1-.1 0zM21 22a4 4 0 1 1-.1 0zM21 26 39 9M39 9v5M39 9h-5',
  basket: 'M8 21h32l-5 18H13zM15 21l6-12M33 21l-6-12M19 27v7M24 27v7M29 27v7',
  thermometer: 'M17 12a5 5 0 0 1 10 0v14a8 8 0 1 1-10 0zM22 18v14M32 11h6M32 17h4M32 23h6',
  'bank-on-a-phone': 'M14 7h20v34H14zM18 22l6-5 6 5zM20 26v5M24 26v5M28 26v5M18 35h12',
  // Cryptography: circles.
  'two-keys':
    'M17 11a6 6 0 1 1-.1 0zM17 15a2 2 0 1 1-.1 0zM31 11a6 6 0 1 1-.1 0zM31 15a2 2 0 1 1-.1 0zM20 22l12 15M28 22 16 37M29.5 34l3-2.5M18.5 34l-3-2.5',
  'sealed-letter': 'M15 11h18v26H15zM28 25a4.5 4.5 0 1 1-.1 0zM19 17h10M19 22h5M19 31h3',
  'blindfolded-coin': 'M24 12a12 12 0 1 1-.1 0zM12 19h24v7H12zM36 22l5-4M36 23l5 4M20 31h8',
  'locked-envelope': 'M11 15h26v18H11zM11 15l13 11 13-11zM24 19.5v.1M12 32l8-7M36 32l-8-7',
  // People: diamonds.
  mask: 'M13 20q11-5 22 0q1 9-6 9q-3 0-5-4q-2 4-5 4q-7 0-6-9zM18 23.5h2M28 23.5h2',
  'page-with-a-pen': 'M17 15h13v18H17zM20 20h7M20 24h4M20 28h3M35 18 26 29',
  // Proof of work: hexagons.
  'postage-stamp': 'M14 14h4q1 2 2 0h8q1 2 2 0h4v20h-4q-1-2-2 0h-8q-1-2-2 0h-4zM24 18.5a5.5 5.5 0 1 1-.1 0zM24 21v6',
  gem: 'M18 14h12l6 8-12 14-12-14zM12 22h24M20 22l4 14M28 22l-4 14M24 14l-4 8M24 14l4 8',
  'open-ledger': 'M24 16q-6-4-13-1v18q7-3 13 1q6-4 13-1V15q-7-3-13 1zM24 16v18M15 20h5M15 25h5M28 20h5M28 25h5',
  'coin-that-returns': 'M24 16a8 8 0 1 1-.1 0zM24 20v8M12 20v-6M12 14h6M36 28v6M36 34h-6',
  // Bitcoin: discs.
  'nine-pages': 'M13 16h17v23H13zM17 16v-4h17v23h-4V16zM20 12V9h17v22h-3V12zM17 22h9M17 27h9M17 32h5',
  'block-with-a-headline': 'M10 17h21v21H10zM10 17l7-7h21l-7 7zM31 17l7-7v21l-7 7zM14 22h13M14 27h13M14 32h7',
  'coin-on-its-way':
    'M18 13a11 11 0 1 1-.1 0zM14.5 18h4a2.8 2.8 0 0 1 0 5.6a3 3 0 0 1 0 6h-4zM14.5 23.7h4M33 18h4M33 24h8M33 30h4',
  'slice-of-pizza':
    'M10 16q14-9 28 0l-14 24zM20 18a2.5 2.5 0 1 1-.1 0zM29 19a2.5 2.5 0 1 1-.1 0zM24 26a2.5 2.5 0 1 1-.1 0z',
  'half-a-coin': 'M22 11a13 13 0 0 0 0 26zM28 12v3M28 19.5v3M28 27v3M28 34.5v2M33 15v2M36 22v3M33 31v2',
  'sixteenth-of-a-coin':
    'M24 24V10a14 14 0 0 1 5.4 1.1zM35 16v.1M38 24v.1M35 32v.1M30 37v.1M24 38v.1M17 37v.1M13 32v.1M10 24v.1M13 16v.1M18 11v.1',
  'empty-safe': 'M9 11h30v26H9zM13 15h22v18H13zM35 15l-7 4v11l7 3M12 37v3M36 37v3M17 24h4',
  'witness-apart': 'M9 13h17v22H9zM31 13h8v22h-8zM13 19h9M13 24h9M13 29h9M28.5 13v3M28.5 22v3M28.5 31v3',
  'flag-of-a-country': 'M15 10h23v15H15zM15 10v30M15 15h23M15 20h23M10 40h10',
  'tree-with-a-taproot': 'M24 8q10 5 10 11t-10 6q-10 0-10-6t10-11zM24 16v24M24 31l-6 5M24 31l6 5M11 30h26',
  briefcase: 'M9 18h30v20H9zM18 18v-6h12v6h-3v-3h-6v3zM9 26h30M24 24v5',
  'beyond-the-summit': 'M7 38l12-26 6 10 4-4 12 20zM33 10v9M33 19l-4-4M33 19l4-4',
  'loaded-die':
    'M13 13h22v22H13zM19 17.5a1.5 1.5 0 1 1-.1 0zM29 17.5a1.5 1.5 0 1 1-.1 0zM24 22.5a1.5 1.5 0 1 1-.1 0zM19 27.5a1.5 1.5 0 1 1-.1 0zM29 27.5a1.5 1.5 0 1 1-.1 0z',
  fork: 'M9 19h10v10H9zM29 10h10v10H29zM29 28h10v10H29zM19 23l10-8M19 25l10 8',
} as const;

export type MarkName = keyof typeof marks;
