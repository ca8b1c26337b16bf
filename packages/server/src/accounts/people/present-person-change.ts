import { roleLabel, type WirePersonChange } from '@homestead/contract/accounts';
import { type NamedPersonRow, presentNamedPerson } from '../present-named-person.ts';
import type { PersonChangeRow } from './person-change-store.ts';

/** Changed fields by their columns: the name on the wire and the label. */
const fields: Readonly<Record<string, { field: string; label: string }>> = {
  first_name: { field: 'first_name', label: 'First Name' },
  last_name: { field: 'last_name', label: 'Last Name' },
  email: { field: 'email', label: 'Email' },
  role_key: { field: 'role', label: 'Role' },
  phone: { field: 'phone', label: 'Phone' },
  department: { field: 'department', label: 'Department' },
  street_one: { field: 'address1', label: 'Address Line 1' },
  street_two: { field: 'address2', label: 'Address Line 2' },
  city: { field: 'city', label: 'City' },
  state: { field: 'state', label: 'State' },
  zip: { field: 'zip', label: 'Zip' },
  country: { field: 'country', label: 'Country' },
  date_of_birth: { field: 'dateOfBirth', label: 'Date of Birth' },
  tshirt_size: { field: 'tShirtSize', label: 'T-Shirt Size' },
  relationship: { field: 'relationshipStatus', label: 'Relationship' },
  facebook: { field: 'faceBook', label: 'Facebook' },
  instagram: { field: 'instaGram', label: 'Instagram' },
  linkedin: { field: 'linkdin', label: 'LinkedIn' },
  twitter: { field: 'twitter', label: 'X' },
  company: { field: 'company', label: 'Company' },
  license_number: { field: 'license_number', label: 'License number' },
  license_expires_on: { field: 'license_expires_on', label: 'License expiry' },
  commission_agent: { field: 'commission_agent', label: 'Commission agent' },
  is_primary_contact: { field: 'isPrimary', label: 'Primary contact' },
  deactivated_at: { field: 'deactivated_at', label: 'Deactivated' },
  deleted_at: { field: 'deleted_at', label: 'Deleted' },
  handed_over_to: { field: 'handed_over_to', label: 'Handed over to' },
  concierge_id: { field: 'concierge', label: 'Concierge' },
  co_agent_id: { field: 'coagent', label: 'Co-agent' },
  photo_key: { field: 'photo', label: 'Photo' },
};

/** Columns whose values are people. */
const personColumns = ['concierge_id', 'co_agent_id', 'handed_over_to'];

/** Ids of the people that changes name, for their names to be read at once. */
export function peopleNamedIn(rows: readonly PersonChangeRow[]): string[] {
  const ids = rows.flatMap((row) =>
    personColumns.flatMap((column) => [row.before[column], row.after[column]]),
  );
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
}

/** One change, its values in words. */
export function presentPersonChange(
  row: PersonChangeRow,
  names: ReadonlyMap<string, NamedPersonRow>,
  mayUndo: boolean,
): WirePersonChange {
  const columns = Object.keys(fields).filter(
    (column) => column in row.after || column in row.before,
  );
  return {
    id: row.id,
    what: row.what,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changer_id
      ? presentNamedPerson({
          id: row.changer_id,
          first_name: row.changer_first_name ?? '',
          last_name: row.changer_last_name ?? '',
          photo_key: row.changer_photo_key,
        })
      : null,
    fields: columns.map((column) => ({
      field: fields[column]?.field ?? column,
      label: fields[column]?.label ?? column,
      before: inWords(column, row.before[column], names),
      after: inWords(column, row.after[column], names),
    })),
    undoes: row.undoes,
    undone_by: row.undone_by,
    may: { undo: mayUndo },
  };
}

function inWords(
  column: string,
  value: unknown,
  names: ReadonlyMap<string, NamedPersonRow>,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (column === 'role_key') return roleLabel(text);
  if (column === 'photo_key') return 'A photo';
  const named = personColumns.includes(column) ? names.get(text) : undefined;
  return named ? `${named.first_name} ${named.last_name}` : text;
}
