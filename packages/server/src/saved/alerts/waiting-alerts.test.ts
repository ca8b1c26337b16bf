import { savedEndpoints } from '@homestead/contract/saved';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo } from '../../../test/mailbox.ts';
import {
  openSavedSearchSite,
  type SavedSearchSite,
  type Searcher,
} from '../../../test/saved-search-site.ts';
import { issueAlertLinks } from './alert-link.ts';

let at: SavedSearchSite;

beforeAll(async () => {
  at = await openSavedSearchSite();
});
afterAll(() => at.site.close());

const click = (token: string) =>
  at.site.app.inject({ method: 'POST', url: `/unsubscribe/one-click/${token}` });
type Stop = (person: Searcher, id: string, token: string) => Promise<object>;
it.each<[string, Stop]>([
  ['one click', (_person, _id, token) => click(token)],
  [
    'one click for all searches',
    async ({ id: personId }) => {
      const [key = ''] = await issueAlertLinks(at.site.database.db, [{ personId }]);
      return click(key);
    },
  ],
  [
    'one click in an email that has the scope sealed in its link',
    ({ id: personId }) => {
      const sealed = at.site.services.secrets.seal('alert link', '', JSON.stringify({ personId }));
      return click(sealed.toString('base64url'));
    },
  ],
  ['its frequency is off', ({ as }, id) => at.save(as, { id, version: 1, frequency: 'off' })],
  [
    'the search is deleted',
    ({ as }, id) => at.site.post(savedEndpoints.deleteSearch.path, { id }, as),
  ],
  [
    'the switch is off',
    ({ as }) =>
      at.site.post(
        'User/UpdateNotifications',
        { notifications: [{ kind: 'homes', by: 'off' }] },
        as,
      ),
  ],
  [
    'the account is deleted',
    ({ as }) => at.site.post('User/DeleteMyAccount', { currentPassword: PASSWORD }, as),
  ],
])('an email that waits for the morning is not sent once %s', async (_name, stop) => {
  const [person, other] = [await at.newPerson(), await at.newPerson()];
  const city = `Night ${person.id.slice(0, 8)}`;
  const { id } = await at.saved(person, { filter: { city } });
  await at.saved(other, { filter: { city } });
  await at.aHome(city);
  await at.match();
  expect(await at.tell()).toBe(2);
  const until = new Date(Date.now() + 3_600_000);
  const waiting = at.site.database.db.updateTable('mail_message').set({ due_at: until });
  await waiting.where('kind', '=', 'saved.saved-search').execute();
  const mail = await lastMailTo(at.site.services, person.email, 'saved.saved-search');
  const token = /unsubscribe#token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const { status, statusCode } = (await stop(person, id, token)) as Record<string, number>;
  expect(status ?? statusCode).toBe(200);
  await at.site.database.db
    .updateTable('mail_message')
    .set({ due_at: new Date(), quiet_zones: null })
    .where('kind', '=', 'saved.saved-search')
    .execute();
  const sent: string[] = [];
  const send = async ({ to, subject }: { to: string; subject: string }) => {
    if (subject === mail.subject) sent.push(to);
    return [];
  };
  await at.deliver(send);
  expect(sent).not.toContain(person.email);
  expect(sent).toContain(other.email);
});
