import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { envelopeEndpoints } from '../../packages/contract/src/documents/index.ts';
import { offerEndpoints } from '../../packages/contract/src/transactions/index.ts';
import { identifyCaller } from '../../packages/server/src/accounts/index.ts';
import { createServices } from '../../packages/server/src/create-services.ts';
import { readEnvelopeRows } from '../../packages/server/src/documents/index.ts';
import { readLeadRows } from '../../packages/server/src/leads/index.ts';
import {
  type Caller,
  openDatabase,
  readSettings,
  setServiceArea,
} from '../../packages/server/src/platform/index.ts';
import { readOfferRows } from '../../packages/server/src/transactions/index.ts';

/**
 * What lists of leads, offers and envelopes are measured beside: who asks, read from the database,
 * and the same statements behind node:http, their rows as JSON. Says where it listens as one line
 * of JSON and ends when its standard input does.
 */
process.env.SECRETS_KEY ??= Buffer.alloc(32, 1).toString('base64');
const settings = readSettings(process.env, new URL('../..', import.meta.url).pathname);
setServiceArea(settings.serviceArea);
if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is needed');
const database = openDatabase({ url: settings.DATABASE_URL }, { max: settings.DATABASE_POOL });
const services = createServices(settings, database);
type Asked = Parameters<ReturnType<typeof identifyCaller>>[0];
const identify = identifyCaller(services, { isUse: false });

const server = createServer(async (request, response) => {
  try {
    const caller = await identify({ headers: request.headers } as Asked);
    if (caller === null) throw new Error('nobody asks');
    const answer = JSON.stringify(await readRows(request, caller));
    response.setHeader('content-type', 'application/json');
    response.setHeader('content-length', Buffer.byteLength(answer));
    response.end(answer);
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.stdin.resume().on('end', () => process.exit(0));

async function readRows(request: IncomingMessage, caller: Caller): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (pathname === '/api/v1/offers') {
    const { query: asked } = offerEndpoints.listOffers;
    if (!asked) throw new Error('a list takes a query');
    const query = asked.parse(Object.fromEntries(searchParams));
    return readOfferRows(services, caller, query);
  }
  if (pathname === '/api/v1/envelopes') {
    const { query: asked } = envelopeEndpoints.listEnvelopes;
    if (!asked) throw new Error('a list takes a query');
    const query = asked.parse(Object.fromEntries(searchParams));
    return readEnvelopeRows(services, caller, query);
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return readLeadRows(services, caller, JSON.parse(Buffer.concat(parts).toString()));
}
