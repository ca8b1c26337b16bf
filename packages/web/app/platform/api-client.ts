import type { AnswerOf, Endpoint, HttpMethod, Problem } from '@homestead/contract/platform';

/** What a call may say, as `fetch` takes it. */
export interface ApiCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

/** What is read of an answer. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;

/**
 * Calls a path below our own origin: in process on the server, where answers are shared and not to
 * be changed, over HTTP in the browser.
 */
export type Api = (path: string, call?: ApiCall) => Promise<ApiAnswer>;

const API = '/api/v1';
const TIMEOUT_MS = 10_000;

/** The browser's way to the API. */
export const browserApi: Api = (path, call) => fetch(path, call);

/** The API said no, or could not answer (status 500 and above; 0: it was not reached). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  /** How long the service asks to wait; null when it does not say. */
  readonly retryAfterSeconds: number | null;
  constructor(status: number, problem: Partial<Problem>, retryAfterSeconds: number | null = null) {
    super(problem.message ?? problem.title ?? `The service answered ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Call {
  method: HttpMethod;
  /** Relative to /api/v1, from the contract's paths. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** Of a form: sent again with the same key it gets the same answer. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Makes one call and gives its answer, typed by the endpoint `E` of the contract. Ends after ten
 * seconds. Throws {@link ApiError} for a refusal, an outage or an answer that is no JSON.
 */
export async function callApi<E extends Endpoint>(api: Api, call: Call): Promise<AnswerOf<E>> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  let response: ApiAnswer;
  try {
    response = await api(`${API}/${call.path}${queryText(call.query)}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
    });
  } catch (error) {
    if (call.signal?.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, { message: 'We could not reach the service.' });
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, answer ?? {}, secondsOf(response.headers));
  if (answer === null) throw new ApiError(502, { message: 'The service’s answer can’t be read.' });
  return answer as AnswerOf<E>;
}

/** Seconds of a Retry-After header; our API never sends the date form. */
function secondsOf(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

function queryText(query: Call['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
