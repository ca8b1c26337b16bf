import Fastify, { type FastifyInstance } from 'fastify';
import { createNonce } from './security-headers.ts';

const DOCUMENT = '/openapi.json';
const PAGE = '/api-docs';
const SCRIPT = `${PAGE}/reference.js`;

/**
 * `/openapi.json` and a page that shows it, `/api-docs`. The page is a third-party program that
 * writes its own styles, so it has its own policy: scripts by nonce, any styles, nothing from other
 * hosts.
 */
export function serveApiDocs(app: FastifyInstance): void {
  app.get(DOCUMENT, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return app.swagger();
  });
  app.get(PAGE, { schema: { hide: true } }, async (_request, reply) => {
    const nonce = createNonce();
    reply.header('content-security-policy', policyOf(nonce));
    reply.header('cache-control', 'no-store');
    reply.type('text/html; charset=utf-8');
    return pageWith(nonce);
  });
  let script: Promise<string> | null = null;
  app.get(SCRIPT, { schema: { hide: true } }, async (_request, reply) => {
    script ??= readScript();
    reply.header('cache-control', 'public, max-age=3600');
    reply.type('text/javascript; charset=utf-8');
    return script;
  });
}

/** The page's program, four megabytes, loaded on first use. */
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
