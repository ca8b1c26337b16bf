import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openImportOffice } from '../../../test/import-office.ts';

const office = await openImportOffice();
const { app, db, as, step, previewFile, continueWork, rowsOf } = office;

const many = (count: number) =>
  [
    'First name,Email,Tags',
    ...Array.from({ length: count }, (_, n) => `N${n},n${n}@example.org,"vip; north"`),
  ].join('\n');

/**
 * Ends the connection of the import in the middle of a commit, when it makes the lead with this
 * email; the first time only, since a sequence isn't rolled back.
 */
async function endConnectionAt(email: string): Promise<void> {
  await app.database.asOwner(`
    create sequence cut_off;
    create function cut_off() returns trigger language plpgsql security definer as $$
      begin
        if nextval('cut_off') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
    create trigger cut_off after insert on lead for each row
      when (new.email = '${email}') execute function cut_off()`);
}
const stopEnding = () =>
  app.database.asOwner(
    'drop trigger cut_off on lead; drop function cut_off(); drop sequence cut_off',
  );
/** Leads without all that belongs to them, and records that say otherwise than their leads. */
async function halves(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead l
      full join lead_import_row r on r.lead_id = l.id
    where l.id is null and r.state <> 'waiting'
      or l.id is not null and (r.state is distinct from 'created'
        or (select count(*) from lead_tag t where t.lead_id = l.id) <> 2
        or not exists (select from lead_activity a where a.lead_id = l.id and a.kind = 'created')
        or not exists (select from record_change c where c.record_id = l.id::text))`.execute(db);
  return rows[0]?.count ?? 0;
}

it('an import whose connection breaks off leaves no half records and is finished', async () => {
  const { id } = await previewFile(many(120));
  await endConnectionAt('n70@example.org');
  const { status, body } = await step(id, 'start');
  await stopEnding();
  expect(await halves()).toBe(0);
  expect(status, JSON.stringify(body)).toBe(200);
  await continueWork();
  const { data } = (await app.get(`lead-imports/${id}`, null, as.agent)).body;
  expect(data).toMatchObject({ state: 'done', counts: { created: 120, failed: 0, waiting: 0 } });
  expect(await rowsOf('lead')).toHaveLength(120);
  expect(await halves()).toBe(0);
});
