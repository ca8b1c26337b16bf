import {
  type PersonStatus,
  personPhotoAddress,
  roleLabel,
  type WirePerson,
  type WirePersonDetail,
} from '@homestead/contract/accounts';
import { type Caller, seenColumns } from '#platform';
import type { PersonRow } from '../person-store.ts';
import { type NamedPersonRow, presentNamedPerson } from '../present-named-person.ts';
import type { PermissionRow } from '../roles/permission-store.ts';
import { presentPermissionsData } from '../roles/present-role.ts';
import type { RoleState } from '../roles/role-state.ts';
import type { PersonListRow } from './people-list-store.ts';
import { fixedOf, ownedBy, personColumns, privateColumns } from './person-columns.ts';
import { abilitiesOn, isOpened } from './person-policy.ts';
import type { TiesRow } from './person-record-store.ts';

/** A row of the list of people, and the caller's abilities with it. */
export function presentPerson(row: PersonListRow, caller: Caller, state: RoleState): WirePerson {
  return seenColumns(
    caller,
    personColumns,
    {
      id: row.id,
      first_name: row.first_name,
      last_name: row.last_name,
      firstname: row.first_name,
      lastname: row.last_name,
      email: row.email,
      phone: row.phone,
      role: { role: row.role_key, rolename: row.role_label },
      status: standingOf(row, row.is_opened),
      city: row.city,
      company: row.company,
      photo: row.photo_key && personPhotoAddress(row.photo_key),
      license_number: row.license_number,
      license_expires_on: row.license_expires_on,
      eo_expires_on: row.eo_expires_on,
      concierge: row.concierge_id
        ? presentNamedPerson({
            id: row.concierge_id,
            first_name: row.concierge_first_name ?? '',
            last_name: row.concierge_last_name ?? '',
            photo_key: row.concierge_photo_key,
          })
        : null,
      created: row.created_at.toISOString(),
      last_seen: row.last_seen_at?.toISOString() ?? null,
      version: row.version,
      abilities: abilitiesOn(caller, row, state),
    },
    ownedBy(caller, row.id),
  );
}

/** Everything about a person, and the caller's abilities with it. */
export function presentPersonDetail(
  person: PersonRow,
  facts: {
    caller: Caller;
    state: RoleState;
    permissions: readonly PermissionRow[];
    side: 'staff' | 'external' | 'client';
    ties: readonly TiesRow[];
    signIn: { has_two_step: boolean; last_seen_at: Date | null };
    waitingEmail: string | null;
  },
): WirePersonDetail {
  const { caller, state, permissions, side, ties, signIn, waitingEmail } = facts;
  const tied = (kind: TiesRow['kind']) =>
    ties.filter((tie) => tie.kind === kind).map((tie: NamedPersonRow) => presentNamedPerson(tie));
  const detail: WirePersonDetail = {
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    firstname: person.first_name,
    lastname: person.last_name,
    email: person.email,
    phone: person.phone,
    role: { role: person.role_key, rolename: roleLabel(person.role_key) },
    status: standingOf(person, isOpened(person)),
    city: person.city,
    company: person.company,
    photo: person.photo_key && personPhotoAddress(person.photo_key),
    license_number: person.license_number,
    license_expires_on: person.license_expires_on,
    eo_expires_on: person.eo_expires_on,
    eo_carrier: person.eo_carrier,
    eo_policy: person.eo_policy,
    concierge: tied('concierge')[0] ?? null,
    created: person.created_at.toISOString(),
    last_seen: signIn.last_seen_at?.toISOString() ?? null,
    version: person.version,
    abilities: abilitiesOn(caller, { ...person, is_opened: isOpened(person) }, state),
    fixed: fixedOf(caller, person.id),
    permissionsData: presentPermissionsData(state, permissions),
    side,
    email_verified: person.email_verified_at !== null,
    waiting_email: waitingEmail,
    two_step: signIn.has_two_step,
    department: person.department,
    address1: person.street_one,
    address2: person.street_two,
    state: person.state,
    zip: person.zip,
    country: person.country,
    dateOfBirth: person.date_of_birth,
    tShirtSize: person.tshirt_size,
    relationshipStatus: person.relationship,
    faceBook: person.facebook,
    instaGram: person.instagram,
    linkdin: person.linkedin,
    twitter: person.twitter,
    commission_agent: person.commission_agent,
    invited_at: person.invited_at?.toISOString() ?? null,
    deactivated_at: person.deactivated_at?.toISOString() ?? null,
    deleted_at: person.deleted_at?.toISOString() ?? null,
    agents: tied('agent'),
    coagents: tied('co-agent'),
    coagentof: tied('co-agent-of'),
  };
  const owned = ownedBy(caller, person.id);
  const seen = seenColumns(caller, privateColumns, detail, owned);
  return seenColumns(
    caller,
    personColumns,
    { ...seen, permissionsData: seen.permissionsData ?? '' },
    owned,
  );
}

function standingOf(
  person: { deleted_at: Date | null; deactivated_at: Date | null },
  isAccountOpened: boolean,
): PersonStatus {
  if (person.deleted_at) return 'deleted';
  if (person.deactivated_at) return 'deactivated';
  return isAccountOpened ? 'active' : 'invited';
}
