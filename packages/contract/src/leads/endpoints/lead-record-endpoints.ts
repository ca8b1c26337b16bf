import { z } from 'zod';
import { defineEndpoint, exampleSight, linesText, recordSight, wireNumber } from '#platform';
import { leadRecordCalls } from '../desk-calls.ts';
import {
  clientRoles,
  exampleLeadDetails,
  LEAD_NOTES_MAX,
  leadDetailInputs,
  leadDetailLabels,
} from './lead-detail-endpoints.ts';
import { exampleLeadRecord, leadRecordSchema } from './lead-record-schema.ts';

const ID = exampleLeadDetails.id;
const staff = { kind: 'staff' } as const;
const editing = { kind: 'permission', anyOf: ['edit-leads'], scope: 'own' } as const;

/** With numeric text accepted; without it, the newest change wins. */
export const leadVersion = wireNumber(z.number().int().min(1))
  .optional()
  .describe('that was read: refuses (changed-meanwhile) a field someone else changed since');

export const leadSaved = {
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: z.object({ id: z.string(), version: z.number().int() }),
  }),
  example: {
    statusCode: 'success' as const,
    message: 'Stage saved',
    data: { id: ID, version: 2 },
  },
};

/** A lead in the caller's sight: anyone else's is not found. */
export const getLeadContactDetails = defineEndpoint(leadRecordCalls.getLeadContactDetails, {
  access: staff,
  summary: 'A lead with its contacts, stage, people and what comes next',
  query: z.object({ leadid: z.uuid() }),
  answer: z.object({
    statusCode: z.literal('success'),
    message: z.string(),
    data: leadRecordSchema,
  }),
  example: { statusCode: 'success', message: '', data: exampleLeadRecord },
});

const ofLead = { params: z.object({ id: z.uuid() }) };
/** Of a lead in the caller's sight. */
export const getLeadSight = defineEndpoint(leadRecordCalls.getLeadSight, {
  access: staff,
  summary: 'Who can see a lead and why, and who opened it',
  ...ofLead,
  answer: z.object({ data: recordSight }),
  example: { data: exampleSight },
});

/** In the body, too, as the specs' client sends it: the path's, or refused. */
const id = z.uuid().optional().describe('the lead’s, as in the path');
const labels = { id: 'Lead', version: 'Version', ...leadDetailLabels };

/** `{ notes: text }`; null clears it. */
export const updateLeadNotes = defineEndpoint(leadRecordCalls.updateLeadNotes, {
  access: editing,
  summary: 'Change the notes about a lead',
  ...ofLead,
  labels,
  body: z.object({ id, version: leadVersion, notes: linesText(LEAD_NOTES_MAX).nullable() }),
  exampleBody: { version: 1, notes: 'Looks for a yard for two dogs.' },
  ...leadSaved,
});

/** `{ lenderNotes: text }`; the lender of a lead may, without edit-leads. */
export const updateLenderNotes = defineEndpoint(leadRecordCalls.updateLenderNotes, {
  access: staff,
  summary: 'Change a lender’s notes about a lead',
  ...ofLead,
  labels,
  body: z.object({ id, version: leadVersion, lenderNotes: linesText(LEAD_NOTES_MAX).nullable() }),
  exampleBody: { version: 1, lenderNotes: 'Preapproved up to $460,000.' },
  ...leadSaved,
});

const entry = z.uuid().nullable();

/** `{ stageId: an id of leadStatuses }`. */
export const updateLeadStage = defineEndpoint(leadRecordCalls.updateLeadStage, {
  access: editing,
  summary: 'Move a lead to a stage',
  ...ofLead,
  labels,
  body: z.object({ id, version: leadVersion, stageId: z.uuid() }),
  exampleBody: { version: 1, stageId: ID },
  ...leadSaved,
});

/** `{ contactStatusLevelId: an id of leadStatus, or null }`. */
export const updateLeadStatusLevel = defineEndpoint(leadRecordCalls.updateLeadStatusLevel, {
  access: editing,
  summary: 'Change a lead’s contact status',
  ...ofLead,
  labels,
  body: z.object({ id, version: leadVersion, contactStatusLevelId: entry }),
  exampleBody: { version: 1, contactStatusLevelId: ID },
  ...leadSaved,
});

/** `{ leadRole: Buyer, Seller, Buyer/Seller, or null }`. */
export const updateLeadRole = defineEndpoint(leadRecordCalls.updateLeadRole, {
  access: editing,
  summary: 'Change what a client wants: to buy, to sell, or both',
  ...ofLead,
  labels,
  body: z.object({ id, version: leadVersion, leadRole: z.enum(clientRoles).nullable() }),
  exampleBody: { version: 1, leadRole: 'Buyer' },
  ...leadSaved,
});

/** `{ lenderStatusId: an id of lenderStatus, or null }`; the lender may, without edit-leads. */
export const updateLenderStatus = defineEndpoint(leadRecordCalls.updateLenderStatus, {
  access: staff,
  summary: 'Change how far a lead is with the lender',
  ...ofLead,
  labels,
  body: z.object({ id, version: leadVersion, lenderStatusId: entry }),
  exampleBody: { version: 1, lenderStatusId: ID },
  ...leadSaved,
});

/** `{ id, lenderId: an id of lenderList, or null }`. */
export const assignLender = defineEndpoint(leadRecordCalls.assignLender, {
  access: editing,
  summary: 'Give a lead a lender',
  ...ofLead,
  labels,
  body: z.object({ id, version: leadVersion, lenderId: entry }),
  exampleBody: { id: ID, lenderId: ID },
  ...leadSaved,
});

/** `{ agentId: an id of agentList, or null to leave it unclaimed }`. */
export const assignLead = defineEndpoint(leadRecordCalls.assignLead, {
  access: { kind: 'permission', anyOf: ['lead-assign-all', 'lead-assign-own'], scope: 'own' },
  summary: 'Give a lead to another agent, who is told, and so is the client',
  ...ofLead,
  labels: { ...labels, agentId: 'Agent' },
  body: z.object({ id, version: leadVersion, agentId: entry }),
  ...leadSaved,
});

/** A day, today if absent; null clears it. */
const day = leadDetailInputs.lastWorkedOn;

/** `{ id: the lead’s, lastConnectedAgentOn: YYYY-MM-DD }`. */
export const updateLastConnectedAgent = defineEndpoint(leadRecordCalls.updateLastConnectedAgent, {
  access: editing,
  summary: 'Note when an agent last reached a lead',
  labels,
  body: z.object({ id: z.uuid(), version: leadVersion, lastConnectedAgentOn: day }),
  exampleBody: { id: ID, lastConnectedAgentOn: '2026-11-20' },
  ...leadSaved,
});

/** `{ id: the lead’s, lastConnectedLenderOn: YYYY-MM-DD }`. */
export const updateLastConnectedLender = defineEndpoint(leadRecordCalls.updateLastConnectedLender, {
  access: staff,
  summary: 'Note when the lender last reached a lead',
  labels,
  body: z.object({ id: z.uuid(), version: leadVersion, lastConnectedLenderOn: day }),
  exampleBody: { id: ID, lastConnectedLenderOn: '2026-11-20' },
  ...leadSaved,
});

/** `{ id: the lead’s, lastWorkedOn: YYYY-MM-DD }`. */
export const updateLastWorkedAgent = defineEndpoint(leadRecordCalls.updateLastWorkedAgent, {
  access: editing,
  summary: 'Note when an agent last worked a lead',
  labels,
  body: z.object({ id: z.uuid(), version: leadVersion, lastWorkedOn: day }),
  exampleBody: { id: ID, lastWorkedOn: '2026-11-20' },
  ...leadSaved,
});

/** `{ id: the lead’s, lastWorkedLenderOn: YYYY-MM-DD }`. */
export const updateLastWorkedLender = defineEndpoint(leadRecordCalls.updateLastWorkedLender, {
  access: staff,
  summary: 'Note when the lender last worked a lead',
  labels,
  body: z.object({ id: z.uuid(), version: leadVersion, lastWorkedLenderOn: day }),
  exampleBody: { id: ID, lastWorkedLenderOn: '2026-11-20' },
  ...leadSaved,
});

const lookup = z.array(z.object({ id: z.string(), display: z.string() }));

/**
 * The lists that a lead's fields choose from, without what was retired. `leadStatuses` are the
 * stages and `leadStatus` the contact statuses. A list of a column that the caller may not see is
 * empty.
 */
export const getLeadLookups = defineEndpoint(leadRecordCalls.getLeadLookups, {
  access: staff,
  summary: 'The lists that a lead’s fields choose from',
  answer: z.object({
    data: z.object({
      leadStatuses: lookup,
      relationships: lookup,
      tShirtSizes: lookup,
      responseLevels: lookup,
      closingBagOptions: lookup,
      leadSources: lookup,
      leadSubSources: z.array(
        z.object({ id: z.string(), display: z.string(), sourceId: z.string().nullable() }),
      ),
      engagementLevel: lookup,
      leadStatus: lookup,
      lenderStatus: lookup,
      lenderList: lookup,
      referralList: lookup,
      agentSubSource: lookup,
      agentList: lookup.describe('who can get leads; empty for those who don’t give leads away'),
    }),
  }),
  example: {
    data: {
      leadStatuses: [{ id: ID, display: 'Prospect' }],
      relationships: [{ id: ID, display: 'Spouse' }],
      tShirtSizes: [{ id: ID, display: 'L' }],
      responseLevels: [{ id: ID, display: 'Same day' }],
      closingBagOptions: [{ id: ID, display: 'Standard' }],
      leadSources: [{ id: ID, display: 'Website' }],
      leadSubSources: [{ id: ID, display: 'Home search', sourceId: ID }],
      engagementLevel: [{ id: ID, display: 'Ready now' }],
      leadStatus: [{ id: ID, display: 'New' }],
      lenderStatus: [{ id: ID, display: 'Preapproved' }],
      lenderList: [{ id: ID, display: 'Lena Cash' }],
      referralList: [{ id: ID, display: 'Builder' }],
      agentSubSource: [{ id: ID, display: 'Nora Lindqvist' }],
      agentList: [{ id: ID, display: 'Nora Lindqvist' }],
    },
  },
});

/** The reference list Departments. */
export const getLeadDepartments = defineEndpoint(leadRecordCalls.getLeadDepartments, {
  access: staff,
  summary: 'The departments',
  answer: z.object({ statusCode: z.literal('success'), message: z.string(), data: lookup }),
  example: { statusCode: 'success', message: '', data: [{ id: ID, display: 'Sales' }] },
});
