import { gunzipSync } from 'node:zlib';
import * as accountsContract from '@homestead/contract/accounts';
import * as calendarContract from '@homestead/contract/calendar';
import * as documentsContract from '@homestead/contract/documents';
import { feedEndpoints } from '@homestead/contract/feed';
import * as leadsContract from '@homestead/contract/leads';
import { listingEndpoints } from '@homestead/contract/listings';
import * as messagingContract from '@homestead/contract/messaging';
import { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import {
  changesState,
  type Endpoint,
  fileEndpoints,
  mailEndpoints,
} from '@homestead/contract/platform';
import { savedEndpoints } from '@homestead/contract/saved';
import * as transactionsContract from '@homestead/contract/transactions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp, type Room, serveEndpoint } from '#platform';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { createTestServices } from '../test/services.ts';
import { rooms } from './rooms.ts';

const groups = [
  ...Object.entries({
    ...accountsContract,
    ...calendarContract,
    ...leadsContract,
    ...messagingContract,
    ...documentsContract,
    ...transactionsContract,
  }).flatMap(([name, group]) => (name.endsWith('Endpoints') ? [group as object] : [])),
  feedEndpoints,
  listingEndpoints,
  savedEndpoints,
  neighborhoodEndpoints,
];
const endpointsOf = (group: object) =>
  Object.values(group).filter(
    (value): value is Endpoint => typeof value === 'object' && 'path' in value,
  );
const roomEndpoints = groups.flatMap(endpointsOf);
/** Every app has those of files, with or without rooms. */
const endpoints = [...roomEndpoints, ...endpointsOf(fileEndpoints), ...endpointsOf(mailEndpoints)];

/** A room that answers every call of the contract with its example. */
const exampleRoom: Room = {
  name: 'example',
  start(app) {
    for (const endpoint of roomEndpoints) {
      serveEndpoint(app, endpoint, async () => endpoint.example as never);
    }
  },
};

let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  const services = createTestServices(database);
  app = await createApp({ services, rooms: [exampleRoom], checkAnswers: true });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function readDocument() {
  const answer = await app.inject('/openapi.json');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 and describes every call with its access, example and refusals', async () => {
    const document = await readDocument();
    expect(document.openapi).toBe('3.1.0');
    for (const endpoint of endpoints) {
      const operation = document.paths[`/api/v1/${endpoint.path}`][endpoint.method.toLowerCase()];
      expect(operation.summary).toBe(endpoint.summary);
      expect(operation['x-access']).toEqual(endpoint.access);
      expect(operation.responses['200'].content['application/json'].example).toEqual(
        endpoint.example,
      );
      expect(operation.requestBody?.content['application/json'].example).toEqual(
        endpoint.exampleBody,
      );
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['500', '503']));
      expect(operation.responses['503'].content).toHaveProperty(['application/problem+json']);
    }
  });

  it.each([
    ['the document', '/openapi.json', '"openapi":"3.1.0"'],
    ['the script of the API page', '/api-docs/reference.js', 'function'],
  ])('%s is compressed once and sent from memory that all requests share', async (_, url, text) => {
    const sent: unknown[] = [];
    const made = await createApp({
      services: createTestServices(database),
      rooms: [exampleRoom],
      surround: async (scope) => {
        scope.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
      },
    });
    const read = () => made.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } });
    const [one, two] = [await read(), await read()];
    await made.close();
    const [first, second] = sent;
    expect(first).toBeInstanceOf(Buffer);
    expect(second).toBe(first);
    expect(one.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(two.rawPayload))).toContain(text);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await app.inject('/openapi.json');
    const etag = String(headers.etag);
    const known = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('gives each operation a unique name', async () => {
    const document = await readDocument();
    const names = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
      (operations) => Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(names).toHaveLength(endpoints.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes bodies and queries', async () => {
    const { paths } = await readDocument();
    const search = paths['/api/v1/Property/GetPropertyList'].post;
    const body = search.requestBody.content['application/json'].schema;
    expect(body.properties.pageSize).toBeDefined();
    expect(body.additionalProperties).toBe(false);
    const detail = paths['/api/v1/Property/GetPropertyById'].get;
    expect(detail.parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'PropertyId', required: true })]),
    );
    expect(Object.keys(search.responses)).toEqual(expect.arrayContaining(['400', '413', '415']));
  });

  it('has no dangling references', async () => {
    const document = await readDocument();
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const path = reference.slice(8, -1).replace('#/', '').split('/');
      const target = path.reduce((node, key) => node?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });
});

describe('the calls that change something', () => {
  const exceptions = (isRead: boolean) =>
    endpoints
      .filter(({ method }) => (method === 'GET') === !isRead)
      .filter(({ method, path }) => changesState(method, path) === !isRead)
      .map(({ path }) => path)
      .sort();

  it('are all POSTs and PUTs, except for these that only read', () => {
    expect(exceptions(true)).toEqual([
      'AdminLead/Getleads',
      'AdminUserApp/GetUserList',
      'AdminUserApp/GetleadsAgents',
      'Filter/CountHomes',
      'Filter/CountOptions',
      'Maps/Geocode',
      'Maps/Reverse',
      'Maps/Route',
      'Property/GetHomeReactions',
      'Property/GetMapClusters',
      'Property/GetMapPoints',
      'Property/GetPropertyList',
      'Property/GetSavePropertyWithUser',
      'Property/GetWalkscore',
      'lead-views/GetAreas',
      'lead-views/GetBoard',
      'leads/get-emails-of-contacts',
      'users/lsEmailValid',
    ]);
  });

  it('and these that delete', () => {
    expect(exceptions(false)).toEqual([
      'AdminUserApp/DeleteUser',
      'AdminUserApp/RemoveAgentFromConcierge',
      'AdminUserApp/RemovedLeadfromAgent',
      'users/deleteuser/{id}',
    ]);
  });
});

describe('the rooms', () => {
  it('serve every call of the contract, and no others', async () => {
    const whole = await createApp({ services: createTestServices(database), rooms });
    await whole.ready();
    const { paths } = whole.swagger() as unknown as { paths: Record<string, object> };
    await whole.close();
    const served = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const wanted = endpoints.map(({ method, path }) => `${method} /api/v1/${path}`);
    expect(served.sort()).toEqual(wanted.sort());
  });
});

describe('the API page', () => {
  it('loads its own script under its own policy', async () => {
    const page = await app.inject('/api-docs');
    const policy = String(page.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page.statusCode).toBe(200);
    expect(nonce).toBeTruthy();
    expect(page.body).toContain(`<script nonce="${nonce}" src="/api-docs/reference.js">`);
    expect(policy).not.toMatch(/https?:/);
    expect(page.body).not.toMatch(/https?:\/\//);
    const again = await app.inject('/api-docs');
    expect(again.headers['content-security-policy']).not.toBe(policy);
  });

  it('serves that script', async () => {
    const script = await app.inject('/api-docs/reference.js');
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.body.length).toBeGreaterThan(100_000);
  });
});

describe('examples of the contract', () => {
  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s returns its example',
    async (_path, endpoint) => {
      expect(endpoint.answer.safeParse(endpoint.example).error).toBeUndefined();
    },
  );
});
