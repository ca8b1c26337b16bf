import type { WireTimelineEntry } from '@homestead/contract/leads';
import type { WireMessage } from '@homestead/contract/messaging';
import { sql } from 'kysely';
import { presentLeftOut } from '#messaging';
import { type FileFacts, findFileFacts, holds, type LeftOut, type MailOthers } from '#platform';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { timelineMessages } from '../messages/timeline.ts';
import type { TimelineSource } from './timeline-source.ts';

type Attachment = WireTimelineEntry['attachments'][number];

interface MessageFacts {
  channel: WireMessage['channel'];
  direction: WireMessage['direction'];
  status: WireMessage['status'];
  failure: string | null;
  scheduledAt: string | null;
  subject: string;
  body: string;
  files: (Pick<Attachment, 'name' | 'bytes' | 'refusal'> & { key: string | null })[] | null;
  /** Besides the address it went to. */
  recipients: (MailOthers & { leftOut?: readonly LeftOut[] }) | null;
  address: string;
  note: string;
  /** Why it has words that fair housing law protects, and what it was for. */
  about: { reason?: string; emailFor?: string } | null;
}

const channels = { emails: 'email', texts: 'sms' } as const;

/** Emails and texts to and from the lead. */
export const messageSource: TimelineSource<MessageFacts, ReadonlyMap<string, FileFacts>> = {
  key: 'message',
  groups: ['emails', 'texts'],
  maySee: mayWorkLeads,
  query: ({ lead, groups, textMax }) => ({
    from: sql`message m where m.about_kind = 'lead' and m.about_id = ${lead.id}
      and m.erased_at is null and m.channel = any(${Object.entries(channels).flatMap(
        ([group, channel]) => (groups.has(group as keyof typeof channels) ? [channel] : []),
      )}::text[])`,
    at: sql.ref('m.recorded_at'),
    id: sql.ref('m.id'),
    idType: 'uuid',
    by: sql.ref('m.sent_by'),
    facts: sql`jsonb_build_object('channel', m.channel, 'direction', m.direction,
      'status', m.status, 'failure', m.failure, 'scheduledAt', m.scheduled_at,
      'subject', m.subject, 'body', left(m.body, ${textMax + 1}::int),
      'recipients', m.recipients, 'address', m.address, 'note', m.note,
      'about', (select jsonb_build_object('reason', a.facts->>'reason',
          'emailFor', a.facts->>'emailFor') from lead_activity a
        where a.lead_id = m.about_id and a.happened_at = m.recorded_at
          and a.facts->>'message' = m.id::text limit 1),
      'files', (select jsonb_agg(jsonb_build_object('name', f.name, 'bytes', f.bytes,
          'key', f.file_key, 'refusal', f.refusal) order by f.position)
        from message_attachment f where f.message_id = m.id))`,
  }),
  load: (db, rows) =>
    findFileFacts(
      db,
      rows.flatMap(({ facts }) => (facts.files ?? []).flatMap(({ key }) => key ?? [])),
    ),
  present({ facts }, { context, caller }) {
    const isOut = facts.direction === 'out';
    const isEmail = facts.channel === 'email';
    const { direction, status, failure, scheduledAt } = facts;
    return {
      kind: `${isEmail ? 'email' : 'text'}-${facts.direction}`,
      group: isEmail ? 'emails' : 'texts',
      title: isEmail
        ? facts.subject || timelineMessages.noSubject()
        : isOut
          ? timelineMessages.textedThem()
          : timelineMessages.theyTexted(),
      body: facts.body,
      attachments: (facts.files ?? []).map(({ key, ...file }) => {
        const kept = key === null ? undefined : context.get(key);
        const mediaType = kept?.mediaType ?? null;
        return { ...file, mediaType, file: kept?.isReady ? key : null };
      }),
      facts: factsOf(facts, holds(caller, 'column-email')),
      message: {
        ...{ direction, status, failure },
        scheduledAt:
          status === 'queued' && scheduledAt ? new Date(scheduledAt).toISOString() : null,
      },
    };
  },
};

/** Who else got it, what it was for, and what to know about it. */
function factsOf(
  { recipients, address, note, about }: MessageFacts,
  seesEmails: boolean,
): WireTimelineEntry['facts'] {
  const people = seesEmails && recipients ? recipients : { to: [], cc: [], bcc: [], leftOut: [] };
  const to = people === recipients ? [address, ...people.to] : [];
  const leftOut = (people.leftOut ?? [])
    .map(presentLeftOut)
    .map(({ address: who, reason }) => `${who} (${reason})`);
  const told: [() => string, string | null | undefined][] = [
    [timelineMessages.emailTo, to.join(', ')],
    [timelineMessages.emailCc, people.cc.join(', ')],
    [timelineMessages.emailBcc, people.bcc.join(', ')],
    [timelineMessages.emailLeftOut, leftOut.join('; ')],
    [timelineMessages.emailFor, about?.emailFor],
    [timelineMessages.emailNote, note],
    [timelineMessages.fairReason, about?.reason],
  ];
  return told.flatMap(([label, after]) => (after ? [{ label: label(), before: '', after }] : []));
}
