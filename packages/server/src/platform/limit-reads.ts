import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AddressBuckets } from './address-buckets.ts';
import { addressOf } from './call-origin.ts';
import { isInProcess } from './hand-over.ts';
import { refuse } from './refusal-error.ts';
import type { Settings } from './settings.ts';
import { isOwnMachine } from './visitor-block.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page rendered on the server. */
    isPage?: true;
  }
}

/** Checking a signature takes microseconds; a message signed wrongly costs nothing else. */
const WEBHOOKS = { perSecond: 50, burst: 2000 };

/**
 * Refuses (too-many) an address that opens pages and makes public calls faster than the settings
 * allow, before anything asks the database. Files, photos, health checks and calls that need
 * a session aren't counted, nor are a page's own calls, nor programs on this machine. Webhooks have
 * a budget of their own: a provider sends them in bursts, perhaps from the office's address.
 */
export function limitReads(
  app: FastifyInstance,
  { READS_PER_SECOND, READ_BURST }: Pick<Settings, 'READS_PER_SECOND' | 'READ_BURST'>,
): void {
  if (READS_PER_SECOND === 0) return;
  const reads = new AddressBuckets({ perSecond: READS_PER_SECOND, burst: READ_BURST });
  const webhooks = new AddressBuckets(WEBHOOKS);
  app.addHook('onRequest', async (request) => {
    if (!isPublicRead(request) || isInProcess() || isOwnMachine(request)) return;
    const budget = request.routeOptions.config.isWebhook ? webhooks : reads;
    const retryAfterSeconds = budget.take(addressOf(request));
    if (retryAfterSeconds > 0) refuse('too-many', { retryAfterSeconds });
  });
}

function isPublicRead({ routeOptions: { config, url = '' } }: FastifyRequest): boolean {
  return config.isPage === true || (config.access?.kind === 'public' && url.startsWith('/api'));
}
