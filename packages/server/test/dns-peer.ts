import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet';

/** A DNS server on loopback that knows some domains; 'silent' ones get no answer. */
export interface DnsPeer {
  /** As DNS_SERVERS takes it. */
  server: string;
  /** Names asked for, with the type: "MX example.org". */
  asked: string[];
  close(): Promise<void>;
}

export async function startDnsPeer(
  domains: Readonly<Record<string, readonly Answer[] | 'silent'>>,
): Promise<DnsPeer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    asked.push(`${question.type} ${question.name}`);
    const known = domains[question.name];
    if (known === 'silent') return;
    const answers = (known ?? []).filter(({ type }) => type === question.type);
    const NXDOMAIN = 3;
    const flags = AUTHORITATIVE_ANSWER | (known ? 0 : NXDOMAIN);
    socket.send(encode({ type: 'response', id, flags, questions, answers }), from.port);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
