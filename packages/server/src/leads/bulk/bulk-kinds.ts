import type { BulkKind } from '@homestead/contract/leads';
import type { Caller, Queryable, Services } from '#platform';
import type { BulkRules, StoredBulkInput } from './bulk-rules.ts';
import { assignKind, stageKind, statusKind } from './column-kinds.ts';
import { messageKind } from './message-kinds.ts';
import { tagKind } from './tag-kinds.ts';

export const bulkRules: Readonly<Record<BulkKind, BulkRules>> = {
  assign: assignKind,
  stage: stageKind,
  status: statusKind,
  'add-tag': tagKind,
  'remove-tag': tagKind,
  email: messageKind,
  text: messageKind,
};

/**
 * Refuses a bulk action that could be done with no lead: (not-permitted) without the permission,
 * (agent-cannot-take) for a person who can't take leads, (bad-input) for an entry that isn't
 * offered, and words and merge fields that no message may have.
 */
export async function requireUsableBulk(
  services: Services,
  db: Queryable,
  caller: Caller,
  input: StoredBulkInput,
): Promise<void> {
  const rules = bulkRules[input.kind];
  rules.requireMay(caller);
  await rules.requireUsable(services, db, input);
}
