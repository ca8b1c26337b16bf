import { randomUUID } from 'node:crypto';
import { leadEndpoints } from '@homestead/contract/leads';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serviceArea } from '#platform';
import { createAccountsApp } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';
import { tourStaffMessages } from '../messages/staff-emails.ts';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { leadsRoom } from '../plugin.ts';

const { app, ask } = await createTourApp();

async function stored() {
  const { rows } = await sql<Record<string, unknown>>`
    select r.*, (select array_agg(starts_at order by starts_at) from tour_request_time
      where tour_request_id = r.id) as times from tour_request r`.execute(app.database.db);
  return rows;
}

const mails = () =>
  app.database.db.selectFrom('mail_message').selectAll().orderBy('kind').execute();

async function openMail(kind: string) {
  const mail = (await mails()).find((one) => one.kind === kind);
  if (!mail?.sealed_body) throw new Error(`No mail ${kind}`);
  return { ...mail, ...app.services.mail.open(mail.id, mail.sealed_body) };
}

describe('a visitor’s tour request', () => {
  it('is an inquiry with the page, the campaign and the consent of its form', async () => {
    const form = { page: '/singleproduct/T1', campaign: { source: 'radio' }, language: 'en' };
    await ask(tourForm({ ...form, textConsent: true }));
    const { rows } = await sql<Record<string, unknown>>`
      select i.page, i.campaign, c.channel, c.kind, c.address, c.ip_address,
        c.about_id = i.lead_id as own
      from inquiry i join consent c on c.about_id = i.lead_id`.execute(app.database.db);
    expect(rows).toEqual([
      {
        ...{ page: '/singleproduct/T1', campaign: { source: 'radio' }, own: true },
        ...{ channel: 'sms', kind: 'transactional', address: '+14025550142' },
        ip_address: '127.0.0.1',
      },
    ]);
    expect(await stored()).toMatchObject([{ origin: null }]);
  });

  it('is stored with its times, and emailed in the same commit', async () => {
    expect(await ask(tourForm())).toMatchObject({ status: 200, body: true });
    const [request, ...others] = await stored();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      listing_key: 'KEY-T1',
      mls_number: 'T1',
      home_address: '5011 Chicago St, Omaha, NE 68132',
      person_id: null,
      name: 'Eve Tester',
      email: 'eve@example.org',
      phone: '+14025550142',
      comments: 'Is the basement dry?',
      kind: 'in-person',
      tour_on: tourDay,
      times: [new Date(at('10:30')), new Date(at('14:00'))],
    });
    const events = await app.database.db.selectFrom('event_outbox').selectAll().execute();
    expect(events.find(({ type }) => type === 'leads.tour-requested')?.payload).toEqual({
      tourRequestId: request?.id,
      mlsNumber: 'T1',
      personId: null,
    });
    expect(events.map(({ type }) => type)).toContain('leads.inquiry-moved');
    expect((await mails()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ['leads.tour-requested', 'eve@example.org'],
      ['leads.tour-wanted', 'concierge@prairieandmain.example'],
    ]);
  });

  it('is confirmed without anything that was typed, with a file for each time', async () => {
    const typed = {
      firstName: 'Cheap Pills',
      comments: 'Buy at https://evil.example',
      address: 'https://evil.example',
    };
    await ask(tourForm(typed));
    const mail = await openMail('leads.tour-requested');
    const all = JSON.stringify(mail);
    expect(all).not.toMatch(/Cheap Pills|evil\.example/);
    expect(mail.text).toContain(
      tourEmailMessages.requestedInPerson({ home: '5011 Chicago St, Omaha, NE 68132' }),
    );
    expect(mail.text).toContain(tourEmailMessages.notConfirmed({ firm: 'Prairie & Main Realty' }));
    expect(mail.text).toContain(serviceArea().buyerAgreement?.forVisitors);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['tour-1.ics', 'tour-2.ics']);
    const events = mail.attachments.map(({ content }) => readEvent(content));
    expect(events.map(({ start }) => start)).toEqual([at('10:30'), at('14:00')]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    for (const event of events) {
      expect(event).toMatchObject({
        status: 'TENTATIVE',
        minutes: 30,
        sequence: 0,
        summary: tourEmailMessages.calendarSummary({
          home: '5011 Chicago St, Omaha, NE 68132',
        }),
        location: '5011 Chicago St, Omaha, NE 68132',
        url: 'http://localhost:3000/singleproduct/T1',
      });
      expect(event.uid).toMatch(/^tour-[0-9a-f-]{36}-[12]@localhost$/);
    }
  });

  it('reaches the concierge team with what was typed, as text', async () => {
    await ask(tourForm({ comments: '<b>Bold</b> & brief' }));
    const mail = await openMail('leads.tour-wanted');
    expect(mail.subject).toBe(
      tourStaffMessages.wantedSubject({ home: '5011 Chicago St, Omaha, NE 68132' }),
    );
    expect(mail.text).toContain('Eve Tester');
    expect(mail.text).toContain('(402) 555-0142');
    expect(mail.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; brief');
  });

  it('for a home with a hidden address never reveals it', async () => {
    expect((await ask(tourForm({ propertyId: 'T2' }))).body).toBe(true);
    const [request] = await stored();
    expect(request?.home_address).toBeNull();
    const mail = await openMail('leads.tour-requested');
    expect(mail.text).toContain(tourEmailMessages.homeByNumber({ number: 'T2' }));
    expect(JSON.stringify(mail)).not.toMatch(/Chicago St/);
  });

  it('by video chat is stored as such', async () => {
    await ask(tourForm({ inPersonTour: false, videoChatTour: true }));
    expect((await stored())[0]?.kind).toBe('video-chat');
  });
});

describe('a brokerage without a concierge address', () => {
  it('gets the request at its own address', async () => {
    const own = await createAccountsApp(
      { BROKERAGE_EMAIL: 'office@example.org' },
      { rooms: [...homeRooms, leadsRoom] },
    );
    Object.assign(own.services.settings.brokerage, { conciergeEmail: null });
    await insertListings(own.database.db, [{ mls_number: 'T1' }]);
    expect((await own.post(leadEndpoints.requestTour.path, tourForm())).status).toBe(200);
    const sent = await own.database.db.selectFrom('mail_message').selectAll().execute();
    expect(sent.map(({ to_address }) => to_address)).toContain('office@example.org');
    await own.close();
  });
});

describe('resubmitted', () => {
  it('with its key changes nothing and gets the same answer, even at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(tourForm(), null, key)));
    answers.push(await ask(tourForm(), null, key));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: true });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('with its key and another body is refused', async () => {
    const key = randomUUID();
    await ask(tourForm(), null, key);
    const { status, body } = await ask(tourForm({ comments: 'Other' }), null, key);
    expect([status, body.code]).toEqual([422, 'idempotency-key-reused']);
    expect(await stored()).toHaveLength(1);
  });
});

describe('the requester', () => {
  it('is stored with the request when signed in, with or without their id', async () => {
    const person = await app.makePerson();
    const session = await app.signIn(person);
    for (const userId of [person.id, undefined, '00000000-0000-0000-0000-000000000000']) {
      expect((await ask(tourForm({ userId }), session)).body).toBe(true);
    }
    expect((await stored()).map(({ person_id }) => person_id)).toEqual(Array(3).fill(person.id));
  });

  it('may not be another person, whether or not that person exists', async () => {
    const neighbor = await app.makePerson();
    const session = await app.signIn(await app.makePerson());
    for (const userId of [neighbor.id, randomUUID(), 'nobody']) {
      expect((await ask(tourForm({ userId }), session)).status).toBe(403);
      expect((await ask(tourForm({ userId }))).status).toBe(403);
    }
    expect(await stored()).toEqual([]);
  });

  it('is confirmed to one mailbox three times an hour, whatever its tags, and stored each time', async () => {
    for (const tag of ['', '+a', '+b', '+c', '+d']) {
      expect((await ask(tourForm({ email: `eve${tag}@example.org` }))).status).toBe(200);
    }
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...Array(3).fill('leads.tour-requested'),
      ...Array(5).fill('leads.tour-wanted'),
    ]);
    expect(await stored()).toHaveLength(5);
  });

  it('with a bad token is signed out', async () => {
    const bad = { jwtToken: 'x', cookie: '', sessionId: '' };
    expect((await ask(tourForm(), bad)).status).toBe(401);
  });

  it('has to wait after too many requests from an IP address, under any email', async () => {
    for (let n = 0; n < 8; n += 1) expect((await ask(tourForm())).status).toBe(200);
    const refused = await ask(tourForm({ email: 'last@example.org' }));
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-tries']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('refusals', () => {
  it.each([
    ['T3', 409, 'home-off-the-market'],
    ['T4', 404, 'listing-not-found'],
    ['nothing', 404, 'listing-not-found'],
  ])('the home %s: %i %s', async (propertyId, status, code) => {
    const answer = await ask(tourForm({ propertyId }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([
    [{ propertyId: 5 }, 'propertyId'],
    [{ propertyId: undefined }, 'propertyId'],
    [{ firstName: null }, 'firstName'],
    [{ firstName: 'Eve\r\nBcc: all@example.org' }, 'firstName'],
    [{ email: 'eve@example.org\nBcc: all@example.org' }, 'email'],
    [{ email: '' }, 'email'],
    [{ phone: 4025550142 }, 'phone'],
    [{ date_Time: 'tomorrow' }, 'date_Time'],
    [{ date_Time: `${tourDay}T10:30:00` }, 'date_Time'],
    [{ date_Time: at('11:00') }, 'date_Time'],
    [{ comments: '' }, 'comments'],
    [{ comments: 'x'.repeat(2001) }, 'comments'],
    [{ inPersonTour: 'yes' }, 'inPersonTour'],
    [{ videoChatTour: true }, 'inPersonTour'],
    [{ time: '10:30' }, 'time'],
    [{ time: ['10:30', '11:00', '12:00', '13:00'] }, 'time'],
    [{ time: Array(21).fill('10:30') }, 'time'],
  ])('%o', async (given, field) => {
    const { status, body } = await ask(tourForm(given));
    expect([status, body.code]).toEqual([400, 'bad-input']);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each([undefined, [], { nothing: true }])('the body %o', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });
});

it('a person’s export includes their requests, and erasing removes their data', async () => {
  const person = await app.makePerson();
  const other = await app.makePerson();
  await ask(tourForm(), await app.signIn(person));
  await ask(tourForm({ email: 'other@example.org' }), await app.signIn(other));
  const { personData } = app.accounts;
  const exported = await personData.exportOf(app.database.db, person.id);
  expect(exported.leads?.tours).toMatchObject([
    { mls_number: 'T1', email: 'eve@example.org', times: [expect.any(String), expect.any(String)] },
  ]);
  await app.database.db.transaction().execute((tx) => personData.erase(tx, [person.id]));
  const rows = await stored();
  const erased = rows.find(({ person_id }) => person_id === person.id);
  expect(erased).toMatchObject({ name: 'Former Person', phone: '', comments: '' });
  expect(rows.find(({ person_id }) => person_id === other.id)?.name).toBe('Eve Tester');
});

function readEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event');
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    location: event.location,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    status: component.getFirstPropertyValue('status'),
    url: component.getFirstPropertyValue('url'),
  };
}
