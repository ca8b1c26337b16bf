import { z } from 'zod';
import { defineEndpoint, exampleNamedPerson, namedPersonSchema } from '#platform';
import { teamCalls } from '../desk-calls.ts';
import { exampleHead } from './example-head.ts';
import { personId } from './person-fields.ts';
import { done, succeeded } from './succeeded.ts';

const choosing = {
  kind: 'permission',
  anyOf: [
    'usermanagement',
    'create-users',
    'edit-users',
    'team',
    'create-leads',
    'edit-leads',
    'lead-assign-all',
    'lead-assign-own',
    'lead-claim',
    'transactions',
    'transactioncontacts',
  ],
  scope: 'own',
} as const;
const assigning = {
  kind: 'permission',
  anyOf: ['usermanagement', 'edit-users', 'lead-assign-all', 'lead-assign-own'],
  scope: 'own',
} as const;
const changing = { kind: 'permission', anyOf: ['edit-users'], scope: 'own' } as const;

const labels = {
  ConciergeId: 'Concierge',
  conciergeId: 'Concierge',
  AgentId: 'Agent',
  agentId: 'Agent',
  agentIds: 'Agents',
  coAgentId: 'Co-agent',
};

/** A person on a list to choose from. */
const listedSchema = namedPersonSchema.extend({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable().describe('null without the permission column-email'),
  phone: z
    .string()
    .nullable()
    .describe('+1 and ten digits; null without the permission column-phone, too'),
  company: z.string().nullable(),
  role: z.object({ role: z.string(), rolename: z.string() }),
});
export type WireListedPerson = z.output<typeof listedSchema>;
const agentSchema = listedSchema.extend({
  concierge: namedPersonSchema.nullable(),
  coagents: z.array(namedPersonSchema),
});
const conciergeSchema = listedSchema.extend({ agents: z.array(namedPersonSchema) });

const exampleListed: WireListedPerson = {
  ...exampleNamedPerson,
  first_name: 'Nora',
  last_name: 'Lindqvist',
  email: 'nora.lindqvist@prairieandmain.example',
  phone: '+14025550113',
  company: null,
  role: { role: 'concierge', rolename: 'Concierge' },
};
const exampleAgent = {
  ...exampleListed,
  role: { role: 'agent', rolename: 'Agent' },
  concierge: exampleNamedPerson,
  coagents: [],
};

export const getConcierges = defineEndpoint(teamCalls.getConcierges, {
  access: choosing,
  summary: 'Concierges with the agents in their care',
  answer: succeeded(z.array(conciergeSchema)),
  example: { ...exampleHead, data: [{ ...exampleListed, agents: [exampleNamedPerson] }] },
});

export const getAgents = defineEndpoint(teamCalls.getAgents, {
  access: choosing,
  summary: 'Agents with their concierge and co-agents',
  answer: succeeded(z.array(agentSchema)),
  example: { ...exampleHead, data: [exampleAgent] },
});

/** Concierges who can take agents: those with an open account. */
export const getAssignableConcierges = defineEndpoint(teamCalls.getAssignableConcierges, {
  access: assigning,
  summary: 'Concierges who can take agents',
  answer: succeeded(z.array(conciergeSchema)),
  example: { ...exampleHead, data: [{ ...exampleListed, agents: [] }] },
});

/** Without lead-assign-all or the right to edit people, those of the caller's own team. */
export const getAssignableAgents = defineEndpoint(teamCalls.getAssignableAgents, {
  access: assigning,
  summary: 'Agents who can be assigned work: open accounts, licenses not expired',
  answer: succeeded(z.array(agentSchema)),
  example: { ...exampleHead, data: [exampleAgent] },
});

export const getConciergeAgentIds = defineEndpoint(teamCalls.getConciergeAgentIds, {
  access: choosing,
  summary: 'IDs of the agents in a concierge’s care',
  labels,
  query: z.object({ ConciergeId: personId }),
  answer: succeeded(z.array(z.string())).extend({ agents: z.array(namedPersonSchema) }),
  example: { ...exampleHead, data: [exampleNamedPerson.id], agents: [exampleNamedPerson] },
});

/** Assigns all of the agents or none; agents this concierge already has don't change. */
export const transferAgents = defineEndpoint(teamCalls.transferAgents, {
  access: changing,
  summary: 'Assign agents to another concierge',
  labels,
  body: z.object({ agentIds: z.array(personId).min(1).max(100), conciergeId: personId }),
  answer: done,
  example: { ...exampleHead, message: 'Agents transferred', data: true },
});

const removal = z.object({
  ConciergeId: personId,
  AgentId: personId.optional().describe('one of the agents; all of them if missing'),
});

/** A specified call: bearer only, never by a navigation or a prefetch. */
export const removeAgentsByGet = defineEndpoint(teamCalls.removeAgentsByGet, {
  whileSeeingAs: 'changes',
  access: changing,
  summary: 'Remove agents from a concierge’s care. Use the same path with POST',
  labels,
  query: removal,
  answer: done,
  example: { ...exampleHead, message: 'Agents removed', data: true },
});

export const removeAgents = defineEndpoint(teamCalls.removeAgents, {
  access: changing,
  summary: 'Remove agents from a concierge’s care',
  labels,
  body: removal,
  answer: done,
  example: { ...exampleHead, message: 'Agents removed', data: true },
});

export const getCoAgents = defineEndpoint(teamCalls.getCoAgents, {
  access: choosing,
  summary: 'Co-agents, or those of one agent',
  labels,
  query: z.object({ AgentId: personId.optional() }),
  answer: succeeded(z.array(listedSchema.extend({ agents: z.array(namedPersonSchema) }))),
  example: { ...exampleHead, data: [{ ...exampleListed, agents: [exampleNamedPerson] }] },
});

const coAgency = z.object({ agentId: personId, coAgentId: personId });

export const assignCoAgent = defineEndpoint(teamCalls.assignCoAgent, {
  access: changing,
  summary: 'Pair a co-agent with an agent',
  labels,
  body: coAgency,
  answer: done,
  example: { ...exampleHead, message: 'Co-agent assigned', data: true },
});

export const removeCoAgent = defineEndpoint(teamCalls.removeCoAgent, {
  access: changing,
  summary: 'End the pairing of a co-agent with an agent',
  labels,
  body: coAgency,
  answer: done,
  example: { ...exampleHead, message: 'Co-agent removed', data: true },
});

/** `commision_agents`, as R-65 spells it, lists those named in commission statements. */
const lenderListTypes = ['lenders', 'internal_lenders', 'commision_agents'] as const;

export const getExternalLenders = defineEndpoint(teamCalls.getExternalLenders, {
  access: choosing,
  summary: 'Outside lenders, lenders of the firm, or outside agents with commissions',
  labels: { type: 'Type' },
  query: z.object({ type: z.enum(lenderListTypes).optional() }),
  answer: succeeded(z.array(listedSchema)),
  example: { ...exampleHead, data: [exampleListed] },
});
