import type { Endpoint } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBlock } from '../address-block.ts';
import { addressOf } from '../call-origin.ts';
import { atomically, type Database, type DatabaseTransaction } from '../database.ts';
import { refuse } from '../refusal-error.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { verifyWebhook } from './verify-webhook.ts';
import { recordReceipt } from './webhook-store.ts';

const BODY_LIMIT = 64 * 1024;
/** Bodies above the usual limit that one node takes at a time: they are held in memory. */
const LARGE_AT_ONCE = 3;
/** One address can't take all the slots. */
const LARGE_OF_ONE_ADDRESS = 2;
/** A body must come in at this pace, or its connection ends. */
const PACE = { graceSeconds: 2, bytesASecond: 1024 * 1024 };

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
 * (bad-signature), (bad-json), and (busy) when several large bodies arrive already. Ends the
 * connection of a large body that comes in slowly.
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
  const arriving = new Map<object, { block: string; watch: NodeJS.Timeout }>();
  const end = async ({ raw }: FastifyRequest) => {
    clearInterval(arriving.get(raw)?.watch);
    arriving.delete(raw);
  };
  scope.addHook('preParsing', async (request) => {
    if (!isServed) return refuse('not-found');
    const block = addressBlock(addressOf(request));
    const theirs = [...arriving.values()].filter((one) => one.block === block).length;
    if (arriving.size >= LARGE_AT_ONCE || theirs >= LARGE_OF_ONE_ADDRESS) {
      return refuse('busy', { retryAfterSeconds: 5 });
    }
    arriving.set(request.raw, { block, watch: watchPace(request, () => end(request)) });
    return undefined;
  });
  scope.addHook('preValidation', async ({ raw }) => clearInterval(arriving.get(raw)?.watch));
  scope.addHook('onResponse', end);
  scope.addHook('onRequestAbort', end);
}

/** Ends the connection of a body that comes in too slowly. */
function watchPace({ raw }: FastifyRequest, ended: () => void): NodeJS.Timeout {
  const { socket } = raw;
  const before = socket.bytesRead;
  const startedAt = performance.now();
  return setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1000 - PACE.graceSeconds;
    if (seconds < 0 || socket.bytesRead - before >= seconds * PACE.bytesASecond) return;
    socket.destroy();
    ended();
  }, 500).unref();
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return refuse('bad-json');
  }
}
