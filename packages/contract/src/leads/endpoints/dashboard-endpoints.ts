import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { dashboardCalls } from '../desk-calls.ts';
import { LENDER_QUIET_DAYS } from '../lead-fields.ts';

/** The most days that the figures of one dashboard cover. */
export const DASHBOARD_DAYS_MAX = 366;

/** The tables of the dashboard that are saved as files. */
export const dashboardTables = [
  'stages',
  'lender-statuses',
  'sources',
  'agents',
  'service',
] as const;
export type DashboardTable = (typeof dashboardTables)[number];

/** What the equal-service report compares. */
export const serviceGroups = ['price', 'area', 'source'] as const;
/** What inquiries are counted by; each group has its list. */
export const inquiryGroups = [...serviceGroups, 'agent'] as const;
export type InquiryGroup = (typeof inquiryGroups)[number];

/** The price bands of the equal-service report, by their lower end in dollars. */
export const priceBands = [0, 200_000, 350_000, 500_000, 1_000_000] as const;

const staff = { kind: 'staff' } as const;
const count = z.number().int();
const minutes = z.number().nullable().describe('null if nothing was answered');

const days = {
  from: z.iso.date().describe('the first day, where the brokerage is'),
  to: z.iso.date().describe('the last day, at most a year later'),
};

const speed = {
  asked: count.describe('inquiries that needed an answer'),
  answered: count,
  medianMinutes: minutes,
  slowMinutes: minutes.describe('nine of ten were answered within it'),
};
const promises = { kept: count, missed: count };

const namedCount = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  leads: count,
});
const clients = count
  .nullable()
  .describe('those whose stage is a client’s; null without the permission column-stage');
const sourceRow = z.object({
  id: z.string().nullable(),
  name: z.string().nullable().describe('null where no source is stated'),
  leads: count,
  clients,
  costCents: z.number().int().nullable().describe('null if not known or not for the caller'),
});
const agentRow = z.object({
  id: z.string().nullable().describe('null for leads that nobody works'),
  name: z.string().nullable(),
  leads: count,
  clients,
  ...speed,
  ...promises,
});
const serviceRow = z.object({
  by: z.enum(serviceGroups),
  name: z.string().nullable().describe('of a band its lower end in dollars; null if not known'),
  ...speed,
  toursAsked: count,
  toursOffered: count,
});

const dashboardSchema = z.object({
  from: z.string(),
  to: z.string(),
  scope: z.enum(['own', 'team', 'all']),
  leadsByDate: z
    .boolean()
    .describe(
      'whether leads are counted that were created from day to day; without the permission column-createdon all are, whenever they were',
    ),
  now: z.object({
    running: count.nullable().describe('null for those who don’t work leads'),
    overdue: count.nullable(),
    quiet: count
      .nullable()
      .describe(
        `leads the caller finances and hasn’t connected with for ${LENDER_QUIET_DAYS} days; null for those who work leads, and without column-lastconnectedlender`,
      ),
    tasksToday: count.nullable().describe('null for those who keep no tasks'),
    tasksOverdue: count.nullable(),
    toursToAnswer: count.nullable(),
    toursAhead: count.nullable().describe('confirmed for the next seven days'),
  }),
  speed: z
    .object({ ...speed, ...promises })
    .nullable()
    .describe('null for those who don’t work leads'),
  stages: z.array(namedCount).nullable().describe('null without the permission column-stage'),
  lenderStatuses: z
    .array(namedCount)
    .nullable()
    .describe('of leads with a lender; null without column-lenderstatus'),
  sources: z.array(sourceRow).nullable().describe('null without column-source'),
  agents: z
    .array(agentRow)
    .nullable()
    .describe('null in the scope own, for those who don’t work leads, and without column-agent'),
  place: z
    .object({ place: count, of: count })
    .nullable()
    .describe('the caller’s among agents by median answer time; null without one'),
  service: z.array(serviceRow).nullable().describe('null for those who don’t work leads'),
});
export type WireDashboard = z.output<typeof dashboardSchema>;

const exampleSpeed = { asked: 10, answered: 9, medianMinutes: 12, slowMinutes: 55 };

/** Figures of the leads in the caller’s scope, or that they finance, from day to day. */
export const getDashboard = defineEndpoint(dashboardCalls.getDashboard, {
  access: staff,
  summary: 'Clocks, speed, stages, sources, agents and equal service',
  labels: { from: 'From', to: 'To' },
  query: z.object(days),
  answer: z.object({ data: dashboardSchema }),
  example: {
    data: {
      ...{ from: '2026-11-01', to: '2026-11-26', scope: 'all', leadsByDate: true },
      now: {
        ...{ running: 3, overdue: 1, quiet: null, tasksToday: 4, tasksOverdue: 1 },
        ...{ toursToAnswer: 2, toursAhead: 5 },
      },
      speed: { ...exampleSpeed, kept: 8, missed: 1 },
      stages: [{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12', name: 'Lead', leads: 7 }],
      lenderStatuses: null,
      sources: [{ id: null, name: null, leads: 7, clients: 1, costCents: null }],
      agents: [
        {
          ...{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13', name: 'Daniel Okafor' },
          ...{ leads: 7, clients: 1, ...exampleSpeed, kept: 8, missed: 1 },
        },
      ],
      place: null,
      service: [{ by: 'price', name: '200000', ...exampleSpeed, toursAsked: 3, toursOffered: 3 }],
    },
  },
});

/** One of its tables as a file, written down in the audit. */
export const exportDashboard = defineEndpoint(dashboardCalls.exportDashboard, {
  whileSeeingAs: 'personal',
  access: staff,
  summary: 'A table of the dashboard as a CSV file',
  labels: { from: 'From', to: 'To', table: 'Table' },
  query: z.object({ ...days, table: z.enum(dashboardTables) }),
  answer: z.object({ fileName: z.string(), csv: z.string().describe('in UTF-8') }),
  example: { fileName: 'stages-2026-11-01-2026-11-26.csv', csv: 'Stage,Leads\r\nLead,7\r\n' },
});
