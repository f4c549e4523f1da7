import { countOf } from './plural';

const minutes = { one: '{count} minute in {place}', other: '{count} minutes in {place}' };

test('countOf uses the singular for one only', () => {
  expect(countOf(minutes, 1, 'en', { place: 'Rome' })).toBe('1 minute in Rome');
  expect(countOf(minutes, 0, 'en', { place: 'Rome' })).toBe('0 minutes in Rome');
  expect(countOf(minutes, 1240, 'en', { place: 'Rome' })).toBe('1,240 minutes in Rome');
});

test('countOf uses the plural rule of the language for zero', () => {
  // In Portuguese zero is counted like one: "0 minuto".
  expect(countOf({ one: '{count} minuto', other: '{count} minutos' }, 0, 'pt')).toBe('0 minuto');
});
