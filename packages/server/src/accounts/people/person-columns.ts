import { personLabels } from '@homestead/contract/accounts';
import { type Caller, type ColumnScope, fixedColumns } from '#platform';

const label = (field: string) => () => personLabels[field] ?? field;
const byColumn = (field: string, column: string) => ({
  label: label(field),
  see: [column],
  change: [column],
});

/** Facts about a person that are columns of the desk, by their permissions. */
export const personColumns: ColumnScope = {
  email: byColumn('email', 'column-email'),
  phone: byColumn('phone', 'column-phone'),
  relationshipStatus: byColumn('relationshipStatus', 'column-relationship'),
};

/** Colleagues see how to reach a person; these facts are for those who manage people. */
export const privateColumns: ColumnScope = Object.fromEntries(
  [
    'address1',
    'address2',
    'zip',
    'dateOfBirth',
    'tShirtSize',
    'relationshipStatus',
    'eo_carrier',
    'eo_policy',
    'eo_expires_on',
    'last_seen',
    'waiting_email',
    'two_step',
    'permissionsData',
  ].map((field) => [field, { label: label(field), see: ['usermanagement', 'edit-users'] }]),
);

/** In the history, an email that waits to be confirmed is hidden like any other. */
export const historyColumns: ColumnScope = {
  ...personColumns,
  waiting_email: byColumn('waiting_email', 'column-email'),
};

/** Whether a record about this person is the caller's own, of which they see everything. */
export const ownedBy = (caller: Caller, personId: string) => ({
  isOwn: caller.personId === personId && !caller.seeingAs,
});

/** The fields of a person that the caller may not change, hidden ones among them. */
export function fixedOf(caller: Caller, personId: string): string[] {
  const owned = ownedBy(caller, personId);
  const all = [personColumns, privateColumns].flatMap((scope) =>
    fixedColumns(caller, scope, owned),
  );
  return [...new Set(all)];
}
