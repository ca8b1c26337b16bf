import { namePeople } from '#accounts';
import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { fullName } from '../full-name.ts';
import { promiseWarningEmail } from './inquiry-emails.ts';
import { findTeamAddress, noteActivity } from './inquiry-store.ts';
import { lockRunningOut, takeWarning } from './promise-store.ts';

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
async function warn(
  { mail, settings }: Services,
  tx: DatabaseTransaction,
  id: string,
): Promise<void> {
  const inquiry = await takeWarning(tx, id);
  if (!inquiry) return;
  const { agent_id, due_at, first_name, last_name, lead_id, warned } = inquiry;
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
