import type { LeadCondition, LeadOperator, WireLeadField } from '@homestead/contract/leads';
import { dateText } from '#platform';
import { leadListMessages } from '../messages/lead-list.ts';

export const operatorLabels: Readonly<Record<LeadOperator, () => string>> = {
  contains: leadListMessages.contains,
  'contains-not': leadListMessages.containsNot,
  'any-of': leadListMessages.anyOf,
  'none-of': leadListMessages.noneOf,
  'all-of': leadListMessages.allOf,
  'in-last-days': leadListMessages.inLastDays,
  'not-for-days': leadListMessages.notForDays,
  before: leadListMessages.before,
  after: leadListMessages.after,
  empty: leadListMessages.empty,
  filled: leadListMessages.filled,
  yes: leadListMessages.yes,
  no: leadListMessages.no,
  'at-least': leadListMessages.atLeast,
  'at-most': leadListMessages.atMost,
};

/** A condition in words, such as "Last contacted not for 14 days". */
export function conditionText(
  { is, values }: LeadCondition,
  { label: field, choices }: Pick<WireLeadField, 'label' | 'choices'>,
): string {
  const [first = ''] = values;
  if (is === 'in-last-days') return leadListMessages.inLastDaysOf({ field, days: first });
  if (is === 'not-for-days') return leadListMessages.notForDaysOf({ field, days: first });
  const comparison = operatorLabels[is]();
  if (values.length === 0) return leadListMessages.condition({ field, comparison });
  const nameOf = (value: string) => choices?.find(({ id }) => id === value)?.name ?? value;
  const name = is === 'before' || is === 'after' ? dateText(first) : nameOf(first);
  const others = values.length - 1;
  return leadListMessages.conditionValue({
    field,
    comparison,
    values: others > 0 ? leadListMessages.more({ first: name, count: others }) : name,
  });
}
