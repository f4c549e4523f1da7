import type { BookId } from '@/content/books';

/**
 * An emblem for each cover, on a board 100 units wide and 150 high, as one path: filled with the color of the band, and its parts
 * separated by lines in the color of the board. A part inside another one is a hole (`evenodd`).
 */
export const coverDrawings: Record<BookId, string> = {
  // A shell, one of the oldest monies.
  'bitcoin-standard':
    'M50 110L8 108A10 10 0 0 1 13 91zM50 110L13 91A10 10 0 0 1 24 77zM50 110L24 77A10 10 0 0 1 41 69zM50 110L41 69A10 10 0 0 1 59 69zM50 110L59 69A10 10 0 0 1 76 77zM50 110L76 77A10 10 0 0 1 87 91zM50 110L87 91A10 10 0 0 1 92 108zM36 110h28l-5 8H41z',
  // A pickaxe before the sun.
  'bitcoin-miners-almanac':
    'M50 68a30 30 0 1 1-.1 0zM42 77q31-3 35 34-14-21-35-34zM33 117l4 4 24-26-4-4zM47 54h6v9h-6zM6 95h9v6H6zM85 95h9v6h-9zM17 67l4-4 7 7-4 4zM83 67l-4-4-7 7 4 4z',
  // Three fish of one shape.
  scale:
    'M34 47q-4-6-9-6t-7 5l-4-4v10l4-4q2 5 7 5t9-6zM56 68q-8-11-17-11t-15 10l-8-8v18l8-8q5 10 15 10t17-11zM94 105q-15-23-36-23T28 102L12 86v36l16-16q9 20 30 20t36-21zM79 96a3 3 0 1 1-.1 0zM66 87q9 17 0 34 4-17 0-34zM47 69a1.5 1.5 0 1 1-.1 0z',
  // A press that gives out a long banknote.
  'big-print':
    'M0 58h100v16H0zM18 74h64v47l-4 6-4-6-4 6-4-6-4 6-4-6-4 6-4-6-4 6-4-6-4 6-4-6-4 6-4-6-4 6-4-6zM50 84a15 15 0 1 1-.1 0zM50 89a10 10 0 1 1-.1 0zM24 97h7v4h-7zM69 97h7v4h-7zM78 63h12v6H78z',
  // A lectern with microphones: the book is a course of lectures.
  'economic-policy':
    'M14 82h72l-9 16H23zM40 98h20v22H40zM26 120h48v7H26zM39 82 33 66h5l6 16zM61 82l6-16h-5l-6 16zM34 46a7 10 0 1 1-.1 0zM66 46a7 10 0 1 1-.1 0z',
  // A coin in two halves.
  'broken-money':
    'M52 38 38 62l12 12-15 16 9 22-6 12A44 44 0 0 1 52 38zM66 40a44 44 0 0 1-14 86l6-14-9-21 15-16-12-13z',
  // A globe.
  'check-your-financial-privilege':
    'M50 5a37 37 0 1 1-.1 0zM50 5a13 37 0 1 1-.1 0zM50 5a27 37 0 1 1-.1 0zM13 42h74M19 23h62M19 61h62',
};
