import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { actAs } from '../callers/act-as.ts';
import { withinScope } from './row-scope.ts';

let app: AccountsApp;
let people: Record<'agent' | 'concierge' | 'stranger', TestPerson>;

/** A table of another room with an owner column. */
beforeAll(async () => {
  app = await createAccountsApp();
  people = {
    agent: await app.makePerson({ role: 'agent' }),
    concierge: await app.makePerson({ role: 'concierge' }),
    stranger: await app.makePerson({ role: 'agent' }),
  };
  const { db } = app.database;
  await app.database.asOwner(
    'create table chore as select null::text as title, null::uuid as owner_id limit 0; grant all on chore to public',
  );
  await sql`insert into chore values ('agent', ${people.agent.id}),
    ('concierge', ${people.concierge.id}), ('stranger', ${people.stranger.id}), ('nobody', null)`.execute(
    db,
  );
  await sql`insert into concierge_care (agent_id, concierge_id)
    values (${people.agent.id}, ${people.concierge.id})`.execute(db);
});
afterAll(() => app.close());

test.each([
  ['agent', 'own', ['agent']],
  ['agent', 'team', ['agent', 'concierge']],
  ['concierge', 'team', ['agent', 'concierge']],
  ['stranger', 'team', ['stranger']],
  ['stranger', 'all', ['agent', 'concierge', 'nobody', 'stranger']],
] as const)('%s with scope %s sees rows of %j', async (who, scope, titles) => {
  const actor = await actAs(app.database.db, people[who].id);
  if (!actor) throw new Error('nobody');
  const condition = withinScope({ ...actor.caller, scope }, 'chore.owner_id');
  const raw = await sql<{ title: string }>`
    select title from chore where ${condition} order by title`.execute(app.database.db);
  expect(raw.rows.map(({ title }) => title)).toEqual(titles);
  const { db } = app.database;
  const built = await db
    .withTables<{ chore: { title: string; owner_id: string | null } }>()
    .selectFrom('chore')
    .select('title')
    .where(condition)
    .orderBy('title')
    .execute();
  expect(built.map(({ title }) => title)).toEqual(titles);
});
