import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn, TestPerson } from '../../../test/accounts-app.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';
import { answerMessages } from '../messages/answers.ts';
import { requireSettledEmail } from './require-settled-email.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

const freshEmail = () => `moved-${randomUUID().slice(0, 8)}@example.org`;
const confirm = (token: string) => at.app.post('User/ConfirmEmailChange', { token });
const undo = (token: string) => at.app.post('User/UndoEmailChange', { token });
const ageProof = (as: SignedIn) =>
  at.app.database.pool.query(
    `update session set proven_at = now() - interval '6 minutes' where id = $1`,
    [as.sessionId],
  );
const isSettled = ({ id }: TestPerson) =>
  requireSettledEmail(at.app.database.db, id).then(
    () => true,
    (error) => error.code,
  );

/** An open account whose email the admin asked to change. */
async function asked() {
  const person = await at.make({ role: 'client' });
  const email = freshEmail();
  const answer = await at.update(person.id, { version: 1, email });
  const [toNew, toOld] = await Promise.all([
    lastMailTo(at.app.services, email, 'accounts.email-replacing'),
    lastMailTo(at.app.services, person.email, 'accounts.email-replaced'),
  ]);
  return { person, email, answer, confirmKey: toNew.token, undoKey: toOld.token };
}

describe('an email that staff change', () => {
  test('waits for its mailbox; until then nothing opens with it', async () => {
    const { person, email, answer } = await asked();
    expect(answer.body.data).toMatchObject({ email: person.email, waiting_email: email });
    expect((await at.get(person.id)).waiting_email).toBe(email);
    await at.app.post('User/ForgetPassword', { email });
    expect((await mailsTo(at.app.services, email)).map(({ kind }) => kind)).toEqual([
      'accounts.email-replacing',
    ]);
    expect((await at.app.post('User/LogIn', { email, password: person.password })).status).toBe(
      400,
    );
    expect(await at.app.signIn(person)).toBeTruthy();
  });

  test('takes effect with the link that went there, and ends sessions', async () => {
    const { person, email, confirmKey } = await asked();
    const session = await at.app.signIn(person);
    expect((await confirm(confirmKey)).body.data).toEqual({ email });
    expect((await at.app.get('User/Session', null, session)).status).toBe(401);
    expect(await at.get(person.id)).toMatchObject({ email, waiting_email: null });
    expect(await at.app.signIn({ ...person, email })).toBeTruthy();
    const [last] = await at.history(person.id);
    expect(last).toMatchObject({ changedBy: { id: at.adminPerson.id }, abilities: [] });
  });

  test('is stopped from the old mailbox, which changes nothing else', async () => {
    const { person, confirmKey, undoKey } = await asked();
    const session = await at.app.signIn(person);
    expect(await undo(undoKey)).toMatchObject({
      status: 200,
      body: { message: answerMessages.emailKept(), data: { email: person.email } },
    });
    expect((await confirm(confirmKey)).body.code).toBe('token-used-up');
    expect((await at.app.get('User/Session', null, session)).status).toBe(200);
    expect((await at.get(person.id)).waiting_email).toBeNull();
  });

  test('that the old mailbox stopped is in the security log, once', async () => {
    const { person, undoKey } = await asked();
    await undo(undoKey);
    const next = await asked();
    await confirm(next.confirmKey);
    await undo(next.undoKey);
    const { rows } = await at.app.database.pool.query(
      `select person_id, actor_id from security_event where kind = 'email-change-stopped'
       and person_id = any($1)`,
      [[person.id, next.person.id]],
    );
    expect(rows).toEqual([{ person_id: person.id, actor_id: person.id }]);
  });

  test('is in the history when it was asked for and when it was stopped, never to undo', async () => {
    const { person, email, undoKey } = await asked();
    await undo(undoKey);
    const field = { field: 'waiting_email', label: 'New email, not confirmed yet' };
    const [stopped, wanted] = await at.history(person.id);
    expect(wanted).toMatchObject({
      changedBy: { id: at.adminPerson.id },
      fields: [{ ...field, before: '', after: email }],
      abilities: [],
    });
    expect(stopped).toMatchObject({
      changedBy: { id: person.id },
      fields: [{ ...field, before: email, after: '' }],
      abilities: [],
    });
    const answer = await at.post(`users/${person.id}/undo`, { change: wanted.id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
  });

  test('ends when the person gets another role', async () => {
    const { person, confirmKey } = await asked();
    const answer = await at.update(person.id, { version: 1, role: 'lender' }, at.superAdmin);
    expect(answer.status).toBe(200);
    expect((await at.get(person.id)).waiting_email).toBeNull();
    expect((await confirm(confirmKey)).body.code).toBe('token-used-up');
  });

  /** A change that another admin asked for. */
  async function askedBy() {
    const staffPerson = await at.make({ role: 'admin' });
    const staff = await at.app.signIn(staffPerson);
    const person = await at.make({ role: 'client' });
    const email = freshEmail();
    expect((await at.update(person.id, { version: 1, email }, staff)).status).toBe(200);
    const { token } = await lastMailTo(at.app.services, email, 'accounts.email-replacing');
    return { staffPerson, person, token };
  }

  test.each([
    ['is deactivated', (id: string) => at.post(`users/${id}/deactivate`, {}, at.superAdmin)],
    ['is deleted', (id: string) => at.remove(id, undefined, at.superAdmin)],
  ])('ends when the one who asked for it %s', async (_what, leave) => {
    const { staffPerson, person, token } = await askedBy();
    expect((await leave(staffPerson.id)).status).toBe(200);
    expect((await at.get(person.id)).waiting_email).toBeNull();
    expect((await confirm(token)).body.code).toBe('token-used-up');
    expect(await isSettled(person)).toBe(true);
  });

  test.each([
    ['lost the right', `update person set role_key = 'agent' where id = $1`],
    ['left without a trace', `update person set deactivated_at = now() where id = $1`],
  ])('can’t be confirmed when the one who asked for it %s', async (_what, query) => {
    const { staffPerson, person, token } = await askedBy();
    await at.app.database.pool.query(query, [staffPerson.id]);
    expect((await confirm(token)).body.code).toBe('token-used-up');
    expect((await at.get(person.id)).email).toBe(person.email);
  });

  test('can’t be confirmed when the person’s role grew beyond what the asker holds', async () => {
    const { person, token } = await askedBy();
    await at.app.database.pool.query(`update person set role_key = 'super-admin' where id = $1`, [
      person.id,
    ]);
    expect((await confirm(token)).body.code).toBe('token-used-up');
  });

  test('is undone from the old mailbox for seven days after it took effect', async () => {
    const { person, email, confirmKey, undoKey } = await asked();
    await confirm(confirmKey);
    const thief = await at.app.signIn({ ...person, email });
    await at.app.database.pool.query(
      `update secret_link set expires_at = expires_at - interval '6 days 23 hours'
       where subject = $1 and purpose = 'accounts.email-undo'`,
      [person.id],
    );
    expect((await undo(undoKey)).body.message).toBe(answerMessages.emailRestored());
    expect((await at.app.get('User/Session', null, thief)).status).toBe(401);
    expect((await at.get(person.id)).email).toBe(person.email);
  });

  test('is refused to a person whose role lacks something the other one holds', async () => {
    const { permission } = await at.permissionsOf('internal-concierge');
    const powers = ['edit-users', 'usermanagement'].map((key) => ({
      permission: key,
      view: true,
      edit: false,
    }));
    await at.assign({ role: 'internal-concierge', permission: [...permission, ...powers] });
    const desk = await at.app.signIn(await at.make({ role: 'internal-concierge' }));
    const agent = await at.make({ role: 'lender' });
    await at.assign({
      role: 'lender',
      permission: [
        ...(await at.permissionsOf('lender')).permission,
        { permission: 'e-sign', view: true, edit: false },
      ],
    });
    const other = await at.update(agent.id, { version: 1, city: 'Elkhorn' }, desk);
    expect(other.status).toBe(200);
    const email = freshEmail();
    expect(await at.update(agent.id, { version: 2, email }, desk)).toMatchObject({
      status: 403,
      body: { code: 'person-above-yours' },
    });
    expect(await mailsTo(at.app.services, email)).toEqual([]);
    expect(await at.update(agent.id, { version: 2, email }, at.agent)).toMatchObject({
      status: 403,
    });
    expect(await at.update(agent.id, { version: 2, email })).toMatchObject({ status: 200 });
  });

  test('needs a recent proof, which a password gives again', async () => {
    const admin = await at.app.signIn(at.adminPerson);
    await ageProof(admin);
    const person = await at.make();
    const body = { version: 1, email: freshEmail() };
    expect(await at.update(person.id, body, admin)).toMatchObject({
      status: 403,
      body: { code: 'proof-needed' },
    });
    expect((await at.update(person.id, { version: 1, city: 'Omaha' }, admin)).status).toBe(200);
    await at.app.post('User/ProveYourself', { currentPassword: at.adminPerson.password }, admin);
    expect((await at.update(person.id, { ...body, version: 2 }, admin)).status).toBe(200);
  });

  test('keeps its person from what needs a settled email for 72 hours', async () => {
    const [waiting, old, confirmed] = [await asked(), await asked(), await asked()];
    await confirm(confirmed.confirmKey);
    await at.app.database.pool.query(
      `update secret_link set expires_at = expires_at - interval '73 hours' where subject = $1`,
      [old.person.id],
    );
    expect(await isSettled(waiting.person)).toBe('email-unsettled');
    expect(await isSettled(old.person)).toBe(true);
    expect(await isSettled(confirmed.person)).toBe(true);
    expect(await isSettled(at.agentPerson)).toBe(true);
    await undo(waiting.undoKey);
    expect(await isSettled(waiting.person)).toBe(true);
  });
});
