import {
  CONDITION_DAYS_MAX,
  type LeadCondition,
  operatorsFor,
  valueKindOf,
  valuesOf,
} from '@homestead/contract/leads';
import { isDay } from '@homestead/contract/platform';
import { z } from 'zod';
import { type Caller, refuse, requireSeen } from '#platform';
import { leadListMessages } from '../messages/list.ts';
import { type LeadField, leadFieldScope, leadFields } from './lead-fields.ts';
import { wordsIn } from './lead-words-store.ts';

/** Each searches all that was written about leads. */
const WORD_CONDITIONS_MAX = 2;

const isUuid = (text: string) => z.uuid().safeParse(text).success;
/** PostgreSQL has no year 0. */
const isUsableDay = (text: string) => isDay(text) && text >= '0001-01-01';
const isDays = (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= CONDITION_DAYS_MAX;

/**
 * Conditions whose fields the caller may see. Refuses (not-permitted) others, and (bad-input, all
 * of them together) an operator or values that don't suit their field.
 */
export function requireUsableConditions(
  caller: Caller,
  conditions: readonly LeadCondition[],
): readonly LeadCondition[] {
  requireSeen(
    caller,
    leadFieldScope,
    conditions.map(({ field }) => field),
  );
  const wrong = conditions.flatMap((condition, index) => {
    const field = leadFields[condition.field];
    const label = field.label();
    const message = problemOf(condition, field, label);
    return message === null ? [] : [{ field: `conditions.${index}`, label, message }];
  });
  const searching = conditions.flatMap(({ field }, index) => (field === 'words' ? [index] : []));
  for (const index of searching.slice(WORD_CONDITIONS_MAX)) {
    const label = leadFields.words.label();
    const message = leadListMessages.tooManyWords({ label, most: WORD_CONDITIONS_MAX });
    wrong.push({ field: `conditions.${index}`, label, message });
  }
  if (wrong.length > 0) refuse('bad-input', { fields: wrong, message: wrong[0]?.message ?? '' });
  return conditions;
}

function problemOf(
  { field: key, is, values }: LeadCondition,
  field: LeadField,
  label: string,
): string | null {
  if (!operatorsFor(key, field.kind).includes(is)) return leadListMessages.operator({ label });
  const most = valuesOf[is];
  if (most === 'none') return values.length > 0 ? leadListMessages.noValue({ label }) : null;
  if (values.length === 0 || values.includes('')) return leadListMessages.values({ label });
  if (most === 'one' && values.length > 1) return leadListMessages.oneValue({ label });
  const [first = ''] = values;
  const kind = valueKindOf(is);
  if (kind === 'days') {
    return isDays(first)
      ? null
      : leadListMessages.days({ label, most: String(CONDITION_DAYS_MAX) });
  }
  if (kind === 'day') {
    return isUsableDay(first) ? null : leadListMessages.day({ label });
  }
  if (kind === 'number') {
    return /^\d{1,3}$/.test(first) ? null : leadListMessages.number({ label });
  }
  if (key === 'words' && wordsIn(first).length === 0) return leadListMessages.letters({ label });
  const isPhone = key === 'phone' || key === 'secondaryPhone';
  if (isPhone && first.replace(/\D/g, '').length < 3) {
    return leadListMessages.digits({ label });
  }
  if (field.kind === 'choice' || field.kind === 'person') {
    const isOffered = field.texts ? (text: string) => field.texts?.includes(text) : isUuid;
    return values.every(isOffered) ? null : leadListMessages.choice({ label });
  }
  return null;
}
