import type { DatabaseTransaction, Services } from '#platform';
import { selectTeamAddresses } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadGivenEmail } from './lead-given-email.ts';
import type { Routed } from './route-lead.ts';

/** Emails those who got a lead by a rule, or may claim it. */
export async function tellGiven(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  given: {
    lead: Pick<LeadRow, 'first_name' | 'last_name'>;
    dueAt: Date | null;
    routed: Routed;
  },
): Promise<void> {
  const { lead, dueAt, routed } = given;
  const { agentId, claimants } = routed;
  const to = await selectTeamAddresses(tx, agentId === null ? claimants : [agentId]);
  const name = { firstName: lead.first_name, lastName: lead.last_name };
  const draft = leadGivenEmail(settings, { ...name, dueAt, isOwn: agentId !== null });
  await mail.queueAll(
    tx,
    to.map((address) => ({ ...draft, to: address })),
  );
}
