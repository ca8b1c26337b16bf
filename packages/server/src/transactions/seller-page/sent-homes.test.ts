import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';

const { app, as, keyed, startFile, confirm, receive } = await openListingOffice();
const { pool } = app.database;

test('a seller who signs in sees their home listed, and the offers on it', async () => {
  const { id } = await startFile(as.agent, {});
  await confirm(id);
  const sent = await app.post(`listing-files/${id}/seller-links`, undefined, keyed(as.agent));
  expect(sent.status).toBe(200);
  const offer = await receive(id);
  const { rows } = await pool.query('select id, email from offer_client_link');
  const { id: link, email } = rows[0];
  const seller = await app.signIn(await app.makePerson({ role: 'client', email }));
  const stranger = await app.signIn(await app.makePerson({ role: 'client' }));
  const { data } = (await app.get('sent-offers', {}, seller)).body;
  expect(data).toMatchObject({
    offers: [],
    homes: [{ link, code: expect.stringMatching(/^LF-/) }],
  });
  const see = (jwtToken: string) =>
    app.get(
      'seller-offers',
      {},
      {
        headers: { authorization: `Bearer ${jwtToken}`, [LINK_KEY_HEADER]: link },
      },
    );
  expect((await see(seller.jwtToken)).body.data).toMatchObject({ waiting: [offer] });
  expect((await see(stranger.jwtToken)).body.code).toBe('client-link-refused');
  expect((await app.get('sent-offers', {}, stranger)).body.data.homes).toEqual([]);
});
