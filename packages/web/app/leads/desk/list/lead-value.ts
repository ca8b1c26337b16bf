import type { LeadFieldKey, WireLeadField, WireListedLead } from '@homestead/contract/leads';

const contactKeys = [
  'email',
  'phone',
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

/** How the second contact is reached. */
const secondKeys = { secondaryEmail: 'email', secondaryPhone: 'phone' } as const;
type SecondKey = keyof typeof secondKeys;
const isOfSecond = (key: LeadFieldKey): key is SecondKey => key in secondKeys;

/** The text that a lead has of a field, as the server sent it; null for none or no text. */
export function textIn(lead: WireListedLead, key: LeadFieldKey): string | null {
  if (isOfContact(key)) return lead.primaryContact?.[key] ?? null;
  if (isOfSecond(key)) return lead.secondaryLeadContact?.[secondKeys[key]] ?? null;
  const value = (lead as Partial<Record<LeadFieldKey, unknown>>)[key];
  return typeof value === 'string' ? value : null;
}

/** Whether the row has the contact that the field is of. */
export function hasContactOf(lead: WireListedLead, key: LeadFieldKey): boolean {
  if (isOfContact(key) || key === 'primaryContact') return lead.primaryContact !== null;
  return !isOfSecond(key) || lead.secondaryLeadContact !== null;
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
  const { primaryContact: first, secondaryLeadContact: second } = lead;
  if (isOfContact(key)) {
    return { ...lead, ids, primaryContact: first && { ...first, [key]: text } };
  }
  if (isOfSecond(key)) {
    return { ...lead, secondaryLeadContact: second && { ...second, [secondKeys[key]]: text } };
  }
  return { ...lead, ids, [key]: text };
}
