import { sql } from 'kysely';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { timelineMessages } from '../messages/timeline.ts';
import type { TimelineSource } from './timeline-source.ts';

interface LinkFacts {
  subject: string;
  url: string;
}

/** Links of emails to the lead that were opened. */
export const linkSource: TimelineSource<LinkFacts> = {
  key: 'link',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ lead }) => ({
    from: sql`message_link_click c join message_link k on k.id = c.link_id
        join message m on m.id = k.message_id
      where c.about_kind = 'lead' and c.about_id = ${lead.id}`,
    at: sql.ref('c.clicked_at'),
    id: sql.ref('c.id'),
    idType: 'bigint',
    by: sql`null::uuid`,
    facts: sql`jsonb_build_object('subject', m.subject, 'url', k.url)`,
  }),
  present: ({ facts: { subject, url } }) => ({
    kind: 'link-opened',
    group: 'web',
    title: timelineMessages.linkOpened({ subject }),
    facts: [{ label: timelineMessages.linkLeads(), before: '', after: url }],
  }),
};
