import { QUESTION_IDS } from '@/content/explore/explore';
import { getPreviews } from './previews';
import { stateOfQuestion } from './state';

it.each(QUESTION_IDS)('%s has a small line for each of its series, inside its box', (id) => {
  const lines = getPreviews()[id];
  expect(lines).toHaveLength(stateOfQuestion(id).series.length);
  for (const { path } of lines) {
    expect(path).toMatch(/^M\d+ \d+(l2 -?\d+)+(M\d+ \d+(l2 -?\d+)*)*$/);
    let [x, y] = [0, 0];
    for (const [, step, first, second] of path.matchAll(/([Ml])(\d+) (-?\d+)/g)) {
      [x, y] = step === 'M' ? [Number(first), Number(second)] : [x + Number(first), y + Number(second)];
      expect([x >= 0 && x <= 48, y >= 0 && y <= 32]).toEqual([true, true]);
    }
  }
});
