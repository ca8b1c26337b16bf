import { BlockList, isIP, isIPv6, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressBlock } from './address-block.ts';
import { unmapped } from './call-origin.ts';
import { isLoopback } from './is-loopback.ts';
import type { Settings } from './settings.ts';

/** Browsers wait for each answer, and proxies send on one request at a time. */
const MAX_UNANSWERED = 8;

type ConnectionSettings = Pick<
  Settings,
  'MAX_CONNECTIONS' | 'CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXIES'
>;

/**
 * Ends connections that would make the server hold answers nobody reads: one that has more
 * than 8 requests without an answer, and any above the settings, of all and of one address. A
 * connection whose output doesn't move is ended by the server's `timeout`. Register before any
 * other hook.
 */
export function limitConnections(app: FastifyInstance, settings: ConnectionSettings): void {
  app.server.maxConnections = settings.MAX_CONNECTIONS;
  limitEachAddress(app, settings);
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Calls of our own pages have no socket.
    if (!(socket instanceof Socket)) return done();
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_UNANSWERED || socket.destroyed) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}

/** Proxies, which bring many visitors, and this machine aren't limited. */
function limitEachAddress(
  app: FastifyInstance,
  { CONNECTIONS_PER_ADDRESS: most, TRUSTED_PROXIES }: ConnectionSettings,
): void {
  const proxies = proxyList(TRUSTED_PROXIES);
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = unmapped(socket.remoteAddress ?? '');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (!isIP(address) || isLoopback(address) || proxies.check(address, family)) return;
    const block = addressBlock(address);
    const count = open.get(block) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(block, count + 1);
    socket.once('close', () => {
      const left = (open.get(block) ?? 1) - 1;
      if (left > 0) open.set(block, left);
      else open.delete(block);
    });
  });
}

function proxyList(setting: string): BlockList {
  const list = new BlockList();
  for (const proxy of setting.split(',').map((part) => part.trim())) {
    const [address = '', bits] = proxy.split('/');
    if (!isIP(address)) continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
