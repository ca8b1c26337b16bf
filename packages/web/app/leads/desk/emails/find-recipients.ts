import { isEmail } from '@homestead/contract/accounts';
import type { Choice } from '#desk';
import { leadEmails } from './lead-email-client.ts';

/** As many as one answer has: contacts of one lead are few, else the words must say more. */
const MOST = 100;

/**
 * Contacts of a lead and its household by a part of their name or address; a whole address is
 * offered, too: it may be someone’s of the staff.
 */
export async function findRecipients(
  leadId: string,
  words: string,
  signal: AbortSignal,
): Promise<Choice[]> {
  const { data } = await leadEmails.getEmailsOfContacts(
    { filter: { leadid: leadId, search: words }, paginator: { page: 1, per_page: MOST } },
    { signal },
  );
  const found = data.map((contact) => ({ value: contact.email, label: recipientText(contact) }));
  const typed = words.trim().toLowerCase();
  const isNew = isEmail(typed) && found.every(({ value }) => value.toLowerCase() !== typed);
  return isNew ? [...found, { value: typed, label: typed }] : found;
}

/** A contact as it is chosen: the name, where there is one, and the address. */
export function recipientText({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): string {
  const name = `${firstName} ${lastName}`.trim();
  return name ? `${name} (${email})` : email;
}
