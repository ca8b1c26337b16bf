import { accountRefusals } from '@homestead/contract/accounts';
import { refuserOf } from '#platform';

/** Throws a refusal from the accounts room's catalog. */
export const refuseAccount = refuserOf(accountRefusals);
