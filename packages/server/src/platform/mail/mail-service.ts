import type { FastifyInstance } from 'fastify';
import { startMessages } from '../messages.ts';
import type { Services } from '../room.ts';
import { defineResealJob } from '../sealed-columns.ts';
import { deleteOldReceipts } from '../webhooks/webhook-store.ts';
import { deliverDueMails, forgetMails } from './deliver-mail.ts';
import { mailSeal } from './mail.ts';
import { type ListTexts, serveMailPages, type WriteSamples } from './mail-pages.ts';
import { countDueMails } from './mail-store.ts';
import { openSmtpSender } from './smtp-sender.ts';
import { deleteOldStops } from './stopped-mailbox-store.ts';

/**
 * Sets up email: the jobs that send what waits (through the server in SMTP_URL, if any), seal it
 * with a new secrets key and delete old emails, the count of waiting ones, and a demo's pages.
 */
export function startMail(
  app: FastifyInstance,
  services: Services,
  writeSamples: WriteSamples = async () => [],
  listTexts: ListTexts = async () => [],
): void {
  const send = openSmtpSender(services.settings);
  if (send && !services.settings.dkim && services.settings.mode === 'production') {
    services.log.warn(startMessages.mailNotSigned());
  }
  services.jobs.define({
    name: 'platform.send-mail',
    recurs: true,
    wakesOn: 'mail_queued',
    run: async (_data, signal) => {
      if (send) await deliverDueMails(services, send, signal);
    },
  });
  services.jobs.define({
    name: 'platform.forget-mail',
    recurs: true,
    run: async (_data, signal) => {
      await forgetMails(services, signal);
      await deleteOldStops(services.db);
      await deleteOldReceipts(services.db);
    },
  });
  defineResealJob(services, 'platform.reseal', [mailSeal]);
  services.metrics.gauge('mails_waiting', 'Mails that are due and not sent yet', () =>
    countDueMails(services.db),
  );
  serveMailPages(app, services, writeSamples, listTexts);
}
