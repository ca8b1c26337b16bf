import { defineEndpoint } from '@homestead/contract/platform';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Api, ApiError, TOO_SLOW } from './api.ts';
import { askApi, createClient } from './client.ts';

const calls = {
  getPerson: 'GET users/{id}',
  findPeople: 'GET users',
  renamePerson: 'POST users/{id}/rename',
  deletePerson: 'DELETE users/{id}',
  signOut: 'POST signout',
} as const;
const declared = { access: { kind: 'public' }, summary: '' } as const;
const name = z.object({ name: z.string() });
const byId = { params: z.object({ id: z.string() }) };
const endpoints = {
  getPerson: defineEndpoint(calls.getPerson, {
    ...declared,
    ...byId,
    answer: name,
    example: { name: 'Ada' },
  }),
  findPeople: defineEndpoint(calls.findPeople, {
    ...declared,
    query: z.object({ q: z.string(), limit: z.coerce.number().optional() }),
    answer: z.array(name),
    example: [],
  }),
  renamePerson: defineEndpoint(calls.renamePerson, {
    ...declared,
    ...byId,
    body: name,
    answer: name,
    example: { name: 'Ada' },
  }),
  deletePerson: defineEndpoint(calls.deletePerson, {
    ...declared,
    ...byId,
    query: z.object({ version: z.coerce.number() }),
    answer: name,
    example: { name: 'Ada' },
  }),
  signOut: defineEndpoint(calls.signOut, {
    ...declared,
    answer: z.literal(true),
    example: true,
  }),
};
const people = createClient<typeof endpoints>(calls);

/** An API that answers `body`; the calls it got. */
function openApi(body: unknown, init?: ResponseInit) {
  const api = vi.fn<Api>(async () => Response.json(body, init));
  const sent = () => {
    const [path, call] = api.mock.lastCall ?? [];
    return { path, method: call?.method, body: call?.body, headers: call?.headers };
  };
  return { api, sent };
}

describe('what a client sends', () => {
  it('sends a deletion without a body, with what is left in its query', async () => {
    const { api, sent } = openApi({ name: 'Ada' });
    await people.deletePerson({ id: '7', version: 3 }, { api });
    expect(sent()).toMatchObject({ path: '/api/v1/users/7?version=3', method: 'DELETE' });
    expect(sent().body).toBeUndefined();
    expect(sent().headers).not.toHaveProperty('content-type');
  });

  it('puts the parameters of the path into it, encoded', async () => {
    const { api, sent } = openApi({ name: 'Ada' });
    const { name } = await people.getPerson({ id: 'a/b c' }, { api });
    expect(name).toBe('Ada');
    expect(sent()).toEqual({
      path: '/api/v1/users/a%2Fb%20c',
      method: 'GET',
      body: undefined,
      headers: { accept: 'application/json', 'accept-language': 'en' },
    });
  });

  it('sends the rest of a GET as its query, without what is not given', async () => {
    const { api, sent } = openApi([]);
    await people.findPeople({ q: 'Ada & Bo', limit: 5 }, { api });
    expect(sent().path).toBe('/api/v1/users?q=Ada+%26+Bo&limit=5');
    await people.findPeople({ q: '', limit: null }, { api });
    expect(sent().path).toBe('/api/v1/users?q=');
  });

  it('sends the input of any other call as JSON, with the key of its form', async () => {
    const { api, sent } = openApi({ name: 'Bo' });
    await people.renamePerson({ id: '7', name: 'Bo' }, { api, idempotencyKey: 'form-1' });
    expect(sent()).toEqual({
      path: '/api/v1/users/7/rename',
      method: 'POST',
      body: JSON.stringify({ id: '7', name: 'Bo' }),
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        'content-type': 'application/json',
        'idempotency-key': 'form-1',
      },
    });
    await people.signOut({}, { api });
    expect(sent().body).toBe('{}');
  });

  it('uses the API it was made with', async () => {
    const { api, sent } = openApi({ name: 'Ada' });
    await createClient<typeof endpoints>(calls, api).getPerson({ id: '1' });
    expect(sent().path).toBe('/api/v1/users/1');
  });

  it('refuses a wrong input when it is compiled', () => {
    // @ts-expect-error: the id is missing
    const withoutId = () => people.getPerson({}, { api: vi.fn() });
    // @ts-expect-error: there is no such field
    const withMore = () => people.signOut({ now: true }, { api: vi.fn() });
    // @ts-expect-error: the API is missing
    const withoutApi = () => people.getPerson({ id: '1' });
    expect([withoutId, withMore, withoutApi]).toHaveLength(3);
  });
});

describe('what a client throws', () => {
  it('a refusal with its problem and the seconds to wait', async () => {
    const problem = { code: 'too-many', message: 'Please wait.' };
    const { api } = openApi(problem, { status: 429, headers: { 'retry-after': '30' } });
    const refused = people.signOut({}, { api });
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 429, problem, retryAfterSeconds: 30 });
  });

  it('an outage where the service is not reached, or its answer isn’t JSON', async () => {
    const unreached = people.signOut({}, { api: () => Promise.reject(new TypeError('down')) });
    await expect(unreached).rejects.toMatchObject({ status: 0 });
    const noJson = people.signOut({}, { api: async () => new Response('<html>') });
    await expect(noJson).rejects.toMatchObject({ status: 502 });
  });

  it('that the answer took too long, which is no outage', async () => {
    const api: Api = (_path, call) =>
      new Promise((_, reject) => {
        call?.signal?.addEventListener('abort', () => reject(call.signal?.reason));
      });
    const late = askApi(api, '/api/v1/users', {}, { patienceMs: 5 });
    await expect(late).rejects.toMatchObject({ status: 0, problem: { code: TOO_SLOW } });
    const cutOff: Api = async (_path, call) => ({
      ...{ ok: true, status: 200, headers: new Headers() },
      json: () =>
        new Promise((_, reject) => {
          call?.signal?.addEventListener('abort', () => reject(call.signal?.reason));
        }),
    });
    const half = askApi(cutOff, '/api/v1/users', {}, { patienceMs: 5 });
    await expect(half).rejects.toMatchObject({ status: 0, problem: { code: TOO_SLOW } });
  });

  it('what the caller called off, as it was', async () => {
    const controller = new AbortController();
    const api: Api = (_path, call) =>
      new Promise((_, reject) => {
        call?.signal?.addEventListener('abort', () => reject(call.signal?.reason));
      });
    const called = people.signOut({}, { api, signal: controller.signal });
    controller.abort();
    await expect(called).rejects.toMatchObject({ name: 'AbortError' });
  });
});
