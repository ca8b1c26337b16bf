import type { SMTPServerOptions } from 'smtp-server';
import type { DkimFacts } from '../src/platform/dkim-settings.ts';
import { deliverDueMails } from '../src/platform/mail/deliver-mail.ts';
import type { MailDraft } from '../src/platform/mail/mail.ts';
import { openSmtpSender } from '../src/platform/mail/smtp-sender.ts';
import type { Services } from '../src/platform/room.ts';
import { createTestDatabase } from './database.ts';
import { createTestServices } from './services.ts';
import { type SmtpPeer, startSmtpPeer } from './smtp-peer.ts';

/** A typical email. */
export const draft: MailDraft = {
  kind: 'test.greeting',
  to: 'jordan@example.com',
  subject: 'Grüße aus Omaha',
  text: 'Good morning – José',
  html: '<p>Good morning – José</p>',
};

/** How long to wait for a server that answers, however busy the machine is. */
const patient = { connectSeconds: 5, greetSeconds: 5, idleSeconds: 5, allSeconds: 15 };
/** How long to wait for a server that doesn't: far less than in production. */
export const quick = { connectSeconds: 1, greetSeconds: 0.3, idleSeconds: 0.3, allSeconds: 3 };

/** One round of delivery through the server at `url`. */
export async function deliverMails(
  services: Services,
  url: string,
  { times = patient, dkim = null }: { times?: typeof patient; dkim?: DkimFacts | null } = {},
): Promise<void> {
  const send = openSmtpSender({ ...services.settings, SMTP_URL: url, dkim }, times);
  if (!send) throw new Error('there is no sender');
  await deliverDueMails(services, send, new AbortController().signal);
}

export type MailOutbox = Awaited<ReturnType<typeof openMailOutbox>>;

/** An outbox and servers that its emails go to. Clear it after each test. */
export async function openMailOutbox() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const peers: SmtpPeer[] = [];
  return {
    database,
    services,
    queue: (changes: Partial<MailDraft> = {}) =>
      services.mail.queue(services.db, { ...draft, ...changes }),
    async startPeer(options?: SMTPServerOptions): Promise<SmtpPeer> {
      const peer = await startSmtpPeer(options);
      peers.push(peer);
      return peer;
    },
    /** One round of delivery through the server at `url`. */
    async deliver(url: string, times = patient, dkim: DkimFacts | null = null): Promise<void> {
      await deliverMails(services, url, { times, dkim });
    },
    makeAllDue: () => database.pool.query('update mail_message set due_at = now()'),
    async rows() {
      const found = await database.pool.query(
        `select id, attempts, sent_at is not null as sent, failed_at is not null as failed,
           sealed_body is null as forgotten, due_at > now() as later, last_error
         from mail_message order by recorded_at`,
      );
      return found.rows;
    },
    async clear() {
      for (const peer of peers.splice(0)) await peer.close();
      await database.pool.query('delete from mail_message');
    },
    close: () => database.close(),
  };
}
