import { setTimeout as pause } from 'node:timers/promises';
import type { PublicForm } from '../../packages/server/test/public-forms.ts';

/** What the writers saw, over all rounds. */
export interface Tally {
  /** The forms that were acknowledged, by the person's email address. */
  acknowledged: Map<string, PublicForm[]>;
  /** How many forms that is. */
  count: number;
  busy: number;
  cut: number;
  /** Answers that no outage explains. */
  wrong: string[];
}

export function newTally(): Tally {
  return { acknowledged: new Map(), count: 0, busy: 0, cut: 0, wrong: [] };
}

/**
 * Writes as one person after the other in each of `count` loops. A person sends every form, each
 * until it is acknowledged: the same form with the same key, as a browser does. Returns a function
 * that stops.
 */
export function startWriters(
  tally: Tally,
  { url, forms, count }: { url: string; forms: readonly PublicForm[]; count: number },
): () => Promise<void> {
  let isStopping = false;
  const write = async (writer: number) => {
    while (!isStopping) {
      const email = `writer-${writer}-${crypto.randomUUID()}@example.com`;
      for (const form of forms) {
        if (isStopping) return;
        while (!(await isAcknowledged(tally, `${url}/api/v1/${form.path}`, email, form))) {
          await pause(100);
        }
        tally.acknowledged.set(email, [...(tally.acknowledged.get(email) ?? []), form]);
        tally.count += 1;
      }
    }
  };
  const running = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return async () => {
    isStopping = true;
    await running;
  };
}

async function isAcknowledged(tally: Tally, url: string, email: string, form: PublicForm) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': email };
  let answer: Response;
  try {
    answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(form.body(email)) });
  } catch {
    tally.cut += 1;
    return false;
  }
  const text = await answer.text().catch(() => '');
  if (answer.status === 200) return true;
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  if (answer.status === 503 && isProblem && answer.headers.has('retry-after')) tally.busy += 1;
  else tally.wrong.push(`${form.path} ${answer.status} ${text.slice(0, 200)}`);
  return false;
}
