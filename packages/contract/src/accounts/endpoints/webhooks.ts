import { z } from 'zod';
import {
  defineEndpoint,
  exampleNamedPerson,
  historyEndpoints,
  lineText,
  namedPersonSchema,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { webhookCalls } from '../desk-calls.ts';

const access = { kind: 'permission', anyOf: ['api-keys'], scope: 'own' } as const;
const ofWebhook = { params: z.object({ id: z.uuid() }) };
const labels = { name: 'Name', address: 'Address', events: 'Events' };
const name = lineText(80).min(1);
const address = lineText(1000).min(1).describe('https, on the public internet');
const events = z.array(lineText(60)).min(1).max(20);

const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.string()),
  owner: namedPersonSchema.nullable().describe('only events about what they see are sent'),
  createdAt: z.string(),
  failingSince: z.string().nullable().describe('the first failure since the last success'),
  stoppedAt: z.string().nullable().describe('nothing is sent since then'),
  version: z.number().int(),
  abilities: z.array(
    z.enum(['log', 'edit', 'test', 'renew-secret', 'history', 'stop', 'start', 'remove']),
  ),
});
export type WireWebhook = z.output<typeof webhookSchema>;

const deliverySchema = z.object({
  id: z.string().describe('the message’s webhook-id, the same at each try'),
  type: z.string(),
  data: z.record(z.string(), z.string()),
  createdAt: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  triedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  status: z.number().int().nullable().describe('HTTP status; null without an answer'),
  ms: z.number().int().nullable(),
  problem: z.enum(['address-refused', 'too-slow', 'no-answer', 'not-sent', 'stopped']).nullable(),
  answer: z.string().describe('the first KB of the answer'),
});
export type WireWebhookDelivery = z.output<typeof deliverySchema>;

const example: WireWebhook = {
  id: '7c1e0b1c-6d0e-4a6c-9a59-0d3f5f8c2b11',
  name: 'Phone system',
  address: 'https://phones.example/hooks/homestead',
  events: ['lead.created', 'lead.claimed'],
  owner: exampleNamedPerson,
  createdAt: '2026-06-02T14:00:00.000Z',
  failingSince: null,
  stoppedAt: null,
  version: 1,
  abilities: ['log', 'edit', 'test', 'renew-secret', 'stop', 'remove'],
};
const exampleDelivery: WireWebhookDelivery = {
  id: 'f3a9c1de-0f0c-4b69-8c64-6bd0f3f5a001',
  type: 'lead.claimed',
  data: { leadId: '0198f2a0-0000-7000-8000-000000000005' },
  createdAt: '2026-06-02T14:00:00.000Z',
  state: 'delivered',
  tries: 1,
  triedAt: '2026-06-02T14:00:01.000Z',
  nextTryAt: null,
  status: 204,
  ms: 84,
  problem: null,
  answer: '',
};
const oneWebhook = { answer: z.object({ data: webhookSchema }), example: { data: example } };
const withSecret = {
  answer: z.object({ data: webhookSchema, secret: z.string() }),
  example: { data: example, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD6G5HZK1YgLk=' },
};
const done = { answer: z.object({ data: z.literal(true) }), example: { data: true as const } };

/** The caller’s own webhooks, and those of people within the caller’s scope, by name. */
export const listWebhooks = defineEndpoint(webhookCalls.listWebhooks, {
  whileSeeingAs: 'personal',
  access,
  summary: 'Webhooks',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(webhookSchema),
    ...pageFacts,
    offered: z
      .array(z.object({ type: z.string(), label: z.string() }))
      .describe('the events a webhook may be for'),
    abilities: z.array(z.literal('create')),
  }),
  example: {
    ...{ data: [example], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
    offered: [{ type: 'lead.created', label: 'A lead was made' }],
  },
});

/** `secret` is answered this once. The same name twice is refused, so a repeat makes no second. */
export const createWebhook = defineEndpoint(webhookCalls.createWebhook, {
  access,
  summary: 'Add a webhook',
  labels,
  body: z.object({ name, address, events }),
  ...withSecret,
});

/** A stopped webhook gets nothing; what happens while it is stopped isn’t sent later. */
export const updateWebhook = defineEndpoint(webhookCalls.updateWebhook, {
  access,
  summary: 'Change, stop or start a webhook',
  ...ofWebhook,
  labels,
  body: z.object({
    version: recordVersion,
    name: name.optional(),
    address: address.optional(),
    events: events.optional(),
    isStopped: z.boolean().optional(),
  }),
  ...oneWebhook,
});

/** With its log. */
export const removeWebhook = defineEndpoint(webhookCalls.removeWebhook, {
  access,
  summary: 'Remove a webhook',
  ...ofWebhook,
  ...done,
});

/** For 24 hours, messages are signed with the former secret, too. */
export const renewWebhookSecret = defineEndpoint(webhookCalls.renewWebhookSecret, {
  access,
  summary: 'Give a webhook a new signing secret',
  ...ofWebhook,
  body: z.object({ version: recordVersion }),
  ...withSecret,
});

/** A message of type `test`; the log has what became of it. */
export const testWebhook = defineEndpoint(webhookCalls.testWebhook, {
  access,
  summary: 'Send a test message to a webhook',
  ...ofWebhook,
  ...done,
});

/** Newest first, of the last 30 days; messages that were not tried yet are not among them. */
export const listWebhookDeliveries = defineEndpoint(webhookCalls.listWebhookDeliveries, {
  whileSeeingAs: 'personal',
  access,
  summary: 'The messages of a webhook and what became of them',
  ...ofWebhook,
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(deliverySchema), ...pageFacts }),
  example: { data: [exampleDelivery], page: 1, pageSize: 20, total: 1 },
});

/** The same message with the same id, tried again for up to a day. */
export const redeliverWebhook = defineEndpoint(webhookCalls.redeliverWebhook, {
  access,
  summary: 'Send a message of a webhook again',
  ...ofWebhook,
  body: z.object({ deliveryId: z.uuid() }),
  ...done,
});

export const { history: getWebhookHistory, undo: undoWebhookChange } = historyEndpoints(
  { history: webhookCalls.getWebhookHistory, undo: webhookCalls.undoWebhookChange },
  { access, of: 'a webhook', ...ofWebhook, ...oneWebhook },
);
