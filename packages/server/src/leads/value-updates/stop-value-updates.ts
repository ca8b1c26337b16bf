import {
  type DatabaseTransaction,
  dropUnsentMails,
  findSecretLink,
  issueSecretLinks,
  recordEvent,
} from '#platform';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { leadChanged } from '../lead-events.ts';
import { turnOff } from './value-update-store.ts';

const PURPOSE = 'leads.value-updates-stop';
const TWO_YEARS_MINUTES = 2 * 365 * 24 * 60;

/** The key of the link that turns a lead's value updates off. */
export async function issueStopLink(
  tx: DatabaseTransaction,
  lead: { id: string; email: string },
): Promise<string> {
  const link = { purpose: PURPOSE, subject: lead.id, email: lead.email };
  const [token = ''] = await issueSecretLinks(tx, [{ ...link, minutes: TWO_YEARS_MINUTES }]);
  return token;
}

/**
 * Turns value updates off with their link, one that waits in the outbox included, also those of the
 * lead that theirs was merged into. Returns whether the key is of one.
 */
export async function stopValueUpdates(
  tx: DatabaseTransaction,
  key: string | null,
): Promise<boolean> {
  const link = key && (await findSecretLink(tx, key, { purposes: [PURPOSE] }));
  if (!link) return false;
  await dropUnsentMails(tx, { topic: link.subject });
  for (const leadId of await turnOff(tx, link.subject)) {
    await dropUnsentMails(tx, { topic: leadId });
    await noteActivity(tx, { leadId, kind: 'value-updates', facts: { isOn: false } });
    await recordEvent(tx, leadChanged, { leadId });
  }
  return true;
}
