import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpConnection } from './http-connection.ts';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.url === '/no') return response.writeHead(503).end('busy');
      if (request.url === '/chunks') {
        response.write('one,');
        setTimeout(() => response.end('two'), 5);
        return;
      }
      const text = `${request.method} ${body}`;
      response.writeHead(200, { 'content-length': Buffer.byteLength(text) }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('answers arrive complete and in order over one connection', async () => {
  const connection = await HttpConnection.open(url);
  expect(String(await connection.postJson('/', '{"a":"é"}'))).toBe('POST {"a":"é"}');
  expect(String(await connection.get('/chunks'))).toBe('one,two');
  expect(String(await connection.get('/'))).toBe('GET ');
  await expect(connection.get('/no')).rejects.toThrow('503: busy');
  connection.close();
});
