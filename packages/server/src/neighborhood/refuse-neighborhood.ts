import { neighborhoodRefusals } from '@homestead/contract/neighborhood';
import { refuserOf } from '#platform';

/** Throws a refusal from the neighborhood room's catalog. */
export const refuseNeighborhood = refuserOf(neighborhoodRefusals);
