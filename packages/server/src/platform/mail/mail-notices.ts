import { mailEndpoints } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../room.ts';
import { serveWebhook } from '../webhooks/serve-webhook.ts';
import { stopMailbox } from './stopped-mailbox-store.ts';

const address = z.string().min(3).max(320);

/** What mail providers tell us about an email; other kinds of messages are ignored. */
const noticeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('email.bounced'),
    data: z.object({
      to: z.array(address).max(50),
      bounce: z.object({ type: z.string() }).optional(),
    }),
  }),
  z.object({
    type: z.literal('email.complained'),
    data: z.object({ to: z.array(address).max(50) }),
  }),
]);

/**
 * The call in which the mail provider reports bounces and spam reports (MAIL_WEBHOOK_SECRETS). A
 * mailbox that is gone gets no more email, one whose owner reported spam no more notifications, for
 * 90 days. A bounce that may pass changes nothing.
 */
export async function serveMailNotices(
  app: FastifyInstance,
  { db, settings, log }: Pick<Services, 'db' | 'settings' | 'log'>,
): Promise<void> {
  await serveWebhook(app, mailEndpoints.takeNotice, {
    db,
    source: 'mail',
    secrets: settings.MAIL_WEBHOOK_SECRETS,
    take: async (tx, message) => {
      const notice = noticeSchema.safeParse(message).data;
      if (!notice) return;
      const isBounce = notice.type === 'email.bounced';
      if (isBounce && (notice.data.bounce?.type ?? 'Permanent') !== 'Permanent') return;
      for (const to of notice.data.to) {
        await stopMailbox(tx, to, isBounce ? 'bounced' : 'complained');
      }
      log.info({ notice: notice.type, mailboxes: notice.data.to.length }, 'mail notice');
    },
  });
}
