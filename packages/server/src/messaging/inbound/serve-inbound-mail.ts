import { inboundEndpoints } from '@homestead/contract/messaging';
import type { FastifyInstance } from 'fastify';
import { type Services, serveWebhook } from '#platform';
import type { NewAttachment } from '../record/attachment.ts';
import { holdAttachments, registerAttachments } from './attachment-files.ts';
import { type InboundMail, parseMail } from './parse-mail.ts';
import { MAIL_MAX_BYTES, readMailbox } from './read-mailbox.ts';
import { takeMail } from './take-mail.ts';

/**
 * Sets up incoming email: the call in which the mail provider forwards it
 * (INBOUND_WEBHOOK_SECRETS), the job that reads the mailbox in INBOUND_IMAP_URL, and the files that
 * come with it.
 */
export async function serveInboundMail(app: FastifyInstance, services: Services): Promise<void> {
  const { db, jobs, settings } = services;
  registerAttachments(services);
  await serveWebhook<{ mail: InboundMail; attachments: NewAttachment[] }>(
    app,
    inboundEndpoints.takeInboundMail,
    {
      db,
      source: 'inbound-mail',
      secrets: settings.INBOUND_WEBHOOK_SECRETS,
      content: {
        types: ['message/rfc822', 'application/octet-stream'],
        maxBytes: MAIL_MAX_BYTES,
        read: async (body) => {
          const mail = await parseMail(body);
          return { mail, attachments: await holdAttachments(services, mail) };
        },
      },
      take: (tx, { mail, attachments }) => takeMail(services, tx, mail, attachments),
    },
  );
  jobs.define({
    name: 'messaging.read-mailbox',
    recurs: true,
    run: async (_data, signal) => {
      await readMailbox(services, signal);
    },
  });
}
