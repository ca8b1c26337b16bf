import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type OutsideAddress, publicLookup, type Settings } from '#platform';
import { readCalendarAddress } from './calendar-address.ts';
import { CalendarError } from './calendar-error.ts';
import { feedMessages } from './messages.ts';

const SECONDS = 15;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** What a server answered; `text` is null if nothing changed since `etag`. */
interface FetchedCalendar {
  text: string | null;
  etag: string | null;
}

/**
 * Fetches a calendar. Follows redirects to addresses that are allowed, too. Throws
 * {@link CalendarError} for an address that isn't allowed, a private one behind its name, any other
 * status, too many bytes, or no answer in time; the abort reason when `signal` aborts.
 */
export async function fetchCalendar(
  settings: Pick<Settings, 'CALENDAR_HOSTS'>,
  { address, etag }: { address: string; etag: string | null },
  signal: AbortSignal,
): Promise<FetchedCalendar> {
  const deadline = AbortSignal.timeout(SECONDS * 1000);
  try {
    return await follow(settings, { address, etag }, AbortSignal.any([signal, deadline]));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CalendarError) throw error;
    if (deadline.aborted) throw new CalendarError(feedMessages.tooSlow({ seconds: SECONDS }));
    throw new CalendarError(feedMessages.unreachable(), { cause: error });
  }
}

async function follow(
  settings: Pick<Settings, 'CALENDAR_HOSTS'>,
  { address, etag }: { address: string; etag: string | null },
  signal: AbortSignal,
): Promise<FetchedCalendar> {
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const allowed = readCalendarAddress(next, settings);
    if (!allowed) throw new CalendarError(feedMessages.notAllowed());
    const response = await ask(allowed, etag, signal);
    const { statusCode: status = 0, headers } = response;
    const location = status >= 300 && status < 400 ? headers.location : undefined;
    if (location) {
      response.destroy();
      next = URL.parse(location, allowed.url)?.href ?? '';
      continue;
    }
    return readAnswer(response, status);
  }
  throw new CalendarError(feedMessages.unreachable());
}

async function readAnswer(response: IncomingMessage, status: number): Promise<FetchedCalendar> {
  const etag = response.headers.etag?.slice(0, 300) ?? null;
  try {
    if (status === 304) return { text: null, etag };
    if (status !== 200) throw new CalendarError(feedMessages.answered({ status }));
    return { text: await readBody(response), etag };
  } finally {
    response.destroy();
  }
}

const refusePrivate = publicLookup(() => new CalendarError(feedMessages.notAllowed()));

function ask(
  { url, isTrusted }: OutsideAddress,
  etag: string | null,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent: false,
      headers: {
        ...{ accept: 'text/calendar', 'accept-encoding': 'identity' },
        ...(etag && { 'if-none-match': etag }),
      },
      maxHeaderSize: 16_384,
      signal,
      ...(!isTrusted && { lookup: refusePrivate }),
    });
    asked.once('response', resolve);
    asked.on('error', reject);
    asked.end();
  });
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) {
      throw new CalendarError(feedMessages.tooLarge({ mb: MAX_BYTES / 1024 / 1024 }));
    }
    chunks.push(chunk);
  }
  if (!response.complete) throw new CalendarError(feedMessages.unreachable());
  return Buffer.concat(chunks, bytes).toString('utf8');
}
