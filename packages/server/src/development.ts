import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { identifyPage } from '#accounts';
import { type PageHandler, type Services, servePages } from '#platform';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

/**
 * Serves pages through Vite in middleware mode, reloaded as their sources change. Development only.
 */
export async function serveWithVite(app: FastifyInstance, services: Services): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    configFile: `${webRoot}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/photos/')) return done();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
      error ? done(error as Error) : done(),
    );
  });
  const handlerFor = async () => {
    const bundle = await vite.ssrLoadModule('./app/server.ts');
    return bundle.handle as PageHandler;
  };
  await servePages(app, services, {
    handlerFor,
    isDev: true,
    serveFiles: false,
    identity: identifyPage(services),
  });
}
