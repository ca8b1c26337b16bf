import type { FastifyInstance } from 'fastify';
import { identifyPage } from '#accounts';
import { type House, loadPageHandler, servePages } from '#platform';
import { serveWithVite } from './development.ts';

/** Puts the web around the API: built pages, or Vite's in development. */
export async function surroundWithPages(
  app: FastifyInstance,
  house: House,
  isDev: boolean,
): Promise<void> {
  if (isDev) {
    await serveWithVite(app, house);
    return;
  }
  const handle = await loadPageHandler(house);
  await servePages(app, house, {
    handlerFor: async () => handle,
    isDev: false,
    serveFiles: true,
    identity: identifyPage(house),
  });
}
