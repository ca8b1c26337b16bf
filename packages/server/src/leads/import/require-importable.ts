import { NOBODY } from '@homestead/contract/platform';
import { type Caller, type Queryable, refuseColumns } from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { requireOwner } from '../record/create-lead.ts';
import type { ImportRow } from './import-store.ts';
import type { Mapping } from './read-record.ts';

/**
 * Who gets the leads of an import with these columns. Refuses (not-permitted) columns and an agent
 * that aren't for the caller, and (agent-cannot-take) one whom leads can't be given to.
 */
export async function requireImportable(
  tx: Queryable,
  caller: Caller,
  { mapping, userid }: { mapping: Mapping; userid: string | undefined },
): Promise<string | null> {
  const details = mapping.flatMap((field) =>
    field === 'fullName' ? ['firstName', 'lastName'] : (field ?? []),
  );
  refuseColumns(caller, detailScope, Object.fromEntries(details.map((one) => [one, null])));
  return requireOwner(tx, caller, userid);
}

/** Refuses the same for an import that was previewed: its owner may do less by now. */
export async function requireStillImportable(
  tx: Queryable,
  caller: Caller,
  { mapping, agent_id: agentId }: ImportRow,
): Promise<void> {
  const given = { mapping: mapping as unknown as Mapping, userid: agentId ?? NOBODY };
  await requireImportable(tx, caller, given);
}
