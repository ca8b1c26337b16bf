import { z } from 'zod';
import { exampleNamedPerson, NOBODY, namedPersonSchema } from '#platform';
import { alertFrequencies } from '#saved';
import { exampleLeadDetails, leadDetailsSchema } from './lead-detail-endpoints.ts';

const text = z.string().nullable();

/** A person of a lead. What the caller may not see is null. */
const contactSchema = z.object({
  id: z.string().describe('the lead’s; all zeros for a second contact who is no lead'),
  firstName: text,
  lastName: text,
  streetOne: text,
  streetTwo: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  email: text,
  phone: text.describe('+1 and ten digits'),
  isPrimary: z.boolean(),
  relationship: text,
  dateOfBirth: text.describe('YYYY-MM-DD'),
  tShirtSize: text,
});
export type WireContact = z.output<typeof contactSchema>;

const homeSchema = z.object({
  mlsNumber: z.string(),
  address: text.describe('null if it may not be shown'),
  askedAt: z.string(),
});
const nextTourSchema = homeSchema.omit({ askedAt: true }).extend({
  id: z.string(),
  state: z.enum(['requested', 'proposed', 'confirmed']),
  startsAt: z.string().describe('agreed, or else the earliest time asked for or proposed'),
  kind: z.enum(['in-person', 'video-chat']),
});

export const leadAbilities = [
  'edit',
  'tag',
  'assign',
  'unassign',
  'claim',
  'log',
  'task',
  'email',
  'text',
  'messages',
  'details',
  'explain',
] as const;

/**
 * A lead with the display texts of what it says; ids of the choices and what the caller may
 * change are in `details`.
 */
export const leadRecordSchema = z.object({
  id: z.string(),
  userid: z.string().describe('the agent’s; all zeros while it is unclaimed'),
  stage: text,
  contactStatusLevel: text,
  engagementLevel: text,
  responseLevel: text,
  closingBagOption: text,
  source: text,
  subSource: text,
  subSourceAgent: text,
  referral: text,
  relationship: text,
  secondaryRelationship: text,
  lastContacted: text.describe('an instant'),
  lastConnectedAgent: text.describe('YYYY-MM-DD, as the next ones'),
  lastConnectedLender: text,
  lastWorked: text,
  lastWorkedLender: text,
  createdOn: text.describe('an instant'),
  notes: text,
  lenderNotes: text,
  lenderStatus: text,
  lender: namedPersonSchema.nullable(),
  agent: namedPersonSchema.nullable(),
  concierge: namedPersonSchema.nullable().describe('the agent’s'),
  primaryContact: contactSchema,
  secondaryLeadContact: contactSchema.nullable(),
  secondaryLeadContacts: z.array(contactSchema).describe('all of the household the caller sees'),
  valueUpdates: z
    .object({
      isOn: z.boolean(),
      address: text,
      last: z
        .object({
          month: z.string().describe('YYYY-MM'),
          state: z.enum(['sent', 'no-home', 'few-sales', 'no-consent']),
        })
        .nullable()
        .describe('what became of the newest monthly email'),
    })
    .nullable()
    .describe('emails about the value of their home; null without the permission homebot'),
  homeSearch: z
    .object({
      isSetUp: z.boolean(),
      note: text,
      hasAccount: z
        .boolean()
        .describe('whether a saved search goes into their account, else it is emailed to them'),
      search: z
        .object({
          id: z.string(),
          name: z.string(),
          frequency: z.enum(alertFrequencies),
          filter: z
            .record(z.string(), z.unknown())
            .describe('as Property/GetPropertyList takes it'),
        })
        .nullable()
        .describe('the saved search that staff built'),
    })
    .nullable()
    .describe('null without the permission homesearch'),
  preferredContact: z.enum(['call', 'text', 'email']).nullable(),
  changed: z
    .record(z.string(), z.object({ at: z.string(), by: text }))
    .describe('by field of `details`, when it was last changed and by whom'),
  score: z
    .object({
      points: z.number().int().describe('0 to 100'),
      reasons: z.array(z.object({ text: z.string(), points: z.number().int() })),
    })
    .nullable()
    .describe('null until it is counted, and without the permission lead-claim'),
  nextTour: nextTourSchema.nullable(),
  homes: z.array(homeSchema).describe('the last homes that they asked about'),
  tags: z.array(z.string()),
  details: leadDetailsSchema,
  version: z.number().int(),
  abilities: z.array(z.enum(leadAbilities)),
});
export type WireLeadRecord = z.output<typeof leadRecordSchema>;

const primary: WireContact = {
  id: exampleLeadDetails.id,
  firstName: 'Eve',
  lastName: 'Tester',
  streetOne: '5011 Chicago St',
  streetTwo: null,
  city: 'Omaha',
  state: 'NE',
  zip: '68132-1234',
  country: 'USA',
  email: 'eve@example.org',
  phone: '+14025550142',
  isPrimary: true,
  relationship: null,
  dateOfBirth: '1988-04-12',
  tShirtSize: 'L',
};
const secondary: WireContact = {
  ...primary,
  id: NOBODY,
  firstName: 'Sam',
  email: null,
  phone: '+14025550143',
  isPrimary: false,
  relationship: 'Spouse',
  dateOfBirth: null,
  tShirtSize: null,
};

export const exampleLeadRecord: WireLeadRecord = {
  id: exampleLeadDetails.id,
  userid: exampleNamedPerson.id,
  stage: 'Prospect',
  contactStatusLevel: 'Contacted',
  engagementLevel: 'Within 3 months',
  responseLevel: null,
  closingBagOption: null,
  source: 'Website',
  subSource: null,
  subSourceAgent: null,
  referral: null,
  relationship: null,
  secondaryRelationship: 'Spouse',
  lastContacted: '2026-11-20T16:40:00.000Z',
  lastConnectedAgent: null,
  lastConnectedLender: null,
  lastWorked: '2026-11-20',
  lastWorkedLender: null,
  createdOn: '2026-11-20T16:02:11.000Z',
  notes: exampleLeadDetails.notes,
  lenderNotes: null,
  lenderStatus: null,
  lender: null,
  agent: exampleNamedPerson,
  concierge: null,
  primaryContact: primary,
  secondaryLeadContact: secondary,
  secondaryLeadContacts: [secondary],
  valueUpdates: { isOn: false, address: null, last: null },
  homeSearch: { isSetUp: false, note: null, hasAccount: true, search: null },
  preferredContact: 'text',
  changed: { stageId: { at: '2026-11-20T16:40:00.000Z', by: 'Nora Lindqvist' } },
  score: { points: 12, reasons: [{ text: 'Viewed 6 homes this week', points: 12 }] },
  nextTour: null,
  homes: [{ mlsNumber: 'Q1', address: '5011 Chicago St', askedAt: '2026-11-20T16:02:11.000Z' }],
  tags: ['relocation'],
  details: exampleLeadDetails,
  version: exampleLeadDetails.version,
  abilities: ['edit', 'tag', 'assign', 'log', 'email', 'text', 'messages', 'details', 'explain'],
};
