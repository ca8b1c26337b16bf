import {
  claimEndpoints,
  inquiryEndpoints,
  leadDetailLabels,
  leadsTaken,
  type WireClaimable,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  type ColumnScope,
  holds,
  mayCall,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { nameOf } from '../full-name.ts';
import { leadClaimed } from '../lead-events.ts';
import { fieldMessages } from '../messages/fields.ts';
import { type ClaimableRow, countClaimable, selectClaimable } from './claim-store.ts';

/** Facts of a lead that are columns of the desk. */
const columns: ColumnScope = {
  name: { label: fieldMessages.name, see: ['column-primarycontact'] },
  email: { label: fieldMessages.email, see: ['column-email'] },
  phone: { label: fieldMessages.phone, see: ['column-phone'] },
  source: { label: () => leadDetailLabels.sourceId, see: ['column-source'] },
};

/** Registers the calls of Claim Contact, and tells lists and counts when a lead was claimed. */
export function serveClaimCalls(
  app: FastifyInstance,
  { db, live }: Pick<Services, 'db' | 'live'>,
): void {
  serveEndpoint(app, claimEndpoints.listClaimable, async (call) => {
    const caller = requireCaller(call);
    const { rows, ...facts } = await selectClaimable(db, caller, call.query);
    return { data: rows.map((row) => seenColumns(caller, columns, present(row))), ...facts };
  });
  serveEndpoint(app, claimEndpoints.countClaimable, async (call) => ({
    data: { claimable: await countClaimable(db, requireCaller(call)) },
  }));
  // Says nothing of the lead: those who could have claimed it no longer see it.
  live.publish(leadClaimed, leadsTaken, (_, caller) =>
    mayCall(caller, claimEndpoints.countClaimable.access) ||
    (mayCall(caller, inquiryEndpoints.listInquiries.access) && holds(caller, 'lead-claim'))
      ? {}
      : null,
  );
}

function present(row: ClaimableRow): WireClaimable {
  return {
    id: row.id,
    name: nameOf(row),
    email: row.email,
    phone: row.phone,
    source: row.source,
    leadRole: row.lead_role,
    kind: row.kind as WireClaimable['kind'],
    message: row.message ?? '',
    mlsNumber: row.mls_number,
    homeAddress: row.home_address,
    receivedAt: row.last_inquiry_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    pond: row.pond,
    claimUntil: row.claim_until?.toISOString() ?? null,
    abilities: ['claim'],
  };
}
