import type { Services } from '#platform';
import { atomically, layOutEmail } from '#platform';
import { dayMessages } from '../messages/days.ts';
import { closeDays } from './daily-heads.ts';

const JOB = 'documents.close-days';

/** Defines the job that closes each day and emails its hash to the operator. */
export function defineDayJob(services: Services): void {
  const { jobs, db, log, mail, settings } = services;
  jobs.define({
    name: JOB,
    recurs: true,
    run: async () => {
      for (const { day, events, head } of await closeDays(services, new Date())) {
        // A log that is kept elsewhere is evidence, too.
        log.info({ day, events, head }, 'the documents’ log of a day is closed');
        const to = settings.brokerage.email;
        if (!to || events === 0) continue;
        const draft = layOutEmail(settings, {
          kind: 'documents.day',
          subject: dayMessages.subject({ day }),
          heading: dayMessages.heading({ day }),
          name: null,
          paragraphs: [dayMessages.events({ events }), head, dayMessages.keep()],
          closing: [],
          why: dayMessages.why(),
        });
        await atomically(db, (tx) => mail.queue(tx, { ...draft, to }));
      }
    },
  });
}
