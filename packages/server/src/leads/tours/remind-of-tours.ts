import { localArea } from '@homestead/contract/platform';
import {
  type DatabaseTransaction,
  messageMorning,
  type Services,
  workThroughRows,
} from '#platform';
import { findSeenContacts } from '../inquiries/lead-mail-store.ts';
import { tourEntry } from './tour-calendar.ts';
import { writeToClient } from './tour-client.ts';
import { myTourLink, tourAnswerLink } from './tour-links.ts';
import { agentReminderEmail, tourReminderEmail } from './tour-reminder-email.ts';
import {
  findTourAgent,
  lockDueReminders,
  type ReminderKind,
  takeReminder,
} from './tour-reminder-store.ts';
import { isErased } from './tour-request-store.ts';
import { findTour } from './tour-state-store.ts';

export const REMINDER_JOB = 'leads.remind-of-tours';

/**
 * Reminds client and agent of confirmed tours, the day before and the hour before, each once for a
 * time. Returns how many tours it reminded of.
 */
export function remindOfTours(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const isQuiet = messageMorning(now, [localArea().timeZone]) === null;
  return workThroughRows(
    services,
    {
      job: REMINDER_JOB,
      select: (tx, limit) => lockDueReminders(tx, { job: REMINDER_JOB, now, isQuiet, limit }),
      work: (tx, due) => remind(services, tx, due),
    },
    signal,
  );
}

async function remind(
  { mail, settings }: Services,
  tx: DatabaseTransaction,
  due: string,
): Promise<void> {
  const [kind, id = ''] = due.split(' ');
  await takeReminder(tx, kind as ReminderKind, id);
  const tour = await findTour(tx, id);
  if (!tour?.agreed_at || isErased(tour)) return;
  const told = { ...tour, agreed_at: tour.agreed_at };
  const agent = await findTourAgent(tx, tour.lead?.agentId ?? null);
  const draft = await writeToClient(settings, tx, tour, async (client) => ({
    ...tourReminderEmail(settings, told, {
      ...{ ...client, agent },
      myTourUrl: await myTourLink(settings, tx, tour),
    }),
    attachments: [tourEntry(settings, tour, told.agreed_at)],
  }));
  await mail.queue(tx, { ...draft, to: tour.email });
  const { conciergeEmail, email } = settings.brokerage;
  const to = agent?.email ?? conciergeEmail ?? email;
  if (!to) return;
  const role = agent ? 'agent' : 'team';
  const seen = await findSeenContacts(tx, agent?.id ?? null);
  const answerUrl = await tourAnswerLink(settings, tx, { id, role, email: to });
  await mail.queue(tx, {
    ...agentReminderEmail(settings, told, { seen, answerUrl }),
    to,
    attachments: [tourEntry(settings, tour, tour.agreed_at, to)],
  });
}
