import { CANCEL_SECONDS, type NewsletterState } from '@homestead/contract/leads';
import { localInstants } from '@homestead/contract/platform';
import {
  type Actor,
  changeRecord,
  DatabaseLock,
  type DatabaseTransaction,
  dropUnsentMails,
  lockRecord,
  refuse,
  requireVersion,
  type Services,
} from '#platform';
import { newsletterMessages } from '../messages/newsletters.ts';
import { refuseLead } from '../refuse-lead.ts';
import { lockDraft, newsletterTable, requireCompleteNewsletter } from './newsletter.ts';
import { isListUsed, type NewsletterRow } from './newsletter-store.ts';
import { countAudiences, skipTheRest } from './recipient-store.ts';

/** Two drafts that are scheduled together must not both find the app’s list unused. */
const scheduleLock = new DatabaseLock('leads.schedule-newsletter');

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Schedules a draft, or sends it after the seconds in which it can be stopped. Refuses a list that
 * nobody is on (newsletter-nobody), a second email to the app's list (newsletter-app-once), and
 * what `requireCompleteNewsletter` does.
 */
export async function scheduleNewsletter(
  services: Services,
  tx: DatabaseTransaction,
  actor: Actor,
  given: { id: string; version: number; sendAt?: string | null | undefined },
): Promise<NewsletterRow> {
  const row = await lockDraft(tx, given.id);
  requireVersion(row, given.version);
  await requireCompleteNewsletter(services, row);
  if (!(await countAudiences(tx)).get(row.list)) refuseLead('newsletter-nobody');
  await scheduleLock.untilCommit(tx);
  if (row.list === 'app' && (await isListUsed(tx, 'app'))) refuseLead('newsletter-app-once');
  const soon = new Date(Date.now() + CANCEL_SECONDS * 1000);
  const send_at = given.sendAt ? readTime(given.sendAt) : soon;
  const set = { state: 'scheduled', send_at, sent_by: actor.caller.personId };
  return changeRecord(tx, newsletterTable, actor, row, { what: 'scheduled', set });
}

function readTime(text: string): Date {
  const [day = '', time = ''] = text.split('T');
  const [instant] = localInstants(day, time);
  const now = Date.now();
  const isFine = instant && Number(instant) > now && Number(instant) < now + YEAR_MS;
  if (isFine) return new Date(instant);
  const message = instant ? newsletterMessages.inFuture() : newsletterMessages.noSuchTime();
  const field = { field: 'sendAt', label: newsletterMessages.sendAt(), message };
  return refuse('bad-input', { fields: [field], message });
}

const steps = {
  stop: { from: ['scheduled'], to: 'draft', what: 'stopped' },
  pause: { from: ['sending'], to: 'paused', what: 'paused' },
  resume: { from: ['paused'], to: 'sending', what: 'resumed' },
  cancel: { from: ['sending', 'paused'], to: 'canceled', what: 'canceled' },
} as const satisfies Record<
  string,
  { from: readonly NewsletterState[]; to: NewsletterState; what: string }
>;

/** Stops, pauses, resumes or cancels. Refuses (newsletter-step-refused) what comes too late. */
export async function controlNewsletter(
  tx: DatabaseTransaction,
  actor: Actor,
  id: string,
  step: keyof typeof steps,
): Promise<NewsletterRow> {
  const row = await lockRecord(tx, newsletterTable, id);
  const { from, to, what } = steps[step];
  const isPossible = (from as readonly string[]).includes(row.state);
  if (!isPossible) return refuseLead('newsletter-step-refused');
  if (step === 'cancel') {
    await dropUnsentMails(tx, { topic: id });
    await skipTheRest(tx, id);
  }
  const set = { state: to, ...(step === 'stop' && { send_at: null }) };
  return changeRecord(tx, newsletterTable, actor, row, { what, set });
}
