import { openMessaging, withdrawEmails } from '#messaging';
import {
  type DatabaseTransaction,
  dropUnsentMails,
  findSecretLink,
  issueSecretLinks,
  type Services,
  siteLink,
} from '#platform';
import { findLead } from '../inquiries/lead-mail-store.ts';
import { leaveLists } from '../mailing-lists/leave-lists.ts';
import { fieldMessages } from '../messages/fields.ts';

const PURPOSE = 'leads.marketing-stop';
const TWO_YEARS_MINUTES = 2 * 365 * 24 * 60;
const STOP_PAGE = '/newsletter/stop';

/** How a marketing email to a lead is stopped: with a link, and with one click (RFC 8058). */
export interface MarketingStop {
  url: string;
  headers: Readonly<Record<string, string>>;
}

export async function issueMarketingStop(
  { settings }: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  lead: { id: string; email: string },
): Promise<MarketingStop> {
  const link = { purpose: PURPOSE, subject: lead.id, email: lead.email };
  const [token = ''] = await issueSecretLinks(tx, [{ ...link, minutes: TWO_YEARS_MINUTES }]);
  return {
    url: siteLink(settings, STOP_PAGE, {}, { token }),
    headers: {
      'List-Unsubscribe': `<${siteLink(settings, `/newsletter/one-click/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Whether a key is of such a link, and whose. */
export async function findMarketingStop(
  tx: DatabaseTransaction,
  key: string | null,
): Promise<{ leadId: string; address: string } | null> {
  const link = key && (await findSecretLink(tx, key, { purposes: [PURPOSE] }));
  return link ? { leadId: link.subject, address: link.email } : null;
}

/**
 * Stops marketing emails with their link, also those that wait. Returns whether the key is one of
 * these links.
 */
export async function stopMarketing(
  services: Pick<Services, 'mail'>,
  tx: DatabaseTransaction,
  key: string | null,
): Promise<boolean> {
  const link = await findMarketingStop(tx, key);
  if (!link) return false;
  const lead = await findLead(tx, link.leadId);
  const about = lead && { kind: 'lead', id: lead.id };
  await openMessaging(services).optOuts.take(tx, {
    ...{ address: link.address, about, wording: fieldMessages.stoppedByLink(), page: STOP_PAGE },
  });
  return true;
}

/**
 * Takes people who opt out of marketing emails off the mailing lists, and drops the emails that
 * wait. They may write from another mailbox than the one we write to: both are left out (R-452).
 */
export function followOptOuts(services: Services): void {
  openMessaging(services).optOuts.register(async (tx, { address, about, wording, page }) => {
    await leaveLists(tx, address);
    const lead = about?.kind === 'lead' ? await findLead(tx, about.id) : null;
    if (!lead) return;
    await dropUnsentMails(tx, { topic: lead.id });
    if (lead.email === null || lead.email === address) return;
    await withdrawEmails(tx, { address: lead.email, about, wording, ...(page && { page }) });
    await leaveLists(tx, lead.email);
  });
}
