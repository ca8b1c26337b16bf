import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '#platform';
import { createAccountsApp, fromOwnPage, readSignedIn } from '../../../test/accounts-app.ts';

it('no password, secret, token or personal address appears in the log or in the audit', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await createAccountsApp(
    {},
    { log: createLog({ level: 'trace', pretty: false, sink }) },
  );
  const person = await app.makePerson({ password: 'Secret-Rose-7' });
  const mine = await app.signIn(person);
  await app.post('User/LogIn', { email: person.email, password: 'Wrong-Secret-7' });
  const answer = await app.post('User/Refresh', undefined, fromOwnPage(mine.cookie));
  const next = readSignedIn(answer);
  await app.get('User/Session', null, next);
  await app.get(
    'User/Session',
    { token: next.jwtToken },
    { headers: { authorization: 'Bearer x' } },
  );
  await app.post('User/SignOut', undefined, fromOwnPage(next.cookie));
  const audit = await app.database.db.selectFrom('security_event').selectAll().execute();
  await app.close();

  const written = `${lines.join('')} ${JSON.stringify(audit)}`;
  expect(written).toContain('User/LogIn');
  expect(audit.length).toBeGreaterThan(2);
  const cookieValues = [mine, next].flatMap(({ cookie }) =>
    cookie.split('; ').map((pair) => pair.split('=')[1] as string),
  );
  const secrets = ['Secret-Rose-7', 'Wrong-Secret-7', person.email, mine.jwtToken, next.jwtToken];
  for (const secret of [...secrets, ...cookieValues, ...cookieValues.map((v) => v.split('.')[1])]) {
    if (secret) expect(written).not.toContain(secret);
  }
});
