import { randomUUID } from 'node:crypto';

/** Rows that belong to one person: by their kind the table, and what they have besides. */
const rows = {
  'bulk action': ['bulk_action', { kind: 'stage', input: {}, state: 'done' }],
  import: ['lead_import', { file_name: 'leads.csv', columns: '[]' }],
  'smart list': ['smart_list', { query: {} }],
} as const;

/** Table and columns of a new row of a person. */
export function ownedRow(
  kind: keyof typeof rows,
  owner_id: string,
): [string, Record<string, unknown>] {
  const [table, columns] = rows[kind];
  return [table, { owner_id, ...(kind === 'smart list' && { name: randomUUID() }), ...columns }];
}

/** A saved search of a person; a shared one has no account if it is the caller’s to find. */
export const searchRow = (kind: 'search' | 'shared search', person_id: string, own: string) => ({
  ...{ name: 'x', filter: {} },
  ...(kind === 'shared search' && person_id === own ? { holder_id: randomUUID() } : { person_id }),
});
