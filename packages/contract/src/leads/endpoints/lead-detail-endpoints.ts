import { z } from 'zod';
import { isEmail, normalizeEmail, optionalPhoneProblem, optionalZipProblem } from '#accounts';
import {
  checkedText,
  defineEndpoint,
  historyEndpoints,
  isDay,
  linesText,
  lineText,
  localDate,
  optionalDay,
  optionalText,
  recordVersion,
} from '#platform';
import { leadDetailCalls } from '../desk-calls.ts';
import { duplicateSchema, type WireDuplicate } from './duplicate.ts';

export type { WireDuplicate } from './duplicate.ts';

/** Labels of a lead's details; those of a second contact are the same, after “Second contact”. */
export const leadDetailLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  leadRole: 'Client role',
  stageId: 'Stage',
  contactStatusLevelId: 'Contact status',
  engagementLevelId: 'Engagement level',
  responseLevelId: 'Response level',
  lastConnectedAgentOn: 'Last connected, agent',
  lastWorkedOn: 'Last worked',
  closingBagOptionId: 'Closing bag',
  sourceId: 'Source',
  subSourceId: 'Sub-source',
  subSourceAgentId: 'Sub-source agent',
  referralId: 'Referral',
  lenderId: 'Lender',
  lenderStatusId: 'Lender status',
  lastConnectedLenderOn: 'Last connected, lender',
  lastWorkedLenderOn: 'Last worked, lender',
  notes: 'Notes',
  lenderNotes: 'Lender notes',
  relationshipId: 'Relationship',
  dateOfBirth: 'Date of Birth',
  tShirtSizeId: 'T-Shirt Size',
  streetOne: 'Address Line 1',
  streetTwo: 'Address Line 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  secondaryFirstName: 'Second contact: First Name',
  secondaryLastName: 'Second contact: Last Name',
  secondaryEmail: 'Second contact: Email',
  secondaryPhone: 'Second contact: Phone',
  secondaryRelationshipId: 'Second contact: Relationship',
  secondaryDateOfBirth: 'Second contact: Date of Birth',
  secondaryTShirtSizeId: 'Second contact: T-Shirt Size',
  secondaryStreetOne: 'Second contact: Address Line 1',
  secondaryStreetTwo: 'Second contact: Address Line 2',
  secondaryCity: 'Second contact: City',
  secondaryState: 'Second contact: State',
  secondaryZip: 'Second contact: Zip',
  secondaryCountry: 'Second contact: Country',
};
export type LeadDetailField = keyof typeof leadDetailLabels;

/** What a client wants of us. */
export const clientRoles = ['Buyer', 'Seller', 'Buyer/Seller'] as const;
/** The most characters of a lead's notes. */
export const LEAD_NOTES_MAX = 10_000;

const choice = () => z.uuid().nullable().optional();
/** A day that can't be after today where the brokerage is. */
const pastDay = () =>
  optionalDay().refine(
    (day) => !day || !isDay(day) || day <= localDate(new Date()),
    'can’t be in the future',
  );
const phone = () => checkedText(optionalPhoneProblem, 'must be 10 digits', 30);
const zip = () => checkedText(optionalZipProblem, 'must be 5 digits, or 9 with a hyphen', 10);
const email = () =>
  checkedText(
    (text) => (text === '' || isEmail(normalizeEmail(text)) ? null : text),
    'must be a valid email address',
    254,
  );

/** A text of several lines; empty and null clear it. */
const notes = () =>
  linesText(LEAD_NOTES_MAX)
    .transform((text) => text.trim() || null)
    .nullable()
    .optional();

/** A lead's details as calls take them. */
export const leadDetailInputs = {
  firstName: lineText(80).min(1).optional(),
  lastName: lineText(80).optional(),
  email: email(),
  phone: phone(),
  leadRole: z.enum(clientRoles).nullable().optional(),
  stageId: choice(),
  contactStatusLevelId: choice(),
  engagementLevelId: choice(),
  responseLevelId: choice(),
  lastConnectedAgentOn: pastDay(),
  lastWorkedOn: pastDay(),
  closingBagOptionId: choice(),
  sourceId: choice(),
  subSourceId: choice(),
  subSourceAgentId: choice(),
  referralId: choice(),
  lenderId: choice(),
  lenderStatusId: choice(),
  lastConnectedLenderOn: pastDay(),
  lastWorkedLenderOn: pastDay(),
  notes: notes(),
  lenderNotes: notes(),
  relationshipId: choice(),
  dateOfBirth: pastDay(),
  tShirtSizeId: choice(),
  streetOne: optionalText(120),
  streetTwo: optionalText(120),
  city: optionalText(80),
  state: optionalText(40),
  zip: zip(),
  country: optionalText(60),
  secondaryFirstName: optionalText(80),
  secondaryLastName: optionalText(80),
  secondaryEmail: email(),
  secondaryPhone: phone(),
  secondaryRelationshipId: choice(),
  secondaryDateOfBirth: pastDay(),
  secondaryTShirtSizeId: choice(),
  secondaryStreetOne: optionalText(120),
  secondaryStreetTwo: optionalText(120),
  secondaryCity: optionalText(80),
  secondaryState: optionalText(40),
  secondaryZip: zip(),
  secondaryCountry: optionalText(60),
} satisfies Record<LeadDetailField, z.ZodType>;

const id = z.string().nullable();
const text = z.string().nullable();
const day = z.string().nullable().describe('YYYY-MM-DD');
export const leadDetailsSchema = z.object({
  id: z.string().describe('the lead’s'),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string().describe('empty where only one name was given'),
  email: text.describe('null without the permission column-email, too'),
  phone: text.describe('+1 and ten digits; null without the permission column-phone, too'),
  lastContactedAt: text,
  createdAt: text.describe('null without the permission column-createdon'),
  leadRole: z.enum(clientRoles).nullable(),
  stageId: id,
  contactStatusLevelId: id.describe('of the reference list lead-statuses'),
  engagementLevelId: id,
  responseLevelId: id,
  lastConnectedAgentOn: day,
  lastWorkedOn: day,
  closingBagOptionId: id,
  sourceId: id,
  subSourceId: id,
  subSourceAgentId: id.describe('a person’s'),
  referralId: id,
  lenderId: id.describe('a person’s'),
  lenderStatusId: id,
  lastConnectedLenderOn: day,
  lastWorkedLenderOn: day,
  notes: text,
  lenderNotes: text,
  relationshipId: id,
  dateOfBirth: day,
  tShirtSizeId: id,
  streetOne: text,
  streetTwo: text,
  city: text,
  state: text,
  zip: text.describe('five digits, or nine with a hyphen'),
  country: text,
  secondaryFirstName: text,
  secondaryLastName: text,
  secondaryEmail: text,
  secondaryPhone: text.describe('+1 and ten digits'),
  secondaryRelationshipId: id,
  secondaryDateOfBirth: day,
  secondaryTShirtSizeId: id,
  secondaryStreetOne: text,
  secondaryStreetTwo: text,
  secondaryCity: text,
  secondaryState: text,
  secondaryZip: text,
  secondaryCountry: text,
  duplicates: z.array(duplicateSchema),
  version: z.number().int(),
  hiddenColumns: z.array(z.string()).describe('fields that the caller may not see'),
  fixedColumns: z.array(z.string()).describe('fields that the caller may not change'),
  abilities: z.array(z.literal('edit')),
});
export type WireLeadDetails = z.output<typeof leadDetailsSchema>;

const duplicates: WireDuplicate[] = [
  { leadId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a15', name: 'Evelyn Tester', reasons: ['phone'] },
];
const sizeL = '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a21';
export const exampleLeadDetails: WireLeadDetails = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  name: 'Eve Tester',
  firstName: 'Eve',
  lastName: 'Tester',
  email: 'eve@example.org',
  phone: '+14025550142',
  lastContactedAt: null,
  createdAt: '2026-11-20T16:02:11.000Z',
  leadRole: 'Buyer',
  stageId: null,
  contactStatusLevelId: null,
  engagementLevelId: null,
  responseLevelId: null,
  lastConnectedAgentOn: null,
  lastWorkedOn: '2026-11-20',
  closingBagOptionId: null,
  sourceId: null,
  subSourceId: null,
  subSourceAgentId: null,
  referralId: null,
  lenderId: null,
  lenderStatusId: null,
  lastConnectedLenderOn: null,
  lastWorkedLenderOn: null,
  notes: 'Looks for a yard for two dogs.',
  lenderNotes: null,
  relationshipId: null,
  dateOfBirth: '1988-04-12',
  tShirtSizeId: sizeL,
  streetOne: '5011 Chicago St',
  streetTwo: null,
  city: 'Omaha',
  state: 'NE',
  zip: '68132-1234',
  country: 'USA',
  secondaryFirstName: 'Sam',
  secondaryLastName: 'Tester',
  secondaryEmail: null,
  secondaryPhone: '+14025550143',
  secondaryRelationshipId: null,
  secondaryDateOfBirth: null,
  secondaryTShirtSizeId: null,
  secondaryStreetOne: null,
  secondaryStreetTwo: null,
  secondaryCity: null,
  secondaryState: null,
  secondaryZip: null,
  secondaryCountry: 'USA',
  duplicates,
  version: 1,
  hiddenColumns: [],
  fixedColumns: [],
  abilities: ['edit'],
};

/**
 * Lenders hold no permission for leads but those of columns: whose lead it is decides, and what
 * changes.
 */
const staff = { kind: 'staff' } as const;
const ofLead = { params: z.object({ id: z.uuid() }) };
const one = {
  answer: z.object({ data: leadDetailsSchema }),
  example: { data: exampleLeadDetails },
};

/**
 * What is known about a lead within the caller’s scope, or an unclaimed one that they may claim,
 * with the choices of its fields: the active entries of their lists, and the one that it has.
 */
export const getLeadDetails = defineEndpoint(leadDetailCalls.getLeadDetails, {
  access: staff,
  summary: 'A lead’s details and second contact, with the choices of their fields',
  ...ofLead,
  answer: z.object({
    data: leadDetailsSchema,
    choices: z
      .record(z.string(), z.array(z.object({ id: z.string(), name: z.string() })))
      .describe('by the name of the field'),
  }),
  example: { data: exampleLeadDetails, choices: { tShirtSizeId: [{ id: sizeL, name: 'L' }] } },
});

/**
 * Changes the fields that are sent; null clears one, except a country, which becomes USA. Refuses
 * (changed-meanwhile) a field that someone else changed since `version`, with who did.
 */
export const updateLeadDetails = defineEndpoint(leadDetailCalls.updateLeadDetails, {
  access: staff,
  summary: 'Change a lead’s details',
  ...ofLead,
  labels: { id: 'Lead', ...leadDetailLabels },
  body: z.object({ version: recordVersion, ...leadDetailInputs }),
  ...one,
});

export const { history: getLeadDetailHistory, undo: undoLeadDetailChange } = historyEndpoints(
  {
    history: leadDetailCalls.getLeadDetailHistory,
    undo: leadDetailCalls.undoLeadDetailChange,
  },
  { access: staff, of: 'a lead’s details', ...ofLead, ...one },
);
