import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { backoff } from '#platform';
import { failureMessages } from '../messages.ts';
import { readText } from '../normalize/read-value.ts';
import { PassingError, passingFailureOf, readBody } from './mls-answer.ts';
import { FeedPausedError, MlsError } from './mls-error.ts';
import type { MlsSignIn } from './mls-sign-in.ts';
import type { RequestQuota } from './quota-store.ts';

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
  quota: Pick<RequestQuota, 'takeTurn' | 'takeRequest' | 'addBytes'>;
  /** Waits; a timer's by default. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<unknown>) | undefined;
}

const TRIES = 7;
const PAUSE_MS = { first: 500, most: 60_000 };
/** After 429 without Retry-After: waits from 2 s to 3 minutes, 15 minutes in all. */
const THROTTLED_MS = { first: 2000, most: 180_000, all: 15 * 60_000 };
const MAX_PAGE_BYTES = 100 * 1024 * 1024;
const MAX_REFUSAL_BYTES = 64 * 1024;

/**
 * Reads from a RESO Web API. Every request counts against the quota, has a time limit and a size
 * limit, follows no redirects and goes only to the MLS's own origin. 5xx, timeouts and broken
 * connections are retried, seven attempts in all, after a growing pause with jitter. After 429 we
 * wait as long as Retry-After says, else longer and longer, up to 15 minutes in all; beyond that it
 * is a {@link FeedPausedError}. Anything else is an {@link MlsError} right away.
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
    const prefer: Record<string, string> =
      preferredSize === undefined ? {} : { prefer: `odata.maxpagesize=${preferredSize}` };
    return this.#retry(async () => this.#parse(await this.#read(url, prefer), url));
  }

  /** Reads one document as text. A larger one than `maxBytes` is refused with status 413. */
  text(url: string, accept: string, maxBytes = MAX_PAGE_BYTES): Promise<string> {
    return this.#retry(() => this.#read(url, { accept }, maxBytes));
  }

  /** Reads one entity by its own address; null when there is none. */
  async entity(url: string): Promise<unknown> {
    try {
      return parseJson(await this.text(url, 'application/json'));
    } catch (error) {
      if (error instanceof MlsError && [404, 410].includes(error.status ?? 0)) return null;
      throw error;
    }
  }

  async #retry<T>(work: () => Promise<T>): Promise<T> {
    let waitedMs = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        this.#options.signal.throwIfAborted();
        if (!(error instanceof PassingError)) throw error;
        const waitMs = waitFor(error, attempt);
        if (error.isThrottled && waitedMs + waitMs > THROTTLED_MS.all) {
          throw new FeedPausedError(error.message, { cause: error });
        }
        if (!error.isThrottled && attempt >= TRIES) {
          throw new MlsError(error.message, null, { cause: error });
        }
        waitedMs += waitMs;
        await this.#wait(waitMs);
      }
    }
  }

  async #wait(ms: number): Promise<void> {
    const { signal, wait = (time, end) => pause(time, undefined, { signal: end }) } = this.#options;
    await wait(ms, signal).catch((error) => {
      signal.throwIfAborted();
      throw error;
    });
  }

  isOurs(url: string): boolean {
    return URL.parse(url)?.origin === this.#origin;
  }

  async #read(
    url: string,
    headers: Record<string, string>,
    maxBytes = MAX_PAGE_BYTES,
  ): Promise<string> {
    if (!this.isOurs(url)) throw new MlsError(failureMessages.linkLeadsAway());
    const { signIn, signal, quota, timeoutSeconds } = this.#options;
    await this.#takeTurn();
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]);
    let response = await this.#send(url, limit, headers);
    if (response.status === 401 && signIn.canRenew) {
      await response.body?.cancel().catch(() => {});
      signIn.forget();
      await this.#takeTurn();
      response = await this.#send(url, limit, headers);
    }
    if (!response.ok) throw await refusalOf(response);
    const text = await this.#readBody(response, maxBytes);
    await quota.addBytes(Buffer.byteLength(text));
    return text;
  }

  async #takeTurn(): Promise<void> {
    const waitMs = await this.#options.quota.takeTurn();
    if (waitMs > 0) await this.#wait(waitMs);
  }

  async #send(
    url: string,
    signal: AbortSignal,
    headers: Record<string, string>,
  ): Promise<Response> {
    const token = await reaching(this.#options.signIn.token(signal));
    await this.#options.quota.takeRequest();
    this.requests += 1;
    const sent = {
      accept: 'application/json',
      'user-agent': 'Homestead',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    };
    return reaching(fetch(url, { headers: sent, redirect: 'manual', signal }));
  }

  async #readBody(response: Response, max: number): Promise<string> {
    const body = readBody(response, max, (bytes) => {
      this.bytes += bytes;
    });
    const { text, isCut } = await reaching(body);
    if (isCut) throw new MlsError(failureMessages.pageTooLarge(), 413);
    return text;
  }

  #parse(text: string, url: string): MlsPage {
    const page = pageSchema.safeParse(parseJson(text));
    if (!page.success) throw new MlsError(failureMessages.pageWithoutRecords());
    const link = page.data['@odata.nextLink'];
    const nextLink = link ? (URL.parse(link, url)?.href ?? null) : null;
    if (link && (nextLink === null || !this.isOurs(nextLink))) {
      throw new MlsError(failureMessages.nextLeadsAway());
    }
    return { rows: page.data.value, nextLink, count: page.data['@odata.count'] ?? null };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MlsError(failureMessages.pageNotJson(), null, { cause });
  }
}

async function refusalOf(response: Response): Promise<Error> {
  const { status } = response;
  const detail = await readBody(response, MAX_REFUSAL_BYTES).catch(() => null);
  const said = readText(/"message"\s*:\s*"((?:[^"\\]|\\.){1,200})"/.exec(detail?.text ?? '')?.[1]);
  const message = said
    ? failureMessages.answeredSaying({ status, said })
    : failureMessages.answered({ status });
  return passingFailureOf(response, message) ?? new MlsError(message, status);
}

function waitFor({ waitMs, isThrottled }: PassingError, attempt: number): number {
  if (waitMs !== null) return waitMs + Math.random() * 250;
  const longest = backoff(attempt, isThrottled ? THROTTLED_MS : PAUSE_MS);
  return longest / 2 + (Math.random() * longest) / 2;
}

/**
 * What the MLS answers. A failure to reach it may be retried; our own database's never gets here.
 */
async function reaching<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof MlsError || error instanceof FeedPausedError) throw error;
    throw new PassingError(failureMessages.unreachable({ reason: reasonOf(error) }), {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return failureMessages.tookTooLong();
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
