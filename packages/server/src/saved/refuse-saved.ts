import { savedRefusals } from '@homestead/contract/saved';
import { refuserOf } from '#platform';

/** Throws a refusal from the saved room's catalog. */
export const refuseSaved = refuserOf(savedRefusals);
