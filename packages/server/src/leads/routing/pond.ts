import type { pondEndpoints, WirePond } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  columnHistory,
  holds,
  lockRecord,
  type Queryable,
  type RecordTable,
  refuse,
  withNames,
} from '#platform';
import { nameIn } from '../full-name.ts';
import { ruleFieldMessages } from '../messages/routing.ts';
import { refuseLead } from '../refuse-lead.ts';
import { textOfFlag } from './lead-rule.ts';
import { selectRoutedPeople } from './lead-rule-store.ts';
import { countWaitingIn, isPondUsed, type PondRow } from './pond-store.ts';
import { lockRouting } from './routing-store.ts';

export const pondTable: RecordTable<PondRow> = {
  key: 'leads.pond',
  table: 'lead_pond',
  columns: {
    name: { label: ruleFieldMessages.name },
    members: { label: ruleFieldMessages.members },
    claim_limit: { label: ruleFieldMessages.claimLimit },
    retired_at: { label: ruleFieldMessages.retired, textOf: textOfFlag },
  },
  taken: {
    lead_pond_name: {
      field: 'name',
      label: ruleFieldMessages.name,
      message: ruleFieldMessages.pondTaken,
    },
  },
  refuseMissing: () => refuseLead('pond-not-found'),
};

export async function presentPonds(db: Queryable, rows: readonly PondRow[]): Promise<WirePond[]> {
  const people = await namePeople(db, [...new Set(rows.flatMap(({ members }) => members))]);
  const waiting = await countWaitingIn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    members: row.members.map((id) => ({ id, name: nameIn(people, id) })),
    claimLimit: row.claim_limit,
    waiting: waiting.get(row.id) ?? 0,
    retiredAt: row.retired_at?.toISOString() ?? null,
    version: row.version,
    abilities: row.retired_at ? ['restore'] : ['edit', 'retire'],
  }));
}

type Given = Omit<BodyOf<typeof pondEndpoints.updatePond>, 'version'>;

/** The columns of the fields that were given. */
export function pondColumns({ name, members, claimLimit, isRetired }: Given): Partial<PondRow> {
  return {
    ...(name !== undefined && { name }),
    ...(members !== undefined && { members: [...new Set(members)] }),
    ...(claimLimit !== undefined && { claim_limit: claimLimit }),
    ...(isRetired !== undefined && { retired_at: isRetired ? new Date() : null }),
  };
}

/** Refuses members who can't get leads, unless they were members before (bad-input). */
export async function requireMembers(
  db: Queryable,
  members: readonly string[],
  before: readonly string[],
): Promise<void> {
  const known = new Set([...(await selectRoutedPeople(db)).map(({ id }) => id), ...before]);
  if (members.every((id) => known.has(id))) return;
  const message = ruleFieldMessages.unknown({ label: ruleFieldMessages.members() });
  refuse('bad-input', {
    fields: [{ field: 'members', label: ruleFieldMessages.members(), message }],
    message,
  });
}

/** Refuses (pond-in-use) to retire a pond that a rule names. */
export async function requireUnused(db: Queryable, id: string): Promise<void> {
  if (await isPondUsed(db, id)) refuseLead('pond-in-use');
}

/** One, held until the commit: no rule may come to name it while it is retired. */
export async function lockPond(tx: Queryable, id: string): Promise<PondRow> {
  await lockRouting(tx);
  return lockRecord(tx, pondTable, id);
}

export const pondHistory = withNames(
  columnHistory(pondTable, {
    requireToChange: (tx, _caller, id) => lockPond(tx, id),
    mayUndo: (_db, caller) => holds(caller, 'lead-routing'),
    namePeople,
    async restore(tx, before, row) {
      if (before.retired_at) await requireUnused(tx, row.id);
      return before;
    },
  }),
  { people: ['members'] },
);
