import type { DatabaseTransaction, Services } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { tellLead } from '../notifications/tell-lead.ts';
import { leadGivenEmail } from './lead-given-email.ts';
import type { Routed } from './route-lead.ts';

/** Tells those who got a lead by a rule, or may claim it, in the app and by email. */
export async function tellGiven(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  given: {
    lead: Pick<LeadRow, 'id' | 'first_name' | 'last_name'>;
    dueAt: Date | null;
    routed: Routed;
    /** What came in; absent if the lead moved. */
    inquiryId?: string;
  },
): Promise<void> {
  const { lead, dueAt, routed, inquiryId } = given;
  const { agentId, claimants } = routed;
  const name = { firstName: lead.first_name, lastName: lead.last_name };
  const { emails } = await tellLead(services, tx, {
    ...{ leadId: lead.id, name, agentId, claimants, what: 'given' },
    ...(inquiryId && { inquiryId }),
  });
  const { mail, settings } = services;
  const draft = leadGivenEmail(settings, { ...name, dueAt, isOwn: agentId !== null });
  await mail.queueAll(
    tx,
    emails.map((to) => ({ ...draft, to })),
  );
}
