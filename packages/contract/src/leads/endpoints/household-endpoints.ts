import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { householdCalls } from '../desk-calls.ts';

const editing = { kind: 'permission', anyOf: ['edit-leads'], scope: 'own' } as const;
const ofLead = { params: z.object({ id: z.uuid() }) };

/** The most leads of a household. */
export const HOUSEHOLD_MAX = 10;

const done = { answer: z.object({ data: z.literal(true) }), example: { data: true as const } };

/**
 * Links another lead into the household of a lead, or changes who they are in it. The
 * members are in `secondaryLeadContacts` of each lead's page.
 */
export const linkHousehold = defineEndpoint(householdCalls.linkHousehold, {
  access: editing,
  summary: 'Link a lead into the household of another one',
  ...ofLead,
  labels: { leadId: 'Lead', relationshipId: 'Relationship' },
  body: z.object({
    leadId: z.uuid(),
    relationshipId: z.uuid().nullable().optional().describe('an id of relationships'),
  }),
  ...done,
});

/** Takes a lead out of the household; sending it again changes nothing. */
export const unlinkHousehold = defineEndpoint(householdCalls.unlinkHousehold, {
  access: editing,
  summary: 'Take a lead out of the household of another one',
  ...ofLead,
  labels: { leadId: 'Lead' },
  body: z.object({ leadId: z.uuid() }),
  ...done,
});
