import type {
  LeadDetailField,
  leadEntryEndpoints,
  ReferenceListKey,
} from '@homestead/contract/leads';
import { type BodyOf, NOBODY } from '@homestead/contract/platform';
import { type Actor, type DatabaseTransaction, refuse } from '#platform';
import { readDetails } from '../details/lead-detail-calls.ts';
import { requireMayChange } from '../details/lead-details.ts';
import { lockLeadToChange, refuseMerged, requireLead } from '../details/require-lead.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { changeLead } from './change-lead.ts';
import { findEntry } from './record-store.ts';
import { requireUnchanged } from './require-unchanged.ts';

type Given = BodyOf<typeof leadEntryEndpoints.addSecondaryContact>;

/** The fields of a second contact, by what the call says; the first three are looked up. */
const fieldOf = {
  firstName: 'secondaryFirstName',
  lastName: 'secondaryLastName',
  email: 'secondaryEmail',
  phone: 'secondaryPhone',
  dateOfBirth: 'secondaryDateOfBirth',
  address1: 'secondaryStreetOne',
  address2: 'secondaryStreetTwo',
  country: 'secondaryCountry',
  city: 'secondaryCity',
  state: 'secondaryState',
  zip: 'secondaryZip',
} as const satisfies Partial<Record<keyof Given, LeadDetailField>>;

/**
 * Stores the second contact of a lead, and links the lead that they are as one household. Refuses a
 * lead out of sight, also as the second one (lead-not-found), a merged one (lead-merged), the lead
 * itself and a text that no list has (bad-input), and columns that the caller may not change
 * (not-permitted).
 */
export async function addSecondaryContact(
  tx: DatabaseTransaction,
  actor: Actor,
  given: Given,
): Promise<LeadRow> {
  const { caller } = actor;
  const lead = await lockLeadToChange(tx, caller, given.leadid);
  const typed = Object.fromEntries(
    Object.entries(fieldOf).flatMap(([name, field]) => {
      const value = given[name as keyof typeof fieldOf];
      return value === undefined ? [] : [[field, value === '' ? null : value]];
    }),
  ) as { [Field in LeadDetailField]?: string | null };
  const details = {
    ...typed,
    ...(await entryIn(tx, 'relationships', 'relationshipStatus', given, 'secondaryRelationshipId')),
    ...(await entryIn(tx, 't-shirt-sizes', 'tShirtSize', given, 'secondaryTShirtSizeId')),
  };
  requireMayChange(caller, lead, details);
  const { secondaryContactLeadId: linked } = given;
  const link = linked === undefined ? {} : { secondary_lead_id: linked === NOBODY ? null : linked };
  if (link.secondary_lead_id) {
    if (link.secondary_lead_id === lead.id)
      refuseField('secondaryContactLeadId', leadDetailMessages.itself());
    await requireLead(tx, caller, link.secondary_lead_id);
    await refuseMerged(tx, caller, link.secondary_lead_id);
    requireMayChange(caller, lead, { secondaryFirstName: null });
  }
  const set = { ...readDetails(details), ...link };
  if (Object.keys(set).length === 0) return lead;
  const { version } = given;
  await requireUnchanged(tx, caller, lead, { columns: Object.keys(set), version });
  return changeLead(tx, actor, lead, { what: 'second-contact', set });
}

async function entryIn(
  tx: DatabaseTransaction,
  list: ReferenceListKey,
  name: 'relationshipStatus' | 'tShirtSize',
  given: Given,
  field: LeadDetailField,
): Promise<{ [Field in LeadDetailField]?: string | null }> {
  const said = given[name];
  if (said === undefined) return {};
  if (said === null || said === '' || said === NOBODY) return { [field]: null };
  const id = await findEntry(tx, list, said);
  return { [field]: id ?? refuseField(name, leadDetailMessages.notInList()) };
}

function refuseField(field: string, message: string): never {
  return refuse('bad-input', { fields: [{ field, label: field, message }], message });
}
