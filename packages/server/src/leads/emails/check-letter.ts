import type { leadEmailEndpoints } from '@homestead/contract/leads';
import { type BodyOf, localInstants } from '@homestead/contract/platform';
import { findHomesToEmail } from '#listings';
import { type Caller, type DatabaseTransaction, refuse, type Services } from '#platform';
import { fillIn } from '../inquiries/fill-in.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { requireFairWords } from '../inquiries/require-fair-words.ts';
import { emailMessages } from '../messages/emails.ts';
import { type EmailPeople, requireRecipients, requireSender } from './email-people.ts';

/** An email as staff write it, without whom it is about and when it goes. */
export type Letter = Omit<BodyOf<typeof leadEmailEndpoints.sendLeadEmail>, 'leadid' | 'sendAt'>;

/** A letter that can be sent now. */
export interface CheckedLetter {
  subject: string;
  content: string;
  people: EmailPeople;
  replyTo: string;
  homes: Awaited<ReturnType<typeof findHomesToEmail>>;
  /** What the timeline keeps about words on protected classes. */
  override: Awaited<ReturnType<typeof requireFairWords>>;
}

/**
 * A letter to a locked lead with what is in double braces filled in. Refuses what can't be sent:
 * recipients (recipient-refused, lead-without-email), a sender who isn't the caller's to use
 * (sender-refused), merge fields without a value (merge-fields-refused), homes that may not be
 * shown (bad-input), and words about protected classes without a reason (fair-housing-words).
 */
export async function checkLetter(
  services: Services,
  tx: DatabaseTransaction,
  { caller, lead }: { caller: Caller; lead: LeadRow },
  letter: Letter,
): Promise<CheckedLetter> {
  const people = await requireRecipients(services, tx, caller, lead, letter);
  const replyTo = await requireSender(services, tx, caller, letter.from);
  const { subject, content } = await fillIn(services, tx, { caller, lead }, letter);
  const text = `${subject}\n${content}`;
  const override = await requireFairWords(services, text, letter.fairHousingReason);
  const homes = await requireHomes(tx, letter.homes ?? []);
  return { subject, content, people, replyTo, homes, override };
}

async function requireHomes(tx: DatabaseTransaction, numbers: readonly string[]) {
  const wanted = [...new Set(numbers.map((number) => number.trim()))];
  const homes = await findHomesToEmail(tx, wanted);
  if (homes.length === wanted.length) return homes;
  const shown = new Set(homes.map(({ mls_number }) => mls_number.toLowerCase()));
  const gone = wanted.filter((number) => !shown.has(number.toLowerCase()));
  const message = emailMessages.homeGone({ numbers: gone.join(', ') });
  const field = { field: 'homes', label: emailMessages.homes(), message };
  return refuse('bad-input', { fields: [field], message });
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The instant of a local time that an email is sent at; the first of two that the clocks show in
 * the fall. Refuses (bad-input) what isn't a time, the past, and more than a year from now.
 */
export function readSendAt(text: string): Date {
  const [day = '', time = ''] = text.split('T');
  const [instant] = localInstants(day, time);
  const now = Date.now();
  if (instant && Number(instant) > now && Number(instant) < now + YEAR_MS) return instant;
  const message = instant ? emailMessages.inFuture() : emailMessages.noSuchTime();
  const field = { field: 'sendAt', label: emailMessages.sendAt(), message };
  return refuse('bad-input', { fields: [field], message });
}
