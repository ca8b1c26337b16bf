import { roleLabel } from '@homestead/contract/accounts';
import type { agentLimitEndpoints, WireAgentLimit } from '@homestead/contract/leads';
import { type BodyOf, localFormat } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  type Actor,
  changeRecord,
  columnHistory,
  createRecord,
  type DatabaseTransaction,
  holds,
  type Queryable,
  type RecordTable,
} from '#platform';
import { ruleFieldMessages } from '../messages/routing.ts';
import { refuseLead } from '../refuse-lead.ts';
import { findLimit, type LimitedPerson, type LimitRow } from './agent-limit-store.ts';
import { textOfFlag } from './lead-rule.ts';
import { lockRouting } from './routing-store.ts';

const dateFormat = localFormat('en-US', { dateStyle: 'medium' });
const textOfPeriod = (period: string) => {
  const days = period.split('/').map((date) => dateFormat(new Date(`${date}T12:00:00Z`)));
  return [...new Set(days)].join(' – ');
};

export const limitTable: RecordTable<LimitRow> = {
  key: 'leads.agent-limit',
  table: 'agent_limit',
  columns: {
    capacity: { label: ruleFieldMessages.capacity },
    is_paused: { label: ruleFieldMessages.paused, textOf: textOfFlag },
    days_off: {
      label: ruleFieldMessages.daysOff,
      textOf: (value) => (Array.isArray(value) ? value.map(textOfPeriod).join('; ') : ''),
    },
  },
  refuseMissing: () => refuseLead('agent-not-found'),
};

/** Someone who can get leads. Refuses (agent-not-found) anyone else. */
export async function requireLimit(db: Queryable, id: string): Promise<LimitedPerson> {
  return (await findLimit(db, id)) ?? refuseLead('agent-not-found');
}

/** The same; other changes and decisions wait for the commit. */
export async function lockLimit(tx: Queryable, id: string): Promise<LimitedPerson> {
  await lockRouting(tx);
  return requireLimit(tx, id);
}

type Given = Omit<BodyOf<typeof agentLimitEndpoints.updateAgentLimit>, 'version'>;

/** The columns of the fields that were given; days off before `today` are dropped. */
export function limitColumns(
  { capacity, isPaused, daysOff }: Given,
  today: string,
): Partial<LimitRow> {
  const coming = daysOff?.filter((period) => (period.split('/')[1] ?? '') >= today).sort();
  return {
    ...(capacity !== undefined && { capacity }),
    ...(isPaused !== undefined && { is_paused: isPaused }),
    ...(coming && { days_off: coming }),
  };
}

/** Saves the limits of a person who is locked. */
export async function saveLimit(
  tx: DatabaseTransaction,
  actor: Actor,
  { id, capacity, is_paused, days_off, version }: LimitedPerson,
  set: Partial<LimitRow>,
): Promise<void> {
  const row = { id, capacity, is_paused, days_off, version };
  if (version > 0) {
    await changeRecord<LimitRow>(tx, limitTable, actor, row, { what: 'edited', set });
    return;
  }
  await createRecord<LimitRow>(tx, limitTable, actor, {
    id,
    capacity,
    is_paused,
    days_off,
    ...set,
  });
}

export const limitHistory = columnHistory(limitTable, {
  async see(db, _caller, ids) {
    const found = await Promise.all(ids.map((id) => requireLimit(db, id)));
    return new Map(found.map((row) => [row.id, row as LimitRow]));
  },
  requireToChange: (tx, _caller, id): Promise<LimitRow> => lockLimit(tx, id),
  mayUndo: (_db, caller) => holds(caller, 'lead-routing'),
  namePeople,
});

export function presentLimit(row: LimitedPerson): WireAgentLimit {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    roleLabel: roleLabel(row.role_key),
    openLeads: row.open,
    capacity: row.capacity,
    isPaused: row.is_paused,
    daysOff: row.days_off,
    version: row.version,
    abilities: ['edit', 'add-days-off'],
  };
}
