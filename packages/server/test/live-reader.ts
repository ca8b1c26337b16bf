import type { AccountsApp, SignedIn } from './accounts-app.ts';
import { OWN_ORIGIN } from './accounts-app.ts';

/** One server-sent event. */
interface ReceivedMessage {
  event: string;
  data: Record<string, unknown>;
  id: string | null;
  /** `performance.now()` at its arrival. */
  at: number;
}

export interface LiveReader {
  status: number;
  headers: Headers;
  messages: ReceivedMessage[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens a stream of live messages on a listening app, as a browser does. */
export async function readLive(
  { app }: Pick<AccountsApp, 'app'>,
  as: Pick<SignedIn, 'jwtToken'> | null,
  headers: Record<string, string> = {},
): Promise<LiveReader> {
  const { port } = app.server.address() as { port: number };
  const closing = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/live`, {
    headers: {
      ...(as && { origin: OWN_ORIGIN, authorization: `Bearer ${as.jwtToken}` }),
      ...headers,
    },
    signal: closing.signal,
  });
  const messages: ReceivedMessage[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(
          block.split('\n').map((line) => {
            const colon = line.indexOf(': ');
            return [line.slice(0, colon), line.slice(colon + 2)];
          }),
        );
        const event = fields.get('event');
        if (!event) continue;
        const data = JSON.parse(fields.get('data') ?? 'null');
        messages.push({ event, data, id: fields.get('id') ?? null, at: performance.now() });
      }
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    messages,
    ended: answer.ok ? read().catch(() => {}) : Promise.resolve(),
    close: () => closing.abort(),
  };
}
