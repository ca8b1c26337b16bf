import { accountRefusals } from '@homestead/contract/accounts';
import { refuserOf } from '#platform';

/** Refuses with a code of the accounts room's catalogue. */
export const refuseAccount = refuserOf(accountRefusals);
