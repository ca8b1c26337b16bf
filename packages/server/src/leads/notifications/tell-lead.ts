import { notify } from '#messaging';
import type { DatabaseTransaction, Services } from '#platform';
import { fullName } from '../full-name.ts';
import { leadNew, leadOffered } from './staff-notifications.ts';

/** The staff's list of what came in, where each of these is. */
export const INQUIRIES_PATH = '/newleads';

/** The staff's list of their leads. */
export const LEADS_PATH = '/leads';

/** The page of a lead. */
export const leadPath = (id: string) => `/leads/${id}`;

/** The staff's list of tours. */
export const TOURS_PATH = '/tour-requests';

/**
 * Tells the agent of a lead, or those who may claim it, that it is theirs or that it asks
 * something. Returns the addresses of those who want an email, and whether anyone is told.
 */
export function tellLead(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  told: {
    leadId: string;
    name: { firstName: string; lastName: string };
    agentId: string | null;
    claimants: readonly string[];
    what: 'given' | 'inquired';
    /** Of what came in; absent if the lead moved. */
    inquiryId?: string;
  },
): Promise<{ emails: string[]; isTold: boolean }> {
  const { leadId, agentId, claimants, what, inquiryId } = told;
  const name = fullName(told.name);
  const news = {
    about: { kind: 'lead', id: leadId },
    path: INQUIRIES_PATH,
    ...(inquiryId && { event: `inquiry:${inquiryId}` }),
  };
  return agentId === null
    ? notify(services, tx, { ...news, type: leadOffered, to: claimants, facts: { name } })
    : notify(services, tx, { ...news, type: leadNew, to: [agentId], facts: { name, what } });
}
