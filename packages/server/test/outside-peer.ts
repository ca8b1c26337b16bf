import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a peer. */
export interface AskedOfPeer {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

/** A peer's response to a request: JSON, or its own way of misbehaving. */
export type PeerAnswer =
  | { json: unknown; status?: number; headers?: Record<string, string> }
  | { misbehave: keyof typeof misbehaviors };

/** An outside service, on loopback. */
export interface OutsidePeer {
  /** Its address without a trailing slash. */
  url: string;
  /** Its requests, in order. */
  asked: AskedOfPeer[];
  /** The most requests that were open at the same time. */
  mostOpen(): number;
  /** Changes how it answers from now on. */
  answerWith(answer: (asked: AskedOfPeer) => PeerAnswer): void;
  /** Answers the requests that hang. */
  letGo(): void;
  close(): Promise<void>;
}

const misbehaviors = {
  hang: () => {},
  'cut-off': (response: ServerResponse) => response.destroy(),
  redirect: (response: ServerResponse) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
  huge: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ padding: 'x'.repeat(3 * 1024 * 1024) }));
  },
  'no-json': (response: ServerResponse) => response.writeHead(200).end('<html>Sorry</html>'),
};

/** Starts one. It answers `{}` by default. */
export async function startOutsidePeer(
  answer: (asked: AskedOfPeer) => PeerAnswer = () => ({ json: {} }),
): Promise<OutsidePeer> {
  const asked: AskedOfPeer[] = [];
  const hanging = new Set<ServerResponse>();
  let answerOf = answer;
  let open = 0;
  let mostOpen = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const one = { path: url.pathname, query: url.searchParams, headers: request.headers };
    asked.push(one);
    mostOpen = Math.max(mostOpen, ++open);
    response.once('close', () => open--);
    response.on('error', () => {});
    const given = answerOf(one);
    if ('misbehave' in given) {
      if (given.misbehave === 'hang') hanging.add(response);
      misbehaviors[given.misbehave](response);
      return;
    }
    response.writeHead(given.status ?? 200, {
      'content-type': 'application/json',
      ...given.headers,
    });
    response.end(JSON.stringify(given.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mostOpen: () => mostOpen,
    answerWith: (next) => {
      answerOf = next;
    },
    letGo: () => {
      for (const response of hanging) response.writeHead(200).end('{}');
      hanging.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
