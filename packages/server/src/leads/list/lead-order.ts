import type { LeadFieldKey } from '@homestead/contract/leads';
import { type Caller, refuse, requireSeen } from '#platform';
import { leadListMessages } from '../messages/list.ts';
import { leadFieldScope, leadFields } from './lead-fields.ts';

export interface LeadOrder {
  by: LeadFieldKey;
  descending: boolean;
}

/**
 * The order that a list asks for, the newest first without one. Refuses (not-permitted) a field
 * that the caller may not see, and (bad-input) one that has no order.
 */
export function readOrder(caller: Caller, given: string | null | undefined): LeadOrder {
  if (!given) return { by: 'createdOn', descending: true };
  const [by, direction] = given.split(' ') as [LeadFieldKey, string?];
  requireSeen(caller, leadFieldScope, [by]);
  const { label, isUnsortable } = leadFields[by];
  if (isUnsortable) {
    const message = leadListMessages.unsortable({ label: label() });
    refuse('bad-input', { fields: [{ field: 'getleadsortby', label: label(), message }], message });
  }
  return { by, descending: direction === 'desc' };
}
