import { z } from 'zod';
import { defineEndpoint, historyEndpoints, wireNumber } from '#platform';
import { transferCalls } from '../desk-calls.ts';

/** The most leads that one call moves; the answer says how many are left. */
export const TRANSFER_MAX = 200;

const moving = {
  kind: 'permission',
  anyOf: ['lead-assign-all', 'lead-assign-own'],
  scope: 'own',
} as const;
const releasing = { kind: 'permission', anyOf: ['lead-assign-all'], scope: 'own' } as const;

export const transferLabels = {
  agentIds: 'Agents',
  fromAgentId: 'From',
  toAgentId: 'To',
  leadIds: 'Leads',
  AgentId: 'Agent',
  id: 'Agent',
};

/** What the specs' client reads of each of these answers (R-32). */
const head = { message: z.string(), status: z.literal(200), statusCode: z.literal('success') };
const exampleHead = { message: '', status: 200, statusCode: 'success' } as const;

const leadOfAgentSchema = z.object({
  id: z.string(),
  name: z.string(),
  stage: z.string().nullable(),
  lastContactedAt: z.string().nullable(),
  agentId: z.string(),
  agentName: z.string(),
  abilities: z.array(z.enum(['move', 'release'])),
});
export type WireLeadOfAgent = z.output<typeof leadOfAgentSchema>;

const example: WireLeadOfAgent = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
  name: 'Eve Tester',
  stage: 'Prospect',
  lastContactedAt: '2026-11-20T20:30:00.000Z',
  agentId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a31',
  agentName: 'Priya Raman',
  abilities: ['move', 'release'],
};

const ids = (most: number) => z.array(z.uuid()).min(1).max(most);

/**
 * Leads that these agents work, of those within the caller’s scope: other people’s agents have
 * none here. By agent and name.
 */
export const listLeadsOfAgents = defineEndpoint(transferCalls.listLeadsOfAgents, {
  whileSeeingAs: 'open',
  access: moving,
  summary: 'The leads of agents',
  labels: {
    ...transferLabels,
    'paginator.page': 'Page',
    'paginator.per_page': 'Leads a page',
  },
  body: z.object({
    agentIds: ids(100),
    paginator: z
      .object({
        page: wireNumber(z.number().int().min(1).max(10_000)).optional(),
        per_page: wireNumber(z.number().int().min(1).max(100)).optional(),
      })
      .optional(),
  }),
  answer: z.object({
    ...head,
    data: z.array(leadOfAgentSchema),
    hasMore: z.boolean(),
    totalRecords: z.number().int(),
    hiddenColumns: z.array(z.string()).describe('fields that the caller may not see'),
  }),
  example: {
    ...exampleHead,
    data: [example],
    hasMore: false,
    totalRecords: 1,
    hiddenColumns: [],
  },
});

const moved = {
  ...head,
  data: z.literal(true),
  moved: z.number().int().describe(`at most ${TRANSFER_MAX}`),
  skipped: z.number().int().describe('named leads that the agent doesn’t have, or out of sight'),
  left: z.number().int().describe('leads that the agent still has; call again for more'),
  change: z.number().int().nullable().describe('for undo; null if the caller can’t undo it'),
};
const exampleMoved = {
  ...exampleHead,
  data: true,
  moved: 12,
  skipped: 0,
  left: 0,
  change: 4711,
} as const;
const leadIds = ids(TRANSFER_MAX).optional().describe('all of the agent’s leads without it');

/**
 * Gives leads of one agent to another, with the open tasks about them; their tours go along. With
 * `lead-assign-own` only the caller’s own leads can be given away. Leads that the agent doesn’t
 * have are skipped.
 */
export const assignLeads = defineEndpoint(transferCalls.assignLeads, {
  access: moving,
  summary: 'Give an agent’s leads to another agent',
  labels: transferLabels,
  body: z.object({ fromAgentId: z.uuid(), toAgentId: z.uuid(), leadIds }),
  exampleBody: {
    fromAgentId: example.agentId,
    toAgentId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a32',
    leadIds: [example.id],
  },
  answer: z.object(moved),
  example: { ...exampleMoved, message: '12 leads moved to Nora Lindqvist' },
});

const exampleReleased = { ...exampleMoved, message: '12 leads taken from Priya Raman' } as const;

/**
 * Takes leads from an agent: nobody has them, or those to whom the rules give them. A
 * specified call: bearer only, never by a navigation or a prefetch.
 */
export const releaseLeadsByGet = defineEndpoint(transferCalls.releaseLeadsByGet, {
  whileSeeingAs: 'changes',
  access: releasing,
  summary: 'Take all leads from an agent. Use the same path with POST',
  labels: transferLabels,
  query: z.object({ AgentId: z.uuid() }),
  answer: z.object(moved),
  example: exampleReleased,
});

export const releaseLeads = defineEndpoint(transferCalls.releaseLeads, {
  access: releasing,
  summary: 'Take leads from an agent, all or some',
  labels: transferLabels,
  body: z.object({ AgentId: z.uuid(), leadIds }),
  answer: z.object(moved),
  example: exampleReleased,
});

const transferPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  leads: z.number().int().describe('that the caller sees'),
  mayTake: z.boolean().describe('leads can be given to them'),
});
export type WireTransferPerson = z.output<typeof transferPersonSchema>;

/** Also those who are deactivated or deleted and still have leads. */
export const listTransferPeople = defineEndpoint(transferCalls.listTransferPeople, {
  access: moving,
  summary: 'Who has leads, and who can take some, by name',
  answer: z.object({ data: z.array(transferPersonSchema).describe('at most 500') }),
  example: {
    data: [{ id: example.agentId, name: 'Priya Raman', leads: 12, mayTake: true }],
  },
});

/** Possible for 30 days; leads that went on to someone else since stay there. */
export const { history: getTransferHistory, undo: undoTransfer } = historyEndpoints(
  { history: transferCalls.getTransferHistory, undo: transferCalls.undoTransfer },
  {
    ...{ access: releasing, of: 'which leads an agent has' },
    params: z.object({ id: z.uuid().describe('the agent’s') }),
    ...{ answer: z.object({ data: z.literal(true) }), example: { data: true } },
  },
);
