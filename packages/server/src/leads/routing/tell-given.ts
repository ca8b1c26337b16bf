import { findEmailHome, presentEmailHome } from '#listings';
import type { DatabaseTransaction, Services } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { tellLead } from '../notifications/tell-lead.ts';
import { leadGivenEmail } from './lead-given-email.ts';
import type { Routed } from './route-lead.ts';
import { findAsked } from './route-store.ts';

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
  if (emails.length === 0) return;
  const asked = await findAsked(tx, lead.id, inquiryId ?? null);
  const row = asked?.home && (await findEmailHome(tx, asked.home.mlsNumber));
  const shown = row ? presentEmailHome(settings, row) : null;
  const isOwn = agentId !== null;
  const draft = leadGivenEmail(settings, { ...name, dueAt, isOwn, asked, shown });
  await mail.queueAll(
    tx,
    emails.map((to) => ({ ...draft, to })),
  );
}
