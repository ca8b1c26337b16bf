import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrokerageFacts } from './brokerage-settings.ts';
import type { House } from './room.ts';
import { createNonce, pagePolicy } from './security-headers.ts';

/** What the web bundle is given for one request; its entry exports `handle` (packages/web/app/server.ts). */
export interface PageContext {
  /** Calls the API in process: a path below the origin, as `fetch` takes it. */
  api: (path: string, init?: RequestInit) => Promise<Response>;
  nonce: string;
  site: { brokerage: BrokerageFacts; publicUrl: string; mode: 'demo' | 'production' };
}

/** The web bundle's one function. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;

/** Loads the built bundle from the folder in the settings. */
export async function loadPageHandler(house: House): Promise<PageHandler> {
  const file = join(house.settings.webBuildDir, 'server/index.js');
  const bundle = (await import(pathToFileURL(file).href)) as { handle: PageHandler };
  return bundle.handle;
}

/**
 * Serves the web bundle's static files and, for every other GET and POST, its pages. `handlerFor`
 * gives the handler of the moment, so that development can replace it.
 */
export async function servePages(
  app: FastifyInstance,
  house: House,
  options: { handlerFor: () => Promise<PageHandler>; isDev: boolean; serveFiles: boolean },
): Promise<void> {
  const { settings } = house;
  const site = {
    brokerage: settings.brokerage,
    publicUrl: settings.publicUrl,
    mode: settings.mode,
  };
  if (options.serveFiles) await serveWebFiles(app, settings.webBuildDir);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const nonce = createNonce();
      const handle = await options.handlerFor();
      const fetchRequest = createRequest(request.raw, reply.raw, {
        host: new URL(settings.publicUrl).host,
        protocol: new URL(settings.publicUrl).protocol,
      });
      const response = await handle(fetchRequest, { api: inProcessApi(app, request), nonce, site });
      reply.header('content-security-policy', pagePolicy(nonce, { isDev: options.isDev }));
      if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
      return reply.send(response);
    };
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: answer,
    });
  });
}

async function serveWebFiles(app: FastifyInstance, buildDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(buildDir, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join('client', 'assets')}`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** `fetch` that reaches the API without a socket, with the caller's address and signal. */
function inProcessApi(app: FastifyInstance, page: FastifyRequest): PageContext['api'] {
  return async (path, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const result = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      remoteAddress: page.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
      ...(init.signal && { signal: init.signal }),
    });
    return new Response(result.rawPayload as never, {
      status: result.statusCode,
      headers: Object.entries(result.headers).map(([name, value]) => [name, String(value)]),
    });
  };
}
