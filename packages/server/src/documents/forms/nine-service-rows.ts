import type { FormDefinition } from '@homestead/contract/documents';
import type { FormRecord } from './record-of-answers.ts';

const row = (number: number) => `section_e_${number}_lst`;
const isGiven = (record: FormRecord, number: number) => Boolean(record[row(number)]);

/**
 * A seller disclosure whose Section E has rows up to 11, with its last three rows as 7 to 9, where
 * the form has them. The rows that then have no place are left unread.
 */
export function asNineRows(
  { key }: Pick<FormDefinition, 'key'>,
  given: FormRecord,
): { record: FormRecord; unread: string[] } {
  if (key !== 'seller-disclosure') return { record: given, unread: [] };
  const { [row(10)]: tested, [row(11)]: treated, ...record } = given;
  if (!isGiven(given, 10) && !isGiven(given, 11)) return { record, unread: [] };
  const pests = isGiven(given, 9) ? 9 : 8;
  const unread = [7, 8].filter((number) => number !== pests && isGiven(given, number)).map(row);
  const rows = { [row(7)]: given[row(pests)], [row(8)]: tested, [row(9)]: treated };
  return { record: { ...record, ...rows }, unread };
}
