import { type AddressInfo, connect } from 'node:net';
import { LEAD_IMPORT } from '@homestead/contract/leads';
import { expect, it } from 'vitest';
import { openImportOffice } from '../../../test/import-office.ts';

const { app, as, rowsOf } = await openImportOffice();
await app.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.app.server.address() as AddressInfo;

/** Of the office’s pages. */
const ORIGIN = 'http://localhost:3000';
const HUNDRED_MB = 100 * 1024 * 1024;
const line = 'Eve,Tester,eve@example.org,402-555-0142\n';
const chunk = Buffer.from(line.repeat(Math.ceil(65_536 / line.length)));

/**
 * Sends a CSV file of 100 MB as fast as the server takes it, until the server answers. Returns the
 * answer, and how much was sent by then.
 */
function sendLarge(framing: string): Promise<{ answer: string; sent: number }> {
  const isChunked = framing.startsWith('transfer-encoding');
  const framed = (bytes: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let answer = '';
    const done = () => {
      socket.destroy();
      resolve({ answer, sent });
    };
    const sendMore = () => {
      while (answer === '' && sent < HUNDRED_MB && socket.writable) {
        sent += chunk.length;
        if (!socket.write(framed(chunk))) {
          socket.once('drain', sendMore);
          return;
        }
      }
    };
    socket.on('data', (bytes) => {
      answer += bytes.toString();
      if (answer.includes('"message"')) done();
    });
    socket.on('error', (error) => (answer ? done() : reject(error)));
    socket.on('close', done);
    socket.write(
      [
        `POST /api/v1/files/${LEAD_IMPORT} HTTP/1.1`,
        'host: 127.0.0.1',
        `origin: ${ORIGIN}`,
        `authorization: Bearer ${as.agent.jwtToken}`,
        'content-type: multipart/form-data; boundary=b',
        framing,
        '\r\n',
      ].join('\r\n'),
    );
    const head = 'content-disposition: form-data; name="file"; filename="a.csv"';
    socket.write(framed(Buffer.from(['--b', head, '', line].join('\r\n'))));
    sendMore();
  });
}

it.each([
  ['says its size', `content-length: ${HUNDRED_MB}`, 1],
  ['doesn’t say its size', 'transfer-encoding: chunked', 25],
])('a CSV file of 100 MB that %s is refused early and kept nowhere', async (_what, framing, mb) => {
  const before = process.memoryUsage().arrayBuffers;
  const { answer, sent } = await sendLarge(framing);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  const body = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  expect(body).toMatchObject({ code: 'too-large', status: 413 });
  expect(body.message).toMatch(/^[A-Z].*\.$/);
  // What the sockets of both ends hold counts as sent.
  expect(sent).toBeLessThan((mb + 10) * 1024 * 1024);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024);
  expect(await rowsOf('lead_import')).toEqual([]);
  expect(await rowsOf('stored_file')).toEqual([]);
});
