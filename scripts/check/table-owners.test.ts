import { describe, expect, it } from 'vitest';
import { readRoomTable } from './room-table.ts';
import { tableProblems } from './table-owners.ts';

const rooms = readRoomTable(`
| room | holds | may use |
|---|---|---|
| accounts | people | |
| listings | homes | accounts |
| leads | inquiries | |
`);

const migrations = [
  ['0001-platform', 'event_outbox'],
  ['0002-accounts', 'person'],
  ['0003-listings', 'listing'],
  ['0004-leads-stages', 'lead'],
].map(([name, table]) => ({
  path: `packages/server/migrations/${name}.sql`,
  text: `create table ${table} (id int);\n`,
}));

const found = (text: string, path = 'packages/server/src/listings/a-store.ts') =>
  tableProblems([...migrations, { path, text }], rooms).map(({ sentence }) => sentence);

describe('tables of rooms', () => {
  it.each([
    ['sql`insert into lead (id) values (1)`', 'writes lead, a table of leads'],
    ['sql`update person set id = 1`', 'writes person'],
    ['sql`delete from lead`', 'writes lead'],
    [`db.updateTable('person')`, 'writes person'],
    [`db.selectFrom('lead')`, 'reads lead'],
    ['sql`select 1 from listing join lead on true`', 'reads lead'],
    [`db.insertInto('event_outbox')`, 'writes event_outbox'],
  ])('%s is refused', (text, sentence) => {
    expect(found(text).join('\n')).toContain(sentence);
  });

  it.each([
    'sql`insert into listing (id) select id from person`',
    `db.selectFrom('listing').innerJoin('person')`,
    '// never delete from lead here',
    '/* reads from lead */ const a = 1;',
    'sql`select * from elsewhere`',
  ])('%s passes', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are given to another room by docs/rooms.md', () => {
    const page = (rows: string) => ({
      path: 'docs/rooms.md',
      text: `| room | tables |\n|---|---|\n${rows}\n`,
    });
    const write = {
      path: 'packages/server/src/leads/a-store.ts',
      text: 'sql`delete from listing`',
    };
    const foundWith = (rows: string, file = write) =>
      tableProblems([...migrations, page(rows), file], rooms).map(({ sentence }) => sentence);
    expect(foundWith('| leads | listing |')).toEqual([]);
    expect(foundWith('| leads | listing, listing |')).toEqual(['lists listing twice']);
    expect(foundWith('| leads | listing, house |')).toEqual(['no migration makes house']);
    expect(foundWith('| sales | listing |')).toContain('sales is no room');
  });

  it('keep their room when they are renamed', () => {
    const renaming = {
      path: 'packages/server/migrations/0006-listings.sql',
      text: 'alter table lead rename to inquiry;',
    };
    const read = { path: 'packages/server/src/listings/a-store.ts', text: 'sql`from inquiry`' };
    expect(tableProblems([...migrations, renaming, read], rooms)).toHaveLength(1);
  });

  it('may be read through the rooms that a row names', () => {
    const table = readRoomTable(
      '| room | holds | may use |\n|---|---|---|\n| accounts | | |\n| listings | | accounts |\n| saved | | listings |',
    );
    const store = (text: string) => ({ path: 'packages/server/src/saved/a-store.ts', text });
    const all = migrations.slice(0, 3);
    expect(tableProblems([...all, store('sql`from person`')], table)).toEqual([]);
    expect(tableProblems([...all, store('sql`update person`')], table)).toHaveLength(1);
  });

  it('must be created by a migration named after a room', () => {
    const strange = {
      path: 'packages/server/migrations/0005-search.sql',
      text: 'create table word (id int);',
    };
    expect(tableProblems([strange], rooms)).toHaveLength(1);
  });
});
