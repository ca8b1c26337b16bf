import type { WireComparison } from '@homestead/contract/transactions';
import { dateText } from '#platform';
import { compareMessages } from './messages.ts';

/** Where the figures of a comparison are from. */
export function notesOf(file: WireComparison['file']): string[] {
  const { payoffStatedOn: day, taxSource: source, taxPaidThroughYear: year } = file;
  return [
    day ? compareMessages.payoffNote({ day: dateText(day) }) : compareMessages.payoffUndated(),
    ...(source ? [compareMessages.taxNote({ source })] : []),
    compareMessages.taxOwed(),
    year === null ? compareMessages.taxUnpaid() : compareMessages.taxPaid({ year: String(year) }),
  ];
}
