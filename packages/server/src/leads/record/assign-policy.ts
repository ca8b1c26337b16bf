import { type Caller, holds } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';

/** Whether the caller may give a lead in their sight to someone else. */
export const mayAssign = (caller: Caller, lead: Pick<LeadRow, 'agent_id'>): boolean =>
  holds(caller, 'lead-assign-all') ||
  (holds(caller, 'lead-assign-own') && lead.agent_id === caller.personId);

/** Whether the caller may leave a lead to nobody. */
export const mayUnassign = (caller: Caller): boolean => holds(caller, 'lead-assign-all');
