import fc from 'fast-check';
import { findLesson, firstLesson } from '@/lib/content/lessons/learning-path';
import { decodeRecord, encodeRecord, MAX_CHARACTERS, RECORD_FORMAT, RECORD_VERSION } from './codec';
import { addDays } from './local-date';
import { learnerReducer } from './reducer';
import { LAST_STEP } from './review';
import { cleanName, initialState, zeroState } from './state';
import { exportFile, importBlob } from './transfer';
import type { LearnerState } from './types';

function record(changes: object = {}, state: object = {}): string {
  return JSON.stringify({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    state: { ...initialState, ...state },
    ...changes,
  });
}

/** The state of a record before version 4, and what version 4 added. */
const { id, name, reviews, finishedOn, ...older } = initialState;
const added = { id, name, reviews, finishedOn };

describe('a stored record', () => {
  it('is decoded unchanged', () => {
    expect(decodeRecord(encodeRecord(initialState))).toEqual({ ok: true, state: initialState });
    expect(decodeRecord(encodeRecord(zeroState('pt')))).toEqual({ ok: true, state: zeroState('pt') });
  });

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['{', 'not-json'],
    ['<!doctype html>', 'not-json'],
    ['null', 'not-ours'],
    ['[]', 'not-ours'],
    ['"bitcoin-journey-progress"', 'not-ours'],
    ['{"format":"something-else","version":1,"state":{}}', 'not-ours'],
    ['{"__proto__":{"format":"bitcoin-journey-progress"}}', 'not-ours'],
    [record({ version: RECORD_VERSION + 1 }), 'future-version'],
    [' '.repeat(MAX_CHARACTERS + 1), 'too-large'],
  ])('%.60p is set aside as %s', (text, reason) => {
    expect(decodeRecord(text)).toEqual({ ok: false, reason });
  });

  it.each([
    [record({ version: 'one' }), 'version'],
    [record({ version: 0 }), 'version'],
    [record({ state: null }), 'state'],
    [record({}, { language: 'fr' }), 'language'],
    [record({}, { completed: '1' }), 'completed'],
    [record({}, { completed: [1] }), 'completed'],
    [record({}, { completed: ['../../etc'] }), 'completed'],
    [record({}, { sample: undefined }), 'sample'],
    [record({}, { currentLesson: 1 }), 'currentLesson'],
    [record({}, { places: undefined }), 'places'],
    [record({}, { places: ['scene-ruhr'] }), 'places'],
    [record({}, { places: { '1': 3 } }), 'places'],
    [record({}, { places: { '1': 'Scene one' } }), 'places'],
    [record({}, { places: { 'not an id': 'part-1' } }), 'places'],
    [record({}, { minutes: -1 }), 'minutes'],
    [record({}, { minutes: 1.5 }), 'minutes'],
    [record({}, { minutes: '47' }), 'minutes'],
    [record({}, { minutes: 1e300 }), 'minutes'],
    [record({}, { streak: 3 }), 'streak'],
    [record({}, { streak: { days: -3, lastDay: null } }), 'streak.days'],
    [record({}, { streak: { days: 3, lastDay: '2026-02-30' } }), 'streak.lastDay'],
    [record({}, { streak: { days: 0, lastDay: '2026-02-20' } }), 'streak.lastDay'],
    [record({}, { streak: { days: 3 } }), 'streak.lastDay'],
    [record({}, { id: undefined }), 'id'],
    [record({}, { id: 'ana@example.org' }), 'id'],
    [record({}, { name: 'x'.repeat(61) }), 'name'],
    [record({}, { name: '' }), 'name'],
    [record({}, { name: 'a\nb' }), 'name'],
    [record({}, { reviews: undefined }), 'reviews'],
    [record({}, { reviews: [] }), 'reviews'],
    [record({}, { reviews: { 'not an id': { step: 0, due: '2026-11-21' } } }), 'reviews'],
    [record({}, { reviews: { '1': { step: 5, due: '2026-11-21' } } }), 'reviews'],
    [record({}, { reviews: { '1': { step: 0, due: '2026-02-30' } } }), 'reviews'],
    [record({}, { reviews: { '1': { step: 0, due: '2026-11-21', points: 3 } } }), 'reviews'],
    [record({}, { finishedOn: undefined }), 'finishedOn'],
    [record({}, { finishedOn: 'today' }), 'finishedOn'],
  ])('%#: the invalid field is named', (text, field) => {
    expect(decodeRecord(text)).toEqual({ ok: false, reason: 'bad-field', field });
  });

  it('of version 1 is decoded without places', () => {
    const { places: _, ...first } = { ...older, minutes: 56, completed: ['1'] };
    const text = JSON.stringify({ format: RECORD_FORMAT, version: 1, state: first });
    expect(decodeRecord(text)).toEqual({ ok: true, state: { ...first, ...added, sample: [], places: {} } });
    // A field of a later version has no meaning in version 1.
    expect(decodeRecord(record({ version: 1 }, { places: 3 }))).toMatchObject({ ok: true, state: { places: {} } });
  });

  it('of version 2 takes the completed lessons of the sample as its own', () => {
    const { sample: _, ...second } = older;
    const decode = (completed: readonly string[]) =>
      decodeRecord(JSON.stringify({ format: RECORD_FORMAT, version: 2, state: { ...second, completed } }));
    expect(decode(initialState.completed)).toEqual({ ok: true, state: initialState });
    expect(decode(['clipped-coins'])).toMatchObject({ ok: true, state: { sample: ['clipped-coins'] } });
    expect(decode(['clipped-coins', '1'])).toMatchObject({ ok: true, state: { sample: [], completed: ['1'] } });
  });

  it('of version 3 is decoded without id, name, reviews and the day of the end', () => {
    const third = { ...older, minutes: 56, completed: ['1', '2'], sample: [] };
    const text = JSON.stringify({ format: RECORD_FORMAT, version: 3, state: third });
    expect(decodeRecord(text)).toEqual({ ok: true, state: { ...third, ...added } });
    // Fields of a later version have no meaning in version 3.
    expect(decodeRecord(record({ version: 3 }, { id: 3, name: 3, reviews: 3, finishedOn: 3 }))).toMatchObject({
      ok: true,
      state: added,
    });
  });

  it('keeps any id, name and reviews through storage and a file, in one order', () => {
    const lesson = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3}$/);
    const due = fc.integer({ min: -9_000, max: 9_000 }).map((days) => addDays('2026-11-21', days));
    const review = fc.record({ step: fc.nat(LAST_STEP), due }, { noNullPrototype: true });
    const reviews = fc.dictionary(lesson, review, { maxKeys: 40, noNullPrototype: true });
    const name = fc.string({ unit: 'grapheme', maxLength: 90 }).map(cleanName);
    fc.assert(
      fc.property(fc.option(fc.uuid()), name, reviews, fc.option(due), (id, name, reviews, finishedOn) => {
        const state = { ...initialState, id, name, reviews, finishedOn };
        const decoded = decodeRecord(encodeRecord(state));
        expect(decoded).toEqual({ ok: true, state });
        if (!decoded.ok) return;
        expect(decodeRecord(exportFile(decoded.state, '2026-11-21').text)).toEqual(decoded);
        const backwards = Object.fromEntries(Object.entries(reviews).reverse());
        const again = decodeRecord(encodeRecord({ ...state, reviews: backwards }));
        expect(again.ok && encodeRecord(again.state)).toBe(encodeRecord(decoded.state));
      }),
    );
  });

  it('keeps any places of lessons, known or not, in one order', () => {
    const id = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3}$/);
    fc.assert(
      fc.property(fc.dictionary(id, id, { maxKeys: 40, noNullPrototype: true }), (places) => {
        const backwards = Object.fromEntries(Object.entries(places).reverse());
        const decoded = decodeRecord(record({}, { places }));
        expect(decoded).toMatchObject({ ok: true });
        if (!decoded.ok) return;
        expect(decoded.state.places).toEqual(places);
        expect(decodeRecord(exportFile(decoded.state, '2026-11-21').text)).toEqual(decoded);
        const again = decodeRecord(record({}, { places: backwards }));
        expect(again.ok && encodeRecord(again.state)).toBe(encodeRecord(decoded.state));
      }),
    );
  });

  it('of version 4 that mixes lessons of the sample with the reader’s own keeps only these, with their minutes and days', () => {
    const place = { 'clipped-coins': 'part-2' };
    const reviews = { 'why-barter-fails': { step: 0, due: '2026-11-22' } };
    const mixed = (state: object) => decodeRecord(record({ version: 4 }, { places: place, ...state }));
    const [first, ...rest] = initialState.sample;
    // The first lesson was finished on the fourth day of a streak that began with the sample.
    const decoded = mixed({
      completed: [...initialState.completed, 'new-lesson'],
      sample: rest,
      minutes: 53,
      streak: { days: 4, lastDay: '2026-11-21' },
      reviews,
    });
    expect(decoded).toEqual({
      ok: true,
      state: {
        ...initialState,
        completed: [first, 'new-lesson'],
        sample: [],
        minutes: findLesson(first ?? '')?.minutes,
        streak: { days: 1, lastDay: '2026-11-21' },
        places: place,
        reviews,
      },
    });
    if (decoded.ok) expect(decodeRecord(encodeRecord(decoded.state))).toEqual(decoded);
    // A streak that ended and began again has only days of the reader.
    expect(
      mixed({ completed: [...initialState.completed, '1'], streak: { days: 2, lastDay: '2026-11-21' } }),
    ).toMatchObject({ ok: true, state: { completed: ['1'], minutes: findLesson('1')?.minutes, streak: { days: 2 } } });
    // Only read again, with nothing finished.
    expect(mixed({ streak: { days: 4, lastDay: '2026-11-21' } })).toMatchObject({
      ok: true,
      state: { completed: [], minutes: 0, streak: { days: 1 } },
    });
  });

  it('that adds lessons of the reader to the sample is decoded unchanged, from storage and from a file', () => {
    const state = ['1', 'clipped-coins'].reduce(
      (before: LearnerState, lesson) => learnerReducer(before, { type: 'finish-lesson', lesson, day: '2026-11-21' }),
      initialState,
    );
    expect(state).toMatchObject({ minutes: 56, streak: { days: 4 } });
    expect(decodeRecord(encodeRecord(state))).toEqual({ ok: true, state });
    expect(decodeRecord(exportFile(state, '2026-11-21').text)).toEqual({ ok: true, state });
  });

  it('of version 4 is kept, whether it has only the sample or only progress of the reader', () => {
    const own = { ...zeroState('pt'), completed: ['1', '2'], minutes: 17, streak: { days: 2, lastDay: '2026-11-20' } };
    for (const state of [initialState, own]) {
      expect(decodeRecord(record({ version: 4 }, state))).toEqual({ ok: true, state });
    }
  });

  it('of a reader who has only begun to read is the sample', () => {
    const begun = { ...initialState, places: { '1': 'scene-ruhr' }, currentLesson: '2', language: 'pt' };
    expect(decodeRecord(record({}, begun))).toEqual({ ok: true, state: begun });
  });

  it('keeps an unknown lesson, which a newer version may have stored', () => {
    const decoded = decodeRecord(
      record({}, { ...zeroState('en'), completed: ['new-lesson', '1', '1'], currentLesson: 'new-lesson' }),
    );
    expect(decoded).toMatchObject({
      ok: true,
      state: { completed: ['1', 'new-lesson'], currentLesson: firstLesson.id },
    });
  });

  it('never throws for any text', () => {
    const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array).toString('latin1'));
    const almost = fc.json().map((value) => `{"format":"${RECORD_FORMAT}","version":1,"state":${value}}`);
    const cut = fc.nat(record().length).map((length) => record().slice(0, length));
    const fields = fc
      .record({
        language: fc.anything(),
        completed: fc.anything(),
        currentLesson: fc.anything(),
        places: fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())),
        minutes: fc.anything(),
        streak: fc.oneof(fc.anything(), fc.record({ days: fc.anything(), lastDay: fc.anything() })),
        name: fc.oneof(fc.anything(), fc.string()),
        reviews: fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())),
      })
      .map((state) => {
        try {
          return record({}, state);
        } catch {
          // A bigint or a cycle cannot be serialized, so it cannot be in storage.
          return '';
        }
      });
    fc.assert(
      fc.property(fc.oneof(bytes, fc.string(), fc.json(), almost, cut, fields), (text) => {
        const decoded = decodeRecord(text);
        if (decoded.ok) expect(decodeRecord(encodeRecord(decoded.state))).toEqual(decoded);
        else expect(typeof decoded.reason).toBe('string');
      }),
      { numRuns: 500 },
    );
  });
});

describe('an exported file', () => {
  it('has the day in its name, is indented, and is imported unchanged', () => {
    const file = exportFile(initialState, '2026-11-21');
    expect(file.name).toBe('bitcoin-journey-progress-2026-11-21.json');
    expect(file.text).toContain('\n  "exportedOn": "2026-11-21"');
    expect(decodeRecord(file.text)).toEqual({ ok: true, state: initialState });
  });

  it('may start with a byte order mark', () => {
    expect(decodeRecord(`\uFEFF${exportFile(initialState, '2026-11-21').text}`)).toMatchObject({ ok: true });
  });

  it('is refused with a reason if it is too large, unreadable or of another format', async () => {
    const blob = (text: string, size = text.length) => ({ size, text: async () => text });
    expect(await importBlob(blob('{}', MAX_CHARACTERS + 1))).toEqual({ ok: false, reason: 'too-large' });
    expect(await importBlob(blob('hello'))).toEqual({ ok: false, reason: 'not-json' });
    const unreadable = { size: 5, text: () => Promise.reject(new Error('gone')) };
    expect(await importBlob(unreadable)).toEqual({ ok: false, reason: 'not-json' });
  });
});
