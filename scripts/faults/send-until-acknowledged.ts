import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from './writers.ts';

export type Answers = Pick<Tally, 'busy' | 'cut' | 'wrong'>;

/** Makes a call until it is acknowledged, each time with the same key; its answer’s data. */
export type Send<Data> = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Data>;

export function sendTo<Data>(
  url: string,
  answers: Answers,
  common: Record<string, string>,
): Send<Data> {
  return async (method, path, body, headers = {}) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const request = {
      ...{ method, headers: { ...common, ...headers, ...key } },
      ...(body && { body: JSON.stringify(body) }),
    };
    for (;;) {
      const answer = await answerTo(`${url}/api/v1/${path}`, request, answers);
      if (answer) return answer.data as Data;
      await pause(100);
    }
  };
}

/** Null when it has to be sent again. Throws for an answer that no outage explains. */
async function answerTo(
  url: string,
  request: RequestInit,
  answers: Answers,
): Promise<{ data: unknown } | null> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, request);
    text = await answer.text();
  } catch {
    answers.cut += 1;
    return null;
  }
  if (answer.status === 200) return JSON.parse(text);
  if (answer.status === 503 && answer.headers.has('retry-after')) {
    answers.busy += 1;
    return null;
  }
  const wrong = `${request.method} ${url} ${answer.status} ${text.slice(0, 300)}`;
  answers.wrong.push(wrong);
  throw new Error(wrong);
}
