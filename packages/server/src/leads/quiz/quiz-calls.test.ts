import { randomUUID } from 'node:crypto';
import { leadEndpoints, quizQuestions, UNUSED_QUESTION } from '@homestead/contract/leads';
import { DECOY_FILLED, FORM_GUARD_HEADER } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { leadsRoom } from '../plugin.ts';

const app = await createAccountsApp(
  { PUBLIC_URL: 'http://localhost:3000', BUSINESS_HOURS: 'Mon-Sun 00:00-23:59' },
  { rooms: [...homeRooms, leadsRoom] },
);
const { db } = app.database;
const names = ['Ada', 'Ben', 'Cy', 'Dee', 'Eli'];
const agents = await Promise.all(
  names.map((first_name) => app.makePerson({ role: 'agent', first_name, last_name: 'Agent' })),
);
await app.makePerson({ role: 'agent', first_name: 'Gone', deactivated_at: new Date() });
await app.makePerson({ role: 'agent', first_name: 'Lapsed', license_expires_on: '2020-01-01' });
await app.makePerson({ role: 'concierge', first_name: 'Concierge' });
const client = await app.makePerson({ role: 'client', email: 'jordan@example.org' });
const as = { agent: await app.signIn(agents[0] as never), client: await app.signIn(client) };
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.empty(
    'throttle',
    'idempotent_answer',
    'event_outbox',
    'mail_message',
    'secret_link',
    'lead',
  );
});

const answers = (letters = 'ABCABCABCA') =>
  quizQuestions.map(({ question, options }, index) => ({
    question,
    answer: options['ABC'.indexOf(letters[index] ?? 'A')] as string,
  }));
const quiz = (given: { user_info?: object; quizz_Question_info?: unknown } = {}) => ({
  quizz_Question_info: answers(),
  ...given,
  user_info: {
    name: 'Eve O’Brien',
    email: 'Eve@Example.org',
    phone: '(402) 555-0142',
    ...given.user_info,
  },
});
const { path } = leadEndpoints.saveQuizDetails;
const send = (given = {}, who?: SignedIn | { headers: Record<string, string> }) =>
  app.post(path, quiz(given), who);
const rowsOf = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows;

/** Leads of an agent with inquiries that wait or were answered after so many minutes. */
async function giveWork(agent: number, { waiting = 0, answered = [] as number[] }) {
  const id = agents[agent]?.id;
  const times = [...Array<null>(waiting).fill(null), ...answered];
  for (const minutes of times) {
    await sql`
      with made as (
        insert into lead (first_name, last_name, email, agent_id, claimed_at)
        values ('Kim', 'Lee', ${`${randomUUID()}@example.org`}, ${id}, now()) returning id)
      insert into inquiry (lead_id, kind, is_verified, name, email, received_at, due_at,
        answered_at, answered_by, answered_how)
      select id, 'contact', false, 'Kim Lee', 'kim@example.org', now() - interval '1 day', now(),
        now() - interval '1 day' + make_interval(mins => ${minutes}),
        case when ${minutes}::int is not null then ${id}::uuid end,
        case when ${minutes}::int is not null then 'call' end
      from made`.execute(db);
  }
}

describe('the quiz', () => {
  it('is stored with an inquiry that waits for an answer', async () => {
    const sent = await send();
    expect(sent).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Quiz submitted successfully' },
    });
    expect(await rowsOf('lead')).toMatchObject([
      { first_name: 'Eve', last_name: 'O’Brien', email: 'eve@example.org', phone: '+14025550142' },
    ]);
    const [inquiry] = await rowsOf('inquiry');
    expect(inquiry).toMatchObject({ kind: 'quiz' });
    expect(inquiry?.due_at).toBeInstanceOf(Date);
    expect(await rowsOf('quiz_submission')).toEqual([
      { inquiry_id: inquiry?.id, answers: answers(), match: sent.body.match },
    ]);
    const kinds = (await rowsOf('mail_message')).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['leads.inquiry-arrived', 'leads.inquiry-received']);
  });

  it('stores the answer about gender, shows it to no one, and isn’t changed by it', async () => {
    await giveWork(0, { waiting: 1 });
    await giveWork(1, { answered: [5, 6, 7] });
    const all = await Promise.all(
      ['A', 'B', 'C'].map((letter) => send({ quizz_Question_info: answers(`AAAAAAAAA${letter}`) })),
    );
    expect(new Set(all.map(({ body }) => JSON.stringify(body.match))).size).toBe(1);
    const asked = quizQuestions[UNUSED_QUESTION]?.question ?? '';
    const stored = (await rowsOf('quiz_submission')).map(
      ({ answers }) => (answers as { answer: string }[]).at(-1)?.answer,
    );
    expect(stored.sort()).toEqual(['Female', 'Male', 'No preference']);
    const listed = await app.get('inquiries', {}, as.agent);
    expect(JSON.stringify(listed.body)).toContain(quizQuestions[0]?.question);
    expect(JSON.stringify([listed.body, await rowsOf('lead_activity')])).not.toContain(asked);
  });

  it('takes letters, and the answers in any order', async () => {
    const given = quizQuestions.map(({ question }) => ({ question, answer: 'B' })).reverse();
    expect((await send({ quizz_Question_info: given })).status).toBe(200);
    const [row] = await rowsOf('quiz_submission');
    expect(row?.answers).toEqual(answers('BBBBBBBBBB'));
  });

  it('goes on a client’s own lead', async () => {
    await send({ user_info: { email: 'other@mailbox.example' } }, as.client);
    expect(await rowsOf('lead')).toMatchObject([
      { email: 'jordan@example.org', person_id: client.id },
    ]);
  });

  it('counts once when it is sent twice with one key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const both = await Promise.all([send({}, { headers }), send({}, { headers })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf('quiz_submission')).toHaveLength(1);
  });

  it('that looks like spam is answered alike and waits for staff without emails', async () => {
    const sent = await send({}, { headers: { [FORM_GUARD_HEADER]: DECOY_FILLED } });
    expect(sent).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await rowsOf('inquiry')).toMatchObject([{ is_suspected: true, due_at: null }]);
    expect(await rowsOf('mail_message')).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'user_info.name', 'User Name is required'],
    [{ name: 'E' }, 'user_info.name', 'User Name must be at least 2 characters'],
    [{ name: 'R2D2' }, 'user_info.name', 'User Name can only contain letters'],
    [{ name: 'x'.repeat(26) }, 'user_info.name', 'User Name cannot exceed 25 characters'],
    [{ email: 'eve@example' }, 'user_info.email', 'Please enter a valid email address'],
    [{ phone: '' }, 'user_info.phone', 'Phone number is required'],
    [{ phone: '402555' }, 'user_info.phone', 'Phone number must be 10 digits'],
  ])('refuses %j', async (given, field, message) => {
    const { status, body } = await send({ user_info: given });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, message }]);
    expect(await rowsOf('lead')).toEqual([]);
  });

  it.each([
    ['a missing answer', answers().slice(1)],
    ['a question twice', [...answers().slice(1), answers()[1]]],
    ['an unknown question', [{ question: 'Religion?', answer: 'A' }, ...answers().slice(1)]],
    ['an unknown answer', [{ ...answers()[0], answer: 'D' }, ...answers().slice(1)]],
  ])('refuses %s', async (_what, given) => {
    const { status, body } = await send({ quizz_Question_info: given });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { field: 'quizz_Question_info', message: 'Answers: answer all ten questions' },
    ]);
  });
});

describe('the match', () => {
  it('says that there is too little to go by', async () => {
    const { body } = await send();
    expect(body.match).toMatchObject({ agents: [], others: [] });
    expect(body.match.notes[0]).toMatch(/^We don’t have enough records yet/);
  });

  it('names up to three who have time, says why, and why not the others', async () => {
    await giveWork(0, { waiting: 2 });
    await giveWork(1, { answered: [5, 9, 50] });
    await giveWork(2, { answered: [70] });
    await giveWork(3, { waiting: 1 });
    await giveWork(4, { answered: [1, 2, 3, 4] });
    const { match } = (await send()).body;
    const waits = 'No client is waiting to hear from them right now.';
    const active = 'They have fewer active clients than others on the team.';
    expect(match.agents).toMatchObject([
      { name: 'Cy Agent', roleLabel: 'Agent', reasons: [waits, active] },
      {
        name: 'Ben Agent',
        reasons: [waits, active, 'They usually answer within 9 minutes.'],
      },
      { name: 'Eli Agent', reasons: [waits, 'They usually answer within 3 minutes.'] },
    ]);
    expect(match.others).toEqual([
      {
        reason: 'More clients are waiting to hear from them.',
        names: ['Dee Agent', 'Ada Agent'],
      },
    ]);
    expect(match.notes.join(' ')).toMatch(/how much time they have.*we never use it/);
  });

  it('prefers agents whose pages fit the answers and what the client looked at', async () => {
    const office = await app.signIn(await app.makePerson({ role: 'admin' }));
    const write = (at: number, profile: object) =>
      app.put(
        `agent-profiles/${agents[at]?.id}`,
        { version: 0, isPublished: true, ...profile },
        office,
      );
    await write(0, { styles: ['Direct'], specialties: ['Historic homes'], languages: ['Spanish'] });
    for (const at of [1, 2]) await write(at, { styles: ['Direct'] });
    await write(3, { areas: ['Omaha'], priceFromCents: 20_000_000, priceToCents: 40_000_000 });
    await giveWork(0, { waiting: 2 });
    const homes = await insertListings(db, [{}, {}, {}]);
    await db
      .insertInto('viewed_home')
      .values(homes.map((listing_id) => ({ person_id: client.id, listing_id })))
      .execute();
    const given = { ...quiz({ quizz_Question_info: answers('ABAAAAAABA') }), language: 'es' };
    const [first, second] = (await app.post(path, given, as.client)).body.match.agents;
    expect(first).toMatchObject({ name: 'Ada Agent', slug: 'ada-agent' });
    expect(first.reasons).toEqual([
      'They speak Spanish.',
      'They describe their style as you asked: direct.',
      'They name a specialty that fits your answers: historic homes.',
    ]);
    expect(second.reasons.slice(0, 2)).toEqual([
      'They work in Omaha, where you’ve been looking.',
      'Homes around $300,000, like those you looked at, are in their price range.',
    ]);
    const stranger = (await send({ quizz_Question_info: answers('ABAAAAAABA') })).body.match;
    expect(JSON.stringify(stranger)).not.toContain('looked at, are');
    expect(stranger.others.map(({ reason }: { reason: string }) => reason)).toContain(
      'Their profile fits less of what you’re looking for.',
    );
  });
});
