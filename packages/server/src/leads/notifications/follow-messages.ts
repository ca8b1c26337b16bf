import { findHolders } from '#accounts';
import {
  countTextsOfHour,
  messageFailed,
  messageRecorded,
  notify,
  type ReceivedMessage,
} from '#messaging';
import { atomically, type DatabaseTransaction, type EventType, type Services } from '#platform';
import { nameOf } from '../full-name.ts';
import { findLead } from '../inquiries/lead-mail-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadTexted, messageNotDelivered, messageUnmatched } from './staff-notifications.ts';
import { INQUIRIES_PATH } from './tell-lead.ts';

/** How many of one lead's texts are emailed in an hour; the rest is told in the app. */
const NOTICES_AN_HOUR = 5;

/** Who matches messages with leads. */
const MATCHING = 'lead-assign-all';

/**
 * Tells staff what became of messages: a text from a lead, one of ours that didn't arrive. Events
 * can be delivered twice; each is told once.
 */
export function followMessages(services: Services): void {
  const { events } = services;
  events.subscribe(messageRecorded, 'leads.tell-of-texts', (message) =>
    tellOfText(services, message),
  );
  events.subscribe(messageFailed, 'leads.tell-of-failures', (message) =>
    tellOfFailure(services, message),
  );
}

type PayloadOf<Event> = Event extends EventType<infer Payload> ? Payload : never;

/** Tells the agent of a lead about a text that came from it. */
export async function tellOfText(
  services: Services,
  message: PayloadOf<typeof messageRecorded>,
): Promise<void> {
  if (message.channel !== 'sms' || message.direction !== 'in') return;
  await withLead(services, message.about, async (tx, lead) => {
    const recent = await countTextsOfHour(tx, { kind: 'lead', id: lead.id });
    await notify(services, tx, {
      ...{ type: leadTexted, to: lead.agent_id ? [lead.agent_id] : [], ...placeOf(lead) },
      isQuiet: recent > NOTICES_AN_HOUR,
      ...{ event: `message:${message.messageId}`, facts: { name: nameOf(lead) } },
    });
  });
}

/** Tells who sent a message to a lead that it didn't arrive. */
export async function tellOfFailure(
  services: Services,
  { messageId, channel, about, sentBy, isOther }: PayloadOf<typeof messageFailed>,
): Promise<void> {
  await withLead(services, about, async (tx, lead) => {
    await notify(services, tx, {
      ...{ type: messageNotDelivered, to: [sentBy], ...placeOf(lead) },
      event: `failed:${messageId}${isOther ? ':others' : ''}`,
      facts: { name: nameOf(lead), channel, ...(isOther && { isOther }) },
    });
  });
}

/**
 * Tells those who may match it that a message came in that matched no lead: from whom, and how it
 * begins. Its address is on the page only, which asks for the column's permission each time.
 */
export async function tellOfUnmatched(
  services: Services,
  tx: DatabaseTransaction,
  message: Pick<ReceivedMessage, 'id' | 'channel' | 'from_name' | 'subject' | 'body'>,
): Promise<void> {
  const { id, channel, from_name: name, subject, body } = message;
  await notify(services, tx, {
    ...{ type: messageUnmatched, to: await findHolders(tx, MATCHING) },
    ...{ event: `unmatched:${id}`, about: { kind: 'message', id }, path: '/unmatched-messages' },
    facts: {
      isText: channel === 'sms',
      from: beginningOf(name),
      words: beginningOf(subject || body),
    },
  });
}

const WORDS_MAX = 80;

/** The first words in one line, without addresses that a mail program would make links of. */
function beginningOf(text: string): string {
  const line = text
    .replace(/\S*(?:\w\.\w|:\/\/)\S*/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= WORDS_MAX) return line;
  return `${line.slice(0, WORDS_MAX).replace(/\s+\S*$/, '')}…`;
}

/** Does something with the lead that a message is about, if it is about one. */
async function withLead(
  { db }: Pick<Services, 'db'>,
  about: { kind: string; id: string } | null,
  work: (tx: DatabaseTransaction, lead: LeadRow) => Promise<void>,
): Promise<void> {
  if (about?.kind !== 'lead') return;
  await atomically(db, async (tx) => {
    const lead = await findLead(tx, about.id);
    if (lead) await work(tx, lead);
  });
}

const placeOf = ({ id }: LeadRow) => ({ about: { kind: 'lead', id }, path: INQUIRIES_PATH });
