import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A host of pictures on loopback, some of which are not what they seem. */
export interface PictureHost {
  /** Its address without a slash at the end, such as http://127.0.0.1:40000. */
  url: string;
  /** How often a path was requested. */
  hits(path: string): number;
  /** The headers of the last request for a path. */
  headers(path: string): IncomingHttpHeaders | undefined;
  /** The most requests that were open at the same time. */
  mostOpen(): number;
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, path: string, hits: number) => Promise<void> | void;

/**
 * Starts one. `/good/<width>x<height>/<name>` is a JPEG of that size, another for each name;
 * `/late/…` the same after 300 ms; the other paths misbehave as their names say.
 */
export async function startPictureHost(): Promise<PictureHost> {
  const hits = new Map<string, number>();
  const headers = new Map<string, IncomingHttpHeaders>();
  let open = 0;
  let mostOpen = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    hits.set(path, (hits.get(path) ?? 0) + 1);
    headers.set(path, request.headers);
    mostOpen = Math.max(mostOpen, ++open);
    response.once('close', () => open--);
    response.on('error', () => {});
    const answer = answers[path.split('/')[1] ?? ''] ?? status(404);
    await answer(response, path, hits.get(path) ?? 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits: (path) => hits.get(path) ?? 0,
    headers: (path) => headers.get(path),
    mostOpen: () => mostOpen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A detailed JPEG, a different one for each name. */
export async function drawJpeg(width: number, height: number, name: string): Promise<Buffer> {
  const hue = crc32(name) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue},50%,60%)"/>
    <circle cx="40%" cy="50%" r="30%" fill="hsl(${(hue + 120) % 360},60%,40%)"/>
    <path d="M0 ${height}L${width} ${crc32(name) % height}V${height}Z" fill="#234"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

/** A PNG of a few bytes whose header says 30,000 by 30,000 pixels. */
export function drawBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const good: Answer = async (response, path) => {
  const [, , size = '', name = ''] = path.split('/');
  const [width = 0, height = 0] = size.split('x').map(Number);
  sendJpeg(response, await drawJpeg(width, height, name));
};

const answers: Record<string, Answer> = {
  good,
  late: async (response, path, hits) => {
    await sleep(300);
    await good(response, path, hits);
  },
  slow: (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 1000 }).write('x');
  },
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  },
  announced: (response) => {
    response.writeHead(200, { 'content-length': 5_000_000_000 }).write('x');
  },
  truncated: async (response) => {
    const whole = await drawJpeg(900, 600, 'truncated');
    sendJpeg(response, whole.subarray(0, Math.floor(whole.length * 0.6)));
  },
  cut: async (response) => {
    const whole = await drawJpeg(900, 600, 'cut');
    response.writeHead(200, { 'content-length': whole.length });
    response.write(whole.subarray(0, 2000), () => response.destroy());
  },
  html: (response) =>
    sendJpeg(response, Buffer.from('<!doctype html><title>Sign in</title>'.repeat(9))),
  svg: (response) =>
    sendJpeg(
      response,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"></svg>'),
    ),
  bomb: (response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(drawBomb());
  },
  denied: status(401),
  gone: status(410),
  empty: (response) => sendJpeg(response, Buffer.alloc(0)),
  dot: async (response) => sendJpeg(response, await drawJpeg(1, 1, 'dot')),
  redirect: (response, path) => {
    const to = decodeURIComponent(path.split('/')[2] ?? '/good/900x600/elsewhere');
    response.writeHead(302, { location: to }).end();
  },
  busy: (response) => {
    response.writeHead(429, { 'retry-after': '600' }).end();
  },
  flaky: async (response, path, hits) => {
    if (hits === 1) response.writeHead(500).end();
    else sendJpeg(response, await drawJpeg(900, 600, path));
  },
  packed: (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  },
};

function status(code: number): Answer {
  return (response) => {
    response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>no</h1>');
  };
}

function sendJpeg(response: ServerResponse, bytes: Buffer): void {
  response
    .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': bytes.length })
    .end(bytes);
}
