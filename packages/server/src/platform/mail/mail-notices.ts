import { mailEndpoints } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../room.ts';
import { serveWebhook } from '../webhooks/serve-webhook.ts';
import { stopMailbox } from './stopped-mailbox-store.ts';

const address = z.string().min(3).max(320);
const addresses = z.array(address).max(50);
const named = z.array(z.object({ emailAddress: address })).max(50);
const words = z.string().max(5000);

/** What mail providers tell us about an email; other kinds of messages are ignored. */
const noticeSchema = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    to: addresses,
    cc: addresses.nullish(),
    bcc: addresses.nullish(),
    bounce: z
      .object({
        type: z.string(),
        message: words.nullish(),
        diagnosticCode: z.union([words, z.array(words).max(50)]).nullish(),
        bouncedRecipients: named.nullish(),
      })
      .optional(),
  }),
});
type NoticeData = z.output<typeof noticeSchema>['data'];

/** How much of another server's words is read. */
const WORDS_MAX = 4096;

/**
 * The mailboxes that a notice is about: of an email to several, those that it lists; without a list
 * the only one that the other server's words name. Otherwise nobody can say which one it was, and
 * those words must not stop anyone else's mailbox.
 */
function mailboxesOf({ to, cc, bcc, bounce }: NoticeData): string[] {
  const all = [...new Set([...to, ...(cc ?? []), ...(bcc ?? [])].map(plain))];
  if (all.length === 1) return all;
  const listed = new Set(
    (bounce?.bouncedRecipients ?? []).map(({ emailAddress }) => plain(emailAddress)),
  );
  if (listed.size > 0) return all.filter((one) => listed.has(one));
  const said = [bounce?.message ?? '', bounce?.diagnosticCode ?? ''].flat().join(' ');
  const words = said
    .slice(0, WORDS_MAX)
    .toLowerCase()
    .split(/[\s<>()[\]"',;:]+/);
  const inWords = new Set(words.map((word) => (word.endsWith('.') ? word.slice(0, -1) : word)));
  const named = all.filter((one) => inWords.has(one));
  return named.length === 1 ? named : [];
}

/** The address alone, of “Rosa <rosa@homes.example>”, too. */
const plain = (text: string) => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase();

/**
 * The call in which the mail provider reports bounces and spam reports (MAIL_WEBHOOK_SECRETS). A
 * mailbox that is gone gets no more email, one whose owner reported spam no more notifications, for
 * 90 days. A bounce that may pass changes nothing, nor does one for which no mailbox is named.
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
      const mailboxes = mailboxesOf(notice.data);
      for (const one of mailboxes) {
        await stopMailbox(tx, one, isBounce ? 'bounced' : 'complained');
      }
      log.info({ notice: notice.type, mailboxes: mailboxes.length }, 'mail notice');
    },
  });
}
