import type { FastifyInstance } from 'fastify';
import { openAccounts, stopDigest } from '#accounts';
import { atomically, findSecretLink, type Services, serveOneClick } from '#platform';
import { ONE_CLICK_PATH } from './digest-email.ts';
import { DIGEST_JOB } from './digest-store.ts';
import { DIGEST_PURPOSE, sendDigests } from './send-digests.ts';

/** Defines the job that sends the daily emails, and serves the address that ends them. */
export function serveDigests(app: FastifyInstance, services: Services): void {
  services.jobs.define({
    name: DIGEST_JOB,
    recurs: true,
    run: async (_data, signal) => void (await sendDigests(services, new Date(), signal)),
  });
  serveOneClick(app, ONE_CLICK_PATH, (key) => stopDigests(services, key));
}

/** Ends a person's daily emails; what would be in them stays in the app. */
async function stopDigests(services: Services, key: string): Promise<void> {
  const link = await findSecretLink(services.db, key, { purposes: [DIGEST_PURPOSE] });
  if (!link) return;
  await atomically(services.db, (tx) => stopDigest(openAccounts(services), tx, link.subject));
}
