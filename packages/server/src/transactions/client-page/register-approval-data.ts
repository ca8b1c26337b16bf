import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import { eraseApprovals, selectOwnApprovals } from './approval-person-store.ts';

/** Registers what this room knows about people: the terms they approved. */
export function registerApprovalData(services: Services): void {
  openAccounts(services).personData.register({
    room: 'transactions',
    exportOf: async (db, personId) => ({ approvals: await selectOwnApprovals(db, personId) }),
    erase: eraseApprovals,
  });
}
