import type { FastifyInstance } from 'fastify';
import { identifyPage } from '#accounts';
import { loadPageHandler, type Services, servePages } from '#platform';
import { serveWithVite } from './development.ts';

/** Adds the web pages to the API: built pages, or Vite's in development. */
export async function attachPages(
  app: FastifyInstance,
  services: Services,
  isDev: boolean,
): Promise<void> {
  if (isDev) {
    await serveWithVite(app, services);
    return;
  }
  const handle = await loadPageHandler(services);
  await servePages(app, services, {
    handlerFor: async () => handle,
    isDev: false,
    serveFiles: true,
    identity: identifyPage(services),
  });
}
