import { formatZip } from '@homestead/contract/accounts';
import {
  clientRoles,
  type LeadDetailField,
  leadDetailLabels,
  type WireLeadRecord,
} from '@homestead/contract/leads';
import { formatPhone, phoneText } from '@homestead/contract/platform';
import { dateText, UNKNOWN } from '#platform';
import { leadRecordMessages } from '../messages/lead-record.ts';
import type { Lookups } from './lead-record-client.ts';

/** What a lead's page changes in place: its details and who works it. */
export type LeadField = LeadDetailField | 'agentId';

type FieldKind = 'text' | 'email' | 'tel' | 'date' | 'lines' | 'choice';

export interface Choice {
  value: string;
  label: string;
}

const lists: Partial<Record<LeadField, keyof Lookups>> = {
  stageId: 'leadStatuses',
  contactStatusLevelId: 'leadStatus',
  engagementLevelId: 'engagementLevel',
  responseLevelId: 'responseLevels',
  closingBagOptionId: 'closingBagOptions',
  sourceId: 'leadSources',
  subSourceId: 'leadSubSources',
  subSourceAgentId: 'agentSubSource',
  referralId: 'referralList',
  lenderId: 'lenderList',
  lenderStatusId: 'lenderStatus',
  relationshipId: 'relationships',
  tShirtSizeId: 'tShirtSizes',
  agentId: 'agentList',
};

/** The display text that the record has of a choice, which may be retired by now. */
const displays: Partial<Record<LeadField, (lead: WireLeadRecord) => string | null>> = {
  stageId: ({ stage }) => stage,
  contactStatusLevelId: ({ contactStatusLevel }) => contactStatusLevel,
  engagementLevelId: ({ engagementLevel }) => engagementLevel,
  responseLevelId: ({ responseLevel }) => responseLevel,
  closingBagOptionId: ({ closingBagOption }) => closingBagOption,
  sourceId: ({ source }) => source,
  subSourceId: ({ subSource }) => subSource,
  subSourceAgentId: ({ subSourceAgent }) => subSourceAgent,
  referralId: ({ referral }) => referral,
  lenderId: ({ lender }) => nameOf(lender),
  lenderStatusId: ({ lenderStatus }) => lenderStatus,
  relationshipId: ({ relationship }) => relationship,
  tShirtSizeId: ({ primaryContact }) => primaryContact.tShirtSize,
  agentId: ({ agent }) => nameOf(agent),
};

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person && `${person.firstName} ${person.lastName}`.trim();

const kinds: Partial<Record<LeadField, FieldKind>> = {
  email: 'email',
  phone: 'tel',
  notes: 'lines',
  lenderNotes: 'lines',
  leadRole: 'choice',
};

export function kindOf(field: LeadField): FieldKind {
  if (field in lists) return 'choice';
  if (field.endsWith('On') || field === 'dateOfBirth') return 'date';
  return kinds[field] ?? 'text';
}

export const labelOf = (field: LeadField): string =>
  field === 'agentId' ? leadRecordMessages.agent() : leadDetailLabels[field];

/** What a field holds: an id for a choice, as the calls take it. */
export const heldValue = (lead: WireLeadRecord, field: LeadField): string | null =>
  field === 'agentId' ? (lead.agent?.id ?? null) : lead.details[field];

/** Fields that always have a value. */
export const mustHave: ReadonlySet<LeadField> = new Set(['stageId', 'firstName', 'country']);

/** What a client can want, to choose from. */
export const clientRoleChoices: Choice[] = clientRoles.map((role) => ({
  value: role,
  label: role,
}));

/** What a field offers; the lead's own value is among it, even if it is retired. */
export function choicesOf(
  lead: WireLeadRecord,
  field: LeadField,
  lookups: Lookups | null,
): Choice[] {
  if (field === 'leadRole') return clientRoleChoices;
  const list = lists[field];
  const offered: readonly { id: string; display: string; sourceId?: string | null }[] =
    list && lookups ? lookups[list] : [];
  const fitting =
    field === 'subSourceId'
      ? offered.filter(({ sourceId }) => sourceId === lead.details.sourceId)
      : offered;
  const choices = fitting.map(({ id, display }) => ({ value: id, label: display }));
  const held = heldValue(lead, field);
  const isMissing = held !== null && choices.every(({ value }) => value !== held);
  if (!isMissing) return choices;
  return [{ value: held, label: displays[field]?.(lead) ?? UNKNOWN }, ...choices];
}

/** A value of a field in words. */
export function textOf(
  lead: WireLeadRecord,
  field: LeadField,
  value: string | null,
  lookups: Lookups | null,
): string {
  if (value === null || value === '') {
    return field === 'agentId' ? leadRecordMessages.unclaimed() : UNKNOWN;
  }
  if (field === 'phone' || field === 'secondaryPhone') return phoneText(value);
  const kind = kindOf(field);
  if (kind === 'date') return dateText(value);
  if (kind !== 'choice') return value;
  return choicesOf(lead, field, lookups).find((one) => one.value === value)?.label ?? UNKNOWN;
}

/** Writes what is typed the way it is shown. */
export function typedText(field: LeadField, text: string): string {
  if (kindOf(field) === 'tel') return formatPhone(text);
  return field === 'zip' ? formatZip(text) : text;
}

/** Whether the caller sees a field, and may change it. */
export function rightsOf(
  lead: WireLeadRecord,
  field: LeadField,
): { sees: boolean; edits: boolean } {
  const { hiddenColumns, fixedColumns } = lead.details;
  if (field === 'agentId') {
    return { sees: !hiddenColumns.includes(field), edits: lead.abilities.includes('assign') };
  }
  return { sees: !hiddenColumns.includes(field), edits: !fixedColumns.includes(field) };
}
