import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { Subject } from '../record/message.ts';

/** Opening a link again within this time is one opening: programs that check links ask twice. */
const ONCE = sql`interval '5 minutes'`;
/** A link that is opened more often than this says nothing new. */
const CLICKS_MAX = 100;

export interface NewMessageLink {
  id: string;
  url: string;
}

/** Stores where the links of a message lead. */
export async function insertLinks(
  tx: Queryable,
  messageId: string,
  links: readonly NewMessageLink[],
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map((link) => ({ ...link, message_id: messageId }));
  await tx.insertInto('message_link').values(rows).execute();
}

/** A link with whom its message went to. */
export interface OpenedLink {
  url: string;
  messageId: string;
  addresses: string[];
  about: Subject | null;
}

/** A link by its id; null without one. Only for those who have its token. */
export async function findLink(db: Queryable, id: string): Promise<OpenedLink | null> {
  const { rows } = await sql<OpenedLink>`
    select k.url, m.id as "messageId",
      array(select m.address where m.address <> '' union all
        select jsonb_array_elements_text(m.recipients->part.key)
        from unnest(array['to', 'cc', 'bcc']) part (key) where m.recipients is not null) as addresses,
      case when m.about_id is not null then
        jsonb_build_object('kind', m.about_kind, 'id', m.about_id) end as about
    from message_link k join message m on m.id = k.message_id
    where k.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Notes that a link was opened. Returns whether it counts. */
export async function insertClick(
  tx: Queryable,
  id: string,
  about: Subject | null,
): Promise<boolean> {
  const { rows } = await sql`
    with counted as (
      update message_link set clicks = clicks + 1
      where id = ${id} and clicks < ${CLICKS_MAX} and not exists (
        select 1 from message_link_click c
        where c.link_id = ${id} and c.clicked_at > now() - ${ONCE})
      returning id
    )
    insert into message_link_click (link_id, about_kind, about_id)
    select id, ${about?.kind ?? null}, ${about?.id ?? null}::uuid from counted
    returning id`.execute(tx);
  return rows.length > 0;
}
