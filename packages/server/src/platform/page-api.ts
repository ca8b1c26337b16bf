import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from './call-origin.ts';
import { type HandOver, takeOver } from './hand-over.ts';
import type { ApiAnswer, ApiCall, PageContext } from './page-handler.ts';
import type { PageVisit } from './page-visit.ts';

/**
 * Calls the API without a socket, with the caller's address, signal and session. Routes, checks and
 * refusals are the same as from outside, but answers are passed as objects, not text. A session
 * that has ended is dropped, so public pages still open.
 */
export function inProcessApi(
  app: FastifyInstance,
  page: FastifyRequest,
  visit: PageVisit,
): PageContext['api'] {
  const ask = async (path: string, call: ApiCall, token: string | null): Promise<ApiAnswer> => {
    const { method = 'GET', headers, body, signal } = call;
    const handedOver: HandOver = {};
    const result = await takeOver(handedOver, () =>
      app.inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...visit.headers(),
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...headers,
          'accept-encoding': 'identity',
        },
        remoteAddress: addressOf(page),
        ...(body !== undefined && { payload: body }),
        ...(signal && { signal }),
      }),
    );
    visit.hear(result.headers['set-cookie']);
    return {
      ok: result.statusCode >= 200 && result.statusCode < 300,
      status: result.statusCode,
      get headers() {
        return readHeaders(result.headers);
      },
      json: async () => ('answer' in handedOver ? handedOver.answer : JSON.parse(result.payload)),
    };
  };
  const askAsPerson = async (path: string, call: ApiCall) => {
    const token = await visit.token();
    const answer = await ask(path, call, token);
    if (token === null || answer.status !== 401) return answer;
    visit.forgetToken();
    return ask(path, call, await visit.token());
  };
  return async (path, call = {}) => {
    try {
      const answer = await askAsPerson(path, call);
      if (answer.status === 503) visit.isCutOff = true;
      return answer;
    } catch (error) {
      visit.isCutOff = true;
      throw error;
    }
  };
}

/** Cookies go to the page's own answer. */
function readHeaders(given: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) {
    if (name === 'set-cookie') continue;
    for (const value of [values].flat()) headers.append(name, String(value));
  }
  return headers;
}
