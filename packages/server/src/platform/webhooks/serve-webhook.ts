import type { Endpoint } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atomically, type Database, type DatabaseTransaction } from '../database.ts';
import { refuse } from '../refusal-error.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { verifyWebhook } from './verify-webhook.ts';
import { recordReceipt } from './webhook-store.ts';

const BODY_LIMIT = 64 * 1024;

interface Webhook {
  db: Database;
  /** Whose messages they are; their ids are unique per source. */
  source: string;
  /** Without any, the call doesn't exist. */
  secrets: readonly string[];
  /** Does what a message says, in the commit that notes it as taken. */
  take: (tx: DatabaseTransaction, message: unknown) => Promise<void>;
}

/**
 * Registers a call that takes signed messages of another service. It gets the body's raw bytes, at
 * most 64 KB, and reads them as JSON only after their signature was checked. A message that was
 * taken before gets the same answer and does nothing. Refuses (bad-signature), (bad-json).
 */
export async function serveWebhook(
  app: FastifyInstance,
  endpoint: Endpoint,
  { db, source, secrets, take }: Webhook,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      async (_request: unknown, body: string | Buffer) => body,
    );
    const receive = async ({ request }: { request: FastifyRequest }) => {
      if (secrets.length === 0) return refuse('not-found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const id = verifyWebhook({ headers: request.headers, body }, secrets);
      const message = readJson(body);
      await atomically(db, async (tx) => {
        if (await recordReceipt(tx, { source, id })) await take(tx, message);
      });
      return { data: true };
    };
    serveEndpoint(scope, endpoint, receive, { isWebhook: true });
  });
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return refuse('bad-json');
  }
}
