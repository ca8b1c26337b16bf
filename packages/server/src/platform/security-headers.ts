import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from './settings.ts';

/** The policy of anything but pages. */
export const NOTHING_ALLOWED =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The headers of every answer; pages and the API each have their own content security policy. */
export async function addSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const isHttps = settings.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.decorateReply('isScriptOrStyle', false);
  app.addHook('onSend', async (_request, reply) => {
    if (reply.isScriptOrStyle) return;
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NOTHING_ALLOWED);
    }
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  });
}

/**
 * Headers that browsers only apply to documents, and those that a file kept forever has no use for.
 */
const documentHeaders = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'etag',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/**
 * Removes from scripts and styles of the build the headers that don't apply to them: together they
 * weigh as much as a small script, and a page loads eight files.
 */
export function dropDocumentHeaders(reply: FastifyReply): void {
  reply.isScriptOrStyle = true;
  for (const name of documentHeaders) reply.removeHeader(name);
}

declare module 'fastify' {
  interface FastifyReply {
    /** A build file that a page loads, not a document. */
    isScriptOrStyle: boolean;
  }
}

/** A fresh nonce for one page: 128 random bits. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The policy of a page. `isDev` lets Vite's client connect and write its styles;
 * `mapOrigins` are those of a configured street map.
 */
export function pagePolicy(
  nonce: string,
  options: { isDev?: boolean; mapOrigins?: readonly string[] } = {},
): string {
  const hosts = (options.mapOrigins ?? []).map((origin) => ` ${origin}`).join('');
  const devStyles = options.isDev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${devStyles}`,
    ...(options.isDev ? [] : ["style-src-attr 'none'"]),
    `img-src 'self' data: blob:${hosts}`,
    `connect-src 'self'${hosts}${options.isDev ? ' ws:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
