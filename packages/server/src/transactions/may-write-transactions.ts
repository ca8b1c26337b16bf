import { transactionWriting } from '@homestead/contract/transactions';
import { type Caller, mayCall } from '#platform';

/** Whether the caller may change offers and listing files; who only reads them has no abilities. */
export const mayWriteTransactions = (caller: Caller): boolean =>
  mayCall(caller, transactionWriting);
