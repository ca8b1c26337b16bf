import {
  type LeadCondition,
  type LeadOperator,
  valueKindOf,
  type WireLeadField,
} from '@homestead/contract/leads';
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
  'in-next-days': leadListMessages.inNextDays,
  before: leadListMessages.before,
  after: leadListMessages.after,
  empty: leadListMessages.empty,
  filled: leadListMessages.filled,
  yes: leadListMessages.yes,
  no: leadListMessages.no,
  'at-least': leadListMessages.atLeast,
  'at-most': leadListMessages.atMost,
};

const dayTexts: Partial<Record<LeadOperator, (values: { field: string; days: number }) => string>> =
  {
    'in-last-days': leadListMessages.inLastDaysOf,
    'not-for-days': leadListMessages.notForDaysOf,
    'in-next-days': leadListMessages.inNextDaysOf,
  };

/** A condition in words, such as "Last contacted: not in the last 14 days". */
export function conditionText(
  { is, values }: LeadCondition,
  { label: field, choices }: Pick<WireLeadField, 'label' | 'choices'>,
): string {
  const [first = ''] = values;
  const inDays = dayTexts[is];
  if (inDays && /^\d+$/.test(first)) return inDays({ field, days: Number(first) });
  if (is === 'yes') return leadListMessages.flagYes({ field });
  if (is === 'no') return leadListMessages.flagNo({ field });
  const comparison = operatorLabels[is]();
  if (values.length === 0) return leadListMessages.condition({ field, comparison });
  const nameOf = (value: string) => choices?.find(({ id }) => id === value)?.name ?? value;
  const name = valueKindOf(is) === 'day' ? dateText(first) : nameOf(first);
  const others = values.length - 1;
  return leadListMessages.conditionValue({
    field,
    comparison,
    values: others > 0 ? leadListMessages.more({ first: name, count: others }) : name,
  });
}
