import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createNonce } from './security-headers.ts';
import { sha256 } from './sha256.ts';

const DOCUMENT = '/openapi.json';
const PAGE = '/api-docs';
const SCRIPT = `${PAGE}/reference.js`;

/**
 * `/openapi.json` and a page that shows it, `/api-docs`. The page is a third-party program that
 * writes its own styles, so it has its own policy: scripts by nonce, any styles, nothing from other
 * hosts.
 */
export function serveApiDocs(app: FastifyInstance): void {
  const route = { schema: { hide: true }, compress: false } as const;
  const document = packedOnce(async () => JSON.stringify(app.swagger()));
  app.get(DOCUMENT, route, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    reply.type('application/json; charset=utf-8');
    return sendPacked(request, reply, await document());
  });
  app.get(PAGE, { schema: { hide: true } }, async (_request, reply) => {
    const nonce = createNonce();
    reply.header('content-security-policy', policyOf(nonce));
    reply.header('cache-control', 'no-store');
    reply.type('text/html; charset=utf-8');
    return pageWith(nonce);
  });
  const script = packedOnce(readScript);
  app.get(SCRIPT, route, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    reply.type('text/javascript; charset=utf-8');
    return sendPacked(request, reply, await script());
  });
}

/** A text that all requests share: however many wait for it, it is in memory once. */
interface Packed {
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
  etag: string;
}

/** Reads and compresses a text on first use, and again only if that failed. */
function packedOnce(read: () => Promise<string>): () => Promise<Packed> {
  let packed: Promise<Packed> | null = null;
  return () => {
    packed ??= pack(read).catch((error) => {
      packed = null;
      throw error;
    });
    return packed;
  };
}

async function pack(read: () => Promise<string>): Promise<Packed> {
  const plain = Buffer.from(await read());
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 5 };
  const [zipped, br] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params }),
  ]);
  const etag = `W/"${sha256(plain).toString('base64url').slice(0, 22)}"`;
  return { plain, gzip: zipped, br, etag };
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  reply.header('vary', 'accept-encoding');
  reply.header('etag', packed.etag);
  if (request.headers['if-none-match']?.includes(packed.etag)) return reply.status(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(accepted),
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(packed[encoding ?? 'plain']);
}

/** The page's program, four megabytes. */
async function readScript(): Promise<string> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const shelf = Fastify();
  await shelf.register(reference, { routePrefix: '/reference', configuration: { content: {} } });
  const { body } = await shelf.inject('/reference/js/scalar.js');
  await shelf.close();
  return body;
}

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
};

function pageWith(nonce: string): string {
  const settings = JSON.stringify(configuration).replaceAll('"', '&quot;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Calls of the API · Homestead</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
</head>
<body>
<noscript><p>This page needs JavaScript. The same is at <a href="${DOCUMENT}">${DOCUMENT}</a>.</p></noscript>
<script id="api-reference" type="application/json" data-url="${DOCUMENT}" data-configuration="${settings}"></script>
<script nonce="${nonce}" src="${SCRIPT}"></script>
</body>
</html>
`;
}
