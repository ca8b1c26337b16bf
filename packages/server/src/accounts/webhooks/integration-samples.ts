import { randomUUID } from 'node:crypto';
import {
  atomically,
  changeRecord,
  createRecord,
  newWebhookSecret,
  type Services,
  sha256,
} from '#platform';
import { apiKeyTable } from '../api-keys/api-key.ts';
import { newApiKey } from '../api-keys/new-api-key.ts';
import { actAsMailbox } from '../callers/act-as.ts';
import {
  addSampleDeliveries,
  hasIntegrations,
  type SampleDelivery,
} from './sample-webhook-store.ts';
import { webhookTable } from './webhook.ts';
import { webhookSeal } from './webhook-store.ts';

const AUTHOR = 'grace.whitfield@prairieandmain.example';
const DAY_MS = 86_400_000;

/** What was told how many hours ago, in how many tries, and what the receiver answered after. */
const deliveries = `
lead.created|50|1|200|212|ok
lead.claimed|51|1|200|148|ok
lead.created|56|1|200|187|ok
inquiry.received|56|1|200|205|ok
lead.updated|61|3|200|340|ok
lead.claimed|74|1|200|166|ok
lead.created|75|1|200|231|ok
lead.updated|98|12|503||upstream is being updated
inquiry.received|100|1|200|194|ok
lead.created|100|1|200|173|ok`;

/**
 * Adds an API key and a webhook with its log to a demo without either, by the functions that people
 * use. The webhook is stopped, since nobody receives what a demo would send; nobody knows the key.
 */
export async function addSampleIntegrations({
  db,
  secrets,
}: Pick<Services, 'db' | 'secrets'>): Promise<void> {
  const author = await actAsMailbox(db, AUTHOR);
  if (!author || (await hasIntegrations(db))) return;
  const person_id = author.caller.personId;
  await atomically(db, async (tx) => {
    const { key, prefix } = newApiKey();
    await createRecord(tx, apiKeyTable, author, {
      ...{ person_id, name: 'Website chat', prefix, secret_hash: sha256(key) },
      ...{ scopes: ['leads:read', 'leads:write'], addresses: ['203.0.113.0/24'] },
      expires_at: new Date(Date.now() + 300 * DAY_MS),
    });
    const id = randomUUID();
    const hook = await createRecord(tx, webhookTable, author, {
      ...{ id, person_id, name: 'Power dialer', address: 'https://dialer.example/homestead' },
      events: ['lead.created', 'lead.updated', 'lead.claimed', 'inquiry.received'],
      sealed_secret: secrets.seal(webhookSeal.purpose, id, newWebhookSecret()),
    });
    await addSampleDeliveries(tx, id, deliveries.trim().split('\n').map(readDelivery));
    await changeRecord(tx, webhookTable, author, hook, {
      ...{ what: 'stopped', set: { stopped_at: new Date(Date.now() - 2 * DAY_MS) } },
    });
  });
}

function readDelivery(row: string): SampleDelivery {
  const [type = '', hours, tries, status, ms, answer = ''] = row.split('|');
  const isInquiry = type === 'inquiry.received';
  return {
    ...{ type, hours: Number(hours), tries: Number(tries), status: Number(status), answer },
    ...{ ms: ms ? Number(ms) : null, problem: null },
    state: status === '200' ? 'delivered' : 'failed',
    data: { leadId: randomUUID(), ...(isInquiry && { inquiryId: randomUUID() }) },
  };
}
