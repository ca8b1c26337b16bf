import { leadRefusals } from '@homestead/contract/leads';
import { refuserOf } from '#platform';

/** Throws a refusal from the leads room's catalog. */
export const refuseLead = refuserOf(leadRefusals);
