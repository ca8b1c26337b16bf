import { leadRefusals } from '@homestead/contract/leads';
import { refuserOf } from '#platform';

/** Refuses with a code of the leads room's catalogue. */
export const refuseLead = refuserOf(leadRefusals);
