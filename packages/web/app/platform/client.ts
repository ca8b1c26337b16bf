import {
  type AnswerOf,
  type CallLine,
  type CallsOf,
  type Endpoint,
  FORM_GUARD_HEADER,
  type InputOf,
  LINK_KEY_HEADER,
  language,
  readCall,
} from '@homestead/contract/platform';
import { type Api, type ApiAnswer, type ApiCall, ApiError, TOO_SLOW } from './api.ts';
import { platformMessages } from './messages.ts';
import { inPageLanguage } from './page-refusals.ts';

/** Options of a call. */
interface CallOptions {
  api: Api;
  signal?: AbortSignal | undefined;
  /** For forms: sent again with the same key, it gets the same answer. */
  idempotencyKey?: string | undefined;
  /** For forms for strangers: what {@link FORM_GUARD_HEADER} carries. */
  guard?: string | undefined;
  /** The key of the secret link that the call is made with. */
  linkKey?: string | undefined;
}

/** One method per endpoint: `people.getPerson({ id }, { api, signal })`. */
export type Client<Endpoints> = {
  readonly [Name in keyof Endpoints as Endpoints[Name] extends Endpoint ? Name : never]: (
    input: InputOf<Endpoints[Name]>,
    options: CallOptions,
  ) => Promise<AnswerOf<Endpoints[Name]>>;
};

/** A client that knows its API: `people.getPerson({ id }, { signal })`. */
type BoundClient<Endpoints> = {
  readonly [Name in keyof Endpoints as Endpoints[Name] extends Endpoint ? Name : never]: (
    input: InputOf<Endpoints[Name]>,
    options?: Omit<CallOptions, 'api'>,
  ) => Promise<AnswerOf<Endpoints[Name]>>;
};

type Input = Readonly<Record<string, unknown>>;
type Send = (input: Input, options?: Partial<CallOptions>) => Promise<unknown>;

/**
 * The typed client of a group of endpoints, from their calls. The input fills the path parameters.
 * What remains is the query of a GET; other calls send the whole input as the body. Methods throw
 * {@link ApiError} for a refusal or an outage, and end when {@link PATIENCE_MS} are over.
 */
export function createClient<Endpoints>(calls: CallsOf<Endpoints>): Client<Endpoints>;
export function createClient<Endpoints>(
  calls: CallsOf<Endpoints>,
  api: Api,
): BoundClient<Endpoints>;
// @__NO_SIDE_EFFECTS__
export function createClient(calls: Record<string, CallLine>, api?: Api): Record<string, Send> {
  const methods = Object.entries(calls).map(([name, line]): [string, Send] => [
    name,
    (input, options) => send(line, input, { ...(api && { api }), ...options } as CallOptions),
  ]);
  return Object.fromEntries(methods);
}

/** A page waits longer than the server does, which has a visitor waiting for the whole page. */
const PATIENCE_MS = typeof window === 'undefined' ? 10_000 : 30_000;

async function send(
  line: CallLine,
  input: Input,
  { api, signal, idempotencyKey, guard, linkKey }: CallOptions,
): Promise<unknown> {
  const { method, path } = readCall(line);
  // POST, PUT and PATCH: the others have no body.
  const hasBody = method[0] === 'P';
  const call = {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': language(),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(guard && { [FORM_GUARD_HEADER]: guard }),
      ...(linkKey && { [LINK_KEY_HEADER]: linkKey }),
    },
    ...(hasBody && { body: JSON.stringify(input) }),
  };
  return askApi(api, `/api/v1/${addressOf(path, input, !hasBody)}`, call, { signal });
}

/**
 * Calls a path and reads the answer. Throws {@link ApiError} for a refusal, an outage, or no answer
 * within `patienceMs`.
 */
export async function askApi(
  api: Api,
  path: string,
  call: ApiCall,
  { signal, patienceMs = PATIENCE_MS }: { signal?: AbortSignal | undefined; patienceMs?: number },
): Promise<unknown> {
  const limit = AbortSignal.timeout(patienceMs);
  let response: ApiAnswer;
  try {
    response = await api(path, {
      ...call,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
    if (limit.aborted) throw tooSlow();
    throw new ApiError(0, { message: platformMessages.unreachable() });
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = await inPageLanguage(answer ?? {});
    throw new ApiError(response.status, problem, secondsOf(response.headers));
  }
  if (answer === null && limit.aborted) throw tooSlow();
  if (answer === null) throw new ApiError(502, { message: platformMessages.unreadable() });
  return answer;
}

const tooSlow = () => new ApiError(0, { code: TOO_SLOW, message: platformMessages.tooSlow() });

/** The path with its parameters filled in; without a body, the remaining input is its query. */
export function addressOf(path: string, input: Input, isRead: boolean): string {
  const query = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete query[name];
    return encodeURIComponent(String(input[name]));
  });
  const given = Object.entries(query).filter(([, value]) => value != null);
  if (!isRead || given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Seconds of a Retry-After header; our API never sends the date form. */
function secondsOf(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
