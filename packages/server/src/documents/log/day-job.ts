import type { DatabaseTransaction, MailSettings, Services } from '#platform';
import { layOutEmail } from '#platform';
import { dayMessages } from '../messages/days.ts';
import { type ClosedDay, closeDays } from './daily-heads.ts';

const JOB = 'documents.close-days';

/** Defines the job that closes each day and emails its hash to the operator. */
export function defineDayJob(services: Services): void {
  const { jobs, log } = services;
  jobs.define({
    name: JOB,
    recurs: true,
    run: async () => {
      const closed = await closeDays(services, new Date(), (tx, day) => mailDay(services, tx, day));
      // A log that is kept elsewhere is evidence, too.
      for (const day of closed) log.info(day, 'the documents’ log of a day is closed');
    },
  });
}

/** Queues the email about a day, in the commit that closes it: once, whatever dies. */
export async function mailDay(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  closed: ClosedDay,
): Promise<void> {
  const to = settings.brokerage.email;
  if (!to || closed.events === 0) return;
  await mail.queue(tx, { ...dayEmail(settings, closed), to });
}

/** The email with the hash of a day. */
export const dayEmail = (settings: MailSettings, { day, events, head }: ClosedDay) =>
  layOutEmail(settings, {
    kind: 'documents.day',
    subject: dayMessages.subject({ day }),
    heading: dayMessages.heading({ day }),
    name: null,
    paragraphs: [dayMessages.events({ events }), head, dayMessages.keep()],
    closing: [],
    why: dayMessages.why(),
  });
