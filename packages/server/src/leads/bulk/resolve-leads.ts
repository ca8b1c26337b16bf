import { BULK_MAX, type BulkMatch } from '@homestead/contract/leads';
import { type Caller, type Queryable, refuse } from '#platform';
import { selectMatching } from '../list/lead-list-store.ts';
import { readFilter } from '../list/read-filter.ts';
import { bulkMessages } from '../messages/bulk.ts';

/** The leads of a bulk action: by their ids, or all that a list in the caller's sight holds. */
export interface GivenLeads {
  leadIds?: readonly string[] | undefined;
  match?: BulkMatch | undefined;
}

/**
 * The ids of the leads, each once. Refuses (bad-input) both or neither, and a list of none or of
 * more than `most` leads; and what `readFilter` refuses.
 */
export async function resolveLeads(
  db: Queryable,
  caller: Caller,
  { leadIds, match }: GivenLeads,
  most = BULK_MAX,
): Promise<string[]> {
  if ((leadIds === undefined) === (match === undefined)) {
    return refuseLeads('leadIds', bulkMessages.leadsLabel(), bulkMessages.eitherLeads());
  }
  if (leadIds) return [...new Set(leadIds)];
  const filter = await readFilter(db, caller, match ?? {});
  const ids = await selectMatching(db, caller, filter, most + 1);
  const isUsable = ids.length > 0 && ids.length <= most;
  if (isUsable) return ids;
  const message = ids.length === 0 ? bulkMessages.noMatch() : bulkMessages.tooMany({ most });
  return refuseLeads('match', bulkMessages.listLabel(), message);
}

/** Refuses (bad-input) more leads than are taken together. */
export const refuseMany = (most: number): never =>
  refuseLeads('leadIds', bulkMessages.leadsLabel(), bulkMessages.tooMany({ most }));

const refuseLeads = (field: string, label: string, message: string): never =>
  refuse('bad-input', { fields: [{ field, label, message }], message });
