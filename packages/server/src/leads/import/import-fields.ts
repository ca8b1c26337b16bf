import {
  type LeadDetailField,
  type LeadImportField,
  leadDetailLabels,
  leadImportFields,
} from '@homestead/contract/leads';
import { type Caller, fixedColumns } from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { importMessages } from '../messages/import.ts';

/** The details of a lead that a field of a file fills. */
const detailsOf = (field: LeadImportField): readonly string[] =>
  field === 'fullName' ? ['firstName', 'lastName'] : [field];

/** The fields that the caller may fill from a file, in their order. */
export function importableFields(caller: Caller): LeadImportField[] {
  const fixed = new Set(fixedColumns(caller, detailScope));
  return leadImportFields.filter((field) => detailsOf(field).every((one) => !fixed.has(one)));
}

export function importLabel(field: LeadImportField): string {
  if (field === 'fullName') return importMessages.fullName();
  if (field === 'tags') return importMessages.tags();
  return leadDetailLabels[field];
}

/** Heads that other programs give columns, without capitals, spaces and signs. */
const aliases: Partial<Record<LeadImportField, readonly string[]>> = {
  fullName: ['name', 'fullname', 'contact', 'contactname', 'clientname', 'leadname'],
  tags: ['tags', 'tag', 'labels', 'groups', 'group'],
  firstName: ['firstname', 'first', 'givenname', 'fname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'lname'],
  email: ['email', 'emailaddress', 'email1', 'email1value', 'primaryemail', 'mail'],
  phone: [
    ...['phone', 'phoneno', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone'],
    ...['phone1', 'phone1value', 'primaryphone', 'telephone', 'homephone'],
  ],
  leadRole: ['clientrole', 'buyerorseller', 'leadrole', 'leadtype', 'type', 'role'],
  stageId: ['stage', 'leadstage'],
  contactStatusLevelId: ['contactstatus', 'status', 'leadstatus'],
  sourceId: ['source', 'leadsource'],
  subSourceId: ['subsource'],
  notes: ['notes', 'note', 'comments', 'background', 'description'],
  dateOfBirth: ['dateofbirth', 'birthday', 'birthdate', 'dob'],
  streetOne: ['addressline1', 'address', 'address1', 'street', 'streetaddress', 'mailingstreet'],
  streetTwo: ['addressline2', 'address2', 'unit', 'apt'],
  city: ['city', 'town', 'mailingcity'],
  state: ['state', 'region', 'province', 'mailingstate'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'mailingzip'],
  country: ['country', 'mailingcountry'],
};

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What columns with these heads probably hold, each field once; only among `offered`. */
export function guessFields(
  heads: readonly string[],
  offered: readonly LeadImportField[],
): (LeadImportField | null)[] {
  const open = new Set(offered);
  const knows = new Map<string, LeadImportField>();
  for (const field of offered) knows.set(bare(importLabel(field)), field);
  for (const field of offered) {
    for (const alias of aliases[field] ?? []) if (!knows.has(alias)) knows.set(alias, field);
  }
  const guessed = heads.map((head) => {
    const field = knows.get(bare(head)) ?? null;
    return field !== null && open.delete(field) ? field : null;
  });
  const hasParts = guessed.includes('firstName') || guessed.includes('lastName');
  return guessed.map((field) => (hasParts && field === 'fullName' ? null : field));
}

export type ImportedDetail = Exclude<LeadImportField, 'fullName' | 'tags'> & LeadDetailField;
