import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { HttpConnection } from './http-connection.ts';

const CONNECTIONS = 6;
const REQUESTS = 1500;
const MOST_MEGABYTES = 100;
const SAMPLES = 40;

/**
 * What clients that never read can make the server store: six connections with 1,500 pipelined
 * requests each. Memory is the resident memory at its peak, less that before.
 */
export async function benchMemory(url: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of ['/openapi.json', '/property-list', '/api/v1/Maps/GetServiceArea']) {
    const server = await startProgram<{ url: string; metricsUrl: string }>(
      'scripts/bench/serve.ts',
      { MODE: 'demo', DATABASE_URL: url, LOG_LEVEL: 'fatal' },
    );
    try {
      const { url: base, metricsUrl } = server.ready;
      await warmUp(base, path);
      const before = await residentMegabytes(metricsUrl);
      const peak = await peakWhileUnread(base, metricsUrl, path);
      findings.push({
        what: `${CONNECTIONS} connections with ${REQUESTS} unread requests for ${path}`,
        value: Math.max(0, peak - before),
        unit: 'MB',
        budget: { most: MOST_MEGABYTES },
      });
    } finally {
      await server.stop();
    }
  }
  return findings;
}

async function warmUp(base: string, path: string): Promise<void> {
  const connection = await HttpConnection.open(base);
  for (let turn = 0; turn < 200; turn += 1) await connection.get(path);
  connection.close();
}

async function peakWhileUnread(base: string, metricsUrl: string, path: string): Promise<number> {
  const { hostname, port, host } = new URL(base);
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(port), hostname);
      // The server may hang up on such a client.
      socket.on('error', () => {}).pause();
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(REQUESTS));
      return socket;
    }),
  );
  let peak = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await wait(250);
    peak = Math.max(peak, await residentMegabytes(metricsUrl));
  }
  for (const socket of sockets) socket.destroy();
  return peak;
}

async function residentMegabytes(metricsUrl: string): Promise<number> {
  // A connection of its own: a busy server closes one that idled.
  const [answer] = (await once(get(metricsUrl, { agent: false }), 'response')) as [IncomingMessage];
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(await text(answer))?.[1];
  if (!bytes) throw new Error('the metrics name no resident memory');
  return Number(bytes) / 2 ** 20;
}
