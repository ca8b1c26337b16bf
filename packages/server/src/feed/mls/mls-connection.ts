import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { failureMessages } from '../messages.ts';
import { MlsError } from './mls-error.ts';
import type { MlsSignIn } from './mls-sign-in.ts';

const pageSchema = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.string().min(1).max(20_000).nullish(),
  '@odata.count': z.coerce.number().int().nonnegative().nullish().catch(null),
});

/** One page of a collection. */
export interface MlsPage {
  rows: unknown[];
  /** Absolute, on the MLS's own origin. */
  nextLink: string | null;
  count: number | null;
}

export interface MlsConnectionOptions {
  /** Base address of the resources. */
  url: string;
  signIn: MlsSignIn;
  timeoutSeconds: number;
  /** Aborts requests in progress. */
  signal: AbortSignal;
  quota: { takeRequest(): Promise<void>; addBytes(bytes: number): Promise<void> };
  /** First wait after a failure, doubled after each further one. Defaults to 500 ms. */
  firstPauseMs?: number;
}

const TRIES = 7;
const MAX_PAUSE_MS = 60_000;
/** If the MLS asks for a longer wait than this, we stop until the next run. */
const MAX_RETRY_AFTER_MS = 5 * 60_000;
const MAX_PAGE_BYTES = 100 * 1024 * 1024;

/** A failure that a retry may fix. */
class PassingError extends Error {
  readonly waitMs: number | null;
  constructor(message: string, waitMs: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.waitMs = waitMs;
  }
}

/**
 * Reads pages from a RESO Web API. Every request counts against the quota, has a time limit and a
 * size limit, follows no redirects and goes only to the MLS's own origin. 429, 5xx, timeouts and
 * broken connections are retried, seven attempts in all, after the time Retry-After gives or a
 * growing pause with jitter; anything else is an {@link MlsError} right away.
 */
export class MlsConnection {
  readonly url: string;
  requests = 0;
  bytes = 0;
  readonly #options: MlsConnectionOptions;
  readonly #origin: string;

  constructor(options: MlsConnectionOptions) {
    this.#options = options;
    this.url = options.url.replace(/\/+$/, '');
    this.#origin = new URL(options.url).origin;
  }

  /** Reads one page. `preferredSize` is sent as odata.maxpagesize. */
  async page(url: string, preferredSize?: number): Promise<MlsPage> {
    if (!this.isOurs(url)) throw new MlsError(failureMessages.linkLeadsAway());
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#try(url, preferredSize);
      } catch (error) {
        this.#options.signal.throwIfAborted();
        if (!(error instanceof PassingError)) throw error;
        if (attempt >= TRIES) throw new MlsError(error.message, null, { cause: error });
        await pause(this.#waitFor(error, attempt), undefined, { signal: this.#options.signal });
      }
    }
  }

  isOurs(url: string): boolean {
    return URL.parse(url)?.origin === this.#origin;
  }

  #waitFor(error: PassingError, attempt: number): number {
    if (error.waitMs !== null) return error.waitMs + Math.random() * 250;
    const longest = Math.min(
      MAX_PAUSE_MS,
      (this.#options.firstPauseMs ?? 500) * 2 ** (attempt - 1),
    );
    return longest / 2 + (Math.random() * longest) / 2;
  }

  async #try(url: string, preferredSize?: number): Promise<MlsPage> {
    const { signIn, signal, quota, timeoutSeconds } = this.#options;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]);
    let text: string;
    try {
      let response = await this.#send(url, limit, preferredSize);
      if (response.status === 401 && signIn.canRenew) {
        await response.body?.cancel();
        signIn.forget();
        response = await this.#send(url, limit, preferredSize);
      }
      if (!response.ok) throw await refusalOf(response);
      text = await this.#readBody(response);
    } catch (error) {
      if (error instanceof MlsError || error instanceof PassingError || isOfOurs(error))
        throw error;
      throw new PassingError(failureMessages.unreachable({ reason: reasonOf(error) }), null, {
        cause: error,
      });
    }
    await quota.addBytes(Buffer.byteLength(text));
    return this.#parse(text, url);
  }

  async #send(url: string, signal: AbortSignal, preferredSize?: number): Promise<Response> {
    const token = await this.#options.signIn.token(signal);
    await this.#options.quota.takeRequest();
    this.requests += 1;
    return fetch(url, {
      headers: {
        accept: 'application/json',
        'user-agent': 'Homestead',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(preferredSize !== undefined && { prefer: `odata.maxpagesize=${preferredSize}` }),
      },
      redirect: 'manual',
      signal,
    });
  }

  async #readBody(response: Response): Promise<string> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      this.bytes += chunk.byteLength;
      if (size > MAX_PAGE_BYTES) throw new MlsError(failureMessages.pageTooLarge(), 413);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  #parse(text: string, url: string): MlsPage {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (cause) {
      throw new MlsError(failureMessages.pageNotJson(), null, { cause });
    }
    const page = pageSchema.safeParse(json);
    if (!page.success) throw new MlsError(failureMessages.pageWithoutRecords());
    const link = page.data['@odata.nextLink'];
    const nextLink = link ? (URL.parse(link, url)?.href ?? null) : null;
    if (link && (nextLink === null || !this.isOurs(nextLink))) {
      throw new MlsError(failureMessages.nextLeadsAway());
    }
    return { rows: page.data.value, nextLink, count: page.data['@odata.count'] ?? null };
  }
}

async function refusalOf(response: Response): Promise<Error> {
  const detail = (await response.text().catch(() => '')).slice(0, 300);
  const said = /"message"\s*:\s*"((?:[^"\\]|\\.){1,200})"/.exec(detail)?.[1];
  const { status } = response;
  const message = said
    ? failureMessages.answeredSaying({ status, said })
    : failureMessages.answered({ status });
  if (status === 429 || status >= 500) {
    const waitMs = retryAfterOf(response.headers.get('retry-after'));
    if (waitMs !== null && waitMs > MAX_RETRY_AFTER_MS) {
      const seconds = Math.round(waitMs / 1000);
      return new MlsError(failureMessages.asksToWait({ answer: message, seconds }), 429);
    }
    return new PassingError(message, waitMs);
  }
  return new MlsError(message, status);
}

/** Milliseconds to wait by a Retry-After header: seconds or an HTTP date (RFC 9110, 10.2.3). */
export function retryAfterOf(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Our own quota or database failed, not the MLS. */
function isOfOurs(error: unknown): boolean {
  return (error as Error).name === 'QuotaSpentError' || 'severity' in (error as object);
}

function reasonOf(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return failureMessages.tookTooLong();
  const cause = (error as Error).cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? (error as Error).message;
}
