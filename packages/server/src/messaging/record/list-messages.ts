import type { WireMessage } from '@homestead/contract/messaging';
import type { PageFacts, PageRequest } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import type { LeftOut, PeopleByName, Queryable } from '#platform';
import { leftOutMessages } from '../messages.ts';
import { selectAttachments } from './attachment-store.ts';
import type { Recipients, Subject } from './message.ts';
import { type MessageRow, selectMessages } from './message-store.ts';

/** One page of the messages about a record that the caller may see, newest first. */
export async function listMessages(
  db: Queryable,
  about: Subject,
  page: PageRequest & { thread?: string | undefined },
): Promise<PageFacts & { data: WireMessage[] }> {
  const { rows, ...facts } = await selectMessages(db, about, page);
  return { data: await presentMessages(db, rows), ...facts };
}

/** Messages as staff see them, with who wrote them and their files. */
export async function presentMessages(
  db: Queryable,
  rows: readonly MessageRow[],
): Promise<WireMessage[]> {
  const writers = rows.flatMap(({ sent_by }) => sent_by ?? []);
  const people = await namePeople(db, [...new Set(writers)]);
  const files = await selectAttachments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentMessage(row, people, files.get(row.id) ?? []));
}

/** Everyone whom an email to several people went to. */
function recipientsOf({ address, recipients }: MessageRow): WireMessage['recipients'] {
  const others = recipients as Recipients | null;
  return (
    others && {
      ...{ to: [address, ...others.to], cc: [...others.cc], bcc: [...others.bcc] },
      leftOut: (others.leftOut ?? []).map(presentLeftOut),
    }
  );
}

const reasons: Record<LeftOut['why'], (values: { words: string }) => string> = {
  bounced: leftOutMessages.bounced,
  complained: leftOutMessages.complained,
  'opted-out': leftOutMessages.optedOut,
  refused: leftOutMessages.refused,
};

/** Who didn't get an email, and why, in words. */
export const presentLeftOut = ({ address, why, words = '' }: LeftOut) => ({
  ...{ address, reason: reasons[why]({ words }) },
});

function presentMessage(
  row: MessageRow,
  people: PeopleByName,
  attachments: WireMessage['attachments'],
): WireMessage {
  const writer = row.sent_by === null ? undefined : people.get(row.sent_by);
  return {
    id: row.id,
    channel: row.channel as WireMessage['channel'],
    direction: row.direction as WireMessage['direction'],
    status: row.status as WireMessage['status'],
    failure: row.failure,
    subject: row.subject,
    body: row.body,
    recipients: recipientsOf(row),
    note: row.note,
    attachments,
    sentBy: writer ? `${writer.firstName} ${writer.lastName}`.trim() : null,
    recordedAt: row.recorded_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    scheduledAt: (row.status === 'queued' && row.scheduled_at?.toISOString()) || null,
  };
}
