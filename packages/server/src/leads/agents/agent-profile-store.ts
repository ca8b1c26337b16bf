import { profileRoles } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { withinScope } from '#accounts';
import {
  type Caller,
  DatabaseLock,
  holds,
  type Page,
  type Queryable,
  type RowOf,
  selectPage,
} from '#platform';
import { joinHomeFacts, type ShownFacts, shownAreas, shownFacts } from './agent-home-store.ts';

export type ProfileRow = RowOf<'agent_profile'>;

type AgentPerson = RowOf<'person', 'id' | 'first_name' | 'last_name'>;

export type PublicAgentRow = ProfileRow &
  RowOf<
    'person',
    'first_name' | 'last_name' | 'email' | 'phone' | 'photo_key' | 'license_number' | 'role_key'
  > &
  ShownFacts;

const isAgent = sql`p.role_key = any(${[...profileRoles]}::text[]) and p.deleted_at is null`;
const isPublic = sql`a.is_published and p.deactivated_at is null and ${isAgent}`;
const publicColumns = sql`a.*, ${shownFacts}, p.first_name, p.last_name, p.email, p.phone, p.photo_key,
  p.license_number, p.role_key`;

export interface AgentFilter {
  name?: string | undefined;
  area?: string | undefined;
  language?: string | undefined;
}

/** Agents whose profiles are public, by last name; `name` is any part of the full name. */
export function selectPublicAgents(
  db: Queryable,
  { name = '', area = '', language = '' }: AgentFilter,
  page: PageRequest,
): Promise<Page<PublicAgentRow>> {
  return selectPage(db, page, {
    select: publicColumns,
    from: sql`agent_profile a join person p on p.id = a.id ${joinHomeFacts()}
      where ${isPublic}
        and strpos(lower(p.first_name || ' ' || p.last_name), lower(${name}::text)) > 0
        and (${area}::text = '' or lower(${area}::text) in (select lower(unnest(${shownAreas}))))
        and (${language}::text = ''
          or lower(${language}::text) in (select lower(unnest(a.languages))))`,
    orderBy: sql`p.last_name, p.first_name, p.id`,
  });
}

/** The areas and languages of all public profiles, by name. */
export async function selectAgentChoices(
  db: Queryable,
): Promise<{ areas: string[]; languages: string[] }> {
  const { rows } = await sql<{ kind: 'areas' | 'languages'; name: string }>`
    with public_agent as (
      select ${shownAreas} as areas, a.languages
      from agent_profile a join person p on p.id = a.id ${joinHomeFacts()}
      where ${isPublic}
    )
    select 'areas' as kind, unnest(areas) as name from public_agent
    union select 'languages', unnest(languages) from public_agent
    order by name`.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { areas: of('areas'), languages: of('languages') };
}

/** A public profile by a slug that it has or had. */
export async function findPublicAgent(db: Queryable, slug: string): Promise<PublicAgentRow | null> {
  const { rows } = await sql<PublicAgentRow>`
    select ${publicColumns} from agent_slug s join agent_profile a on a.id = s.agent_id
      join person p on p.id = a.id ${joinHomeFacts()}
    where s.slug = ${slug} and ${isPublic}`.execute(db);
  return rows[0] ?? null;
}

/** An agent whose profile the caller may edit, by id. */
export async function findAgentToEdit(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<AgentPerson | null> {
  const { rows } = await sql<AgentPerson>`
    select p.id, p.first_name, p.last_name from person p
    where p.id = ${id}::uuid and ${isAgent} and (p.id = ${caller.personId}
      or (${holds(caller, 'edit-users')} and ${withinScope(caller, 'p.id')}))`.execute(db);
  return rows[0] ?? null;
}

/** The agents whose profiles the caller may edit, by last name. */
export function selectAgentsToEdit(
  db: Queryable,
  caller: Caller,
  page: PageRequest,
): Promise<Page<AgentPerson>> {
  return selectPage(db, page, {
    select: sql`p.id, p.first_name, p.last_name`,
    from: sql`person p where ${isAgent} and p.deactivated_at is null
      and (p.id = ${caller.personId}
        or (${holds(caller, 'edit-users')} and ${withinScope(caller, 'p.id')}))`,
    orderBy: sql`p.last_name, p.first_name, p.id`,
  });
}

export async function selectProfiles(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ProfileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('agent_profile').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findProfile(db: Queryable, id: string): Promise<ProfileRow | null> {
  const row = await db
    .selectFrom('agent_profile')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const slugLock = new DatabaseLock('leads.agent-slug');

/** Makes other changes of profiles wait for this commit. */
export const lockProfiles = (tx: Queryable) => slugLock.untilCommit(tx);

/**
 * The first free slug that begins with `base`, with a number if it is taken: "nora-lindqvist-2".
 * The agent's own former slugs are free to them. Needs {@link lockProfiles}.
 */
export async function takeSlug(tx: Queryable, agentId: string, base: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    insert into agent_slug (slug, agent_id)
    select made.slug, ${agentId} from (
      select n, ${base}::text || case n when 1 then '' else '-' || n end as slug
      from generate_series(1, 10000) n
    ) made
    where not exists (
      select from agent_slug s where s.slug = made.slug and s.agent_id <> ${agentId}
    )
    order by n limit 1
    on conflict (slug) do update set agent_id = excluded.agent_id
    returning slug`.execute(tx);
  return (rows[0] as { slug: string }).slug;
}

export async function setSlug(tx: Queryable, id: string, slug: string): Promise<void> {
  await tx.updateTable('agent_profile').set({ slug }).where('id', '=', id).execute();
}

/** Removes the profiles and slugs of people who are erased. */
export async function deleteProfiles(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('agent_profile').where('id', 'in', ids).execute();
  await tx.deleteFrom('agent_slug').where('agent_id', 'in', ids).execute();
}
