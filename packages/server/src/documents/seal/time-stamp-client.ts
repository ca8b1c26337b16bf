import { randomBytes } from 'node:crypto';
import { checkStamp, derValues, readDer } from '@homestead/contract/documents';
import { sha256 } from '#platform';

const { isTrue, nothing, octets, oid, sequence, whole } = derValues;

/** A time-stamp service and the roots of its certificates. */
export interface TimeStampService {
  readonly url: string;
  readonly roots: readonly Buffer[];
}

/** Thrown where the service gave no stamp that can be used. */
export class TimeStampError extends Error {
  constructor(reason: string) {
    super(`no time stamp: ${reason}`);
    this.name = 'TimeStampError';
  }
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;
const SHA_256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing());
const GRANTED = new Set([0, 1]);

/**
 * A time stamp (RFC 3161) of data, of which the service gets only the hash. It is checked like any
 * other one, and must be the answer to this question. Throws {@link TimeStampError}.
 */
export async function requestTimeStamp(
  { url, roots }: TimeStampService,
  data: Uint8Array,
): Promise<Uint8Array> {
  const nonce = Buffer.concat([Uint8Array.of(1), randomBytes(8)]);
  const question = sequence(
    whole(Uint8Array.of(1)),
    sequence(SHA_256, octets(sha256(data))),
    whole(nonce),
    isTrue(),
  );
  const token = tokenIn(await post(url, question));
  const check = await checkStamp(token, data, roots);
  if (check.fault) throw new TimeStampError(check.fault);
  if (!check.isTrusted) throw new TimeStampError('its certificate isn’t known');
  if (!check.nonce || !nonce.equals(check.nonce)) throw new TimeStampError('another answer');
  return token;
}

async function post(url: string, question: Uint8Array): Promise<Uint8Array> {
  const { username, password, ...address } = splitUrl(url);
  const authorization = username && `Basic ${btoa(`${username}:${password}`)}`;
  try {
    const response = await fetch(address.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/timestamp-query',
        accept: 'application/timestamp-reply',
        ...(authorization && { authorization }),
      },
      body: Uint8Array.from(question),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new TimeStampError(`status ${response.status}`);
    return await readBytes(response);
  } catch (error) {
    if (error instanceof TimeStampError) throw error;
    throw new TimeStampError('no answer');
  }
}

/** Requests take no name and password in the address. */
function splitUrl(text: string) {
  const url = new URL(text);
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  return { url, username, password };
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new TimeStampError('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tokenIn(answer: Uint8Array): Uint8Array {
  try {
    const [status, token] = readDer(answer).children;
    const granted = status?.children[0]?.content;
    if (granted?.length === 1 && GRANTED.has(granted[0]!) && token) return token.raw;
  } catch {
    // told below
  }
  throw new TimeStampError('refused');
}
