import type { Problem } from '@homestead/contract/platform';
import { platformMessages } from './messages.ts';

/** The options of a call, as `fetch` takes them. */
export interface ApiCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}

/** The parts of an answer that are read. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;

/**
 * Calls a path on our own origin: in process on the server (answers are shared, so don’t change
 * them), over HTTP in the browser.
 */
export type Api = (path: string, call?: ApiCall) => Promise<ApiAnswer>;

/** The API as the browser calls it. */
export const browserApi: Api = (path, call) => fetch(path, call);

/** The code of an {@link ApiError} with status 0 where the answer took too long. */
export const TOO_SLOW = 'too-slow';

/** The API refused, or could not answer (status 500 and above; 0 if it was not reached). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  /** How long the service asks to wait; null if it does not say. */
  readonly retryAfterSeconds: number | null;
  constructor(status: number, problem: Partial<Problem>, retryAfterSeconds: number | null = null) {
    super(problem.message ?? problem.title ?? platformMessages.failed({ status }));
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An answer that a page can do without: null if it was refused (with `status`) or is missing. */
export async function orNull<T>(find: () => Promise<T>, status?: number): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && (status ?? error.status) === error.status) return null;
    throw error;
  }
}
