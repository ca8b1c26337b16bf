import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type OutsideAddress, readOutsideAddress } from '../outside-address.ts';
import { publicLookup } from '../public-address.ts';
import { webhookHeaders } from './sign-webhook.ts';

const MAX_SECONDS = 5;
const ANSWER_BYTES = 1024;

/** What became of a message; `status` is null where the receiver gave no answer. */
export interface WebhookAnswer {
  status: number | null;
  /** The first KB of the answer, as text. */
  answer: string;
  ms: number;
  problem: 'address-refused' | 'too-slow' | 'no-answer' | null;
}

interface Outgoing {
  address: string;
  /** The same for each try, so that the receiver can tell repeated messages. */
  id: string;
  body: string;
  secrets: readonly string[];
}

class PrivateAddressError extends Error {}
const refusePrivate = publicLookup(() => new PrivateAddressError('A private address'));

/**
 * Sends a signed message to an address that a person named: no redirects, five seconds,
 * never to a private address unless its host is trusted; the name is checked when it connects. Of
 * the answer, only the first KB is read. Never throws, but for the abort reason when `signal`
 * aborts.
 */
export async function postWebhook(
  message: Outgoing,
  trustedHosts: readonly string[],
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const started = performance.now();
  const deadline = AbortSignal.timeout(MAX_SECONDS * 1000);
  const since = () => Math.round(performance.now() - started);
  const failed = (problem: WebhookAnswer['problem']): WebhookAnswer => ({
    ...{ status: null, answer: '', ms: since(), problem },
  });
  const target = readOutsideAddress(message.address, trustedHosts);
  if (!target) return failed('address-refused');
  try {
    const response = await send(target, message, AbortSignal.any([signal, deadline]));
    const answer = await readStart(response);
    return { status: response.statusCode ?? null, answer, ms: since(), problem: null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrivateAddressError) return failed('address-refused');
    return failed(deadline.aborted ? 'too-slow' : 'no-answer');
  }
}

function send(
  { url, isTrusted }: OutsideAddress,
  { id, body, secrets }: Outgoing,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const bytes = Buffer.from(body);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': bytes.length,
        'user-agent': 'Homestead-Webhooks/1',
        ...webhookHeaders({ id, body: bytes }, secrets),
      },
      maxHeaderSize: 16_384,
      signal,
      ...(!isTrusted && { lookup: refusePrivate }),
    });
    asked.once('response', resolve);
    asked.on('error', reject);
    asked.end(bytes);
  });
}

/** The status decides; an answer that breaks off or never ends is read as far as it came. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ANSWER_BYTES) break;
    }
  } catch {
    // What came before is kept.
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8');
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
