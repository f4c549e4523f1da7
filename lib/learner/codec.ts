import type { LessonId } from '@/content/chapters';
import { findLesson, firstLesson } from '@/lib/content/lessons/learning-path';
import { LOCALES, type Locale } from '@/lib/format/locale';
import { isLocalDate, type LocalDate } from './local-date';
import { isReviewStep } from './review';
import { cleanName, inTableOrder, isId, sampleIds, sortByLesson, withoutSample } from './state';
import { type LearnerState, LIMITS, type Review } from './types';

export const RECORD_FORMAT = 'bitcoin-journey-progress';
/** Increase it when the shape of `LearnerState` changes, and make `decodeRecord` migrate older versions. */
export const RECORD_VERSION = 5;

/** The longest text that is parsed; a record has about 1,000 characters. */
export const MAX_CHARACTERS = 256_000;

export type RefusalReason =
  | 'empty'
  | 'too-large'
  | 'not-json'
  | 'not-ours'
  | 'future-version'
  /** A field is missing or invalid; `field` names it. */
  | 'bad-field';

export type Decoded =
  | { readonly ok: true; readonly state: LearnerState }
  | { readonly ok: false; readonly reason: RefusalReason; readonly field?: string };

type Fields = Record<string, unknown>;

/** @param extra further fields, which `decodeRecord` ignores */
export function encodeRecord(state: LearnerState, extra: Fields = {}): string {
  return JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...extra, state });
}

/** Parses a stored record or an exported file. Never throws: an invalid text gives the reason. */
export function decodeRecord(text: string): Decoded {
  if (text.length > MAX_CHARACTERS) return { ok: false, reason: 'too-large' };
  // Some editors add a byte order mark.
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  let record: unknown;
  try {
    record = JSON.parse(trimmed);
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  if (!isFields(record) || own(record, 'format') !== RECORD_FORMAT) return { ok: false, reason: 'not-ours' };
  const version = own(record, 'version');
  if (!isWhole(version, Number.MAX_SAFE_INTEGER) || version < 1) return bad('version');
  if (version > RECORD_VERSION) return { ok: false, reason: 'future-version' };
  return decodeState(own(record, 'state'), version);
}

function decodeState(value: unknown, version: number): Decoded {
  if (!isFields(value)) return bad('state');
  const language = own(value, 'language');
  const completed = own(value, 'completed');
  const currentLesson = own(value, 'currentLesson');
  // Version 1 had no places.
  const places = version < 2 ? {} : own(value, 'places');
  // Before version 3 the lessons of the sample had no page, so no reader had finished one.
  const sample = version < 3 ? sampleIds : own(value, 'sample');
  const minutes = own(value, 'minutes');
  const streak = own(value, 'streak');
  // Before version 4 there were no reviews: every finished lesson is due. The record gets its id when it is saved.
  const [id, name, finishedOn] =
    version < 4 ? [null, null, null] : [own(value, 'id'), own(value, 'name'), own(value, 'finishedOn')];
  const reviews = version < 4 ? {} : own(value, 'reviews');
  if (id !== null && !isUuid(id)) return bad('id');
  if (name !== null && !(typeof name === 'string' && cleanName(name) === name)) return bad('name');
  if (!isLocale(language)) return bad('language');
  if (!isIdList(completed)) return bad('completed');
  if (!isIdList(sample)) return bad('sample');
  if (!isId(currentLesson)) return bad('currentLesson');
  if (!isPlaces(places)) return bad('places');
  if (!isWhole(minutes, LIMITS.minutes)) return bad('minutes');
  if (!isFields(streak)) return bad('streak');
  const days = own(streak, 'days');
  const lastDay = own(streak, 'lastDay');
  if (!isWhole(days, LIMITS.streakDays)) return bad('streak.days');
  if (!isDayOrNull(lastDay) || (lastDay !== null && days === 0)) return bad('streak.lastDay');
  if (!isReviews(reviews)) return bad('reviews');
  if (!isDayOrNull(finishedOn)) return bad('finishedOn');
  const state: LearnerState = {
    id,
    name,
    language,
    completed: inTableOrder(completed),
    sample: inTableOrder(sample).filter((id) => completed.includes(id)),
    currentLesson: knownLesson(currentLesson),
    places: sortByLesson(places),
    minutes,
    streak: { days, lastDay },
    reviews: sortByLesson(reviews),
    finishedOn,
  };
  return { ok: true, state: version < 5 && isMixed(state) ? withoutSample(state) : state };
}

/**
 * Whether a record has values of the sample and the reader's own. Before version 5 the first progress of a reader ended the sample, and
 * only the reader's own was shown of older records that mix the two.
 */
function isMixed({ completed, sample, streak }: LearnerState): boolean {
  return sample.length > 0 && (completed.length > sample.length || streak.lastDay !== null);
}

/** A newer version of the site may have stored a lesson that is unknown here: continue with the first one. */
function knownLesson(id: string): LessonId {
  return (findLesson(id) ?? firstLesson).id;
}

function bad(field: string): Decoded {
  return { ok: false, reason: 'bad-field', field };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads own properties only, so that `__proto__` and inherited keys have no value. */
function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= LIMITS.completed && value.every(isId);
}

function isPlaces(value: unknown): value is Record<string, string> {
  if (!isFields(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= LIMITS.completed && entries.every(([lesson, place]) => isId(lesson) && isId(place));
}

function isReviews(value: unknown): value is Record<string, Review> {
  if (!isFields(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= LIMITS.completed && entries.every(([lesson, review]) => isId(lesson) && isReview(review));
}

function isReview(value: unknown): value is Review {
  return (
    isFields(value) &&
    Object.keys(value).length === 2 &&
    isReviewStep(own(value, 'step')) &&
    isLocalDate(own(value, 'due'))
  );
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max && !Object.is(value, -0);
}

function isDayOrNull(value: unknown): value is LocalDate | null {
  return value === null || isLocalDate(value);
}
