import { createHash } from 'node:crypto';
import { savedEndpoints } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';
import { openSavedSearchSite, type SavedSearchSite } from '../../../test/saved-search-site.ts';
import { alertEmailMessages } from '../messages.ts';
import { alertHours } from './alert-hours.ts';
import { peopleToTell } from './due-alert-store.ts';

let at: SavedSearchSite;

beforeAll(async () => {
  at = await openSavedSearchSite();
});
afterAll(() => at.site.close());

describe('news', () => {
  it('is found by the searches it fits, counted until it is viewed, and found once', async () => {
    const person = await at.newPerson();
    const { id } = await at.saved(person, { filter: { city: 'Blair', pricemax: 350000 } });
    const other = await at.saved(person, { filter: { city: 'Blair', pricemax: 100000 } });
    const home = await at.aHome('Blair');
    await at.match();
    expect(await at.match()).toBe(0);
    expect((await at.one(person.as, id)).body.value[0].newcount).toBe(1);
    expect((await at.one(person.as, other.id)).body.value[0].newcount).toBe(0);
    const found = await at.news(person.as, id, true);
    expect(found.body.value).toMatchObject([
      { card: { mlsNumber: home.number }, news: [{ kind: 'new' }] },
    ]);
    expect((await at.news(person.as, id)).body.value).toEqual([]);
    expect((await at.one(person.as, id)).body.value[0].newcount).toBe(0);
  });

  it('is not a home that was listed long before we received it', async () => {
    const person = await at.newPerson();
    const { id } = await at.saved(person, { filter: { city: 'Yutan' } });
    const home = await at.aHome('Yutan');
    await at.site.database.db
      .updateTable('listing_history')
      .set({ happened_at: new Date('2021-07-03T05:00:00Z') })
      .where('listing_id', '=', home.id)
      .execute();
    await at.match();
    expect((await at.news(person.as, id)).body.value).toEqual([]);
  });

  it('is a lower price, a home for sale again and an open house, not a higher price', async () => {
    const person = await at.newPerson();
    const home = await at.aHome('Ashland');
    const { id } = await at.saved(person, { filter: { city: 'Ashland' } });
    await at.happens(home.id, { event: 'price', price_cents: 9, previous_price_cents: 5 });
    await at.match();
    expect((await at.news(person.as, id)).body.value).toEqual([]);
    await at.happens(home.id, { event: 'price', price_cents: 5, previous_price_cents: 9 });
    await at.happens(home.id, { status: 'Active', previous_status: 'Pending' });
    await at.site.database.db
      .insertInto('open_house')
      .values({
        open_house_key: 'OH-S1',
        listing_id: home.id,
        starts_at: new Date(Date.now() + 3_600_000),
        ends_at: new Date(Date.now() + 7_200_000),
        is_public: true,
      })
      .execute();
    await at.match();
    const [{ news: all }] = (await at.news(person.as, id)).body.value;
    expect(all.map((one: { kind: string }) => one.kind).sort()).toEqual([
      'back-on-market',
      'open-house',
      'price-drop',
    ]);
  });

  it('from before the search was saved, or that it does not want, is left out', async () => {
    const person = await at.newPerson();
    await at.aHome('Valley');
    const late = await at.saved(person, { filter: { city: 'Valley' } });
    const picky = await at.saved(person, { filter: { city: 'Valley' }, wants: ['price-drop'] });
    await at.match();
    await at.aHome('Valley');
    await at.match();
    expect((await at.news(person.as, late.id)).body.value).toHaveLength(1);
    expect((await at.news(person.as, picky.id)).body.value).toEqual([]);
  });
});

describe('an email', () => {
  it('covers all searches of a person, and stops by its link', async () => {
    const person = await at.newPerson();
    const [first, second] = [
      await at.saved(person, { name: 'Gretna', filter: { city: 'Gretna' } }),
      await at.saved(person, {
        name: 'Cheap',
        filter: { city: 'Gretna', pricemax: 400000 },
      }),
    ];
    const home = await at.aHome('Gretna');
    await at.match();
    await at.tell();
    await at.tell();
    const mails = await mailsTo(at.site.services, person.email);
    const about = mails.filter(({ kind }) => kind === 'saved.saved-search');
    expect(about).toHaveLength(1);
    expect(about[0]?.subject).toBe(
      alertEmailMessages.subjectNewBeds({ place: 'Gretna', count: 3, price: '$300,000' }),
    );
    for (const words of [`/singleproduct/${home.number}`, '$300,000']) {
      expect(about[0]?.text).toContain(words);
    }
    const token = /unsubscribe#token=([\w-]+)/.exec(about[0]?.text ?? '')?.[1] ?? '';
    const opened = { headers: { 'x-link-key': token } };
    const link = await at.site.get(savedEndpoints.getAlertLink.path, null, opened);
    expect(link.body).toEqual({ searchName: null, isOff: false });
    expect((await at.site.get(savedEndpoints.getAlertLink.path, null)).status).toBe(400);
    const { rows } = await at.site.database.pool.query(
      'select hash, email from secret_link where subject = $1',
      [person.id],
    );
    expect(rows).toEqual([{ hash: createHash('sha256').update(token).digest(), email: '' }]);
    const click = await at.site.app.inject({
      method: 'POST',
      url: `/unsubscribe/one-click/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(200);
    for (const { id } of [first, second]) {
      expect((await at.one(person.as, id)).body.value[0].frequency).toBe('off');
    }
    await at.aHome('Gretna');
    await at.match();
    expect(await at.tell()).toBe(0);
    const again = await at.site.post(savedEndpoints.stopAlerts.path, { token });
    expect(again.body).toEqual({ searchName: null, isOff: true });
  });

  it('waits for the morning, the next day or Monday, as the search says', async () => {
    const person = await at.newPerson();
    await at.saved(person, { filter: { city: 'Springfield' }, frequency: 'daily' });
    await at.aHome('Springfield');
    await at.match();
    expect(await at.tell(new Date())).toBe(0);
    expect(await at.tell(new Date('2099-06-03T04:00:00Z'))).toBe(0);
    expect(await at.tell()).toBe(1);
    const mail = await lastMailTo(at.site.services, person.email, 'saved.saved-search');
    expect(mail.text).toContain(alertEmailMessages.foundByOne({ search: 'Dundee' }));
  });

  it('waits for the morning where the person lives, and counts days by their clocks', async () => {
    const living = async (facts: { state?: string; zip?: string }) => {
      const person = await at.newPerson();
      const { db } = at.site.database;
      await db.updateTable('person').set(facts).where('id', '=', person.id).execute();
      const frequency = facts.state === ' hawaii' ? 'daily' : 'at-once';
      await at.saved(person, { filter: { city: 'Plattsmouth' }, frequency });
      return person;
    };
    const [hawaii, nebraska, omaha, nowhere] = [
      await living({ state: ' hawaii' }),
      await living({ state: 'NE', zip: '69101' }),
      await living({ state: 'Nebraska', zip: '68132-1234' }),
      await living({ state: 'Somewhere' }),
    ];
    await at.aHome('Plattsmouth');
    await at.match();
    const told = async () => {
      const people = { hawaii, nebraska, omaha, nowhere };
      const counts = Object.entries(people).map(async ([name, { email }]) =>
        (await mailsTo(at.site.services, email)).length > 0 ? [name] : [],
      );
      return (await Promise.all(counts)).flat();
    };
    // 7:59 and 8:00 in Omaha, 9:00 there and 8:00 in the west of Nebraska, 7:59 and 8:00 in Hawaii
    await at.tell(new Date('2099-06-03T12:59:00Z'));
    expect(await told()).toEqual([]);
    await at.tell(new Date('2099-06-03T13:00:00Z'));
    expect(await told()).toEqual(['omaha', 'nowhere']);
    await at.tell(new Date('2099-06-03T14:00:00Z'));
    expect(await told()).toEqual(['nebraska', 'omaha', 'nowhere']);
    await at.tell(new Date('2099-06-03T17:59:00Z'));
    expect(await told()).toEqual(['nebraska', 'omaha', 'nowhere']);
    await at.tell(new Date('2099-06-03T18:00:00Z'));
    expect(await told()).toEqual(['hawaii', 'nebraska', 'omaha', 'nowhere']);
    const waits = await at.site.database.db
      .selectFrom('mail_message')
      .select('quiet_zones')
      .where('to_address', 'in', [hawaii.email, omaha.email])
      .orderBy('recorded_at')
      .execute();
    expect(waits.map((row) => row.quiet_zones)).toEqual([
      ['America/Chicago'],
      ['Pacific/Honolulu'],
    ]);
  });

  it("isn't sent to people who turned off emails about homes, nor about homes no longer shown", async () => {
    const [quiet, other] = [await at.newPerson(), await at.newPerson()];
    await at.site.database.db
      .insertInto('notification_switch')
      .values({ person_id: quiet.id, kind: 'homes', choice: 'off' })
      .execute();
    for (const person of [quiet, other]) await at.saved(person, { filter: { city: 'Bennington' } });
    const home = await at.aHome('Bennington');
    await at.match();
    await at.site.database.db
      .updateTable('listing')
      .set({ visibility: 'none' })
      .where('id', '=', home.id)
      .execute();
    expect(await at.tell()).toBe(0);
    await at.aHome('Bennington');
    await at.match();
    expect(await at.tell()).toBe(1);
    expect(await mailsTo(at.site.services, quiet.email)).toEqual([]);
  });

  it.each(['x'.repeat(30), 'A'.repeat(120), '../..'])('stops nothing by %s', async (token) => {
    const answer = await at.site.post(savedEndpoints.stopAlerts.path, { token });
    expect(answer.status).toBe(400);
    const click = await at.site.app.inject({
      method: 'POST',
      url: `/unsubscribe/one-click/${encodeURIComponent(token)}`,
    });
    expect(click.statusCode).toBe(400);
  });
});

it('people with something due are found without reading what was told, or all people', async () => {
  const { db, pool } = at.site.database;
  const person = await at.newPerson();
  const { id } = await at.saved(person, { filter: { city: 'Gretna' } });
  const home = await at.aHome('Nowhere');
  await sql`
    insert into person (email, first_name, last_name, role_key, email_verified_at, state)
    select 'p' || n || '@example.com', 'A', 'B', 'client', now(), 'NE'
    from generate_series(1, 5000) n`.execute(db);
  await sql`
    insert into saved_search_match
      (saved_search_id, listing_id, news, news_id, happened_at, matched_at, told_at)
    select ${id}::uuid, ${home.id}, 'new', n, now(), now() - interval '1 hour', now()
    from generate_series(100000, 120000) n`.execute(db);
  await at.site.database.asOwner('analyze person, saved_search_match');
  const hours = alertHours(new Date('2099-06-03T20:00:00Z'), {
    timeZone: 'America/Chicago',
    zips: [{ zip: '68132' }],
  });
  const statement = peopleToTell(hours, 50).compile(db);
  const plan = await pool.query(`explain ${statement.sql}`, [...statement.parameters]);
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('saved_search_match_untold');
  expect(text).not.toMatch(/Seq Scan on (person|saved_search_match)\b/);
});
