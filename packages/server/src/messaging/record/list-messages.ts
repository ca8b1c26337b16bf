import type { WireMessage } from '@homestead/contract/messaging';
import type { PageFacts, PageRequest } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import type { PeopleByName, Queryable } from '#platform';
import type { Subject } from './message.ts';
import { type MessageRow, selectMessages } from './message-store.ts';

/** One page of the messages about a record that the caller may see, newest first. */
export async function listMessages(
  db: Queryable,
  about: Subject,
  page: PageRequest,
): Promise<PageFacts & { data: WireMessage[] }> {
  const { rows, ...facts } = await selectMessages(db, about, page);
  const writers = rows.flatMap(({ sent_by }) => sent_by ?? []);
  const people = await namePeople(db, [...new Set(writers)]);
  return { data: rows.map((row) => presentMessage(row, people)), ...facts };
}

function presentMessage(row: MessageRow, people: PeopleByName): WireMessage {
  const writer = row.sent_by === null ? undefined : people.get(row.sent_by);
  return {
    id: row.id,
    channel: row.channel as WireMessage['channel'],
    direction: row.direction as WireMessage['direction'],
    status: row.status as WireMessage['status'],
    failure: row.failure,
    subject: row.subject,
    body: row.body,
    attachments: row.attachments,
    sentBy: writer ? `${writer.firstName} ${writer.lastName}`.trim() : null,
    recordedAt: row.recorded_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    scheduledAt: (row.status === 'queued' && row.scheduled_at?.toISOString()) || null,
  };
}
