import type { FieldRefusal } from '@homestead/contract/platform';
import { findOwnAddress } from '#messaging';
import type { Caller, LeftOut, MailOthers, Queryable, Services } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { emailMessages } from '../messages/emails.ts';
import { refuseLead } from '../refuse-lead.ts';
import { selectKnownAddresses } from './email-people-store.ts';

/** The lists of recipients as they were given. */
export interface GivenPeople {
  to?: readonly string[] | undefined;
  cc?: readonly string[] | undefined;
  bcc?: readonly string[] | undefined;
}

/** Everyone whom an email goes to; `address` is a contact of the lead. */
export interface EmailPeople {
  address: string;
  others: MailOthers | null;
  /** Who must not get it. */
  leftOut: readonly LeftOut[];
  all: readonly string[];
}

const labels = { to: emailMessages.to, cc: emailMessages.cc, bcc: emailMessages.bcc } as const;
type Part = keyof typeof labels;
const parts = ['to', 'cc', 'bcc'] as const;

/**
 * The recipients of an email to a lead: those given, else the lead itself. Each gets it once, but
 * for others who must not.
 * Refuses (recipient-refused) who is neither a contact of the lead nor staff, and an email without
 * a contact in To; and (lead-without-email) a lead that has none.
 */
export async function requireRecipients(
  { mail }: Pick<Services, 'mail'>,
  tx: Queryable,
  caller: Caller,
  lead: LeadRow,
  given: GivenPeople,
): Promise<EmailPeople> {
  const seen = new Set<string>();
  const once = (addresses: readonly string[]) =>
    addresses
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== '' && !seen.has(address) && seen.add(address));
  const own = lead.email ?? '';
  const wanted = given.to?.some((one) => one.trim() !== '') ? given.to : [own];
  const people = { to: once(wanted), cc: once(given.cc ?? []), bcc: once(given.bcc ?? []) };
  const all = [...people.to, ...people.cc, ...people.bcc];
  if (people.to.length === 0) return refuseLead('lead-without-email');
  const known = await selectKnownAddresses(tx, caller, lead.id, all);
  const isKnown = new Set(
    known.flatMap((one) => (one.isContact || one.isStaff ? one.address : [])),
  );
  const strangers = parts.filter((part) => people[part].some((one) => !isKnown.has(one)));
  if (strangers.length > 0) refuseRecipients(strangers, emailMessages.recipient);
  const contacts = new Set(known.flatMap((one) => (one.isContact ? one.address : [])));
  const address = people.to.find((one) => contacts.has(one));
  if (address === undefined) return refuseRecipients(['to'], emailMessages.contactNeeded);
  const to = people.to.filter((one) => one !== address);
  if (all.length === 1) return { address, all, others: null, leftOut: [] };
  return { address, all, ...(await mail.withoutStopped(tx, { ...people, to })) };
}

function refuseRecipients(
  refused: readonly Part[],
  say: (values: { label: string }) => string,
): never {
  const fields = refused.map((field): FieldRefusal => {
    const label = labels[field]();
    return { field, label, message: say({ label }) };
  });
  return refuseLead('recipient-refused', { fields });
}

/** Where answers to the caller's emails may go; the first one does without another choice. */
export async function sendersOf(
  { settings }: Pick<Services, 'settings'>,
  db: Queryable,
  caller: Caller,
): Promise<string[]> {
  const { email, conciergeEmail } = settings.brokerage;
  const own = await findOwnAddress(db, caller.personId);
  const all = [own, caller.email, conciergeEmail, email].flatMap((one) => one?.toLowerCase() ?? []);
  return [...new Set(all)];
}

/** The address that answers go to. Refuses (sender-refused) one that isn't the caller's to use. */
export async function requireSender(
  services: Pick<Services, 'settings'>,
  db: Queryable,
  caller: Caller,
  from: string | undefined,
): Promise<string> {
  const senders = await sendersOf(services, db, caller);
  const wanted = from?.trim().toLowerCase() || (senders[0] ?? '');
  if (senders.includes(wanted)) return wanted;
  const message = emailMessages.sender();
  return refuseLead('sender-refused', {
    fields: [{ field: 'from', label: emailMessages.from(), message }],
  });
}
