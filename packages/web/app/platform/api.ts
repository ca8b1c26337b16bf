import type { Problem } from '@homestead/contract/platform';
import { platformMessages } from './messages.ts';

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

/** The browser's way to the API. */
export const browserApi: Api = (path, call) => fetch(path, call);

/** The API said no, or could not answer (status 500 and above; 0: it was not reached). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  /** How long the service asks to wait; null when it does not say. */
  readonly retryAfterSeconds: number | null;
  constructor(status: number, problem: Partial<Problem>, retryAfterSeconds: number | null = null) {
    super(problem.message ?? problem.title ?? platformMessages.failed({ status }));
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An answer that a page can do without: null where it was refused (with `status`) or is missing. */
export async function orNull<T>(find: () => Promise<T>, status?: number): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && (status ?? error.status) === error.status) return null;
    throw error;
  }
}
