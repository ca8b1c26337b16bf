import { z } from 'zod';
import {
  defineEndpoint,
  exampleNamedPerson,
  lineText,
  namedPersonSchema,
  pageFacts,
  pageQuery,
  recordHistory,
  recordVersion,
} from '#platform';
import { API_KEY_DAYS, apiScopeKeys } from '../api-scopes.ts';
import { apiKeyCalls } from '../desk-calls.ts';

const access = { kind: 'permission', anyOf: ['api-keys'], scope: 'own' } as const;
const ofKey = { params: z.object({ id: z.uuid() }) };
const labels = {
  name: 'Name',
  scopes: 'What it can do',
  expiresInDays: 'Valid for, in days',
  addresses: 'IP addresses',
};

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('the public beginning of the key, to recognize it by'),
  owner: namedPersonSchema.nullable().describe('whose permissions the key has'),
  scopes: z.array(z.enum(apiScopeKeys)),
  addresses: z.array(z.string()).describe('ranges it may be used from; empty for any address'),
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable().describe('to the hour; null if it was never used'),
  version: z.number().int(),
  abilities: z.array(z.enum(['history', 'revoke'])),
});
export type WireApiKey = z.output<typeof apiKeySchema>;

const example: WireApiKey = {
  id: '5d0c1f7e-55a2-4a39-9f0b-0f4f6ef0c7a1',
  name: 'Website forms',
  prefix: 'hsk_Q4vT9xLm',
  owner: exampleNamedPerson,
  scopes: ['inquiries:create', 'leads:read'],
  addresses: [],
  state: 'active',
  createdAt: '2026-06-02T14:00:00.000Z',
  expiresAt: '2027-06-02T14:00:00.000Z',
  lastUsedAt: '2026-06-03T09:00:00.000Z',
  version: 1,
  abilities: ['history', 'revoke'],
};

/** The caller’s own keys, and those of people within the caller’s scope; active ones first. */
export const listApiKeys = defineEndpoint(apiKeyCalls.listApiKeys, {
  whileSeeingAs: 'personal',
  access,
  summary: 'API keys',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(apiKeySchema),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

/**
 * A key with the caller’s permissions, limited to its scopes. `key` is answered this once and can’t
 * be read again. The same name twice is refused, so a request that is sent again makes no second
 * key.
 */
export const createApiKey = defineEndpoint(apiKeyCalls.createApiKey, {
  access,
  summary: 'Make an API key (after a recent proof of who you are)',
  labels,
  body: z.object({
    name: lineText(80).min(1),
    scopes: z.array(z.enum(apiScopeKeys)).min(1).max(apiScopeKeys.length),
    expiresInDays: z.coerce
      .number()
      .int()
      .min(1)
      .max(API_KEY_DAYS.most)
      .default(API_KEY_DAYS.usual),
    addresses: z
      .array(lineText(50))
      .max(20)
      .default([])
      .describe('ranges such as 203.0.113.0/24 that it may be used from; empty for any'),
  }),
  answer: z.object({ data: apiKeySchema, key: z.string() }),
  example: { data: example, key: 'hsk_Q4vT9xLm_x3yJ0Vv3Zk2mT8wqLr5uN1cB7dE9fG4hA6iK0oP2sQs' },
});

/** From then on the key is refused. A revoked key can’t be brought back. */
export const revokeApiKey = defineEndpoint(apiKeyCalls.revokeApiKey, {
  access,
  summary: 'Revoke an API key',
  ...ofKey,
  body: z.object({ version: recordVersion }),
  answer: z.object({ data: apiKeySchema }),
  example: {
    data: { ...example, state: 'revoked', version: 2, abilities: ['history'] },
  },
});

export const getApiKeyHistory = defineEndpoint(apiKeyCalls.getApiKeyHistory, {
  whileSeeingAs: 'personal',
  access,
  summary: 'Who made and revoked an API key, newest first',
  ...ofKey,
  ...recordHistory,
});
