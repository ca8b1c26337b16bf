import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  isDay,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { agentLimitCalls } from '../desk-calls.ts';

/** The most periods of days off of one person. */
const DAYS_OFF_MAX = 20;

const editing = { kind: 'permission', anyOf: ['lead-routing'], scope: 'own' } as const;
const ofAgent = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Agent',
  capacity: 'Most open leads',
  isPaused: 'Paused',
  daysOff: 'Days off',
};

const PERIOD = /^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/;
const isPeriod = (text: string) => {
  const [from = '', to = ''] = text.split('/');
  return PERIOD.test(text) && isDay(from) && isDay(to) && from <= to;
};

const limitSchema = z.object({
  id: z.string().describe('the person’s'),
  name: z.string(),
  roleLabel: z.string(),
  openLeads: z.number().int(),
  capacity: z.number().int().nullable().describe('null for no limit'),
  isPaused: z.boolean(),
  daysOff: z.array(z.string()).describe('periods, each as YYYY-MM-DD/YYYY-MM-DD'),
  version: z.number().int().describe('0 before it was first saved'),
  abilities: z.array(z.enum(['edit', 'add-days-off'])),
});
export type WireAgentLimit = z.output<typeof limitSchema>;

const example: WireAgentLimit = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11',
  name: 'Priya Raman',
  roleLabel: 'Agent',
  openLeads: 12,
  capacity: 25,
  isPaused: false,
  daysOff: ['2026-11-26/2026-11-27'],
  version: 1,
  abilities: ['edit', 'add-days-off'],
};
const oneLimit = { answer: z.object({ data: limitSchema }), example: { data: example } };

export const listAgentLimits = defineEndpoint(agentLimitCalls.listAgentLimits, {
  access: editing,
  summary: 'Those who can get leads by rules, with their limits, by name',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(limitSchema), ...pageFacts }),
  example: { data: [example], page: 1, pageSize: 20, total: 1 },
});

/** Periods that are over are dropped. */
export const updateAgentLimit = defineEndpoint(agentLimitCalls.updateAgentLimit, {
  access: editing,
  summary: 'Change when someone gets leads by rules',
  ...ofAgent,
  labels,
  body: z.object({
    version: recordVersion,
    capacity: z.number().int().min(0).max(1000).nullish(),
    isPaused: z.boolean().optional(),
    daysOff: z
      .array(lineText(21).refine(isPeriod, 'must be a first and a last day'))
      .max(DAYS_OFF_MAX)
      .optional(),
  }),
  ...oneLimit,
});

export const { history: getAgentLimitHistory, undo: undoAgentLimitChange } = historyEndpoints(
  { history: agentLimitCalls.getAgentLimitHistory, undo: agentLimitCalls.undoAgentLimitChange },
  { access: editing, of: 'someone’s limits', ...ofAgent, ...oneLimit },
);
