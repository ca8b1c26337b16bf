import { findHoldersOver, namePeople } from '#accounts';
import { notify } from '#messaging';
import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { fullName } from '../full-name.ts';
import { promiseMissed, promiseWarned } from '../notifications/staff-notifications.ts';
import { INQUIRIES_PATH } from '../notifications/tell-lead.ts';
import { promiseWarningEmail } from './inquiry-emails.ts';
import { findTeamAddress, noteActivity } from './inquiry-store.ts';
import { lockRunningOut, MISSED, type RunningOut, takeWarning } from './promise-store.ts';

const JOB = 'leads.watch-promises';

/** Defines the job that warns before the time runs out in which we promised an answer. */
export function definePromiseJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await watchPromises(services, signal)),
  });
}

/** Sends the warnings that are due. Returns for how many inquiries. */
export function watchPromises(services: Services, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockRunningOut(tx, { job: JOB, limit }),
      work: (tx, id) => warn(services, tx, id),
    },
    signal,
  );
}

/** The first warning goes to the agent, the second to the team's address too, the last to all. */
async function warn(services: Services, tx: DatabaseTransaction, id: string): Promise<void> {
  const inquiry = await takeWarning(tx, id);
  if (!inquiry) return;
  const { mail, settings } = services;
  const { agent_id, due_at, first_name, last_name, lead_id, warned } = inquiry;
  const emails = await tellPromise(services, tx, inquiry);
  if (warned >= MISSED) return;
  const agent = agent_id ? (await namePeople(tx, [agent_id])).get(agent_id) : undefined;
  const draft = promiseWarningEmail(settings, {
    name: fullName({ firstName: first_name, lastName: last_name }),
    dueAt: due_at,
    agent: agent ? fullName(agent) : null,
  });
  const { conciergeEmail, email } = settings.brokerage;
  const own = await findTeamAddress(tx, agent_id);
  const chain = [own, conciergeEmail, email].filter((address) => address !== null);
  const recipients = new Set(chain.slice(0, Math.max(warned, 1)));
  if (own !== null && !emails.includes(own)) recipients.delete(own);
  await mail.queueAll(
    tx,
    [...recipients].map((to) => ({ ...draft, to })),
  );
  await noteActivity(tx, {
    leadId: lead_id,
    kind: 'promise-warning',
    inquiryId: id,
    facts: { warned },
  });
}

/** What was missed longer ago isn't news. */
const NEWS_MS = 24 * 60 * 60_000;

/**
 * Tells the agent in the app, and, once it is missed, those who assign any lead and see this one.
 * Returns the addresses of those who want the email.
 */
async function tellPromise(
  services: Services,
  tx: DatabaseTransaction,
  { id, agent_id, due_at: dueAt, first_name, last_name, lead_id, warned }: RunningOut,
): Promise<string[]> {
  const isMissed = warned >= MISSED;
  if (isMissed && dueAt.getTime() < Date.now() - NEWS_MS) return [];
  const name = fullName({ firstName: first_name, lastName: last_name });
  const news = {
    ...{ about: { kind: 'lead', id: lead_id }, path: INQUIRIES_PATH },
    event: `promise:${id}:${warned}`,
  };
  const to = agent_id ? [agent_id] : [];
  const { emails } = await notify(services, tx, {
    ...{ ...news, type: promiseWarned, to, facts: { name, dueAt, isMissed } },
  });
  if (isMissed) {
    const seeing = await findHoldersOver(tx, 'lead-assign-all', agent_id);
    const others = seeing.filter((one) => one !== agent_id);
    await notify(services, tx, {
      ...news,
      type: promiseMissed,
      to: others,
      facts: { name, dueAt },
    });
  }
  return emails;
}
