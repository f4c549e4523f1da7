/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { RECORD_KEY } from '@/lib/learner/store';

test('the style of `own-record` names the key of the learner’s record', () => {
  expect(readFileSync('components/learn/learner/own-record.css', 'utf8')).toContain(
    `html[data-stored~="${RECORD_KEY}"]`,
  );
});
