import { connect } from 'node:net';
import type { Parts } from './spoil-transport.ts';

export interface RawAnswer {
  /** Null when the server closed the connection without an answer, as it may for a broken one. */
  status: number | null;
  /** The first bytes of the body. */
  text: string;
}

const SILENT_AFTER = 20_000;
const ENOUGH = 20_000;

/** The bytes of a request, on a connection of its own. */
export function bytesOf({ method, target, headers, body, ending }: Parts, host: string): Buffer {
  const framing: [string, string][] =
    body === null
      ? []
      : ending === 'whole' || ending === 'cut'
        ? [['content-length', String(body.length + (ending === 'cut' ? 100 : 0))]]
        : [['transfer-encoding', 'chunked']];
  const lines = [['host', host], ...headers, ...framing, ['connection', 'close']];
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const size = (body?.length ?? 0).toString(16);
  const sent = {
    whole: [body ?? ''],
    cut: [body ?? ''],
    chunked: [`${size}\r\n`, body ?? '', '\r\n0\r\n\r\n'],
    'bad-chunks': [`${size}zz\r\n`, body ?? '', '\r\n-1\r\n'],
  }[ending];
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    ...sent.map((part) => Buffer.from(part as string)),
  ]);
}

/** Sends a request and reads the status and the start of the body. Throws after 20 s of silence. */
export function sendRaw(url: URL, parts: Parts): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let seen = '';
    const done = () => {
      socket.destroy();
      seen = seen.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(seen)?.[1];
      resolve({
        status: status ? Number(status) : null,
        text: seen.slice(seen.indexOf('\r\n\r\n') + 4),
      });
    };
    socket.setTimeout(SILENT_AFTER, () => {
      socket.destroy();
      if (seen !== '') done();
      else reject(new Error(`no answer in 20 s to ${parts.method} ${parts.target.slice(0, 200)}`));
    });
    socket.on('connect', () => {
      socket.write(bytesOf(parts, url.host));
      if (parts.ending === 'cut') setImmediate(() => socket.end());
    });
    socket.on('data', (part) => {
      seen += part.toString('latin1');
      if (seen.length > ENOUGH || /content-type: text\/event-stream/i.test(seen)) done();
    });
    socket.on('close', done).on('error', done);
  });
}
