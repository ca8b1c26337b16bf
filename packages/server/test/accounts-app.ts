import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { type AccountsServices, openAccounts } from '../src/accounts/accounts-services.ts';
import { identifyPage } from '../src/accounts/callers/page-identity.ts';
import { identifyCaller } from '../src/accounts/index.ts';
import { accountsRoom } from '../src/accounts/plugin.ts';
import type { AppOptions } from '../src/platform/app.ts';
import {
  type App,
  createApp,
  type PageHandler,
  type Room,
  type Services,
  servePages,
} from '../src/platform/index.ts';
import { allEndpoints } from './all-endpoints.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type aPerson, insertPeople, type NewPerson, PASSWORD } from './factories/accounts.ts';
import type { TestAnswer } from './listings-app.ts';
import { createTestServices } from './services.ts';

/** A signed-in person. */
export interface SignedIn {
  jwtToken: string;
  /** A Cookie header: the session's and the device's. */
  cookie: string;
  sessionId: string;
}

export type TestPerson = ReturnType<typeof aPerson> & { password: string };

/** The sender of a call: a visitor, a token, or more of the request. */
export type As = SignedIn | { headers: Record<string, string>; address?: string } | null;

/** The API of the accounts room on a test database, driven in process. */
export interface AccountsApp {
  app: App;
  database: TestDatabase;
  services: Services;
  accounts: AccountsServices;
  get(path: string, query?: Record<string, string> | null, as?: As): Promise<TestAnswer>;
  post(path: string, body?: unknown, as?: As): Promise<TestAnswer>;
  put(path: string, body?: unknown, as?: As): Promise<TestAnswer>;
  delete(path: string, query?: Record<string, string> | null, as?: As): Promise<TestAnswer>;
  /** A person who can sign in, with PASSWORD by default. */
  makePerson(given?: NewPerson): Promise<TestPerson>;
  signIn(person: { email: string; password?: string }, as?: As): Promise<SignedIn>;
  /** Makes a person and signs them in. */
  signInNew(given?: NewPerson): Promise<SignedIn>;
  /** Asks for a new token with a session's cookie, as our own pages do. */
  refresh(cookie: string): Promise<TestAnswer>;
  /** A second node on the same database. */
  openNode(): Promise<AccountsApp>;
  close(): Promise<void>;
}

interface AccountsAppOptions {
  /** Rooms besides the accounts room. */
  rooms?: readonly Room[];
  log?: Services['log'];
  /** Pages around the API. */
  surround?: AppOptions['surround'];
}

/** The origin of calls by these apps' own pages. */
export const OWN_ORIGIN = 'http://127.0.0.1:3000';

/** Headers of a call made by one of our own pages with this cookie. */
export function fromOwnPage(cookie: string): { headers: Record<string, string> } {
  return { headers: { cookie, origin: OWN_ORIGIN } };
}

/**
 * Every answer of this app is checked against the contract. `env` are settings, `rooms` additional
 * rooms.
 */
export async function createAccountsApp(
  env: Record<string, string> = {},
  options: AccountsAppOptions = {},
): Promise<AccountsApp> {
  const database = await createTestDatabase();
  return openOn(database, env, options, () => database.close());
}

async function openOn(
  database: TestDatabase,
  env: Record<string, string>,
  options: AccountsAppOptions,
  closeDatabase: () => Promise<void>,
): Promise<AccountsApp> {
  const services = createTestServices(database, {
    env: {
      HASHES_AT_ONCE: '2',
      HASHES_WAITING: '100',
      HASHES_WAITING_PER_ADDRESS: '100',
      ...env,
    },
    ...(options.log && { log: options.log }),
  });
  const rooms = [accountsRoom, ...(options.rooms ?? [])];
  const app = await createApp({
    services,
    rooms,
    identify: identifyCaller(services),
    checkAnswers: true,
    ...(options.surround && { surround: options.surround }),
  });
  await app.ready();
  const accounts = openAccounts(services);
  const ask = async (request: InjectOptions, as: As = null): Promise<TestAnswer> => {
    const reply = await app.inject({ ...request, ...carriedBy(as, request.headers) });
    return {
      status: reply.statusCode,
      body: bodyOf(reply),
      headers: reply.headers,
    };
  };
  const url = (path: string) => (path.startsWith('/') ? path : `/api/v1/${path}`);
  const payload = (body: unknown) => (body === undefined ? {} : { payload: body as object });
  const made: AccountsApp = {
    app,
    database,
    services,
    accounts,
    get: (path, query, as) => ask({ method: 'GET', url: url(path), query: query ?? {} }, as),
    delete: (path, query, as) => ask({ method: 'DELETE', url: url(path), query: query ?? {} }, as),
    post: (path, body, as) =>
      ask({ method: 'POST', url: url(path), headers: keyFor(path), ...payload(body) }, as),
    put: (path, body, as) => ask({ method: 'PUT', url: url(path), ...payload(body) }, as),
    async makePerson(given = {}) {
      const password = given.password ?? PASSWORD;
      const [person] = await insertPeople(database.db, [{ ...given, password }]);
      if (!person) throw new Error('No person was made');
      return { ...person, password };
    },
    async signIn({ email, password = PASSWORD }, as) {
      const answer = await made.post('User/LogIn', { email, password }, as);
      if (answer.body?.statusCode !== 'success') {
        throw new Error(`Signing in was answered ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      return readSignedIn(answer);
    },
    signInNew: async (given) => made.signIn(await made.makePerson(given)),
    refresh: (cookie) => made.post('User/Refresh', undefined, fromOwnPage(cookie)),
    openNode: () => openOn(database, env, options, async () => {}),
    async close() {
      await app.close();
      await accounts.callers.settle();
      await closeDatabase();
    },
  };
  return made;
}

/** Pages around the API that know who is signed in, each made by `handle`. */
export function pagesAround(handle: PageHandler): NonNullable<AppOptions['surround']> {
  return (scope, services) =>
    servePages(scope, services, {
      handlerFor: async () => handle,
      isDev: false,
      serveFiles: false,
      identity: identifyPage(services),
    });
}

/** What the browser stores from an answer that signs in, by any call. */
export function readSignedIn(answer: TestAnswer): SignedIn {
  const cookie = cookiesOf(answer);
  return {
    jwtToken: answer.body.data.jwtToken,
    cookie,
    sessionId: /homestead_session=([0-9a-f-]{36})\./.exec(cookie)?.[1] ?? '',
  };
}

/** A Cookie header of the cookies that an answer sets and does not clear. */
export function cookiesOf(answer: TestAnswer): string {
  const lines = [answer.headers['set-cookie'] ?? []].flat() as string[];
  return lines
    .filter((line) => !/Max-Age=0/.test(line))
    .map((line) => line.split(';')[0])
    .join('; ');
}

const keyed = allEndpoints
  .filter(({ isForm }) => isForm === 'keyed')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i'));

/** A new form key where a call needs one. */
function keyFor(path: string): Record<string, string> {
  return keyed.some((one) => one.test(path)) ? { 'idempotency-key': randomUUID() } : {};
}

function carriedBy(as: As, given: InjectOptions['headers']): InjectOptions {
  if (!as) return { headers: { ...given } };
  if ('jwtToken' in as) {
    return { headers: { ...given, authorization: `Bearer ${as.jwtToken}` } };
  }
  return {
    headers: { ...given, ...as.headers },
    ...(as.address !== undefined && { remoteAddress: as.address }),
  };
}

/** What was answered: the value of JSON, or the text of a file. */
function bodyOf({ payload, headers }: { payload: string; headers: object }) {
  if (payload === '') return null;
  const type = (headers as Record<string, unknown>)['content-type'];
  return String(type).startsWith('text/csv') ? payload : JSON.parse(payload);
}
