import {
  apiKeyCalls,
  type apiKeyEndpoints,
  auditCalls,
  type auditEndpoints,
  webhookCalls,
  type webhookEndpoints,
} from '@homestead/contract/accounts';
import { createClient } from '#platform';
import { personApi } from '../../session/person-api.ts';

export const apiKeys = createClient<typeof apiKeyEndpoints>(apiKeyCalls, personApi);
export const webhooks = createClient<typeof webhookEndpoints>(webhookCalls, personApi);
export const auditClient = createClient<typeof auditEndpoints>(auditCalls, personApi);
