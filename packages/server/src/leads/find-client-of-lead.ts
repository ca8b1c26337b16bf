import type { WireContact } from '@homestead/contract/leads';
import type { Caller, Queryable } from '#platform';
import { findLeadInSight } from './inquiries/inquiry-store.ts';
import { contactsOf } from './record/lead-contacts.ts';
import { refuseLead } from './refuse-lead.ts';

/** Who a lead is, as far as the caller may see it. */
export type FoundClient = Omit<
  WireContact,
  'isPrimary' | 'relationship' | 'dateOfBirth' | 'tShirtSize'
>;

/** The client of a lead in the caller's sight, after merges. Refuses (lead-not-found) any other. */
export async function findClientOfLead(
  db: Queryable,
  caller: Caller,
  leadId: string,
): Promise<FoundClient> {
  const lead = await findLeadInSight(db, caller, leadId);
  if (!lead || lead.erased_at !== null) return refuseLead('lead-not-found');
  const { primary } = contactsOf(caller, {
    ...{ lead, household: [], relationships: new Map(), nameOf: () => null },
  });
  const { id, firstName, lastName, email, phone, ...rest } = primary;
  const { streetOne, streetTwo, city, state, zip, country } = rest;
  return {
    ...{ id, firstName, lastName, email, phone },
    ...{ streetOne, streetTwo, city, state, zip, country },
  };
}
