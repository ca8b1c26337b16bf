import { dateText, localTimeText, UNKNOWN } from '#platform';
import { deskMessages } from '../messages.ts';
import { isNumeric, tidyEntry } from './read-entry.ts';
import { type Field, type FieldValue, linesOf } from './read-fields.ts';

const list = new Intl.ListFormat('en-US', { type: 'unit' });

/** A field's value as text, "–" where nothing is stated. `value` is as its form holds it. */
export function shownValue({ kind, choices }: Field, value: FieldValue | undefined): string {
  const labelOf = (one: string) => choices?.find((choice) => choice.value === one)?.label ?? one;
  if (kind === 'switch') return value === true ? deskMessages.yes() : deskMessages.no();
  const text = String(value ?? '').trim();
  if (text === '') return UNKNOWN;
  if (kind === 'date') return dateText(text);
  if (kind === 'time') return localTimeText(text);
  if (isNumeric(kind)) return tidyEntry(kind, text);
  if (kind === 'many') return list.format(linesOf(text).map(labelOf));
  return labelOf(text);
}
