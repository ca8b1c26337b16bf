import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The text that every virus scanner reports, in two parts so none reports this file. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

/**
 * A virus scanner on loopback that speaks clamd's INSTREAM: it reports the EICAR text, and with
 * `mood` it says it is too large, or hangs up.
 */
export async function startClamdPeer() {
  const scanned: number[] = [];
  const peer = {
    url: '',
    scanned,
    mood: 'well' as 'well' | 'full' | 'gone',
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = createServer((socket) => {
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const file = readStream(received);
      if (peer.mood === 'gone') socket.destroy();
      else if (file) answer(socket, file);
    });
  });
  const answer = (socket: Socket, file: Buffer) => {
    scanned.push(file.length);
    if (peer.mood === 'full') socket.end('INSTREAM size limit exceeded. ERROR\0');
    else if (file.includes(EICAR)) socket.end('stream: Eicar-Test-Signature FOUND\0');
    else socket.end('stream: OK\0');
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  peer.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return peer;
}

/** The file of a whole INSTREAM command, or null while more is to come. */
function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
