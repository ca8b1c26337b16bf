import { describe, expect, it } from 'vitest';
import { readProjectFiles } from './project-files.ts';
import { rowScopeProblems, type Unscoped } from './row-scope.ts';
import { unscoped } from './row-scope-exceptions.ts';

const path = 'packages/server/src/saved/a-store.ts';

const found = (text: string, exceptions: Unscoped = {}, at = path) =>
  rowScopeProblems([{ path: at, text }], exceptions).map(({ sentence }) => sentence);

const read = 'export function list(db) { return sql`select 1 from saved_home`; }';

describe('row scope', () => {
  it.each([
    `sql\`select * from saved_home where person_id = \${id}\``,
    'sql`select * from listing l left join saved_home k on k.listing_id = l.id`',
    'sql`with ties as (select 1) select * from ties join saved_home on true`',
    'sql`update saved_home set note = 1`',
    'sql`delete from saved_home`',
    'selectPage(db, { from: sql`saved_home k where true` })',
    `db.selectFrom('saved_home as k')`,
    `db.selectFrom(['saved_home', 'listing'])`,
    `db.updateTable('saved_home')`,
    `db.deleteFrom('saved_home')`,
    `db.selectFrom('listing').innerJoin('saved_home', 'a', 'b')`,
    `sql\`select 1 from saved_home, saved_search s where \${ownedBy(id, 's.person_id')}\``,
    `sql\`select 1 from saved_home where \${withinScope(caller, 'saved_home.person_id')}\``,
    `// ownedBy(id, 'saved_home.person_id')\n  db.selectFrom('saved_home')`,
  ])('%s is refused', (statement) => {
    expect(found(`export function list(db) {\n  ${statement};\n}`)).toEqual([
      'saved/a-store.ts#list uses saved_home without ownedBy',
    ]);
  });

  it.each([
    `sql\`select * from saved_home where \${ownedBy(id, 'saved_home.person_id')}\``,
    `sql\`from listing l left join saved_home k on \${ownedBy(id, 'k.person_id')}\``,
    `db.selectFrom('saved_home as k').where(ownedBy(id, 'k.person_id'))`,
    `db.deleteFrom('person').where(withinScope({ ...caller, scope: 'own' }, 'person.id'))`,
    'sql`insert into saved_home (person_id) values (1) on conflict do update set mark = 1`',
    'sql`select * from listing`',
  ])('%s passes', (statement) => {
    expect(found(`export function list(db) {\n  ${statement};\n}`)).toEqual([]);
  });

  it('counts per function: the helper of a neighbor is not enough', () => {
    const scoped = `function own(db) { return db.selectFrom('saved_home').where(ownedBy(id, 'saved_home.person_id')); }`;
    expect(found(`${scoped}\n${read}`)).toHaveLength(1);
    expect(found(`const all = sql\`from saved_home\`;\n${scoped}`)).toEqual([
      'saved/a-store.ts#all uses saved_home without ownedBy',
    ]);
  });

  it('leaves tests and other floors alone', () => {
    expect(found(read, {}, 'packages/server/src/saved/a.test.ts')).toEqual([]);
    expect(found(read, {}, 'packages/web/app/saved/a.ts')).toEqual([]);
  });

  it('takes an exception and refuses one that is not needed', () => {
    expect(found(read, { 'a job': ['saved/a-store.ts#list'] })).toEqual([]);
    expect(found(read, { 'a job': ['saved/a-store.ts#list', 'saved/a-store.ts#gone'] })).toEqual([
      'saved/a-store.ts#gone needs no exception',
    ]);
  });

  it('wants every table with an owner declared', () => {
    const types = (name: string) =>
      found(
        `export interface ${name} {\n  id: string;\n  person_id: string;\n}\n`,
        {},
        'packages/server/src/platform/database-types.generated.ts',
      );
    expect(types('SavedHome')).toEqual([]);
    expect(types('SavedBoat')).toEqual([
      'saved_boat has an owner and isn’t declared in row-scope.ts',
    ]);
  });

  it('finds a new read in the real stores', async () => {
    const files = await readProjectFiles(`${import.meta.dirname}/../..`);
    expect(rowScopeProblems(files, unscoped)).toEqual([]);
    expect(rowScopeProblems([...files, { path, text: read }], unscoped)).toHaveLength(1);
  });
});
