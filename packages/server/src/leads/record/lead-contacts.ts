import type { WireContact } from '@homestead/contract/leads';
import { NOBODY } from '@homestead/contract/platform';
import { type Caller, type ColumnScope, seenColumns } from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';

/** The fields of a contact, by what they are called among a lead's details. */
const primaryFields = {
  email: 'email',
  phone: 'phone',
  streetOne: 'streetOne',
  streetTwo: 'streetTwo',
  city: 'city',
  state: 'state',
  zip: 'zip',
  country: 'country',
  relationship: 'relationshipId',
  dateOfBirth: 'dateOfBirth',
  tShirtSize: 'tShirtSizeId',
} as const;

const scopeOf = (nameOf: (field: string) => string): ColumnScope =>
  Object.fromEntries(
    Object.entries(primaryFields).flatMap(([field, detail]) => {
      const rule = detailScope[nameOf(detail)];
      return rule ? [[field, rule]] : [];
    }),
  );
const primaryScope = scopeOf((field) => field);
const secondaryScope: ColumnScope = {
  ...scopeOf((field) => `secondary${field.charAt(0).toUpperCase()}${field.slice(1)}`),
  ...Object.fromEntries(
    ['firstName', 'lastName'].flatMap((field) => {
      const rule = detailScope[`secondary${field.charAt(0).toUpperCase()}${field.slice(1)}`];
      return rule ? [[field, rule]] : [];
    }),
  ),
};

type NameOf = (entryId: string | null) => string | null;

/**
 * The people of a lead as the caller sees them: the lead itself, its second contact, and the other
 * leads of the household. A second contact who is a lead in sight is shown as that lead says.
 */
export function contactsOf(
  caller: Caller,
  {
    lead,
    household,
    relationships,
    nameOf,
  }: {
    lead: LeadRow;
    household: readonly LeadRow[];
    /** Who they are in their household, by the leads' ids. */
    relationships: ReadonlyMap<string, string | null>;
    nameOf: NameOf;
  },
): { primary: WireContact; secondary: WireContact[] } {
  const relationship = nameOf(lead.secondary_relationship_id);
  const linked = household.map((row) => ({
    ...contactOf(row, nameOf),
    isPrimary: false,
    relationship:
      nameOf(relationships.get(row.id) ?? null) ??
      (row.id === lead.secondary_lead_id ? relationship : nameOf(row.relationship_id)),
  }));
  const stored = storedSecondary(lead, nameOf);
  const isLinked = household.some(({ id }) => id === lead.secondary_lead_id);
  const secondary = isLinked || !stored ? linked : [stored, ...linked];
  return {
    primary: seenColumns(caller, primaryScope, contactOf(lead, nameOf)),
    secondary: secondary
      .map((contact) => seenColumns(caller, secondaryScope, contact))
      .filter(({ firstName, lastName, email, phone }) => firstName || lastName || email || phone),
  };
}

function contactOf(lead: LeadRow, nameOf: NameOf): WireContact {
  return {
    id: lead.id,
    firstName: lead.first_name,
    lastName: lead.last_name,
    streetOne: lead.street_one,
    streetTwo: lead.street_two,
    city: lead.city,
    state: lead.state,
    zip: lead.zip,
    country: lead.country,
    email: lead.email,
    phone: lead.phone,
    isPrimary: true,
    relationship: nameOf(lead.relationship_id),
    dateOfBirth: lead.date_of_birth,
    tShirtSize: nameOf(lead.tshirt_size_id),
  };
}

function storedSecondary(lead: LeadRow, nameOf: NameOf): WireContact | null {
  const { secondary_first_name: firstName, secondary_last_name: lastName } = lead;
  const { secondary_email: email, secondary_phone: phone } = lead;
  if (!firstName && !lastName && !email && !phone) return null;
  return {
    id: NOBODY,
    firstName,
    lastName,
    streetOne: lead.secondary_street_one,
    streetTwo: lead.secondary_street_two,
    city: lead.secondary_city,
    state: lead.secondary_state,
    zip: lead.secondary_zip,
    country: lead.secondary_country,
    email,
    phone,
    isPrimary: false,
    relationship: nameOf(lead.secondary_relationship_id),
    dateOfBirth: lead.secondary_date_of_birth,
    tShirtSize: nameOf(lead.secondary_tshirt_size_id),
  };
}
