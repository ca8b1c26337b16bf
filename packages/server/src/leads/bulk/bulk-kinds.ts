import type { BulkKind } from '@homestead/contract/leads';
import type { Caller, Queryable } from '#platform';
import type { BulkRules, StoredBulkInput } from './bulk-rules.ts';
import { assignKind, stageKind, statusKind } from './column-kinds.ts';
import { tagKind } from './tag-kinds.ts';

export const bulkRules: Readonly<Record<BulkKind, BulkRules>> = {
  assign: assignKind,
  stage: stageKind,
  status: statusKind,
  'add-tag': tagKind,
  'remove-tag': tagKind,
};

/**
 * Refuses a bulk action that could be done with no lead: (not-permitted) without the permission,
 * (agent-cannot-take) for a person who can't take leads, (bad-input) for an entry that isn't
 * offered.
 */
export async function requireUsableBulk(
  db: Queryable,
  caller: Caller,
  input: StoredBulkInput,
): Promise<void> {
  const rules = bulkRules[input.kind];
  rules.requireMay(caller);
  await rules.requireUsable(db, input);
}
