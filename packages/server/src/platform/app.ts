import { randomUUID } from 'node:crypto';
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import { platformRefusals } from '@homestead/contract/platform';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serveApiDocs } from './api-docs.ts';
import type { Identify } from './caller.ts';
import { limitConnections } from './connection-limits.ts';
import { answerError } from './error-handler.ts';
import { serveFiles } from './files/index.ts';
import { suspectsForm } from './form-guard.ts';
import { hasBrokenText, takeJsonBodiesOnly } from './json-body.ts';
import { limitReads } from './limit-reads.ts';
import { serveMailNotices } from './mail/index.ts';
import { MailDomains } from './mail-domains.ts';
import { describeRoutes } from './openapi.ts';
import { guardCookies } from './own-cookies.ts';
import { RefusalError, refuse } from './refusal-error.ts';
import { logRequests } from './request-log.ts';
import type { Room, Services } from './room.ts';
import { addSecurityHeaders, NOTHING_ALLOWED } from './security-headers.ts';
import { serveSecurityText } from './security-text.ts';
import './serve-endpoint.ts';
import { validateInput } from './validate-input.ts';
import { noteVisitors } from './visitor-block.ts';

export type App = FastifyInstance;

const API = '/api/v1';
const BODY_LIMIT = 256 * 1024;

export interface AppOptions {
  services: Services;
  rooms: readonly Room[];
  /** Identifies callers. Without it, all callers are visitors. */
  identify?: Identify;
  checkAnswers?: boolean;
  /** Adds pages and static files, which aren't part of the API. */
  surround?: (app: FastifyInstance, services: Services) => Promise<void>;
}

/** Without sign-in, any token is refused as signed out. */
const nobodyIsSignedIn: Identify = async () => refuse('signed-out');

/**
 * The whole HTTP side of the program, not listening yet: limits (R-74, R-81, R-82), refusals,
 * security headers, OpenAPI, the rooms' routes below /api/v1 and the JSON 404 there. Throws when a
 * route below /api/v1 declares no access.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { services, rooms } = options;
  const app = Fastify({
    loggerInstance: services.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    // Rooms may bring their tables up to date before the first request.
    pluginTimeout: 90_000,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: false,
    frameworkErrors: answerUnreadableAddress,
    trustProxy: trustedProxies(services.settings.TRUSTED_PROXIES),
    http: { connectionsCheckingInterval: 2000, headersTimeout: 10_000 },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false, maxParamLength: 300 },
  }) as unknown as FastifyInstance;

  const mailDomains = new MailDomains(services.settings);
  app.decorate('serveOptions', {
    identify: options.identify ?? nobodyIsSignedIn,
    checkAnswers: options.checkAnswers ?? false,
    suspects: async (guard, email) =>
      suspectsForm(services, guard) || (email !== null && (await mailDomains.isUnreachable(email))),
  });
  app.decorateRequest('caller', null);
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.setErrorHandler(answerError);
  refuseRoutesWithoutAccess(app);
  limitConnections(app, services.settings);
  nameRequests(app);
  logRequests(app, services);
  guardCookies(app, services.settings);
  await addSecurityHeaders(app, services.settings);
  limitReads(app, services.settings);
  noteVisitors(app);
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: {
      flush: zlib.BROTLI_OPERATION_FLUSH,
      params: { [zlib.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH },
  });
  await describeRoutes(app, services.settings.publicUrl);

  await app.register(async (scope) => {
    takeJsonBodiesOnly(scope);
    await serveFiles(scope, services);
    await serveMailNotices(scope, services);
    for (const room of rooms) await room.start(scope, services);
    scope.all('/api/*', { config: { access: { kind: 'public' } }, schema: { hide: true } }, () =>
      refuse('not-found'),
    );
    scope.all('/api', { config: { access: { kind: 'public' } }, schema: { hide: true } }, () =>
      refuse('not-found'),
    );
  });
  serveApiDocs(app);
  serveSecurityText(app, services.settings);
  app.setNotFoundHandler((request, reply) =>
    answerError(
      new RefusalError('not-found', platformRefusals['not-found']) as never,
      request,
      reply,
    ),
  );
  await options.surround?.(app, services);
  return app;
}

/**
 * A request line may hold a whole address, or `*` (RFC 9112, section 3.2); routes know paths only.
 */
function originForm(url: string): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** A URL that isn't valid UTF-8 is refused before any hook runs, so the headers are set here. */
function answerUnreadableAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers({
    'content-security-policy': NOTHING_ALLOWED,
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  });
  return answerError(error, request, reply);
}

function refuseRoutesWithoutAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.toLowerCase().startsWith(API) && !route.config?.access) {
      throw new Error(`${String(route.method)} ${route.url} declares no access`);
    }
  });
}

function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.method === 'TRACE') refuse('not-found');
    // A page drops what it can't read from its address, and says so.
    if (isCall(request) && hasBrokenText(request.url)) refuse('bad-input');
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.toLowerCase().startsWith(API);
}

function trustedProxies(setting: string): string[] | false {
  const proxies = setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return proxies.length > 0 ? proxies : false;
}
