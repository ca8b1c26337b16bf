import type { LeadFieldKey } from '@homestead/contract/leads';
import { type Caller, hiddenColumns, refuse, requireSeen } from '#platform';
import { leadListMessages } from '../messages/list.ts';
import { leadFieldScope, leadFields } from './lead-fields.ts';

export interface LeadOrder {
  by: LeadFieldKey;
  descending: boolean;
}

/**
 * The order that a list asks for, without one the newest first, as far as the caller may know: who
 * doesn't see when leads were created gets the last inquiries first. Refuses (not-permitted) a
 * field that the caller may not see, and (bad-input) one that has no order.
 */
export function readOrder(caller: Caller, given: string | null | undefined): LeadOrder {
  if (!given) return newestFirst(caller);
  const [by, direction] = given.split(' ') as [LeadFieldKey, string?];
  requireSeen(caller, leadFieldScope, [by]);
  const { label, isUnsortable } = leadFields[by];
  if (isUnsortable) {
    const message = leadListMessages.unsortable({ label: label() });
    refuse('bad-input', { fields: [{ field: 'getleadsortby', label: label(), message }], message });
  }
  return { by, descending: direction === 'desc' };
}

/** As far as the caller may know when leads came. */
const newestFirst = (caller: Caller): LeadOrder => ({
  by: seesCreation(caller) ? 'createdOn' : 'lastInquiry',
  descending: true,
});

/** Whether the caller may see when leads were created, and have them in that order. */
export const seesCreation = (caller: Caller): boolean =>
  !hiddenColumns(caller, leadFieldScope).includes('createdOn');
