import { type Caller, holds } from '#platform';

/** Who works leads holds one of these. */
export const WORKING = ['lead-claim', 'lead-assign-own', 'lead-assign-all'] as const;

/** Whether someone writes to leads and reads what these wrote, of those in their sight. */
export const mayWorkLeads = (caller: Caller): boolean =>
  WORKING.some((permission) => holds(caller, permission));
