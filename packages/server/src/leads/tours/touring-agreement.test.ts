import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { documentsRoom } from '#documents';
import { atomically } from '#platform';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';
import { changeMyTour } from './change-my-tour.ts';
import { followAgreement } from './follow-agreements.ts';
import { remindOfTours } from './remind-of-tours.ts';
import { lockTour, type TourRow } from './tour-state-store.ts';

const { app, ask } = await createTourApp([documentsRoom]);
const { db } = app.database;
const nora = await app.makePerson({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
const as = {
  nora: await app.signIn(nora),
  otto: await app.signIn(await app.makePerson({ role: 'agent' })),
};

beforeEach(async () => {
  await app.database.empty('secret_link', 'lead', 'inquiry', 'lead_activity', 'envelope');
  await app.database.empty('document');
});

async function askNora(given: object = {}): Promise<string> {
  await ask(tourForm(given));
  await sql`update lead set agent_id = ${nora.id}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from tour_request order by requested_at desc limit 1`.execute(db);
  return rows[0]?.id ?? '';
}
const confirm = (id: string, given: object = {}, version = 1) =>
  app.post(`tour-requests/${id}/confirm`, { version, startsAt: at('14:00'), ...given }, as.nora);
async function mailsTo(email = 'eve@example.org'): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from mail_message where to_address = ${email} order by kind`.execute(db);
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'leads.tour-requested');
}
const envelopes = async () =>
  (
    await sql<{ id: string; state: string; about_id: string; title: string }>`
      select id, state, about_id, title from envelope order by created_at`.execute(db)
  ).rows;
/** Signs the envelope for the client, as finishing does. */
async function sign(id: string): Promise<void> {
  await sql`update envelope_recipient set state = 'signed', signed_at = now()
    where envelope_id = ${id} and role = 'buyer'`.execute(db);
  await sql`
    insert into document_version (document_id, number, answers, data_hash)
    select document_id, 9, '{}', decode(repeat('ab', 32), 'hex') from envelope_document
    where envelope_id = ${id}`.execute(db);
  await sql`
    insert into document_signature (document_id, line, envelope_id, recipient_id, version_number,
      data_hash, consent_version, signed_at, device, user_agent, identified_by)
    select contained.document_id, 'buyer-1', ${id}, buyer.id, 9,
      decode(repeat('ab', 32), 'hex'), '1', now(), 'Phone', '', 'email'
    from envelope_document contained join envelope_recipient buyer using (envelope_id)
    where envelope_id = ${id} and buyer.role = 'buyer'`.execute(db);
  await followAgreement(app.services, { envelopeId: id, state: 'sent', what: 'signed' });
}
const tourOf = async (id: string) =>
  (await app.get('tour-requests', {}, as.nora)).body.data.find(
    (one: { id: string }) => one.id === id,
  );

test('a first tour waits until the client has signed both documents', async () => {
  const id = await askNora();
  const { status, body } = await confirm(id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ state: 'confirmed', waitsForSignature: true });
  expect(await mailsTo()).toEqual(['documents.link', 'leads.tour-to-sign']);
  const [envelope] = await envelopes();
  expect(envelope).toMatchObject({ state: 'sent', about_id: id });
  const { rows } = await sql<{ form: string; role: string }>`
    select document.form, one.role from envelope_document contained
    join document on document.id = contained.document_id
    join envelope_recipient one using (envelope_id) order by contained.position, one.role`.execute(
    db,
  );
  expect(rows).toEqual([
    { form: 'agency-disclosure', role: 'agent' },
    { form: 'agency-disclosure', role: 'buyer' },
    { form: 'touring-agreement', role: 'agent' },
    { form: 'touring-agreement', role: 'buyer' },
  ]);
  await sign(envelope?.id ?? '');
  expect(await tourOf(id)).toMatchObject({ state: 'confirmed', waitsForSignature: false });
  expect(await mailsTo()).toContain('leads.tour-confirmed');
  // The agent signs later, which changes nothing anymore.
  const told = (await mailsTo()).length;
  const later = { envelopeId: envelope?.id ?? '', state: 'sealing', what: 'signed' };
  await followAgreement(app.services, later);
  expect(await mailsTo()).toHaveLength(told);
});

test('the client signs once: later tours within the term are confirmed right away', async () => {
  const first = await askNora();
  await confirm(first);
  await sign((await envelopes())[0]?.id ?? '');
  await sql`delete from mail_message`.execute(db);
  const second = await askNora({ propertyId: 't2', time: ['16:00'], date_Time: at('16:00') });
  const { body } = await confirm(second, { startsAt: at('16:00') });
  expect(body.data).toMatchObject({ state: 'confirmed', waitsForSignature: false });
  expect(await envelopes()).toHaveLength(1);
  expect(await mailsTo()).toEqual(['leads.tour-confirmed']);
});

test('an agreement whose last day is before the tour doesn’t cover it', async () => {
  const first = await askNora();
  await confirm(first);
  await sign((await envelopes())[0]?.id ?? '');
  const { rows } = await sql<{ key: string }>`
    select input ->> 'key' as key from form_version,
      jsonb_path_query(definition, '$.parts[*].sections[*].items[*].inputs[*]') input
    where form = 'touring-agreement' and input ->> 'field' = 'end_date'`.execute(db);
  await sql`update document set answers = answers || jsonb_build_object(${rows[0]?.key}::text,
    '2020-01-01') where form = 'touring-agreement'`.execute(db);
  const second = await askNora({ propertyId: 't2', time: ['16:00'], date_Time: at('16:00') });
  const { body } = await confirm(second, { startsAt: at('16:00') });
  expect(body.data).toMatchObject({ waitsForSignature: true });
  expect(await envelopes()).toHaveLength(2);
});

test('two tours wait for one envelope', async () => {
  const first = await askNora();
  await confirm(first);
  const second = await askNora({ propertyId: 't2', time: ['16:00'], date_Time: at('16:00') });
  await confirm(second, { startsAt: at('16:00') });
  const made = await envelopes();
  expect(made).toHaveLength(1);
  await sign(made[0]?.id ?? '');
  for (const id of [first, second]) {
    expect(await tourOf(id)).toMatchObject({ waitsForSignature: false });
  }
});

test('an agent who says that there is an agreement confirms right away', async () => {
  const { body } = await confirm(await askNora(), { hasAgreement: true });
  expect(body.data).toMatchObject({ waitsForSignature: false, hasAgreement: true });
  expect(await envelopes()).toEqual([]);
  expect(await mailsTo()).toEqual(['leads.tour-confirmed']);
});

test.each(['declined', 'voided', 'expired'])(
  'a tour whose agreement was %s is to be answered again',
  async (state) => {
    const id = await askNora();
    await confirm(id);
    const [envelope] = await envelopes();
    await sql`update envelope set state = ${state}`.execute(db);
    await followAgreement(app.services, { envelopeId: envelope?.id ?? '', state, what: state });
    expect(await tourOf(id)).toMatchObject({
      ...{ state: 'requested', agreedAt: null, waitsForSignature: false },
      abilities: ['confirm', 'propose', 'decline'],
    });
    const again = await confirm(id, {}, 3);
    expect(again.body.data).toMatchObject({ waitsForSignature: true });
    expect(await envelopes()).toHaveLength(2);
  },
);

test('a tour that waits is not reminded of', async () => {
  const id = await askNora();
  await confirm(id);
  const soon = new Date(Date.parse(at('14:00')) - 30 * 60_000);
  const remind = () => remindOfTours(app.services, soon, new AbortController().signal);
  expect(await remind()).toBe(0);
  await sign((await envelopes())[0]?.id ?? '');
  expect(await remind()).toBe(1);
});

test('who works the lead sees the agreement of a tour, and nobody else', async () => {
  const id = await askNora();
  await confirm(id);
  const [envelope] = await envelopes();
  const path = `envelopes/${envelope?.id}`;
  expect((await app.get(path, {}, as.nora)).status).toBe(200);
  expect((await app.get(path, {}, as.otto)).status).toBe(404);
  await sql`update lead set agent_id = (select id from person where id <> ${nora.id}
    and role_key = 'agent' limit 1)`.execute(db);
  expect((await app.get(path, {}, as.otto)).status).toBe(200);
});

const answer = (id: string, what: string, given: object) =>
  app.post(`tour-requests/${id}/${what}`, given, as.nora);

test('a tour that is declined voids the agreement that it waits for, in the same commit', async () => {
  const id = await askNora();
  await confirm(id);
  const declined = await answer(id, 'decline', { version: 2, reason: 'The home is sold.' });
  expect(declined.status, JSON.stringify(declined.body)).toBe(200);
  expect(await envelopes()).toMatchObject([{ state: 'voided' }]);
  expect(await mailsTo()).toContain('documents.ended');
  const { rows } = await sql<{ facts: object }>`
    select facts from document_event where kind = 'voided'`.execute(db);
  expect(rows).toMatchObject([{ facts: { by: 'Nora Lindqvist' } }]);
});

test('a tour that its client cancels voids the agreement, too', async () => {
  const id = await askNora();
  await confirm(id);
  await atomically(db, async (tx) => {
    const tour = (await lockTour(tx, id)) as TourRow;
    const change = { change: 'cancel', version: tour.version } as const;
    await changeMyTour(app.services, tx, { tour, change });
  });
  expect(await envelopes()).toMatchObject([{ state: 'voided' }]);
});

test('an agreement stays open while another tour waits for it, or if the client has signed', async () => {
  const first = await askNora();
  await confirm(first);
  const second = await askNora({ propertyId: 't2', time: ['16:00'], date_Time: at('16:00') });
  await confirm(second, { startsAt: at('16:00') });
  await answer(first, 'decline', { version: 2, reason: 'The home is sold.' });
  expect(await envelopes()).toMatchObject([{ state: 'sent' }]);
  const [envelope] = await envelopes();
  await sign(envelope?.id ?? '');
  const { version } = await tourOf(second);
  await answer(second, 'decline', { version, reason: 'The home is sold.' });
  expect(await envelopes()).toMatchObject([{ state: 'sent' }]);
});

test('a tour that is moved keeps its agreement', async () => {
  const id = await askNora();
  await confirm(id);
  const first = `${tourDay}T17:00`;
  const moved = await answer(id, 'propose', { version: 2, first });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const again = await confirm(id, { startsAt: at('17:00') }, moved.body.data.version);
  expect(again.body.data).toMatchObject({ waitsForSignature: true });
  expect(await envelopes()).toMatchObject([{ state: 'sent' }]);
});

test('a name that can’t be printed is spelled by staff for the documents', async () => {
  const id = await askNora({ firstName: '王 Wei' });
  const refused = await confirm(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'tour-name-unprintable']);
  expect(refused.body.errors).toMatchObject([
    { field: 'printableName', message: expect.stringContaining('王') },
  ]);
  const proposed = await answer(id, 'propose', { version: 1, first: `${tourDay}T17:00` });
  expect(proposed.body.code).toBe('tour-name-unprintable');
  expect(await tourOf(id)).toMatchObject({ state: 'requested' });
  const { status } = await confirm(id, { printableName: 'Wang Wei' });
  expect(status).toBe(200);
  const { rows } = await sql<{ name: string; answers: object }>`
    select one.name, document.answers from envelope_recipient one
    join envelope_document contained using (envelope_id)
    join document on document.id = contained.document_id
    where one.role = 'buyer'`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(['Wang Wei', 'Wang Wei']);
  expect(Object.values(rows[1]?.answers ?? {})).toContain('Wang Wei');
  expect(await tourOf(id)).toMatchObject({ name: '王 Wei' });
});
