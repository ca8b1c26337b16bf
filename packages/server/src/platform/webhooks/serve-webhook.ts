import type { Endpoint } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atomically, type Database, type DatabaseTransaction } from '../database.ts';
import { refuse } from '../refusal-error.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { verifyWebhook } from './verify-webhook.ts';
import { recordReceipt } from './webhook-store.ts';

const BODY_LIMIT = 64 * 1024;
/** Bodies above the usual limit that one node takes at a time: they are held in memory. */
const LARGE_AT_ONCE = 3;

interface Webhook<Message> {
  db: Database;
  /** Whose messages they are; their ids are unique per source. */
  source: string;
  /** Without any, the call doesn't exist. */
  secrets: readonly string[];
  /** What the body is; JSON by default. */
  content?: {
    types: readonly string[];
    maxBytes: number;
    /** Runs after the signature was checked, before the commit. */
    read: (body: Buffer) => Promise<Message>;
  };
  /** Does what a message says, in the commit that notes it as taken. */
  take: (tx: DatabaseTransaction, message: Message) => Promise<void>;
}

/**
 * Registers a call that takes signed messages of another service. It gets the body's raw bytes, at
 * most 64 KB unless `content` says otherwise, and reads them only after their signature was
 * checked. A message that was taken before gets the same answer and does nothing. Refuses
 * (bad-signature), (bad-json), and (busy) when several large bodies arrive already.
 */
export async function serveWebhook<Message = unknown>(
  app: FastifyInstance,
  endpoint: Endpoint,
  { db, source, secrets, content, take }: Webhook<Message>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      content ? [...content.types] : 'application/json',
      { parseAs: 'buffer', bodyLimit: content?.maxBytes ?? BODY_LIMIT },
      async (_request: unknown, body: string | Buffer) => body,
    );
    if (content) limitAtOnce(scope, secrets.length > 0);
    const receive = async ({ request }: { request: FastifyRequest }) => {
      if (secrets.length === 0) return refuse('not-found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const id = verifyWebhook({ headers: request.headers, body }, secrets);
      const message = content ? await content.read(body) : (readJson(body) as Message);
      await atomically(db, async (tx) => {
        if (await recordReceipt(tx, { source, id })) await take(tx, message);
      });
      return { data: true };
    };
    serveEndpoint(scope, endpoint, receive, {
      isWebhook: true,
      ...(content && { bodyLimit: content.maxBytes }),
    });
  });
}

/** Refuses before a large body is read: by then, its sender may still be anyone. */
function limitAtOnce(scope: FastifyInstance, isServed: boolean): void {
  const arriving = new WeakSet<object>();
  let count = 0;
  const end = async (request: FastifyRequest) => {
    if (arriving.delete(request)) count -= 1;
  };
  scope.addHook('preParsing', async (request) => {
    if (!isServed) return refuse('not-found');
    if (count >= LARGE_AT_ONCE) return refuse('busy', { retryAfterSeconds: 5 });
    count += 1;
    arriving.add(request);
    return undefined;
  });
  scope.addHook('onResponse', end);
  scope.addHook('onRequestAbort', end);
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return refuse('bad-json');
  }
}
