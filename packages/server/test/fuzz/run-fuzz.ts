import { Callers } from './callers.ts';
import { callerNames, type FuzzRequest, makeRequest } from './make-request.ts';
import type { FuzzSite } from './open-site.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';

interface FuzzOptions {
  seed: number;
  requests: number;
  /** Index of the first request. */
  from?: number;
  /** Leaves out requests to calls without this text in their path. */
  only?: string;
  parallel?: number;
  tell?: (done: number) => void;
}

export interface FuzzReport {
  /** How many requests had which status, `closed` for none, by caller. */
  counts: Record<string, Record<string, number>>;
  /** How many calls were answered 2xx at least once. */
  reached: number;
  renewals: number;
  failures: { request: FuzzRequest; answer: RawAnswer }[];
}

const KNOWN_MOST = 400;
const idPattern = /"(?:\w*id|version)":"?([0-9a-f-]{36}|\d{1,10})"?/gi;

/** Sends fuzzed requests, several in parallel, and reports every answer of 500 and above. */
export async function runFuzz(site: FuzzSite, options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests, from = 0, only = '', parallel = 6, tell } = options;
  const callers = new Callers(site);
  await callers.begin();
  const known: string[] = ['departments', 'agent', '22600001', '22600002'];
  const report: FuzzReport = {
    counts: Object.fromEntries(callerNames.map((name) => [name, {}])),
    reached: 0,
    renewals: 0,
    failures: [],
  };
  const reached = new Set<string>();
  let next = from;
  const work = async () => {
    while (next < from + requests) {
      const request = makeRequest(seed, next++, known, callers.ids);
      if (!request.call.includes(only)) continue;
      const headers = [...(await callers.headersOf(request.caller)), ...request.headers];
      const answer = await sendRaw(site.url, { ...request, headers });
      const status = String(answer.status ?? 'closed');
      const tally = report.counts[request.caller] ?? {};
      tally[status] = (tally[status] ?? 0) + 1;
      if (status.startsWith('2')) reached.add(request.call);
      if ((answer.status ?? 0) >= 500) report.failures.push({ request, answer });
      remember(answer.text, known);
      if (status === '401' || request.index % 200 === 0) await callers.checkOn(request.caller);
      if (request.index % 500 === 0) await callers.restoreRoles();
      if (request.index % 1000 === 999) tell?.(request.index + 1 - from);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { ...report, reached: reached.size, renewals: callers.renewals };
}

function remember(text: string, known: string[]): void {
  for (const [, id] of text.matchAll(idPattern)) {
    if (!id || known.includes(id)) continue;
    if (known.length < KNOWN_MOST) known.push(id);
    else known[(known.indexOf('22600002') + id.charCodeAt(0) * 7 + id.length) % KNOWN_MOST] = id;
  }
}
