import { z } from 'zod';
import { defineEndpoint, lineText, pageFacts, pageQuery } from '#platform';
import { rosterCalls } from '../desk-calls.ts';

/** What expires soon: within so many days, already, or nobody knows when. */
export const rosterExpiries = ['30', '60', '90', 'expired', 'unknown'] as const;
export type RosterExpiry = (typeof rosterExpiries)[number];

export const rosterSorts = ['name', 'license', 'insurance', 'leads', 'onboarding'] as const;
export type RosterSort = (typeof rosterSorts)[number];

const day = z.string().nullable().describe('YYYY-MM-DD');

const rosterSchema = z.object({
  id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  role: z.string(),
  roleLabel: z.string(),
  isInvited: z.boolean().describe('never signed in'),
  licenseNumber: z.string().nullable(),
  licenseExpiresOn: day,
  insuranceCarrier: z.string().nullable(),
  insuranceExpiresOn: day.describe('of the E&O insurance, YYYY-MM-DD'),
  team: z.string().nullable().describe('the concierge, or the agent that a co-agent covers for'),
  openLeads: z.number().int().describe('without those in closed stages'),
  onboarding: z
    .object({ done: z.number().int(), total: z.number().int() })
    .nullable()
    .describe('null for agents without a checklist'),
});
export type WireRosterAgent = z.output<typeof rosterSchema>;

const example: WireRosterAgent = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31',
  name: 'Priya Raman',
  photo: null,
  role: 'agent',
  roleLabel: 'Agent',
  isInvited: false,
  licenseNumber: 'NE-20260117',
  licenseExpiresOn: '2027-12-31',
  insuranceCarrier: 'Plains Mutual',
  insuranceExpiresOn: '2027-06-30',
  team: 'Nora Lindqvist',
  openLeads: 12,
  onboarding: { done: 7, total: 10 },
};

/**
 * Agents and co-agents within the caller’s scope who haven’t left, by last name at first.
 * `expiring` is about the license and the E&O insurance, by the dates where the brokerage is.
 */
export const getRoster = defineEndpoint(rosterCalls.getRoster, {
  access: { kind: 'permission', anyOf: ['roster'], scope: 'own' },
  summary: 'Agents with licenses, insurance, open leads and onboarding',
  labels: { search: 'Search', expiring: 'Expiring', sort: 'Sort order', descending: 'Order' },
  query: z.object({
    ...pageQuery,
    search: lineText(120).optional(),
    expiring: z.enum(rosterExpiries).optional(),
    sort: z.enum(rosterSorts).optional(),
    descending: z.enum(['true', 'false']).optional(),
  }),
  answer: z.object({ data: z.array(rosterSchema), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});
