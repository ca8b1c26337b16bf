import { setTimeout as pause } from 'node:timers/promises';
import { localInstants } from '../../packages/contract/src/platform/local-clock.ts';

const TIME = '10:00';

/** What the writers saw, over all rounds. */
export interface Tally {
  acknowledged: Set<string>;
  /** Sent, whether or not an answer came. */
  sent: Set<string>;
  busy: number;
  cut: number;
  /** Answers that no outage explains. */
  wrong: string[];
}

export function newTally(): Tally {
  return { acknowledged: new Set(), sent: new Set(), busy: 0, cut: 0, wrong: [] };
}

/**
 * Sends tour requests, one after the other in each of `count` loops, and each until it is
 * acknowledged: the same form with the same key, as a browser does. Returns a function that stops.
 */
export function startWriters(
  tally: Tally,
  { url, mlsNumber, count }: { url: string; mlsNumber: string; count: number },
): () => Promise<void> {
  let isStopping = false;
  const write = async (writer: number) => {
    while (!isStopping) {
      const email = `writer-${writer}-${crypto.randomUUID()}@example.com`;
      tally.sent.add(email);
      const body = JSON.stringify(tourOf(mlsNumber, email));
      while (!(await isAcknowledged(tally, url, email, body))) await pause(100);
      tally.acknowledged.add(email);
    }
  };
  const running = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return async () => {
    isStopping = true;
    await running;
  };
}

async function isAcknowledged(tally: Tally, url: string, email: string, body: string) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': email };
  const path = `${url}/api/v1/Property/RequestTour`;
  let answer: Response;
  try {
    answer = await fetch(path, { method: 'POST', headers, body });
  } catch {
    tally.cut += 1;
    return false;
  }
  const text = await answer.text().catch(() => '');
  if (answer.status === 200) return true;
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  if (answer.status === 503 && isProblem && answer.headers.has('retry-after')) tally.busy += 1;
  else tally.wrong.push(`${answer.status} ${text.slice(0, 200)}`);
  return false;
}

function tourOf(propertyId: string, email: string) {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return {
    propertyId,
    firstName: 'Ann',
    email,
    phone: '(402) 555-0100',
    date_Time: localInstants(day, TIME)[0]?.toISOString(),
    comments: 'A test',
    inPersonTour: true,
    videoChatTour: false,
    time: [TIME],
  };
}
