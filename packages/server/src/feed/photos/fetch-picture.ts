import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { publicLookup } from '#platform';
import type { HeadersFor } from './media-headers.ts';
import type { HostPermit } from './photo-host-rule.ts';
import { PictureError } from './picture-error.ts';

const PATIENCE_SECONDS = 60;
const MAX_RETRY_AFTER_SECONDS = 6 * 3600;
const agentOptions = { keepAlive: true, maxSockets: 16, maxFreeSockets: 4, timeout: 30_000 };
const agents = {
  trusted: { 'http:': new http.Agent(agentOptions), 'https:': new https.Agent(agentOptions) },
  guarded: { 'http:': new http.Agent(agentOptions), 'https:': new https.Agent(agentOptions) },
};

export interface FetchLimits {
  /** Checks the address; throws {@link PictureError} when it may not be requested. */
  permit: (url: URL) => HostPermit;
  /** Headers of our own, such as who is asking. */
  headers: HeadersFor;
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Fetches what should be a picture. Returns its bytes unchecked. Throws {@link PictureError} for an
 * address that may not be requested, any status but 200 (redirects are not followed), too many
 * bytes, fewer than announced, or a timeout; throws the abort reason when `signal` aborts.
 */
export async function fetchPicture(
  address: string,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const url = URL.parse(address);
  if (!url) throw new PictureError('its address can’t be read', { isFinal: true });
  const { mayBePrivate } = limits.permit(url);
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  try {
    const ending = AbortSignal.any([signal, deadline]);
    const headers = await limits.headers(url, ending);
    const response = await ask(url, { mayBePrivate, headers, signal: ending });
    try {
      refuseAnswer(response, limits.maxBytes);
      return await readBody(response, limits.maxBytes);
    } catch (error) {
      response.destroy();
      throw error;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PictureError) throw error;
    if (deadline.aborted) {
      throw new PictureError(`no complete answer within ${limits.timeoutMs / 1000} s`);
    }
    throw new PictureError(`the connection failed (${reasonOf(error)})`, { cause: error });
  }
}

function ask(
  url: URL,
  {
    mayBePrivate,
    headers,
    signal,
  }: { mayBePrivate: boolean; headers: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent: agents[mayBePrivate ? 'trusted' : 'guarded'][url.protocol as 'http:' | 'https:'],
      headers: { accept: 'image/*', 'accept-encoding': 'identity', ...headers },
      maxHeaderSize: 16_384,
      signal,
      ...(!mayBePrivate && { lookup: lookUpPublic }),
    });
    asked.once('response', resolve);
    asked.on('error', reject);
    asked.end();
  });
}

const lookUpPublic = publicLookup(
  () => new PictureError('its host has a private address', { isFinal: true }),
);

function refuseAnswer(response: IncomingMessage, maxBytes: number): void {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400) {
    throw new PictureError(`answered ${statusCode}; redirects are not followed`);
  }
  if (statusCode !== 200) {
    const asksForPatience = statusCode === 429 || (statusCode === 503 && headers['retry-after']);
    throw new PictureError(`answered ${statusCode}`, {
      retryAfterSeconds: asksForPatience
        ? (readRetryAfter(headers['retry-after']) ?? PATIENCE_SECONDS)
        : null,
      mayHaveExpired: [401, 403, 410].includes(statusCode),
    });
  }
  const encoding = headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new PictureError(
      `sent with the encoding ${encoding.slice(0, 40)}, which was not asked for`,
    );
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  if (!response.complete) throw new PictureError('the answer was cut off');
  return Buffer.concat(chunks, bytes);
}

function tooLarge(maxBytes: number): PictureError {
  return new PictureError(`larger than ${Math.round(maxBytes / 1_048_576)} MB`);
}

/** `Retry-After` in seconds (RFC 9110, 10.2.3: seconds or a date), at most six hours. */
export function readRetryAfter(header: string | undefined): number | null {
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(seconds, MAX_RETRY_AFTER_SECONDS)
    : null;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? String(message).slice(0, 100);
}
