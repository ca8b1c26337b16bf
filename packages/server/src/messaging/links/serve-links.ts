import type { FastifyInstance } from 'fastify';
import { atomically, isRobot, recordEvent, type Services } from '#platform';
import { linkOpened } from '../message-events.ts';
import { readLinkToken } from './link-token.ts';
import { LINK_PATH, whyNotTracked } from './link-tracker.ts';
import { findLink, insertClick, type OpenedLink } from './message-link-store.ts';

/**
 * Serves the links of ours in emails. Each leads to the one address that is stored for it, so it
 * can't be used to lead anywhere else; a link that we didn't make is not found. Nothing is noted of
 * programs that say so, nor of people who opted out, also since the email was sent.
 */
export function serveLinks(app: FastifyInstance, services: Services): void {
  const { db, secrets, log } = services;
  app.get<{ Params: { token: string } }>(
    `${LINK_PATH}/:token`,
    { schema: { hide: true }, exposeHeadRoute: false },
    async ({ params, headers }, reply) => {
      const id = readLinkToken(secrets, params.token);
      const link = id && (await findLink(db, id));
      if (!link) return reply.callNotFound();
      if (!isRobot(headers['user-agent'])) {
        // Who opened the link gets there, whatever happens here.
        await note(services, id, link).catch((error) =>
          log.error({ err: error }, 'link not noted'),
        );
      }
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .redirect(link.url, 302);
    },
  );
}

async function note(services: Services, id: string, link: OpenedLink): Promise<void> {
  const { messageId, about, addresses } = link;
  await atomically(services.db, async (tx) => {
    if (await whyNotTracked(services, tx, addresses)) return;
    if (await insertClick(tx, id, about)) await recordEvent(tx, linkOpened, { messageId, about });
  });
}
