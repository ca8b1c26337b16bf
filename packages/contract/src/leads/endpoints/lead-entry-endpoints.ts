import { z } from 'zod';
import { defineEndpoint, lineText, NOBODY } from '#platform';
import { leadEntryCalls } from '../desk-calls.ts';
import { duplicateSchema } from './duplicate.ts';
import { exampleLeadDetails, leadDetailInputs, leadDetailLabels } from './lead-detail-endpoints.ts';
import { leadSaved, leadVersion } from './lead-record-endpoints.ts';

const ID = exampleLeadDetails.id;

const text = (max: number) => lineText(max).nullable().optional();

/**
 * Stores who else belongs to a lead. `secondaryContactLeadId` names the lead that this person is:
 * one in the caller's sight, or all zeros for none. `relationshipStatus` and `tShirtSize` are an id
 * or the display text of an entry. A missing field stays as it is; an empty one is cleared.
 */
export const addSecondaryContact = defineEndpoint(leadEntryCalls.addSecondaryContact, {
  access: { kind: 'permission', anyOf: ['edit-leads'], scope: 'own' },
  summary: 'Store the second contact of a lead, or link another lead as one household',
  isForm: true,
  labels: {
    leadid: 'Lead',
    secondaryContactLeadId: 'Second contact’s lead',
    relationshipStatus: 'Relationship',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone',
    dateOfBirth: 'Date of Birth',
    tShirtSize: 'T-Shirt Size',
    address1: 'Address Line 1',
    address2: 'Address Line 2',
    country: 'Country',
    city: 'City',
    state: 'State',
    zip: 'Zip',
  },
  body: z.object({
    leadid: z.uuid(),
    version: leadVersion,
    secondaryContactLeadId: z.uuid().optional().describe(`${NOBODY} for none`),
    relationshipStatus: text(80),
    firstName: text(80),
    lastName: text(80),
    email: leadDetailInputs.secondaryEmail,
    phone: leadDetailInputs.secondaryPhone,
    dateOfBirth: leadDetailInputs.secondaryDateOfBirth,
    tShirtSize: text(80),
    address1: text(120),
    address2: text(120),
    country: text(60),
    city: text(80),
    state: text(40),
    zip: leadDetailInputs.secondaryZip,
  }),
  ...leadSaved,
  example: { ...leadSaved.example, message: 'Second contact saved' },
});

/**
 * Makes a lead; an agent's is theirs (`userid`). One of other staff goes where the routing rules
 * say without a `userid`, and stays unclaimed if none matches. Plans for new leads start. Needs an
 * email or a phone. Refuses (lead-email-taken) an email that a lead has: with a link to it if the
 * caller sees it. A phone that another lead has is only a hint: `duplicates`.
 */
export const createLead = defineEndpoint(leadEntryCalls.createLead, {
  access: { kind: 'permission', anyOf: ['create-leads'], scope: 'own' },
  summary: 'Make a lead',
  isForm: true,
  labels: { ...leadDetailLabels, userid: 'Agent', language: 'Language' },
  body: z.object({
    ...leadDetailInputs,
    firstName: lineText(80).min(1),
    userid: z.uuid().optional().describe('who works it; anyone else only with lead-assign-all'),
    language: z.enum(['en', 'es']).optional(),
    createdOn: lineText(40).optional().describe('not read: it is now'),
  }),
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: z.object({
      id: z.string(),
      version: z.number().int(),
      duplicates: z
        .array(duplicateSchema)
        .describe('other leads in sight that may be the same person'),
    }),
  }),
  example: {
    statusCode: 'success',
    message: 'Lead added',
    data: { id: ID, version: 1, duplicates: [] },
  },
});
