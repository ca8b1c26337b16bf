import type { LeadCondition } from '@homestead/contract/leads';
import { dateAfter } from '@homestead/contract/platform';
import { dateText } from '#platform';
import { inquiryMessages } from '../messages/inquiries.ts';

/** "Oct 29 to Nov 27, 2026"; the first year only where it is another one. */
export function daysText({ from, to }: { from: string; to: string }): string {
  const first = dateText(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return inquiryMessages.days({
    from: isSameYear ? first.replace(/, \d{4}$/, '') : first,
    to: dateText(to),
  });
}

/** Both dates between which the leads of a list were created; null unless it says both. */
export function createdDays(conditions: readonly LeadCondition[]) {
  const dateOf = (is: LeadCondition['is']) =>
    conditions.find((one) => one.field === 'createdOn' && one.is === is)?.values[0];
  const [after, before] = [dateOf('after'), dateOf('before')];
  return after && before ? { from: dateAfter(after, 1), to: dateAfter(before, -1) } : null;
}
