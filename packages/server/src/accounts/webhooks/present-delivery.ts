import type { WireWebhookDelivery } from '@homestead/contract/accounts';
import type { DeliveryRow } from './delivery-store.ts';

/** A message of a webhook and what became of it, for its log. */
export function presentDelivery(row: DeliveryRow): WireWebhookDelivery {
  const state = row.state as WireWebhookDelivery['state'];
  return {
    id: row.id,
    type: row.type,
    data: row.data as WireWebhookDelivery['data'],
    createdAt: row.created_at.toISOString(),
    state,
    tries: row.tries,
    triedAt: row.tried_at?.toISOString() ?? null,
    nextTryAt: state === 'waiting' ? row.due_at.toISOString() : null,
    status: row.status,
    ms: row.ms,
    problem: row.problem as WireWebhookDelivery['problem'],
    answer: row.answer,
  };
}
