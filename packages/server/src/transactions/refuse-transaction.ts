import { transactionRefusals } from '@homestead/contract/transactions';
import { refuserOf } from '#platform';

/** Throws a refusal from the transactions room's catalog. */
export const refuseTransaction = refuserOf(transactionRefusals);
