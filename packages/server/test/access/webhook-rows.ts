import { randomUUID } from 'node:crypto';

/** Table and columns of a new webhook of a person. */
export const webhookRow = (person_id: string): [string, Record<string, unknown>] => [
  'webhook_subscription',
  {
    ...{ person_id, name: randomUUID(), address: 'https://hooks.example/', events: ['x'] },
    sealed_secret: Buffer.from('sealed'),
  },
];

/** The same of a message of a webhook. */
export const webhookMessageRow = (subscription_id: string): [string, Record<string, unknown>] => [
  'webhook_delivery',
  { type: 'test', source: randomUUID(), data: {}, tries: 1, subscription_id },
];
