import { z } from 'zod';
import { readBody, type Settings } from '#platform';

const TIMEOUT_MS = 10_000;

/** A text as the provider gets it. */
interface OutgoingText {
  id: string;
  to: string;
  body: string;
}

/**
 * What a request to send came to. `refused`: never to be tried again. `not-taken`: surely not sent,
 * to be tried later. `unknown`: the provider may have taken it.
 */
export type TextResult =
  | { kind: 'taken'; messageId: string }
  | { kind: 'refused'; code: string }
  | { kind: 'not-taken'; error: string; waitSeconds: number | null }
  | { kind: 'unknown'; error: string };

/** Sends texts through the REST API that Twilio and compatible providers have. */
export interface TextClient {
  send(text: OutgoingText): Promise<TextResult>;
  /** The provider's ids of the newest texts with this body to this number, since an instant. */
  findSent(text: { to: string; body: string; since: Date }): Promise<string[]>;
}

const takenSchema = z.object({ sid: z.string().min(1).max(100) });
const refusalSchema = z.object({ code: z.coerce.string().max(20) });
const listSchema = z.object({
  messages: z.array(
    z.object({
      sid: z.string().min(1).max(100),
      body: z.string().nullable(),
      direction: z.string(),
      date_created: z.string(),
    }),
  ),
});

/** The client that the settings describe; null without them. */
export function openTextClient(
  settings: Pick<Settings, 'SMS_API_URL' | 'SMS_ACCOUNT' | 'SMS_TOKEN' | 'SMS_FROM' | 'publicUrl'>,
  timeoutMs = TIMEOUT_MS,
): TextClient | null {
  const { SMS_API_URL, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = settings;
  if (!account || !token || !from) return null;
  const url = `${SMS_API_URL}/2010-04-01/Accounts/${account}/Messages.json`;
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
  };
  const ask = async (address: string, body?: URLSearchParams) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, {
      ...(body && { method: 'POST', body }),
      ...{ headers, signal, redirect: 'manual' },
    });
    return { response, text: await readBody(response) };
  };
  return {
    async send({ id, to, body }) {
      const sender = from.startsWith('+') ? 'From' : 'MessagingServiceSid';
      const form = new URLSearchParams({
        ...{ To: to, Body: body, [sender]: from },
        StatusCallback: `${settings.publicUrl}/api/v1/Texts/TakeStatus?id=${id}`,
      });
      try {
        const { response, text } = await ask(url, form);
        return resultOf(response, text);
      } catch (error) {
        return failureOf(error);
      }
    },
    async findSent({ to, body, since }) {
      const query = new URLSearchParams({ To: to, PageSize: '100' });
      const { response, text } = await ask(`${url}?${query}`);
      if (!response.ok) throw new Error(`The provider answered ${response.status}`);
      return listSchema
        .parse(JSON.parse(text))
        .messages.filter(
          (one) =>
            one.direction.startsWith('outbound') &&
            one.body === body &&
            Date.parse(one.date_created) >= since.getTime() - 60_000,
        )
        .map(({ sid }) => sid);
    },
  };
}

/** Only a readable answer is taken for a fact: of any other, the provider is asked again. */
function resultOf({ ok, status, headers }: Response, text: string): TextResult {
  const body = readJson(text);
  const error = `answered ${status}`;
  if (ok) {
    const taken = takenSchema.safeParse(body).data;
    return taken ? { kind: 'taken', messageId: taken.sid } : { kind: 'unknown', error };
  }
  if (status === 429) {
    const wait = headers.get('retry-after') ?? '';
    return { kind: 'not-taken', error, waitSeconds: /^\d{1,5}$/.test(wait) ? Number(wait) : null };
  }
  if (status >= 500) return { kind: 'unknown', error };
  const refusal = refusalSchema.safeParse(body).data;
  // What isn't about this text (a wrong token, a wrong address) is for the operator to fix.
  if (status === 400 && refusal) return { kind: 'refused', code: refusal.code };
  return { kind: 'not-taken', error, waitSeconds: null };
}

/** A connection that was never made can't have carried a text. */
function failureOf(error: unknown): TextResult {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
  const words = error instanceof Error ? error.name : 'Error';
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return { kind: 'not-taken', error: code, waitSeconds: null };
  }
  return { kind: 'unknown', error: code || words };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
