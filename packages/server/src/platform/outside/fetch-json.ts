const MAX_BYTES = 1024 * 1024;
const USER_AGENT = 'Homestead';

/** Why a service gave no answer; `busy` is our own queue, `refused` a 4xx, `failing` 5xx. */
export type OutsideFailure =
  | 'busy'
  | 'time-out'
  | 'unreachable'
  | 'redirect'
  | 'refused'
  | 'failing'
  | 'too-many'
  | 'too-large'
  | 'unreadable';

/** A service gave no answer; the message says nothing about the question. */
export class OutsideError extends Error {
  readonly failure: OutsideFailure;
  readonly status: number | null;
  /** How long the service asks us to wait. */
  readonly waitMs: number | null;

  constructor(
    failure: OutsideFailure,
    { status = null, waitMs = null }: { status?: number | null; waitMs?: number | null } = {},
  ) {
    super(`outside service: ${failure}`);
    this.name = 'OutsideError';
    this.failure = failure;
    this.status = status;
    this.waitMs = waitMs;
  }
}

/**
 * Reads JSON from a fixed address: no redirects, at most one megabyte, until the signal aborts.
 * Throws {@link OutsideError}.
 */
export async function fetchJson(
  url: string,
  { headers, signal }: { headers?: Record<string, string> | undefined; signal: AbortSignal },
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': USER_AGENT, ...headers },
      redirect: 'manual',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw failureOf(response);
    }
    return parse(await readBody(response));
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(signal.aborted ? 'time-out' : 'unreachable');
  }
}

function failureOf({ status, headers, type }: Response): OutsideError {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return new OutsideError('redirect', { status });
  }
  const seconds = headers.get('retry-after') ?? '';
  const waitMs = /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
  if (status === 429) return new OutsideError('too-many', { status, waitMs });
  return new OutsideError(status >= 500 ? 'failing' : 'refused', { status, waitMs });
}

/** A response's text of at most one megabyte. */
export async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new OutsideError('too-large', { status: response.status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideError('unreadable');
  }
}
