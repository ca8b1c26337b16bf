import { atomically, personZones, quietUntil, type Services, tryRow } from '#platform';
import { issueListLink, STOP_PURPOSE } from '../mailing-lists/list-links.ts';
import { newsletterMessages } from '../messages/newsletters.ts';
import { languageFor, newsletterEmail } from './newsletter-email.ts';
import {
  findNewsletter,
  lockDue,
  lockSending,
  type NewsletterRow,
  noteSending,
  selectSending,
} from './newsletter-store.ts';
import {
  countRecent,
  type DueRecipient,
  hasWaiting,
  insertRecipients,
  lockDueRecipients,
  NEWSLETTER_JOB,
  noteBounces,
  noteQueued,
  postponeRecipient,
  settleRecipient,
  skipRecipient,
} from './recipient-store.ts';
import { type Contents, renderContents } from './render-content.ts';

type Sending = Pick<Services, 'db' | 'mail' | 'settings' | 'log' | 'metrics'>;

const AT_ONCE = 50;
/** Other emails, such as resets, must not wait behind a newsletter. */
const MOST_IN_OUTBOX = 100;

/** Defines the jobs that send newsletters and note which of them bounced. */
export function defineNewsletterJobs(services: Services): void {
  services.mail.onSettled(settleRecipient);
  services.jobs.define({
    name: NEWSLETTER_JOB,
    recurs: true,
    run: async (_data, signal) => {
      await sendNewsletters(services, new Date(), signal);
    },
  });
  services.jobs.define({
    name: 'leads.note-bounces',
    recurs: true,
    run: () => noteBounces(services.db),
  });
}

/**
 * Writes down the recipients of newsletters that are due, and puts emails into the outbox as fast
 * as NEWSLETTERS_PER_MINUTE allows. An email and the note that it is there are one commit, so each
 * recipient gets one email, whenever the program dies. Someone who has left the list gets none.
 */
export async function sendNewsletters(
  services: Sending,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  while (await startOne(services)) signal?.throwIfAborted();
  for (const id of await selectSending(services.db)) {
    const contents = await findContents(services, id);
    while (contents && !signal?.aborted && (await sendBatch(services, { id, contents, now })));
  }
}

function startOne({ db }: Sending): Promise<boolean> {
  return atomically(db, async (tx) => {
    const newsletter = await lockDue(tx);
    if (!newsletter) return false;
    await insertRecipients(tx, newsletter);
    await noteSending(tx, newsletter.id, 'sending');
    return true;
  });
}

/** Rendered before any transaction; null if it can't be, which must not keep back the others. */
async function findContents({ db, log }: Sending, id: string): Promise<Contents | null> {
  try {
    const newsletter = await findNewsletter(db, id);
    return newsletter && (await renderContents(newsletter));
  } catch (error) {
    log.error({ newsletter: id, err: error }, 'newsletter not rendered');
    return null;
  }
}

interface Batch {
  id: string;
  contents: Contents;
  now: Date;
}

/** Whether there may be more to send right away. */
function sendBatch(services: Sending, { id, contents, now }: Batch): Promise<boolean> {
  return atomically(services.db, async (tx) => {
    const newsletter = await lockSending(tx, id);
    if (!newsletter) return false;
    const room = roomLeft(services.settings, await countRecent(tx));
    const due = room > 0 ? await lockDueRecipients(tx, id, room) : [];
    for (const recipient of due) {
      const row = { job: NEWSLETTER_JOB, rowId: recipient.id };
      await tryRow(services, tx, row, () =>
        sendOne(services, tx, { newsletter, contents }, { ...recipient, now }),
      );
    }
    if (!(await hasWaiting(tx, id))) {
      await noteSending(tx, id, 'sent');
      return false;
    }
    return due.length > 0;
  });
}

function roomLeft(
  { SMTP_URL, NEWSLETTERS_PER_MINUTE }: Services['settings'],
  { minute, waiting }: { minute: number; waiting: number },
): number {
  // Without a mail server, nothing ever leaves the outbox.
  const places = SMTP_URL ? MOST_IN_OUTBOX - waiting : AT_ONCE;
  return Math.max(0, Math.min(AT_ONCE, places, NEWSLETTERS_PER_MINUTE - minute));
}

async function sendOne(
  { mail, settings }: Sending,
  tx: Parameters<typeof noteQueued>[0],
  { newsletter, contents }: { newsletter: NewsletterRow; contents: Contents },
  recipient: DueRecipient & { now: Date },
): Promise<void> {
  const { id, subscriber_id: subscriberId, email, is_on_list: isOnList } = recipient;
  if (!isOnList || !subscriberId || !email) {
    await skipRecipient(tx, id, newsletterMessages.left());
    return;
  }
  const quietZones = personZones({ state: recipient.home_state });
  const morning = quietUntil(recipient.now, quietZones);
  if (morning) {
    await postponeRecipient(tx, id, morning);
    return;
  }
  const token = await issueListLink(tx, STOP_PURPOSE, { id: subscriberId, email });
  const language = languageFor(newsletter, recipient.language ?? 'en');
  const content = (language === 'es' && contents.es) || contents.en;
  const mailId = await mail.queue(tx, {
    ...newsletterEmail(settings, newsletter, { token, language, content }),
    to: email,
    quietZones,
    notification: {
      personId: recipient.person_id,
      kind: 'newsletter',
      topics: [subscriberId, newsletter.id],
    },
  });
  await noteQueued(tx, id, mailId);
}
