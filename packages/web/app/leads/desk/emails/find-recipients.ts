import { isEmail } from '@homestead/contract/accounts';
import type { Choice } from '#desk';
import { leadEmails } from './lead-email-client.ts';

/** Contacts of one lead are few; with many, the words must say more. */
const PAGES_MAX = 3;
const PER_PAGE = 50;

/**
 * Contacts of a lead and its household by a part of their name or address; a whole address is
 * offered, too: it may be someone’s of the staff.
 */
export async function findRecipients(
  leadId: string,
  words: string,
  signal: AbortSignal,
): Promise<Choice[]> {
  const found: Choice[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { data, hasMore } = await leadEmails.getEmailsOfContacts(
      { filter: { leadid: leadId, search: words }, paginator: { page, per_page: PER_PAGE } },
      { signal },
    );
    found.push(...data.map((contact) => ({ value: contact.email, label: recipientText(contact) })));
    if (!hasMore) break;
  }
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
