import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A text that the peer took, as its list shows it. */
interface TakenText {
  sid: string;
  to: string;
  body: string;
  direction: string;
  date_created: string;
}

/** How the peer answers a request to send. */
export type TextAnswer =
  | 'take'
  /** Takes it and never answers. */
  | 'take-and-hang'
  | 'hang'
  | 'take-and-fail'
  | 'take-and-garble'
  | 'huge'
  | 'redirect'
  | { status: number; code?: number; retryAfter?: number };

/** A provider of text messages on loopback, with the calls of Twilio's REST API that we use. */
export interface TextPeer {
  url: string;
  /** Every form that came, whatever became of it. */
  forms: URLSearchParams[];
  /** The newest first, like the provider's list. */
  taken: TakenText[];
  authorization(): string | undefined;
  /** Answers for the next requests to send; after them it takes every text. */
  answerWith(...answers: TextAnswer[]): void;
  /** Whether it answers 503 to everything. */
  setDown(isDown: boolean): void;
  /** Whether its list answers. */
  setListing(works: boolean): void;
  close(): Promise<void>;
}

export async function startTextPeer(): Promise<TextPeer> {
  const forms: URLSearchParams[] = [];
  const taken: TakenText[] = [];
  const answers: TextAnswer[] = [];
  let lists = true;
  let isDown = false;
  let authorization: string | undefined;
  const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  const take = (form: URLSearchParams) => {
    const one = {
      sid: `SM${String(taken.length + 1).padStart(32, '0')}`,
      to: form.get('To') ?? '',
      body: form.get('Body') ?? '',
      direction: 'outbound-api',
      date_created: new Date().toUTCString(),
    };
    taken.unshift(one);
    return one;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    authorization = request.headers.authorization;
    if (isDown) {
      request.resume();
      json(response, 503, {});
      return;
    }
    if (request.method === 'GET') {
      const to = url.searchParams.get('To');
      const messages = taken.filter((one) => one.to === to);
      if (lists) json(response, 200, { messages });
      else json(response, 503, {});
      return;
    }
    const form = new URLSearchParams(await text(request));
    forms.push(form);
    const answer = answers.shift() ?? 'take';
    if (typeof answer === 'object') {
      const headers = answer.retryAfter ? { 'retry-after': String(answer.retryAfter) } : {};
      json(response, answer.status, { code: answer.code, message: 'No' }, headers);
      return;
    }
    if (answer.startsWith('take')) take(form);
    if (answer === 'take') json(response, 201, { ...taken[0], status: 'queued' });
    if (answer === 'take-and-fail') json(response, 500, { message: 'Later' });
    if (answer === 'take-and-garble') response.writeHead(201).end('{"sid": "SM');
    if (answer === 'huge') response.writeHead(201).end('x'.repeat(3 * 1024 * 1024));
    if (answer === 'redirect') {
      response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ forms, taken },
    authorization: () => authorization,
    answerWith: (...next) => void answers.push(...next),
    setDown: (down) => {
      isDown = down;
    },
    setListing: (works) => {
      lists = works;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
