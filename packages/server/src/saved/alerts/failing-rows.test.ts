import { savedEndpoints } from '@homestead/contract/saved';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../test/mailbox.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { openSavedSearchSite, type SavedSearchSite } from '../../../test/saved-search-site.ts';
import { matchSavedSearches } from './match-saved-searches.ts';

let at: SavedSearchSite;

beforeAll(async () => {
  at = await openSavedSearchSite();
});
afterAll(() => at.site.close());

const alertsTo = async (email: string) =>
  (await mailsTo(at.site.services, email)).filter(({ kind }) => kind === 'saved.saved-search');

it('a search’s name with a line break is refused, and one in the table stops no email', async () => {
  const [person, other] = [await at.newPerson(), await at.newPerson()];
  const refused = await at.save(person.as, { name: 'a\nb', filter: { city: 'Brokenville' } });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } });
  const { id } = await at.saved(person, { filter: { city: 'Brokenville' } });
  await at.saved(other, { filter: { city: 'Brokenville' } });
  await at.site.database.pool.query('update saved_search set name = $2 where id = $1', [
    id,
    'a\r\nBcc: x@example.com',
  ]);
  await at.aHome('Brokenville');
  await at.match();
  expect(await at.tell()).toBe(2);
  const [mail] = await alertsTo(person.email);
  expect(mail?.subject).not.toContain('Bcc');
  expect(mail?.text).toContain('Bcc: x@example.com');
  expect(await alertsTo(other.email)).toHaveLength(1);
});

it('a person whose email fails does not stop the others, and gets it later', async () => {
  const people = [await at.newPerson(), await at.newPerson(), await at.newPerson()] as const;
  for (const person of people) await at.saved(person, { filter: { city: 'Jamtown' } });
  const [bad] = people;
  const address = (email: string) =>
    at.site.database.pool.query('update person set email = $2 where id = $1', [bad.id, email]);
  await at.aHome('Jamtown');
  await at.match();
  await address('a\nb@example.com');
  expect(await at.tell()).toBe(2);
  expect(await at.tell()).toBe(0);
  await address(bad.email);
  expect(await at.tell()).toBe(0);
  await at.site.database.pool.query('update put_off_row set until = now()');
  expect(await at.tell()).toBe(1);
  for (const { email } of people) expect(await alertsTo(email)).toHaveLength(1);
});

it('a search that can’t be matched does not stop the others', async () => {
  const [bad, good] = [await at.newPerson(), await at.newPerson()];
  for (const person of [bad, good]) await at.saved(person, { filter: { city: 'Oddville' } });
  await at.aHome('Oddville');
  const commutes = {
    apply: async <T>(filter: T, _commute: unknown, who: { personId: string } | null) => {
      if (who?.personId === bad.id) throw new TypeError('Cannot match it');
      return filter;
    },
  };
  const matching = { ...at.site.services, terms: paymentTerms, commutes };
  expect(await matchSavedSearches(matching)).toBe(1);
  expect(await at.tell()).toBe(1);
  expect(await alertsTo(good.email)).toHaveLength(1);
  expect(await at.site.services.metrics.registry.metrics()).toContain(
    'job_rows_failed_total{job="saved.match-searches"} 1',
  );
});

it('no transaction is open while a router is asked for a search’s travel times', async () => {
  const person = await at.newPerson();
  await at.saved(person, { filter: { city: 'Farville' } });
  await at.aHome('Farville');
  let open: unknown = null;
  const commutes = {
    apply: async <T>(filter: T) => {
      const { rows } = await at.site.database.pool.query(
        `select query from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      );
      open = rows;
      return filter;
    },
  };
  await matchSavedSearches({ ...at.site.services, terms: paymentTerms, commutes });
  expect(open).toEqual([]);
});

it('is refused in the name of an address, too', async () => {
  const person = await at.newPerson();
  const { status, body } = await at.site.post(
    savedEndpoints.saveAddress.path,
    { label: 'Work\u2028', address: '1 Office\tPlaza' },
    person.as,
  );
  expect(status).toBe(400);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['address']);
});
