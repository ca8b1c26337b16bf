import { personLabels, roleLabel } from '@homestead/contract/accounts';
import { phoneText, type WireRecordChange } from '@homestead/contract/platform';
import type { PeopleByName, RecordChangeRow } from '#platform';
import { historyMessages } from '../messages/history.ts';
import { recordFields } from './person-record.ts';

/** Changes beyond what staff edits, by column. */
const otherFields: Readonly<Record<string, { field: string; label: () => string }>> = {
  is_primary_contact: { field: 'isPrimary', label: historyMessages.primaryContact },
  deactivated_at: { field: 'deactivated_at', label: historyMessages.deactivated },
  deleted_at: { field: 'deleted_at', label: historyMessages.deleted },
  handed_over_to: { field: 'handed_over_to', label: historyMessages.handedOverTo },
  concierge_id: { field: 'concierge', label: historyMessages.concierge },
  co_agent_id: { field: 'coagent', label: historyMessages.coAgent },
  language: { field: 'language', label: historyMessages.language },
  photo_key: { field: 'photo', label: historyMessages.photo },
  waiting_email: { field: 'waiting_email', label: historyMessages.waitingEmail },
};

const fields: typeof otherFields = {
  ...Object.fromEntries(
    Object.entries(recordFields).map(([column, field]) => [
      column,
      { field, label: () => personLabels[field] ?? field },
    ]),
  ),
  ...otherFields,
};

/** Columns whose values are people. */
const personColumns = ['concierge_id', 'co_agent_id', 'handed_over_to'];

/** Ids of the people that a change names. */
export function peopleIn({ before, after }: RecordChangeRow): string[] {
  const ids = personColumns.flatMap((column) => [before[column], after[column]]);
  return ids.filter((id): id is string => typeof id === 'string');
}

/** What differs about a person, as texts. */
export function describePersonChange(
  { before, after }: RecordChangeRow,
  people: PeopleByName,
): WireRecordChange['fields'] {
  return Object.entries(fields)
    .filter(([column]) => column in after || column in before)
    .map(([column, { field, label }]) => ({
      field,
      label: label(),
      before: textOf(column, before[column], people),
      after: textOf(column, after[column], people),
    }));
}

function textOf(column: string, value: unknown, people: PeopleByName): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? historyMessages.yes() : historyMessages.no();
  const text = String(value);
  if (column === 'role_key') return roleLabel(text);
  if (column === 'phone') return phoneText(text);
  if (column === 'language') {
    return text === 'es' ? historyMessages.spanish() : historyMessages.english();
  }
  if (column === 'photo_key') return historyMessages.aPhoto();
  const person = personColumns.includes(column) ? people.get(text) : undefined;
  return person ? `${person.firstName} ${person.lastName}` : text;
}
