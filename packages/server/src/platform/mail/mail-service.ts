import type { FastifyInstance } from 'fastify';
import type { House } from '../room.ts';
import { deliverDueMails, forgetMails } from './deliver-mail.ts';
import { type MailSample, serveMailPages } from './mail-pages.ts';
import { countDueMails } from './mail-store.ts';
import { openSmtpSender } from './smtp-sender.ts';

/**
 * Sets mail going: the jobs that send what waits (where SMTP_URL says through which server) and
 * forget what is old, the count of waiting mails, and a demo's pages.
 */
export function startMail(
  app: FastifyInstance,
  house: House,
  samples: readonly MailSample[] = [],
): void {
  const send = openSmtpSender(house.settings);
  house.jobs.define({
    name: 'platform.send-mail',
    recurs: true,
    run: async (_data, signal) => {
      if (send) await deliverDueMails(house, send, signal);
    },
  });
  house.jobs.define({
    name: 'platform.forget-mail',
    recurs: true,
    run: (_data, signal) => forgetMails(house, signal),
  });
  house.metrics.gauge('mails_waiting', 'Mails that are due and not sent yet', () =>
    countDueMails(house.db),
  );
  serveMailPages(app, house, samples);
}
