import { brokerRoles } from '@homestead/contract/transactions';
import type { Caller } from '#platform';
import { refuseTransaction } from './refuse-transaction.ts';

/** Whether the caller decides for the brokerage. */
export const isBroker = ({ role }: Pick<Caller, 'role'>) => brokerRoles.includes(role);

/** Refuses (broker-only) anyone else. */
export function requireBroker(caller: Caller): void {
  if (!isBroker(caller)) refuseTransaction('broker-only');
}
