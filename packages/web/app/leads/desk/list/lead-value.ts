import type { LeadFieldKey, WireLeadField, WireListedLead } from '@homestead/contract/leads';

const contactKeys = [
  'streetOne',
  'city',
  'state',
  'zip',
  'country',
  'dateOfBirth',
  'tShirtSize',
] as const satisfies readonly LeadFieldKey[];
type ContactKey = (typeof contactKeys)[number];

const isOfContact = (key: LeadFieldKey): key is ContactKey =>
  (contactKeys as readonly LeadFieldKey[]).includes(key);

/** The text that a lead has of a field, as the server sent it; null for none or no text. */
export function textIn(lead: WireListedLead, key: LeadFieldKey): string | null {
  if (isOfContact(key)) return lead.primaryContact?.[key] ?? null;
  if (key === 'secondaryEmail') return lead.secondaryLeadContact?.email ?? null;
  if (key === 'secondaryPhone') return lead.secondaryLeadContact?.phone ?? null;
  const value = (lead as Partial<Record<LeadFieldKey, unknown>>)[key];
  return typeof value === 'string' ? value : null;
}

/** What an input holds of a field: an id where it is a choice. */
export const heldIn = (lead: WireListedLead, { key, choices }: WireLeadField): string =>
  (choices ? lead.ids[key] : textIn(lead, key)) ?? '';

/** The lead as it will be with another value of a field. */
export function withValue(
  lead: WireListedLead,
  { key, choices }: WireLeadField,
  value: string,
): WireListedLead {
  const text = (choices ? choices.find(({ id }) => id === value)?.name : value) || null;
  const ids = choices ? { ...lead.ids, [key]: value || null } : lead.ids;
  if (!isOfContact(key)) return { ...lead, ids, [key]: text };
  const { primaryContact } = lead;
  return {
    ...lead,
    ids,
    primaryContact: primaryContact && { ...primaryContact, [key]: text },
  };
}
